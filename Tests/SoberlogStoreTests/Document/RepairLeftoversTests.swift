import Testing

@testable import SoberlogStore

@Suite("What a repair leaves over")
struct RepairLeftoversTests {
  @Test(
    "is what could not be read, exactly as it was",
    arguments: [
      ("日記", "a\n=======\n>>>>>>> b\nc"),
      ("\"mood\"", "\"x\":[{\"b\":1},{\"b\":2}],mood\""),
      ("\"note\"", "\"soberlog\":{},\"entries\":[],\"note\":1,\"n\""),
      ("\"id1\"", "\"id0\",\"id\":\"id1\""),
    ])
  func brokenEntry(old: String, new: String) {
    var sample = JournalSample()
    sample.lines[1].replace(old, with: new)
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.document.entryCount == 4)
    #expect(inspection.leftoverText == sample.lines[1] + "\n")
  }

  @Test("has no field of a damaged entry missing that a member of the journal could be")
  func wrappedEntry() throws {
    var sample = JournalSample()
    sample.lines[1].replace("\"note\"", with: "\"x\":[{\"z\":1},2],\"y\":\"y\",\"note\"")
    let wrapped = try JournalLayout.wrapped.of(sample.text)
    for (old, new) in [("good\",\n\"x\"", "good\nx"), ("\"id1\"", "id1"), ("\"z\"", "z\"")] {
      let inspection = JournalInspection(Array(wrapped.replacing(old, with: new).utf8))
      #expect(inspection.document.entryCount == 4)
      #expect(inspection.document.head.unknown.map(\.name) == ["device"])
      #expect(inspection.leftoverText.contains("\"y\":\"y\""))
      #expect(inspection.repair.leftovers.count == 1)
    }
  }

  @Test(
    "has nothing of what follows a text whose end is missing", arguments: JournalLayout.allCases)
  func endlessText(layout: JournalLayout) throws {
    let sample = JournalSample(count: 3)
    let whole = try layout.of(sample.text)
    for start in ["{\"soberlog\":1,\"device\":\"phone", "{\"soberlog\":1,\"entries\":[\"a", "[\"a"]
    {
      let inspection = JournalInspection(Array((start + whole).utf8))
      #expect(inspection.document.entryCount == 3)
      #expect(inspection.document.head.settingsRange != nil)
    }
  }

  @Test("has a deletion of the same entry that says something else")
  func deletions() {
    let other = "{\"at\":\"2026-11-02T00:00:00Z\",\"id\":\"gone\"}"
    var sample = JournalSample()
    sample.head.replace(
      "Z\"}", with: "Z\"},\n{ \"at\":\"2026-11-01T00:00:00Z\",\"id\":\"gone\" },\n\(other)")
    sample.lines[1].replace("good", with: "great")
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.document.head.deleted.count == 1)
    #expect(inspection.leftoverText == other + "\n" + sample.lines[1] + "\n")
  }

  @Test("has no entry that has a field of the name that begins a journal", arguments: [0, 1])
  func fieldOfJournal(number: Int) {
    var sample = JournalSample()
    sample.lines[1].replace("good", with: "great")
    sample.lines[number * 2].replace("{\"at\"", with: "{\"soberlog\":1,\"at\"")
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.document.entryCount == 4)
    #expect(inspection.leftoverText == sample.lines[1] + "\n")
    #expect(inspection.problems.count == 1)
  }
}
