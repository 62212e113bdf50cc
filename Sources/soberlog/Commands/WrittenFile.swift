/// What is said when a file was written that the person named.
enum WrittenFile: Hashable {
  /// So many entries were written to it.
  case entries(count: Int, path: String)
  /// A report was written to it.
  case report(path: String)
}

extension WrittenFile: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let text = WrittenFileTexts(language: presentation.language).answer(self)
    try output.appendLines(RowDrawing(presentation: presentation).wrappedLines(of: text))
  }
}
