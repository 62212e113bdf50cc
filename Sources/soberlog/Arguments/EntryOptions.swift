import SoberlogCore

/// The options about one entry, shared by the commands that record something.
enum EntryOptions {
  /// How the person feels.
  static let mood = ValueOption(
    "mood", letter: "m", kind: .mood, Text("LEVEL", "気分"),
    Text(
      "worst, bad, neutral, good, best (or 1 to 5, or 最悪 悪い 普通 良い 最高)",
      "最悪 悪い 普通 良い 最高(または 1〜5、worst bad neutral good best)")
  ) { text, _ in
    guard let level = EmotionLevel(parsing: text.trimmingBlanks) else {
      throw ValueError.notAMood(suggestion: suggestion(forMood: text))
    }
    return level
  }

  /// The name of the mood that could have been meant; nil when none comes near.
  static func suggestion(forMood text: String) -> String? {
    EmotionLevel.suggestion(for: text)
      ?? nearestName(to: text, among: EmotionLevel.allCases.flatMap(\.spellings))
  }

  /// One emoji.
  static let emoji = ValueOption(
    "emoji", letter: "e", Text("EMOJI", "絵文字"),
    Text(
      "One emoji, or its name: :mountain: (of several emoji the last one counts)",
      "絵文字ひとつ、または :山: のような名前(複数の絵文字なら最後のもの)")
  ) { text, _ in try EmojiArgument.emoji(in: text) }

  /// The text.
  static let note = ValueOption(
    "note", letter: nil, Text("TEXT", "文"),
    Text("The text; - reads it from standard input", "ひとこと。- なら標準入力から読む")
  ) { text, _ in text }

  /// When it was.
  static let at = ValueOption(
    "at", letter: "t", kind: .day, Text("WHEN", "日時"),
    Text(
      "When it was: 2026-11-01, yesterday, 21:30, 3d …",
      "いつのことか: 2026-11-01、昨日、21:30、3日前 など")
  ) { text, context in try DateExpression(text, in: context) }

  /// Write the note in the editor.
  static let editor = Flag(
    "editor", Text("Write the note in your editor", "ひとことをエディターで書く"))

  /// Print the entry as JSON.
  static let json = Flag(
    "json", Text("Print JSON, for scripts", "JSON で出力する(スクリプト用)"))

  /// What there is to know about all of them.
  static let specifications = [
    mood.specification, emoji.specification, note.specification, at.specification,
    json.specification,
  ]
}
