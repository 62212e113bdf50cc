/// Finds the positions of many bytes of a text, one after another from its start to its end.
public struct TextPositionScan: Sendable {
  /// The bytes of the text.
  private let bytes: [UInt8]

  /// Where the line ends were counted up to, in bytes from the start.
  private var counted = 0

  /// The line there, from 1.
  private var line = 1

  /// The last column of that line that was reached, from 1.
  private var column = 1

  /// Where the scalar in that column ends.
  private var scalarEnd = 0

  /// Makes a scan that begins at the start of a text.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    beginLine(at: bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0)
  }
}

extension TextPositionScan {
  /// The position of a byte; see `TextPosition.init(offset:in:)`.
  ///
  /// All calls together take time in proportion to the text.
  ///
  /// - Parameter offset: not before that of the last call.
  public mutating func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    while counted < offset {
      counted += 1
      guard bytes[counted - 1] == UInt8(ascii: "\n") else { continue }
      line += 1
      beginLine(at: counted)
    }
    while scalarEnd <= offset {
      column += 1
      scalarEnd += scalarLength(at: scalarEnd)
    }
    return TextPosition(line: line, column: column)
  }

  /// Goes to the first column of a line.
  private mutating func beginLine(at start: Int) {
    column = 1
    scalarEnd = start + scalarLength(at: start)
  }

  /// The number of bytes of the scalar that begins at an offset; 1 where the bytes are not UTF-8.
  private func scalarLength(at offset: Int) -> Int {
    max(lengthOfCharacter(in: bytes.span.word(at: offset)), 1)
  }
}
