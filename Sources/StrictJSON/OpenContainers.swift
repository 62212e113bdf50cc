/// The objects and arrays that a reader is inside of, with the keys that their objects have had.
///
/// All keys stand in one array and each object knows where its own begin, so that opening an object
/// allocates nothing.
struct OpenContainers: Sendable {
  /// The innermost container; before the first one is opened, one that stands for the whole text.
  private var innermost = Container(isObject: false, firstKey: 0)

  /// The containers around it, the outermost first.
  private var outer: [Container] = []

  /// The keys of all open objects, as long as they are few and simple.
  private var keys = InlineArray<24, JSONString>(repeating: JSONString())

  /// How many keys there are.
  private var keyCount = 0

  /// The decoded keys of the open objects that have many, or some that are not simple.
  private var decodedKeys: [Set<String>] = []

  /// One object or array.
  private struct Container {
    /// Whether it is an object.
    let isObject: Bool

    /// Where its keys begin in `keys`.
    let firstKey: Int

    /// Whether it has a set in `decodedKeys`.
    var hasDecodedKeys = false
  }
}

extension OpenContainers {
  /// The number of open containers.
  var depth: Int { outer.count }

  /// Whether the innermost container is an object.
  var isInObject: Bool { innermost.isObject }

  /// Goes into an object or an array.
  mutating func open(isObject: Bool) {
    outer.append(innermost)
    innermost = Container(isObject: isObject, firstKey: keyCount)
  }

  /// Leaves the innermost container.
  mutating func close() {
    guard let enclosing = outer.popLast() else { return }
    keyCount = innermost.firstKey
    if innermost.hasDecodedKeys { decodedKeys.removeLast() }
    innermost = enclosing
  }
}

extension OpenContainers {
  /// Notes a key of the innermost object.
  ///
  /// Complexity: O(n) in the length of the key; nothing is decoded while the keys are few and
  /// simple, which is to say ASCII.
  ///
  /// - Returns: false when the object had it before. Keys are the same when their texts are
  ///   canonically equivalent.
  @inline(__always)
  mutating func addKey(_ key: JSONString, in bytes: [UInt8]) -> Bool {
    if innermost.hasDecodedKeys || keyCount == keys.count || !key.isSimple(in: bytes) {
      return addDecodedKey(key, in: bytes)
    }
    for index in innermost.firstKey..<keyCount where keys[index].name == key.name {
      if key.name.isName || keys[index].hasSameBytes(as: key, in: bytes) { return false }
    }
    keys[keyCount] = key
    keyCount += 1
    return true
  }

  /// Notes a key by its text; Swift compares strings by canonical equivalence.
  private mutating func addDecodedKey(_ key: JSONString, in bytes: [UInt8]) -> Bool {
    if !innermost.hasDecodedKeys {
      let simpleKeys = innermost.firstKey..<keyCount
      decodedKeys.append(Set(simpleKeys.map { keys[$0].text(in: bytes) }))
      innermost.hasDecodedKeys = true
    }
    return decodedKeys[decodedKeys.count - 1].insert(key.text(in: bytes)).inserted
  }
}

extension JSONString {
  /// Whether it is ASCII, so that only the same text is canonically equivalent, and can be compared
  /// without decoding.
  @inline(__always)
  fileprivate func isSimple(in bytes: [UInt8]) -> Bool {
    name.isName || isPlainASCII(in: bytes)
  }

  /// Whether its bytes are its text and are ASCII.
  @inline(never)
  private func isPlainASCII(in bytes: [UInt8]) -> Bool {
    !hasEscapes && bytes[range].allSatisfy { $0 < 0x80 }
  }

  /// Whether another string has the same bytes.
  fileprivate func hasSameBytes(as other: JSONString, in bytes: [UInt8]) -> Bool {
    bytes[range] == bytes[other.range]
  }
}
