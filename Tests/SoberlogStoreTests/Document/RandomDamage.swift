import TestSupport

/// Damages files at random, as disks, editors, merges and broken saves do.
struct RandomDamage {
  /// What decides.
  var random: SeededGenerator

  /// What may stand where something is missing.
  private static let pieces = [
    "", "\n", "x", "{", "}", "[", "]", "\"", "\\", ",", ":", "[[", "]}", "},", "\"x\":[",
    "\"x\":{", "\n=======\n", "\u{0}\u{0}", "{\"soberlog\":1,", "\"entries\":[",
  ]
}

extension RandomDamage {
  /// Damages a file in one to four places.
  mutating func damage(_ bytes: inout [UInt8], joining other: [UInt8]) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: replaceBytes(of: &bytes, upTo: 3)
      case 3: replaceBytes(of: &bytes, upTo: 80)
      case 4, 5: moveLines(of: &bytes)
      case 6: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random) / 2)
      case 7: join(&bytes, with: other)
      case 8: removeBracket(from: &bytes)
      default: removeEnd(from: &bytes)
      }
    }
  }

  /// Puts something else in the place of a few bytes, or changes one.
  private mutating func replaceBytes(of bytes: inout [UInt8], upTo most: Int) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(start + Int.random(in: 0...most, using: &random), bytes.count)
    let byte = UInt8.random(in: 0...UInt8.max, using: &random)
    let piece = RandomDamage.pieces.randomElement(using: &random) ?? ""
    let isByte = Int.random(in: 0..<3, using: &random) == 0
    bytes.replaceSubrange(start..<end, with: isByte ? [byte] : Array(piece.utf8))
  }

  /// Removes a bracket, a comma or a quotation mark.
  private mutating func removeBracket(from bytes: inout [UInt8]) {
    let places = bytes.indices.filter { "{}[],\"".utf8.contains(bytes[$0]) }
    if let place = places.randomElement(using: &random) { bytes.remove(at: place) }
  }

  /// Lets what follows an object seem to be a list in it.
  private mutating func removeEnd(from bytes: inout [UInt8]) {
    let places = bytes.indices.dropLast().filter {
      bytes[$0] == UInt8(ascii: "}") && bytes[$0 + 1] == UInt8(ascii: ",")
    }
    guard let place = places.randomElement(using: &random) else { return }
    bytes.replaceSubrange(place...place + 1, with: ",\"x\":[".utf8)
  }

  /// Deletes, repeats or swaps lines.
  private mutating func moveLines(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (first, second) = (
      Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random)
    )
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: first)
    case 1: lines.insert(lines[first], at: second)
    default: lines.swapAt(first, second)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Lets another file follow a part of this one, or the other way round.
  private mutating func join(_ bytes: inout [UInt8], with other: [UInt8]) {
    let part = bytes.prefix(Int.random(in: 0...bytes.count, using: &random))
    bytes = Bool.random(using: &random) ? part + other : other + part
  }
}
