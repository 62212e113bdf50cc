import SoberlogCore

/// Asks for what an entry says, one line after the other, where the terminal takes only plain text:
/// that of a screen reader or of an editor.
///
/// An empty line leaves a thing as it is, and the end of the input (Ctrl-D) all that is still to come.
struct PlainQuestions {
  /// Where the person is asked.
  let dialog: PlainDialog
}

extension PlainQuestions {
  /// What the person says.
  ///
  /// - Parameter contents: what is there already.
  /// - Throws: what asking throws; a line that is not UTF-8 is asked for again.
  func answers(beginningWith contents: FormContents) throws -> FormContents {
    var contents = contents
    let questions = [
      (texts.mood(contents.mood), readMood), (texts.note(contents.note), readNote),
      (texts.emoji(contents.emoji.map { presentation.shown(emoji: $0) }), readEmoji),
    ]
    for (question, read) in questions {
      let isAnswered = try dialog.ask(question) { line in
        let complaint = line.isEmpty ? nil : read(line, &contents)
        return complaint.map { .refused($0) } ?? .answer(true)
      }
      guard isAnswered != nil else { break }
    }
    return contents
  }

  /// How texts are drawn.
  private var presentation: Presentation { dialog.presentation }

  /// The texts.
  private var texts: PlainQuestionTexts { PlainQuestionTexts(language: presentation.language) }
}

extension PlainQuestions {
  /// Takes a mood, or says what is wrong with it.
  private func readMood(_ line: String, _ contents: inout FormContents) -> String? {
    guard let mood = EmotionLevel(parsing: line) else { return texts.noSuchMood }
    contents.mood = mood
    return nil
  }

  /// Takes a text.
  private func readNote(_ line: String, _ contents: inout FormContents) -> String? {
    contents.note = line
    return nil
  }

  /// Takes an emoji or its name, or says which names there are with these words.
  private func readEmoji(_ line: String, _ contents: inout FormContents) -> String? {
    let named = EmojiCatalog.named(line)
    let emoji = EmojiSanitizer.lastEmoji(in: line) ?? (named.count == 1 ? named[0].emoji : nil)
    guard let emoji else {
      return texts.noSuchEmoji(near: EmojiCatalog.search(for: [line]).prefix(5).map(name(of:)))
    }
    contents.emoji = emoji
    return nil
  }

  /// The name of an emoji.
  private func name(of emoji: NamedEmoji) -> String { emoji.name(in: presentation.language) }
}
