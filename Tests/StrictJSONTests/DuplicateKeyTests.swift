import StrictJSON
import Testing

@Suite("Duplicate keys")
struct DuplicateKeyTests {
  @Test(
    "a key that the object had before is refused at its second place",
    arguments: [
      (#"{"a":1,"a":2}"#, "a", 7), (#"{"":1,"":2}"#, "", 6), (#"{"a":1,"b":2,"a":1}"#, "a", 13),
      (#"{"abcdefgh":1,"abcdefgh":2}"#, "abcdefgh", 14),
      (#"{"abcdefghi":1,"abcdefghi":2}"#, "abcdefghi", 15),
      (#"{"a":1,"\u0061":2}"#, "a", 7), (#"{"\u0061":1,"a":2}"#, "a", 12),
      (#"{"\u0061":1,"\u0061":2}"#, "a", 12), (#"{"a/b":1,"a\/b":2}"#, "a/b", 9),
      (#"{"é":1,"é":2}"#, "é", 8), (#"{"é":1,"\u00e9":2}"#, "é", 8),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", "é", 8), ("{\"e\u{301}\":1,\"\u{E9}\":2}", "é", 9),
      ("{\"abcdefgh\u{E9}\":1,\"abcdefghe\u{301}\":2}", "abcdefghé", 16),
      (#"{"\u00e9":1,"e\u0301":2}"#, "é", 12), ("{\"K\":1,\"\u{212A}\":2}", "K", 7),
      ("{\"\u{212A}\":1,\"K\":2}", "K", 9), ("{\"가\":1,\"\u{1100}\u{1161}\":2}", "가", 9),
      (#"{"x":{"a":1,"a":2}}"#, "a", 12), (#"[[{"b":{}},{"a":[],"a":[]}]]"#, "a", 19),
      (#"{"a":{"b":1},"a":2}"#, "a", 13), (#"{"a":[{"a":1}],"a":2}"#, "a", 15),
    ])
  func refused(_ text: String, key: String, offset: Int) {
    #expect(errorOfBoth(text) == JSONError(reason: .duplicateKey(key), offset: offset))
  }

  @Test(
    "keys that only look alike, or belong to different objects, are not duplicates",
    arguments: [
      #"{"a":1,"A":2}"#, #"{"a":1,"a ":2}"#, #"{"a":1,"a\u0000":2,"":3,"\u0000":4}"#,
      #"{"abcdefgh1":1,"abcdefgh2":2,"abcdefgh":3,"abcdefg":4}"#, "{\"ﬁ\":1,\"fi\":2}",
      "{\"a\":1,\"ａ\":2}", "{\"e\":1,\"é\":2,\"\u{301}\":3}", #"{"a":{"a":{"a":1}}}"#,
      #"{"a":{"b":1},"b":{"a":1}}"#, #"[{"a":1},{"a":1}]"#, #"{"a":[{"a":1},{"a":1}]}"#,
      #"{"é":{"a":1},"a":{"é":1,"x":{"é":2}},"b":1}"#,
    ])
  func accepted(_ text: String) {
    #expect(errorOfBoth(text) == nil)
  }

  @Test("are found among few and many keys", arguments: [1, 2, 15, 16, 17, 18, 33, 1000])
  func count(_ count: Int) {
    let keys = (0..<count).map { "\"key\($0)\":{\"key\($0)\":0}" }.joined(separator: ",")
    #expect(errorOfBoth("{\(keys)}") == nil)
    for repeated in [0, count / 2, count - 1] {
      let error = JSONError(
        reason: .duplicateKey("key\(repeated)"), offset: keys.utf8.count + 2)
      #expect(errorOfBoth("{\(keys),\"key\(repeated)\":0}") == error)
    }
  }

  @Test("a large object does not spoil the keys of those around and after it")
  func nesting() {
    let many = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(errorOfBoth("[{\"a\":{\(many)},\"k1\":{\(many)},\"é\":{\(many)}},{\(many)}]") == nil)
    #expect(errorOfBoth("{\"a\":{\(many)},\"a\":1}")?.reason == .duplicateKey("a"))
  }

  @Test("a hundred thousand keys are checked without comparing each with each")
  func large() {
    let keys = (0..<100_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(errorOfSkipping(Array("{\(keys)}".utf8)) == nil)
    #expect(errorOfSkipping(Array("{\(keys),\"k7\":1}".utf8))?.reason == .duplicateKey("k7"))
  }
}
