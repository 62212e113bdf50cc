import Foundation
import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

/// Random damages of random journals in all layouts, the same in every test run.
@Suite("A repair of random damages")
struct RepairPropertyTests {
  @Test(
    "saves every entry that can be read, or sets it aside, and makes up nothing",
    arguments: JournalLayout.allCases, UInt64(1)...4)
  func damages(layout: JournalLayout, seed: UInt64) throws {
    var damage = RandomDamage(random: SeededGenerator(seed: seed))
    for _ in 0..<25 {
      let journal = RandomJournal(seed: damage.random.next())
      let other = RandomJournal(seed: damage.random.next())
      let otherLayout = JournalLayout.allCases.randomElement(using: &damage.random) ?? layout
      var damaged = try Array(layout.of(journal.text).utf8)
      try damage.damage(&damaged, joining: Array(otherLayout.of(other.text).utf8))
      try expectNothingLost(of: damaged)
    }
  }

  /// Expects that all there is in a file is saved or set aside, and that nothing else is saved.
  private func expectNothingLost(of damaged: [UInt8]) throws {
    let inspection = JournalInspection(damaged)
    // A sound journal may have entries in which there are others.
    guard !inspection.problems.isEmpty else { return }
    let comment = Comment(rawValue: String(decoding: damaged, as: UTF8.self))
    let repair = inspection.repair
    #expect(repair.isReadBack, comment)
    let document = try JournalDocument(repair.contents.bytes)
    let ranges = document.records.map(\.range) + document.head.deleted.map(\.range)
    let saved = Set(ranges.map { said(Array(document.bytes[$0])) })
    let rest = Data(repair.leftoverText.bytes)
    let readable = elements(anywhereIn: damaged)
    for element in readable {
      let isKept = saved.contains(said(element)) || rest.range(of: Data(element)) != nil
      #expect(isKept, comment)
    }
    #expect(saved.isSubset(of: readable.map(said)), comment)
  }

  /// All elements that can be read in a file, wherever they begin, and that hold no other ones.
  private func elements(anywhereIn bytes: [UInt8]) -> [[UInt8]] {
    let text = bytes.blankingInvalidUTF8()
    return text.indices.filter { text[$0] == UInt8(ascii: "{") }.compactMap { start in
      let reader = JSONReader(text, rereadingFrom: start)
      var (first, second) = (reader, reader)
      guard let fields = try? EntryFields(from: &first), (try? second.findEntry()) == start
      else { return nil }
      return Array(bytes[fields.range])
    }
  }

  /// What an element says but for the identifier, which a repair may change, in whatever layout.
  private func said(_ element: [UInt8]) -> [UInt8]? {
    guard var entry = EntryLine(parsing: element)?.entry else { return nil }
    entry.id = .new(randomBits: 0)
    return EntryLine(entry).bytes
  }
}
