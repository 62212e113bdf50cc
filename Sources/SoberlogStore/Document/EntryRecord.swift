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

  /// The length of the object, in bytes.
  private let length: UInt32

  /// Where the object begins, in bytes from the start of the document.
  private let start: Int
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

  /// The bytes of the object.
  var range: Range<Int> { start..<start + Int(length) }

  /// The event if it changes the count of sober days or is an urge; nil for plain writing and for
  /// events that this program does not know.
  public var knownEvent: JournalEvent? {
    switch eventCode {
    case .none, .unknown: nil
    case .start: .start
    case .slip: .slip
    case .urge: .urge
    }
  }

  /// The record of the same object where it begins at another offset.
  func moved(to start: Int) -> EntryRecord {
    EntryRecord(at: at, mood: mood, eventCode: eventCode, length: length, start: start)
  }

  /// Makes the record of an entry, given its fields.
  init(_ fields: EntryFields) {
    at = fields.at
    mood = fields.optional.mood
    eventCode = fields.optional.event.map { EventCode($0.name) } ?? .none
    start = fields.range.lowerBound
    length = UInt32(clamping: fields.range.count)
  }
}

extension EntryRecord.EventCode {
  /// Makes the code of the event of this name.
  init(_ name: JSONName) {
    self =
      switch name {
      case "start": .start
      case "slip": .slip
      case "urge": .urge
      default: .unknown
      }
  }
}
