import SoberlogStore
import Testing

@testable import soberlog

/// What a pager is given, and what becomes of it when the pager fails.
struct PagerTests {
  @Test(
    "What a pager does not show is shown without it, unless a person ended it",
    arguments: [
      (.exited(code: 0), false), (.exited(code: 1), true), (.exited(code: 127), true),
      (.cannotStart(SystemError(call: .spawn, code: 2)), true), (.killed(signal: 9), true),
      (.killed(signal: 2), false), (.killed(signal: 15), false),
    ] as [(ProgramEnding, Bool)])
  func failing(ending: ProgramEnding, isShown: Bool) {
    let diary = Diary([.entry("11-28", "one"), .entry("11-29", "two")])
    diary.terminal = TerminalSize(columns: 80, rows: 3)
    diary.variables["TERM"] = "xterm"
    let expected = diary.run("list")
    #expect(expected.code == 0 && expected.out.contains("two"))
    diary.pagerEnding = ending
    let call = diary.run("list")
    #expect(call.code == 0 && call.out == (isShown ? expected.out : ""))
  }
}
