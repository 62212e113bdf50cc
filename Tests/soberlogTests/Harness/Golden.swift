import Foundation
import Testing

/// Expects a text to be exactly this one, but for the line end at its end.
///
/// The lines that differ are shown. With `SOBERLOG_RECORD=1` in the environment the text in the
/// source of the test, a raw literal of several lines, is replaced by the actual one; look at the
/// difference before you keep it.
func expect(
  _ actual: String, isText expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let actual = actual.droppingLastLineEnd
  guard actual != expected else { return }
  if ProcessInfo.processInfo.environment["SOBERLOG_RECORD"] == "1" {
    record(actual, inPlaceOf: expected, path: sourceLocation.filePath)
  }
  let difference = difference(from: expected.lines, to: actual.lines)
  Issue.record("- expected, + actual\n\(difference)", sourceLocation: sourceLocation)
}

/// Replaces a literal in a source file; it has to be the only one with its text.
private func record(_ actual: String, inPlaceOf expected: String, path: String) {
  recordingLock.withLock {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for indent in [4, 6, 8].map({ String(repeating: " ", count: $0) }) {
      let (old, new) = (literal(expected, indent), literal(actual, indent))
      guard source.contains(old) else { continue }
      try? source.replacing(old, with: new).write(
        toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

/// Tests run in parallel, and several may have their texts in one file.
private let recordingLock = NSLock()

/// A raw literal of several lines.
private func literal(_ text: String, _ indent: String) -> String {
  let lines = text.lines.map { $0.isEmpty ? "" : indent + $0 }
  return "#\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"#"
}

/// The lines of two texts, with `-` before those only in the first and `+` before those only in the
/// second; of what is the same, two lines around them.
func difference(from old: [String], to new: [String]) -> String {
  let changes = new.difference(from: old)
  var marked = old.map { "  " + $0 }
  for case .remove(let place, let line, _) in changes.removals { marked[place] = "- " + line }
  for case .insert(let place, let line, _) in changes.insertions {
    marked.insert("+ " + line, at: index(ofNewLine: place, in: marked))
  }
  let shown = marked.indices.filter { index in
    marked[max(0, index - 2)..<min(marked.count, index + 3)].contains { !$0.hasPrefix("  ") }
  }
  return shown.map { marked[$0] }.joined(separator: "\n")
}

/// Where a line of the second text goes among marked lines.
private func index(ofNewLine place: Int, in marked: [String]) -> Int {
  let kept = marked.indices.filter { !marked[$0].hasPrefix("- ") }
  return place < kept.count ? kept[place] : marked.count
}
