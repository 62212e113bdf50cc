/// A hash of what an entry says, the same in every process and version.
///
/// It is FNV-1a of 64 bits (Fowler, Noll and Vo). The identifiers of entries that come from other
/// programs are made of it, so it may never change: importing again must find them.
public struct ContentHash: Hashable, Sendable {
  /// The hash of what was taken in so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  public init() {}
}

extension ContentHash {
  /// Takes in a text, and where it ends.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte: byte) }
    // No text has this byte.
    combine(byte: 0xFF)
  }

  /// Takes in a number.
  public mutating func combine(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(byte: UInt8(truncatingIfNeeded: number >> Int64(shift)))
    }
  }

  /// Takes in a byte.
  private mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension EntryID {
  /// Makes the identifier of an entry that brings none along, from what it says.
  ///
  /// The bits that it has no room for are folded into the others.
  public init(of content: ContentHash) {
    self = .new(randomBits: content.value ^ content.value >> 50)
  }
}
