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
}
