import SoberlogCore
import StrictJSON

@testable import SoberlogStore

/// A journal file to be damaged.
struct JournalSample {
  /// The lines of the entries, without commas.
  var lines: [String]

  /// The lines before them.
  var head =
    "{\"soberlog\":1,\"settings\":{\"dayStartsAt\":\"04:00\",\"theme\":\"dark\"},\n"
    + "\"device\":{\"name\":\"phone\"},\n"
    + "\"deleted\":[\n{\"id\":\"gone\",\"at\":\"2026-11-01T00:00:00Z\"}\n],\n\"entries\":[\n"

  /// A journal of so many entries, one a day.
  init(count: Int = 5) {
    lines = (0..<count).map { JournalSample.line($0) }
  }
}

extension JournalSample {
  /// The line of a sound entry, with the identifier `id` and the number.
  static func line(_ number: Int, note: String = "日記 {\\\"at\\\":1}") -> String {
    let day = CivilDate(dayNumber: 20_000 + number)
    return "{\"at\":\"\(day)T08:00:00+09:00\",\"id\":\"id\(number)\",\"mood\":\"good\","
      + "\"note\":\"\(note) \(number)\"}"
  }

  /// The text of the file.
  var text: String { head + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n" }

  /// The bytes of the file.
  var bytes: [UInt8] { Array(text.utf8) }

  /// The bytes of the file with a line replaced.
  func replacing(_ number: Int, _ old: String, with new: String) -> [UInt8] {
    var sample = self
    sample.lines[number].replace(old, with: new)
    return sample.bytes
  }
}

extension JournalInspection {
  /// The problems, each as `LINE:COLUMN reason`.
  var summary: [String] {
    problems.map { "\($0.position.line):\($0.position.column) \($0.reason.word)" }
  }

  /// The new journal that a repair makes, as text.
  var repairedText: String {
    String(decoding: repair.contents.bytes, as: UTF8.self)
  }

  /// A repair with random bits that are not random.
  var repair: JournalRepair { JournalRepair(self) { 0 } }

  /// What a repair leaves over, as text.
  var leftoverText: String {
    String(decoding: repair.leftoverText.bytes, as: UTF8.self)
  }
}

extension JournalDamage.Reason {
  /// A short name for tables.
  fileprivate var word: String {
    switch self {
    case .json(.expected(let kind, let found)): "\(kind) not \(found)"
    case .json(let reason): "\(reason)"
    case .badTimestamp(let field, _): "bad \(field)"
    case .missingField(let field): "no \(field)"
    case .duplicateID(let id): "again \(id)"
    case .badSetting(let key): "bad \(key)"
    case .badVersion, .unknownMood, .badID, .tooLarge: "\(self)"
    }
  }
}
