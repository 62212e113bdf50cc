import SoberlogStore

extension OutputBuffer {
  /// Adds the bytes of many elements; where there are enough, two threads share the work.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - appendBlock: appends the bytes of some elements that follow each other, given their places;
  ///     it is called on any thread.
  mutating func append(
    count: Int, by appendBlock: @escaping @Sendable (Range<Int>, inout [UInt8]) -> Void
  ) throws {
    var start = 0
    var length = OutputBuffer.firstLength
    while start < count {
      let end = min(start + length, count)
      let middle = end - start < OutputBuffer.leastToShare ? end : start + (end - start) / 2
      var size = 0
      try append { bytes in
        let before = bytes.count
        OutputBuffer.append(start..<middle, middle..<end, to: &bytes, by: appendBlock)
        size = bytes.count - before
      }
      if size < OutputBuffer.largestSize { length *= 2 }
      start = end
    }
  }

  /// Appends the bytes of two blocks of elements, of which the second may be empty.
  private static func append(
    _ first: Range<Int>, _ second: Range<Int>, to bytes: inout [UInt8],
    by appendBlock: @escaping @Sendable (Range<Int>, inout [UInt8]) -> Void
  ) {
    guard !second.isEmpty else { return appendBlock(first, &bytes) }
    let (_, appended) = SharedWork.run(
      { appendBlock(first, &bytes) },
      {
        var bytes: [UInt8] = []
        appendBlock(second, &bytes)
        return bytes
      })
    if let appended { bytes += appended } else { appendBlock(second, &bytes) }
  }

  /// The number of elements whose bytes are made before the first are handed on; later it doubles, so
  /// that few threads are started.
  private static let firstLength = 1024

  /// The fewest elements for which another thread is worth its start.
  private static let leastToShare = 256

  /// The size from which on the number of elements does not double any more, in bytes: memory for
  /// the bytes stays small.
  private static let largestSize = 1 << 20
}
