import SoberlogCore
import SoberlogStore

extension Program {
  /// Shows the answer of a command; one that cannot be printed is an error, unless nobody wants to read it.
  ///
  /// - Parameter pager: shows what is longer than the screen; nil when it is printed as it is.
  func show(
    _ outcome: Outcome, _ presentation: Presentation, isQuiet: Bool, pager: Pager?
  ) throws {
    guard let answer = outcome.answer else { return }
    var output = OutputBuffer(write: world.writeOutput)
    do {
      switch answer {
      case .confirmation(let report):
        if !isQuiet { try report.appendText(to: &output, presentation) }
      case .text(let report):
        if let pager { return try pager.show(report, presentation) }
        try report.appendText(to: &output, presentation)
      case .data(let report):
        if world.terminal != nil { output = terminalBuffer(isJSON: report.isJSON) }
        try report.appendText(to: &output, presentation)
      case .json(let report):
        if world.terminal != nil { output = terminalBuffer(isJSON: true) }
        try report.appendJSON(to: &output)
      case .file(let file, let report, let confirmation):
        try write(report, to: file, presentation)
        if !isQuiet { try confirmation.appendText(to: &output, presentation) }
      }
      try output.flush()
    } catch OutputError.closedPipe {
      return
    } catch OutputError.failed(let cause) where outcome.isSaved {
      throw OutputError.failedAfterSaving(cause)
    }
  }

  /// A buffer for data that goes to the terminal, with everything escaped that it would obey; in JSON
  /// as JSON has it.
  private func terminalBuffer(isJSON: Bool) -> OutputBuffer {
    OutputBuffer { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let shown = escapedForTerminal(text, keepingNewlines: true, isJSON: isJSON)
      try world.writeOutput(Array(shown.utf8))
    }
  }

  /// Writes data to a file.
  private func write(
    _ report: any Report, to file: OutputFile, _ presentation: Presentation
  ) throws {
    var contents = PieceTable()
    var output = OutputBuffer { contents.append($0) }
    try report.appendText(
      to: &output, Presentation(language: presentation.language, width: nil, colored: false))
    try output.flush()
    try file.write(contents)
  }
}
