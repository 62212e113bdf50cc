import SoberlogCore

/// The time of a row of Daylio, on a clock of 24 or of 12 hours.
enum DaylioTime {
  /// Reads a time: `21:15`, `9:15 PM`, `9:15 p. m.`, `午後9:15`; nil when there is none.
  ///
  /// - Throws: `notAMoment` when it cannot be read.
  static func time(_ text: String) throws(ImportProblem.Reason) -> TimeOfDay? {
    let folded = MoodNames.folded(text)
    guard !folded.isEmpty else { return nil }
    let numbers = folded.split { !("0"..."9").contains($0) }.map { Int($0) ?? -1 }
    let half = folded.filter { $0.isLetter && !$0.isNumber }
    guard (2...3).contains(numbers.count), let hours = hoursBefore[half] else {
      throw .notAMoment(text, nil)
    }
    // Where a clock has 12 hours, noon and midnight are the hour 12 or 0.
    let isShort = !half.isEmpty
    guard !isShort || (0...12).contains(numbers[0]) else {
      throw .notAMoment(text, .time(.hour(numbers[0])))
    }
    do throws(TimeOfDayError) {
      return try TimeOfDay(
        hour: isShort ? numbers[0] % 12 + hours : numbers[0], minute: numbers[1],
        second: numbers.count == 3 ? numbers[2] : 0)
    } catch {
      throw .notAMoment(text, .time(error))
    }
  }

  /// The hours before a half of the day, by its name.
  private static let hoursBefore = ["": 0, "am": 0, "pm": 12, "午前": 0, "午後": 12]
}
