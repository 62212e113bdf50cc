import TestSupport
import Testing

@testable import SoberlogStore

/// The hash by which bytes are known again.
struct ByteHashTests {
  /// The hash of bytes that are taken in at once.
  private func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = ByteHash()
    hash.update(bytes.span)
    return hash.value
  }

  @Test("It is the same in whole blocks as at once", arguments: [0, 1, 63, 64, 65, 128, 1000])
  func blocks(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for step in [64, 128, 640] {
      var parts = ByteHash()
      for start in stride(from: 0, to: length, by: step) {
        parts.update(bytes.span.extracting(start..<min(start + step, length)))
      }
      #expect(parts.value == hash(bytes))
    }
  }

  /// Checks that different texts have different hashes.
  private func checkDiffer(_ texts: some Sequence<[UInt8]>) {
    let different = Set(texts)
    #expect(Set(different.map(hash)).count == different.count)
  }

  @Test("It differs whatever one or two bits change")
  func bits() {
    let bytes = (0..<150).map { UInt8(truncatingIfNeeded: $0 &* 91 ^ 0x5A) }
    var texts = [bytes]
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        texts.append(changed)
        // The same bit of a neighbour, of the other words of a lane and of its next block.
        for other in [place + 1, place + 8, place + 16, place + 64] where other < bytes.count {
          var twice = changed
          twice[other] ^= 1 << UInt8(bit)
          texts.append(twice)
        }
      }
    }
    checkDiffer(texts)
  }

  @Test("It differs whatever is appended, zeros too")
  func lengths() {
    let bytes = Array("soberlog".utf8)
    checkDiffer(
      (0..<200).flatMap { length in
        let zeros = [UInt8](repeating: 0, count: length)
        return [zeros, bytes + zeros]
      })
  }

  @Test("It differs when bytes change places or lose their highest bits", arguments: [8, 16, 64])
  func places(size: Int) {
    var generator = SeededGenerator(seed: 11)
    let bytes = (0..<512).map { _ in UInt8.random(in: 0...255, using: &generator) }
    checkDiffer(
      stride(from: 0, to: 512 - size, by: size).flatMap { first in
        var (swapped, stripped) = (bytes, bytes)
        for offset in first..<first + size {
          swapped.swapAt(offset, offset + size)
          stripped[offset] &= 0x7F
        }
        return [swapped, stripped]
      })
  }
}
