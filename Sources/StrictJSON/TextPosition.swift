/// A line and a column of a text in UTF-8, both counted from 1.
public struct TextPosition: Hashable, Sendable {
  /// The line; lines end at U+000A.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int
}

extension TextPosition {
  /// Finds the position of a byte.
  ///
  /// A byte order mark at the start is in no column, and each byte that is not UTF-8 has its own.
  /// Complexity: O(`offset`); `TextPositionScan` finds many positions in the time of one.
  ///
  /// - Parameters:
  ///   - offset: bytes from the start; one that is out of range means the nearest in range. The
  ///     position of a byte within a scalar is that of the scalar.
  ///   - bytes: the text.
  public init(offset: Int, in bytes: [UInt8]) {
    var scan = TextPositionScan(bytes)
    self = scan.position(of: offset)
  }
}
