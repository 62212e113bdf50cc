import SoberlogCore

/// A word that can be typed, and a few words about it.
struct Candidate: Hashable, Sendable {
  /// What is typed.
  let word: String

  /// What it means; empty when the word says it itself.
  var meaning = ""
}

extension Candidate {
  /// The commands with their summaries.
  static func commands(in language: Language) -> [Candidate] {
    CommandName.allCases.map {
      Candidate(word: $0.rawValue, meaning: $0.specification.summary[language])
    }
  }

  /// The topics of `help` beside the commands.
  static func topics(in language: Language) -> [Candidate] {
    HelpTopic.allCases.map { Candidate(word: $0.rawValue, meaning: $0.summary[language]) }
  }
}
