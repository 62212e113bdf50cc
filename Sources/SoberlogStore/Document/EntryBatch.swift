public import SoberlogCore
import StrictJSON

/// Entries from elsewhere, as the lines that a journal has for them.
///
/// They stand in one array of bytes and no two have the same identifier. There may be a million.
public struct EntryBatch: Sendable {
  /// The lines as a JSON array.
  private(set) var bytes = Array("[]".utf8)

  /// The records of the entries in `bytes`, in the order they were added.
  private(set) var records: [EntryRecord] = []

  /// The places in `records` by the identifiers.
  private var places = HashedPlaces()

  /// Whether every line reads as it was meant.
  private(set) var isReadBack = true

  /// Makes a batch without entries.
  ///
  /// - Parameter size: how many bytes its lines will have, as far as anyone can tell. An array that
  ///   grows is there twice meanwhile.
  public init(expectedSize size: Int = 0) {
    // A file may claim any size; a line takes more room than it has bytes while it is written.
    bytes.reserveCapacity(min(size, 1 << 28) + 1 << 16)
  }
}

extension EntryBatch {
  /// What became of an entry that was added.
  public enum Addition: Hashable, Sendable {
    /// It is a new one.
    case added
    /// It says just what the one at this place says.
    case repeated(Int)
    /// It says something else than the one with its identifier, at this place, and was not added.
    case conflicting(Int)
  }

  /// The number of entries.
  public var count: Int { records.count }

  /// Whether nothing was added.
  var isEmpty: Bool { records.isEmpty && isReadBack }

  /// Adds an entry, unless there is one with its identifier.
  ///
  /// Takes time in proportion to the entry.
  public mutating func add(_ entry: JournalEntry) -> Addition {
    add(entry.parts, hash: EntryIDSet.hash(of: entry.id), JSONWriter.append) { field, text, line in
      field.equals(text, in: line)
    }
  }

  /// Adds an entry, unless there is one with its identifier.
  ///
  /// Takes time in proportion to the entry.
  public mutating func add(_ entry: EntryJSON) -> Addition {
    let source = entry.bytes
    let hash = EntryIDSet.hash(of: entry.fields.id, in: source)
    return add(entry.fields.parts(in: source), hash: hash) { text, output in
      JSONWriter.append(text, of: source, to: &output)
    } isEqual: { field, text, line in
      JSONString.areEqual(field, in: line, text, in: source)
    } recordOfCopy: { bytes, start in
      EntryBatch.record(of: entry, copiedTo: bytes, from: start)
    }
  }

  /// Adds an entry of a journal, whose line stays as it is when it is one.
  ///
  /// Takes time in proportion to the entry.
  ///
  /// - Parameters:
  ///   - record: the record of the entry.
  ///   - document: the journal.
  ///   - hash: the hash of its identifier, which no entry of the batch has.
  mutating func add(
    _ record: EntryRecord, of document: JournalDocument, hashOfID hash: UInt64
  ) {
    guard document.isOnOneLine(record) else {
      _ = add(document.entry(record))
      return
    }
    let (end, start) = beginLine()
    let line = document.bytes[record.range]
    bytes += line
    let isSame = bytes.span.extracting(start..<bytes.count).isEqual(to: line.span)
    let copy = record.moved(to: start)
    // What its texts contain was checked where the journal was read.
    let isPlain = copy.layout.textsFound(of: copy, in: bytes) != nil
    let readBack =
      isPlain ? copy : EntryBatch.fields(readBackIn: bytes, from: start).map { EntryRecord($0) }
    keepLine(isSame && readBack == copy ? copy : nil, hash: hash, end)
  }

  /// Adds an entry of these parts.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - hash: the hash of the identifier.
  ///   - appendText: appends a text as a JSON string.
  ///   - isEqual: whether a string of a line, given with it, is the same as a text.
  ///   - recordOfCopy: the record of the line that begins at an offset of the bytes and ends with
  ///     them; nil when the line has to be read for it.
  private mutating func add<Text>(
    _ parts: EntryParts<Text>, hash: UInt64, _ appendText: EntryParts<Text>.AppendText,
    isEqual: (JSONString, Text, [UInt8]) -> Bool,
    recordOfCopy: ([UInt8], Int) -> EntryRecord? = { _, _ in nil }
  ) -> Addition {
    let (end, start) = beginLine()
    parts.appendLine(to: &bytes, appendText)
    let id = parts.id
    if places.mayHavePlace(of: hash),
      let place = places.place(of: hash, where: { isEqual(fields(at: $0).id, id, bytes) })
    {
      let isRepeated = bytes.span.extracting(start..<bytes.count)
        .isEqual(to: bytes.span.extracting(records[place].range))
      endArray(at: end)
      return isRepeated ? .repeated(place) : .conflicting(place)
    }
    let record =
      recordOfCopy(bytes, start) ?? EntryBatch.readBack(parts, in: bytes, from: start, isEqual)
    keepLine(record, hash: hash, end)
    return .added
  }

