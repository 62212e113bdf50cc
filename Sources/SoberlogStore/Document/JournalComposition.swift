import SoberlogCore
import StrictJSON

/// A new document, put together from slices of the old one and new lines.
struct JournalComposition {
  /// The new document so far.
  private(set) var contents: PieceTable

  /// Whether the array that is being written has an element already.
  private var hasElement = false

  /// Whether two bytes between two elements of the old document can only be what separates lines.
  private let isOneLineEach: Bool

  /// Where the last element ends in the old document, if it was copied from there.
  private var lastCopiedEnd: Int?

  /// Puts together the document that a change makes.
  ///
  /// Takes time in proportion to the old document, since each unchanged entry is looked at for line
  /// ends; the pieces are few when the old document has the layout of the format.
  init(_ change: JournalChange) {
    self.init(headOf: change)
    appendEntries(of: change)
  }

  /// Puts together that document with no other entries than these, so that they can be read back.
  init(newLines lines: [EntryLine], of change: JournalChange) {
    self.init(headOf: change)
    for line in lines { appendElement(line.bytes) }
    appendEnd()
  }

  /// Puts together a document with some of the entries of another one, given by their records in the
  /// order of that document, and with everything else that is in it.
  init(of document: JournalDocument, with records: [EntryRecord]) {
    self.init(headOf: JournalChange(of: document))
    for record in records { appendElement(record, of: document) }
    appendEnd()
  }

  /// Puts together the beginning of that document, up to where the first entry comes.
  private init(headOf change: JournalChange) {
    contents = PieceTable(
      original: change.document.bytes, borrowing: change.brought.bytes)
    isOneLineEach = change.document.isOneLineEach
    appendHead(of: change)
  }
}

extension JournalComposition {
  /// Writes everything before the first entry.
  private mutating func appendHead(of change: JournalChange) {
    let head = change.document.head
    append("{\"soberlog\":\(JournalDocument.currentVersion),\"settings\":")
    contents.append(change.settingsObject)
    append(",\n")
    for (name, value) in head.unknown {
      contents.append(jsonString(name))
      append(":")
      contents.append(compacted(value))
      append(",\n")
    }
    for (name, value) in change.adoptedMembers {
      contents.append(jsonString(name))
      append(":")
      contents.append(value)
      append(",\n")
    }
    append("\"deleted\":[\n")
    appendDeleted(of: change)
    append("],\n\"entries\":[\n")
  }

  /// Writes the entries that were deleted, by identifier.
  private mutating func appendDeleted(of change: JournalChange) {
    let before = change.document.head.deleted.filter {
      !change.restored.contains($0.id) && change.deleted[$0.id] == nil
    }
    let lines = before.map { ($0.id, compacted($0.range)) } + change.deleted.map { ($0, $1) }
    for (_, line) in lines.sorted(by: { $0.0 < $1.0 }) { appendElement(line) }
    endElements()
  }

  /// Writes the entries and the end of the document: old ones that stay, and among them, by instant
  /// and identifier, the ones that arrive.
  private mutating func appendEntries(of change: JournalChange) {
    let document = change.document
    var arriving = ArrivingEntries(of: change)
    for record in document.records where !change.removed.contains(record.range.lowerBound) {
      let line = change.replacement(of: record)
      if let line, line.at.instant != record.at.instant { continue }
      while let arrival = arriving.next(before: record, of: document) { appendElement(arrival) }
      if let line {
        appendElement(line.bytes)
      } else {
        appendElement(record, of: document)
      }
    }
    while let arrival = arriving.next() { appendElement(arrival) }
    appendEnd()
  }

  /// Writes an old entry: as it is when it stands on one line, else anew.
  private mutating func appendElement(_ record: EntryRecord, of document: JournalDocument) {
    if document.isOnOneLine(record) {
      appendElement(copiedFrom: record.range)
    } else {
      appendElement(EntryLine(document.entry(record)).bytes)
    }
  }

  /// Writes what follows the last entry.
  private mutating func appendEnd() {
    endElements()
    append("]}\n")
  }
}

extension JournalComposition {
  /// Adds text.
  private mutating func append(_ text: String) {
    contents.append(text.utf8)
  }

  /// Adds a new element of an array, on a line of its own.
  private mutating func appendElement(_ bytes: [UInt8]) {
    beginNewElement()
    contents.append(bytes)
  }

  /// Adds an entry that arrives.
  private mutating func appendElement(_ arrival: ArrivingEntries.Arrival) {
    switch arrival {
    case .line(let line): appendElement(line.bytes)
    case .brought(let record):
      beginNewElement()
      contents.append(borrowedRange: record.range)
    }
  }

  /// Begins an element that is not copied from the old document.
  private mutating func beginNewElement() {
    if hasElement { append(",\n") }
    hasElement = true
    lastCopiedEnd = nil
  }

  /// Adds an object of the old document, which stands on one line, as an element.
  private mutating func appendElement(copiedFrom range: Range<Int>) {
    if let lastCopiedEnd, isSeparator(from: lastCopiedEnd, to: range.lowerBound) {
      contents.append(originalRange: lastCopiedEnd..<range.upperBound)
    } else {
      if hasElement { append(",\n") }
      contents.append(originalRange: range)
    }
    hasElement = true
    lastCopiedEnd = range.upperBound
  }

  /// Whether nothing but what separates two lines stands between two places of the old document.
  private func isSeparator(from end: Int, to start: Int) -> Bool {
    guard start - end == 2 else { return false }
    return isOneLineEach
      || contents.original[end] == UInt8(ascii: ",")
        && contents.original[end + 1] == UInt8(ascii: "\n")
  }

  /// A value of the old document without the blanks and line ends between its parts.
  private func compacted(_ range: Range<Int>) -> [UInt8] {
    jsonCompacted(contents.original[range])
  }

  /// Ends the last line of an array.
  private mutating func endElements() {
    if hasElement { append("\n") }
    hasElement = false
    lastCopiedEnd = nil
  }
}
