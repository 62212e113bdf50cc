// The part of the command table about sober days.

extension CommandSpecification {
  /// `start`.
  static let start = CommandSpecification(
    name: .start,
    operands: nil,
    summary: Text("Begin to count sober days", "断酒を始める"),
    details: [
      Text(
        "A run of sober days begins with this day; without any start it begins with the first entry."
          + " A start that no slip follows yet is moved instead of adding another.",
        "この日から断酒の日数を数え始めます(開始の記録がなければ、最初の記録の日から数えます)。"
          + "そのあとに飲んだ日がない開始の記録がすでにあれば、新しく加える代わりにそれを移します。"),
      doctor,
    ],
    options: EntryOptions.specifications,
    examples: [
      Example("soberlog start", Text("from today", "今日から")),
      Example("soberlog start --at 2026-11-01", Text("from an earlier day", "前の日から")),
    ])

  /// `slip`.
  static let slip = CommandSpecification(
    name: .slip,
    operands: nil,
    summary: Text("Record a drink; your record stays", "飲んだことを記録する(これまでの記録は残る)"),
    details: [
      Text(
        "The day is not a sober one, and the next day is day 1 of the next run. The runs before it "
          + "and the total of sober days are kept.",
        "その日は断酒した日に数えず、翌日が次の1日目になります。"
          + "それまでの記録と、断酒した日の合計はそのまま残ります。"),
      doctor,
    ],
    options: EntryOptions.specifications,
    examples: [
      Example("soberlog slip", Text("now", "今")),
      Example(
        Text(
          "soberlog slip --at yesterday --note \"at a party\"",
          "soberlog slip --at 昨日 --note 飲み会で"),
        Text("yesterday, with a note", "昨日の分を、ひとことを添えて")),
    ])

  /// `urge`.
  static let urge = CommandSpecification(
    name: .urge,
    operands: nil,
    summary: Text("Sit out an urge, and record it", "飲みたい気持ちを乗り切り、記録する"),
    details: [
      Text(
        "On a terminal it counts down and shows one of your own entries from good days a minute;"
          + " q or Esc ends that early. Then it asks how it went (withstood, or a slip), for your"
          + " mood, and for a line; Enter passes the last two over. Once you have said how it went,"
          + " Esc and Ctrl-C record what you have said so far; before that they record nothing.",
        "端末ではカウントダウンをしながら、調子の良い日のあなたの記録を1分に1件ずつ表示します。"
          + "q か Esc で早めに終えられます。そのあとどうなったか(耐えたか、飲んだか)、今の気分、"
          + "ひとことを尋ねます(気分とひとことは Enter で飛ばせます)。"
          + "どうなったかを答えたあとの Esc と Ctrl-C は、"
          + "それまでの答えを記録します。その前なら何も記録しません。"),
      Text(
        "Without a terminal, with --note, --at or --no-input it records the urge at once.",
        "端末でないとき、--note、--at、--no-input を付けたときは、すぐに記録します。"),
      Text(
        "An urge never changes the count of sober days. Seeing how often you withstood one helps"
          + " with the next.",
        "断酒の日数は変わりません。何度耐えられたかが見えると、次のときの助けになります。"),
    ],
    options: UrgeOptions.specifications,
    examples: [
      Example("soberlog urge", Text("ten minutes with your good days", "良い日の記録と過ごす10分")),
      Example("soberlog urge --minutes 20", Text("twenty minutes", "20分")),
      Example(
        Text("soberlog urge --note \"after work\"", "soberlog urge --note 仕事の帰りに"),
        Text("record it at once, with a note", "ひとことを添えて、すぐに記録する")),
    ])

  /// `streak`.
  static let streak = CommandSpecification(
    name: .streak,
    operands: nil,
    summary: Text("Show how long you have been sober", "断酒の日数を表示する"),
    details: [
      Text(
        "Every day from the first one counts as sober unless a slip is recorded on it; nobody has "
          + "to check in. On day N you have lived N sober days, today included.",
        "最初の日から、飲んだ日の記録がない日はすべて断酒した日に数えます。毎日の入力は不要です。"
          + "N日目とは、今日を含めて N 日を飲まずに過ごしたということです。")
    ],
    options: StreakOptions.specifications,
    examples: [
      Example("soberlog streak", Text("all figures", "すべての数字")),
      Example("soberlog streak --days", Text("the number, for a prompt", "日数だけ(プロンプト用)")),
      Example(
        "soberlog streak --at-least 1mo && echo 🎉",
        Text("do something after a month", "1か月に達していたら何かをする")),
      Example("soberlog streak --history", Text("every run so far", "これまでの断酒期間をすべて")),
    ])

  /// What a person who stops drinking has to know.
  static let doctor = Text(
    "If you drink every day or a lot, stopping suddenly can be dangerous. Please speak with a "
      + "doctor first.",
    "毎日、あるいは大量に飲んでいる人が急にやめると危険なことがあります。"
      + "まず医師に相談してください。")
}
