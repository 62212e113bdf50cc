/// Collects output and hands it on in large pieces.
struct OutputBuffer {
  /// What was collected and not yet handed on.
  private var bytes: [UInt8] = []

  /// Takes the pieces: writes all of the bytes, or throws why it cannot.
  private let write: ([UInt8]) throws -> Void

  /// Makes a buffer in front of a function that writes.
  init(write: @escaping ([UInt8]) throws -> Void) {
    self.write = write
  }

  /// The size from which on pieces are handed on, in bytes.
  private static let pieceSize = 1 << 16
}

extension OutputBuffer {
  /// Adds a text.
  mutating func append(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= OutputBuffer.pieceSize { try flush() }
  }

  /// Adds a text and a line end.
  mutating func appendLine(_ text: String = "") throws {
    try append(text)
    try append("\n")
  }

  /// Adds texts, each with a line end.
  mutating func appendLines(_ texts: some Sequence<String>) throws {
    for text in texts { try appendLine(text) }
  }

  /// Adds bytes by a function that appends them.
  mutating func append(with body: (inout [UInt8]) -> Void) throws {
    body(&bytes)
    if bytes.count >= OutputBuffer.pieceSize { try flush() }
  }

  /// Adds bytes, many of them without a copy.
  mutating func append(_ piece: [UInt8]) throws {
    guard bytes.count + piece.count >= OutputBuffer.pieceSize else {
      bytes += piece
      return
    }
    try flush()
    try write(piece)
  }

  /// Hands on what was collected.
  mutating func flush() throws {
    guard !bytes.isEmpty else { return }
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
