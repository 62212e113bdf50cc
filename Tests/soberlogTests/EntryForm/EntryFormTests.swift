import SoberlogCore
import TestSupport
import Testing

@testable import soberlog

/// What keys do to the form.
struct EntryFormTests {
  /// A form after some keys.
  private func form(
    _ keys: [KeyEvent], in contents: FormContents = FormContents(),
    focus: EntryForm.Part = .mood, mayBeEmpty: Bool = false, offer: EntryForm.Offer? = nil
  ) -> EntryForm {
    var form = EntryForm(
      contents, title: "title", focus: focus, mayBeEmpty: mayBeEmpty, offer: offer)
    for key in keys { form.take(key) }
    return form
  }

  @Test(
    "Digits and arrows choose the mood",
    arguments: [
      ([], .notSelected), ([.text("4")], .good), ([.text("４")], .good),
      ([.text("1"), .text("2")], .bad),
      ([.text("12")], .bad), ([.text("3"), .right], .good), ([.text("3"), .left], .bad),
      ([.right], .worst), ([.left], .worst), ([.text("5"), .right], .best),
      ([.text("1"), .left], .worst), ([.home], .worst), ([.end], .best),
      ([.text("4"), .text("0")], .notSelected),
      ([.text("4"), .backspace], .notSelected), ([.text("4"), .text("7"), .text(" ")], .good),
    ] as [([KeyEvent], EmotionLevel)])
  func moods(keys: [KeyEvent], mood: EmotionLevel) {
    let form = form(keys)
    #expect(form.contents.mood == mood && form.contents.note.isEmpty && form.focus == .mood)
  }

