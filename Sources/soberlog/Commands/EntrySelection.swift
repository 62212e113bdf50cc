import SoberlogCore
import SoberlogStore

/// Finds the entries that identifiers on the command line mean.
struct EntrySelection {
  /// The journal.
  let document: JournalDocument
}

extension EntrySelection {
  /// The record that one identifier means.
  ///
  /// - Throws: `SelectionError` when it means no entry.
  func record(of text: String) throws(SelectionError) -> EntryRecord {
    document.records[try place(of: text, in: document.records.map { document.id($0).text })]
  }

  /// The records that identifiers mean, in their order, each once.
  ///
  /// An identifier is a whole one, the beginning of exactly one, or `@1` for the last entry in the
  /// order of the list, `@2` for the one before; full-width `＠１` reads alike.
  ///
  /// - Throws: `SelectionError` for the first that means no entry.
  func records(of texts: [String]) throws(SelectionError) -> [EntryRecord] {
    let ids = document.records.map { document.id($0).text }
    var found: [EntryRecord] = []
    for text in texts {
      let record = document.records[try place(of: text, in: ids)]
      if !found.contains(record) { found.append(record) }
    }
    return found
  }

  /// The place of the record that an identifier means.
  ///
  /// - Parameter ids: the identifiers of all records.
  private func place(of text: String, in ids: [String]) throws(SelectionError) -> Int {
    let folded = foldedForSearch(text)
    if folded.hasPrefix("@"), let number = Int(folded.dropFirst()), number > 0 {
      guard number <= ids.count else { throw .notFound(text) }
      return ids.count - number
    }
    if let place = ids.firstIndex(of: text) { return place }
    let places = text.isEmpty ? [] : ids.indices.filter { ids[$0].hasPrefix(text) }
    guard let place = places.first else { throw .notFound(text) }
    guard places.count == 1 else {
      throw .ambiguous(
        text, matches: places.prefix(10).map { document.entry(document.records[$0]) })
    }
    return place
  }
}
