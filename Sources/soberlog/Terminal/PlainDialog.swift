/// A talk in lines of plain text, with a person whose terminal shows no screens: that of a screen
/// reader or of an editor.
struct PlainDialog {
  /// How text is drawn.
  let presentation: Presentation

  /// Asks and returns the line that was typed, nil at the end of the input.
  let askLine: (String) throws -> String?
}

extension PlainDialog {
  /// What is made of a line.
  enum Reading<Answer> {
    /// It is an answer.
    case answer(Answer)
    /// It is none, for a reason that may be empty.
    case refused(String)
  }

  /// Asks until the answer can be used.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - opening: what is said before it is asked for the first time.
  ///   - read: makes something of a line.
  /// - Returns: what was made; nil at the end of the input.
  /// - Throws: what asking throws; a line that is not UTF-8 is asked for again.
  func ask<Answer>(
    _ question: String, after opening: String = "", _ read: (String) -> Reading<Answer>
  ) throws -> Answer? {
    var prompt = opening + question
    while true {
      var complaint = PlainQuestionTexts(language: presentation.language).notUTF8
      do {
        guard let line = try askLine(presentation.repertoire.shown(message: prompt)) else {
          return nil
        }
        switch read(line) {
        case .answer(let answer): return answer
        case .refused(let reason): complaint = reason
        }
      } catch InputError.notUTF8 {
        // The line is asked for again, with that complaint.
      }
      prompt = (complaint.isEmpty ? "" : complaint + "\n") + question
    }
  }
}

extension PlainDialog.Reading {
  /// What is made of a line that is an answer or simply none.
  init(_ answer: Answer?) {
    self = answer.map { .answer($0) } ?? .refused("")
  }
}
