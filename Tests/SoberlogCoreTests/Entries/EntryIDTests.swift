import SoberlogCore
import TestSupport
import Testing

@Suite("EntryID")
struct EntryIDTests {
  /// The digits of Crockford's base 32 in lower case.
  private static let digits = "0123456789abcdefghjkmnpqrstvwxyz"

  /// The identifier that a text is.
  private static func id(_ text: String) throws -> EntryID {
    try #require(EntryID(text))
  }

  @Test(
    "Any text that is not empty and has no control character is an identifier",
    arguments: ["k3f9q2m7xa", "x", " ", "A-1/2", "山🏔️", "e\u{301}", "\u{200B}", "\"\\"])
  func valid(text: String) {
    #expect(EntryID(text)?.text == text)
    #expect(EntryID(text)?.description == text)
  }

  @Test(
    "An empty text and one with a control character are none",
    arguments: ["", "\n", "a\tb", "a\u{0}", "\u{1B}[1m", "a\u{7F}", "\u{80}", "b\u{9F}", "a\r\n"])
  func invalid(text: String) {
    #expect(EntryID(text) == nil)
  }

  @Test("Identifiers are equal and ordered by their UTF-8 bytes")
  func order() throws {
    let ordered = ["0", "1", "A", "a", "aa", "b", "e\u{301}", "\u{E9}", "\u{FF21}", "😀"]
    let ids = try ordered.map { try EntryIDTests.id($0) }
    #expect(ids.reversed().sorted() == ids)
    #expect(Set(ids).count == ids.count)
    for (index, first) in ids.enumerated() {
      for (otherIndex, second) in ids.enumerated() {
        #expect((first < second) == (index < otherIndex))
        #expect((first == second) == (index == otherIndex))
      }
    }
  }

  @Test(
    "A new identifier writes the lower 50 bits with ten digits",
    arguments: [
      (0, "0000000000"), (31, "000000000z"), (32, "0000000010"), (.max, "zzzzzzzzzz"),
      (1 << 50, "0000000000"), (1 << 45, "1000000000"), (0x123_4567_89AB, "014d2pf2db"),
    ] as [(UInt64, String)])
  func digits(randomBits: UInt64, text: String) {
    #expect(EntryID.new(randomBits: randomBits).text == text)
  }

  @Test("Entries of one second get identifiers that stay in the order they were added")
  func behindPredecessor() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      // Sixteen steps of at most 2³² fit behind any number of 49 bits.
      var last = EntryID.new(randomBits: random.next() >> 15)
      for _ in 0..<16 {
        let next = EntryID.new(randomBits: random.next(), after: last)
        #expect(last < next)
        #expect(next.text.count == 10 && next.text.allSatisfy(EntryIDTests.digits.contains))
        last = next
      }
    }
  }

  @Test(
    "The step behind the predecessor is at least 1 and at most 2³²",
    arguments: [
      ("0000000000", 0, "0000000001"), ("0000000000", .max, "0004000000"),
      ("000000000z", 0xFFFF_FFFF, "0000000010"), ("zzzzzzzzzy", 0, "zzzzzzzzzz"),
      ("0000000009", 1 << 32, "000000000b"),
    ] as [(String, UInt64, String)])
  func steps(predecessor: String, randomBits: UInt64, text: String) throws {
    let id = EntryID.new(randomBits: randomBits, after: try EntryIDTests.id(predecessor))
    #expect(id.text == text)
  }

  @Test(
    "Behind one that another program made, or one of the last, comes one that chance decides",
    arguments: [
      ("00000000000", "0000100001"), ("000000000A", "0000100001"), ("0000000000x", "0000100001"),
      ("0001", "z000100001"), ("x", "z000100001"), ("A-1/2", "z000100001"), ("zz", "zz00100001"),
      ("zzzzz-zzzzz", "zzzzz00001"), ("zzzzzzzzz", "zzzzzzzzz1"), ("zzzzzzzzz0", "zzzzzzzzz1"),
    ])
  func otherForms(predecessor: String, text: String) throws {
    let id = EntryID.new(randomBits: 1 << 25 | 1, after: try EntryIDTests.id(predecessor))
    #expect(id.text == text)
    #expect(try EntryIDTests.id(predecessor) < id)
  }

  @Test(
    "Where there is no room behind the predecessor, chance decides",
    arguments: ["zzzzzzzzzz", "zzzzzzzzz1", "山", "{"])
  func noRoom(predecessor: String) throws {
    let bits: UInt64 = 0x0000_0020_0000_0001
    let id = EntryID.new(randomBits: bits, after: try EntryIDTests.id(predecessor))
    #expect(id == .new(randomBits: bits))
  }
}
