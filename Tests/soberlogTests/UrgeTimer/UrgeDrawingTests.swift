import SoberlogCore
import Testing

@testable import soberlog

/// What is to be seen of the countdown of `urge` and its questions.
struct UrgeDrawingTests {
  /// Entries from two good days.
  private static let memories = [
    memory("2026-11-05T12:00:00+09:00", "watched the sunrise\nby the sea", emoji: "🌅"),
    memory("2026-11-12T08:00:00+09:00", "高尾山に登った。頂上で食べたおにぎりが、とてもおいしかった", emoji: nil),
  ]

  /// An entry from a good day.
  private static func memory(_ at: String, _ note: String, emoji: String?) -> JournalEntry {
    guard let at = try? LocalTimestamp(rfc3339: at), let id = EntryID("e1") else {
      preconditionFailure("A test gives moments as RFC 3339.")
    }
    return JournalEntry(id: id, at: at, mood: .best, emoji: emoji, note: note)
  }

  /// A countdown of ten minutes that has gone on for some time, and then took keys.
  private func timer(
    _ language: Language = .english, memories: [JournalEntry] = UrgeDrawingTests.memories,
    at moment: Int = 0, repertoire: Repertoire = .unicode, keys: [KeyEvent] = []
  ) -> UrgeTimer {
    var timer = UrgeTimer(
      Countdown(minutes: 10), memories: memories, mood: nil,
      Presentation(language: language, width: 80, colored: false, repertoire: repertoire))
    timer.pass(milliseconds: moment)
    for key in keys { timer.take(key) }
    return timer
  }

  /// The lines of a picture, with `▏` where the cursor is in a line that is typed.
  private func text(_ timer: UrgeTimer, _ columns: Int, _ rows: Int) -> String {
    var timer = timer
    let picture = timer.picture(in: TerminalSize(columns: columns, rows: rows))
    var lines = picture.text
    if timer.step == .line {
      let before = picture.cursor.before.map(\.text).joined()
      let line = lines[picture.cursor.row]
      lines[picture.cursor.row] = before + "▏" + line.dropFirst(before.count)
    }
    return "\(columns)x\(rows)\n" + lines.joined(separator: "\n") + "\n"
  }

