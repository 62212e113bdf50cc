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
      try enter(name == "entries" ? .entries : .deleted)
      return
    case _ where earlier != nil:
      let value = try reader.skipValue()
      if let earlier, !isSameJSON(earlier, value) { try leaveItem(withValueAt: start) }
      return
    case "soberlog":
      if let version = try value({ try $0.readVersion() }) {
        head.version = version
      } else {
        try leaveItem(withValueAt: start)
      }
    case "settings":
      try readSettings()
    default:
      let value = try reader.skipValue()
      try refuseEntries(inValueAt: start)
      head.unknown.append((name, value))
    }
    members[name] = start..<reader.offset
  }

  /// Goes into the array of a member.
  private mutating func enter(_ section: Section) throws(JSONError) {
    let start = reader.offset
    if try value({ try $0.enterArray() }) != nil {
      place = .section(section)
    } else {
      try leaveItem(withValueAt: start)
    }
  }

  /// Reads the settings, each for itself.
  private mutating func readSettings() throws(JSONError) {
    let start = reader.offset
    guard try value({ try $0.enterObject() }) != nil else {
      return try leaveItem(withValueAt: start)
    }
    var bad: [Range<Int>] = []
    while let key = try reader.nextKey() {
      guard let known = JournalSettings.Key(rawValue: reader.string(key)) else {
        try reader.skipValue()
        continue
      }
      var settings = head.settings
      if try value({ try $0.readSetting(known, into: &settings) }) != nil {
        head.settings = settings
      } else {
        bad.append(key.range.lowerBound - 1..<reader.offset)
      }
    }
    try refuseEntries(inValueAt: start)
    head.settingsRange = start..<reader.offset
    for setting in bad {
      settled = setting.lowerBound
      leave(upTo: setting.upperBound)
    }
  }

  /// Leaves the member or element that was passed just now, unless there are entries in its value.
  private mutating func leaveItem(withValueAt start: Int) throws(JSONError) {
    try refuseEntries(inValueAt: start)
    leave(upTo: reader.offset)
  }

  /// Refuses a value that was passed when there are entries in it.
  ///
  /// Its end may be missing, and the rest of the journal seem to be a part of it.
  private mutating func refuseEntries(inValueAt start: Int) throws(JSONError) {
    var again = reader.resumed(at: start)
    if let entry = try again.findEntry() {
      throw JSONError(reason: .unexpected("{"), offset: entry)
    }
  }

  /// Whether two values of the file are the same but for the blanks between their tokens.
  private func isSameJSON(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    original[first].elementsEqual(original[second])
      || jsonCompacted(original[first]) == jsonCompacted(original[second])
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
      leave(upTo: before.offset)
      place = .outside
      return
    }
    if let fields = try? EntryFields(from: &reader) {
      for (_, value) in fields.optional.unknown {
        try refuseEntries(inValueAt: value.lowerBound)
      }
      accept(fields, of: section)
    } else {
      reader = before
      try noteDamagesOfEntry()
      try leaveItem(withValueAt: before.offset)
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
    guard !isDeletion(fields, in: section) else { return accept(fields, deletionOf: id) }
    let entry = SoundEntry(record: EntryRecord(fields), id: id)
    guard let first = firstEntries[id] else {
      firstEntries[id] = entries.count
      entries.append(entry)
      return
    }
    note(JournalDamage(.duplicateID(id.text), at: fields.id.range.lowerBound))
    let earlier = entries[first].record
    guard !original[earlier.range].elementsEqual(original[fields.range]) else { return }
    let (earlierLine, line) = (line(of: earlier), line(of: entry.record))
    if lines[id, default: [earlierLine]].insert(line).inserted { namesakes.append(entry) }
  }

  /// Keeps what is left of a deleted entry.
  private mutating func accept(_ fields: EntryFields, deletionOf id: EntryID) {
    let record = EntryRecord(fields)
    if let earlier = deletions[id] {
      if line(of: earlier) != line(of: record) { leave(upTo: record.range.upperBound) }
    } else {
      deletions[id] = record
      head.deleted.append(DeletedEntry(id: id, at: fields.at, range: fields.range))
    }
  }

  /// An entry as it is written anew, which does not depend on how it stands in the file.
  private func line(of record: EntryRecord) -> [UInt8] {
    EntryLine(JournalEntry(record, in: reader.bytes)).bytes
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
