import StrictJSON
import Testing

@testable import SoberlogStore

/// A reason why a file is no journal, with its place as line and column.
struct Damage: Equatable {
  /// What is wrong.
  let reason: JournalDamage.Reason

  /// The line, from 1.
  let line: Int

  /// The column, from 1.
  let column: Int
}

extension Damage {
  /// What is wrong with a journal; nil when nothing is.
  init?(of bytes: [UInt8]) throws {
    do {
      _ = try JournalDocument(bytes)
      return nil
    } catch let damage as JournalDamage {
      let position = TextPosition(offset: damage.offset, in: bytes)
      self.init(reason: damage.reason, line: position.line, column: position.column)
    }
  }

  /// Checks that a text has a damage where it is marked by ▸, which is no part of it.
  static func expect(
    _ reason: JournalDamage.Reason, in marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let parts = marked.unicodeScalars.split(separator: "▸", omittingEmptySubsequences: false)
    try #require(parts.count == 2, sourceLocation: sourceLocation)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let expected = Damage(
      reason: reason, line: lines.count, column: (lines.last?.count ?? 0) + 1)
    let found = try Damage(of: Array((String(parts[0]) + String(parts[1])).utf8))
    #expect(found == expected, "\(marked)", sourceLocation: sourceLocation)
  }
}
