import SoberlogCore
import Testing

@Suite("JournalEvent")
struct JournalEventTests {
  @Test(
    "An event that is known has its name, another one is kept as it is",
    arguments: [
      ("start", .start), ("slip", .slip), ("urge", .urge), ("party", .unknown("party")),
      ("", .unknown("")), ("Start", .unknown("Start")), ("start ", .unknown("start ")),
      ("開始", .unknown("開始")),
    ] as [(String, JournalEvent)])
  func names(name: String, event: JournalEvent) {
    #expect(JournalEvent(name: name) == event)
    #expect(event.name == name)
  }

  @Test("The known events are start, slip and urge")
  func known() {
    #expect(JournalEvent.known.map(\.name) == ["start", "slip", "urge"])
  }
}
