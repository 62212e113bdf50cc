// The part of the command table about looking back.

extension CommandSpecification {
  /// `recall`.
  static let recall = CommandSpecification(
    name: .recall,
    operands: nil,
    summary: Text("Read what you wrote on good days", "調子の良い日に書いたものを読み返す"),
    details: [
      Text(
        "Entries with the mood good or best, but none from a day with a slip. First come those of"
          + " this day in earlier months and years, then the others, and of both the best before"
          + " the good. The answer stays the same all day; tomorrow brings others.",
        "気分が「良い」か「最高」の記録です。飲んだ日の記録は選びません。今日と同じ日付の、以前の"
          + "月や年の記録が先で、ほかの記録がそれに続きます。どちらも「最高」が先です。"
          + "同じ日のうちは変わらず、日が変わると別の記録になります。")
    ],
    options: RecallOptions.specifications,
    examples: [
      Example("soberlog recall", Text("one entry", "1件")),
      Example("soberlog recall -n 3", Text("three", "3件")),
      Example(
        "soberlog recall --json | jq -r '.[].note'",
        Text("its words, for a script", "言葉だけをスクリプト用に")),
    ])

  /// `stats`.
  static let stats = CommandSpecification(
    name: .stats,
    operands: nil,
    summary: Text("Show your moods in figures", "気分を数字で振り返る"),
    details: [
      Text(
        "Averages are of the moods from 1 (worst) to 5 (best), over the entries that have one. Days"
          + " before a slip are those whose next day has one. Percentages need five entries or days at least.",
        "平均は、気分を選んだ記録について、最悪を 1、最高を 5 として求めます。"
          + "飲んだ日の前日の気分は、ほかの日と比べて示します。割合は、記録が5件以上(日なら5日以上)あるときだけ示します。")
    ],
    options: StatsOptions.specifications,
    examples: [
      Example("soberlog stats", Text("everything so far", "これまでのすべて")),
      Example(
        Text("soberlog stats --since 3mo", "soberlog stats --since 3か月前"),
        Text("the last three months", "最近の3か月")),
      Example(
        Text("soberlog stats --on \"last month\"", "soberlog stats --on 先月"),
        Text("last month", "先月")),
      Example(
        "soberlog stats --json | jq .average", Text("the average alone", "平均だけ")),
    ])

  /// `calendar`.
  static let calendar = CommandSpecification(
    name: .calendar,
    operands: nil,
    summary: Text("Show moods, slips and starts by month", "気分や飲んだ日を月ごとの暦で見る"),
    details: [
      Text(
        "Each day has a sign for its average mood, the higher the better, and marks for a slip, a"
          + " start and today; the signs are explained below the months.",
        "それぞれの日に、平均の気分(高いほど良い)と、飲んだ日・断酒開始・今日のしるしを示します。"
          + "しるしの意味は暦の下にあります。")
    ],
    options: CalendarOptions.specifications,
    examples: [
      Example("soberlog calendar", Text("the last three months", "最近の3か月")),
      Example("soberlog calendar --months 12", Text("the last twelve", "最近の12か月")),
      Example("soberlog calendar --year 2026", Text("a whole year", "1年分")),
    ])

  /// `report`.
  static let report = CommandSpecification(
    name: .report,
    operands: nil,
    summary: Text("Write a report as a web page", "まとめをウェブページとして書き出す"),
    details: [
      Text(
        "One HTML file with the figures of streak and stats, charts of runs and moods, a heat map of"
          + " each year and some entries. It needs no script and fetches nothing from a network, and"
          + " can be printed. The figures about sober days are those of today; --since, --until and --on"
          + " choose the entries.",
        "streak と stats の数字、断酒期間と気分のグラフ、年ごとのヒートマップ、いくつかの記録を1つの"
          + " HTML ファイルにまとめます。スクリプトは不要で、ネットワークから何も読み込まず、印刷もできます。"
          + "断酒の日数は今日の時点のもので、--since・--until・--on は記録の範囲を選びます。"),
      Text(
        "With --open it is shown in the browser; without --output it is then kept as report.html"
          + " beside the undo log, readable by you alone.",
        "--open を付けるとブラウザーで開きます。--output がなければ、元に戻すためのデータと同じ場所に"
          + " report.html として置きます(読めるのは本人だけです)。"),
    ],
    options: ReportOptions.specifications,
    examples: [
      Example("soberlog report --open", Text("look at it now", "今すぐ見る")),
      Example("soberlog report -o report.html", Text("write it to a file", "ファイルに書く")),
      Example(
        Text(
          "soberlog report --since \"this year\" -o report.html",
          "soberlog report --since 今年 -o report.html"),
        Text("about this year", "今年の分")),
    ])
}
