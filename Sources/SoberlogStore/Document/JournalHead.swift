import SoberlogCore

/// The members of a journal other than the entries.
struct JournalHead: Sendable {
  /// The format version.
  var version = 0

  /// The settings.
  var settings = JournalSettings()

  /// The settings as they stand in the file; nil when there are none.
  var settingsRange: Range<Int>?

  /// The entries that were deleted, in the order of the file.
  var deleted: [DeletedEntry] = []

  /// Names and values of the members that this program does not know, in their order.
  var unknown: [(name: String, value: Range<Int>)] = []
}
