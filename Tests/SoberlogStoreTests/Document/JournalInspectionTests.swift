import Testing

@testable import SoberlogStore

@Suite("An inspection")
struct JournalInspectionTests {
  @Test("finds nothing in a sound journal, and all entries", arguments: [0, 1, 5])
  func sound(count: Int) {
    let inspection = JournalInspection(JournalSample(count: count).bytes)
    #expect(inspection.problems.isEmpty)
    #expect(inspection.document.entryCount == count)
    #expect(inspection.repair.isComplete)
    #expect(inspection.repairedText == JournalSample(count: count).text)
  }

  @Test(
    "places what is wrong with an entry, and goes on with the next one",
    arguments: [
      ("\"2024", "\"20x4", ["8:8 bad at"]),
      ("\"2024-10-05", "\"2024-02-30", ["8:8 bad at"]),
      ("\"at\"", "\"when\"", ["8:1 no at"]),
      ("\"id1\"", "7", ["8:40 string not number"]),
      ("\"id1\"", "\"\"", ["8:41 badID"]),
      ("\"id1\"", "\"a\\u001b\"", ["8:41 badID"]),
      ("\"id1\"", "\"id0\"", ["8:41 again id0"]),
      ("good", "great", ["8:54 unknownMood"]),
      ("\"note\":", "\"note\":7,\"n\":", ["8:67 string not number"]),
      ("\"note\":", "\"mood\":\"bad\",\"note\":", ["8:60 duplicateKey(\"mood\")"]),
      ("日記", "\\ud83d", ["8:68 loneSurrogate"]),
      ("日記", "\\x", ["8:68 badEscape"]),
      ("日記", "a\tb", ["8:69 rawControl(9)"]),
      ("日記", "a\nb", ["8:69 rawControl(10)"]),
      ("日記", "a\"b", ["8:70 unexpected(\"b\")"]),
      ("日記 {", "日記\",\"x\":01,\"y\":\"{", ["8:76 badNumber"]),
      ("日記 {", "日記\",\"x\":{\"a\":1,\"a\":2},\"y\":\"{", ["8:83 duplicateKey(\"a\")"]),
      ("日記 {", "日記\",\"x\":[1,],\"y\":\"{", ["8:79 unexpected(\"]\")"]),
      ("good\"", "great\",\"edited\":\"now\"", ["8:54 unknownMood", "8:71 bad edited"]),
      (
        "\"at\":\"2024-10-05T08:00:00+09:00\",\"id\":\"id1\"", "\"x\":1",
        ["8:1 no at", "8:1 no id"]
      ),
    ] as [(String, String, [String])])
  func entryDamage(old: String, new: String, summary: [String]) {
    let bytes = JournalSample().replacing(1, old, with: new)
    let inspection = JournalInspection(bytes)
    #expect(inspection.summary == summary)
    #expect(inspection.document.entryCount == 4)
  }

  @Test(
    "places what is wrong between the entries and around them",
    arguments: [
      ("\n]}", ",\n]}", ["12:1 unexpected(\"]\")"]),
      ("],\n\"entries\"", "]\n\"entries\"", ["6:1 unexpected(\"\\\"\")"]),
      ("]}\n", "]}\nx", ["13:1 trailingText"]),
      ("]}\n", "]\n", ["13:1 unexpectedEnd"]),
      ("]}\n", "\n", ["13:1 unexpectedEnd"]),
      ("{\"soberlog\"", "x{\"soberlog\"", ["1:1 unexpected(\"x\")"]),
      ("\"soberlog\":1", "\"soberlog\":1.5", ["1:13 badVersion"]),
      ("\"soberlog\":1,", "", ["1:1 no soberlog"]),
      ("\"04:00\"", "\"44:00\"", ["1:41 bad dayStartsAt"]),
      ("\"04:00\"", "4", ["1:41 string not number"]),
      ("{\"dayStartsAt\":\"04:00\",\"theme\":\"dark\"}", "[]", ["1:26 object not array"]),
      ("\"gone\"", "\"\"", ["4:8 badID"]),
      ("\"device\"", "\"soberlog\":1,\"device\"", ["2:1 duplicateKey(\"soberlog\")"]),
      ("\"device\":{", "\"device\":{]", ["2:11 unexpected(\"]\")"]),
      ("\n]}\n", ",\n7,\n[{\"at\":1}]\n]}\n", ["12:1 object not number", "13:1 object not array"]),
    ] as [(String, String, [String])])
  func documentDamage(old: String, new: String, summary: [String]) {
    let text = JournalSample().text.replacing(old, with: new)
    let inspection = JournalInspection(Array(text.utf8))
    #expect(inspection.summary == summary)
    #expect(inspection.document.entryCount == 5)
  }

