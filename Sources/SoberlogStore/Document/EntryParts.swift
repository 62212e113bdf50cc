import SoberlogCore
import StrictJSON

/// The parts of an entry as a line has them, with texts of a kind: decoded, or as they were read.
struct EntryParts<Text> {
  /// When it was written.
  let at: LocalTimestamp

  /// The identifier.
  let id: Text

  /// The mood.
  let mood: EmotionLevel

  /// The emoji.
  let emoji: Text?

  /// The name of the event.
  let event: Text?

  /// The note; one that is absent is written as an empty one.
  let note: Text?

  /// When it was last changed, in UTC.
  let edited: LocalTimestamp?

  /// The fields that this program does not know, with their values as JSON.
  let unknown: [(name: Text, json: [UInt8])]
}

extension EntryParts {
  /// Appends the line of a new entry: the fields in the order of the format, then the unknown ones.
  ///
  /// - Parameters:
  ///   - bytes: what the line is appended to.
  ///   - appendText: appends a text as a JSON string.
  func appendLine(to bytes: inout [UInt8], _ appendText: (Text, inout [UInt8]) -> Void) {
    bytes += #"{"at":""#.utf8
    at.appendRFC3339(to: &bytes)
    bytes += #"","id":"#.utf8
    appendText(id, &bytes)
    bytes += #","mood":""#.utf8
    bytes += mood.name.utf8
    bytes.append(UInt8(ascii: "\""))
    if let emoji {
      bytes += #","emoji":"#.utf8
      appendText(emoji, &bytes)
    }
    if let event {
      bytes += #","event":"#.utf8
      appendText(event, &bytes)
    }
    bytes += #","note":"#.utf8
    appendEnd(to: &bytes, appendText)
  }

  /// Appends the entry as JSON for scripts: all fields, `null` where there is nothing, then `edited`
  /// if it ever was, then the unknown ones.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - bytes: what is appended to.
  ///   - appendText: appends a text as a JSON string.
  func appendExported(
    day: CivilDate, to bytes: inout [UInt8], _ appendText: (Text, inout [UInt8]) -> Void
  ) {
    bytes += #"{"at":""#.utf8
    at.appendRFC3339(to: &bytes)
    bytes += #"","day":""#.utf8
    day.append(to: &bytes)
    bytes += #"","id":"#.utf8
    appendText(id, &bytes)
    bytes += #","mood":""#.utf8
    bytes += mood.name.utf8
    bytes += #"","emoji":"#.utf8
    if let emoji { appendText(emoji, &bytes) } else { bytes += "null".utf8 }
    bytes += #","event":"#.utf8
    if let event { appendText(event, &bytes) } else { bytes += "null".utf8 }
    bytes += #","note":"#.utf8
    appendEnd(to: &bytes, appendText)
  }

  /// Appends the note and what follows it, which all forms have alike.
  private func appendEnd(
    to bytes: inout [UInt8], _ appendText: (Text, inout [UInt8]) -> Void
  ) {
    if let note { appendText(note, &bytes) } else { bytes += #""""#.utf8 }
    if let edited { bytes += #","edited":"\#(edited.utcRFC3339)""#.utf8 }
    for place in unknown.indices {
      bytes.append(UInt8(ascii: ","))
      appendText(unknown[place].name, &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONWriter.appendCompacted(unknown[place].json, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Whether the fields of a line say exactly this.
  ///
  /// - Parameters:
  ///   - fields: the fields.
  ///   - line: the bytes in which they stand.
  ///   - isEqual: whether a string of the line is the same as a text.
  func areSaid(
    by fields: EntryFields, in line: [UInt8], _ isEqual: (JSONString, Text) -> Bool
  ) -> Bool {
    func isSame(_ field: JSONString?, _ text: Text?) -> Bool {
      guard let field, let text else { return field == nil && text == nil }
      return isEqual(field, text)
    }
    let areKnownSame =
      fields.at == at && isEqual(fields.id, id) && fields.optional.mood == mood
      && (note == nil
        ? fields.optional.note?.range.isEmpty == true : isSame(fields.optional.note, note))
      && isSame(fields.optional.emoji, emoji) && isSame(fields.optional.event, event)
      && fields.optional.edited?.utcRFC3339 == edited?.utcRFC3339
    guard areKnownSame, fields.optional.unknown.count == unknown.count else { return false }
    for place in unknown.indices {
      let field = fields.optional.unknown[place]
      guard isEqual(field.name, unknown[place].name),
        jsonCompacted(line[field.value]) == jsonCompacted(unknown[place].json)
      else { return false }
    }
    return true
  }
}

extension JournalEntry {
  /// The parts, with decoded texts.
  var parts: EntryParts<String> {
    EntryParts(
      at: at, id: id.text, mood: mood, emoji: emoji, event: event?.name, note: note,
      edited: edited, unknown: unknownFields.map { ($0.name, Array($0.json.utf8)) })
  }
}

extension EntryFields {
  /// The parts, with texts as they stand in the bytes of a journal.
  func parts(in bytes: [UInt8]) -> EntryParts<JSONString> {
    EntryParts(
      at: at, id: id, mood: optional.mood, emoji: optional.emoji, event: optional.event,
      note: optional.note, edited: optional.edited,
      unknown: optional.unknown.map { ($0.name, Array(bytes[$0.value])) })
  }
}
