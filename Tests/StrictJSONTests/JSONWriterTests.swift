import Foundation
import StrictJSON
import Testing

@Suite("Writing strings")
struct JSONWriterTests {
  /// The JSON string of a text.
  private static func written(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "escapes what acts on its surroundings and writes the rest as itself",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("a/b'c", #""a/b'c""#), ("\"\\", #""\"\\""#),
      ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\r\n", #""\r\n""#), ("\u{0}", #""\u0000""#),
      ("\u{1B}[1m", #""\u001b[1m""#), ("\u{1F} ", #""\u001f ""#), ("\u{7F}", #""\u007f""#),
      ("\u{80}\u{85}\u{9F}", #""\u0080\u0085\u009f""#), ("\u{A0}", "\"\u{A0}\""),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{61C}", #""\u061c""#),
      ("\u{200E}\u{200F}", #""\u200e\u200f""#), ("\u{202A}\u{202E}", #""\u202a\u202e""#),
      ("\u{2066}\u{2069}", #""\u2066\u2069""#),
      ("\u{200D}\u{2027}\u{202F}", "\"\u{200D}\u{2027}\u{202F}\""),
      ("\u{2065}\u{206A}", "\"\u{2065}\u{206A}\""), ("é山🏔️", "\"é山🏔️\""), ("—☀️", "\"—☀️\""),
      ("👨‍👩‍👧", "\"👨‍👩‍👧\""), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\"🏴󠁧󠁢󠁳󠁣󠁴󠁿\""), ("e\u{301}", "\"e\u{301}\""),
      ("\u{FEFF}\u{FFFF}\u{10FFFF}", "\"\u{FEFF}\u{FFFF}\u{10FFFF}\""), ("ء؜", #""ء\u061c""#),
    ])
  func escapes(_ text: String, expected: String) {
    #expect(JSONWriterTests.written(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("appends to what is there")
  func appends() {
    var bytes = Array("{".utf8)
    JSONWriter.append("a\n", to: &bytes)
    JSONWriter.append("b", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"a\n""b""#)
  }

  @Test("what is written is read back as the same scalars, by Foundation too")
  func everyScalar() throws {
    for start in stride(from: UInt32(0), to: 0x11_0000, by: 0x100) {
      var text = String.UnicodeScalarView()
      for value in start..<start + 0x100 {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      var bytes: [UInt8] = []
      JSONWriter.append(String(text), to: &bytes)
      var reader = try JSONReader(bytes)
      let string = reader.string(try reader.readString())
      try reader.finish()
      #expect(string.unicodeScalars.elementsEqual(text))
      let decoded = try JSONDecoder().decode(String.self, from: Data(bytes))
      #expect(decoded.unicodeScalars.elementsEqual(text))
    }
  }

  @Test("a string that was read is written just as its text is, whatever its escapes")
  func stringsThatWereRead() throws {
    let pieces = [
      "", "plain", #"\n"#, #"\u000a"#, #"\/"#, #"\u0041"#, #"\ud83c\udf75"#, "🍵", "山", "\u{7F}",
      "\u{7F}n", "\u{2028}", #"\u202e"#, "\u{202E}", #"\\"#, #"\""#, "☀️", "\u{80}", "—n",
    ]
    for first in pieces {
      for second in pieces {
        let source = Array("[\"\(first)\(second)\"]".utf8)
        var reader = try JSONReader(source)
        try reader.enterArray()
        _ = try reader.nextElement()
        let string = try reader.readString()
        let bytes = [UInt8](capacity: JSONWriter.room(forTextOf: string.range.count)) {
          JSONWriter.append(string, of: source, to: &$0)
        }
        #expect(
          String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(
            JSONWriterTests.written(reader.string(string)).unicodeScalars))
        var again = try JSONReader(bytes)
        let written = try again.readString()
        #expect(JSONString.areEqual(string, in: source, written, in: bytes))
        #expect(written.equals(string.text(in: source), in: bytes))
      }
    }
  }

  @Test(
    "compacting takes out blanks between tokens and escapes what acts on its surroundings",
    arguments: [
      (" { \"a b\" :\n [ 1.0 , null ]\t}\r\n", #"{"a b":[1.0,null]}"#),
      (#"["\" ","\\"  ,"\\\" "]"#, #"["\" ","\\","\\\" "]"#),
      ("\"\u{202E}山\u{9B}\u{7F}\u{2028}é☀️\"", #""\u202e山\u009b\u007f\u2028é☀️""#),
      (#""\u202e\n""#, #""\u202e\n""#), ("", ""), ("1e9", "1e9"),
    ])
  func compacting(json: String, expected: String) {
    var bytes: [UInt8] = []
    JSONWriter.appendCompacted(Array(json.utf8), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("nothing that acts on a terminal or hides is written raw, alone or in plain text")
  func safe() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let acts =
        [.control, .lineSeparator, .paragraphSeparator].contains(category)
        || scalar.properties.isBidiControl
      for text in ["\(scalar)", "plain text \(scalar) plain text"] {
        let isRaw = JSONWriterTests.written(text).unicodeScalars.contains(scalar)
        #expect(isRaw == !acts, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(
    "a number in hundredths has two decimals",
    arguments: [(0, "0.00"), (5, "0.05"), (100, "1.00"), (367, "3.67"), (123_450, "1234.50")])
  func hundredths(number: Int, expected: String) {
    var bytes: [UInt8] = []
    JSONValue.hundredths(number).append(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
