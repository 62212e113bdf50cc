/// Random numbers that a seed determines, so that a test is the same in every run.
///
/// The generator is SplitMix64 of Steele, Lea and Flood.
public struct SeededGenerator: RandomNumberGenerator {
  /// The state, which grows by the golden ratio.
  private var state: UInt64

  /// Makes a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Some elements in up to three parts, of which some may be empty.
  public mutating func parts<Element>(of elements: [Element]) -> [[Element]] {
    let first = Int.random(in: 0...elements.count, using: &self)
    let second = Int.random(in: first...elements.count, using: &self)
    return [Array(elements[..<first]), Array(elements[first..<second]), Array(elements[second...])]
  }
}
