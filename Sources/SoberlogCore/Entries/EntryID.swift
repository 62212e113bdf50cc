/// The identifier of an entry, unique within its journal.
public struct EntryID: Sendable {
  /// The identifier as it is written.
  public let text: String

  /// Accepts any text that is not empty and has no control characters; nil otherwise.
  public init?(_ text: String) {
    guard !text.isEmpty, !EntryID.hasControls(text.utf8.span) else { return nil }
    self.text = text
  }

  /// Makes an identifier of ten characters of Crockford's base 32 in lower case.
  ///
  /// - Parameter number: the number that they write, of which the lower 50 bits are used.
  private init(number: UInt64) {
    let shifts = stride(from: (EntryID.digitCount - 1) * 5, through: 0, by: -5)
    text = String(shifts.map { EntryID.digits[Int(number >> UInt64($0) & 31)] })
  }

  /// The digits of Crockford's base 32, in the order of their values and of Unicode.
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// The number of digits of an identifier that this program makes.
  private static let digitCount = 10

  /// Whether a text in UTF-8 has a control character (general category Cc): U+0000 to U+001F, and
  /// U+007F to U+009F, which begin with C2.
  private static func hasControls(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      let byte = text[index]
      return byte < 0x20 || byte == 0x7F || byte == 0xC2 && text[index + 1] < 0xA0
    }
  }
}

extension EntryID {
  /// Makes the identifier of a new entry.
  ///
  /// - Parameters:
  ///   - randomBits: 64 bits from a random source.
  ///   - predecessor: the last identifier among the entries of the same second. The new one comes
  ///     after it in order, so that these entries stay in the order they were added, unless no
  ///     identifier of this program does.
  public static func new(randomBits: UInt64, after predecessor: EntryID? = nil) -> EntryID {
    guard let predecessor else { return EntryID(number: randomBits) }
    if let number = predecessor.number {
      // The step is random too, since another device may add an entry to the same second.
      let next = number + 1 + randomBits >> 32
      if next >> 50 == 0 { return EntryID(number: next) }
    }
    // Another program made it, or it is one of the last there are: as few digits as possible are the
    // highest.
    for raised in 0..<EntryID.digitCount {
      let highest = UInt64.max << UInt64((EntryID.digitCount - raised) * 5)
      let id = EntryID(number: randomBits | highest)
      if predecessor < id { return id }
    }
    return EntryID(number: randomBits)
  }

  /// The number that the identifier writes; nil when this program did not make it.
  private var number: UInt64? {
    guard text.count == EntryID.digitCount else { return nil }
    var number: UInt64 = 0
    for character in text {
      guard let digit = EntryID.digits.firstIndex(of: character) else { return nil }
      number = number << 5 | UInt64(digit)
    }
    return number
  }
}

extension EntryID: Hashable {
  /// Identifiers are equal when their UTF-8 bytes are, as in their order.
  public static func == (first: EntryID, second: EntryID) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    // Texts of equal bytes are equal strings, and those have equal hashes.
    hasher.combine(text)
  }
}

extension EntryID: Comparable {
  /// Orders identifiers by their UTF-8 bytes.
  public static func < (first: EntryID, second: EntryID) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }
}

extension EntryID: CustomStringConvertible {
  public var description: String { text }
}
