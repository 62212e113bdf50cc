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
    let (reading, texts) = try folder.journal().read { _ in Texts() }
    return (texts.emoji, texts.tags, reading.document.records.count)
  }

  /// Gathers emoji and tags.
  private struct Texts: EntryTally {
    /// The emoji of each entry.
    var emoji: [String?] = []

    /// The tags of each entry.
    var tags: [[String]] = []

    func count(_ record: EntryRecord) -> EntryInterest { .contents }

    mutating func count(_ contents: EntryContents, of record: EntryRecord) -> Bool {
      emoji.append(contents.emoji)
      tags.append(contents.tagNames)
      return contents.emoji != nil
    }

    mutating func add(_ others: Texts) {
      emoji += others.emoji
      tags += others.tags
    }
  }

  @Test("A backslash ends a tag, and a note, too")
  func backslashes() throws {
    let (_, tags, _) = try contents([
      ##","note":"see C:\\""##, ##","note":"\\""##, ##","note":"#t\\""##,
      ##","note":"a\\u0023b #c\"d""##, ##","note":"#\\#e\n""##, ##","note":"\\\u0023f\\""##,
    ])
    #expect(tags == [[], [], ["t"], ["c"], ["e"], ["f"]])
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
