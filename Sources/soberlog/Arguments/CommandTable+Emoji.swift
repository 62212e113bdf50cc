import SoberlogCore

// The part of the command table about emoji.

extension CommandSpecification {
  /// `emoji`.
  static let emoji = CommandSpecification(
    name: .emoji,
    operands: Text("WORD…", "言葉…"),
    summary: Text("Find emoji by words", "絵文字を言葉で探す"),
    details: [
      Text(
        "Shows the emoji whose names and keywords have all the words, in English or Japanese"
          + " whatever the language of the output; an emoji with exactly that name comes first."
          + " Exits with 1 when there is none.",
        "名前やキーワードにすべての言葉を含む絵文字を表示します。表示する言語にかかわらず、"
          + "日本語でも英語でも探せます。名前がそのまま一致するものが先頭です。"
          + "見つからなければ終了コードは 1 です。"),
      Text(
        "Forms with a skin tone are left out unless a word names one, such as medium. Where an emoji"
          + " is asked for, its name between colons does as well, with _ for blanks: soberlog add -e :red_heart:",
        "肌の色の違う形は、「中間の肌色」のような言葉があるときだけ表示します。"
          + "絵文字を指定するところには、名前をコロンで挟んで書くこともできます(空白は _ でも可): soberlog add -e :赤いハート:"),
    ],
    options: EmojiOptions.specifications,
    examples: [
      Example("soberlog emoji mountain", Text("by an English word", "英語の言葉で")),
      Example("soberlog emoji 雪 山", Text("by two Japanese words", "日本語の言葉ふたつで")),
      Example("soberlog emoji heart -n 5", Text("the first five", "最初の5件")),
      Example("soberlog emoji 赤い ハート --json", Text("as JSON", "JSON で")),
    ])
}
