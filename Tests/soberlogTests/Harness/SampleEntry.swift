import Foundation

/// An entry as a test writes it into a journal file.
struct SampleEntry: Hashable {
  /// The day and the time in Tokyo: `11-29`, `11-29 08:00`, or a whole timestamp.
  var when: String

  /// The text.
  var note = ""

  /// The identifier; nil for one by its place.
  var id: String?

  /// The mood.
  var mood: String?

  /// The emoji.
  var emoji: String?

  /// The event.
  var event: String?

  /// More fields, as JSON with a comma in front.
  var more = ""
}

extension SampleEntry {
  /// Plain writing.
  static func entry(
    _ when: String, _ note: String = "", id: String? = nil, mood: String? = nil,
    emoji: String? = nil, event: String? = nil, more: String = ""
  ) -> SampleEntry {
    SampleEntry(
      when: when, note: note, id: id, mood: mood, emoji: emoji, event: event, more: more)
  }

  /// A start.
  static func start(_ when: String) -> SampleEntry {
    SampleEntry(when: when, event: "start")
  }

  /// A slip.
  static func slip(_ when: String) -> SampleEntry {
    SampleEntry(when: when, event: "slip")
  }

  /// The entry as a line of a journal file.
  ///
  /// - Parameter place: the place among the entries, from 1.
  func line(place: Int) -> String {
    let fallback = "e" + String(repeating: "0", count: 9 - String(place).count) + String(place)
    let texts = [
      ("at", timestamp), ("id", id ?? fallback), ("mood", mood), ("emoji", emoji),
      ("event", event), ("note", note),
    ]
    let fields = texts.compactMap { name, text in text.map { "\"\(name)\":\(json($0))" } }
    return "{\(fields.joined(separator: ","))\(more)}"
  }

  /// The moment as a journal writes it.
  private var timestamp: String {
    if when.contains("T") { return when }
    let parts = when.split(separator: " ")
    let day = parts[0].count == 5 ? "2026-\(parts[0])" : String(parts[0])
    return "\(day)T\(parts.count > 1 ? String(parts[1]) : "12:00"):00+09:00"
  }

  /// A text as JSON.
  private func json(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else {
      preconditionFailure("Every text can be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
