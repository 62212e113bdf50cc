import SoberlogCore
import SoberlogStore
import StrictJSON

/// Reads the entries of a journal, or an array of entries as `list --json` writes it.
struct JournalEntries {
  /// The entries.
  private var records: JSONRecords

  /// What there is to know beside the text.
  private let context: ImportContext

  let remarks: [ImportRemark]

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when it is a damaged journal or one of a newer version, and what
  ///   reading it throws.
  init(_ text: InputText, in context: ImportContext) throws {
    var text = text
    try text.readAll()
    self.context = context
    if text.beginsWithBrace {
      remarks = [.settings(try JournalEntries.checkedJournal(text).settings)]
    } else {
      remarks = []
    }
    records = try JSONRecords(text)
  }

  /// The journal that a text is, without its entries.
  private static func checkedJournal(_ text: InputText) throws -> JournalDocument {
    do {
      let document = try JournalDocument(text.bytes) { _ in false }
      guard !document.isNewer else {
        throw ImportProblem(reason: .newer(version: document.version), line: 1)
      }
      return document
    } catch let damage as JournalDamage {
      throw text.problem(.damage(damage.reason), at: damage.offset)
    }
  }
}

extension JournalEntries: RecordReader {
  mutating func next() throws -> ReadRecord? {
    let context = context
    return try records.next { reader, line in
      let bookmark = reader
      return try EntryObject.read(from: &reader, line: line, in: context) { $0 = bookmark }
    }
  }
}