  @Test("lists several damages of several kinds in their order")
  func severalDamages() {
    var sample = JournalSample(count: 9)
    sample.lines[0].replace("2024", with: "24")
    sample.lines[2].replace("good", with: "super")
    sample.lines[3].replace("\"note\"", with: "\"note")
    sample.lines[5] = "<<<<<<< HEAD\n" + sample.lines[5]
    sample.lines[6].replace("}", with: "")
    sample.lines[8].replace("\"id8\"", with: "null")
    sample.head.replace("04:00", with: "never")
    let inspection = JournalInspection(sample.bytes)
    #expect(
      inspection.summary == [
        "1:41 bad dayStartsAt", "7:8 bad at", "9:54 unknownMood",
        "10:67 unexpected(\"\\u{65E5}\")", "12:1 gitConflictMarker", "15:1 unexpected(\"{\")",
        "16:40 string not null",
      ])
    #expect(inspection.document.entryCount == 4)
  }

  @Test(
    "finds the entries of files in other layouts",
    arguments: [
      ("},\n{", "},{"), ("\n", ""), ("\n", "\r\n"), ("{\"at\"", "  {\n    \"at\""), ("\":", "\": "),
    ])
  func otherLayouts(old: String, new: String) {
    var sample = JournalSample()
    sample.lines[1].replace("good", with: "great")
    sample.lines[2].replace("日記", with: "\\ud83d")
    sample.lines[3].replace("日記", with: "\\q")
    let layout = sample.text.replacing(old, with: new)
    let inspection = JournalInspection(Array(layout.utf8))
    #expect(inspection.problems.count == 3)
    #expect(inspection.document.entryCount == 2)
  }

  @Test("finds every piece that is not UTF-8, and names it", arguments: [[0xFF], [0xE5, 0xB1]])
  func invalidUTF8(piece: [UInt8]) {
    var bytes = JournalSample().bytes
    for line in [0, 3] {
      let mark = Array("日記 {\\\"at\\\":1} \(line)".utf8)
      guard let place = bytes.firstRange(of: mark) else { continue }
      bytes.insert(contentsOf: piece, at: place.lowerBound)
    }
    let inspection = JournalInspection(bytes)
    #expect(inspection.summary == ["7:68 invalidUTF8", "10:68 invalidUTF8"])
    #expect(inspection.document.entryCount == 3)
  }

  @Test(
    "finds one problem and no entry where there is no journal",
    arguments: [
      ("", "1:1 empty"), (" \n\0", "1:1 empty"), ("7", "1:1 object not number"),
      ("hello", "1:1 unexpected(\"h\")"), ("{}", "1:1 no soberlog"),
      ("{\0\"\0}\0", "1:1 utf16"),
    ])
  func noJournal(text: String, problem: String) {
    let inspection = JournalInspection(Array(text.utf8))
    #expect(inspection.summary.first == problem)
    #expect(inspection.document.entryCount == 0)
  }

  @Test("says what reading says, wherever the file is cut or a byte is lost or changed")
  func agreesWithReading() {
    let sound = JournalSample(count: 3).bytes
    for offset in sound.indices {
      var lost = sound
      lost.remove(at: offset)
      for byte in [0, UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: ","), 0xFF] {
        var changed = sound
        changed[offset] = byte
        expectAgreement(changed)
      }
      expectAgreement(lost)
      expectAgreement(Array(sound[..<offset]))
    }
  }

  /// Expects that an inspection finds a damage just when reading does, and that one among others.
  private func expectAgreement(_ bytes: [UInt8]) {
    let inspection = JournalInspection(bytes)
    do {
      _ = try JournalDocument(bytes)
      #expect(inspection.problems.isEmpty)
    } catch {
      let reason = (error as? JournalDamage)?.reason
      #expect(inspection.problems.contains { $0.reason == reason })
    }
  }

  @Test("finds what is wrong with each of 100,000 entries")
  func manyDamages() {
    let kinds = [("good", "great"), ("日記", "\\ud83d"), ("日記", "日\n記"), ("\"}", "\"")]
    var sample = JournalSample(count: 100_000)
    for number in sample.lines.indices {
      let (old, new) = kinds[number % kinds.count]
      sample.lines[number].replace(old, with: new)
    }
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.problems.count == 100_000)
    #expect(inspection.repair.leftovers.count == 100_000)
  }

  @Test("finds what is wrong with each of 20,000 entries on one line")
  func manyDamagesOnOneLine() {
    let text = JournalSample(count: 20_000).text.replacing("日記", with: "\\ud83d")
      .replacing("\n", with: "")
    #expect(JournalInspection(Array(text.utf8)).problems.count == 20_000)
  }

  @Test(
    "comes to an end in files that are made to be slow",
    arguments: [
      "{\"at\":\"x\",\"x\":[\n", "{\"a\":", "{\"a\":[\n", "{\"at\":{\"id\":[", "[",
      "{\"soberlog\":", "{\"at\":\"2026-11-01T00:00:00Z\",\"id\":\"a\",\"x\":", "=======\n", "{\"",
    ])
  func madeToBeSlow(piece: String) {
    let text = JournalSample().head + String(repeating: piece, count: 20_000)
    #expect(!JournalInspection(Array(text.utf8)).problems.isEmpty)
  }
}
