import SoberlogCore
import SoberlogStore

/// Reads the records of an input, one after another.
protocol RecordReader: Sendable {
  /// The next record; nil when there is none.
  ///
  /// - Throws: `ImportProblem` when there is something wrong with it, and what reading the input
  ///   throws. After a problem it goes on with the record behind, or is at its end where there is no
  ///   telling where that begins.
  mutating func next() throws -> ReadRecord?

  /// What there is to say about the input as a whole, once it was read.
  var remarks: [ImportRemark] { get }
}

/// A record as a reader gives it.
indirect enum ReadRecord: Sendable {
  /// A record whose parts were made out.
  case record(ImportedRecord)
  /// An entry of this program with an identifier, and the line at which it begins.
  case entry(EntryJSON, line: Int)
}

extension ReadRecord {
  /// How many bytes its texts take, in about.
  var size: Int {
    switch self {
    case .record(let record): record.note.utf8.count
    case .entry(let entry, _): entry.size
    }
  }
}

extension RecordReader {
  var remarks: [ImportRemark] { [] }
}

/// What there is to say about an input that was read.
enum ImportRemark: Hashable {
  /// Columns that are not imported.
  case unknownColumns([String])
  /// Settings that are others than those of this journal.
  case settings(JournalSettings)
}

/// What readers need to know beside the input.
struct ImportContext {
  /// The rules of the local zone, for times without an offset.
  let zone: ZoneRules

  /// The rules of a zone by its name; nil when the system does not know it.
  let zoneNamed: @Sendable (String) -> ZoneRules?

  /// What names of moods mean.
  let moods: MoodNames
}
