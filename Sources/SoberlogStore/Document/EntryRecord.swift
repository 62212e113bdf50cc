public import SoberlogCore
import StrictJSON

/// What a document keeps of each entry: where it stands, and what most questions are about.
///
/// It is small, since there may be a million of them.
public struct EntryRecord: Hashable, Sendable {
  /// When the entry was written.
  public let at: LocalTimestamp

  /// The mood.
  public let mood: EmotionLevel

  /// The event.
  let eventCode: EventCode

  /// Where its texts stand.
  let layout: EntryLayout

  /// Where the object begins, in bytes from the start of the document.
  private let start: UInt32

  /// The length of the object, in bytes.
  private let length: UInt32

  /// Makes a record of its parts.
  init(
    at: LocalTimestamp, mood: EmotionLevel, eventCode: EventCode, layout: EntryLayout,
    start: UInt32, length: UInt32
  ) {
    (self.at, self.mood, self.eventCode) = (at, mood, eventCode)
    (self.layout, self.start, self.length) = (layout, start, length)
  }
}

extension EntryRecord {
  /// An event in one byte; the name of an unknown one has to be read from the document.
  enum EventCode: UInt8, Hashable, Sendable {
    /// Plain writing.
    case none
    /// `start`.
    case start
    /// `slip`.
    case slip
    /// `urge`.
    case urge
    /// An event that this program does not know.
    case unknown
  }

  /// The most bytes that a document may have to have records, one less than 4 GiB.
  static let largestDocument = Int(UInt32.max)

  /// The bytes of the object.
  var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// The event if it changes the count of sober days or is an urge; nil for plain writing and for
  /// events that this program does not know.
  public var knownEvent: JournalEvent? { eventCode.event }

  /// The record of the same object where it begins at another offset.
  func moved(to start: Int) -> EntryRecord {
    EntryRecord(
      at: at, mood: mood, eventCode: eventCode, layout: layout, start: UInt32(start),
      length: length)
  }

  /// Makes the record of an entry, given its fields.
  init(_ fields: EntryFields) {
    at = fields.at
    mood = fields.optional.mood
    eventCode = EventCode(fields.optional.event)
    layout = eventCode == .unknown ? .unknown : fields.layout
    start = UInt32(fields.range.lowerBound)
    length = UInt32(fields.range.count)
  }
}

extension EntryRecord.EventCode {
  /// The length of the name in bytes; 0 for plain writing and for an unknown one.
  var nameLength: Int {
    switch self {
    case .none, .unknown: 0
    case .start: "start".utf8.count
    case .slip: "slip".utf8.count
    case .urge: "urge".utf8.count
    }
  }

  /// The event; nil for plain writing and for an unknown one.
  var event: JournalEvent? {
    switch self {
    case .none, .unknown: nil
    case .start: .start
    case .slip: .slip
    case .urge: .urge
    }
  }

  /// Makes the code of an event, or of none.
  init(_ event: JSONString?) {
    self =
      switch event?.name {
      case nil: .none
      case "start": .start
      case "slip": .slip
      case "urge": .urge
      default: .unknown
      }
  }
}
