/// Texts of the manual page that the command table does not have.
enum ManualTexts {
  /// What the program is.
  static let name = Text("a journal for days without a drink", "お酒を飲まない日々の日記")

  /// What the program does.
  static let description = [
    Text(
      "soberlog records how you feel in one line, counts the days without a drink, keeps every word"
        + " safe and private, and gives it back when you need it most.",
      "気分を一行で記録し、お酒を飲まない日々を数え、書いた言葉を安全に、人に見られないように保管します。"),
    Text(
      "Without a command it shows today: the day you are on, what you wrote, and what comes next.",
      "コマンドを付けないと、今日の様子(何日目か、書いたこと、次の節目)を表示します。"),
    Text(
      "Options and operands may stand in any order. A value is written as --mood good, --mood=good,"
        + " -m good or -mgood; -- ends the options.",
      "オプションと引数の順序は自由です。値は --mood good、--mood=good、-m good、-mgood"
        + " のように書きます。-- から後はオプションと見なしません。"),
  ]

  /// What the global options are.
  static let aboutOptions = Text(
    "Every command takes these, before or after its name.",
    "どのコマンドでも、コマンド名の前にも後にも書けます。")

  /// Examples for every day.
  static let examples = [
    CommandSpecification.Example("soberlog start", Text("count from today", "今日から数える")),
    CommandSpecification.Example(
      Text(
        "soberlog add --mood good --note \"a walk by the river\"",
        "soberlog add --mood 良い --note 川沿いを歩いた"),
      Text("record how you feel", "気分とひとことを記録する")),
    CommandSpecification.Example("soberlog", Text("today at a glance", "今日の様子を見る")),
    CommandSpecification.Example(
      Text(
        "soberlog add --mood bad --at \"yesterday 21:30\" --note -",
        "soberlog add --mood 悪い --at 昨日の夜9時半 --note -"),
      Text(
        "a note from standard input, for yesterday evening", "昨日の夜の分を、標準入力の文で記録する")),
    CommandSpecification.Example(
      Text(
        "soberlog streak --at-least 1mo && echo \"a month!\"",
        "soberlog streak --at-least 1mo && echo 1か月達成"),
      Text("do something after a month", "1か月に達していたら何かをする")),
    CommandSpecification.Example(
      Text(
        "soberlog list --since 7d --json | jq 'map(.mood)'",
        "soberlog list --since 7日前 --json | jq 'map(.mood)'"),
      Text("the moods of the last days, for another program", "最近の気分を別のプログラムに渡す")),
  ]
}
