import Foundation
import Testing

@testable import soberlog

/// That somebody is told when the count of sober days begins on another day than before.
struct CountShiftTests {
  /// What is said of the count, with the ways out.
  private func message(_ call: Call) -> String? {
    let start = call.err.range(of: "count of sober days has moved ")
    return start.flatMap { call.err[$0.upperBound...].split(separator: "\n").first }.map(
      String.init)
  }

  /// What is said of the count, without the ways out.
  private func shift(_ call: Call) -> String? {
    message(call)?.split(separator: ";").first.map(String.init)
  }

  @Test("Writing behind the first entry, a slip and a first start move nothing")
  func noShift() {
    let diary = Diary([.entry("11-10", "a"), .entry("11-20", "b")])
    for words in [
      ["add", "x"], ["add", "--at", "2026-11-11", "x"], ["urge"], ["edit", "@1", "--note", "y"],
      ["delete", "@1", "--yes"], ["slip"], ["settings", "savings", "1", "EUR"],
    ] {
      let call = diary.run(words)
      #expect(call.code == 0 && call.err.isEmpty, "\(call.transcript)")
    }
    let fresh = Diary()
    #expect(fresh.run("start", "--at", "2026-11-01").err.isEmpty)
    #expect(Diary().run("add", "--at", "2026-11-01", "x").err.isEmpty)
  }

  @Test("An entry before the first one moves the count, as long as nothing says where it begins")
  func earlierEntry() {
    let diary = Diary([.entry("11-28", "a")])
    #expect(
      shift(diary.run("add", "--at", "2026-11-26", "x"))
        == "from day 3 (since Sat 28 Nov 2026) to day 5 (since Thu 26 Nov 2026)")
    #expect(diary.run("streak", "--days").out == "5\n")
    let quiet = diary.run("add", "-q", "--at", "2026-11-25", "x")
    #expect(quiet.code == 0 && quiet.err.isEmpty)
    let japanese = diary.run("add", "--lang", "ja", "--at", "2026-11-24", "x").err
    #expect(japanese.contains("変更前は6日目(2026年11月25日(水)から)、変更後は7日目(2026年11月24日(火)から)です"))
    let call = diary.run("add", "--json", "--at", "2026-11-23", "x")
    #expect(shift(call) != nil)
    #expect((try? call.entry())?.day == "2026-11-23")
  }

  @Test("With a start, earlier entries move nothing")
  func earlierThanStart() {
    let diary = Diary([.start("11-20")])
    #expect(diary.run("add", "--at", "2026-11-01", "x").err.isEmpty)
  }

  @Test("A start in place of days that were counted without one is told, and not celebrated")
  func startAfterDays() {
    let diary = Diary([.entry("11-19", "a")])
    let call = diary.run("start")
    #expect(
      shift(call) == "from day 12 (since Thu 19 Nov 2026) to day 1 (since Mon 30 Nov 2026)")
    #expect(!call.out.contains("🎉"))
  }

  @Test("Whatever else moves the count says so: edits, deletions, imports, merges and settings")
  func otherCommands() throws {
    let diary = Diary([.entry("11-20", "", id: "aaaa", event: "start"), .entry("11-22", "a")])
    let moved = "from day 11 (since Fri 20 Nov 2026) to "
    #expect(
      shift(diary.run("edit", "@2", "--at", "2026-11-21"))
        == moved + "day 10 (since Sat 21 Nov 2026)")
    diary.run("undo")
    #expect(
      shift(diary.run("delete", "--yes", "aaaa")) == moved + "day 9 (since Sun 22 Nov 2026)")
    diary.run("undo")
    let start = #"{"at":"2026-11-25T09:00:00+09:00","id":"s","event":"start","mood":"good"}"#
    #expect(shift(diary.importing(start)) == moved + "day 6 (since Wed 25 Nov 2026)")
    diary.run("undo")
    let copy = diary.home + "/copy.json"
    try Data(#"{"soberlog":1,"entries":[\#(start)]}"#.utf8).write(to: URL(fileURLWithPath: copy))
    #expect(shift(diary.run("merge", copy)) == moved + "day 6 (since Wed 25 Nov 2026)")
    diary.run("undo")
    #expect(
      shift(diary.run("settings", "startCountsAs", "0"))
        == moved + "day 10 (since Sat 21 Nov 2026)")
    diary.run("settings", "--unset", "startCountsAs")
    let last = Diary([.entry("11-22", "a")])
    #expect(
      shift(last.run("delete", "--yes", "@1")) == "from day 9 (since Sun 22 Nov 2026) to none")
  }

  @Test("Only ways out are named that lead out")
  func waysOut() throws {
    let (undo, start) = (
      "; soberlog undo takes the change back", "; soberlog start --at sets the first day"
    )
    let diary = Diary([.entry("11-28", "a")])
    #expect(message(diary.run("add", "--at", "2026-11-26", "x"))?.hasSuffix(undo + start) == true)
    #expect(message(diary.run("start"))?.contains(";") == false)
    // A start has no effect before a slip.
    let afterSlip = Diary([.start("11-20")])
    let slip = #"{"at":"2026-11-24T09:00:00+09:00","id":"s","event":"slip","mood":"bad"}"#
    let imported = message(afterSlip.importing(slip))
    #expect(imported?.hasSuffix(undo) == true && imported?.contains(start) == false)
    // What is not in the undo log cannot be undone, but what was done before can.
    diary.variables["XDG_STATE_HOME"] = "/dev/null"
    let unlogged = message(diary.run("edit", "@1", "--at", "2026-11-25"))
    #expect(unlogged?.hasSuffix(start) == true && unlogged?.contains(undo) == false)
  }

  @Test("A setting that moves a day names both first days")
  func dayBoundary() {
    let diary = Diary([.start("11-20 01:30")])
    #expect(
      shift(diary.run("settings", "dayStartsAt", "04:00"))
        == "from day 11 (since Fri 20 Nov 2026) to day 12 (since Thu 19 Nov 2026)")
  }
}
