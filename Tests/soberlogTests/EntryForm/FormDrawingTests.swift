import SoberlogCore
import Testing

@testable import soberlog

/// What the form looks like.
struct FormDrawingTests {
  /// The form with an entry, after some keys, on a terminal of a size.
  private func picture(
    _ columns: Int, _ rows: Int, _ language: Language = .english,
    _ repertoire: Repertoire = .unicode, keys: [KeyEvent] = [],
    contents: FormContents = FormContents(), offer: EntryForm.Offer? = nil
  ) -> Picture {
    var form = EntryForm(
      contents, title: "Mon 30 Nov 2026 21:15", mayBeEmpty: false, offer: offer)
    let size = TerminalSize(columns: columns, rows: rows)
    let presentation = Presentation(
      language: language, width: columns, colored: true, repertoire: repertoire)
    for key in keys {
      _ = form.picture(in: size, presentation)
      form.take(key)
    }
    return form.picture(in: size, presentation)
  }

  /// A picture as it looks, with `|` in the place of the cursor.
  private func text(_ picture: Picture) -> String {
    var lines = picture.text
    let before = picture.cursor.before.map(\.text).joined()
    lines[picture.cursor.row] = before + "|" + lines[picture.cursor.row].dropFirst(before.count)
    return lines.joined(separator: "\n")
  }

  /// An entry of every kind of text.
  private let contents = FormContents(
    mood: .good, emoji: "🏔️",
    note: "高尾山に登った。とても良い景色だった。\n\nThen tea with Yuki 🍵, and home by train.")

