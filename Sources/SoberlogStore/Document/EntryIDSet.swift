import SoberlogCore
import StrictJSON

/// The identifiers that were seen in a journal, as hashes, to notice one that occurs twice.
///
/// An open-addressing hash table of 64-bit hashes. Two different identifiers may have the same hash,
/// so a hit has to be checked against the identifiers themselves.
struct EntryIDSet {
  /// The table; 0 marks a free place.
  private var slots: [UInt64]

  /// The number of hashes in the table.
  private var count = 0

  /// Makes an empty set.
  init() {
    slots = [UInt64](repeating: 0, count: 64)
  }
}

extension EntryIDSet {
  /// Makes a set of identifiers.
  init(_ ids: some Sequence<EntryID>) {
    self.init()
    for id in ids { _ = insert(hash: EntryIDSet.hash(of: id)) }
  }

  /// Whether the identifier with a hash may be in the set; when it is, this is true.
  ///
  /// Takes constant time on average.
  func mayContain(hash: UInt64) -> Bool {
    slots[place(of: hash)] == hash
  }

  /// Makes room for so many identifiers at once, so that the table need not grow step by step.
  mutating func reserve(_ expectedCount: Int) {
    let size = expectedCount + expectedCount / 2
    if size > slots.count { grow(to: size) }
  }

  /// Inserts the hash of an identifier; returns false when it is in the set already.
  ///
  /// Takes constant time on average.
  mutating func insert(hash: UInt64) -> Bool {
    // Three quarters full at most, so that a search takes few steps.
    if count * 4 >= slots.count * 3 { grow(to: slots.count * 2) }
    let place = place(of: hash)
    guard slots[place] == 0 else { return false }
    slots[place] = hash
    count += 1
    return true
  }

  /// Where a hash stands in the table, or the free place where it belongs.
  private func place(of hash: UInt64) -> Int {
    // The hash as a fraction of 2 to the 64th, times the size.
    let first = hash.multipliedFullWidth(by: UInt64(slots.count)).high
    var place = Int(truncatingIfNeeded: first)
    while slots[place] != 0, slots[place] != hash {
      place += 1
      if place == slots.count { place = 0 }
    }
    return place
  }

  /// Makes the table larger.
  ///
  /// - Parameter size: the places of the new table.
  private mutating func grow(to size: Int) {
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for hash in old where hash != 0 { slots[place(of: hash)] = hash }
  }

  /// The hash of an identifier, with its low bit set, as that of each one, so that none is 0.
  static func hash(of id: EntryID) -> UInt64 {
    let text = id.text.utf8
    return text.span.hash(of: 0..<text.count) | 1
  }

  /// The same of an identifier that was read in these bytes.
  static func hash(of id: JSONString, in bytes: [UInt8]) -> UInt64 {
    id.hash(in: bytes) | 1
  }
}
