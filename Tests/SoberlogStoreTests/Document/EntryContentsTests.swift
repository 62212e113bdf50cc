import SoberlogCore
import SoberlogStore
import Testing

/// What is told of an entry's texts while a journal is read.
struct EntryContentsTests {
  /// The emoji and the tags that are told of entry objects, in their order.
  private func contents(
    _ fields: [String]
  ) throws -> (emoji: [String?], tags: [[String]], kept: Int) {
    let lines = fields.enumerated().map { place, fields in
      #"{"at":"2026-11-30T12:00:00+09:00","id":"e\#(place)"\#(fields)}"#
    }
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"soberlog\":1,\n\"deleted\":[\n],\n\"entries\":[\n"
        + lines.joined(separator: ",\n") + "\n]}\n", to: "journal.json")
    var emoji: [String?] = []
    var tags: [[String]] = []
    let reading = try folder.journal().read { _ in
      { _, contents in
        emoji.append(contents.emoji)
        tags.append(contents.tagNames)
        return contents.emoji != nil
      }
    }
    return (emoji, tags, reading.document.records.count)
  }

  @Test("Emoji and tags are told as they stand, escaped ones too")
  func texts() throws {
    let (emoji, tags, kept) = try contents([
      #","emoji":"🍵","note":"a #walk and ＃散歩""#, #","note":"no tag, but ！""#, "",
      #","emoji":"\ud83c\udf75","note":"\u0023one \uff03two\n#three""#,
    ])
    #expect(emoji == ["🍵", nil, nil, "🍵"])
    #expect(tags == [["walk", "散歩"], [], [], ["one", "two", "three"]])
    #expect(kept == 2)
  }
}
