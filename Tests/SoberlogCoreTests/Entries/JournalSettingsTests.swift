import SoberlogCore
import Testing

@Suite("JournalSettings")
struct JournalSettingsTests {
  @Test("A new journal has the default values, and no key is set")
  func defaults() {
    let settings = JournalSettings()
    #expect(settings.dayBoundary == .midnight)
    #expect(settings.startCountsAs == .one)
    #expect(settings.savings == nil)
    #expect(settings.keysSet.isEmpty)
    #expect(JournalSettings.Key.allCases.map { settings.value(of: $0) } == ["00:00", "1", nil])
    #expect(
      JournalSettings.Key.allCases.map(\.rawValue) == ["dayStartsAt", "startCountsAs", "savings"])
  }

  @Test(
    "A setting that is set has its value, the default one too",
    arguments: [
      (.dayStartsAt, "04:00", "04:00"), (.dayStartsAt, "00:00", "00:00"),
      (.dayStartsAt, "12:00", "12:00"), (.dayStartsAt, "09:59", "09:59"),
      (.startCountsAs, "0", "0"), (.startCountsAs, "1", "1"), (.savings, "800円", "800円"),
      (.savings, "１２．５０ EUR", "12.50 EUR"),
    ] as [(JournalSettings.Key, String, String)])
  func setting(key: JournalSettings.Key, text: String, value: String) throws {
    var settings = JournalSettings()
    try settings.set(key, to: text)
    #expect(settings.value(of: key) == value)
    #expect(settings.keysSet == [key])
    #expect(settings != JournalSettings())
    settings.unset(key)
    #expect(settings == JournalSettings())
  }

  @Test("Settings stand beside each other")
  func several() throws {
    var settings = JournalSettings()
    try settings.set(.dayStartsAt, to: "04:30")
    try settings.set(.startCountsAs, to: "0")
    try settings.set(.savings, to: "$5")
    #expect(settings.dayBoundary.startsAt.secondOfDay == 4 * 3600 + 30 * 60)
    #expect(settings.startCountsAs == .zero)
    #expect(settings.savings == (try Savings(parsing: "$5")))
    settings.unset(.startCountsAs)
    #expect(settings.keysSet == [.dayStartsAt, .savings])
    #expect(settings.startCountsAs == .one)
    #expect(settings.value(of: .dayStartsAt) == "04:30")
  }

  @Test(
    "A value that a setting cannot have is refused, and nothing changes",
    arguments: [
      (.dayStartsAt, "", .dayStartsAt), (.dayStartsAt, "12:01", .dayStartsAt),
      (.dayStartsAt, "24:00", .dayStartsAt), (.dayStartsAt, "04:60", .dayStartsAt),
      (.dayStartsAt, "4:00", .dayStartsAt), (.dayStartsAt, "04:00:00", .dayStartsAt),
      (.dayStartsAt, "4", .dayStartsAt), (.dayStartsAt, "0400", .dayStartsAt),
      (.dayStartsAt, "04-00", .dayStartsAt), (.dayStartsAt, "+4:00", .dayStartsAt),
      (.dayStartsAt, "-0:30", .dayStartsAt), (.dayStartsAt, "04:-0", .dayStartsAt),
      (.dayStartsAt, "04:+5", .dayStartsAt), (.dayStartsAt, " 4:00", .dayStartsAt),
      (.dayStartsAt, "é:00", .dayStartsAt), (.dayStartsAt, "04:0é", .dayStartsAt),
      (.startCountsAs, "", .startCountsAs), (.startCountsAs, "2", .startCountsAs),
      (.startCountsAs, "-1", .startCountsAs), (.startCountsAs, "one", .startCountsAs),
      (.startCountsAs, "1.0", .startCountsAs),
      (.startCountsAs, "99999999999999999999", .startCountsAs),
      (.savings, "", .savings(.noAmount)), (.savings, "800", .savings(.noUnit)),
      (.savings, "-1 EUR", .savings(.negative)), (.savings, "1,5 EUR", .savings(.comma)),
    ] as [(JournalSettings.Key, String, SettingError)])
  func refusals(key: JournalSettings.Key, text: String, error: SettingError) {
    var settings = JournalSettings()
    #expect(throws: error) { try settings.set(key, to: text) }
    #expect(settings == JournalSettings())
  }
}
