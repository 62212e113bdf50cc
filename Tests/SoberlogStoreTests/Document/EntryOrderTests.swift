import SoberlogCore
import TestSupport
import Testing

@testable import SoberlogStore

/// The order of the records, and identifiers that must be different.
@Suite("Order and identifiers of entries")
struct EntryOrderTests {
  /// Two identifiers of one hash.
  private static let collision = idsOfOneHash(2)

  /// An entry at a moment.
  private static func entry(_ id: String, _ at: String) -> String {
    #"{"at":"\#(at)","id":"\#(id)"}"#
  }

  @Test("Records are by instant, not by local time, wherever their entries stand")
  func byInstant() throws {
    let text = journal(
      EntryOrderTests.entry("d", "2026-11-29T22:00:00+09:00"),
      EntryOrderTests.entry("b", "2026-11-29T12:00:00Z"),
      EntryOrderTests.entry("c", "2026-11-29T07:00:01-05:00"),
      EntryOrderTests.entry("a", "2026-11-29T20:59:59+09:00"))
    #expect(try JournalDocument(text).recordIDs == ["a", "b", "c", "d"])
  }

  @Test("Records of one instant are by the bytes of their identifiers")
  func byID() throws {
    let ids = ["b", #"\u0061b"#, "a", "é", "e\u{301}", "B", "😀", "\u{FF21}", "0"]
    let offsets = ["21:00:00+09:00", "12:00:00Z", "07:00:00-05:00"]
    let entries = ids.enumerated().map { index, id in
      EntryOrderTests.entry(id, "2026-11-29T" + offsets[index % 3])
    }
    let text = journal(entries.joined(separator: ",\n"))
    let sorted = ["0", "B", "a", "ab", "b", "e\u{301}", "é", "\u{FF21}", "😀"]
    #expect(
      try JournalDocument(text).recordIDs.map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
  }

  @Test("A file that is in order but for the identifiers of one second is put in order")
  func lastOutOfOrder() throws {
    let entries =
      (0..<100).map { line("id\(100 + $0)", minute: $0 / 2) } + [line("id000", minute: 49)]
    let document = try JournalDocument(journal(entries.joined(separator: ",\n")))
    #expect(document.recordIDs.suffix(3) == ["id000", "id198", "id199"])
  }

  @Test(
    "An identifier that two entries have is damage, however it is written",
    arguments: [
      (["a", "▸a"], "a"), (["a", "b", "c", "▸b"], "b"), (["a", #"▸\u0061"#], "a"),
      ([#"\u0061"#, "▸a"], "a"), ([#"\u0061"#, #"▸\u0061"#], "a"), (["山", #"▸\u5c71"#], "山"),
      (collision + ["▸" + collision[0]], collision[0]),
      (collision + ["▸" + collision[1]], collision[1]), (collision + ["x", "▸x"], "x"),
      (["x"] + collision + ["y", "▸x"], "x"),
    ])
  func duplicates(ids: [String], duplicate: String) throws {
    let marked = Array(journal(ids.map { line($0) }.joined(separator: ",\n")).unicodeScalars)
    let place = try #require(marked.firstIndex(of: "▸"))
    let texts = [marked[..<place], marked[(place + 1)...]].map { slice in
      slice.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
    #expect(throws: JournalDamage(.duplicateID(duplicate), at: texts[0].utf8.count)) {
      try JournalDocument(texts[0] + texts[1])
    }
  }

  @Test("A duplicate is found behind members that stand before the entries, and among many")
  func duplicateAmongMany() throws {
    let entries = ((0..<1000).map { line("id\($0)") } + [line("id7")]).joined(separator: ",")
    for start in ["", #""entriesBefore":[{"id":"x"}],"settings":{},"#] {
      let error = #expect(throws: JournalDamage.self) {
        try JournalDocument(#"{\#(start)"soberlog":1,"entries":[\#(entries)]}"#)
      }
      #expect(error?.reason == .duplicateID("id7"))
    }
  }

  @Test("Many identifiers of one hash are told apart, in whatever stretches they are read")
  func manyOfOneHash() throws {
    let ids = EntryOrderTests.idsOfOneHash(20)
    #expect(Set(ids.compactMap { EntryID($0) }.map { EntryIDSet.hash(of: $0) }).count == 1)
    for extra in [nil, ids[0], ids[19], "other"] {
      let lines = (["other"] + ids + [extra].compactMap(\.self)).map { line($0) }
      let bytes = Array(journal(lines.joined(separator: ",\n")).utf8)
      for sizes in [1...1, 300...300, EntryStretch.usualSizes] {
        var walk = JournalWalk(stretchSizes: sizes)
        let reason: JournalDamage.Reason?
        do {
          _ = try walk.read(bytes) { _ in RecordChoice { _ in true } }
          reason = nil
        } catch let damage as JournalDamage {
          reason = damage.reason
        }
        #expect(reason == extra.map { .duplicateID($0) })
      }
    }
  }

  /// Identifiers of 16 ASCII characters that all have the same hash: whatever the first eight bytes
  /// make of it, the second eight can undo.
  private static func idsOfOneHash(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 7)
    var ids: [String] = []
    while ids.count < count {
      let first: [UInt8] = (0..<8).map { _ in UInt8.random(in: 0x61...0x7A, using: &random) }
      let word = first.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      var hash = (16 ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      hash ^= 0x5A5A_5A5A_5A5A_5A5A
      let second: [UInt8] = (0..<8).map { UInt8(truncatingIfNeeded: hash >> ($0 * 8)) }
      // Neither control characters nor what has an escape in JSON.
      let isPlain = second.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
      guard isPlain else { continue }
      ids.append(String(decoding: first + second, as: UTF8.self))
    }
    return ids
  }

  @Test(
    "Identifiers that differ in a byte are different",
    arguments: [collision, ["é", "e\u{301}"], ["a", "A"], ["a", "a "], ["a", "a\u{FE0F}"]])
  func differences(ids: [String]) throws {
    let document = try JournalDocument(journal(ids.map { line($0) }.joined(separator: ",\n")))
    #expect(document.records.count == 2)
    #expect(Set(document.records.map { document.id($0) }) == Set(ids.compactMap { EntryID($0) }))
  }
}
