import Testing

@testable import soberlog

/// What is said about a date that is not read, in both languages.
@Suite("Errors of dates")
struct DateErrorTests {
  @Test(
    "A weekday that is not that of the date is refused with the right one",
    arguments: ["Fri 28 Nov 2026", "Fri Nov 28 21:00", "11月28日(金)", "2026年11月28日（金） 9:30"])
  func wrongWeekday(text: String) {
    expect(
      text, "the weekday is wrong: that date is Sat 28 Nov 2026",
      "曜日が違います。その日は 2026年11月28日(土) です")
  }

  /// Checks what is said about a date, and that nothing is recorded.
  private func expect(_ date: String, _ english: String, _ japanese: String) {
    let diary = Diary()
    for (words, reason) in [
      (["add", "x", "--at", date, "--lang", "en"], "--at “\(date)”: \(english)"),
      (["list", "--since", date, "--lang", "en"], "--since “\(date)”: \(english)"),
      (["add", "x", "--at", date, "--lang", "ja"], "--at 「\(date)」: \(japanese)"),
    ] {
      let call = diary.run(words)
      #expect(call.code == 64)
      #expect(call.err == "soberlog: \(reason)\n")
    }
    #expect(diary.journal.isEmpty)
  }
}
