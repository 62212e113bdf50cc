/// Writes HTML with SVG in it.
///
/// Names of elements and attributes are literals of the program; everything else is text, which is
/// always escaped, so that nothing a person wrote can become markup. Every element is closed.
struct HTMLWriter {
  /// What was written so far, which is UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Begins to write a document.
  init() {}
}

extension HTMLWriter {
  /// Attributes with their values.
  typealias Attributes = KeyValuePairs<Literal, String>

  /// Writes the declaration that a document begins with.
  mutating func doctype() {
    write("<!DOCTYPE html>\n")
  }

  /// Writes an element, and a line end behind it.
  mutating func element(
    _ name: Literal, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void
  ) {
    inline(name, attributes, content: content)
    write("\n")
  }

  /// Writes an element that holds a text, and a line end behind it.
  mutating func element(
    _ name: Literal, _ attributes: Attributes = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element within a line of text.
  mutating func inline(
    _ name: Literal, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    write("</")
    write(name)
    write(">")
  }

  /// Writes an element that holds a text, within a line of text.
  mutating func inline(
    _ name: Literal, _ attributes: Attributes = [:], text: String
  ) {
    inline(name, attributes) { $0.text(text) }
  }

  /// Writes an element of HTML that never has content, such as `meta`.
  mutating func void(_ name: Literal, _ attributes: Attributes) {
    open(name, attributes)
    write("\n")
  }

  /// Writes a path of SVG, unless there is nothing to draw.
  mutating func path(_ path: SVGPath, class name: String) {
    guard !path.isEmpty else { return }
    write("<path class=\"")
    text(name)
    write("\" d=\"")
    bytes += path.bytes
    write("\"/>\n")
  }

  /// Writes a style sheet, which is a literal of the program.
  mutating func style(_ sheet: Literal) {
    write("<style>\n")
    write(sheet)
    write("\n</style>\n")
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    if text.utf8.allSatisfy(isPlain) {
      bytes += text.utf8
    } else {
      bytes += escapedForHTML(text).utf8
    }
  }

  /// Writes the start tag of an element.
  private mutating func open(_ name: Literal, _ attributes: Attributes) {
    write("<")
    write(name)
    for (name, value) in attributes {
      write(" ")
      write(name)
      write("=\"")
      text(value)
      write("\"")
    }
    write(">")
  }

  /// Writes a literal of the program as it is.
  private mutating func write(_ literal: Literal) {
    bytes += literal.text.utf8
  }

  /// A text that stands in the source of the program.
  ///
  /// A `StaticString` makes a new string each time it is written.
  struct Literal: ExpressibleByStringLiteral {
    /// The text.
    fileprivate let text: String

    init(stringLiteral text: String) { self.text = text }
  }
}

/// A text as it stands in HTML, between tags or in an attribute in double quotation marks.
///
/// Besides what is markup, all that is hidden or changes the direction of what is around it is shown
/// as `\u{202E}`, as on a terminal, and so is what HTML forbids (HTML Living Standard, 13.2.3.5).
///
/// Complexity: O(*n*) in the length of the text.
private func escapedForHTML(_ text: String) -> String {
  var escaped = ""
  for scalar in escapedForTerminal(text, keepingNewlines: true).unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    default:
      if isNoncharacter(scalar) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
  return escaped
}

/// Whether a byte is a printable character of ASCII that is no markup.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: (0x20...0x7E).contains(byte)
  }
}

/// Whether Unicode keeps this code point free of characters for ever.
private func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
  (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
}
