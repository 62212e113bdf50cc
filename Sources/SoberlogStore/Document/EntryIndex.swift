import SoberlogCore
import StrictJSON

/// The records of all entries of a journal, kept in a file of its own, so that the entries need not
/// be read and checked again as long as not a byte of the journal has changed.
///
/// That is proved by a hash of all bytes, not by times and sizes: whoever changed the journal, in
/// whatever way, and whatever became of the disk, the index then counts as missing. So does an index
/// that is damaged, since it has a hash of its own. It is never more than a short cut.
///
/// The file is made of units: a heading that tells what the index is of, one unit for each record in
/// the order of the journal, and an ending that proves the others.
struct EntryIndex: Sendable {
  /// The path of the file.
  let path: String

  /// What is known besides the records.
  struct Ending: Equatable {
    /// Where the entries stand in the journal: what is between the brackets of their array.
    let entries: Range<Int>

    /// Whether all of them, and what separates them, stand as this program writes them.
    let areAllPlain: Bool
  }
}

extension EntryIndex {
  /// The size from which on a journal has an index, in bytes: smaller ones are read in no time.
  static let leastJournal = 1 << 18

  /// What every index begins with: `sindex01`, the lowest byte first. It has to change with the units
  /// and with what is a sound entry, so that the entries are read and checked once more.
  static let signature: UInt64 = 0x3130_7865_646E_6973

  /// The most folders that are made for it: `.local`, `state` and `soberlog`. Where the home of the user
  /// itself is missing, reading a journal does not make it.
  private static let mostMissingFolders = 3

  /// The records that the file has, not proven yet; nil when it cannot be of a journal of this size.
  func records(ofJournalOfSize size: Int) -> IndexedRecords? {
    IndexedRecords(inFile: path, journalSize: size)
  }

  /// The records that the file has; nil when there is no sound file of this journal.
  ///
  /// - Complexity: O(size of the journal), in constant memory.
  func records(of journal: [UInt8]) -> IndexedRecords? {
    guard let records = records(ofJournalOfSize: journal.count), records.areSound(),
      records.journalHash == ByteHash.value(of: journal.span)
    else { return nil }
    return records
  }

  /// Writes the file. When that fails all stays as it was, which costs no more than time.
  ///
  /// - Parameters:
  ///   - units: the units of the records, in the order of the journal.
  ///   - ending: what is known besides them.
  ///   - journal: the bytes of the journal.
  func write(_ units: [UInt8], _ ending: Ending, of journal: [UInt8]) {
    let heading = IndexUnit(
      EntryIndex.signature, UInt64(journal.count), ByteHash.value(of: journal.span))
    let end = IndexUnit(
      ending, behind: heading, provingUnitsWithHash: ByteHash.value(of: units.span))
    var contents = PieceTable(original: units)
    contents.append(heading.bytes)
    contents.append(originalRange: units.indices)
    contents.append(end.bytes)
    do {
      let folders = try MissingFolders(PathParts(path).folder)
      guard folders.paths.count <= EntryIndex.mostMissingFolders else { return }
      try folders.create()
      try removeOld()
      try AtomicReplacement(of: ResolvedPath(path), expected: nil).write(contents, isSynced: false)
    } catch {
      // Without an index all is as it was before.
    }
  }

  /// Removes the file that is there, so that the new one has the mode of a new one; of a link that
  /// somebody has put there it is the link.
  private func removeOld() throws(SystemError) {
    guard let kind = try System.factsIfAny(ofLink: path)?.kind else { return }
    if kind == .regular || kind == .link { try System.removeFile(path) }
  }
}
