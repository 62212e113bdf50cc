import StrictJSON

/// Reads entries of a document again, one after the other.
public struct EntryReader {
  /// What the entry contains that was read last.
  public private(set) var contents: EntryContents

  /// Reads the entries.
  private var reader: JSONReader

  /// Makes a reader that reads the entry of a record of a document first.
  ///
  /// - Complexity: O(*n*) in the length of the entry.
  public init(of document: JournalDocument, at record: EntryRecord) {
    let fields: EntryFields
    (fields, reader) = EntryFields.ofEntry(record, in: document.bytes)
    contents = EntryContents(fields, in: document.bytes)
  }

  /// Reads the entry of another record of the document.
  ///
  /// - Complexity: O(*n*) in the length of the entry.
  public mutating func read(_ record: EntryRecord) {
    contents.fields.reread(record, by: &reader)
  }
}
