// Compares, counts and finds bytes, eight at a time, and appends them.

extension String {
  /// Makes a text from bytes in UTF-8; what is not UTF-8 becomes U+FFFD.
  ///
  /// Complexity: O(n).
  public init(copying bytes: Span<UInt8>) {
    var copy: [UInt8] = []
    copy.append(bytes)
    self.init(decoding: copy, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends the bytes of a span.
  ///
  /// Complexity: O(n).
  public mutating func append(_ bytes: Span<UInt8>) {
    // All empty arrays are one, of which the number of bytes would be written, as none, by any thread.
    if bytes.isEmpty { return }
    append(addingCapacity: bytes.count) { $0.append(bytes) }
  }
}

extension OutputSpan<UInt8> {
  /// Appends the bytes of a span; there must be room for them.
  ///
  /// Complexity: O(n).
  @inlinable
  @inline(__always)
  public mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(copying: $0) }
  }

  /// Appends a text of the program in UTF-8; there must be room for it.
  ///
  /// Complexity: O(n).
  @inlinable
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(copying: $0) }
  }

  /// Appends bytes at once; one by one would take a test for each of them.
  @inlinable
  @inline(__always)
  mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count <= freeCapacity)
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      count = unsafe buffer.extracting(count...).initialize(fromContentsOf: bytes) + count
    }
  }

  /// Appends the eight bytes of a word, the lowest first; there must be room for them.
  @inline(__always)
  public mutating func append(word: UInt64) {
    for place in 0..<8 { append(UInt8(truncatingIfNeeded: word &>> UInt64(place &* 8))) }
  }
}

extension Span<UInt8> {
  /// Whether another span has the same bytes.
  ///
  /// Complexity: O(n).
  public func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else { return lastWord(at: 0) == other.lastWord(at: 0) }
    var offset = 0
    while offset < count {
      // The last eight bytes take in some that were compared before.
      let place = Swift.min(offset, count &- 8)
      guard word(at: place) == other.word(at: place) else { return false }
      offset &+= 8
    }
    return true
  }

  /// A hash of the bytes of a range, which takes in each eight of them by one multiplication.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameter range: offsets of bytes of the span.
  public func hash(of range: Range<Int>) -> UInt64 {
    var hash = UInt64(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      // The factor of Fibonacci hashing: 2 to the 64th divided by the golden ratio.
      hash = (hash ^ word(at: offset, before: range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset &+= 8
    }
    return hash
  }
}

extension Span<UInt8> {
  /// How often a byte other than 0 occurs in the span; eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  public func count(of byte: UInt8) -> Int {
    var total = 0
    var offset = 0
    while offset < count {
      // Each place of the word counts for itself, up to 255.
      var places: UInt64 = 0
      let end = Swift.min(offset &+ 255 * 8, count)
      while offset < end {
        let word = word(at: offset) ^ eightTimes(byte)
        // The highest bit of a place is set when any of its bits is; no sum reaches the next place.
        let others = (word & eightTimes(0x7F)) &+ eightTimes(0x7F) | word
        places &+= (~others & eightTimes(0x80)) &>> 7
        offset &+= 8
      }
      let pairs = (places & 0x00FF_00FF_00FF_00FF) &+ (places &>> 8 & 0x00FF_00FF_00FF_00FF)
      total &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
    return total
  }

  /// Whether a byte other than 0 occurs in the span; eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  public func contains(byte: UInt8) -> Bool {
    firstOffset(of: byte, from: 0) != nil
  }

  /// The offset of the first place, from an offset on, where a byte other than 0 stands; eight bytes
  /// are looked at at a time.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - byte: the byte.
  ///   - start: from 0 to the count.
  @inline(__always)
  public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    firstOffset(of: byte, byte, byte, from: start)
  }

  /// The offset of the first place, from an offset on, where one of three bytes other than 0 stands;
  /// eight bytes are looked at at a time.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - first: a byte.
  ///   - second: another one.
  ///   - third: a third one; it may be the same as another.
  ///   - start: from 0 to the count.
  @inline(__always)
  public func firstOffset(
    of first: UInt8, _ second: UInt8, _ third: UInt8, from start: Int
  ) -> Int? {
    var offset = start
    while offset < count {
      let word = word(at: offset)
      let found =
        marks(of: first, in: word) | marks(of: second, in: word) | marks(of: third, in: word)
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return nil
  }
}
