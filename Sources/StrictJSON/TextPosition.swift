/// A line and a column of a text in UTF-8, both counted from 1.
public struct TextPosition: Hashable, Sendable {
  /// The line; lines end at U+000A.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int

  /// Finds the position of a byte.
  ///
  /// A byte order mark at the start is in no column, and each byte that is not UTF-8 has its own.
  /// Complexity: O(`offset`).
  ///
  /// - Parameters:
  ///   - offset: bytes from the start; one that is out of range means the nearest in range. The
  ///     position of a byte within a scalar is that of the scalar.
  ///   - bytes: the text.
  public init(offset: Int, in bytes: [UInt8]) {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    for index in 0..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    var column = 1
    var end = lineStart + TextPosition.scalarLength(at: lineStart, in: bytes)
    while end <= offset {
      column += 1
      end += TextPosition.scalarLength(at: end, in: bytes)
    }
    self.line = line
    self.column = column
  }

  /// The number of bytes of the scalar that begins at an offset; 1 where the bytes are not UTF-8.
  private static func scalarLength(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 1 }
    let length =
      switch bytes[offset] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard length > 1, offset + length <= bytes.count else { return 1 }
    let scalar = bytes.span.extracting(offset..<offset + length)
    return (try? UTF8Span(validating: scalar)) == nil ? 1 : length
  }
}
