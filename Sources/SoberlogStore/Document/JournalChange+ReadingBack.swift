// Proves a change before anything is written: all that is new is read back and compared.

import SoberlogCore
import StrictJSON

extension JournalChange {
  /// The document that the change makes, after all that is new in it was read back.
  ///
  /// Nothing of a change is saved without it; only a repair, all of which is new, is read back as a
  /// whole.
  ///
  /// - Parameter path: the path of the file that it is for.
  /// - Throws: `JournalFileError.readBackDiffers` when it does not say what it was meant to say.
  func provenDocument(for path: String) throws(JournalFileError) -> PieceTable {
    guard isReadBack else { throw .readBackDiffers(path: path) }
    return JournalComposition(self).contents
  }

  /// Whether everything that is new reads as it was meant, and no new entry has the identifier of
  /// an old one.
  ///
  /// The old lines were checked when the document was read, and are copied; those from elsewhere
  /// were read back when they were written.
  var isReadBack: Bool {
    let changed = replaced.isEmpty ? added : added + replaced.values
    let lines = changed.sorted { $0.precedes($1) }
    let composition = JournalComposition(newLines: lines, of: self)
    guard let readBack = try? JournalDocument(composition.contents.bytes),
      readBack.settings == settings,
      Set(readBack.head.deleted.map(\.id)) == deletedAfterwards
    else { return false }
    return readBack.records.count == lines.count
      && zip(readBack.records, lines).allSatisfy { readBack.says($1, in: $0) }
      && brought.isReadBack && !addsOldID
  }

  /// The entries that count as deleted after the change.
  private var deletedAfterwards: Set<EntryID> {
    Set(document.head.deleted.map(\.id)).union(deleted.keys).subtracting(restored)
  }

  /// Whether an added entry has the identifier of an old one that stays, or one from elsewhere that
  /// of an added or an old one.
  private var addsOldID: Bool {
    if added.contains(where: { brought.contains($0.id) }) { return true }
    guard document.entryCount > 0 else { return false }
    let addedIDs = added.map(\.id) + brought.records.indices.lazy.map { brought.id(at: $0) }
    let candidates = Set(addedIDs.lazy.filter(document.mayHaveEntry))
    guard !candidates.isEmpty else { return false }
    return document.records.contains { record in
      !removed.contains(record.range.lowerBound) && candidates.contains(document.id(record))
    }
  }
}

extension JournalDocument {
  /// Whether an entry of this document says what a line was written for, or is the same line.
  fileprivate func says(_ line: EntryLine, in record: EntryRecord) -> Bool {
    guard let meant = line.meant else {
      return bytes.span.extracting(record.range).isEqual(to: line.bytes.span)
    }
    return entry(record).canonicalLine == meant.canonicalLine
  }
}

extension JournalEntry {
  /// The bytes that a new entry of this content has, with the unknown fields by name.
  ///
  /// Entries are compared by them, since strings compare equal when their bytes differ only in
  /// composition (NFC, NFD), and since the fields of a changed entry keep their places.
  fileprivate var canonicalLine: [UInt8] {
    var entry = self
    entry.unknownFields.sort { $0.name < $1.name }
    return EntryLine(entry).bytes
  }
}
