/// A document put together from slices of its original bytes, of borrowed ones and of added ones.
///
/// Only the added bytes are copied, so that a change of a large file costs little memory.
public struct PieceTable: Sendable {
  /// The bytes of the old document.
  public let original: [UInt8]

  /// Other bytes that the new document can take slices of.
  private let borrowed: [UInt8]

  /// The bytes that are in neither of the two, one after another.
  private var added: [UInt8] = []

  /// The slices that make up the new document, in order.
  private var pieces: [Piece] = []

  /// The number of bytes of the new document.
  public private(set) var count = 0

  /// Makes an empty document that can take slices of these bytes.
  public init(original: [UInt8] = [], borrowing borrowed: [UInt8] = []) {
    self.original = original
    self.borrowed = borrowed
  }
}

extension PieceTable {
  /// A slice of one of the stores of bytes; never empty.
  private enum Piece {
    /// A slice of the original bytes.
    case original(Range<Int>)
    /// A slice of the borrowed bytes.
    case borrowed(Range<Int>)
    /// A slice of the added bytes.
    case added(Range<Int>)
  }
}

extension PieceTable {
  /// Appends a slice of the original bytes.
  ///
  /// - Parameter range: within the indices of `original`.
  public mutating func append(originalRange range: Range<Int>) {
    guard !range.isEmpty else { return }
    count += range.count
    if case .original(let last) = pieces.last, last.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = .original(last.lowerBound..<range.upperBound)
    } else {
      pieces.append(.original(range))
    }
  }

  /// Appends a slice of the borrowed bytes.
  ///
  /// - Parameter range: within the indices of the borrowed bytes.
  mutating func append(borrowedRange range: Range<Int>) {
    guard !range.isEmpty else { return }
    count += range.count
    pieces.append(.borrowed(range))
  }

  /// Appends new bytes.
  ///
  /// - Complexity: O(number of new bytes).
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    let start = added.count
    added.append(contentsOf: bytes)
    guard added.count > start else { return }
    count += added.count - start
    if case .added(let last) = pieces.last {
      pieces[pieces.count - 1] = .added(last.lowerBound..<added.count)
    } else {
      pieces.append(.added(start..<added.count))
    }
  }

  /// The whole new document as one array.
  ///
  /// - Complexity: O(`count`).
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for piece in pieces { bytes += slice(piece) }
    return bytes
  }

  /// Calls a function with the bytes of the document, piece by piece.
  ///
  /// - Complexity: O(number of pieces).
  public func forEachPiece(_ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    for piece in pieces { try body(slice(piece)) }
  }

  /// The bytes of a piece.
  private func slice(_ piece: Piece) -> ArraySlice<UInt8> {
    switch piece {
    case .original(let range): original[range]
    case .borrowed(let range): borrowed[range]
    case .added(let range): added[range]
    }
  }
}

extension PieceTable {
  /// Pieces below this size are gathered into writes of at most this size.
  private static let writeSize = 1 << 16

  /// Writes the new document.
  ///
  /// - Complexity: O(`count`).
  func write(to file: borrowing Descriptor) throws(SystemError) {
    var gathered: [UInt8] = []
    gathered.reserveCapacity(min(count, PieceTable.writeSize))
    for piece in pieces {
      let slice = slice(piece)
      if gathered.count + slice.count > PieceTable.writeSize {
        try System.writeAll(gathered.span, to: file)
        gathered.removeAll(keepingCapacity: true)
      }
      if slice.count > PieceTable.writeSize {
        try System.writeAll(slice.span, to: file)
      } else {
        gathered += slice
      }
    }
    try System.writeAll(gathered.span, to: file)
  }
}
