import SoberlogCore

/// The options of `import`.
enum ImportOptions {
  /// The form of the input.
  static let from = ValueOption(
    "from", choices: ImportFormat.self,
    Text("Format of the input (default: guessed, and said)", "取り込む形式(既定: 自動で判別して表示)"))

  /// Change nothing.
  static let dryRun = Flag(
    "dry-run", Text("Only say what would be imported", "取り込まれる内容だけを示し、何も変更しない"))

  /// What the names of moods mean.
  static let moodMap = ValueOption(
    "mood-map", Text("NAME=LEVEL,…", "名前=気分,…"),
    Text(
      "What your own names of moods mean: rad=best,meh=neutral",
      "自分で付けた気分の名前の意味: うきうき=最高,まあまあ=普通")
  ) { text, _ in try MoodNames(parsing: text) }

  /// What there is to know about all of them.
  static let specifications = [
    from.specification, moodMap.specification, dryRun.specification,
  ]
}
