import SoberlogCore
import Testing

@Suite("TimeOfDay")
struct TimeOfDayTests {
  @Test(
    "The first part that is out of range is named",
    arguments: [
      (24, 60, 60, TimeOfDayError.hour(24)),
      (-1, 0, 0, .hour(-1)),
      (23, 60, 60, .minute(60)),
      (23, 59, 60, .second(60)),
      (0, 0, -1, .second(-1)),
    ])
  func wrongParts(hour: Int, minute: Int, second: Int, error: TimeOfDayError) {
    #expect(throws: error) { try TimeOfDay(hour: hour, minute: minute, second: second) }
  }

  @Test("A time gives back its parts and is written as hours and minutes")
  func parts() throws {
    let time = try TimeOfDay(hour: 7, minute: 8, second: 9)
    #expect(time.hour == 7)
    #expect(time.minute == 8)
    #expect(time.second == 9)
    #expect(time.secondOfDay == 25_689)
    #expect(time.description == "07:08")
    #expect(TimeOfDay.midnight < time && time < .noon)
  }
}
