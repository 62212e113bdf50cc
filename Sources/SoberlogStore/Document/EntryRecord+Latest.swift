import SoberlogCore

extension [EntryRecord] {
  /// Drops records that cannot be among so many of the latest; those of one second stay together.
  ///
  /// Nothing is dropped before there are twice as many, so that it takes amortised time in proportion
  /// to the records that were appended, times the logarithm of their number if they are in no order.
  ///
  /// - Parameter most: how many of the latest records are wanted, from 0.
  public mutating func drop(butLatest most: Int) {
    guard count > 2 * most else { return }
    guard most > 0 else { return removeAll() }
    let instants = map(\.at.instant)
    let isSorted = zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 }
    let limit = (isSorted ? instants : instants.sorted())[count - most]
    removeAll { $0.at.instant < limit }
  }
}
