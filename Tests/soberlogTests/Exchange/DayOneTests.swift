import Testing

@testable import soberlog

/// Entries of Day One.
struct DayOneTests {
  /// A document with one entry of these fields beside its date.
  private static func document(_ fields: String) -> String {
    #"{"metadata":{"version":"1.0"},"entries":[{"creationDate":"2026-11-01T00:30:00Z"\#(fields)}]}"#
  }

  /// The entry that is imported from fields.
  private static func entry(_ fields: String) throws -> ShownEntry {
    let diary = Diary()
    let call = diary.importing(document(fields), "--from", "dayone")
    #expect(call.code == 0, "\(call.transcript)")
    return try #require(try diary.entries().first)
  }

  @Test(
    "The time is that of the zone where it was written, else of the local one",
    arguments: [
      (#""Asia/Tokyo""#, "2026-11-01T09:30:00+09:00"),
      (#""America\/New_York""#, "2026-10-31T19:30:00-05:00"),
      (#""GMT-0330""#, "2026-10-31T21:00:00-03:30"), (#""GMT+0900""#, "2026-11-01T09:30:00+09:00"),
      ("null", "2026-11-01T09:30:00+09:00"), (#""Mars/Base""#, "2026-11-01T09:30:00+09:00"),
      (#""GMT+9999""#, "2026-11-01T09:30:00+09:00"),
    ])
  func zones(zone: String, at: String) throws {
    #expect(try DayOneTests.entry(#","text":"x","timeZone":\#(zone)"#).at == at)
  }

  @Test("A zone that is not known is named")
  func unknownZone() {
    let call = Diary().importing(DayOneTests.document(#","text":"x","timeZone":"Mars/Base""#))
    #expect(call.err.contains("“Mars/Base” is not known here"))
    #expect(call.code == 0)
  }

  @Test(
    "The text is that of Day One without its escapes, and with tags behind it",
    arguments: [
      (#""text":"高尾山\n\nclear air 🏔️""#, "高尾山\n\nclear air 🏔️"),
      (#""text":"1\\. Hello\\! \\\\. C:\\dir \\""#, #"1. Hello! \. C:\dir \"#),
      (#""text":"![](dayone-moment:\/\/ABC)""#, "![](dayone-moment://ABC)"),
      (#""text":"x","tags":["walk","good meal"],"starred":true"#, "x\n\n#walk #good_meal #starred"),
      (##""text":"#Walk x","tags":["walk","C++"]"##, "#Walk x\n\n#C (C++)"),
      (#""tags":["🏃"],"text":null"#, "🏃"), (#""text":"x","tags":null,"starred":null"#, "x"),
      (#""text":"x","location":{"a":[1]},"photos":[{}],"tags":[""]"#, "x"),
    ])
  func texts(fields: String, note: String) throws {
    #expect(try DayOneTests.entry("," + fields).note == note)
  }

  @Test("The identifier stays, and an entry without content is left out")
  func identifiers() throws {
    let uuid = "0123456789ABCDEF0123456789ABCDEF"
    #expect(try DayOneTests.entry(#","uuid":"\#(uuid)","text":"x""#).id == uuid)
    #expect(try DayOneTests.entry(#","uuid":"","text":"x""#).id.count == 10)
    let call = Diary().importing(DayOneTests.document(""))
    #expect(call.code == 0 && call.out.contains("1 without any content"))
  }

  @Test(
    "What is wrong is named by its place",
    arguments: [
      (#"{"entries":[{"text":"x"}]}"#, "1:13: the field creationDate is missing"),
      (
        #"{"entries":[{"creationDate":"2026-11-31T00:30:00Z"}]}"#,
        "1:30: creationDate is not a date"
      ),
      (#"{"entries":[{"creationDate":1}]}"#, "1:29: a string belongs here"),
      (
        #"{"entries":[{"creationDate":"1900-01-01T00:30:00Z","timeZone":"America/New_York"}]}"#,
        "1: not"
      ),
      (#"{"entries":[{"tags":"walk"}]}"#, "1:21: an array belongs here"),
      ("{\"entries\":[\n{\"text\":\"\\ud800\"}]}", "2:10: half of a surrogate pair"),
    ])
  func problems(text: String, message: String) {
    let call = Diary().importing(text, "--from", "dayone")
    #expect(call.code == 65)
    #expect(call.err.hasPrefix("soberlog: -:\(message)"), "\(call.err)")
  }
}
