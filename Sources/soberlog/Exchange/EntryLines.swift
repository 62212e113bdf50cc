import SoberlogCore
import SoberlogStore
import StrictJSON

/// Reads entries as JSON, one a line, as `list --format jsonl` writes them.
struct EntryLines {
  /// The text.
  private var text: InputText

  /// The reader of the part of the text that is in memory.
  private var reader: JSONReader

  /// Where the next record begins, or white space before it.
  private var offset = 0

  /// What there is to know beside the text.
  private let context: ImportContext

  /// Makes a reader of a text.
  init(_ text: InputText, in context: ImportContext) {
    self.text = text
    self.context = context
    reader = EntryLines.reader(of: text)
  }

  /// A reader of the part of a text that is in memory.
  private static func reader(of text: InputText) -> JSONReader {
    // In a journal an entry stands within an object and an array.
    JSONReader(text.bytes, rereadingFrom: 0, depthLimit: JSONReader.usualDepthLimit - 2)
  }
}

extension EntryLines: RecordReader {
  mutating func next() throws -> ReadRecord? {
    var start = startOfRecord
    while start == nil, try text.readMore(dropping: text.bytes.count) {
      reader = EntryLines.reader(of: text)
      offset = 0
      start = startOfRecord
    }
    guard let start else { return nil }
    reader.move(to: start)
    do {
      let record = try EntryObject.read(
        from: &reader, line: text.line(at: start), in: context
      ) { $0 = $0.resumed(at: start) }
      offset = reader.offset
      if case .entry(let entry, _) = record, entry.isOnOneLine { text.pass(to: offset) }
      return record
    } catch let error as JSONError {
      // A record of several lines may go on behind what was read.
      if error.reason == .unexpectedEnd, try readOn(from: start) {
        reader = EntryLines.reader(of: text)
        offset = 0
        return try next()
      }
      throw problem(.damage(.json(error.reason)), at: error.offset, ofRecordAt: start)
    } catch let error as MisplacedValue {
      throw problem(error.reason, at: error.offset, ofRecordAt: start)
    }
  }

  /// Reads twice as much of a record as was read, so that it is looked at again only now and then.
  ///
  /// - Returns: false when there is nothing more.
  private mutating func readOn(from start: Int) throws -> Bool {
    let size = 2 * (text.bytes.count - start)
    guard try text.readMore(dropping: start) else { return false }
    while text.bytes.count < size, try text.readMore(dropping: 0) {}
    return true
  }

  /// Where the next record begins; nil when there is nothing but white space.
  private var startOfRecord: Int? {
    text.bytes[offset...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// A problem of a record, after which the next line is read.
  private mutating func problem(
    _ reason: ImportProblem.Reason, at place: Int, ofRecordAt start: Int
  ) -> ImportProblem {
    let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    offset = end
    reader = reader.resumed(at: end)
    return text.problem(reason, at: min(place, end))
  }
}
