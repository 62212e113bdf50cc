import SoberlogCore

/// The options of `emoji`.
enum EmojiOptions {
  /// At most so many.
  static let limit = ValueOption(
    "limit", letter: "n", Text("N", "件数"),
    Text("At most N emoji (default: \(defaultLimit))", "多くて何件を表示するか(既定: \(defaultLimit))")
  ) { text, _ in
    try wholeNumber(text, least: 1)
  }

  /// How many emoji are shown when no number is given.
  static let defaultLimit = 20

  /// What there is to know about all of them.
  static let specifications = [limit.specification, EntryOptions.json.specification]
}
