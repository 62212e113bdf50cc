import Foundation
import Testing

/// A call of the program that ended.
struct Call: Hashable, CustomTestStringConvertible {
  /// The arguments.
  let words: [String]

  /// The exit code.
  let code: Int32

  /// Standard output.
  let out: String

  /// Standard error.
  let err: String
}

extension Call {
  /// The lines of standard output.
  var lines: [String] { out.isEmpty ? [] : out.droppingLastLineEnd.lines }

  /// The entries that `--json` printed.
  func entries() throws -> [ShownEntry] {
    try JSONDecoder().decode([ShownEntry].self, from: Data(out.utf8))
  }

  /// The one entry that `--json` printed.
  func entry() throws -> ShownEntry {
    try JSONDecoder().decode(ShownEntry.self, from: Data(out.utf8))
  }

  /// The call as a person sees it: the command, what it printed, and the exit code unless it is 0.
  var transcript: String {
    var text = "$ soberlog \(words.map(\.quotedForShell).joined(separator: " "))\n"
    text += (out + err)
    if !(out + err).isEmpty, !(out + err).hasSuffix("\n") { text += "\n" }
    return text + (code == 0 ? "" : "[\(code)]\n")
  }

  var testDescription: String { transcript }
}

/// An entry as `--json` prints it.
struct ShownEntry: Hashable, Decodable {
  /// The fields of the same names.
  var at, day, id, mood: String
  /// The emoji.
  var emoji: String?
  /// The event.
  var event: String?
  /// The text.
  var note: String
  /// When it was last changed.
  var edited: String?
}

extension String {
  /// The lines of the text.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text without the line end at its end.
  var droppingLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// Whether Japanese characters are in it.
  var hasJapanese: Bool {
    unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic }
  }

  /// The text as it is typed in a shell.
  fileprivate var quotedForShell: String {
    let needsQuotes = isEmpty || contains { $0.isWhitespace || "\"'$`\\&|;<>()#*?".contains($0) }
    return needsQuotes ? "'" + replacing("'", with: "'\\''") + "'" : self
  }
}
