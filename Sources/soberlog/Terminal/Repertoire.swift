import SoberlogCore
import StrictJSON

/// Which characters text for people is drawn with.
enum Repertoire: Hashable, Sendable {
  /// All of Unicode.
  case unicode
  /// All but emoji, for which their names stand.
  case withoutEmoji
  /// ASCII for emoji and ornaments; what people wrote stays as it is.
  case ascii
}

extension Presentation {
  /// Text of the program itself, in which emoji have their names and ornaments ASCII forms where
  /// others cannot be shown.
  func shown(own text: String) -> String {
    if repertoire == .unicode { return text }
    return text.reduce(into: "") { shown, character in
      if repertoire == .ascii, let form = asciiForms[character] {
        shown += form
      } else {
        shown += shortcode(of: character) ?? String(character)
      }
    }
  }

  /// An emoji of an entry, by its name where emoji cannot be shown.
  ///
  /// One that has no name here, because it is newer, is shown by its code points.
  func shown(emoji: String) -> String {
    let text =
      repertoire == .unicode
      ? emoji : emoji.map { shortcode(of: $0) ?? codePoints(of: $0) }.joined()
    return escapedForTerminal(text, keepingNewlines: false)
  }

  /// Appends an emoji of an entry in that form.
  func append(emoji: Span<UInt8>, to bytes: inout [UInt8]) {
    guard repertoire == .unicode else {
      bytes += shown(emoji: String(copying: emoji)).utf8
      return
    }
    // Those that are joined to one are known by the table sooner than by their characters.
    if emoji.isOrdinary(withLayout: false) || EmojiSanitizer.isQualified(emoji) {
      bytes.append(emoji)
    } else {
      appendEscapedForTerminal(emoji, keepingNewlines: false, to: &bytes)
    }
  }

  /// The short code of an emoji, nil when it has no name.
  private func shortcode(of emoji: Character) -> String? {
    guard let names = EmojiCatalog.names(of: emoji) else { return nil }
    return repertoire == .ascii ? names.asciiShortcode : names.shortcode(in: language)
  }

  /// The code points of a character, `:U+1FAF9:`; a character of ASCII as it is.
  private func codePoints(of character: Character) -> String {
    if character.isASCII { return String(character) }
    let codes = character.unicodeScalars.map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    return ":\(codes.joined(separator: "_")):"
  }
}

extension Repertoire {
  /// A message, whose quotation marks have ASCII forms where others cannot be shown; in what it
  /// quotes they have, too.
  func shown(message: String) -> String {
    guard self == .ascii else { return message }
    return message.reduce(into: "") { shown, character in
      shown += quotationForms[character] ?? String(character)
    }
  }

  /// The beginning of a text in quotation marks of a language.
  ///
  /// - Parameters:
  ///   - text: text of a person, which stays as it is.
  ///   - width: the columns of the text within the marks.
  func quoted(_ text: String, upToWidth width: Int, in language: Language) -> String {
    let beginning = cut(text, toWidth: width)
    if language == .japanese { return "「\(beginning)」" }
    guard self == .ascii else { return "“\(beginning)”" }
    return beginning == text ? "\"\(text)\"" : "\"\(beginning.dropLast())...\""
  }
}

/// What stands in ASCII for the marks around a quotation, and where it was cut.
private let quotationForms: [Character: String] = ["“": "\"", "”": "\"", "…": "..."]

/// What stands in ASCII for ornaments.
private let asciiForms = quotationForms.merging(
  ["●": "*", "○": ".", "▰": "#", "▱": ".", "·": "|", "–": "-", "’": "'", "›": ">"],
  uniquingKeysWith: { first, _ in first })