  @Test("With room there are labels, a title and empty lines")
  func roomy() {
    expect(
      text(picture(80, 24)),
      isText: #"""
          Mon 30 Nov 2026 21:15

        › Mood   |○ worst  ○ bad  ○ neutral  ○ good  ○ best  not selected

          Note   How was your day? A few words will do.



          Emoji  an emoji, or a word to find one

          1–5 choose · Tab next · Ctrl-S save · Esc leave
        """#)
    expect(
      text(picture(80, 24, .japanese, keys: [.tab], contents: contents)),
      isText: #"""
          Mon 30 Nov 2026 21:15

          気分      ○ 最悪  ○ 悪い  ○ 普通  ● 良い  ○ 最高

        › ひとこと  高尾山に登った。とても良い景色だった。

                    Then tea with Yuki 🍵, and home by train.|

          絵文字    🏔️

          Enter 改行 · Tab 次へ · Ctrl-S 保存 · Esc 中止
        """#)
  }

  @Test("On a narrow terminal labels go, and then blanks; buttons are wrapped")
  func narrow() {
    expect(
      text(picture(40, 12, keys: [.tab], contents: contents)),
      isText: #"""
          ○ worst ○ bad ○ neutral ● good ○ best
        › 高尾山に登った。とても良い景色だっ
          た。

          Then tea with Yuki 🍵, and home by
          train.|
          🏔️
        Tab next · Ctrl-S save · Esc leave
        """#)
    expect(
      text(picture(20, 8)),
      isText: #"""
        › |○worst ○bad
          ○neutral ○good
          ○best not selected
          How was your day?…
          an emoji, or a wo…
        ^S save · Esc leave
        """#)
    expect(
      text(picture(20, 8, .japanese, keys: [.tab], contents: contents)),
      isText: #"""
          ○最悪 ○悪い ○普通
          ●良い ○最高
        ^
          Then tea with
          Yuki 🍵, and home
          by train.|
          🏔️
        ^S 保存 · Esc 中止
        """#)
  }

  @Test("What words find is listed below them")
  func hits() {
    expect(
      text(
        picture(60, 20, keys: [.tab, .tab, .text("mountain"), .down], contents: contents)),
      isText: #"""
          Mon 30 Nov 2026 21:15

          Mood   ○ worst  ○ bad  ○ neutral  ● good  ○ best

          Note   高尾山に登った。とても良い景色だった。

                 Then tea with Yuki 🍵, and home by train.

        › Emoji  🏔️ mountain|
                   mountain ⛰️
                 › person mountain biking 🚵
                   man mountain biking 🚵‍♂️
                   woman mountain biking 🚵‍♀️
                   snow-capped mountain 🏔️

          Enter take · Tab next · Ctrl-S save · Esc leave
        """#)
    expect(
      text(picture(20, 8, .japanese, keys: [.tab, .tab, .text("山")], contents: contents)),
      isText: #"""
          ○最悪 ○悪い ○普通
          ●良い ○最高
        ^ by train.
        › 🏔️ 山|
          › 山 ⛰️
            山を登る人 🧗
            山を登る男 🧗‍♂️
        ^S 保存 · Esc 中止
        """#)
    expect(
      text(picture(40, 8, .japanese, keys: [.tab, .tab, .text("ざわざわ")])),
      isText: #"""
          ○ 最悪  ○ 悪い  ○ 普通  ○ 良い  ○ 最高
          未選択
          今日はどんな日でしたか。ひとことでも…
        › ざわざわ|
          この言葉の絵文字はありません
        Tab 次へ · Ctrl-S 保存 · Esc 中止
        """#)
  }

  @Test("A message stands in the place of the keys, and is cut where there is no room")
  func messages() {
    expect(
      text(picture(60, 10, keys: [.tab, .text("x"), .escape])),
      isText: #"""
          Mood   ○ worst  ○ bad  ○ neutral  ○ good  ○ best
                 not selected
        › Note   x|
          Emoji  an emoji, or a word to find one
          Leave unsaved? Esc, Ctrl-C or y leaves, all else goes on.
        """#)
    expect(
      text(picture(20, 8, keys: [.control("s")])),
      isText: #"""
        › |○worst ○bad
          ○neutral ○good
          ○best not selected
          How was your day?…
          an emoji, or a wo…
        There is nothing to
        record yet: choose a
        mood, or write a fe…
        """#)
  }

  @Test("Words that find no emoji are named, the beginning of long ones, with the way out")
  func wordsWithoutEmoji() {
    func message(_ words: String, _ language: Language, _ repertoire: Repertoire) -> String? {
      picture(80, 10, language, repertoire, keys: [.backTab, .paste(words), .control("s")])
        .text.last
    }
    #expect(
      message("xxqq", .english, .unicode)
        == "  “xxqq” finds no emoji: clear it with Ctrl-U or change it, then save.")
    #expect(
      message("ざわざわ", .japanese, .unicode)
        == "  「ざわざわ」の絵文字はありません。言葉を変えるか Ctrl-U で消すと保存できます。")
    #expect(
      message("x\u{1B}[2J", .english, .ascii)
        == #"  "x\u{1B}[2J" finds no emoji: clear it with Ctrl-U or change it, then save."#)
    let long = String(repeating: "ざわ", count: 30)
    expect(
      text(picture(40, 8, keys: [.backTab, .text(long), .control("s")])),
      isText: #"""
          ○ worst ○ bad ○ neutral ○ good ○ best
          not selected
          How was your day? A few words will do.
        › ざわざわざわざわざわざわざわざわざわ|
          no emoji has these words
        “ざわざわざわざわざ…” finds no emoji:
        clear it with Ctrl-U or change it, then
        save.
        """#)
    expect(
      text(picture(20, 8, keys: [.backTab, .text("xxqq"), .control("s")])),
      isText: #"""
          ○worst ○bad
          ○neutral ○good
          ○best not selected
          How was your day?…
        › xxqq|
        “xxqq” finds no
        emoji: clear it with
        Ctrl-U or change it…
        """#)
    expect(
      text(picture(20, 8, .japanese, keys: [.backTab, .text(long), .control("s")])),
      isText: #"""
          ○最悪 ○悪い ○普通
          ○良い ○最高 未選択
          今日はどんな日で…
        › ざわざわざわざわ|
        「ざわざわざわざわ
        ざ…」の絵文字はあり
        ません。言葉を変える
        か Ctrl-U で消すと…
        """#)
  }

  @Test("A draft is offered")
  func offer() {
    let offer = EntryForm.Offer(
      contents: FormContents(note: "half a sentence"), title: "Sun 29 Nov 2026 22:00")
    expect(
      text(picture(80, 16, offer: offer)),
      isText: #"""
          Mon 30 Nov 2026 21:15

        › Mood   |○ worst  ○ bad  ○ neutral  ○ good  ○ best  not selected

          Note   How was your day? A few words will do.



          Emoji  an emoji, or a word to find one

          Ctrl-R takes back what you wrote: Sun 29 Nov 2026 22:00
          1–5 choose · Tab next · Ctrl-S save · Esc leave
        """#)
    expect(
      text(picture(20, 8, .japanese, offer: offer)),
      isText: #"""
        › |○最悪 ○悪い ○普通
          ○良い ○最高 未選択
          今日はどんな日で…
          絵文字、または探…
        Ctrl-R で書きかけの
        記録を呼び戻せます:
        Sun 29 Nov 2026
        22:00
        """#)
  }

  @Test("Where emoji or other signs cannot be shown, names and ASCII stand for them")
  func otherRepertoires() {
    expect(
      text(
        picture(
          60, 8, .english, .ascii, keys: [.tab, .tab, .text("volcano")],
          contents: FormContents(mood: .bad, emoji: "🍵"))),
      isText: #"""
          Mood   . worst  * bad  . neutral  . good  . best
          Note   How was your day? A few words will do.
        > Emoji  :teacup_without_handle: volcano|
                 > :volcano:
          Enter take | Tab next | Ctrl-S save | Esc leave
        """#)
    expect(
      text(
        picture(
          60, 8, .japanese, .withoutEmoji, keys: [.tab, .tab, .text("火山")],
          contents: FormContents(mood: .bad, emoji: "🍵"))),
      isText: #"""
          気分      ○ 最悪  ● 悪い  ○ 普通  ○ 良い  ○ 最高
          ひとこと  今日はどんな日でしたか。ひとことでも大丈夫です。
        › 絵文字    :湯飲み: 火山|
                    › :火山:
          上下 移動 · Enter 決定 · Tab 次へ · Ctrl-S 保存 · Esc 中止
        """#)
  }

  @Test("Only the chosen button is pink")
  func chosen() {
    let parts = picture(80, 24, keys: [.text("2")]).lines.joined()
    #expect(parts.filter { $0.role == .chosen }.map(\.text) == ["● bad"])
    #expect(picture(80, 24).lines.joined().allSatisfy { $0.role != .chosen })
  }

  @Test(
    "Every size is drawn, and from 20x8 on everything fits",
    arguments: [1, 2, 3, 8, 19, 20, 21, 30, 40, 49, 50, 51, 80, 200])
  func sizes(columns: Int) {
    for repertoire in [Repertoire.unicode, .ascii] {
      var form = EntryForm(
        contents, title: "Mon 30 Nov 2026 21:15",
        offer: EntryForm.Offer(contents: contents, title: "Sun 29 Nov 2026 22:00"))
      for key in [
        .tab, .tab, .text("mountain"), .escape, .text("xq"), .control("s"), .tab, .control("r"),
        .escape,
      ] as [KeyEvent] {
        form.take(key)
        for rows in [1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 24, 60] {
          for language in [Language.english, .japanese] {
            let picture = form.picture(
              in: TerminalSize(columns: columns, rows: rows),
              Presentation(
                language: language, width: columns, colored: true, repertoire: repertoire))
            #expect(picture.lines.indices.contains(picture.cursor.row))
            guard columns >= 20, rows >= 8 else { continue }
            #expect(picture.lines.count <= rows, "\(columns)x\(rows)")
            #expect(picture.lines.allSatisfy { $0.displayWidth <= columns }, "\(columns)x\(rows)")
            #expect(picture.cursor.before.displayWidth < columns)
          }
        }
      }
    }
  }
}
