import StrictJSON

/// Reads entries of a document again, one after the other.
public struct EntryReader {
  /// What the entry contains that was read last.
  public private(set) var contents: EntryContents

  /// Reads the entries.
  private var reader: JSONReader

  /// Makes a reader that has read no entry yet.
  public init(of document: JournalDocument) {
    contents = EntryContents(in: document.bytes)
    reader = JSONReader(document.bytes, rereadingFrom: 0)
  }

  /// Reads the entry of a record of the document.
  ///
  /// - Complexity: O(*n*) in the length of the entry.
  public mutating func read(_ record: EntryRecord) {
    contents.show(EntryFields.ofEntry(record, by: &reader))
  }
}
