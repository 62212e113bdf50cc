import SoberlogCore

/// Texts of the form in which an entry is written, and of the questions in its place.
struct FormTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The label of a part of the form.
  func label(of part: EntryForm.Part) -> String {
    switch part {
    case .mood: text("Mood", "気分")
    case .note: text("Note", "ひとこと")
    case .emoji: text("Emoji", "絵文字")
    }
  }

  /// What stands in the empty field of the note.
  var notePlaceholder: String {
    text("How was your day? A few words will do.", "今日はどんな日でしたか。ひとことでも大丈夫です。")
  }

  /// What stands in the empty field of the emoji.
  var emojiPlaceholder: String {
    text("an emoji, or a word to find one", "絵文字、または探す言葉(例: 山)")
  }

  /// That no emoji has the words.
  var noEmojiFound: String {
    text("no emoji has these words", "この言葉の絵文字はありません")
  }

  /// The keys of a part, the most important ones last.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - hasHits: whether emoji are found that can be taken.
  ///   - hasEmoji: whether there is an emoji that can be taken away.
  func keys(of part: EntryForm.Part, hasHits: Bool, hasEmoji: Bool) -> [String] {
    let own: [String] =
      switch part {
      case .mood: [text("1–5 choose", "1〜5 選ぶ")]
      case .note: [text("Enter new line", "Enter 改行")]
      case .emoji where hasHits: [text("Up/Down mark", "上下 移動"), text("Enter take", "Enter 決定")]
      case .emoji where hasEmoji: [text("Backspace clear", "Backspace 消す")]
      case .emoji: []
      }
    return own + [text("Tab next", "Tab 次へ")] + lastKeys(control: "Ctrl-")
  }

  /// The keys that end the form, as short as they can be.
  var shortestKeys: [String] { lastKeys(control: "^") }

  /// The keys that end the form.
  private func lastKeys(control: String) -> [String] {
    [text("\(control)S save", "\(control)S 保存"), text("Esc leave", "Esc 中止")]
  }

  /// The offer of a draft.
  func offer(_ draft: EntryForm.Offer) -> String {
    text(
      "Ctrl-R takes back what you wrote: \(draft.title)",
      "Ctrl-R で書きかけの記録を呼び戻せます: \(draft.title)")
  }

  /// That words, which are quoted, keep the form from being saved, since no emoji has them.
  private func noEmojiFound(_ words: String) -> String {
    text(
      "\(words) finds no emoji: clear it with Ctrl-U or change it, then save.",
      "\(words)の絵文字はありません。言葉を変えるか Ctrl-U で消すと保存できます。")
  }

  /// What the form says about the last key.
  ///
  /// - Parameter hasTakenOffer: whether the form has the draft, which goes when it is left.
  func message(_ message: EntryForm.Message, hasTakenOffer: Bool) -> String {
    switch message {
    case .asksBeforeLeaving where hasTakenOffer:
      text(
        "Leave, and drop the draft, too? Esc, Ctrl-C or y leaves, all else goes on.",
        "保存せず、書きかけの記録も捨てますか? Esc・Ctrl-C・y でやめます。ほかのキーで続けます。")
    case .asksBeforeLeaving:
      text(
        "Leave unsaved? Esc, Ctrl-C or y leaves, all else goes on.",
        "保存せずにやめますか? Esc・Ctrl-C・y でやめます。ほかのキーで続けます。")
    case .nothingToRecord:
      text(
        "There is nothing to record yet: choose a mood, or write a few words.",
        "まだ記録するものがありません。気分を選ぶか、ひとこと書いてください。")
    case .noteTooLong:
      text(
        "A note can have 1 MiB at most, so this was left out.",
        "ひとことは 1 MiB までなので、今の入力は加えていません。")
    case .noEmoji:
      text(
        "There is no emoji in it; a word such as mountain finds one.",
        "絵文字が含まれていません。「山」のような言葉で探せます。")
    case .noEmojiFound(let words):
      noEmojiFound(quote(cut(words, toWidth: 20)))
    case .howToSave:
      text("Ctrl-S saves.", "Ctrl-S で保存します。")
    case .failed(let reason):
      text(
        "\(reason). Ctrl-S tries again, Esc leaves and keeps what you wrote.",
        "\(reason)。Ctrl-S でもう一度試せます。Esc でやめても、書いた文章は残ります。")
    case .cannotKeep(let reason):
      text(
        "What you wrote cannot be kept: \(reason). Ctrl-S tries to save it again.",
        "書いた文章を残せません: \(reason)。Ctrl-S でもう一度保存を試せます。")
    }
  }
}
