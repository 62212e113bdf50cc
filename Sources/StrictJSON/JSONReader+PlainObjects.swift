// A shorter way through objects that are written as a program of one kind writes them.

extension JSONReader {
  /// Goes into the object that stands here to try whether it is plain.
  ///
  /// That is one without white space between its tokens, its names without escapes and in a known
  /// order, all its values strings. It is read in a fraction of the time that members in any form
  /// and order take. What was passed is checked as ever.
  ///
  ///     if let start = reader.enterPlainObject() {
  ///       let id = reader.readPlainString(named: "id")
  ///       let note = reader.readPlainString(named: "note")
  ///       if let range = reader.leavePlainObject(from: start) { … }
  ///     }
  ///
  /// - Returns: where it begins, for `leavePlainObject(from:)`; nil when no object stands here.
  @inline(__always)
  public mutating func enterPlainObject() -> Int? {
    guard byte == UInt8(ascii: "{"), openContainers.depth < depthLimit else { return nil }
    offset += 1
    isAtFirst = true
    return offset - 1
  }

  /// Reads the next member of a plain object if it has a name.
  ///
  /// To be called once for each name, in the order in which they are expected.
  ///
  /// - Parameter name: the name.
  /// - Returns: nil, without having moved, when another member comes next or none that is plain.
  public mutating func readPlainString(named name: JSONName) -> JSONString? {
    guard let start = bytes.span.startOfPlainString(named: name, at: offset, isFirst: isAtFirst)
    else {
      return nil
    }
    var hasEscapes = false
    let end = bytes.span.endOfString(from: start, hasEscapes: &hasEscapes)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    offset = end &+ 1
    isAtFirst = false
    return JSONString(start..<end, hasEscapes: hasEscapes, in: bytes)
  }

  /// Passes the next member of a plain object if it has a name and is null.
  ///
  /// - Parameter name: the name.
  /// - Returns: whether it did; if not, it has not moved.
  @discardableResult
  public mutating func skipPlainNull(named name: JSONName) -> Bool {
    guard let end = bytes.span.endOfPlainNull(named: name, at: offset, isFirst: isAtFirst) else {
      return false
    }
    offset = end
    isAtFirst = false
    return true
  }

  /// Leaves a plain object, or goes back to its start when it has more in it or is not plain.
  ///
  /// - Parameter start: where the object begins.
  /// - Returns: the offsets of its bytes; nil when the reader went back.
  @inline(__always)
  public mutating func leavePlainObject(from start: Int) -> Range<Int>? {
    let isAtEnd = byte == UInt8(ascii: "}")
    offset = isAtEnd ? offset + 1 : start
    isAtFirst = false
    return isAtEnd ? start..<offset : nil
  }
}

extension Span<UInt8> {
  /// Where the string of a plain member stands that has so many bytes; what it contains is not looked
  /// at.
  ///
  /// Complexity: O(1).
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - length: the number of bytes between the quotation marks.
  ///   - offset: where the member begins; with its comma when it is not the first.
  ///   - isFirst: whether it is the first.
  /// - Returns: nil when another member stands there, none that is plain or one of another length.
  public func rangeOfPlainString(
    named name: JSONName, length: Int, at offset: Int, isFirst: Bool = false
  ) -> Range<Int>? {
    guard let start = startOfPlainString(named: name, at: offset, isFirst: isFirst),
      length < count &- start, self[start &+ length] == UInt8(ascii: "\"")
    else { return nil }
    return start..<start &+ length
  }

  /// Where the string of a plain member begins, behind its quotation mark.
  ///
  /// Nil when another member stands at the offset or none that is plain.
  ///
  /// - Parameters: as of `endOfPlainName`.
  @inline(__always)
  fileprivate func startOfPlainString(
    named name: JSONName, at offset: Int, isFirst: Bool
  ) -> Int? {
    guard let end = endOfPlainName(name, at: offset, isFirst: isFirst) else { return nil }
    // A quotation mark, a colon and another quotation mark.
    return word(at: end) & 0xFF_FFFF == 0x22_3A22 ? end &+ 3 : nil
  }

  /// Where a plain member ends that is null; nil otherwise.
  ///
  /// - Parameters: as of `endOfPlainName`.
  fileprivate func endOfPlainNull(
    named name: JSONName, at offset: Int, isFirst: Bool
  ) -> Int? {
    guard let end = endOfPlainName(name, at: offset, isFirst: isFirst) else { return nil }
    // A quotation mark, a colon and `null`.
    return word(at: end) & 0xFFFF_FFFF_FFFF == 0x6C6C_756E_3A22 ? end &+ 6 : nil
  }

  /// Where the name of a plain member ends, before its quotation mark.
  ///
  /// Nil when another member stands at the offset.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - offset: where it begins; with its comma when it is not the first.
  ///   - isFirst: whether it is the first.
  @inline(__always)
  private func endOfPlainName(_ name: JSONName, at offset: Int, isFirst: Bool) -> Int? {
    var position = offset
    // Behind the end of the text there are zeros.
    guard position &+ 1 < count else { return nil }
    if !isFirst {
      guard self[position] == UInt8(ascii: ",") else { return nil }
      position &+= 1
    }
    guard self[position] == UInt8(ascii: "\""),
      firstBytes(of: word(at: position &+ 1), count: name.count) == name.word
    else { return nil }
    return position &+ 1 &+ name.count
  }
}
