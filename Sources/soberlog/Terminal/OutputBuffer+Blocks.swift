import SoberlogStore

extension OutputBuffer {
  /// Adds the bytes of many elements; where there are enough, two threads share the work.
  ///
  /// They do so in rounds, in each of which one thread makes the bytes of the larger part of the
  /// elements. The other one hands on what that thread has made in the round before, and makes and
  /// hands on the bytes of the smaller part, which come first.
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
    var made: [UInt8] = []
    while start < count {
      let end = min(start + length, count)
      made = try append(start..<end, behind: made, by: appendBlock)
      if made.count < OutputBuffer.largestSize { length *= 2 }
      start = end
    }
    try append(made)
  }

  /// Adds bytes, and those of the smaller part of some elements.
  ///
  /// - Parameters:
  ///   - elements: the places of the elements.
  ///   - made: the bytes that come before them.
  ///   - appendBlock: appends the bytes of some elements.
  /// - Returns: the bytes of the elements that were not added; none when they are too few to share.
  private mutating func append(
    _ elements: Range<Int>, behind made: [UInt8],
    by appendBlock: @escaping @Sendable (Range<Int>, inout [UInt8]) -> Void
  ) throws -> [UInt8] {
    guard elements.count >= OutputBuffer.leastToShare else {
      try append(made)
      try append { appendBlock(elements, &$0) }
      return []
    }
    let middle = elements.lowerBound + elements.count * 9 / 20
    let expectedSize = made.count
    let makeSecond = { @Sendable in
      var bytes: [UInt8] = []
      // With room for somewhat more than in the round before.
      bytes.reserveCapacity(expectedSize + expectedSize / 8)
      appendBlock(middle..<elements.upperBound, &bytes)
      return bytes
    }
    let (first, second) = SharedWork.run(
      {
        Result {
          try append(made)
          try append { appendBlock(elements.lowerBound..<middle, &$0) }
        }
      }, makeSecond)
    try first.get()
    return second ?? makeSecond()
  }

  /// The number of elements of the first round; later it doubles, so that the threads seldom wait for
  /// each other.
  private static let firstLength = 1024

  /// The fewest elements that are worth to wake another thread for.
  private static let leastToShare = 256

  /// The size of what the second thread has made from which on the number of elements does not double
  /// any more, in bytes: memory for the bytes stays small.
  private static let largestSize = 1 << 18
}
