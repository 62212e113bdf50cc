import SoberlogCore
import SoberlogStore
import TestSupport
import Testing

/// The landing page of the documentation.
struct LandingPageTests {
  /// The page.
  private let page: MarkdownPage

  /// Reads the page.
  init() throws {
    page = try MarkdownPage("Sources/SoberlogStore/SoberlogStore.docc/SoberlogStore.md")
  }

  @Test("Every public type has its place on the page")
  func links() throws {
    #expect(try page.missingLinks(toSourcesIn: "Sources/SoberlogStore") == [])
  }

  @Test("The code of the page prints what the page says")
  func code() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    let location = try JournalLocation(option: folder + "/journal.json") { _ in nil }
    let journal = JournalFile(at: location, folders: BaseDirectories { _ in nil })
    let now = try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00")
    _ = try journal.update(by: "add", at: now) { change in
      let id = change.newID(at: now, randomBits: .random(in: .min ... .max))
      change.add(JournalEntry(id: id, at: now, mood: .good, note: "a walk"))
    }
    let document = try journal.read().document
    for record in document.records {
      let entry = document.entry(record)
      print(entry.at.date, entry.mood.name, entry.note)  // 2026-11-30 good a walk
    }

    #expect(try page.output(ofCodeIn: #filePath) == printed)
  }
}
