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
    let readBack = EntryBatch.fields(readBackIn: bytes, from: start).map { EntryRecord($0) }
    let isSame = bytes.span.extracting(start..<bytes.count).isEqual(to: line.span)
    let isMeant = isSame && readBack.map { $0 == record.moved(to: start) } == true
    keepLine(isMeant ? readBack : nil, hash: hash, end)
  }

  /// Adds an entry of these parts.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - hash: the hash of the identifier.
  ///   - appendText: appends a text as a JSON string.
  ///   - isEqual: whether a string of a line, given with it, is the same as a text.
  private mutating func add<Text>(
    _ parts: EntryParts<Text>, hash: UInt64, _ appendText: EntryParts<Text>.AppendText,
    isEqual: (JSONString, Text, [UInt8]) -> Bool
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
    keepLine(EntryBatch.readBack(parts, in: bytes, from: start, isEqual), hash: hash, end)
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
