import SoberlogCore

/// A journal of which all entries were left out but those that are wanted.
///
/// Where an index tells the records of all entries, and few of them are wanted, the journal need not
/// be held in memory as a whole. It is read once from end to end all the same: only so is it known to
/// be the one that the index is of.
struct SparseJournal {
  /// The bytes: the journal without the other entries.
  private(set) var bytes: [UInt8] = []

  /// How much of a journal is read at once, in bytes: whole blocks of the hash, and so little that the
  /// memory for it is used again.
  private static let chunk = ByteHash.blockSize << 10
}

extension SparseJournal {
  /// Reads a journal without any entry; nothing is known of what was left out.
  ///
  /// - Parameters:
  ///   - file: the journal.
  ///   - size: its size, in bytes.
  ///   - entries: where its entries stand.
  /// - Returns: nil when it cannot be read.
  init?(_ file: borrowing Descriptor, size: Int, without entries: Range<Int>) {
    let rest = size - entries.upperBound
    guard let start = try? System.readChunk(file, atMost: entries.lowerBound, from: 0),
      let end = try? System.readChunk(file, atMost: rest, from: entries.upperBound)
    else { return nil }
    bytes = start + end
  }

  /// Reads a journal from end to end.
  ///
  /// - Parameters:
  ///   - file: the journal.
  ///   - size: its size, in bytes.
  ///   - entries: where its entries stand.
  ///   - records: the records of those that are kept, in the order of the file.
  ///   - hash: the hash that the journal has to have.
  /// - Returns: nil when it has another one, or cannot be read.
  init?(
    _ file: borrowing Descriptor, size: Int, entries: Range<Int>, keeping records: [EntryRecord],
    provenBy hash: UInt64
  ) {
    let kept = [0..<entries.lowerBound] + records.map(\.range) + [entries.upperBound..<size]
    var next = 0
    var found = ByteHash()
    for offset in stride(from: 0, to: size, by: SparseJournal.chunk) {
      let length = min(SparseJournal.chunk, size - offset)
      guard let chunk = try? System.readChunk(file, atMost: length, from: offset),
        chunk.count == length
      else { return nil }
      found.update(chunk.span)
      let range = offset..<offset + length
      while next < kept.count, kept[next].lowerBound < range.upperBound {
        // The first entry stands behind the bracket, and so does the last slice.
        if kept[next].lowerBound >= offset, next > 1, next < kept.count - 1 {
          bytes.append(UInt8(ascii: ","))
        }
        let part = kept[next].clamped(to: range)
        bytes += chunk[part.lowerBound - offset..<part.upperBound - offset]
        if kept[next].upperBound > range.upperBound { break }
        next += 1
      }
    }
    guard found.value == hash else { return nil }
  }
}

extension JournalDocument {
  /// Reads a journal by its index, and keeps nothing of the entries that are not wanted.
  ///
  /// - Parameters:
  ///   - file: the journal.
  ///   - size: its size, in bytes.
  ///   - index: its index.
  ///   - makeTally: makes a tally without entries, once the settings are known.
  /// - Returns: the journal, which is not for changing; nil when it has to be read as a whole, since
  ///   the index is not sound or of another journal, or since more than a quarter of the journal is
  ///   wanted or is no entry.
  /// - Complexity: O(size of the journal), in memory for what is wanted.
  static func readSparsely<Tally: EntryTally>(
    _ file: borrowing Descriptor, size: Int, by index: EntryIndex,
    counting makeTally: (JournalSettings) throws -> Tally
  ) -> (document: JournalDocument, tally: Tally)? {
    guard var known = index.records(ofJournalOfSize: size),
      size - known.ending.entries.count <= size / 4,
      let outline = SparseJournal(file, size: size, without: known.ending.entries),
      let outlined = try? read(outline.bytes, counting: makeTally)
    else { return nil }
    var tally = outlined.tally
    let most = tally.most
    var wanted: [EntryRecord] = []
    var wantedSize = 0
    while let records = known.next() {
      for record in records {
        switch tally.count(record) {
        case .nothing: break
        case .record:
          wanted.append(record)
          wantedSize += record.range.count
        case .contents: return nil
        }
      }
      if let most, wanted.count > 2 * most {
        wanted.drop(butLatest: most)
        wantedSize = wanted.reduce(0) { $0 + $1.range.count }
      }
      guard wantedSize <= size / 4 else { return nil }
    }
    guard known.areProven,
      let journal = SparseJournal(
        file, size: size, entries: known.ending.entries, keeping: wanted,
        provenBy: known.journalHash),
      let document = try? read(
        journal.bytes, counting: { _ in RecordChoice(most: most) { _ in true } }
      ).document,
      document.settings == outlined.document.settings
    else { return nil }
    let whole = JournalDocument(
      bytes: document.bytes, head: document.head, records: document.records,
      entryCount: known.count, ids: nil)
    return (whole, tally)
  }
}
