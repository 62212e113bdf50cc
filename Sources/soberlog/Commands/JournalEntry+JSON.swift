import SoberlogCore
import StrictJSON

extension JournalEntry {
  /// Appends the entry as JSON for scripts: all fields, `null` where there is nothing, then `edited`
  /// if it ever was, then the unknown ones.
  ///
  /// - Parameter day: the day that the entry belongs to.
  func appendJSON(day: CivilDate, to bytes: inout [UInt8]) {
    bytes += #"{"at":""#.utf8
    at.appendRFC3339(to: &bytes)
    bytes += #"","day":""#.utf8
    day.append(to: &bytes)
    bytes += #"","id":"#.utf8
    JSONWriter.append(id.text, to: &bytes)
    bytes += #","mood":""#.utf8
    bytes += mood.name.utf8
    bytes += #"","emoji":"#.utf8
    appendJSON(emoji, to: &bytes)
    bytes += #","event":"#.utf8
    appendJSON(event?.name, to: &bytes)
    bytes += #","note":"#.utf8
    JSONWriter.append(note, to: &bytes)
    if let edited { bytes += #","edited":"\#(edited.utcRFC3339)""#.utf8 }
    for field in unknownFields {
      bytes += ",".utf8
      JSONWriter.append(field.name, to: &bytes)
      bytes += ":".utf8
      JSONWriter.appendCompacted(Array(field.json.utf8), to: &bytes)
    }
    bytes += "}".utf8
  }

  /// Appends a text as a JSON string, `null` when there is none.
  private func appendJSON(_ text: String?, to bytes: inout [UInt8]) {
    if let text { JSONWriter.append(text, to: &bytes) } else { bytes += "null".utf8 }
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
