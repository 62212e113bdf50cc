import SoberlogCore
import StrictJSON

/// Where the texts of an entry stand, in four bytes.
///
/// It is known of entries that stand as this program writes them and were never changed, so of nearly
/// all of them. With it they are read again without being parsed.
struct EntryLayout: Hashable, Sendable {
  /// The length of the moment, in bytes as all lengths here.
  let atLength: UInt8

  /// The length of the identifier.
  let idLength: UInt8

  /// The length of the emoji; 0 when there is none.
  let emojiLength: UInt8

  /// What is so of the entry and what is not.
  let traits: Traits

  /// What may be so of an entry.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The layout is known; without it nothing else here means anything.
    static let isKnown = Traits(rawValue: 1)

    /// There is an emoji, an empty one perhaps.
    static let hasEmoji = Traits(rawValue: 2)

    /// There are escapes in the note.
    static let noteHasEscapes = Traits(rawValue: 4)
  }
}

extension EntryLayout {
  /// The layout that is not known.
  static let unknown = EntryLayout(atLength: 0, idLength: 0, emojiLength: 0, traits: [])

  /// How many bytes stand between two texts.
  private enum Gap {
    static var beforeAt: Int { #"{"at":""#.utf8.count }
    static var beforeID: Int { #"","id":""#.utf8.count }
    static var beforeMood: Int { #"","mood":""#.utf8.count }
    static var beforeEmoji: Int { #"","emoji":""#.utf8.count }
    static var beforeEvent: Int { #"","event":""#.utf8.count }
    static var beforeNote: Int { #"","note":""#.utf8.count }
    static var atEnd: Int { #""}"#.utf8.count }
  }

  /// Finds out the layout of an entry that stands as this program writes it and has a moment, an
  /// identifier, a mood, a note, perhaps an emoji and perhaps an event.
  ///
  /// It is not known when one of these texts is longer than any usual one, or, but for the note, has
  /// escapes. The mood must have none.
  @inline(__always)
  init(
    atLength: Int, id: JSONString, emoji: JSONString?, event: JSONString?, note: JSONString
  ) {
    guard !id.hasEscapes, emoji?.hasEscapes != true, event?.hasEscapes != true,
      let atLength = UInt8(exactly: atLength), let idLength = UInt8(exactly: id.range.count),
      let emojiLength = UInt8(exactly: emoji?.range.count ?? 0)
    else {
      self = .unknown
      return
    }
    var traits: Traits = .isKnown
    if emoji != nil { traits.insert(.hasEmoji) }
    if note.hasEscapes { traits.insert(.noteHasEscapes) }
    self.init(atLength: atLength, idLength: idLength, emojiLength: emojiLength, traits: traits)
  }

  /// Where the note begins in the entry.
  private func offsetOfNote(mood: EmotionLevel, _ event: EntryRecord.EventCode) -> Int {
    var offset = Gap.beforeAt + Int(atLength) + Gap.beforeID + Int(idLength)
    offset += Gap.beforeMood + mood.name.utf8.count
    if traits.contains(.hasEmoji) { offset += Gap.beforeEmoji + Int(emojiLength) }
    if event != .none { offset += Gap.beforeEvent + event.nameLength }
    return offset + Gap.beforeNote
  }

  /// Whether an entry of so many bytes may have this layout, of which nothing else is known.
  func fits(length: Int, mood: EmotionLevel, _ event: EntryRecord.EventCode) -> Bool {
    guard traits.contains(.isKnown) else { return true }
    return event != .unknown && offsetOfNote(mood: mood, event) + Gap.atEnd <= length
  }

  /// The texts of an entry of this layout, which is known.
  func texts(
    of record: EntryRecord, in bytes: [UInt8]
  ) -> (id: JSONString, emoji: JSONString?, event: JSONString?, note: JSONString) {
    let start = record.range.lowerBound
    let noteStart = start + offsetOfNote(mood: record.mood, record.eventCode)
    let note = JSONString.reread(
      noteStart..<record.range.upperBound - Gap.atEnd,
      hasEscapes: traits.contains(.noteHasEscapes), in: bytes)
    var end = noteStart - Gap.beforeNote
    var (emoji, event): (JSONString?, JSONString?) = (nil, nil)
    if record.eventCode != .none {
      let length = record.eventCode.nameLength
      event = .reread(end - length..<end, in: bytes)
      end -= length + Gap.beforeEvent
    }
    if traits.contains(.hasEmoji) { emoji = .reread(end - Int(emojiLength)..<end, in: bytes) }
    let idStart = start + Gap.beforeAt + Int(atLength) + Gap.beforeID
    return (.reread(idStart..<idStart + Int(idLength), in: bytes), emoji, event, note)
  }

  /// Where the identifier, the emoji and the note of an entry stand, if it stands just as its record
  /// and this layout say; what these texts contain is not looked at.
  ///
  /// - Parameters:
  ///   - record: the record of the entry, which has this layout.
  ///   - bytes: those of the document that it is to stand in.
  /// - Returns: nil when anything is different.
  func textsFound(
    of record: EntryRecord, in bytes: [UInt8]
  ) -> (id: Range<Int>, emoji: Range<Int>?, note: Range<Int>)? {
    let text = bytes.span
    let entry = record.range
    guard traits.contains(.isKnown), record.eventCode != .unknown, !entry.isEmpty,
      entry.upperBound <= text.count,
      text[entry.lowerBound] == UInt8(ascii: "{"),
      let at = text.rangeOfPlainString(
        named: "at", length: Int(atLength), at: entry.lowerBound + 1, isFirst: true),
      (try? LocalTimestamp(rfc3339: text.extracting(at))) == record.at,
      let id = text.rangeOfPlainString(
        named: "id", length: Int(idLength), at: at.upperBound + 1),
      let mood = text.rangeOfPlainString(
        named: "mood", length: record.mood.name.utf8.count, at: id.upperBound + 1),
      text.extracting(mood).isEqual(to: record.mood.name.utf8.span)
    else { return nil }
    var end = mood.upperBound + 1
    var emoji: Range<Int>?
    if traits.contains(.hasEmoji) {
      emoji = text.rangeOfPlainString(named: "emoji", length: Int(emojiLength), at: end)
      guard let emoji else { return nil }
      end = emoji.upperBound + 1
    }
    if let event = record.eventCode.event {
      let range = text.rangeOfPlainString(
        named: "event", length: event.name.utf8.count, at: end)
      guard let range, text.extracting(range).isEqual(to: event.name.utf8.span) else { return nil }
      end = range.upperBound + 1
    }
    let noteLength = entry.upperBound - Gap.atEnd - (end + Gap.beforeNote - 1)
    guard noteLength >= 0,
      let note = text.rangeOfPlainString(named: "note", length: noteLength, at: end),
      text[entry.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    return (id, emoji, note)
  }
}
