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
    var size = 0
    while start < count {
      let end = min(start + length, count)
      let middle = end - start < OutputBuffer.leastToShare ? end : start + (end - start) / 2
      size = try append(start..<middle, middle..<end, sizeOfSecond: size, by: appendBlock)
      if size < OutputBuffer.largestSize {
        length *= 2
        size *= 2
      }
      start = end
    }
  }

  /// Adds the bytes of two blocks of elements, of which the second may be empty.
  ///
  /// - Parameters:
  ///   - first: the places of the elements of the first block.
  ///   - second: those of the second block.
  ///   - size: how many bytes the second one will take, as far as anyone can tell.
  ///   - appendBlock: appends the bytes of some elements.
  /// - Returns: how many bytes the second one has taken.
  private mutating func append(
    _ first: Range<Int>, _ second: Range<Int>, sizeOfSecond size: Int,
    by appendBlock: @escaping @Sendable (Range<Int>, inout [UInt8]) -> Void
  ) throws -> Int {
    guard !second.isEmpty else {
      try append { appendBlock(first, &$0) }
      return 0
    }
    let appendSecond = { @Sendable in
      var bytes: [UInt8] = []
      // With room for a block that takes somewhat more.
      bytes.reserveCapacity(size + size / 8)
      appendBlock(second, &bytes)
      return bytes
    }
    var appended: [UInt8]?
    try append { bytes in
      (_, appended) = SharedWork.run({ appendBlock(first, &bytes) }, appendSecond)
    }
    let bytes = appended ?? appendSecond()
    try append(bytes)
    return bytes.count
  }

  /// The number of elements whose bytes are made before the first are handed on; later it doubles, so
  /// that few threads are started.
  private static let firstLength = 1024

  /// The fewest elements for which another thread is worth its start.
  private static let leastToShare = 256

  /// The size of the second block from which on the number of elements does not double any more, in
  /// bytes: memory for the bytes stays small.
  private static let largestSize = 1 << 18
}
