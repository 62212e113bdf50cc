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
}
