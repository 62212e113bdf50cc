import SoberlogCore
import Testing

@testable import soberlog

/// How an interactive screen is run, whatever it shows.
struct ScreenRunnerTests {
  /// Runs a screen that ends at `q`, and returns its keys and the signal that ended it.
  private func run(_ keys: ScriptedKeys) -> (screen: KeyList, signal: Int32?) {
    let presentation = Presentation(language: .english, width: nil, colored: false)
    var runner = ScreenRunner(on: keys.terminal, presentation)
    var screen = KeyList()
    let signal = runner.run(&screen)
    return (screen, signal)
  }

  @Test("Keys reach the screen in their order, and what follows its end does not")
  func keys() {
    let keys = ScriptedKeys(keys: ["ab", "\r", "\u{1B}[A", "q", "x"])
    #expect(run(keys).screen.keys == [.text("ab"), .enter, .up, .text("q")])
    #expect(keys.calls == ["open", "close"])
  }

  @Test("An Escape is told by a pause")
  func escape() {
    let inputs: [TerminalInput] = [
      .bytes([0x1B]), .nothing, .nothing, .bytes(Array("\u{1B}".utf8)), .bytes(Array("[A".utf8)),
      .nothing, .bytes(Array("q".utf8)),
    ]
    #expect(run(ScriptedKeys(inputs)).screen.keys == [.escape, .up, .text("q")])
  }

  @Test("Pasting is switched on and off again, whatever ends the screen")
  func pasteMarks() {
    let stopped = ScriptedKeys(keys: ["\u{1A}", "q"])
    stopped.endingWhileStopped = 15
    for keys in [ScriptedKeys(keys: ["q"]), ScriptedKeys(keys: ["a"]), stopped] {
      _ = run(keys)
      let marks = keys.output.matches(of: /\u{1B}\[\?2004([hl])/).map(\.1)
      #expect(marks.first == "h" && marks.last == "l")
    }
  }

  @Test("A signal ends the screen, with the terminal in order", arguments: [1, 2, 15] as [Int32])
  func signals(number: Int32) {
    let keys = ScriptedKeys([.bytes([0x61]), .ending(signal: number)])
    let (screen, signal) = run(keys)
    #expect(signal == number && screen.keys == [.text("a")])
    #expect(keys.calls == ["open", "close"])
    #expect(keys.output.hasSuffix("\r\n\u{1B}[?2004l"))
  }

  @Test("A lost terminal is the signal of that")
  func lostTerminal() {
    #expect(run(ScriptedKeys(keys: ["a"])).signal == 1)
  }

  @Test(
    "Ctrl-Z and its signal stop the program, and it goes on with the keys that follow",
    arguments: [.bytes([0x61, 0x1A]), .suspension] as [TerminalInput])
  func stopping(input: TerminalInput) {
    let keys = ScriptedKeys([input, .nothing, .bytes(Array("bq".utf8))])
    #expect(run(keys).screen.keys.suffix(1) == [.text("bq")])
    #expect(keys.calls == ["open", "suspend", "close"])
    #expect(keys.output.ranges(of: "keys:").count >= 2)
  }

  @Test("A signal that comes while the program is stopped ends it without a word to the terminal")
  func endedWhileStopped() {
    let keys = ScriptedKeys(keys: ["a\u{1A}"])
    keys.endingWhileStopped = 1
    #expect(run(keys).signal == 1)
    #expect(keys.output.hasSuffix("\r\n\u{1B}[?2004l"))
    #expect(keys.output.ranges(of: "\u{1B}[?2004l").count == 1)
  }

  @Test("After a stop that nobody asked for, the terminal is taken again and all is drawn anew")
  func continued() {
    let keys = ScriptedKeys([.continuation, .nothing, .bytes(Array("q".utf8))])
    _ = run(keys)
    #expect(keys.calls == ["open", "open", "close"])
    #expect(keys.output.ranges(of: "keys:").count == 2)
  }

  @Test("A new size draws the screen anew", arguments: [5, 80])
  func resized(columns: Int) {
    let keys = ScriptedKeys([.resized, .nothing, .bytes(Array("q".utf8))])
    keys.size = TerminalSize(columns: columns, rows: 0)
    let (screen, _) = run(keys)
    #expect(screen.size == TerminalSize(columns: columns, rows: 24))
    #expect(keys.output.ranges(of: "keys:").count == 2)
  }

  @Test("What stays at the end is drawn in the place of all before")
  func lastPicture() {
    let keys = ScriptedKeys(keys: ["q"])
    _ = run(keys)
    var screen = TerminalModel(columns: 80, rows: 5, lines: [])
    screen.take(keys.output)
    #expect(screen.shown == ["done"] && screen.cursorRow == 1)
  }
}

/// A screen that shows its keys and ends at one.
private struct KeyList: InteractiveScreen {
  /// The keys so far.
  var keys: [KeyEvent] = []

  /// The size of the terminal when it was last drawn.
  var size: TerminalSize?

  var isFinished: Bool {
    if case .text(let text)? = keys.last { text.contains("q") } else { false }
  }

  mutating func take(_ key: KeyEvent) { keys.append(key) }

  mutating func picture(in size: TerminalSize) -> Picture {
    self.size = size
    return Picture(lines: [[LinePart(text: "keys:")], [LinePart(text: "\(keys.count)")]])
  }

  func lastPicture(in size: TerminalSize) -> Picture {
    Picture(lines: [[LinePart(text: "done")]])
  }
}
