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
  /// - Throws: what asking throws; a line that is not UTF-8 is asked for again.
  func ask<Answer>(
    _ question: String, after opening: String = "", _ read: (String) -> Answer?
  ) throws -> Answer? {
    var prompt = opening + question
    while true {
      do {
        guard let line = try askLine(prompt) else { return nil }
        if let answer = read(line) { return answer }
      } catch InputError.notUTF8 {
        // What cannot be read is asked for again.
      }
      prompt = question
    }
  }
}
