/// A talk in lines of plain text, with a person whose terminal shows no screens.
struct PlainDialog {
  /// How text is drawn.
  let presentation: Presentation

  /// Asks and returns the line that was typed, nil at the end of the input.
  let askLine: (String) throws -> String?
}

extension PlainDialog {
  /// Asks until the answer can be used.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - opening: what is said before it is asked for the first time.
  ///   - read: makes something of a line; nil when nothing can be made of it.
  /// - Returns: what was made; nil at the end of the input.
  func ask<Answer>(
    _ question: String, after opening: String = "", _ read: (String) -> Answer?
  ) throws -> Answer? {
    var line = try askLine(opening + question)
    while let typed = line {
      if let answer = read(typed) { return answer }
      line = try askLine(question)
    }
    return nil
  }
}
