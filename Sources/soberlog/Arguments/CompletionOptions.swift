/// The options of `completions`.
enum CompletionOptions {
  /// What the scripts ask for while they complete.
  static let entries = Flag(
    "entries",
    Text(
      "Print the last ids and what they are, as the scripts need them",
      "最近の id とその内容を出力する(補完スクリプトが使う)"))
}
