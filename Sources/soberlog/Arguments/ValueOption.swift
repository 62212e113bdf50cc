import SoberlogCore

/// An option whose value is read by a function of its own.
struct ValueOption<Value>: Sendable {
  /// What there is to know about it.
  let specification: OptionSpecification

  /// Reads the value; throws what is wrong with it.
  let read: @Sendable (String, DateContext) throws -> Value

  /// Makes an option from the function that reads its value.
  init(
    _ name: String, letter: Character? = nil, kind: ValueKind = .text, _ placeholder: Text,
    _ summary: Text,
    read: @escaping @Sendable (String, DateContext) throws -> Value
  ) {
    specification = OptionSpecification(
      name: name, letter: letter, valueName: placeholder, kind: kind, summary: summary)
    self.read = read
  }
}

extension ValueOption
where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
  /// Makes an option whose value is one of the cases of an enumeration.
  init(_ name: String, letter: Character? = nil, choices: Value.Type, _ summary: Text) {
    let names = choices.allCases.map(\.rawValue)
    specification = OptionSpecification(
      name: name, letter: letter, valueName: nil, kind: .choice(names), summary: summary)
    read = { text, _ in
      guard let value = Value(rawValue: text) else {
        throw ValueError.notAChoice(text, of: names)
      }
      return value
    }
  }
}
