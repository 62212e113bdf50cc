import Testing

@testable import soberlog

/// Entries of Daylio.
struct DaylioTests {
  /// The first row of an export.
  private static let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  /// The entries that are imported from a text.
  private static func entries(_ text: String, _ words: String...) throws -> [ShownEntry] {
    let diary = Diary()
    diary.input = Array(text.utf8)
    let call = diary.run(["import", "--from", "daylio"] + words + ["-"])
    #expect(call.code == 0, "\(call.transcript)")
    return try diary.entries()
  }

  @Test(
    "Times of 24 and of 12 hours are read, in several languages",
    arguments: [
      ("21:15", "21:15"), ("9:15 PM", "21:15"), ("9:15\u{202F}pm", "21:15"),
      ("9:15 p. m.", "21:15"),
      ("午後9:15", "21:15"), ("午前0:05", "00:05"), ("午後0:05", "12:05"), ("12:05 AM", "00:05"),
      ("12:05 PM", "12:05"), ("7.05", "07:05"), ("", "12:00"), ("21:15:30", "21:15"),
    ])
  func times(time: String, expected: String) throws {
    let text = DaylioTests.header + "2026-11-02,November 2,Monday,\(time),good,,\"\",\"x\"\n"
    #expect(try DaylioTests.entries(text).map { $0.at.dropFirst(11).prefix(5) } == [expected[...]])
  }

  @Test(
    "Dates are read in any order that the weekday, or the date itself, decides",
    arguments: [
      ("2026-11-02", "Monday"), ("2026/11/2", ""), ("2.11.2026", ""), ("02/11/2026", "Monday"),
      ("11/02/2026", "Monday"), ("02-11-2026", "月曜日"), ("11/02/2026", "Mon"),
    ])
  func dates(date: String, weekday: String) throws {
    let text = DaylioTests.header + "\(date),,\(weekday),21:15,good,,,x\n"
    #expect(try DaylioTests.entries(text).map(\.day) == ["2026-11-02"])
  }

  @Test("Exports of old versions have a year and words for the day, and no title")
  func oldExports() throws {
    let text = """
      year,date,weekday,time,mood,activities,note
      2017,28 August,Monday,9:30 pm,rad,walk | friends,"a, b"
      2017,"Sept. 1",Friday,21:30,meh,,
      """
    let entries = try DaylioTests.entries(text)
    #expect(entries.map(\.at) == ["2017-08-28T21:30:00+09:00", "2017-09-01T21:30:00+09:00"])
    #expect(entries.map(\.note) == ["a, b\n\n#walk #friends", ""])
    #expect(entries.map(\.mood) == ["best", "neutral"])
  }

