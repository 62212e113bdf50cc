/// The options of the commands that change the journal as a whole.
enum ChangeOptions {
  /// Do not ask.
  static let yes = Flag("yes", letter: "y", Text("Do not ask", "確認せずに実行する"))

  /// Show what can be undone.
  static let list = Flag("list", Text("Show what can be undone", "元に戻せる変更を表示する"))

  /// Give a setting its default again.
  static let unset = Flag("unset", Text("Give it its default again", "既定に戻す"))
}
