/// Places in a list, found by the hash of what stands there.
///
/// An open-addressing hash table. Different things may have the same hash, so whoever looks for a
/// place has to tell whether it is the one.
struct HashedPlaces {
  /// The table: the upper half of a hash, and in the lower half the place and one; 0 is free. Its
  /// size is a power of two.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// The number of places in the table.
  private var count = 0
}

extension HashedPlaces {
  /// The place of something with a hash; nil when there is none.
  ///
  /// Takes constant time on average.
  ///
  /// - Parameters:
  ///   - hash: the hash.
  ///   - isWanted: whether it stands at a place whose hash is the same in its upper half.
  func place(of hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      let place = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash >> 32, isWanted(place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether something with a hash may have a place; when it has one, this is true.
  ///
  /// Takes constant time on average.
  func mayHavePlace(of hash: UInt64) -> Bool {
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// Adds a place.
  ///
  /// Takes constant time on average.
  ///
  /// - Parameters:
  ///   - place: from 0 to 4,294,967,294.
  ///   - hash: the hash of what stands there, which was not found.
  mutating func insert(_ place: Int, hash: UInt64) {
    if count * 2 >= slots.count { grow() }
    put(hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: place + 1))
    count += 1
  }

  /// Doubles the table.
  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { put(slot) }
  }

  /// Puts the contents of a slot into the table.
  private mutating func put(_ contents: UInt64) {
    var slot = firstSlot(of: contents)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = contents
  }

  /// Where a search begins; only the upper half of a hash decides.
  private func firstSlot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}
