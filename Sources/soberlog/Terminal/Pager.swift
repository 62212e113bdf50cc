import SoberlogStore

/// Shows on a terminal what is longer than the screen, page by page.
struct Pager {
  /// The command that does it.
  let command: ExternalCommand

  /// The number of rows of the screen.
  let rows: Int

  /// The world, which runs it.
  let world: World
}

extension World {
  /// The pager that the environment names; nil where the output is no terminal that could show it.
  ///
  /// - Throws: `UsageError.badEnvironment`.
  func pager() throws -> Pager? {
    guard let terminal, terminal.rows > 0, !isDumb else { return nil }
    let command = ExternalCommand(
      ownPager: try text(of: "SOBERLOG_PAGER"), pager: try text(of: "PAGER"),
      isProgram: FileFacts.isProgram)
    return Pager(command: command, rows: terminal.rows, world: self)
  }
}

extension Pager {
  /// Shows a report: through the pager when it has as many lines as the screen or more, unless that
  /// fails; else as it is.
  ///
  /// - Throws: what drawing or writing throws.
  func show(_ report: any Report, _ presentation: Presentation) throws {
    var bytes: [UInt8] = []
    var output = OutputBuffer { bytes += $0 }
    try report.appendText(to: &output, presentation)
    try output.flush()
    let isLong = bytes.count { $0 == UInt8(ascii: "\n") } >= rows
    if isLong {
      let ending = world.runProgram(command.program, command.arguments, bytes)
      if ending == .exited(code: 0) || ending.isByPerson { return }
    }
    try world.writeOutput(bytes)
  }
}
