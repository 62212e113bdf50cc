/// Chooses entries from good days to give back to the person who wrote them.
///
/// First come entries of this day in earlier months and years, then the others; in both groups the
/// best moods come first. Which of equals come first changes from day to day, and is the same all
/// day.
public enum Recall {
  /// The places of the good entries among all, the one to show first at the front.
  ///
  /// Takes time in proportion to the entries.
  ///
  /// - Parameters:
  ///   - entries: day and mood of each entry; those of this day and later are left out.
  ///   - today: the day on which they are given back.
  public static func order(
    of entries: [(day: CivilDate, mood: EmotionLevel)], on today: CivilDate
  ) -> [Int] {
    var groups: [[Int]] = [[], [], [], []]
    for (index, entry) in entries.enumerated() where entry.day < today {
      guard entry.mood == .best || entry.mood == .good else { continue }
      let isThisDay = entry.day.day == today.day
      groups[(isThisDay ? 0 : 2) + (entry.mood == .best ? 0 : 1)].append(index)
    }
    return groups.flatMap { rotated($0, by: today.dayNumber) }
  }

  /// The elements in their order, beginning at a place that depends on a number.
  private static func rotated(_ places: [Int], by number: Int) -> [Int] {
    guard !places.isEmpty else { return [] }
    let start = number.dividedDown(by: places.count).remainder
    return Array(places[start...] + places[..<start])
  }
}
