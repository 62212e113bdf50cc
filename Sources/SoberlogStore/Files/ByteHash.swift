import StrictJSON

/// A hash by which bytes are known again: of 64 bits, and so that a change of any of them changes it,
/// but for one case in some 10 to the 19th.
///
/// It guards against damage and chance, not against somebody who looks for two texts of one hash.
/// Four lanes each take in sixteen bytes by one multiplication whose two halves are folded together,
/// as in wyhash by Wang Yi (in the public domain).
///
///     var hash = ByteHash()
///     hash.update(bytes.span)
///     print(hash.value)
struct ByteHash {
  /// The lanes; they begin with digits of pi, which nobody has chosen.
  private var lanes = (
    0x243F_6A88_85A3_08D3 as UInt64, 0x1319_8A2E_0370_7344 as UInt64,
    0xA409_3822_299F_31D0 as UInt64, 0x082E_FA98_EC4E_6C89 as UInt64
  )

  /// How many bytes were taken in.
  private var count: UInt64 = 0

  /// Makes the hash of no bytes.
  init() {}
}

extension ByteHash {
  /// The hash of bytes that are there at once.
  ///
  /// Complexity: O(n).
  static func value(of bytes: Span<UInt8>) -> UInt64 {
    var hash = ByteHash()
    hash.update(bytes)
    return hash.value
  }

  /// The bytes that are taken in at once.
  static let blockSize = 64

  /// Takes the next bytes in.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameter bytes: a multiple of `blockSize`, unless they are the last ones.
  mutating func update(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset &+ ByteHash.blockSize <= bytes.count {
      take(bytes.extracting(offset..<offset &+ ByteHash.blockSize))
      offset &+= ByteHash.blockSize
    }
    if offset < bytes.count {
      var block: [UInt8] = []
      block.append(bytes.extracting(offset...))
      block += repeatElement(0, count: ByteHash.blockSize - block.count)
      take(block.span)
    }
    count &+= UInt64(bytes.count)
  }

  /// Takes in a block.
  @inline(__always)
  private mutating func take(_ block: Span<UInt8>) {
    lanes.0 = folded(lanes.0 ^ block.word(at: 0), key0 ^ block.word(at: 8))
    lanes.1 = folded(lanes.1 ^ block.word(at: 16), key1 ^ block.word(at: 24))
    lanes.2 = folded(lanes.2 ^ block.word(at: 32), key2 ^ block.word(at: 40))
    lanes.3 = folded(lanes.3 ^ block.word(at: 48), key3 ^ block.word(at: 56))
  }

  /// The hash of all bytes that were taken in.
  var value: UInt64 {
    let halves = (folded(lanes.0 ^ key1, lanes.1 ^ count), folded(lanes.2 ^ key3, lanes.3 ^ key0))
    return folded(halves.0 ^ key2, halves.1 ^ count)
  }
}

// More digits of pi, made odd.
private let key0: UInt64 = 0x4528_21E6_38D0_1377
private let key1: UInt64 = 0xBE54_66CF_34E9_0C6D
private let key2: UInt64 = 0xC0AC_29B7_C97C_50DD
private let key3: UInt64 = 0x3F84_D5B5_B547_0917

/// The two halves of a product, one folded onto the other.
@inline(__always)
private func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let (high, low) = first.multipliedFullWidth(by: second)
  return high ^ low
}
