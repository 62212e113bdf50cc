import SoberlogCore
import StrictJSON

/// A text of an entry: decoded, or as it was read.
protocol EntryText {
  /// The most bytes that it has in UTF-8.
  var largestSize: Int { get }
}

extension String: EntryText {
  var largestSize: Int { utf8.count }
}

extension JSONString: EntryText {
  // No escape is shorter than what it stands for.
  var largestSize: Int { range.count }
}

/// The parts of an entry as a line has them.
struct EntryParts<Text: EntryText> {
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
  /// Appends a text as a JSON string; there is room for it.
  typealias AppendText = (Text, inout OutputSpan<UInt8>) -> Void

  /// Appends the line of a new entry: the fields in the order of the format, then the unknown ones.
  func appendLine(to bytes: inout [UInt8], _ appendText: AppendText) {
    append(to: &bytes, appendText) { output in
      output.append(#"{"at":""#)
      at.appendRFC3339(to: &output)
      output.append(#"","id":"#)
      appendText(id, &output)
      output.append(#","mood":""#)
      output.append(mood.name.utf8.span)
      output.append(#"""#)
      if let emoji {
        output.append(#","emoji":"#)
        appendText(emoji, &output)
      }
      if let event {
        output.append(#","event":"#)
        appendText(event, &output)
      }
    }
  }

  /// Appends the entry as JSON for scripts: all fields, `null` where there is nothing, then `edited`
  /// if it ever was, then the unknown ones.
  ///
  /// - Parameters:
  ///   - day: the day that the entry belongs to.
  ///   - bytes: what is appended to.
  ///   - appendText: appends a text.
  @inline(__always)
  func appendExported(day: CivilDate, to bytes: inout [UInt8], _ appendText: AppendText) {
    append(to: &bytes, appendText) { output in
      output.append(#"{"at":""#)
      at.appendRFC3339(to: &output)
      output.append(#"","day":""#)
      day.append(to: &output)
      output.append(#"","id":"#)
      appendText(id, &output)
      output.append(#","mood":""#)
      output.append(mood.name.utf8.span)
      output.append(#"","emoji":"#)
      if let emoji { appendText(emoji, &output) } else { output.append("null") }
      output.append(#","event":"#)
      if let event { appendText(event, &output) } else { output.append("null") }
    }
  }

  /// Appends what a function appends, and the note and what follows it, which all forms have alike.
  @inline(__always)
  private func append(
    to bytes: inout [UInt8], _ appendText: AppendText,
    start appendStart: (inout OutputSpan<UInt8>) -> Void
  ) {
    bytes.append(addingCapacity: room) { output in
      appendStart(&output)
      output.append(#","note":"#)
      if let note { appendText(note, &output) } else { output.append(#""""#) }
      if let edited {
        output.append(#","edited":""#)
        edited.appendUTCRFC3339(to: &output)
        output.append(#"""#)
      }
    }
    for place in unknown.indices {
      let (name, json) = unknown[place]
      bytes.append(addingCapacity: 2 + JSONWriter.room(forTextOf: name.largestSize)) { output in
        output.append(",")
        appendText(name, &output)
        output.append(":")
      }
      JSONWriter.appendCompacted(json, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Enough bytes for all but the unknown fields.
  private var room: Int {
    let size =
      id.largestSize + (emoji?.largestSize ?? 0) + (event?.largestSize ?? 0)
      + (note?.largestSize ?? 0)
    // Three dates with room for 64 bytes each, the names of the fields and the mood.
    return 3 * 64 + 128 + JSONWriter.room(forTextOf: size)
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
  @inline(__always)
  func parts(in bytes: [UInt8]) -> EntryParts<JSONString> {
    EntryParts(
      at: at, id: id, mood: optional.mood, emoji: optional.emoji, event: optional.event,
      note: optional.note, edited: optional.edited,
      unknown: optional.unknown.map { ($0.name, Array(bytes[$0.value])) })
  }
}
