import Foundation

/// What a test wants to know of a page: the elements, in their order, and the text between them.
struct HTMLReading {
  /// The names of all elements.
  private(set) var elements: [String] = []

  /// The names and values of all attributes.
  private(set) var attributes: [(name: String, value: String)] = []

  /// The lines of text, with references resolved and without blanks at their ends; style
  /// sheets are left out.
  private(set) var text: [String] = []

  /// The elements that were closed in the wrong place or never.
  private(set) var mistakes: [String] = []

  /// Elements of HTML that are never closed.
  private static let void: Set<Substring> = ["meta", "!DOCTYPE"]

  /// Reads a page. Between `<` and `>` there are tags, and nothing else has these characters.
  init(_ page: String) {
    var open: [Substring] = []
    for piece in page.split(separator: "<") {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        mistakes.append(String(piece))
        continue
      }
      let name = parts[0].prefix { $0.isLetter || $0.isNumber || $0 == "!" || $0 == "/" }
      if name.hasPrefix("/") {
        if open.popLast() != name.dropFirst() { mistakes.append(String(name)) }
      } else {
        elements.append(String(name))
        for match in parts[0].matches(of: /([a-zA-Z-]+)="([^"]*)"/) {
          attributes.append((String(match.1), HTMLReading.resolved(match.2)))
        }
        if !HTMLReading.void.contains(name), !parts[0].hasSuffix("/") { open.append(name) }
      }
      if open.last != "style" {
        text += HTMLReading.resolved(parts[1]).lines.map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
      }
    }
    mistakes += open.map(String.init)
  }

  /// A text with the characters that references stand for.
  private static func resolved(_ text: Substring) -> String {
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    return references.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
