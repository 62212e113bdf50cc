import SoberlogStore
import StrictJSON

/// A text that is read piece by piece, so that a large one never stands in memory as a whole.
struct InputText {
  /// What was read and is still needed; it ends with a line, or with the text.
  private(set) var bytes: [UInt8] = []

  /// Whether nothing more is to be read.
  private(set) var isAtEnd = false

  /// How many bytes the whole text has, as far as anyone can tell.
  let expectedSize: Int

  /// The line, from 1, at which `bytes` begins.
  private var firstLine = 1

  /// A place in `bytes` up to which the lines were counted, and the line there.
  private var counted = (offset: 0, line: 1)

  /// The beginning of a line whose end was not read yet.
  private var cutLine: [UInt8] = []

  /// How many bytes are read at once: the fewest, and the most for a record that goes on and on, so
  /// that its beginning is not looked at again for every few bytes.
  private let pieceSizes: ClosedRange<Int>

  /// Reads the next bytes, fewer than asked for only at the end.
  private let read: @Sendable (Int) throws -> [UInt8]

  /// Makes the text that a function reads, and reads its beginning: more than blanks, if there is.
  ///
  /// A byte order mark of UTF-8 is left out.
  ///
  /// - Parameters:
  ///   - size: how many bytes the whole text has, as far as anyone can tell.
  ///   - pieceSizes: how many bytes are read at once, the fewest and the most.
  ///   - read: reads the next bytes, fewer than asked for only at the end.
  /// - Throws: what the function throws.
  init(
    expectedSize size: Int = 0, pieceSizes: ClosedRange<Int> = InputText.usualPieceSizes,
    read: @escaping @Sendable (Int) throws -> [UInt8]
  ) throws {
    self.read = read
    self.pieceSizes = pieceSizes
    expectedSize = size
    while try !bytes.contains(where: { $0 > 0x20 }) && readMore(dropping: 0) {}
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  }

  /// The sizes of pieces that leave memory small and take little time.
  static let usualPieceSizes = 1 << 16...1 << 20
}

extension InputText {
  /// Reads more, up to the end of a line.
  ///
  /// - Parameter count: how many bytes at the beginning are not needed any more.
  /// - Returns: false when there is nothing more.
  mutating func readMore(dropping count: Int) throws -> Bool {
    guard !isAtEnd else { return false }
    firstLine = line(at: count)
    counted = (0, firstLine)
    let size = min(max(bytes.count - count, pieceSizes.lowerBound), pieceSizes.upperBound)
    if count > 0 {
      // Records that were read from the bytes may still be in use, so those are not changed.
      var rest: [UInt8] = []
      rest.reserveCapacity(bytes.count - count + cutLine.count + size)
      rest.append(bytes.span.extracting(count...))
      bytes = rest
    }
    bytes += cutLine
    cutLine = []
    while !isAtEnd, cutLine.isEmpty {
      let piece = try read(size)
      isAtEnd = piece.count < size
      let end = piece.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      guard !isAtEnd, let end else {
        bytes.append(piece.span)
        continue
      }
      bytes.append(piece.span.extracting(..<end))
      cutLine.append(piece.span.extracting(end...))
      if cutLine.isEmpty { break }
    }
    return true
  }

  /// Whether the first character that is no blank opens an object of JSON.
  var beginsWithBrace: Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// Reads everything that is left.
  mutating func readAll() throws {
    // A file may claim any size.
    bytes.reserveCapacity(min(expectedSize, 1 << 28))
    while try readMore(dropping: 0) {}
  }

  /// Reads more and checks that it is UTF-8.
  ///
  /// - Throws: `ImportProblem` where it is not.
  mutating func readMoreUTF8(dropping count: Int) throws -> Bool {
    let start = bytes.count - count
    guard try readMore(dropping: count) else { return false }
    try checkUTF8(from: start)
    return true
  }

  /// Checks that what was read is UTF-8, from an offset on.
  ///
  /// - Throws: `ImportProblem` where it is not.
  func checkUTF8(from start: Int = 0) throws(ImportProblem) {
    do {
      _ = try UTF8Span(validating: bytes.span.extracting(start..<bytes.count))
    } catch {
      throw problem(.damage(.json(.invalidUTF8)), at: start + error.byteOffsets.lowerBound)
    }
  }

  /// The line, from 1, of a byte.
  ///
  /// Calls in the order of the text take time in proportion to it.
  mutating func line(at offset: Int) -> Int {
    if offset < counted.offset { counted = (0, firstLine) }
    let lineEnds = bytes.span.extracting(counted.offset..<offset).count(of: UInt8(ascii: "\n"))
    counted = (offset, counted.line + lineEnds)
    return counted.line
  }

  /// Passes over bytes that are known to have no line end among them, behind those up to which the
  /// lines were counted.
  mutating func pass(to offset: Int) {
    counted.offset = offset
  }

  /// A problem at a byte.
  func problem(_ reason: ImportProblem.Reason, at offset: Int) -> ImportProblem {
    let position = TextPosition(offset: offset, in: bytes)
    return ImportProblem(
      reason: reason, line: firstLine - 1 + position.line, column: position.column)
  }
}
