import Foundation
import SoberlogCore
import TestSupport

/// Makes random journals in odd layouts, as people, other programs and newer versions write them.
struct RandomJournal {
  /// What decides.
  var random: SeededGenerator

  /// The text of the file.
  private(set) var text = ""

  /// The entries as they are written, in the order of the file.
  private(set) var entries: [(id: String, text: String)] = []

  /// Makes a journal; equal seeds give equal ones.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    entries = (0..<Int.random(in: 0...14, using: &random)).map { entry(number: $0) }
    let separators = [",\n", ",\n", ", ", ",\r\n", "\n\t,\n\n"]
    let separator = choice(separators)
    var members = [
      #""soberlog": 1"#, "\"entries\":[\(entries.map(\.text).joined(separator: separator))]",
    ]
    if chance(3) { members.append("\"settings\":" + settings()) }
    if chance(3) { members.append("\"deleted\" : [\(deleted().joined(separator: separator))]") }
    if chance(2) { members.append("\"later\":" + value()) }
    if chance(2) { members.append("\"\\u00e9\" :" + value()) }
    let byteOrderMark = chance(1) ? "\u{FEFF}" : ""
    text =
      byteOrderMark + "{" + members.shuffled(using: &random).joined(separator: separator) + "}\n"
  }
}

extension RandomJournal {
  /// True so many times out of four.
  mutating func chance(_ quarters: Int) -> Bool {
    Int.random(in: 0..<4, using: &random) < quarters
  }

  /// One of some elements.
  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A moment within six seconds, written in one of several zones.
  mutating func moment() throws -> LocalTimestamp {
    let seconds = 1_796_000_000 + Int64.random(in: 0..<6, using: &random)
    let minutes = choice([0, 540, -300, 345, -1439, 1439])
    let local = LocalTimestamp(utcSeconds: seconds + Int64(minutes) * 60)
    return try LocalTimestamp(date: local.date, time: local.time, offsetMinutes: minutes)
  }

  /// A short text with characters of all kinds.
  mutating func note() -> String {
    let pieces = [
      "a", "\"", "\\", "/", "\n", "山", "é", "e\u{301}", "😀", "\u{202E}", "\u{7F}", "|", " ",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in choice(pieces) }.joined()
  }
}

extension RandomJournal {
  /// An entry with some of the fields in some order, on one line or on several.
  private mutating func entry(number: Int) -> (id: String, text: String) {
    let id =
      choice(["k3f9q2m7x\(number % 10)", "é\(number)", "e\u{301}\(number)", "id \(number)"])
      + "-\(number)"
    var fields = [("id", string(id)), ("at", "\"\((try? moment())?.rfc3339 ?? "")\"")]
    if chance(3) { fields.append(("mood", string(choice(EmotionLevel.allCases).name))) }
    if chance(1) { fields.append(("emoji", string(choice(["🏔️", "🍵", ""])))) }
    if chance(1) { fields.append(("event", string(choice(["start", "slip", "urge", "party"])))) }
    if chance(3) { fields.append(("note", string(note()))) }
    if chance(1) { fields.append(("edited", #""2026-11-30T12:15:00Z""#)) }
    if chance(1) { fields.append(("later", value())) }
    if chance(1) { fields.append(("山", value())) }
    if chance(1) { fields.shuffle(using: &random) }
    let blank = choice(["", "", " ", "\t", "\n  ", "\r\n"])
    let members = fields.map { "\(string($0.0))\(blank):\(blank)\($0.1)" }
    return (id, "{\(blank)\(members.joined(separator: "\(blank),\(blank)"))\(blank)}")
  }

  /// A text as a JSON string, with some characters as escapes though they need none.
  private mutating func string(_ text: String) -> String {
    let isEscaped = chance(1)
    let characters = text.utf16.map { unit in
      let needsEscape = unit < 0x20 || unit == 0x22 || unit == 0x5C
      return needsEscape || isEscaped ? String(format: "\\u%04x", Int(unit)) : nil
    }
    if isEscaped { return "\"\(characters.compactMap(\.self).joined())\"" }
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        ? String(format: "\\u%04x", scalar.value) : String(scalar)
    }
    return "\"\(scalars.joined())\""
  }

  /// A value that this program does not know.
  private mutating func value() -> String {
    choice([
      "null", "[ ]", "{\"a\" : [1.50,\t2]}", "-0.5e-3", "12345678901", "true", string(note()),
      "[{\"x\":{}},\n[[\"\\u0041 \"]]]",
    ])
  }

  /// Settings, of which some are not known.
  private mutating func settings() -> String {
    var fields: [String] = []
    if chance(2) { fields.append(#""dayStartsAt" :"04:00""#) }
    if chance(2) { fields.append(#""startCountsAs":0"#) }
    if chance(2) { fields.append("\"later\":" + value()) }
    return "{" + fields.shuffled(using: &random).joined(separator: ",\n") + "}"
  }

  /// Entries that were deleted, some of them with fields that are not known.
  private mutating func deleted() -> [String] {
    (0..<Int.random(in: 0...4, using: &random)).map { number in
      var fields = ["\"id\":\"gone\(number)\"", #""at":"2026-11-30T12:15:00Z""#]
      if chance(1) { fields.append("\"why\": " + value()) }
      return "{" + fields.shuffled(using: &random).joined(separator: ", ") + "}"
    }
    .shuffled(using: &random)
  }
}
