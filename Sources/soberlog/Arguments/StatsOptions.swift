/// The options of `stats`.
enum StatsOptions {
  /// What there is to know about all of them.
  static let specifications = [
    ListOptions.since.specification, ListOptions.until.specification,
    ListOptions.on.specification, EntryOptions.json.specification,
  ]
}
