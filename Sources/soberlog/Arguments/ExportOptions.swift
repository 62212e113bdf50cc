/// The options of `export` that `list` does not have.
enum ExportOptions {
  /// The form of the output.
  static let format = ValueOption(
    "format", choices: ExportFormat.self,
    Text("Form of the output (default: json)", "出力の形式(既定: json)"))

  /// Where the output goes.
  static let output = ValueOption(
    "output", letter: "o", kind: .file, Text("FILE", "ファイル"),
    Text("Write to this file, readable by you alone", "このファイルに書く(自分だけが読める)")
  ) { text, _ in text }

  /// What there is to know about all of them.
  static let specifications =
    ListOptions.filters + [format.specification, output.specification]
}

/// The values of `--format`.
enum ExportFormat: String, CaseIterable, Sendable {
  /// A journal.
  case json
  /// One JSON object a line.
  case jsonl
  /// Comma-separated values.
  case csv
  /// One heading a day.
  case markdown
}