  @Test("Words that are typed at the mood begin the note, and so does a paste, digits and all")
  func wordsAtMood() {
    #expect(
      form([.text("4walked 5 km")]).contents == FormContents(mood: .good, note: "walked 5 km"))
    #expect(form([.text("一日歩いた")]).contents == FormContents(note: "一日歩いた"))
    #expect(form([.paste("5 km")]).contents == FormContents(note: "5 km"))
    #expect(
      form([.text("4"), .enter, .text("x")]).contents == FormContents(mood: .good, note: "x"))
  }

  @Test("Tab and Shift-Tab go round the parts")
  func focus() {
    #expect(form([.tab]).focus == .note)
    #expect(form([.tab, .tab]).focus == .emoji)
    #expect(form([.tab, .tab, .tab]).focus == .mood)
    #expect(form([.backTab]).focus == .emoji)
    #expect(form([.text("x")], focus: .note).contents.note == "x")
  }

  @Test("Each key goes to the part that has the focus")
  func parts() {
    let keys: [KeyEvent] = [
      .text("4"), .tab, .text("one"), .enter, .text("two"), .tab, .text("mountain"), .enter,
    ]
    #expect(
      form(keys).contents == FormContents(mood: .good, emoji: "⛰️", note: "one\ntwo"))
  }

  @Test("Ctrl-S and Ctrl-D wish to save, if there is something to save")
  func saving() {
    for key in [KeyEvent.control("s"), .control("d")] {
      #expect(form([.text("4"), key]).wish == .save)
      let empty = form([key])
      #expect(empty.wish == nil && empty.message == .nothingToRecord)
      #expect(form([key, .tab]).message == nil)
      #expect(form([key], mayBeEmpty: true).wish == .save)
    }
  }

  @Test("Saving takes the emoji that is marked, whatever part has the focus")
  func savingMarkedHit() {
    for keys in [[], [.tab], [.backTab, .backTab]] as [[KeyEvent]] {
      let form = form([.backTab, .text("mountain")] + keys + [.control("s")])
      #expect(form.wish == .save && form.contents.emoji == "⛰️")
    }
    let keys: [KeyEvent] = [.backTab, .text("seedling"), .control("d")]
    #expect(form(keys, in: FormContents(emoji: "🍵")).contents.emoji == "🌱")
  }

  @Test("Words for which there is no emoji are never lost: the form is not saved while they stay")
  func savingUnknownWords() {
    let words: [KeyEvent] = [.text("4"), .backTab, .text("xxqq"), .backTab]
    for emoji in [nil, "🍵"] {
      for key in [KeyEvent.control("s"), .control("d")] {
        for keys in [[key], [key, key], [key, .enter, key]] {
          let form = form(words + keys, in: FormContents(emoji: emoji))
          #expect(form.wish == nil && form.message == .noEmojiFound("xxqq"))
          #expect(form.focus == .emoji && form.emoji.query.text == "xxqq")
        }
        let cleared = form(words + [key, .control("u"), key], in: FormContents(emoji: emoji))
        #expect(cleared.wish == .save && cleared.contents.emoji == emoji)
      }
    }
  }

  @Test("Leaving asks only when words would be lost")
  func leaving() {
    for key in [KeyEvent.escape, .control("c")] {
      #expect(form([key]).wish == .leave)
      #expect(form([.text("4"), key]).wish == .leave)
      #expect(form([.tab, .text("x"), .backspace, key]).wish == .leave)
      #expect(form([key], in: FormContents(note: "x")).wish == .leave)
      let asked = form([.tab, .text("x"), key])
      #expect(asked.wish == nil && asked.message == .asksBeforeLeaving)
      #expect(form([.tab, .backspace, key], in: FormContents(note: "x")).wish == nil)
    }
  }

  @Test(
    "Escape, Ctrl-C or y leaves, anything else goes on",
    arguments: [
      (.escape, true), (.text("y"), true), (.text("Y"), true), (.text("ｙ"), true),
      (.text("n"), false),
      (.enter, false), (.control("c"), true), (.control("s"), false), (.tab, false),
      (.text("x"), false),
    ] as [(KeyEvent, Bool)])
  func answers(key: KeyEvent, leaves: Bool) {
    for asking in [KeyEvent.escape, .control("c")] {
      let form = form([.tab, .text("x"), asking, key])
      #expect(form.wish == (leaves ? .leave : nil))
      #expect(form.message == nil && form.contents.note == "x" && form.focus == .note)
    }
  }

  @Test("More text than an answer is written all the same")
  func textInsteadOfAnswer() {
    #expect(form([.tab, .text("x"), .escape, .text("yes and no")]).contents.note == "xyes and no")
    #expect(form([.tab, .text("x"), .escape, .paste("y")]).contents.note == "xy")
  }

  @Test("What cannot be taken is told, until the next key")
  func messages() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(form([.tab, .paste(long + "x")]).message == .noteTooLong)
    #expect(form([.tab, .pasteTooLong]).message == .noteTooLong)
    #expect(form([.tab, .tab, .paste("a\nb")]).message == .noEmoji)
    #expect(form([.tab, .tab, .enter]).message == .howToSave)
    #expect(form([.tab, .pasteTooLong, .left]).message == nil)
  }

  @Test("After a save that failed, leaving wishes to keep the words, unless that failed, too")
  func failed() {
    var form = form([.tab, .text("x"), .control("s")])
    form.wish = nil
    form.fail(with: "no space", canKeep: true)
    #expect(form.message == .failed("no space"))
    form.take(.text("y"))
    form.take(.escape)
    #expect(form.wish == .keep && form.contents.note == "xy")
    form.wish = nil
    form.fail(with: "no space", canKeep: false)
    form.take(.escape)
    #expect(form.wish == nil && form.message == .asksBeforeLeaving)
  }

  @Test("Ctrl-R takes a draft back, and leaves what is there already")
  func offer() {
    let draft = FormContents(mood: .bad, emoji: "🌧️", note: "draft")
    let offer = EntryForm.Offer(contents: draft, title: "yesterday")
    let taken = form([.control("r")], offer: offer)
    #expect(taken.contents == draft && taken.title == "yesterday" && taken.hasTakenOffer)
    #expect(taken.offer == nil && taken.focus == .note)
    #expect(form([.control("r"), .control("r")], offer: offer).contents == draft)
    #expect(
      form([.text("4"), .tab, .text("new"), .control("r")], offer: offer).contents
        == FormContents(mood: .good, emoji: "🌧️", note: "new\ndraft"))
    let searching = form([.backTab, .text("xxqq"), .control("r")], offer: offer)
    #expect(searching.contents == draft && searching.emoji.query.text == "xxqq")
    #expect(form([.escape], offer: offer).wish == .leave)
    #expect(form([.control("r"), .escape], offer: offer).wish == nil)
    #expect(form([.control("r")]).contents.isEmpty)
  }

  @Test("Whatever keys come at whatever sizes, the cursor is in the picture", arguments: 1...10)
  func anyKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys: [KeyEvent] = [
      .text("a"), .text("4"), .text("高尾山"), .text("\u{301}"), .text("word "),
      .paste("a\nb\tc\u{1B}"),
      .enter, .tab, .backTab, .escape, .backspace, .wordBackspace, .delete, .up, .down, .left,
      .right, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown, .alt("<"), .alt(">"),
      .alt("d"), .control("k"), .control("u"), .control("w"), .control("r"), .control("s"),
      .control("c"), .pasteTooLong, .text("🌋"),
    ]
    var form = EntryForm(
      FormContents(note: "begin"), title: "title",
      offer: EntryForm.Offer(contents: FormContents(note: "draft"), title: "title"))
    for _ in 0..<400 {
      form.take(keys.randomElement(using: &random) ?? .tab)
      guard form.focus != .emoji || Int.random(in: 0..<20, using: &random) == 0 else { continue }
      let size = TerminalSize(
        columns: .random(in: 1...60, using: &random), rows: .random(in: 1...30, using: &random))
      let picture = form.picture(
        in: size, Presentation(language: .english, width: nil, colored: false)
      ).fitted(toRows: size.rows)
      #expect(picture.lines.count <= size.rows)
      #expect(picture.lines.indices.contains(picture.cursor.row))
      let whole = picture.lines[picture.cursor.row].map(\.text).joined()
      let before = picture.cursor.before.map(\.text).joined()
      #expect(whole.utf8.starts(with: before.trimmingSuffix(while: \.isWhitespace).utf8))
    }
  }
}

extension String {
  /// The text without the characters at its end of which something is so.
  fileprivate func trimmingSuffix(while isSo: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isSo($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
