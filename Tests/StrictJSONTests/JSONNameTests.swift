import StrictJSON
import Testing

@Suite("Names")
struct JSONNameTests {
  /// Reads a string and gives it with its bytes.
  private func read(_ json: String) throws -> (string: JSONString, bytes: [UInt8]) {
    var reader = try JSONReader(Array(json.utf8))
    return (try reader.readString(), reader.bytes)
  }

  @Test(
    "a string is the name that its text is, with escapes or without",
    arguments: [
      (#""a""#, "a"), (#""note""#, "note"), (#""soberlog""#, "soberlog"),
      (#""n\u006fte""#, "note"), (#""\u006E\u006f\u0074\u0065""#, "note"), (#""a\tb""#, "a\tb"),
      (#""\u0073\u006f\u0062\u0065\u0072\u006c\u006f\u0067""#, "soberlog"),
      ("\"\u{7F}\"", "\u{7F}"),
    ])
  func names(_ json: String, name: String) throws {
    #expect(try read(json).string.name == JSONName(name))
    #expect(JSONName(name) != "")
  }

  @Test(
    "a text that is empty, longer than eight bytes, not ASCII or has a NUL is no name",
    arguments: [
      #""""#, #""soberlogs""#, #""soberlog\n""#, #""é""#, #""山""#, #""a\u0000""#, #""\u0000""#,
      #""\u00e9""#, #""notSelected""#,
    ])
  func noNames(_ json: String) throws {
    let (string, bytes) = try read(json)
    #expect(string.name == "")
    #expect(JSONName(try JSONReader(bytes).string(string)) == "")
  }

  @Test("names are the same only when their texts are")
  func difference() {
    let texts = ["a", "b", "ab", "ba", "aa", "at", "id", "note", "Note", "notes", "soberlog"]
    for first in texts {
      for second in texts {
        #expect((JSONName(first) == JSONName(second)) == (first == second))
      }
    }
  }

  @Test(
    "equal texts have equal hashes, wherever they stand and however they are escaped",
    arguments: [
      ("", ""), ("k3f9q2m7", #"k3f9q2m\u0037"#), ("k3f9q2m7xa", #"\u006b3f9q2m7xa"#),
      ("山の日記帳", #"\u5c71の日記帳"#), ("0123456789abcdef0", #"0123456789abcdef\u0030"#),
    ])
  func hashes(_ plain: String, escaped: String) throws {
    let (first, firstBytes) = try read("\"\(plain)\"")
    for before in ["", " ", "\n\n\n\n\n"] {
      let (second, secondBytes) = try read(before + "\"\(escaped)\"  ")
      #expect(first.hash(in: firstBytes) == second.hash(in: secondBytes))
    }
    let text = Array(plain.utf8)
    #expect(text.span.hash(of: text.indices) == first.hash(in: firstBytes))
  }

  @Test("different texts have different hashes, as a rule")
  func differentHashes() {
    let texts = (0..<1000).map { Array("k3f9q2m\($0)".utf8) }
    #expect(Set(texts.map { $0.span.hash(of: $0.indices) }).count == texts.count)
  }
}