  @Test("The countdown has a bar, the time left and an entry from a good day")
  func countdown() {
    expect(
      text(timer(), 80, 24) + text(timer(at: 83_000), 40, 12)
        + text(timer(.japanese, at: 83_000), 80, 24) + text(timer(.japanese, at: 83_000), 20, 8)
        + text(timer(at: 599_000), 20, 8) + text(timer(repertoire: .ascii), 40, 5),
      isText: #"""
        80x24
        An urge is like a wave: it rises, and it passes.

        ▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  10:00

        You wrote this on a good day:
          Thu 5 Nov 2026
            watched the sunrise
            by the sea 🌅

        q or Esc: end early
        40x12
        ▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  8:37
        You wrote this on a good day:
          Thu 12 Nov 2026
            高尾山に登った。頂上で食べたおにぎり
            が、とてもおいしかった
        q or Esc: end early
        80x24
        飲みたい気持ちは波のようなもの。高まっても、やがて引いていきます。

        ▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  8:37

        調子の良い日に、あなたはこう書いていました:
          2026年11月12日(木)
            高尾山に登った。頂上で食べたおにぎりが、とてもおいしかった

        q か Esc: 終える
        20x8
        ▰▱▱▱▱▱▱▱▱▱▱▱▱▱  8:37
          2026年11月12日(木)
            高尾山に登った。
            頂上で食べたおに
            ぎりが、とてもお
            いしかった
        q か Esc: 終える
        20x8
        ▰▰▰▰▰▰▰▰▰▰▰▰▰▱  0:01
          Thu 12 Nov 2026
            高尾山に登った。
            頂上で食べたおに
            ぎりが、とてもお
            いしかった
        q or Esc: end early
        40x5
        .................................  10:00
          Thu 5 Nov 2026
            watched the sunrise
            by the sea :sunrise:
        q or Esc: end early
        """#)
  }

  @Test("Without entries from good days there are words that help")
  func helps() {
    let timers = (0..<6).map { timer(memories: [], at: $0 * 60_000) }
    expect(
      text(timers[0], 80, 24) + timers[1...].map { text($0, 40, 5) }.joined()
        + text(timer(.japanese, memories: [], at: 60_000), 40, 12),
      isText: #"""
        80x24
        An urge is like a wave: it rises, and it passes.

        ▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  10:00

        Drink a glass of water, slowly.

        q or Esc: end early
        40x5
        ▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  9:00
        Breathe in while you count to four, and
        out while you count to six.
        q or Esc: end early
        40x5
        ▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  8:00
        Go to another room, or outside for a
        moment.
        q or Esc: end early
        40x5
        ▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  7:00
        Call or write to somebody you trust.
        q or Esc: end early
        40x5
        ▰▰▰▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  6:00
        You need not last forever, only this
        minute.
        q or Esc: end early
        40x5
        ▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  5:00
        Drink a glass of water, slowly.
        q or Esc: end early
        40x12
        ▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱  9:00
        4つ数えて息を吸い、6つ数えて吐く。それを
        くり返してみましょう。
        q か Esc: 終える
        """#)
  }

  @Test("The questions have their answers and keys below them")
  func questions() {
    let keys: [KeyEvent] = [.escape, .enter, .text("4"), .enter, .text("仕事のあと")]
    expect(
      [(Language.english, 80, 24), (.japanese, 40, 12), (.english, 20, 8), (.japanese, 20, 8)].map {
        language, columns, rows in
        [1, 3, 5].map { count in
          text(
            timer(language, at: 200_000, keys: Array(keys.prefix(count))), columns, rows)
        }.joined()
      }.joined(),
      isText: #"""
        80x24
        You stayed for 3 minutes.

        How did it go?
        ● I did not drink  ○ I had a drink

        1 or 2: choose  Enter: next  Esc: record nothing
        80x24
        Your mood, if you like:
        ○ worst  ○ bad  ○ neutral  ● good  ○ best

        1–5: choose  Enter: next  Esc: record so far
        80x24
        A line, if you like:
        > 仕事のあと▏

        Enter: record  Shift-Tab: back
        40x12
        3分、踏みとどまりました。

        どうなりましたか?
        ● 飲まずに耐えた  ○ 飲んだ

        1 か 2: 選ぶ  Enter: 次へ
        Esc: 記録しない
        40x12
        よければ、今の気分:
        ○ 最悪  ○ 悪い  ○ 普通  ● 良い  ○ 最高

        1〜5: 選ぶ  Enter: 次へ
        Esc: ここまでを記録
        40x12
        よければ、ひとこと:
        > 仕事のあと▏

        Enter: 記録する  Shift-Tab: 戻る
        20x8
        How did it go?
        ● I did not drink
        ○ I had a drink
        1 or 2: choose
        Enter: next
        Esc: record nothing
        20x8
        Your mood, if you
        like:
        ○ worst  ○ bad
        ○ neutral  ● good
        ○ best
        1–5: choose
        Enter: next
        Esc: record so far
        20x8
        A line, if you like:
        > 仕事のあと▏
        Enter: record
        Shift-Tab: back
        20x8
        どうなりましたか?
        ● 飲まずに耐えた
        ○ 飲んだ
        1 か 2: 選ぶ
        Enter: 次へ
        Esc: 記録しない
        20x8
        よければ、今の気分:
        ○ 最悪  ○ 悪い
        ○ 普通  ● 良い
        ○ 最高
        1〜5: 選ぶ
        Enter: 次へ
        Esc: ここまでを記録
        20x8
        よければ、ひとこと:
        > 仕事のあと▏
        Enter: 記録する
        Shift-Tab: 戻る
        """#)
  }

  @Test(
    "It is said for how long the person has stayed",
    arguments: [
      (59_999, nil), (60_000, "You stayed for 1 minute."), (599_999, "You stayed for 9 minutes."),
      (600_000, "10 minutes have passed, and you stayed."),
    ] as [(Int, String?)])
  func stayed(moment: Int, words: String?) {
    let lines = text(timer(at: moment, keys: [.text("q")]), 80, 24).lines
    #expect(lines[1] == words ?? "How did it go?")
  }

  @Test(
    "Nothing is wider than the terminal, and the countdown no higher", arguments: Language.allCases)
  func bounds(language: Language) {
    let keys: [KeyEvent] = [
      .escape, .enter, .text("4"), .enter, .text("仕事のあと、駅前で。A long way home 👨‍👩‍👧"), .left, .left,
    ]
    for columns in [20, 21, 27, 39, 40, 61, 80, 200] {
      for rows in [3, 5, 8, 9, 10, 12, 24, 50] {
        for count in 0...keys.count {
          for memories in [[], UrgeDrawingTests.memories] {
            var timer = timer(
              language, memories: memories, at: 61_000, keys: Array(keys.prefix(count)))
            let picture = timer.picture(in: TerminalSize(columns: columns, rows: rows))
            #expect(picture.lines.allSatisfy { $0.displayWidth <= columns })
            #expect(picture.cursor.before.displayWidth < columns || timer.step != .line)
            #expect(picture.lines.indices.contains(picture.cursor.row))
            if count == 0 { #expect(picture.lines.count <= rows) }
          }
        }
      }
    }
  }

  @Test("An entry takes its turn each minute, and a long one is cut")
  func turns() {
    let long = UrgeDrawingTests.memory(
      "2026-11-05T12:00:00+09:00", String(repeating: "word ", count: 1_000_000), emoji: nil)
    let memories = UrgeDrawingTests.memories + [long]
    let shown = (0..<4).map { text(timer(memories: memories, at: $0 * 60_000), 40, 12) }
    #expect(shown[0].contains("sunrise") && shown[1].contains("高尾山"))
    #expect(shown[2].contains("word word") && shown[2].contains("\n…\n"))
    #expect(shown[3].contains("sunrise"))
  }

  @Test("What an entry hides is shown escaped")
  func escaping() {
    let memory = UrgeDrawingTests.memory("2026-11-05T12:00:00+09:00", "\u{1B}[2Jx", emoji: nil)
    #expect(text(timer(memories: [memory]), 80, 24).contains(#"\u{1B}[2Jx"#))
    let typed = timer(keys: [.escape, .enter, .enter, .paste("\u{1B}[2Jx")])
    #expect(text(typed, 80, 24).contains(#"\u{1B}[2Jx"#))
  }

  @Test(
    "With ASCII alone nothing else is drawn but the person's own words", arguments: [0, 1, 3, 5])
  func ascii(count: Int) {
    let keys: [KeyEvent] = [.escape, .enter, .text("4"), .enter, .text("x")]
    let memory = UrgeDrawingTests.memory("2026-11-05T12:00:00+09:00", "sea", emoji: "🌅")
    var timer = timer(
      memories: [memory], at: 200_000, repertoire: .ascii, keys: Array(keys.prefix(count)))
    let picture = timer.picture(in: TerminalSize(columns: 80, rows: 24))
    #expect(picture.text.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
