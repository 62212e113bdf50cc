import Foundation
import SoberlogCore
import Testing

@testable import SoberlogStore

/// Changes while other threads and programs change the same file.
@Suite struct JournalFileConcurrencyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A change is applied again when another program replaces the file meanwhile")
  func replacedMeanwhile() throws {
    try folder.write(journal(line("a")), to: "journal.json")
    var seen: [[String]] = []
    let update = try folder.journal().update { change in
      seen.append(change.document.recordIDs)
      if seen.count < 3 {
        try folder.replace("journal.json", with: journal(line("a"), line("b\(seen.count)")))
      }
      change.add(try JournalEntry("c"))
      return seen.count
    }
    #expect(update.result == 3)
    #expect(seen == [["a"], ["a", "b1"], ["a", "b2"]])
    #expect(folder.text("journal.json") == journal(line("a"), line("b2"), line("c")))
    #expect(try folder.names() == ["journal.json"])
  }

  @Test("A file that comes or goes meanwhile is noticed too")
  func createdAndRemovedMeanwhile() throws {
    var calls = 0
    _ = try folder.journal().update { change in
      calls += 1
      switch calls {
      case 1: try folder.write(journal(line("a")), to: "journal.json")
      case 2: try FileManager.default.removeItem(atPath: folder.path("journal.json"))
      default: break
      }
      change.add(try JournalEntry("c"))
    }
    #expect(calls == 3)
    #expect(folder.text("journal.json") == journal(line("c")))
  }

  @Test("When the file is replaced again and again, the change is given up")
  func replacedAgainAndAgain() throws {
    try folder.write(journal(line("a")), to: "journal.json")
    var calls = 0
    #expect(throws: StoreError.changedMeanwhile(path: folder.path("journal.json"))) {
      try folder.journal().update { change in
        calls += 1
        try #require(calls < 100)
        try folder.replace("journal.json", with: journal(line("b\(calls)")))
        change.add(try JournalEntry("c"))
      }
    }
    #expect(calls > 1)
    #expect(folder.text("journal.json") == journal(line("b\(calls)")))
    #expect(try folder.names() == ["journal.json"])
  }

  @Test("Of changes made by many threads none is lost, and readers always see a whole journal")
  func manyThreads() async throws {
    let (threads, rounds) = (6, 8)
    let file = try folder.journal()
    try await withThrowingTaskGroup { group in
      for thread in 0..<threads {
        group.addTask {
          try await onThread {
            for round in 0..<rounds {
              _ = try file.update { $0.add(try JournalEntry("t\(thread)-\(round)")) }
              let ids = try file.read().document.recordIDs
              #expect(ids.contains("t\(thread)-\(round)"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let ids = (0..<threads).flatMap { thread in (0..<rounds).map { "t\(thread)-\($0)" } }
    #expect(try file.read().document.recordIDs == ids.sorted())
    #expect(try folder.names() == ["journal.json"])
  }
}
