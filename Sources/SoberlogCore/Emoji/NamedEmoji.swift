/// An emoji and what it is called.
public struct NamedEmoji: Hashable, Sendable {
  /// The emoji, fully-qualified.
  public let emoji: String

  /// The English name: Unicode's short name, such as `red heart`.
  public let english: String

  /// The Japanese name, such as `赤いハート`.
  public let japanese: String
}

extension NamedEmoji {
  /// The name in a language.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// The English name in ASCII, without accents and typographic quotation marks.
  public var asciiName: String {
    if english.utf8.allSatisfy({ $0 < 0x80 }) { return english }
    return String(english.map { $0.isASCII ? $0 : asciiForms[$0] ?? "?" })
  }

  /// The name as it stands for the emoji in text, such as `:赤いハート:`.
  public func shortcode(in language: Language) -> String {
    NamedEmoji.shortcode(of: name(in: language))
  }

  /// The English name as it stands for the emoji in text that is ASCII only, such as `:red_heart:`.
  public var asciiShortcode: String {
    NamedEmoji.shortcode(of: asciiName)
  }

  /// A name between colons, of which it has no others, and with `_` for blanks.
  private static func shortcode(of name: String) -> String {
    let words = name.filter { $0 != ":" && $0 != "," }
    return ":\(String(words.map { $0 == " " ? "_" : $0 })):"
  }
}

/// What stands in ASCII for the other characters of English names.
private let asciiForms: [Character: Character] = [
  "Å": "A", "ã": "a", "ç": "c", "é": "e", "í": "i", "ñ": "n", "ô": "o", "ü": "u", "’": "'",
  "“": "\"", "”": "\"",
]
