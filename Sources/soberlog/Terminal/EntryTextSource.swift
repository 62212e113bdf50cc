import SoberlogCore
import SoberlogStore

/// Where the texts of an entry come from: the entry itself, or the bytes of a journal.
protocol EntryTextSource {
  /// Calls a function with a text in UTF-8; nil, without calling it, when there is no such text.
  func withUTF8<Result>(of text: EntryContents.Text, _ body: (Span<UInt8>) -> Result) -> Result?
}

extension EntryContents: EntryTextSource {}

extension JournalEntry: EntryTextSource {
  func withUTF8<Result>(of text: EntryContents.Text, _ body: (Span<UInt8>) -> Result) -> Result? {
    switch text {
    case .id: body(id.text.utf8.span)
    case .emoji: emoji.map { body($0.utf8.span) }
    case .event: event.map { body($0.name.utf8.span) }
    case .note: body(note.utf8.span)
    }
  }
}
