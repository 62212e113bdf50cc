/// A label and what it is about.
struct LabeledRow: Hashable {
  /// The label.
  let label: String

  /// The value.
  let value: String
}
