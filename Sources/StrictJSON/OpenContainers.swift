/// The objects and arrays that a reader is inside of, with the keys that their objects have had.
///
/// All keys stand in one array and each object knows where its own begin, so that opening an object
/// allocates nothing.
struct OpenContainers: Sendable {
  /// The containers, the innermost last.
  private var containers: [Container] = []

  /// The keys of all open objects, as long as they are few and simple.
  private var keys: [Key] = []

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

  /// A simple key, which is ASCII without escapes.
  private struct Key {
    /// Where it stands.
    let range: Range<Int>

    /// Its first eight bytes, which decide most comparisons; zeros after its end.
    let head: UInt64
  }
}

extension OpenContainers {
  /// The number of open containers.
  var depth: Int { containers.count }

  /// Whether the innermost container is an object.
  var isInObject: Bool { containers.last?.isObject ?? false }

  /// Goes into an object or an array.
  mutating func open(isObject: Bool) {
    containers.append(Container(isObject: isObject, firstKey: keys.count))
  }

  /// Leaves the innermost container.
  mutating func close() {
    guard let closed = containers.popLast() else { return }
    while keys.count > closed.firstKey { keys.removeLast() }
    if closed.hasDecodedKeys { decodedKeys.removeLast() }
  }
}

extension OpenContainers {
  /// The number of keys up to which comparing with each is faster than a set.
  private static let fewKeys = 16

  /// Notes a key of the innermost object.
  ///
  /// Complexity: O(n) in the length of the key; nothing is decoded while the keys are few and
  /// simple.
  ///
  /// - Returns: false when the object had it before. Keys are the same when their texts are
  ///   canonically equivalent.
  mutating func addKey(_ key: JSONString, in bytes: [UInt8]) -> Bool {
    guard let container = containers.last else { return true }
    let head = bytes.span.head(of: key.range)
    if container.hasDecodedKeys || key.hasEscapes || !bytes.span.isASCII(key.range, head: head)
      || keys.count - container.firstKey >= OpenContainers.fewKeys
    {
      return addDecodedKey(key, in: bytes)
    }
    for index in container.firstKey..<keys.count where keys[index].head == head {
      let other = bytes.span.extracting(keys[index].range)
      if other.isEqual(to: bytes.span.extracting(key.range)) { return false }
    }
    keys.append(Key(range: key.range, head: head))
    return true
  }

  /// Notes a key by its text; Swift compares strings by canonical equivalence.
  private mutating func addDecodedKey(_ key: JSONString, in bytes: [UInt8]) -> Bool {
    let innermost = containers.count - 1
    if !containers[innermost].hasDecodedKeys {
      let simpleKeys = keys[containers[innermost].firstKey...]
      decodedKeys.append(
        Set(simpleKeys.map { JSONString(range: $0.range, hasEscapes: false).text(in: bytes) }))
      containers[innermost].hasDecodedKeys = true
    }
    return decodedKeys[decodedKeys.count - 1].insert(key.text(in: bytes)).inserted
  }
}
