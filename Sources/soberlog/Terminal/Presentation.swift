import SoberlogCore

/// How text for people is drawn: in which language, how wide, and whether in colour.
struct Presentation: Hashable, Sendable {
  /// The language of all texts.
  var language: Language

  /// The columns of the terminal; nil when the output is no terminal and nothing is wrapped.
  var width: Int?

  /// Whether escape sequences may be used for colour.
  var colored: Bool

  /// The characters that may be used.
  var repertoire = Repertoire.unicode
}

/// What a piece of text is, which decides its colour.
enum TextRole: Hashable, Sendable {
  /// A heading.
  case heading
  /// Something of less weight: ids, explanations.
  case faint
  /// Something to be glad of: a milestone, the count.
  case glad
  /// A mood.
  case mood(EmotionLevel)
  /// An event such as a slip.
  case event
  /// What is chosen in a form.
  case chosen
}

extension Presentation {
  /// The text in the colour of its role; as it is when colours are off or it is empty.
  ///
  /// Only the sixteen colours of the terminal's own theme are used, so that the text is readable on
  /// light and dark backgrounds.
  func paint(_ text: String, _ role: TextRole?) -> String {
    guard colored, !text.isEmpty, let code = role?.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// Appends a text in the colour of its role.
  ///
  /// - Parameters:
  ///   - role: what the text is.
  ///   - bytes: what is appended to.
  ///   - appendText: appends the text, which is not empty.
  func paint(_ role: TextRole, to bytes: inout [UInt8], _ appendText: (inout [UInt8]) -> Void) {
    guard colored, let code = role.code else { return appendText(&bytes) }
    bytes += "\u{1B}[\(code)m".utf8
    appendText(&bytes)
    bytes += "\u{1B}[0m".utf8
  }
}

extension TextRole {
  /// The parameters of the escape sequence for this role (ECMA-48, select graphic rendition).
  fileprivate var code: String? {
    switch self {
    case .heading: "1"
    case .faint, .mood(.notSelected): "2"
    case .glad: "1;35"
    case .event: "36"
    case .chosen: "1;95"
    case .mood(.best): "1;32"
    case .mood(.good): "32"
    case .mood(.neutral): nil
    case .mood(.bad): "34"
    case .mood(.worst): "1;34"
    }
  }
}
