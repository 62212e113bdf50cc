import StrictJSON

/// Reads any bytes as JSON, in both ways of passing them, and writes again what could be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrictJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  let skipping = errorOfSkipping(bytes)
  var walk = JSONWalk()
  let reading = walk.error(in: bytes)
  check(skipping == reading, "skipping and reading find the same error")
  if let skipping {
    check((0...bytes.count).contains(skipping.offset), "an error lies within the text")
    let position = TextPosition(offset: skipping.offset, in: bytes)
    check(position.line >= 1 && position.column >= 1, "lines and columns count from 1")
  } else {
    checkCompacting(bytes, walk)
  }
  return 0
}

/// What is wrong with a text when it is passed as one value; nil when nothing is.
private func errorOfSkipping(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    var reader = try JSONReader(bytes)
    try reader.skipValue()
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

/// Checks that a sound text says the same without its blanks, and then stays as it is.
private func checkCompacting(_ bytes: [UInt8], _ walk: JSONWalk) {
  let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let compacted = withoutBlanks(isMarked ? Array(bytes.dropFirst(3)) : bytes)
  var again = JSONWalk()
  check(again.error(in: compacted) == nil, "a compacted text is sound")
  check(again.parts == walk.parts, "a compacted text says the same")
  check(withoutBlanks(compacted) == compacted, "compacting twice is compacting once")
}

/// A text without the white space between its tokens.
private func withoutBlanks(_ bytes: [UInt8]) -> [UInt8] {
  var compacted: [UInt8] = []
  JSONWriter.appendCompacted(bytes, to: &compacted)
  return compacted
}

/// A walk through a whole text that reads each value.
private struct JSONWalk {
  /// What was read, in the order of the text: bytes, so that canonically equivalent strings differ.
  var parts: [[UInt8]] = []
}

extension JSONWalk {
  /// What is wrong with a text; nil when nothing is.
  mutating func error(in bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      var reader = try JSONReader(bytes)
      try readValue(from: &reader)
      try reader.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Reads the value that comes next.
  private mutating func readValue(from reader: inout JSONReader) throws(JSONError) {
    switch try reader.peek() {
    case .object:
      try reader.enterObject()
      parts.append(Array("{".utf8))
      while let key = try reader.nextKey() {
        note(key, of: reader)
        try readValue(from: &reader)
      }
      parts.append(Array("}".utf8))
    case .array:
      try reader.enterArray()
      parts.append(Array("[".utf8))
      while try reader.nextElement() { try readValue(from: &reader) }
      parts.append(Array("]".utf8))
    case .string: note(try reader.readString(), of: reader)
    case .number: note(try reader.readNumber(), of: reader)
    case .true, .false: parts.append(Array(String(try reader.readBool()).utf8))
    case .null: parts.append(Array(reader.bytes[try reader.skipValue()]))
    }
  }

  /// Notes a number, whose integer is what its digits say.
  private mutating func note(_ number: JSONNumber, of reader: JSONReader) {
    let text = String(decoding: reader.bytes[number.range], as: UTF8.self)
    if let integer = reader.integer(number), text != "-0" {
      check(String(integer) == text, "an integer is written as its digits")
    }
    parts.append(Array(text.utf8))
  }

  /// Notes a string, after checking that it reads the same when it is written again.
  private mutating func note(_ string: JSONString, of reader: JSONReader) {
    let text = reader.string(string)
    var written: [UInt8] = []
    JSONWriter.append(text, to: &written)
    var copied: [UInt8] = []
    copied.append(addingCapacity: JSONWriter.room(forTextOf: string.range.count)) {
      JSONWriter.append(string, of: reader.bytes, to: &$0)
    }
    check(written == copied, "a string is written as its text is")
    let hash = string.hash(in: reader.bytes)
    do {
      var second = try JSONReader(written)
      let again = try second.readString()
      try second.finish()
      check(Array(second.string(again).utf8) == Array(text.utf8), "a string reads as written")
      check(again.name == string.name, "names do not depend on how they are written")
      check(again.hash(in: written) == hash, "hashes do not depend on how texts are written")
      check(
        JSONString.areEqual(string, in: reader.bytes, again, in: written)
          && string.equals(text, in: reader.bytes),
        "texts are equal however they are written")
    } catch {
      check(false, "what is written is JSON")
    }
    parts.append(Array(text.utf8))
  }
}
