import Testing

@testable import soberlog

/// Recognising the format of an input.
struct ImportFormatTests {
  @Test(
    "A format is recognised by the beginning of a text",
    arguments: [
      (#"{"soberlog":1,"entries":[]}"#, .soberlog), (#" {"settings":{},"soberlog":1}"#, .soberlog),
      ("[\n{\"at\":1}]", .soberlog), ("[]", .soberlog), (#"{"entries":[{"at":"x"}]}"#, .soberlog),
      (#"{"at":"x"}"#, .jsonl), (#"{"day":"x"}"#, .jsonl),
      ("\u{FEFF}{\"x\":[1],\"note\":\"\"}", .jsonl),
      ("id,at,day,mood,score,emoji,event,note\n", .csv), ("note,AT\r\n", .csv),
      ("\"at\",\"x\"", .csv),
      ("[2026-11-01 09:30] x", .jrnl), ("\n\n[2026-11-01 09:30:00 AM] x", .jrnl),
      ("2013-06-09 15:39 x", .jrnl), (#"{"tags":{},"entries":[]}"#, .jrnl),
      (#"{"entries":[{"starred":true,"title":"x"}]}"#, .jrnl),
      (#"{"metadata":{},"entries":[]}"#, .dayone), (#"{"entries":[{"uuid":"x"}]}"#, .dayone),
      (#"{"entries":[{"starred":true,"creationDate":"x"}]}"#, .dayone),
      ("full_date,date,weekday,time,mood,activities,note\n", .daylio),
      ("year,date,weekday,time,mood,activities,note\n", .daylio),
    ] as [(String, ImportFormat)])
  func known(text: String, expected: ImportFormat) throws {
    #expect(try ImportFormat(guessing: InputText(handing: Array(text.utf8))) == expected)
  }

  @Test(
    "What is none of them is not guessed",
    arguments: [
      "x", "{", "{}", "{\"a\":1}", "{\"entries\":[]}", "{\"entries\":[1]}", "{\"a\":", "a,b\n",
      "2026-11-01", "mood,note\n", "<html>", "\u{0}", "2013-06-09 is a day",
    ])
  func unknown(text: String) throws {
    #expect(try ImportFormat(guessing: InputText(handing: Array(text.utf8))) == nil)
  }
}
