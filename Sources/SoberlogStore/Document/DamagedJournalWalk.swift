import SoberlogCore
import StrictJSON

/// A walk through a journal that is not sound: it finds every damage, and all that is sound.
///
/// The strict reader leads as long as it can. A value that is JSON but not what belongs there is
/// passed; behind anything else the walk goes on at the next place where something can begin.
///
/// Whatever is passed without being kept is left over, since only what was read as a whole, or noted
/// as left over, is settled.
struct DamagedJournalWalk {
  /// The bytes of the file.
  let original: [UInt8]

  /// Stands in the text, in which bytes that are not UTF-8 are blanked out.
  var reader: JSONReader

  /// What the reader is inside of.
  var place = Place.outside

  /// Up to where everything is either kept or left over.
  ///
  /// It never goes back. Between two members or elements the reader stands here, so an error is met
  /// here or within the one that follows.
  var settled = 0

  /// The damages, in the order they were found.
  private(set) var damages: [JournalDamage] = []

  /// What could not be read and is more than blanks and brackets, in the order of the file.
  private(set) var leftovers: [Range<Int>] = []

  /// The members other than the entries.
  var head = JournalHead()

  /// The values of the members that were found.
  var members: [String: Range<Int>] = [:]

  /// The first record of each deleted entry, by its identifier.
  var deletions: [EntryID: EntryRecord] = [:]

  /// The sound entries, in the order of the file.
  var entries: [SoundEntry] = []

  /// The sound entries whose identifier an earlier one has that differs from them.
  var namesakes: [SoundEntry] = []

  /// The first entry with each identifier, by its place among the entries.
  var firstEntries: [EntryID: Int] = [:]

  /// The different lines that there are for identifiers that occur more than once.
  var lines: [EntryID: Set<[UInt8]>] = [:]

  /// How many more bytes may be read twice to find what is sound behind an error.
  var rereadLimit: Int

  /// Makes a walk.
  init(_ bytes: [UInt8]) {
    original = bytes
    let text = bytes.blankingInvalidUTF8()
    // A few NULs at the start look like another encoding, but behind them a journal may follow.
    reader = (try? JSONReader(text)) ?? JSONReader(text, rereadingFrom: 0)
    settled = reader.offset
    rereadLimit = bytes.count * 4
  }
}

extension DamagedJournalWalk {
  /// What a walk can be inside of.
  enum Place: Hashable {
    /// Before the document.
    case outside
    /// The object that is the document.
    case members
    /// An array of entries or of deleted entries.
    case section(Section)
    /// Behind the document.
    case end
  }

  /// The arrays of a journal.
  enum Section: Hashable {
    /// `entries`.
    case entries
    /// `deleted`.
    case deleted
    /// One of the two; where it began was not read.
    case unknown
  }

  /// An entry that is sound.
  struct SoundEntry {
    /// Its record.
    let record: EntryRecord

    /// Its identifier.
    let id: EntryID
  }
}

extension DamagedJournalWalk {
  /// Walks to the end of the file.
  ///
  /// It comes to an end because nothing is begun twice: after an error the walk goes on behind the
  /// beginning of what failed, or, when nothing had begun, at something that begins just there.
  ///
  /// Takes time in proportion to the file, however many damages there are: so does each reading up to
  /// an error, and `rereadLimit` bounds how often the same bytes are read.
  mutating func walk() {
    while true {
      do throws(JSONError) {
        try readOn()
        return noteMissingMembers()
      } catch {
        note(JournalDamage(error))
        guard resume(behind: error) else { return }
      }
    }
  }

  /// Reads up to the end of the file, or to where it is no JSON.
  private mutating func readOn() throws(JSONError) {
    while true {
      switch place {
      case .outside:
        try refuseEntry()
        try reader.enterObject()
        place = .members
      case .members:
        if let key = try reader.nextKey() {
          try readMember(key)
        } else {
          place = .end
        }
      case .section(let section):
        if try reader.nextElement() {
          try readElement(of: section)
        } else {
          place = .members
        }
      case .end:
        try reader.finish()
        return
      }
      settled = reader.offset
    }
  }

  /// Refuses an entry where the document belongs: the beginning of the file is missing.
  private mutating func refuseEntry() throws(JSONError) {
    _ = try reader.peek()
    var ahead = reader
    if !beginsDocument(at: reader.offset), (try? EntryFields(from: &ahead)) != nil {
      throw JSONError(reason: .unexpected("{"), offset: reader.offset)
    }
  }

  /// Notes the members that must be there and are not.
  private mutating func noteMissingMembers() {
    var start = reader.resumed(at: 0)
    _ = try? start.peek()
    for name in ["soberlog", "entries"] where members[name] == nil {
      note(JournalDamage(.missingField(name), at: start.offset))
    }
  }
}

extension DamagedJournalWalk {
  /// Notes a damage, once.
  mutating func note(_ damage: JournalDamage) {
    var damage = damage
    if original.indices.contains(damage.offset),
      original[damage.offset] != reader.bytes[damage.offset]
    {
      damage = JournalDamage(.json(.invalidUTF8), at: damage.offset)
    }
    if damages.last != damage { damages.append(damage) }
  }

  /// Settles everything up to an offset as what could not be read; what nobody would miss is not kept.
  mutating func leave(upTo end: Int) {
    let range = settled..<max(settled, end)
    settled = range.upperBound
    let bytes = original[range]
    guard hasContent(in: range), let first = bytes.firstIndex(where: { !$0.isFiller }),
      let last = bytes.lastIndex(where: { !$0.isFiller })
    else { return }
    leftovers.append(first..<last + 1)
  }

  /// Where something begins that is not settled, before an offset; nil when only blanks stand there.
  func startOfUnsettled(before end: Int) -> Int? {
    settled < end ? original[settled..<end].firstIndex { !$0.isFiller } : nil
  }

  /// Whether there is more than blanks and brackets.
  func hasContent(in range: Range<Int>) -> Bool {
    original[range].contains { !$0.isFiller && !$0.isBracket }
  }

  /// Reads a value. One that is JSON but cannot stand here is noted and passed.
  ///
  /// - Returns: nil when the value cannot stand here.
  /// - Throws: `JSONError` when it is no JSON.
  mutating func value<Value>(
    _ read: (inout JSONReader) throws -> Value
  ) throws(JSONError) -> Value? {
    let before = reader
    do {
      return try read(&reader)
    } catch {
      reader = before
      try reader.skipValue()
      if let error = error as? JSONError { note(JournalDamage(error)) }
      if let damage = error as? JournalDamage { note(damage) }
      return nil
    }
  }
}

extension UInt8 {
  /// Whether it separates values or fills space that a disk lost.
  fileprivate var isFiller: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: ",")
  }

  /// Whether it is a bracket or a colon.
  fileprivate var isBracket: Bool {
    "[]{}:".utf8.contains(self)
  }
}
