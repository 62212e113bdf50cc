/// The options of `merge`.
enum MergeOptions {
  /// Merge what programs that synchronise folders left beside the journal.
  static let conflicts = Flag(
    "conflicts",
    Text(
      "Merge the conflict files beside the journal, and remove them",
      "日記ファイルの横にある競合ファイルを統合し、消す"))

  /// Work as a merge driver of git.
  static let driver = Flag(
    "driver",
    Text(
      "As a merge driver of git: %O %A %B; the result is in %A",
      "git のマージドライバーとして働く: %O %A %B(結果は %A に残す)"))

  /// What there is to know about all of them.
  static let specifications = [conflicts.specification, driver.specification]
}
