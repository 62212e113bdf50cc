import Testing

@testable import soberlog

/// `settings`: look, set, and back to the default.
struct SettingsCommandTests {
  /// A diary without a journal.
  private let diary = Diary()

  @Test("An amount may stand in two arguments, as it is printed")
  func amountOfTwoWords() {
    let diary = Diary()
    #expect(diary.run("settings", "savings", "12.50", "EUR").out == "savings is now 12.50 EUR\n")
    #expect(diary.run("settings", "savings").out == "12.50 EUR\n")
    #expect(diary.run("settings", "startCountsAs", "0", "1").code == 64)
    #expect(diary.run("settings", "savings", "800", "円", "x").code == 64)
  }

  @Test(
    "A setting that was set is printed and stands in the journal",
    arguments: [
      ("dayStartsAt", "04:00", "04:00", #"{"dayStartsAt":"04:00"}"#),
      ("dayStartsAt", "12:00", "12:00", #"{"dayStartsAt":"12:00"}"#),
      ("dayStartsAt", "４：００", "04:00", #"{"dayStartsAt":"04:00"}"#),
      ("dayStartsAt", "4時", "04:00", #"{"dayStartsAt":"04:00"}"#),
      ("dayStartsAt", "午前4時半", "04:30", #"{"dayStartsAt":"04:30"}"#),
      ("startCountsAs", "0", "0", #"{"startCountsAs":0}"#),
      ("startCountsAs", "０", "0", #"{"startCountsAs":0}"#),
      ("savings", "800円", "800円", #"{"savings":"800円"}"#),
      ("savings", "12.50 EUR", "12.50 EUR", #"{"savings":"12.50 EUR"}"#),
      ("savings", "８００円", "800円", #"{"savings":"800円"}"#),
    ])
  func set(key: String, value: String, shown: String, object: String) {
    #expect(diary.run("settings", key, value).out == "\(key) is now \(shown)\n")
    #expect(diary.run("settings", key).out == shown + "\n")
    #expect(diary.journal.hasPrefix(#"{"soberlog":1,"settings":\#(object),"#))
    #expect(diary.run("settings", "--unset", key).code == 0)
    #expect(diary.journal.hasPrefix(#"{"soberlog":1,"settings":{},"#))
  }

  @Test(
    "A value that a setting cannot have, or a setting that is none, is refused",
    arguments: [
      ["dayStartsAt", "12:01"], ["dayStartsAt", "24:00"], ["dayStartsAt", "noon"],
      ["dayStartsAt", "午後4時"],
      ["dayStartsAt", "4"], ["dayStartsAt", "4:00:30"], ["dayStartsAt", "4:00Z"],
      ["dayStartsAt", ""], ["startCountsAs", "2"], ["startCountsAs", "one"], ["savings", "much"],
      ["savings", "1,200円"], ["savings", "-5 EUR"], ["savings", "5"], ["nonsense"],
      ["nonsense", "1"], ["dayStartsAt", "04:00", "x"], ["--unset"], ["--unset", "savings", "1円"],
    ])
  func refused(words: [String]) {
    #expect(diary.run(["settings"] + words).code == 64)
    #expect(diary.journal.isEmpty)
  }

  @Test("Settings of a newer program are kept")
  func unknownSettings() {
    diary.write([], settings: #"{"week":{"first":"mon"},"dayStartsAt":"03:00"}"#)
    diary.run("settings", "dayStartsAt", "04:00")
    #expect(
      diary.journal.hasPrefix(
        #"{"soberlog":1,"settings":{"week":{"first":"mon"},"dayStartsAt":"04:00"},"#))
  }

  @Test("All settings are shown with what they are for")
  func text() {
    diary.write([], settings: #"{"savings":"800円"}"#)
    expect(
      diary.run("settings").transcript + diary.run("settings", "--lang", "ja").transcript,
      isText: #"""
        $ soberlog settings
        dayStartsAt  00:00
          When a day begins, from 00:00 to 12:00. With 04:00, what is written at 01:30 belongs to the day before.
        startCountsAs  1
          What the day of a start counts as: 1, or 0 if it is the day of the last drink.
        savings  800円
          Money that is not spent on a sober day, like 800円 or 12.50 EUR; streak adds it up.
        $ soberlog settings --lang ja
        dayStartsAt  00:00
          1日の始まりの時刻(00:00〜12:00)。04:00 なら、午前1時30分の記録は前の日のものになります。
        startCountsAs  1
          開始した日を何日目と数えるか。1、または最後に飲んだ日を開始とするなら 0。
        savings  800円
          断酒した1日に使わずに済むお金(800円、12.50 EUR など)。streak が合計を表示します。
        """#)
  }
}
