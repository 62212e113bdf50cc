import StrictJSON
import Testing

@Suite("Walking over a text")
struct WalkingTests {
  @Test("keys and values come in order, with their places")
  func walk() throws {
    let text = #" { "at" : "x" , "n":[1, 2 ] , "k\u0065y":{"a":{}} , "z":true }"#
    var reader = try JSONReader(Array(text.utf8))
    var seen: [String] = []
    try reader.enterObject()
    while let key = try reader.nextKey() {
      let start = reader.offset
      let range = try reader.skipValue()
      #expect(range.lowerBound == start)
      #expect(range.upperBound == reader.offset)
      seen += [reader.string(key), String(decoding: reader.bytes[range], as: UTF8.self)]
    }
    try reader.finish()
    #expect(seen == ["at", "\"x\"", "n", "[1, 2 ]", "key", #"{"a":{}}"#, "z", "true"])
  }

  @Test(
    "the range of a value is exact, without the white space around it",
    arguments: [
      "0", "-12.5e+3", "\"\"", "\"a\\\"b\"", "true", "false", "null", "[]", "[ ]", "{}", "{ }",
      "[1 , [ 2 ] ]", "{\"a\" : { } , \"b\":[ ]}", "\"高尾山\"",
    ])
  func range(_ value: String) throws {
    for (before, after) in [("", ""), ("\n ", " \n"), ("[", "]"), ("[ ", " ,1]"), ("[[0],", "]")] {
      var reader = try JSONReader(Array((before + value + after).utf8))
      if before.contains("[") {
        try reader.enterArray()
        #expect(try reader.nextElement())
      }
      if before.contains(",") {
        try reader.skipValue()
        #expect(try reader.nextElement())
      }
      let start = before.utf8.count
      #expect(try reader.skipValue() == start..<start + value.utf8.count)
    }
  }

  @Test("a copy is a bookmark that reads on from its own place")
  func bookmark() throws {
    var reader = try JSONReader(Array(#"{"a":[1,{"b":2}],"c":3}"#.utf8))
    try reader.enterObject()
    _ = try reader.nextKey()
    var copy = reader
    try reader.skipValue()
    let key = try #require(try reader.nextKey())
    #expect(reader.equals(key, "c"))
    try copy.enterArray()
    #expect(try copy.nextElement())
    #expect(copy.integer(try copy.readNumber()) == 1)
    #expect(reader.integer(try reader.readNumber()) == 3)
    #expect(try reader.nextKey() == nil)
    try reader.finish()
  }

  @Test(
    "peek tells the kind and moves to the value without passing it",
    arguments: [
      (" {}", .object), ("\t[]", .array), ("\n\"\"", .string), ("\r-1", .number), (" 0", .number),
      (" 9", .number), (" true", .true), (" false", .false), (" null", .null),
    ] as [(String, JSONKind)])
  func peek(_ text: String, kind: JSONKind) throws {
    var reader = try JSONReader(Array(text.utf8))
    #expect(try reader.peek() == kind)
    #expect(try reader.peek() == kind)
    #expect(reader.offset == 1)
  }

  @Test(
    "a value of another kind than was asked for is refused with both kinds",
    arguments: [
      ("{}", .object), ("[]", .array), ("\"\"", .string), ("1", .number), ("null", .null),
    ]
      as [(String, JSONKind)])
  func mismatch(_ text: String, found: JSONKind) throws {
    let reader = try JSONReader(Array((" " + text).utf8))
    func check(_ kind: JSONKind, _ read: (inout JSONReader) throws(JSONError) -> Void) {
      var copy = reader
      let error = #expect(throws: JSONError.self) { try read(&copy) }
      #expect(error == JSONError(reason: .expected(kind, found: found), offset: 1))
    }
    if found != .object { check(.object) { reader throws(JSONError) in try reader.enterObject() } }
    if found != .array { check(.array) { reader throws(JSONError) in try reader.enterArray() } }
    if found != .string {
      check(.string) { reader throws(JSONError) in _ = try reader.readString() }
    }
    if found != .number {
      check(.number) { reader throws(JSONError) in _ = try reader.readNumber() }
    }
    check(.true) { reader throws(JSONError) in _ = try reader.readBool() }
  }

  @Test("an object or array that was not left is not finished", arguments: ["[]", "{}", "[", "{"])
  func unfinished(_ text: String) throws {
    var reader = try JSONReader(Array(text.utf8))
    if text.hasPrefix("[") { try reader.enterArray() } else { try reader.enterObject() }
    #expect(throws: JSONError.self) { try reader.finish() }
  }

  @Test("readBool reads both", arguments: [("true", true), ("false", false)])
  func bool(_ text: String, value: Bool) throws {
    var reader = try JSONReader(Array(text.utf8))
    #expect(try reader.readBool() == value)
    try reader.finish()
  }

  @Test(
    "a number is an Int when written as an integer in its range",
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("1.0", nil), ("1.5", nil), ("1e2", nil), ("1E2", nil), ("1e999", nil), ("0e0", nil),
      ("123456789012345678901234567890", nil),
    ] as [(String, Int?)])
  func integer(_ text: String, value: Int?) throws {
    var reader = try JSONReader(Array("[\(text) ]".utf8))
    try reader.enterArray()
    #expect(try reader.nextElement())
    let number = try reader.readNumber()
    #expect(number.range == 1..<1 + text.utf8.count)
    #expect(reader.integer(number) == value)
  }

  @Test(
    "equals compares the decoded text, exactly",
    arguments: [
      (#""note""#, "note", true), (#""n\u006fte""#, "note", true), (#""note\n""#, "note\n", true),
      (#""not""#, "note", false), (#""notes""#, "note", false), (#""Note""#, "note", false),
      (#""""#, "", true), (#""""#, "a", false), (#""a""#, "", false),
      (#""n\u0061te""#, "note", false),
      ("\"\u{212A}\"", "K", false), (#""\u212a""#, "K", false),
      (#""startCountsAsLongName""#, "startCountsAsLongName", true),
      (#""startCountsAsLongName""#, "startCountsAsLongNamf", false),
    ])
  func equals(_ text: String, literal: String, expected: Bool) throws {
    var reader = try JSONReader(Array(text.utf8))
    #expect(reader.equals(try reader.readString(), literal) == expected)
  }
}