  /// Opens the array for another line.
  ///
  /// - Returns: where the array ended, and where the line begins.
  private mutating func beginLine() -> (end: Int, start: Int) {
    let end = bytes.count - 1
    bytes.removeLast()
    if end > 1 { bytes.append(UInt8(ascii: ",")) }
    return (end, bytes.count)
  }

  /// Keeps the line that was appended last, and ends the array.
  ///
  /// - Parameters:
  ///   - record: its record; nil when it does not read as it was meant.
  ///   - hash: the hash of its identifier.
  ///   - end: where the array ended before it.
  private mutating func keepLine(_ record: EntryRecord?, hash: UInt64, _ end: Int) {
    guard let record else {
      isReadBack = false
      endArray(at: end)
      return
    }
    places.insert(records.count, hash: hash)
    records.append(record)
    bytes.append(UInt8(ascii: "]"))
  }

  /// The record of the line that was appended last, when it stands as this program writes it, with
  /// the texts of an entry byte for byte as they stood where that was read; nil when not.
  private static func record(
    of entry: EntryJSON, copiedTo bytes: [UInt8], from start: Int
  ) -> EntryRecord? {
    let fields = entry.fields
    guard let note = fields.optional.note, bytes.count <= EntryRecord.largestDocument else {
      return nil
    }
    let record = EntryRecord(
      at: fields.at, mood: fields.optional.mood,
      eventCode: EntryRecord.EventCode(fields.optional.event),
      layout: EntryLayout(
        atLength: "2026-11-29T21:15:00+09:00".utf8.count, id: fields.id,
        emoji: fields.optional.emoji, event: fields.optional.event, note: note),
      start: UInt32(start), length: UInt32(bytes.count - start))
    guard let texts = record.layout.textsFound(of: record, in: bytes) else { return nil }
    func isCopied(_ text: Range<Int>?, of original: JSONString?) -> Bool {
      guard let text, let original else { return text == nil && original == nil }
      return bytes.span.extracting(text)
        .isEqual(to: entry.bytes.span.extracting(original.range))
    }
    let areCopied =
      isCopied(texts.id, of: fields.id) && isCopied(texts.note, of: note)
      && isCopied(texts.emoji, of: fields.optional.emoji)
    return areCopied ? record : nil
  }

  /// Reads the line that was appended last; nil when it does not say what it was meant to.
  private static func readBack<Text>(
    _ parts: EntryParts<Text>, in bytes: [UInt8], from start: Int,
    _ isEqual: (JSONString, Text, [UInt8]) -> Bool
  ) -> EntryRecord? {
    guard let fields = fields(readBackIn: bytes, from: start),
      parts.areSaid(by: fields, in: bytes, { isEqual($0, $1, bytes) })
    else { return nil }
    return EntryRecord(fields)
  }

  /// The fields of the line that was appended last; nil when it is no entry.
  private static func fields(readBackIn bytes: [UInt8], from start: Int) -> EntryFields? {
    guard bytes.count <= EntryRecord.largestDocument else { return nil }
    // In a journal a line stands within an object and an array.
    var reader = JSONReader(
      bytes, rereadingFrom: start, depthLimit: JSONReader.usualDepthLimit - 2)
    guard let fields = try? EntryFields(from: &reader), fields.range == start..<bytes.count
    else { return nil }
    return fields
  }

  /// Ends the array behind an earlier line.
  private mutating func endArray(at end: Int) {
    bytes.removeSubrange(end...)
    bytes.append(UInt8(ascii: "]"))
  }
}

extension EntryBatch {
  /// The identifier of the entry at a place.
  public func id(at place: Int) -> EntryID {
    .ofEntry(records[place], in: bytes)
  }

  /// The moment of the entry at a place.
  public func moment(at place: Int) -> LocalTimestamp {
    records[place].at
  }

  /// The entry at a place.
  func entry(at place: Int) -> JournalEntry {
    JournalEntry(records[place], in: bytes)
  }

  /// Whether an entry has this identifier.
  func contains(_ id: EntryID) -> Bool {
    places.place(of: EntryIDSet.hash(of: id)) { self.id(at: $0) == id } != nil
  }

  /// The fields of the entry at a place.
  private func fields(at place: Int) -> EntryFields {
    EntryFields.ofEntry(records[place], in: bytes).0
  }

  /// A batch of some of the entries, given by their places.
  func selecting(_ chosen: [Int]) -> EntryBatch {
    var batch = EntryBatch()
    batch.isReadBack = isReadBack
    for place in chosen { _ = batch.add(entry(at: place)) }
    return batch
  }

  /// The records by instant; those of one second by identifier.
  var sortedRecords: [EntryRecord] {
    let isSorted = zip(records, records.dropFirst()).allSatisfy { $0.at.instant < $1.at.instant }
    if isSorted { return records }
    return records.sorted { first, second in
      if first.at.instant != second.at.instant { return first.at.instant < second.at.instant }
      return EntryID.ofEntry(first, in: bytes) < EntryID.ofEntry(second, in: bytes)
    }
  }
}
