import SoberlogCore
import StrictJSON

// How the members and elements of a damaged journal are read.

extension DamagedJournalWalk {
  /// Reads the value of a member of the document, or goes into it.
  ///
  /// - Throws: `JSONError` when it is no JSON.
  mutating func readMember(_ key: JSONString) throws(JSONError) {
    let name = reader.string(key)
    let start = reader.offset
    let earlier = members[name]
    if earlier != nil {
      let reason = JournalDamage.Reason.json(.duplicateKey(name))
      note(JournalDamage(reason, at: key.range.lowerBound - 1))
    }
    switch name {
    case "entries", "deleted":
      members[name] = start..<start
      try enter(name == "entries" ? .entries : .deleted, of: key)
      return
    case _ where earlier != nil:
      let value = try reader.skipValue()
      if let earlier, !original[earlier].elementsEqual(original[value]) {
        try leaveValue(from: key.range.lowerBound - 1)
      }
      return
    case "soberlog":
      head.version = try value { try $0.readVersion() } ?? head.version
      try refuseLines(within: key.range.upperBound..<reader.offset)
    case "settings":
      try readSettings(of: key)
    default:
      let value = try reader.skipValue()
      try refuseLines(within: key.range.upperBound..<value.upperBound)
      head.unknown.append((name, value))
    }
    members[name] = start..<reader.offset
  }

  /// Goes into the array of a member.
  private mutating func enter(_ section: Section, of key: JSONString) throws(JSONError) {
    if try value({ try $0.enterArray() }) != nil {
      place = .section(section)
    } else {
      try leaveValue(from: key.range.lowerBound - 1)
    }
  }

  /// Reads the settings, each for itself.
  private mutating func readSettings(of key: JSONString) throws(JSONError) {
    let start = reader.offset
    guard try value({ try $0.enterObject() }) != nil else {
      try leaveValue(from: key.range.lowerBound - 1)
      return
    }
    while let key = try reader.nextKey() {
      guard let known = JournalSettings.Key(rawValue: reader.string(key)) else {
        try reader.skipValue()
        continue
      }
      var settings = head.settings
      if try value({ try $0.readSetting(known, into: &settings) }) != nil {
        head.settings = settings
      } else {
        try leaveValue(from: key.range.lowerBound - 1)
      }
    }
    try refuseLines(within: key.range.upperBound..<reader.offset)
    head.settingsRange = start..<reader.offset
  }

  /// Leaves a value that was passed, with all that is before it from an offset on.
  private mutating func leaveValue(from start: Int) throws(JSONError) {
    try refuseLines(within: start..<reader.offset)
    leave(start..<reader.offset)
  }

  /// Refuses a value within which whole entries stand on lines of their own.
  ///
  /// Its end is missing, and the rest of the journal seems to be a list in it.
  private mutating func refuseLines(within value: Range<Int>) throws(JSONError) {
    if let line = soundLine(within: value) {
      throw JSONError(reason: .unexpected("{"), offset: line)
    }
  }
}

extension DamagedJournalWalk {
  /// Reads an element of an array: an entry, or what is left of a deleted one.
  ///
  /// - Throws: `JSONError` when it is no JSON.
  mutating func readElement(of section: Section) throws(JSONError) {
    let before = reader
    guard !beginsDocument(at: before.offset) else {
      // The end of this document is missing, and another one follows.
      note(JournalDamage(.json(.unexpected("{")), at: before.offset))
      reader = reader.resumed(at: before.offset)
      place = .outside
      return
    }
    if let fields = try? EntryFields(from: &reader) {
      try refuseLines(within: fields.range)
      accept(fields, of: section)
    } else {
      reader = before
      try noteDamagesOfEntry()
      try leaveValue(from: before.offset)
    }
  }

  /// Passes an entry that is not sound and notes all that is wrong with it.
  private mutating func noteDamagesOfEntry() throws(JSONError) {
    let start = reader.offset
    guard try value({ try $0.enterObject() }) != nil else { return }
    var missing = ["at", "id"]
    var optional = EntryFields.Optional()
    while let key = try reader.nextKey() {
      missing.removeAll { reader.equals(key, $0) }
      if reader.equals(key, "at") {
        _ = try value { try $0.readTimestamp(field: "at") }
      } else if reader.equals(key, "id") {
        _ = try value { try $0.readID() }
      } else {
        _ = try value { try optional.read(key, from: &$0) }
      }
    }
    for field in missing { note(JournalDamage(.missingField(field), at: start)) }
  }

  /// Keeps a sound element as what it is.
  private mutating func accept(_ fields: EntryFields, of section: Section) {
    let id = EntryID(fields, in: reader)
    guard !isDeletion(fields, in: section) else {
      if deletedIDs.insert(id).inserted {
        head.deleted.append(DeletedEntry(id: id, at: fields.at, range: fields.range))
      }
      return
    }
    let entry = SoundEntry(record: EntryRecord(fields), id: id)
    guard let first = firstEntries[id] else {
      firstEntries[id] = entries.count
      entries.append(entry)
      return
    }
    note(JournalDamage(.duplicateID(id.text), at: fields.id.range.lowerBound))
    let earlier = original[entries[first].record.range]
    if !earlier.elementsEqual(original[fields.range]) { namesakes.append(entry) }
  }

  /// Whether a sound element is what is left of a deleted entry.
  ///
  /// Where brackets may be missing, the list it stands in proves little; what it holds tells more.
  private func isDeletion(_ fields: EntryFields, in section: Section) -> Bool {
    let optional = fields.optional
    guard optional.note == nil, optional.emoji == nil, optional.event == nil,
      optional.mood == .notSelected
    else { return false }
    return switch section {
    case .deleted: true
    case .entries: false
    case .unknown: fields.at.offsetMinutes == 0
    }
  }
}
