import StrictJSON
import Testing

/// The scan looks at eight bytes at a time; so each rule is checked at each place of a word.
@Suite("The end of a string")
struct StringScanTests {
  @Test("is found at every length, before and after other text", arguments: 0...40)
  func length(_ length: Int) throws {
    for filler in ["a", "é", "山", "🏔", "\u{7F}", "\u{80}", "!", "#", "[", "]", " "] {
      let content = String(repeating: filler, count: length)
      for rest in ["", " ", ",", "        \"        "] {
        let bytes = Array("\"\(content)\"\(rest)".utf8)
        var reader = try JSONReader(bytes)
        let string = try reader.readString()
        #expect(string.range == 1..<content.utf8.count + 1)
        #expect(!string.hasEscapes)
        #expect(reader.string(string) == content)
        #expect(reader.offset == content.utf8.count + 2)
      }
    }
  }

  @Test("no raw control character is overlooked at any place", arguments: UInt8(0)...0x1F)
  func control(_ control: UInt8) {
    for place in 0..<20 {
      var bytes = Array("\"aaaaaaaaaaaaaaaaaaaa\"".utf8)
      bytes[place + 1] = control
      #expect(errorOfSkipping(bytes) == JSONError(reason: .rawControl(control), offset: place + 1))
    }
  }

  @Test("every byte from U+0020 on but quotation mark and backslash is plain at any place")
  func plain() {
    for byte in UInt8(0x20)...0x7F where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      for place in 0..<20 {
        var bytes = Array("\"aaaaaaaaaaaaaaaaaaaa\"".utf8)
        bytes[place + 1] = byte
        #expect(errorOfSkipping(bytes) == nil)
      }
    }
  }

  @Test("an escape is decoded at any place", arguments: 0...20)
  func escape(_ place: Int) throws {
    let before = String(repeating: "山", count: place)
    for (escape, character) in [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u00e9"#, "é"), (#"\u0000"#, "\u{0}"),
      (#"\uD83C\uDFD4"#, "🏔"), (#"\ud83d\ude00\n"#, "😀\n"),
    ] {
      var reader = try JSONReader(Array("\"\(before)\(escape)after\"".utf8))
      let string = try reader.readString()
      #expect(string.hasEscapes)
      #expect(reader.string(string) == before + character + "after")
      try reader.finish()
    }
  }
}