  @Test("Title, note and activities become the note")
  func notes() throws {
    let text =
      DaylioTests.header + """
        2026-11-04,,,09:00,good,"walk | good meal | 🏃 run","Title","Note\nof two lines"
        2026-11-03,,,09:00,good,walk,,
        2026-11-02,,,09:00,,,,"#walk, alone"
        2026-11-01,,,09:00,good,,"Title",
        """
    #expect(
      try DaylioTests.entries(text).map(\.note) == [
        "Title", "#walk, alone", "#walk",
        "Title\nNote\nof two lines\n\n#walk #good_meal #run (🏃 run)",
      ])
  }

  @Test(
    "Quotation marks that are not doubled, as Daylio has them, stay in the note",
    arguments: [
      (#""He said "hi" to me""#, #"He said "hi" to me"#),
      (#""He said "hi", then left""#, #"He said "hi", then left"#),
      (#"""hi" he said""#, #""hi" he said"#), (#""the word "hi""#, #"the word "hi"#),
      (#""5"""#, #"5""#), ("\"a \"b\"\nc, \"d\"\n\ne\"", "a \"b\"\nc, \"d\"\n\ne"),
      (#""a ""hard"" day, rain""#, #"a "hard" day, rain"#), (#"one "word""#, #"one "word""#),
      (#""ends with a comma,""#, "ends with a comma,"), (#""a "b""#, #"a "b"#),
    ])
  func looseMarks(field: String, note: String) throws {
    let text =
      DaylioTests.header + """
        2026-11-03,November 3,Tuesday,21:15,rad,"walk","","before"
        2026-11-02,November 2,Monday,21:15,awful,"","",\(field)
        2026-11-01,November 1,Sunday,21:15,meh,"walk","","behind"
        """
    let entries = try DaylioTests.entries(text)
    #expect(entries.map(\.note) == ["behind\n\n#walk", note, "before\n\n#walk"])
    #expect(entries.map(\.mood) == ["neutral", "worst", "best"])
  }

  @Test("Names of moods that nobody explained are refused, all of them listed")
  func unknownMoods() throws {
    let text =
      DaylioTests.header + """
        2026-11-03,,,21:15,Super,,"","x"
        2026-11-02,,,21:15,😀,,"",""
        2026-11-01,,,21:15,super,,"","y"
        2026-10-31,,,21:15,最高,,"","z"
        """
    let diary = Diary()
    let call = diary.importing(text)
    #expect(call.code == 65 && diary.journal.isEmpty)
    for part in ["-:2:", "“Super” (2)", "“😀” (3)", "“super” (4)", "--mood-map"] {
      #expect(call.err.contains(part), "\(call.err)")
    }
    #expect(!call.err.contains("最高"))
    let moods = try DaylioTests.entries(text, "--mood-map", "SUPER=5,😀=良い").map(\.mood)
    #expect(moods == ["best", "best", "good", "best"])
  }

  @Test("An entry keeps its identifier when moods and activities get other names in Daylio")
  func renaming() throws {
    let row = "2026-11-02,,,21:15,rad,\"walk\",\"\",\"x\"\n"
    let diary = Diary()
    #expect(diary.importing(DaylioTests.header + row).code == 0)
    let renamed = row.replacing("rad", with: "good").replacing("walk", with: "hike")
    let call = diary.importing(DaylioTests.header + renamed)
    #expect(call.code == 0 && call.err.contains("keeps its own"))
    #expect(try diary.entries().map(\.note) == ["x\n\n#walk"])
  }

  @Test("Two entries of one minute without notes are two, whatever their order, and stay two")
  func sameMinute() throws {
    let rows = ["rad", "awful"].map { "2026-11-02,,,21:15,\($0),,\"\",\"\"\n" }
    let diary = Diary()
    for _ in 1...2 {
      #expect(diary.importing(DaylioTests.header + rows.joined()).code == 0)
      #expect(try Set(diary.entries().map(\.mood)) == ["best", "worst"])
      #expect(try diary.entries().count == 2)
    }
  }

  @Test(
    "What is wrong is named by its line",
    arguments: [
      ("01/02/2026,,,21:15,good,,,x", "-:2: “01/02/2026” can be 2026-02-01 or 2026-01-02"),
      ("2026-11-31,,,21:15,good,,,x", "-:2: not a date and time: “2026-11-31”"),
      ("2026-11-01,,,25:15,good,,,x", "-:2: not a date and time: “25:15”"),
      ("2026-11-01,,,13:15 pm,good,,,x", "-:2: not a date and time: “13:15 pm”"),
      ("2026-11-01,,,later,good,,,x", "-:2: not a date and time: “later”"),
      ("soon,,,21:15,good,,,x", "-:2: not a date and time: “soon”"),
      ("2026-11-01,,,21:15", "-:2: the row has 4 fields, the first row 8"),
    ])
  func problems(row: String, message: String) {
    let call = Diary().importing(DaylioTests.header + row + "\n")
    #expect(call.code == 65)
    #expect(call.err.hasPrefix("soberlog: \(message)"), "\(call.err)")
  }
}
