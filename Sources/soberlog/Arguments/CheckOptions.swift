import SoberlogCore

/// The options of `check`.
enum CheckOptions {
  /// Save what can be read.
  static let repair = ValueOption(
    "repair", kind: .file, Text("OUT", "出力先"),
    Text(
      "Save what can be read to this new file; the journal stays as it is",
      "読めるものをこの新しいファイルに保存する(元の日記はそのまま)")
  ) { text, _ in text }

  /// What there is to know about all of them.
  static let specifications = [repair.specification]
}
