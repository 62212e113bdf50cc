import SoberlogCore
import Testing

@Suite("Identifiers made from content")
struct ContentHashTests {
  /// The identifier of content that a function takes in.
  private static func id(_ body: (inout ContentHash) -> Void) -> String {
    var content = ContentHash()
    body(&content)
    return EntryID(of: content).text
  }

  /// The expected texts were worked out by another program, from the definition of FNV-1a.
  @Test("They never change, since importing again must find them")
  func pinned() {
    #expect(ContentHashTests.id { _ in } == "mwwj2244es")
    #expect(ContentHashTests.id { $0.combine("a") } == "y90ytm9haf")
    #expect(ContentHashTests.id { $0.combine("高尾山") } == "wacvt8e12y")
    #expect(ContentHashTests.id { $0.combine(-1 as Int64) } == "8thfya7ar0")
    let id = ContentHashTests.id { content in
      content.combine(1_793_493_000 as Int64)
      content.combine("x")
      content.combine("")
    }
    #expect(id == "edjybtwkfq")
  }

  @Test("Texts that are divided otherwise, or differ in composition, are other content")
  func differences() {
    let contents = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["é"], ["e\u{301}"], []]
    let ids = contents.map { texts in
      ContentHashTests.id { content in for text in texts { content.combine(text) } }
    }
    #expect(Set(ids).count == contents.count)
  }

  @Test("A hundred thousand contents have as many identifiers of ten digits")
  func spread() {
    let ids = Set(
      (0..<100_000).map { number in
        ContentHashTests.id { $0.combine(Int64(number) * 60) }
      })
    #expect(ids.count == 100_000)
    #expect(ids.allSatisfy { $0.utf8.count == 10 })
  }
}
