import SoberlogCore
import SoberlogStore

/// The entries of an input, read and checked, and what there is to say of them.
struct ImportedEntries {
  /// The entries.
  private(set) var batch: EntryBatch

  /// The lines at which they begin, by their places in the batch.
  private(set) var lines: [Int] = []

  /// The lines of records that say what another one says already.
  private(set) var repeatedLines: [Int] = []

  /// The number of records that say nothing.
  private(set) var emptyCount = 0

  /// The number of records without an offset, whose time was read in the local zone.
  private(set) var localCount = 0

  /// The lines of records with a time that the clock of the local zone never showed.
  private(set) var movedLines: [Int] = []

  /// The zones that this system does not know, with the line of the first record of each.
  private(set) var unknownZones: [NamedLine] = []

  /// The moods of which nobody said what they mean, with the line of the first record of each.
  private(set) var unknownMoods: [NamedLine] = []

  /// What is wrong with records.
  private(set) var problems: [ImportProblem] = []

  /// Makes the entries of an input that is to be read.
  ///
  /// - Parameter size: how many bytes the input has, as far as anyone can tell.
  init(expectedSize size: Int) {
    batch = EntryBatch(expectedSize: size)
  }

  /// A name, and the first line that has it.
  struct NamedLine: Hashable {
    /// The name.
    let name: String

    /// The line, from 1.
    let line: Int
  }
}

extension ImportedEntries {
  /// The most problems that are told; then the rest is not read any more.
  private static let mostProblems = 10

  /// Whether no record was found.
  var isEmpty: Bool {
    batch.count == 0 && emptyCount == 0
  }

  /// Reads all records.
  ///
  /// - Parameters:
  ///   - reader: reads them.
  ///   - leavesOutEmpty: whether records that say nothing are left out.
  /// - Throws: what reading the input throws, problems excepted.
  mutating func read(
    from reader: inout any RecordReader, leavingOutEmpty leavesOutEmpty: Bool
  ) throws {
    var block = RecordBlock(from: reader, atMost: RecordBlock.firstCount)
    while true {
      let waiting = block
      let readNext = { @Sendable in
        RecordBlock(from: waiting.reader, atMost: RecordBlock.usualCount)
      }
      guard !block.isLast else {
        add(waiting, leavingOutEmpty: leavesOutEmpty)
        break
      }
      let (_, next) = SharedWork.run(
        { add(waiting, leavingOutEmpty: leavesOutEmpty) }, readNext)
      if problems.count >= ImportedEntries.mostProblems { break }
      block = next ?? readNext()
    }
    reader = block.reader
    if let failure = block.failure { throw failure }
  }

  /// Adds the records of a block.
  private mutating func add(_ block: RecordBlock, leavingOutEmpty leavesOutEmpty: Bool) {
    for record in block.records where problems.count < ImportedEntries.mostProblems {
      do {
        switch try record.get() {
        case .entry(let entry, let line): try add(entry, line: line)
        case .record(let record) where leavesOutEmpty && record.isEmpty: emptyCount += 1
        case .record(let record): try add(record)
        }
      } catch {
        add(error)
      }
    }
  }

  /// Notes something that is wrong with a record.
  mutating func add(_ problem: ImportProblem) {
    problems.append(problem)
  }

  /// Adds an entry.
  private mutating func add(_ entry: EntryJSON, line: Int) throws(ImportProblem) {
    try checkNote(isTooLong: entry.hasNote(longerThan: NoteLength.longest), line: line)
    try count(batch.add(entry), line: line)
  }

  /// Adds a record.
  private mutating func add(_ record: ImportedRecord) throws(ImportProblem) {
    try checkNote(isTooLong: record.note.utf8.count > NoteLength.longest, line: record.line)
    note(record.unknownMood, of: record, in: \.unknownMoods)
    note(record.unknownZone, of: record, in: \.unknownZones)
    if record.time.localSeconds != nil { localCount += 1 }
    if record.time.isMoved { movedLines.append(record.line) }
    try count(addEntry(of: record), line: record.line)
  }

  /// Refuses a note that is longer than may be written.
  private func checkNote(isTooLong: Bool, line: Int) throws(ImportProblem) {
    guard isTooLong else { return }
    throw ImportProblem(reason: .noteTooLong(limit: NoteLength.longest), line: line)
  }

  /// Counts a record by what became of its entry.
  private mutating func count(_ addition: EntryBatch.Addition, line: Int) throws(ImportProblem) {
    switch addition {
    case .added: lines.append(line)
    case .repeated: repeatedLines.append(line)
    case .conflicting(let place):
      throw ImportProblem(
        reason: .conflictingID(batch.id(at: place), otherLine: lines[place]), line: line)
    }
  }

  /// Adds the entry of a record to the batch.
  private mutating func addEntry(of record: ImportedRecord) -> EntryBatch.Addition {
    if let id = record.id { return batch.add(record.entry(id: id)) }
    var identity = record.identity
    while true {
      let addition = batch.add(record.entry(id: EntryID(of: identity)))
      guard case .conflicting = addition else { return addition }
      // Two records may agree in what tells records apart. The second one gets another identifier,
      // the same whenever they are imported.
      identity.combine("")
    }
  }

  /// Notes a name of a record, when there is one and it is new.
  private mutating func note(
    _ name: String?, of record: ImportedRecord, in list: WritableKeyPath<Self, [NamedLine]>
  ) {
    guard let name, !self[keyPath: list].contains(where: { $0.name == name }) else { return }
    self[keyPath: list].append(NamedLine(name: name, line: record.line))
  }
}
