/// The size of a terminal, in character cells; 0 where it is not known.
struct TerminalSize: Hashable, Sendable {
  /// The number of columns.
  var columns: Int

  /// The number of rows.
  var rows: Int
}
