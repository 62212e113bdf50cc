import StrictJSON

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
  typealias Attributes = KeyValuePairs<StaticString, String>

  /// Writes the declaration that a document begins with.
  mutating func doctype() {
    write("<!DOCTYPE html>\n")
  }

  /// Writes an element, and a line end behind it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name, ">\n")
  }

  /// Writes an element that holds a text, and a line end behind it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element within a line of text.
  mutating func inline(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name, ">")
  }

  /// Writes an element that holds a text, within a line of text.
  mutating func inline(
    _ name: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    inline(name, attributes) { $0.text(text) }
  }

  /// Writes an element of HTML that never has content, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes) {
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
  mutating func style(_ sheet: StaticString) {
    write("<style>\n")
    write(sheet)
    write("\n</style>\n")
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    let utf8 = text.utf8.span
    guard utf8.isOrdinary(withLayout: true) else {
      bytes += escapedForHTML(text).utf8
      return
    }
    var start = 0
    while start < utf8.count {
      let end = utf8.indices.dropFirst(start).first { isMarkup(utf8[$0]) } ?? utf8.count
      bytes.append(utf8.extracting(start..<end))
      if end < utf8.count { bytes += entity(of: utf8[end]).utf8 }
      start = end + 1
    }
  }

  /// Writes the start tag of an element.
  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    write("<", name)
    for (name, value) in attributes {
      write(" ", name, "=\"")
      text(value)
      write("\"")
    }
    write(">")
  }

  /// Writes the end tag of an element.
  ///
  /// - Parameter end: what ends it, perhaps with a line end.
  private mutating func close(_ name: StaticString, _ end: StaticString) {
    write("</", name, end)
  }

  /// Writes literals of the program as they are.
  private mutating func write(
    _ first: StaticString, _ second: StaticString = "", _ third: StaticString = ""
  ) {
    let count = first.utf8CodeUnitCount + second.utf8CodeUnitCount + third.utf8CodeUnitCount
    bytes.append(addingCapacity: count) { output in
      output.append(first)
      output.append(second)
      output.append(third)
    }
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
    if scalar.isASCII, isMarkup(UInt8(ascii: scalar)) {
      escaped += entity(of: UInt8(ascii: scalar))
    } else if isNoncharacter(scalar) {
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Whether a byte has a meaning in HTML.
private func isMarkup(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    true
  default: false
  }
}

/// What stands for such a byte.
private func entity(of byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  default: "&#39;"
  }
}

/// Whether Unicode keeps this code point free of characters for ever.
private func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
  (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
}
