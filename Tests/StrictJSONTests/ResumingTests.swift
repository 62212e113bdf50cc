import StrictJSON
import Testing

@Suite("Going on behind an error")
struct ResumingTests {
  let text = Array("{\"a\":[1,x,{\"b\":2},3],\"c\":4}".utf8)

  @Test("elements are read from a place inside of an array, then the rest of the object")
  func insideOfAnArray() throws {
    var reader = try JSONReader(text).resumed(at: 10, inside: [.object, .array])
    #expect(try reader.nextElement())
    #expect(try reader.skipValue() == 10..<17)
    #expect(try reader.nextElement())
    #expect(try reader.skipValue() == 18..<19)
    #expect(try !reader.nextElement())
    let key = try reader.nextKey()
    #expect(key.map { reader.string($0) } == "c")
    try reader.skipValue()
    #expect(try reader.nextKey() == nil)
    try reader.finish()
  }

  @Test("the end of the container may come at once")
  func endAtOnce() throws {
    var reader = try JSONReader(text).resumed(at: 19, inside: [.object, .array])
    #expect(try !reader.nextElement())
  }

  @Test("an offset out of range is the end", arguments: [-1, 27, 99, .min, .max])
  func outOfRange(offset: Int) throws {
    var reader = try JSONReader(text).resumed(at: offset)
    #expect(reader.offset == text.count)
    try reader.finish()
  }
}

@Suite("Many positions")
struct TextPositionScanTests {
  @Test(
    "are those that are found one by one",
    arguments: ["", "a\nb", "\u{FEFF}a\n\n高尾\r\né🏔️x", "\n\n\n", "e\u{301}\u{FEFF}\n"])
  func sameAsOneByOne(text: String) {
    let bytes = Array(text.utf8) + [0xFF, 0xE5, 0x0A, 0xC3]
    var scan = TextPositionScan(bytes)
    for offset in -1...bytes.count + 1 {
      #expect(scan.position(of: offset) == TextPosition(offset: offset, in: bytes))
      #expect(scan.position(of: offset) == TextPosition(offset: offset, in: bytes))
    }
  }

  @Test("may be far apart")
  func farApart() {
    let bytes = Array("{\n\"高尾\": 1,\n\n\"山\"}".utf8)
    var scan = TextPositionScan(bytes)
    for offset in [3, 6, 9, 17, 20] {
      #expect(scan.position(of: offset) == TextPosition(offset: offset, in: bytes))
    }
  }
}
