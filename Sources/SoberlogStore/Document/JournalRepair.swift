public import SoberlogCore
public import StrictJSON

/// A new journal that holds all that can be read in a damaged one, and what was left over.
public struct JournalRepair: Sendable {
  /// The new journal, in the layout of the format; each entry that stands on one line is copied.
  public let contents: PieceTable

  /// The number of entries in it.
  public let entryCount: Int

  /// The entries that got a new identifier, since another one has theirs.
  public let renamed: [RenamedEntry]

  /// What could not be read, in the order of the file.
  public let leftovers: [Leftover]

  /// The bytes of what could not be read, as they were, each piece with a line end behind it.
  public let leftoverText: PieceTable

  /// Puts the new journal together.
  ///
  /// - Parameters:
  ///   - inspection: what there is in the damaged file.
  ///   - randomBits: 64 bits from a random source at each call, for new identifiers.
  /// - Complexity: O(size of the file).
  public init(_ inspection: JournalInspection, randomBits: () -> UInt64) {
    let document = inspection.document
    var change = JournalChange(of: document)
    renamed = JournalRepair.addNamesakes(of: inspection, to: &change, randomBits)
    contents = JournalComposition(change).contents
    entryCount = document.entryCount + renamed.count
    var scan = TextPositionScan(document.bytes)
    leftovers = inspection.leftovers.map {
      Leftover(position: scan.position(of: $0.lowerBound), size: $0.count)
    }
    var text = PieceTable(original: document.bytes)
    for range in inspection.leftovers {
      text.append(originalRange: range)
      text.append("\n".utf8)
    }
    leftoverText = text
  }
}

extension JournalRepair {
  /// An entry that got a new identifier.
  public struct RenamedEntry: Hashable, Sendable {
    /// Where it stands in the damaged file.
    public let position: TextPosition

    /// Its identifier in the new journal.
    public let id: EntryID
  }

  /// Something that could not be read.
  public struct Leftover: Hashable, Sendable {
    /// Where it begins.
    public let position: TextPosition

    /// Its size in bytes.
    public let size: Int
  }
}

extension JournalRepair {
  /// Whether all that was in the damaged file is in the new journal.
  public var isComplete: Bool { leftovers.isEmpty }

  /// Whether the new journal reads as a sound one with all the entries.
  var isReadBack: Bool {
    let document = try? JournalDocument(contents.bytes) { _ in false }
    return document?.entryCount == entryCount
  }

  /// Adds the entries whose identifier another one has, each under a new one.
  private static func addNamesakes(
    of inspection: JournalInspection, to change: inout JournalChange, _ randomBits: () -> UInt64
  ) -> [RenamedEntry] {
    let document = inspection.document
    var scan = TextPositionScan(document.bytes)
    var newIDs: Set<EntryID> = []
    return inspection.namesakes.map { record in
      var entry = document.entry(record)
      repeat {
        entry.id = .new(randomBits: randomBits(), after: entry.id)
      } while document.mayHaveEntry(withID: entry.id) || !newIDs.insert(entry.id).inserted
      change.add(entry)
      return RenamedEntry(
        position: scan.position(of: record.range.lowerBound), id: entry.id)
    }
  }
}
