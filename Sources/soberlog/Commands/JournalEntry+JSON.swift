import SoberlogCore
import StrictJSON

extension JournalEntry {
  /// Appends the entry as JSON for scripts: all fields, `null` where there is nothing, then `edited`
  /// if it ever was, then the unknown ones.
  ///
  /// - Parameter day: the day that the entry belongs to.
  func appendJSON(day: CivilDate, to bytes: inout [UInt8]) {
    let texts: [(name: String, text: String?)] = [
      ("at", at.rfc3339), ("day", day.description), ("id", id.text), ("mood", mood.name),
      ("emoji", emoji), ("event", event?.name), ("note", note),
    ]
    for (name, text) in texts {
      bytes += (name == "at" ? "{\"" : ",\"").utf8
      bytes += name.utf8
      bytes += "\":".utf8
      if let text { JSONWriter.append(text, to: &bytes) } else { bytes += "null".utf8 }
    }
    if let edited { bytes += ",\"edited\":\"\(edited.utcRFC3339)\"".utf8 }
    for field in unknownFields {
      bytes += ",".utf8
      JSONWriter.append(field.name, to: &bytes)
      bytes += ":".utf8
      JSONWriter.appendCompacted(Array(field.json.utf8), to: &bytes)
    }
    bytes += "}".utf8
  }
}

extension OutputBuffer {
  /// Adds a JSON array of entries, one a line.
  ///
  /// - Parameter entries: the entries, each with the day that it belongs to.
  mutating func appendEntries(_ entries: some Sequence<(JournalEntry, CivilDate)>) throws {
    var separator = "[\n"
    for (entry, day) in entries {
      try append(separator)
      try append { entry.appendJSON(day: day, to: &$0) }
      separator = ",\n"
    }
    try append(separator == "[\n" ? "[]\n" : "\n]\n")
  }
}
