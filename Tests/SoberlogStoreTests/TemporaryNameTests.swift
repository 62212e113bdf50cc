import Testing

@testable import SoberlogStore

@Suite struct TemporaryNameTests {
  @Test("Names are hidden, of one length, recognised, and never the same")
  func names() {
    let names = Set((0..<1000).map { _ in TemporaryName(for: "journal.json").text })
    #expect(names.count == 1000)
    for name in names {
      #expect(name.hasPrefix(".journal.json.tmp-"))
      #expect(name.utf8.count == 34)
      #expect(TemporaryName(name, for: "journal.json")?.text == name)
    }
  }

  @Test(
    "Names that are not ours are not taken for ours",
    arguments: [
      "journal.json", ".journal.json.tmp-", ".journal.json.tmp-0123456789abcde",
      ".journal.json.tmp-0123456789abcdef0", ".journal.json.tmp-0123456789ABCDEF",
      ".journal.json.tmp-0123456789abcdeg", ".other.json.tmp-0123456789abcdef",
      "journal.json.tmp-0123456789abcdef", ".journal.json.tmp-0123456789abcde\u{301}",
    ])
  func foreign(name: String) {
    #expect(TemporaryName(name, for: "journal.json") == nil)
  }
}
