import SoberlogCore
import StrictJSON

/// Reads the JSON that Day One exports: an object whose `entries` have `uuid`, `creationDate` in UTC,
/// `timeZone`, `text`, `tags` and `starred`.
///
/// The text is Markdown, in which Day One puts a backslash before marks that are none: those are
/// taken away. Tags, and a star, become tags behind the text. Photos leave their place in it.
struct DayOneEntries {
  /// The entries.
  private var records: JSONRecords

  /// What there is to know beside the text.
  private let context: ImportContext

  /// The rules of the zones that were asked for; nil for those that are not known.
  private var zones: [String: ZoneRules?] = [:]

  /// Makes a reader of a text.
  ///
  /// - Throws: `ImportProblem` when it is no JSON from the start, and what reading it throws.
  init(_ text: InputText, in context: ImportContext) throws {
    records = try JSONRecords(text)
    self.context = context
  }
}

extension DayOneEntries: RecordReader {
  mutating func next() throws -> ReadRecord? {
    let entry = try records.next { try DayOneEntry(from: &$0, line: $1) }
    guard let entry else { return nil }
    let known = entry.zone.map { rules(of: $0) } ?? context.zone
    let timestamp = (known ?? context.zone).localTimestamp(at: entry.creation.instant)
    guard CivilDate.years.contains(timestamp.date.year) else {
      throw ImportProblem(
        reason: .notAMoment(entry.creation.rfc3339, .date(.year(timestamp.date.year))),
        line: entry.line)
    }
    var record = ImportedRecord(
      line: entry.line, id: entry.id, time: ImportedTime(timestamp: timestamp))
    record.unknownZone = known == nil ? entry.zone : nil
    record.note = note(
      DayOneEntries.unescaped(entry.text),
      withTags: entry.tags + (entry.isStarred ? ["starred"] : []))
    record.identify(by: record.note)
    return .record(record)
  }

  /// The rules of a zone; nil when it is not known.
  private mutating func rules(of name: String) -> ZoneRules? {
    if let known = zones[name] { return known }
    let rules = DayOneEntries.fixedZone(name) ?? context.zoneNamed(name)
    zones[name] = rules
    return rules
  }
}

extension DayOneEntries {
  /// The zone that a name such as `GMT+0900` states; nil when it is another name.
  private static func fixedZone(_ name: String) -> ZoneRules? {
    let digits = name.dropFirst(4)
    guard name.hasPrefix("GMT+") || name.hasPrefix("GMT-"), digits.utf8.count == 4,
      let number = Int(digits), number / 100 <= 23, number % 100 <= 59
    else { return nil }
    let minutes = number / 100 * 60 + number % 100
    return .fixed(offsetMinutes: name.hasPrefix("GMT-") ? -minutes : minutes)
  }

  /// Markdown without its backslash escapes (CommonMark 0.31, section 2.4): `1\. April` is
  /// `1. April`.
  static func unescaped(_ markdown: String) -> String {
    guard markdown.utf8.contains(UInt8(ascii: "\\")) else { return markdown }
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in markdown.unicodeScalars {
      if isEscaped, !isPunctuation(scalar) { text.append("\\") }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { text.append(scalar) }
    }
    if isEscaped { text.append("\\") }
    return String(text)
  }

  /// Whether a scalar is one of the marks of ASCII that can be escaped.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
