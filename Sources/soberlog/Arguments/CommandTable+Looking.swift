// The part of the command table about looking back.

extension CommandSpecification {
  /// `stats`.
  static let stats = CommandSpecification(
    name: .stats,
    operands: nil,
    summary: Text("Show your moods in figures", "気分を数字で振り返る"),
    details: [
      Text(
        "Averages are of the moods from 1 (worst) to 5 (best), over the entries that have one. Days"
          + " before a slip are those whose next day has one. Percentages need at least five.",
        "平均は、気分を選んだ記録について、最悪を 1、最高を 5 として求めます。"
          + "飲んだ日の前日の気分は、ほかの日と比べて示します。割合は 5 以上あるときだけ示します。")
    ],
    options: StatsOptions.specifications,
    examples: [
      Example("soberlog stats", Text("everything so far", "これまでのすべて")),
      Example("soberlog stats --since 3mo", Text("the last three months", "最近の3か月")),
      Example(
        "soberlog stats --since \"last month\" --until \"last month\"",
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
}
