import SoberlogCore

/// A text for people, in both languages.
struct Text: Hashable, Sendable {
  /// The English text.
  let english: String

  /// The Japanese text.
  let japanese: String

  /// Makes a text from its two languages.
  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// A text that is the same in both languages, as a name or a placeholder.
  init(same text: String) {
    self.init(text, text)
  }

  /// The text in a language.
  subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}

/// Texts of one area, in one language.
protocol TextsOfALanguage {
  /// The language of the texts.
  var language: Language { get }
}

extension TextsOfALanguage {
  /// The text in the language.
  func text(_ english: String, _ japanese: String) -> String {
    Text(english, japanese)[language]
  }

  /// A name or a path that somebody else has made, as it may stand in a text.
  func shown(_ name: String) -> String {
    escapedForTerminal(name, keepingNewlines: false)
  }

  /// A text that somebody else has made in quotation marks; a long one is cut.
  func quote(_ text: String) -> String {
    quoted(text, in: language)
  }

  /// A number and the English noun for it.
  ///
  /// - Parameters:
  ///   - count: the number.
  ///   - one: the noun for one.
  ///   - many: the noun for any other number.
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
