import SoberlogCore
import SoberlogStore

/// Reads the text files of jrnl: entries that begin with a line such as
/// `[2026-11-01 09:30:00 AM] The first sentence.`
///
/// The star of an entry, a `*` at the end of that line, stays in the text.
struct JrnlText {
  /// The text.
  private var text: InputText

  /// Where the next entry begins.
  private var offset: Int

  /// The local zone, since times have no offset.
  private let zone: ZoneRules

  /// Whether dates stand in brackets.
  private let hasBrackets: Bool

  /// Whether an entry could not be read, so that nobody knows where the next one begins.
  private var isLost = false

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when its beginning is not UTF-8.
  init(_ text: InputText, in context: ImportContext) throws(ImportProblem) {
    try text.checkUTF8()
    self.text = text
    zone = context.zone
    offset = text.bytes.firstIndex { $0 > 0x20 } ?? text.bytes.count
    hasBrackets = text.bytes[offset...].first == UInt8(ascii: "[")
  }

  /// The most bytes of an entry, far more than a note may have.
  private static let longestEntry = 1 << 23
}

extension JrnlText: RecordReader {
  mutating func next() throws -> ReadRecord? {
    guard !isLost else { return nil }
    if offset == text.bytes.count {
      guard try readMore(dropping: offset) else { return nil }
      offset = 0
    }
    let line = text.line(at: offset)
    let bytes = try takeEntry()
    guard let head = JrnlHead(bytes, hasBrackets: hasBrackets) else {
      throw ImportProblem(reason: .noEntryBegins, line: line)
    }
    do throws(ImportProblem.Reason) {
      var record = ImportedRecord(line: line, time: ImportedTime(try head.moment(), in: zone))
      record.note = JrnlText.note(bytes.dropFirst(head.length))
      record.identify(by: record.note)
      return .record(record)
    } catch {
      throw ImportProblem(reason: error, line: line)
    }
  }

  /// The bytes of the entry that comes next, up to the one behind it.
  private mutating func takeEntry() throws -> ArraySlice<UInt8> {
    var start = offset
    repeat {
      var end = text.bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
      if end == nil || end == text.bytes.count - 1 {
        guard text.bytes.count - start < JrnlText.longestEntry else {
          isLost = true
          throw text.problem(.noteTooLong(limit: NoteLength.longest), at: start)
        }
        if try readMore(dropping: start) {
          (offset, start) = (offset - start, 0)
          end = text.bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
        }
      }
      offset = end.map { $0 + 1 } ?? text.bytes.count
    } while offset < text.bytes.count
      && JrnlHead(text.bytes[offset...], hasBrackets: hasBrackets) == nil
    return text.bytes[start..<offset]
  }

  /// Reads more of the text behind what is there from an offset on.
  private mutating func readMore(dropping count: Int) throws -> Bool {
    isLost = true
    let isRead = try text.readMoreUTF8(dropping: count)
    isLost = false
    return isRead
  }

  /// The note that stands behind a date: without the white space around it, and with LF line ends.
  static func note(_ bytes: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    let trimmed = bytes.drop(while: isBlank)
    let end = trimmed.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? trimmed.startIndex
    let text = String(decoding: trimmed[..<end], as: UTF8.self)
    return text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }
}
