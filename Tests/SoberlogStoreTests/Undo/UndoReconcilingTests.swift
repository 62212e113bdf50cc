import SoberlogCore
import Testing

@testable import SoberlogStore

/// How log and journal agree again after a process was killed between the two.
@Suite struct UndoReconcilingTests {
  /// A journal with its log.
  let journal: UndoableJournal

  init() throws {
    journal = try UndoableJournal()
    // A change from before, of other lines, which must be neither lost nor misnamed.
    _ = try journal.file.update(by: "before", at: LocalTimestamp(utcSeconds: 0)) {
      $0.add(try JournalEntry("earlier", at: "2026-11-28T08:00:00+09:00"))
    }
  }

  @Test(
    "A change that was recorded and never made is forgotten",
    arguments: UndoableJournal.Kind.allCases)
  func killedChange(kind: UndoableJournal.Kind) throws {
    let text = journal.text
    try journal.make(kind)
    journal.text = text
    #expect(try journal.recorded() == [["before"], []])
    #expect(try journal.undo() == "before")
    #expect(try journal.recorded() == [[], ["before"]])
    #expect(try journal.redo() == "before")
    #expect(journal.text == text)
  }

  @Test(
    "After a change that was never made the next one is recorded alone",
    arguments: UndoableJournal.Kind.allCases)
  func changeAfterKilledChange(kind: UndoableJournal.Kind) throws {
    let text = journal.text
    try journal.make(kind)
    journal.text = text
    try journal.make(kind, 2)
    #expect(try journal.recorded() == [["\(kind)", "before"], []])
    try journal.undo()
    #expect(journal.text == text)
  }

  @Test(
    "An undo that was marked and never made is still to come",
    arguments: UndoableJournal.Kind.allCases)
  func killedUndo(kind: UndoableJournal.Kind) throws {
    let text = journal.text
    try journal.make(kind)
    let after = journal.text
    try journal.undo()
    journal.text = after
    #expect(try journal.recorded() == [["\(kind)", "before"], []])
    #expect(try journal.undo() == "\(kind)")
    #expect(journal.text == text)
  }

  @Test(
    "A redo that was made and never marked is done",
    arguments: UndoableJournal.Kind.allCases)
  func killedRedo(kind: UndoableJournal.Kind) throws {
    let text = journal.text
    try journal.make(kind)
    try journal.undo()
    let log = journal.log
    try journal.redo()
    journal.log = log
    #expect(try journal.recorded() == [["\(kind)", "before"], []])
    #expect(try journal.undo() == "\(kind)")
    #expect(journal.text == text)
  }

  @Test("Of several undone changes only the one that stands is put right")
  func severalUndone() throws {
    try journal.make(.edit)
    try journal.make(.add)
    let after = journal.text
    try journal.undo()
    let middle = journal.text
    try journal.undo()
    journal.text = middle
    #expect(try journal.recorded() == [["edit", "before"], ["add"]])
    #expect(try journal.redo() == "add")
    #expect(journal.text == after)
  }

  @Test("A change that was made and never recorded is left alone")
  func unrecorded() throws {
    let log = journal.log
    try journal.make(.edit)
    journal.log = log
    #expect(try journal.recorded() == [["before"], []])
    #expect(try journal.undo() == "before")
    #expect(journal.text.contains("changed 1"))
  }
}
