import SoberlogCore
public import StrictJSON

/// What there is in a journal file, sound or not: all that is wrong, and all that can be read.
public struct JournalInspection: Sendable {
  /// What is wrong, in the order of the file; nothing when the file is sound.
  public let problems: [Problem]

  /// What can be read.
  public let document: JournalDocument

  /// The entries that are sound but for having the identifier of another one, in the order of the
  /// file.
  let namesakes: [EntryRecord]

  /// What cannot be read and is more than blanks and brackets, in the order of the file.
  let leftovers: [Range<Int>]
}

extension JournalInspection {
  /// Something that is wrong, and where.
  public struct Problem: Hashable, Sendable {
    /// What is wrong.
    public let reason: JournalDamage.Reason

    /// Where it is wrong.
    public let position: TextPosition
  }
}

extension JournalInspection {
  /// Inspects the bytes of a file.
  ///
  /// Takes time in proportion to the file, however much is wrong with it.
  public init(_ bytes: [UInt8]) {
    do {
      self.init(sound: try JournalDocument(bytes))
    } catch let damage as JournalDamage {
      self.init(damaged: bytes, firstDamage: damage)
    } catch {
      preconditionFailure("Reading a document throws nothing but damage.")
    }
  }

  /// Makes the inspection of a sound file.
  private init(sound document: JournalDocument) {
    self.document = document
    problems = []
    namesakes = []
    leftovers = []
  }

  /// Inspects a file that is known to be damaged.
  private init(damaged bytes: [UInt8], firstDamage: JournalDamage) {
    var walk = DamagedJournalWalk(bytes)
    walk.walk()
    guard !firstDamage.isOfWholeFile || !walk.entries.isEmpty else {
      problems = JournalInspection.problems([firstDamage], in: bytes)
      document = JournalDocument(
        bytes: bytes, head: JournalHead(), records: [], entryCount: 0, ids: EntryIDSet())
      namesakes = []
      leftovers = firstDamage.reason == .json(.empty) ? [] : [bytes.indices]
      return
    }
    var damages = walk.damages
    // Whatever the walk made of it: what reading the file says is said here, too.
    if !damages.contains(firstDamage) { damages.append(firstDamage) }
    problems = JournalInspection.problems(damages, in: bytes)
    let sorted = walk.entries.sorted {
      ($0.record.at.instant, $0.id) < ($1.record.at.instant, $1.id)
    }
    document = JournalDocument(
      bytes: bytes, head: walk.head, records: sorted.map(\.record), entryCount: sorted.count,
      ids: EntryIDSet(sorted.lazy.map(\.id)))
    namesakes = walk.namesakes.map(\.record)
    leftovers = walk.leftovers
  }

  /// Damages as problems with a position, in the order of the file.
  private static func problems(_ damages: [JournalDamage], in bytes: [UInt8]) -> [Problem] {
    var scan = TextPositionScan(bytes)
    return damages.sorted { $0.offset < $1.offset }.map { damage in
      Problem(reason: damage.reason, position: scan.position(of: damage.offset))
    }
  }
}
