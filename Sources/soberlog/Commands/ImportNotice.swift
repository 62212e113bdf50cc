import SoberlogCore

/// What `import` says on standard error.
enum ImportNotice: Hashable, Sendable {
  /// Something is wrong with a record.
  case problem(path: String, ImportProblem)
  /// Nothing was imported, since something is wrong with so many records.
  case nothingImported(path: String, problems: Int)
  /// The journal has another version of an entry, which stays.
  case different(path: String, line: Int, id: EntryID)
  /// So many more are different.
  case moreDifferent(path: String, count: Int)
  /// A time was moved, since the clock of the local zone never showed it.
  case moved(path: String, line: Int)
  /// A zone is not known, so that its times were read in the local zone.
  case unknownZone(path: String, line: Int, name: String)
  /// Columns are not imported.
  case unknownColumns(path: String, names: [String])
  /// A setting is another one than in this journal, which stays.
  case setting(path: String, JournalSettings.Key, value: String)
}

extension ImportNotice {
  /// Whether it is only a hint, which `--quiet` leaves out.
  var isHint: Bool {
    switch self {
    case .problem, .nothingImported, .moved, .unknownZone: false
    case .different, .moreDifferent, .unknownColumns, .setting: true
    }
  }
}
