import SoberlogCore
import Testing

@testable import SoberlogStore

/// Taking changes back and making them again.
@Suite struct UndoTests {
  /// A journal with its log.
  let journal: UndoableJournal

  init() throws {
    journal = try UndoableJournal()
  }

  @Test(
    "Any change is taken back and made again to the byte", arguments: UndoableJournal.Kind.allCases)
  func toTheByte(kind: UndoableJournal.Kind) throws {
    let before = journal.text
    try journal.make(kind)
    let after = journal.text
    #expect(before != after)
    for _ in 1...2 {
      #expect(try journal.undo() == "\(kind)")
      #expect(journal.text == before)
      #expect(try journal.recorded() == [[], ["\(kind)"]])
      #expect(try journal.redo() == "\(kind)")
      #expect(journal.text == after)
      #expect(try journal.recorded() == [["\(kind)"], []])
    }
  }

  @Test("A line of another program comes back with its blanks, order and escapes")
  func foreignLine() throws {
    let odd = #"{ "note":"\u5c71 \#u{202E}" , "id" : "odd", "x":1.0,"at":"2026-11-29T12:00:00Z"}"#
    journal.text = journal.text.replacing("\"entries\":[\n", with: "\"entries\":[\n\(odd),\n")
    let changes: [(inout JournalChange) throws -> Void] = [
      { try $0.delete("odd") }, { try $0.edit("odd") { $0.mood = .good } },
    ]
    for change in changes {
      _ = try journal.file.update(change)
      #expect(!journal.text.contains(odd))
      try journal.undo()
      #expect(journal.text.contains(odd + "\n") || journal.text.contains(odd + ",\n"))
    }
  }

  @Test("Several changes are taken back in turn, and a new one ends what can be redone")
  func order() throws {
    try journal.make(.edit)
    try journal.make(.add)
    try journal.make(.settings)
    #expect(try journal.recorded() == [["settings", "add", "edit"], []])
    try journal.undo()
    try journal.undo()
    #expect(try journal.recorded() == [["edit"], ["add", "settings"]])
    try journal.redo()
    #expect(try journal.recorded() == [["add", "edit"], ["settings"]])
    try journal.make(.delete)
    #expect(try journal.recorded() == [["delete", "add", "edit"], []])
    #expect(try journal.redo() == nil)
  }

  @Test(
    "Taken back within a minute an addition leaves no trace, later its id counts as deleted",
    arguments: [(0, false), (59, false), (60, true), (-100, false)] as [(Int64, Bool)])
  func traces(second: Int64, isDeleted: Bool) throws {
    try journal.make(.add, at: 0)
    try journal.undo(at: second)
    #expect(journal.text.contains(#"{"id":"new1","at":"#) == isDeleted)
    try journal.redo(at: second)
    #expect(!journal.text.contains(#"{"id":"new1","at":"#))
  }

  @Test("Taken back at any time, what was brought in leaves no trace, and can be brought in again")
  func broughtIn() throws {
    let before = journal.text
    try journal.make(.bring, at: 0)
    let after = journal.text
    try journal.undo(at: 1_000_000)
    #expect(journal.text == before)
    try journal.make(.bring, at: 1_000_001)
    #expect(journal.text == after)
  }

