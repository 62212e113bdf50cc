extension JSONReader {
  /// A reader of the same text that stands at another place, to go on behind an error.
  ///
  /// What comes next may be the next key or element of the innermost container, without a comma
  /// before it, or the end of that container. Keys that were read before are forgotten.
  ///
  /// - Parameters:
  ///   - offset: where it stands, in bytes from the start; the end when it is out of range.
  ///   - containers: the objects (`.object`) and arrays (every other kind) that it is inside of, the
  ///     outermost first.
  public func resumed(at offset: Int, inside containers: [JSONKind] = []) -> JSONReader {
    var reader = self
    reader.offset = bytes.indices.contains(offset) ? offset : bytes.count
    reader.openContainers = OpenContainers()
    for kind in containers { reader.openContainers.open(isObject: kind == .object) }
    reader.isAtFirst = true
    return reader
  }

  /// Moves to another element of the array that it is in, or to another value of no container.
  ///
  /// Whether one begins there cannot be known from here. Going back, the value was read before. Going
  /// ahead, what is read holds when a reader that comes from here arrives at the same offset by
  /// `nextElement()`.
  ///
  /// - Parameter offset: where the value begins, in bytes from the start.
  public mutating func move(to offset: Int) {
    self.offset = offset
  }

  /// Makes a reader in the middle of a text that another one has read before, to read a value again.
  ///
  /// Nothing but that value is looked at.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - offset: where the value begins, in bytes from the start.
  ///   - depthLimit: how many objects and arrays may stand within each other.
  public init(
    _ bytes: [UInt8], rereadingFrom offset: Int, depthLimit: Int = usualDepthLimit
  ) {
    self.bytes = bytes
    self.offset = offset
    self.depthLimit = depthLimit
  }
}
