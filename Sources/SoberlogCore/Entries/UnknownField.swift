/// A field that a newer program wrote and this one only carries along.
public struct UnknownField: Hashable, Sendable {
  /// The name of the field.
  public let name: String

  /// The value as JSON text, exactly as it was written.
  public let json: String

  /// Makes a field from its name and the text of its value.
  public init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}