  @Test("What was brought in and changed or deleted since is not taken back")
  func broughtInAndChanged() throws {
    try journal.make(.bring)
    let (text, id) = (journal.text, try #require(EntryID("new1")))
    let old = #"{"at":"2026-11-29T21:00:30+09:00","id":"new1","mood":"notSelected","note":""}"#
    for new in [
      old.replacing("30+", with: "31+"), old.replacing(#""note":"""#, with: #""note":"x""#),
    ] {
      journal.text = text.replacing(old, with: new)
      #expect(throws: UndoError.entryChanged(id)) { try journal.undo() }
    }
    journal.text = text.replacing(old + ",\n", with: "")
    #expect(throws: UndoError.entryChanged(id)) { try journal.undo() }
    journal.text = text
    #expect(try journal.undo() == "bring")
    journal.text = journal.text.replacing(line("a"), with: line("a") + ",\n" + old)
    #expect(throws: UndoError.entryChanged(id)) { try journal.redo() }
  }

  @Test("Of many entries that were brought in a few are told of, and their number")
  func toldOf() throws {
    _ = try journal.file.update(by: "bring", at: LocalTimestamp(utcSeconds: 0)) { change in
      var batch = EntryBatch()
      for number in 1...30 { _ = batch.add(try JournalEntry("new\(number)", note: "n")) }
      return change.bring(batch)
    }
    let told = try #require(try journal.file.recordedChanges().done.first)
    #expect(told.entryCount == 30)
    #expect(told.entries.count == 10)
    #expect(told.entries[0].id.text == "new1" && told.entries[0].after?.note == "n")
    #expect(told.entries[0].before == nil)
  }

  @Test("What another program added or changed elsewhere stays")
  func othersStay() throws {
    try journal.make(.edit)
    let foreign = line("phone", minute: 30)
    journal.text = journal.text.replacing("\"entries\":[\n", with: "\"entries\":[\n\(foreign),\n")
      .replacing(line("a"), with: line("a", rest: #","x":1"#))
    try journal.undo()
    #expect(journal.text.contains(foreign))
    #expect(journal.text.contains(line("a", rest: #","x":1"#)))
    #expect(!journal.text.contains("changed 1"))
  }

  @Test(
    "What was changed since is not taken back, whatever was changed about it",
    arguments: [#""note":"""#, "21:00:00", #""mood":"notSelected""#])
  func refusal(text: String) throws {
    try journal.make(.edit)
    try journal.make(.add)
    let old = #"{"at":"2026-11-29T21:00:00+09:00","id":"new1","mood":"notSelected","note":""}"#
    let others = [
      #""note":"""#: #""note":"x""#, "21:00:00": "20:00:00",
      #""mood":"notSelected""#: #""mood":"good""#,
    ]
    journal.text = journal.text.replacing(old, with: old.replacing(text, with: others[text] ?? ""))
    let changed = journal.text
    let id = try #require(EntryID("new1"))
    #expect(throws: UndoError.entryChanged(id)) { try journal.undo() }
    #expect(journal.text == changed)
    #expect(try journal.recorded() == [["add", "edit"], []])
  }

  @Test("A deletion is not taken back when the id is there again, nor an edit of what is gone")
  func otherRefusals() throws {
    try journal.make(.delete)
    let id = try #require(EntryID("c"))
    let deleted = journal.text
    journal.text = deleted.replacing(
      line("b", minute: 1), with: line("b", minute: 1) + ",\n" + line("c", minute: 9))
    #expect(throws: UndoError.entryChanged(id)) { try journal.undo() }
    journal.text = deleted
    try journal.undo()

    try journal.make(.edit)
    let edited = journal.text.lines.first { $0.contains("changed 1") } ?? ""
    journal.text = journal.text.replacing(edited + "\n", with: "")
    let b = try #require(EntryID("b"))
    #expect(throws: UndoError.entryChanged(b)) { try journal.undo() }
  }

  @Test("Settings that were changed since are not taken back")
  func settings() throws {
    try journal.make(.settings)
    journal.text = journal.text.replacing("1円", with: "2円")
    #expect(throws: UndoError.settingsChanged) { try journal.undo() }
    journal.text = journal.text.replacing("2円", with: "1円")
    #expect(try journal.undo() == "settings")
  }

  @Test("What is made again must stand as it was before")
  func redoRefusal() throws {
    try journal.make(.edit)
    try journal.undo()
    journal.text = journal.text.replacing(
      line("b", minute: 1), with: line("b", minute: 1, rest: #","x":1"#))
    let b = try #require(EntryID("b"))
    #expect(throws: UndoError.entryChanged(b)) { try journal.redo() }
    #expect(try journal.recorded() == [[], ["edit"]])
  }

  @Test("A pretty-printed journal is taken back in content")
  func prettyPrinted() throws {
    journal.text = journal.text.replacing(",\"", with: ",\n  \"")
    try journal.make(.delete)
    try journal.undo()
    #expect(
      journal.text
        == SoberlogStoreTests.journal(line("a"), line("b", minute: 1), line("c", minute: 2)))
  }
}

extension String {
  /// The lines of the text.
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
