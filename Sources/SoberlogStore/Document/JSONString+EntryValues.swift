// The values that the fields of an entry have.

import SoberlogCore
import StrictJSON

extension JSONReader {
  /// Reads a timestamp (RFC 3339).
  ///
  /// - Parameter field: the name of the field, for the error.
  mutating func readTimestamp(field: String) throws -> LocalTimestamp {
    try readString().timestamp(field: field, in: bytes)
  }

  /// Reads an identifier: text that is not empty and has no control characters.
  mutating func readID() throws -> JSONString {
    let text = try readString()
    try text.checkIsID(in: bytes)
    return text
  }

  /// Reads a mood by its name.
  mutating func readMood() throws -> EmotionLevel {
    try readString().mood(in: bytes)
  }
}

extension JSONString {
  /// The timestamp that it is.
  ///
  /// - Parameters:
  ///   - field: the name of the field, for the error.
  ///   - bytes: the bytes in which it was read.
  func timestamp(
    field: String, in bytes: [UInt8]
  ) throws(JournalDamage) -> LocalTimestamp {
    do throws(RFC3339Error) {
      guard hasEscapes else { return try LocalTimestamp(rfc3339: bytes.span.extracting(range)) }
      return try LocalTimestamp(rfc3339: text(in: bytes))
    } catch {
      throw JournalDamage(.badTimestamp(field: field, error), at: range.lowerBound)
    }
  }

  /// Checks that it is an identifier.
  func checkIsID(in bytes: [UInt8]) throws(JournalDamage) {
    let id = bytes.span.extracting(range)
    // The string has no control characters but those that stand behind 0x7E.
    let isPlain = !hasEscapes && !range.isEmpty && id.indices.allSatisfy { id[$0] < 0x7F }
    guard isPlain || EntryID(text(in: bytes)) != nil else {
      throw JournalDamage(.badID, at: range.lowerBound)
    }
  }

  /// The mood that it names.
  func mood(in bytes: [UInt8]) throws(JournalDamage) -> EmotionLevel {
    switch name {
    case "worst": return .worst
    case "bad": return .bad
    case "neutral": return .neutral
    case "good": return .good
    case "best": return .best
    default:
      guard equals(EmotionLevel.notSelected.name, in: bytes) else {
        throw JournalDamage(.unknownMood, at: range.lowerBound)
      }
      return .notSelected
    }
  }
}
