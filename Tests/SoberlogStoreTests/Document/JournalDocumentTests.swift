import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite("Reading a journal")
struct JournalDocumentTests {
  @Test("All fields of an entry are read")
  func allFields() throws {
    let text = journal(
      #"""
      {"at":"2026-11-29T21:15:00+09:00","id":"k3f9q2m7xa","mood":"good","emoji":"🏔️","event":"urge",\#
      "note":"高尾山\nに登った \ud83d\ude00","edited":"2026-11-30T12:15:00Z","x":[1, 2.50],"y":"\u0041"}
      """#)
    let document = try JournalDocument(text)
    let record = try #require(document.records.first)
    let entry = document.entry(record)
    #expect(document.records.count == 1)
    #expect(document.entryCount == 1)
    #expect(document.id(record) == entry.id)
    #expect(record.at == entry.at)
    #expect(record.mood == .good)
    #expect(record.knownEvent == .urge)
    #expect(entry.id.text == "k3f9q2m7xa")
    #expect(entry.at.rfc3339 == "2026-11-29T21:15:00+09:00")
    #expect(entry.mood == .good)
    #expect(entry.emoji == "🏔️")
    #expect(entry.event == .urge)
    #expect(entry.note == "高尾山\nに登った 😀")
    #expect(entry.edited?.utcRFC3339 == "2026-11-30T12:15:00Z")
    #expect(
      entry.unknownFields == [
        UnknownField(name: "x", json: "[1, 2.50]"), UnknownField(name: "y", json: #""\u0041""#),
      ])
  }

  @Test("Fields that are absent have their default")
  func absentFields() throws {
    let document = try JournalDocument(journal(#"{"id":"a","at":"2026-11-29T21:15:00Z"}"#))
    let record = try #require(document.records.first)
    #expect(document.entry(record) == (try JournalEntry("a", at: "2026-11-29T21:15:00+00:00")))
    #expect(record.mood == .notSelected)
    #expect(record.knownEvent == nil)
  }

  @Test("Each mood is read by its name", arguments: EmotionLevel.allCases)
  func moods(level: EmotionLevel) throws {
    let entry = #"{"id":"a","at":"2026-11-29T21:15:00Z","mood":"\#(level.name)"}"#
    #expect(try JournalDocument(journal(entry)).records.map(\.mood) == [level])
  }

  @Test(
    "A record knows the events that count; the entry keeps the name of every event",
    arguments: [
      ("start", .start, .start), ("slip", .slip, .slip), ("urge", .urge, .urge),
      (#"sl\u0069p"#, .slip, .slip), ("party", nil, .unknown("party")), ("", nil, .unknown("")),
      ("Slip", nil, .unknown("Slip")),
    ] as [(String, JournalEvent?, JournalEvent)])
  func events(name: String, known: JournalEvent?, event: JournalEvent) throws {
    let document = try JournalDocument(journal(line("a", rest: #","event":"\#(name)""#)))
    let record = try #require(document.records.first)
    #expect(record.knownEvent == known)
    #expect(document.entry(record).event == event)
  }

  @Test(
    "Forms of a timestamp that RFC 3339 allows are read",
    arguments: [
      ("2026-11-29T12:15:00Z", "2026-11-29T12:15:00+00:00"),
      ("2026-11-29t12:15:00z", "2026-11-29T12:15:00+00:00"),
      ("2026-11-29T21:15:00.999+09:00", "2026-11-29T21:15:00+09:00"),
      ("2026-12-31T23:59:60-00:00", "2026-12-31T23:59:59+00:00"),
      (#"2026-11-29T21\u003a15:00+09:00"#, "2026-11-29T21:15:00+09:00"),
    ])
  func timestamps(text: String, read: String) throws {
    let document = try JournalDocument(journal(#"{"id":"a","at":"\#(text)"}"#))
    #expect(document.records.map(\.at.rfc3339) == [read])
  }

  @Test("A journal that does not exist yet has no entries and the default settings")
  func newJournal() throws {
    var seen: [JournalSettings] = []
    let (document, _) = try JournalDocument.read(nil) { settings in
      seen.append(settings)
      return RecordChoice { _ in true }
    }
    #expect(seen == [JournalSettings()])
    #expect(document.records.isEmpty)
    #expect(document.entryCount == 0)
    #expect(document.settings == JournalSettings())
    #expect(document.version == JournalDocument.currentVersion)
    #expect(!document.isNewer)
  }

  @Test("Settings are read, and those that are not known are passed")
  func settings() throws {
    let document = try JournalDocument(
      journal(
        settings: #"{"x":[{}],"savings":"1２.50 EUR","startCountsAs":0,"dayStartsAt":"04:00"}"#))
    var settings = JournalSettings()
    try settings.set(.dayStartsAt, to: "04:00")
    try settings.set(.startCountsAs, to: "0")
    try settings.set(.savings, to: "12.50 EUR")
    #expect(document.settings == settings)
  }

  @Test(
    "A newer version is read as far as it can be, and said to be newer",
    arguments: [(1, false), (2, true), (.max, true)])
  func versions(version: Int, isNewer: Bool) throws {
    let text = journal(line("a")).replacing(#""soberlog":1"#, with: #""soberlog":\#(version)"#)
    let document = try JournalDocument(text)
    #expect(document.version == version)
    #expect(document.isNewer == isNewer)
    #expect(document.recordIDs == ["a"])
  }

  @Test("Members may stand in any order, and the settings decide wherever they stand")
  func memberOrder() throws {
    let members = [
      #""soberlog":1"#, #""settings":{"dayStartsAt":"04:00"}"#,
      #""deleted":[{"id":"gone","at":"2026-11-30T12:15:00Z"}]"#,
      "\"entries\":[\(line("b", minute: 1)),\(line("a"))]", #""x":{"entries":[1],"settings":2}"#,
    ]
    for order in permutations(of: members) {
      let text = "{" + order.joined(separator: ",\n") + "}"
      var seen: [String?] = []
      let (document, _) = try JournalDocument.read(Array(text.utf8)) { settings in
        seen.append(settings.value(of: .dayStartsAt))
        return RecordChoice { _ in true }
      }
      #expect(seen == ["04:00"])
      #expect(document.recordIDs == ["a", "b"])
      #expect(document.head.deleted.map(\.id.text) == ["gone"])
      #expect(document.settings.keysSet == [.dayStartsAt])
    }
  }

  /// All orders of some texts.
  private func permutations(of texts: [String]) -> [[String]] {
    guard !texts.isEmpty else { return [[]] }
    return texts.indices.flatMap { index in
      var rest = texts
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }

  @Test(
    "Only the entries that are wanted are kept, and all are counted",
    arguments: [true, false])
  func keeping(settingsFirst: Bool) throws {
    let entries = "\"entries\":[\(line("c", minute: 3)),\(line("a")),\(line("b", minute: 2))]"
    let settings = #""settings":{"startCountsAs":0}"#
    let parts = settingsFirst ? [settings, entries] : [entries, settings]
    let (document, tally) = try JournalDocument.read(
      Array(#"{"soberlog":1,\#(parts.joined(separator: ","))}"#.utf8)
    ) { settings in
      Minutes { $0 > 0 && settings.startCountsAs == .zero }
    }
    #expect(tally.minutes == [3, 0, 2])
    #expect(document.recordIDs == ["b", "c"])
    #expect(document.entryCount == 3)
  }

  @Test("An entry that is not wanted is checked all the same")
  func keepingChecks() {
    let bytes = Array(journal(line("a"), line("b", rest: #","edited":"x""#)).utf8)
    #expect(throws: JournalDamage.self) {
      try JournalDocument(bytes) { _ in false }
    }
  }

  @Test("What making the tally throws comes out as it is")
  func makingThrows() {
    struct Refusal: Error, Equatable {}
    #expect(throws: Refusal()) {
      try JournalDocument.read(Array(journal(line("a")).utf8)) { _ throws(Refusal) -> Minutes in
        throw Refusal()
      }
    }
    #expect(throws: Refusal()) {
      try JournalDocument.read(nil) { _ throws(Refusal) -> Minutes in throw Refusal() }
    }
  }

  @Test("Byte order mark, line ends, blanks and pretty printing make no difference")
  func layouts() throws {
    let plain = journal(line("a"), line("b", minute: 1, rest: #","x":1"#))
    let layouts = [
      plain, "\u{FEFF}" + plain, plain.replacing("\n", with: "\r\n"),
      plain.replacing("\n", with: "\r"), plain.replacing("\n", with: ""),
      plain.replacing(",", with: "\n,\t ").replacing("[", with: " [\n"),
      "\r\n\t " + plain.replacing("{", with: "{\n  ").replacing("}", with: "\n}") + "\n\n",
    ]
    let expected = try JournalDocument(plain)
    for layout in layouts {
      let document = try JournalDocument(layout)
      #expect(document.recordIDs == ["a", "b"])
      #expect(
        document.records.map { document.entry($0) } == expected.records.map { expected.entry($0) })
    }
  }
}

/// Gathers the minutes of entries.
private struct Minutes: EntryTally {
  /// Whether the record of an entry with a minute is kept.
  let isKept: @Sendable (Int) -> Bool

  /// The minutes.
  var minutes: [Int] = []

  mutating func count(_ record: EntryRecord) -> EntryInterest {
    minutes.append(record.at.time.minute)
    return isKept(record.at.time.minute) ? .record : .nothing
  }

  mutating func add(_ others: Minutes) {
    minutes += others.minutes
  }

  /// Begins without entries.
  init(isKept: @escaping @Sendable (Int) -> Bool) {
    self.isKept = isKept
  }
}
