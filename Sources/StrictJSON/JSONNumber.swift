/// Where a number stands in the bytes of a reader, as it was written.
public struct JSONNumber: Hashable, Sendable {
  /// The offsets of the bytes of its text.
  public let range: Range<Int>
}
