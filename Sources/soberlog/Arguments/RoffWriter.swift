import SoberlogCore

/// Writes a manual page in the man macros of roff, which groff and mandoc both read.
struct RoffWriter {
  /// The language of the page.
  let language: Language

  /// What was written so far.
  private(set) var text = ".\\\" -*- coding: utf-8 -*-\n"

  /// Whether nothing stands below the last heading yet.
  private var isAfterHeading = false

  /// Begins a page in a language.
  init(language: Language) {
    self.language = language
  }
}

extension RoffWriter {
  /// Writes the title of the page.
  mutating func title(_ name: String, section: Int, date: String, source: String) {
    request("TH", "\(roff(name)) \(section) \(date) \"\(roff(source))\"")
    // Japanese has no blanks that could be stretched to align the right margin.
    request("ad", "l")
  }

  /// Begins a section.
  mutating func section(_ heading: Text) {
    request("SH", roff(heading[language]))
    isAfterHeading = true
  }

  /// Begins a part of a section.
  mutating func subsection(_ heading: String) {
    request("SS", roff(heading))
    isAfterHeading = true
  }

  /// Writes a paragraph.
  mutating func paragraph(_ text: Text) {
    if !isAfterHeading { request("PP") }
    body(text[language], width: 70)
  }

  /// Writes a tag, which is roff already, and beside or below it what it means.
  mutating func item(_ tag: String, _ meaning: String) {
    request("TP")
    line(tag)
    body(meaning, width: 62)
  }

  /// Writes lines that are roff already, and that stay lines of their own.
  mutating func lines(_ lines: [String]) {
    line(lines.joined(separator: "\n.br\n"))
  }

  /// Writes running text.
  ///
  /// Japanese has no blanks either at which roff could break lines, so the page breaks them, for a
  /// terminal of 80 columns.
  private mutating func body(_ text: String, width: Int) {
    switch language {
    case .english: line(roff(text))
    case .japanese: lines(wrapped(text, width: width).map(roff))
    }
  }

  /// Writes a request or a macro.
  private mutating func request(_ name: String, _ arguments: String = "") {
    text += ".\(name)\(arguments.isEmpty ? "" : " ")\(arguments)\n"
  }

  /// Writes a line of roff.
  private mutating func line(_ line: String) {
    text += line + "\n"
    isAfterHeading = false
  }
}

/// A text as roff that shows it as it is, in one line; nothing in it is taken for a command.
///
/// Complexity: O(*n*) in the length of the text.
func roff(_ text: String) -> String {
  // At the beginning of a line a dot would make it a command, as an apostrophe would.
  var escaped = text.hasPrefix(".") ? "\\&" : ""
  for character in text {
    switch character {
    case "\\": escaped += "\\e"
    case "-": escaped += "\\-"
    case "'": escaped += "\\(aq"
    case "\"": escaped += "\\(dq"
    case "`": escaped += "\\(ga"
    case "^": escaped += "\\(ha"
    case "~": escaped += "\\(ti"
    case _ where character.isNewline: escaped += " "
    default: escaped.append(character)
    }
  }
  return escaped
}

/// Roff that shows a text in bold type.
func bold(_ text: String) -> String { "\\fB\(roff(text))\\fR" }

/// Roff that shows a text in italics, or underlined on a terminal.
func italic(_ text: String) -> String { "\\fI\(roff(text))\\fR" }
