import SoberlogCore
import StrictJSON

/// One change of a journal, as the undo log remembers it.
struct UndoRecord: Hashable, Sendable {
  /// The command that made the change.
  let command: String

  /// When the change was made, in UTC.
  let at: LocalTimestamp

  /// The lines that the change touched.
  let lines: [LineChange]

  /// The settings before and after; nil when they did not change.
  let settings: SettingsChange?

  /// What the change made of what is remembered of deleted entries, when it brought in what other
  /// files say; nil for a change that was made here, of which the lines tell as much.
  var deletions: [LineChange]?

  /// The lines that the change brought in from elsewhere, as a JSON array; nil when there are none.
  var brought: [UInt8]?

  /// Whether the change was undone.
  var isUndone = false

  /// What a change made of one line.
  struct LineChange: Hashable, Sendable {
    /// The entry's identifier.
    let id: EntryID

    /// The line before the change; nil when there was none.
    let before: [UInt8]?

    /// The line after the change; nil when there is none.
    let after: [UInt8]?
  }

  /// The objects of the settings before and after a change.
  struct SettingsChange: Hashable, Sendable {
    /// The object before the change.
    let before: [UInt8]

    /// The object after the change.
    let after: [UInt8]
  }
}

extension UndoRecord {
  /// The record as a line of the log.
  var line: [UInt8] {
    let parts = lineParts
    return parts.before + (brought ?? []) + parts.after
  }

  /// The parts of the line before and after the lines that were brought in, which may be many.
  var lineParts: (before: [UInt8], after: [UInt8]) {
    var bytes: [UInt8] = []
    bytes += #"{"command":"#.utf8
    bytes += jsonString(command)
    bytes += #","at":"\#(at.utcRFC3339)","undone":\#(isUndone),"lines":"#.utf8
    UndoRecord.append(lines, to: &bytes)
    if let settings {
      bytes += #","settings":["#.utf8
      bytes += settings.before
      bytes.append(UInt8(ascii: ","))
      bytes += settings.after
      bytes.append(UInt8(ascii: "]"))
    }
    if let deletions {
      bytes += #","deletions":"#.utf8
      UndoRecord.append(deletions, to: &bytes)
    }
    if brought != nil { bytes += #","brought":"#.utf8 }
    return (bytes, [UInt8(ascii: "}")])
  }

  /// Appends a JSON array of changes; there may be a million of them.
  private static func append(_ changes: [LineChange], to bytes: inout [UInt8]) {
    var separator = UInt8(ascii: "[")
    for change in changes {
      bytes.append(separator)
      change.append(to: &bytes)
      separator = UInt8(ascii: ",")
    }
    bytes += (changes.isEmpty ? "[]" : "]").utf8
  }

  /// Reads a line of the log.
  ///
  /// - Throws: `JSONError` or `JournalDamage` when it is no record.
  init(line: [UInt8]) throws {
    var reader = try JSONReader(line)
    var command: String?
    var at: LocalTimestamp?
    var lines: [LineChange] = []
    var settings: SettingsChange?
    var deletions: [LineChange]?
    var brought: [UInt8]?
    var isUndone = false
    try reader.enterObject()
    while let key = try reader.nextKey() {
      switch reader.string(key) {
      case "command": command = reader.string(try reader.readString())
      case "at": at = try reader.readTimestamp(field: "at")
      case "undone": isUndone = try reader.readBool()
      case "lines": lines = try reader.readLineChanges()
      case "settings": settings = try reader.readSettingsChange()
      case "deletions": deletions = try reader.readLineChanges()
      case "brought": brought = Array(line[try reader.skipValue()])
      default: _ = try reader.skipValue()
      }
    }
    try reader.finish()
    guard let command else { throw JournalDamage(.missingField("command"), at: 0) }
    guard let at else { throw JournalDamage(.missingField("at"), at: 0) }
    self.init(
      command: command, at: at, lines: lines, settings: settings, deletions: deletions,
      brought: brought, isUndone: isUndone)
  }
}

extension UndoRecord.LineChange {
  /// Appends the change as an object of the log.
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += #"{"id":"#.utf8
    JSONWriter.append(id.text, to: &bytes)
    bytes += #","before":"#.utf8
    bytes += before ?? Array("null".utf8)
    bytes += #","after":"#.utf8
    bytes += after ?? Array("null".utf8)
    bytes.append(UInt8(ascii: "}"))
  }
}

extension JSONReader {
  /// Reads the changes of lines.
  fileprivate mutating func readLineChanges() throws -> [UndoRecord.LineChange] {
    var changes: [UndoRecord.LineChange] = []
    try enterArray()
    while try nextElement() {
      _ = try peek()
      let start = offset
      var id: EntryID?
      var before: [UInt8]?
      var after: [UInt8]?
      try enterObject()
      while let key = try nextKey() {
        switch string(key) {
        case "id": id = EntryID(string(try readID()))
        case "before": before = try readObjectOrNull()
        case "after": after = try readObjectOrNull()
        default: _ = try skipValue()
        }
      }
      guard let id else { throw JournalDamage(.missingField("id"), at: start) }
      changes.append(UndoRecord.LineChange(id: id, before: before, after: after))
    }
    return changes
  }

  /// Reads the two objects of a change of settings.
  fileprivate mutating func readSettingsChange() throws -> UndoRecord.SettingsChange? {
    var objects: [[UInt8]] = []
    try enterArray()
    while try nextElement() { objects.append(Array(bytes[try skipValue()])) }
    guard objects.count == 2 else { return nil }
    return UndoRecord.SettingsChange(before: objects[0], after: objects[1])
  }

  /// The bytes of the object that comes next; nil for null.
  private mutating func readObjectOrNull() throws -> [UInt8]? {
    let kind = try peek()
    let range = try skipValue()
    return kind == .null ? nil : Array(bytes[range])
  }
}
