/// The options of `report`.
enum ReportOptions {
  /// Show it in the browser.
  static let open = Flag(
    "open", Text("Open it in the browser", "ブラウザーで開く"))

  /// What there is to know about all of them.
  static let specifications = [
    ExportOptions.output.specification, ListOptions.since.specification,
    ListOptions.until.specification, ListOptions.on.specification, open.specification,
  ]
}
