/// What `check` answers when all is well or was saved.
enum CheckReport: Hashable {
  /// The journal is sound.
  case sound(path: String, entries: Int)
  /// What can be read was saved to a new file.
  case repaired(path: String, to: String, entries: Int)
}

extension CheckReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let text = CheckTexts(language: presentation.language).answer(self)
    try output.appendLines(RowDrawing(presentation: presentation).wrappedLines(of: text))
  }
}
