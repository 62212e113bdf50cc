import SoberlogCore
import Testing

@testable import soberlog

/// What a terminal shows of pictures that are drawn in place.
struct PicturePainterTests {
  /// A painter without colours.
  private var painter = PicturePainter(
    presentation: Presentation(language: .english, width: nil, colored: false))

  /// A picture of lines with the cursor behind a text.
  private func picture(_ lines: [String], row: Int = 0, before: String = "") -> Picture {
    Picture(
      lines: lines.map { [LinePart(text: $0)] },
      cursor: Picture.Cursor(row: row, before: [LinePart(text: before)]))
  }

  @Test(
    "Whatever was drawn before, the picture is all that is seen",
    arguments: [
      (["a", "b"], ["a", "b"]), (["a"], ["a", "b", "c"]), (["a", "b", "c"], ["x"]),
      (["a", "long line", "c"], ["a", "b", "c"]), ([""], ["a"]),
      (["1", "2", "3", "4", "5"], ["5", "4", "3", "2", "1"]),
    ])
  func replaced(first: [String], second: [String]) {
    var painter = painter
    var screen = TerminalModel(columns: 10, rows: 6, lines: ["$ soberlog add"])
    screen.take(painter.draw(picture(first, row: first.count - 1, before: "")))
    screen.take(painter.draw(picture(second, row: second.count - 1, before: second.last ?? "")))
    #expect(screen.shown == ["$ soberlog add"] + second)
    #expect(screen.cursorColumn == second.last?.count)
    screen.take(painter.draw(picture(second, row: 0, before: "")))
    #expect(screen.cursorRow == 1 && screen.cursorColumn == 0)
    screen.take(painter.erase())
    #expect(screen.shown == ["$ soberlog add"] && screen.cursorRow == 1)
  }

  @Test("At the bottom of the screen a picture that grows scrolls what is above")
  func scrolling() {
    var painter = painter
    var screen = TerminalModel(columns: 10, rows: 4, lines: ["1", "2", "3"])
    screen.take(painter.draw(picture(["a", "b"])))
    #expect(screen.shown == ["2", "3", "a", "b"])
    screen.take(painter.draw(picture(["a", "b", "c", "d"], row: 3)))
    #expect(screen.shown == ["a", "b", "c", "d"])
    screen.take(painter.draw(picture(["a"])))
    #expect(screen.shown == ["a"])
  }

  @Test("A line that did not change is not drawn again, and full lines stay whole")
  func changes() {
    var painter = painter
    _ = painter.draw(picture(["unchanged", "before"]))
    let drawing = painter.draw(picture(["unchanged", "after"]))
    #expect(!drawing.contains("unchanged") && drawing.contains("after"))
    var screen = TerminalModel(columns: 5, rows: 4, lines: [])
    var other = self.painter
    screen.take(other.draw(picture(["12345", "abcde"], row: 1, before: "abcd")))
    #expect(screen.shown == ["12345", "abcde"])
  }

  @Test("When a narrower terminal has wrapped the lines, all of their rows are erased")
  func narrower() {
    var painter = painter
    _ = painter.draw(picture(["1234567890", "山山山山", "abc"], row: 2, before: "abc"))
    #expect(painter.erase(afterResizeTo: 4) == "\u{1B}[5A\r\u{1B}[J")
    #expect(painter.erase(afterResizeTo: 4).isEmpty)
    _ = painter.draw(picture(["1234567890", "abcdefgh"], row: 1, before: "abcdefg"))
    #expect(painter.erase(afterResizeTo: 3) == "\u{1B}[6A\r\u{1B}[J")
  }

  @Test("Left behind, the picture stays and the cursor is below it")
  func left() {
    var painter = painter
    var screen = TerminalModel(columns: 10, rows: 6, lines: ["$"])
    screen.take(painter.draw(picture(["a", "b", "c"])) + painter.leave())
    #expect(screen.shown == ["$", "a", "b", "c"])
    #expect(screen.cursorRow == 4 && screen.cursorColumn == 0)
    #expect(painter.leave().isEmpty && painter.erase().isEmpty)
  }

  @Test("Parts are painted in the colour of their role")
  func colours() {
    var painter = PicturePainter(
      presentation: Presentation(language: .english, width: nil, colored: true))
    let line = [LinePart(text: "faint", role: .faint), LinePart(text: "plain")]
    let drawing = painter.draw(Picture(lines: [line]))
    #expect(drawing.contains("\u{1B}[2mfaint\u{1B}[0mplain"))
  }

  @Test(
    "Of a picture that is higher than the terminal the lines around the cursor are kept",
    arguments: [(0, 0...2, 0), (2, 0...2, 2), (4, 2...4, 2), (5, 3...5, 2)])
  func tooHigh(row: Int, kept: ClosedRange<Int>, newRow: Int) {
    let fitted = picture((0...5).map(String.init), row: row).fitted(toRows: 3)
    #expect(fitted.text == kept.map(String.init) && fitted.cursor.row == newRow)
    #expect(picture(["a"]).fitted(toRows: 3) == picture(["a"]))
  }
}
