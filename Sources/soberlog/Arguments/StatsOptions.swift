/// The options of `stats`.
enum StatsOptions {
  /// What there is to know about all of them.
  static let specifications = [
    ListOptions.since.specification, ListOptions.until.specification,
    EntryOptions.json.specification,
  ]
}
