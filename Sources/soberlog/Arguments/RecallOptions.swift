import SoberlogCore

/// The options of `recall`.
enum RecallOptions {
  /// At most so many.
  static let limit = ValueOption(
    "limit", letter: "n", Text("N", "件数"),
    Text("At most N entries (default: 1)", "多くて何件を表示するか(既定: 1)")
  ) { text, _ in
    try wholeNumber(text, least: 1)
  }

  /// What there is to know about all of them.
  static let specifications = [limit.specification, EntryOptions.json.specification]
}
