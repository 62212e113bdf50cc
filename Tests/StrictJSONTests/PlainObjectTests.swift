import StrictJSON
import Testing

/// The shorter way through objects of strings in a known order.
struct PlainObjectTests {
  /// Text behind the object: near the end of a text no member is plain.
  private static let rest = String(repeating: " ", count: 20)

  /// What the members `id` and `note` of an object are.
  private struct Members: Hashable {
    /// The text of `id`; nil without one.
    var id: String?
    /// The text of `note`; nil without one.
    var note: String?
    /// The offsets of the bytes of the object.
    var range: Range<Int>
  }

  /// Reads the object that a text begins with as a plain one; nil when it is none, and then the
  /// reader must stand before it again.
  private func plainMembers(_ bytes: [UInt8]) throws -> Members? {
    var reader = try JSONReader(bytes)
    guard let start = reader.enterPlainObject() else { return nil }
    let id = reader.readPlainString(named: "id")
    let note = reader.readPlainString(named: "note")
    guard let range = reader.leavePlainObject(from: start) else {
      #expect(reader.offset == 0)
      return nil
    }
    #expect(reader.offset == range.upperBound)
    return Members(id: id.map(reader.string), note: note.map(reader.string), range: range)
  }

  /// Reads the object that a text begins with member by member.
  private func strictMembers(_ bytes: [UInt8]) throws -> Members {
    var reader = try JSONReader(bytes)
    var members = Members(range: 0..<0)
    try reader.enterObject()
    while let key = try reader.nextKey() {
      let text = reader.string(try reader.readString())
      if key.name == "id" { members.id = text } else { members.note = text }
    }
    members.range = 0..<reader.offset
    return members
  }

  @Test(
    "An object of strings in the expected order is plain, with any of them left out",
    arguments: [
      (#"{"id":"a","note":"b"}"#, "a", "b"), (#"{"id":"","note":"山 🍵"}"#, "", "山 🍵"),
      (#"{"id":"a"}"#, "a", nil), (#"{"note":"b"}"#, nil, "b"), ("{}", nil, nil),
      (#"{"id":"\u0061\"","note":"\ud83c\udf75\\"}"#, "a\"", "🍵\\"),
    ] as [(String, String?, String?)])
  func plain(text: String, id: String?, note: String?) throws {
    let members = try plainMembers(Array((text + PlainObjectTests.rest).utf8))
    #expect(members == Members(id: id, note: note, range: 0..<text.utf8.count))
  }

  @Test(
    "Anything else is not, and the reader goes back to its start",
    arguments: [
      #"{"note":"b","id":"a"}"#, #"{"id":"a","id":"a"}"#, #"{"id":"a","note":"b","more":"c"}"#,
      #"{"id":"a","mood":"good"}"#, #"{"identity":"a"}"#, #"{"i":"a"}"#, #"{"\u0069d":"a"}"#,
      #"{ "id":"a"}"#, #"{"id": "a"}"#, #"{"id":"a" }"#, #"{"id":1}"#, #"{"id":"a",}"#,
      #"{,"id":"a"}"#, #"{"id":"a""note":"b"}"#, #"{"id":"a","note":"b"]"#, #"{"id":"\x"}"#,
      #"{"id":"\ud83c"}"#, "{\"id\":\"\n\"}", #"{"id":"a"#, "{", #"["id"]"#,
    ])
  func notPlain(text: String) throws {
    #expect(try plainMembers(Array((text + PlainObjectTests.rest).utf8)) == nil)
  }

  @Test("What is read as plain is what a reading member by member finds, whatever was spoiled")
  func spoiled() throws {
    let text = #"{"id":"a\n","note":"山"}"# + PlainObjectTests.rest
    for place in text.utf8.indices {
      for byte in Array("\"\\{}:, a\u{0}\u{1F}".utf8) + [0x80, 0xE5, 0xFF] {
        var bytes = Array(text.utf8)
        bytes[text.utf8.distance(from: text.utf8.startIndex, to: place)] = byte
        guard let members = try plainMembers(bytes) else { continue }
        #expect(try strictMembers(bytes) == members)
      }
    }
  }

  @Test("A member that is null is passed under its name alone")
  func null() throws {
    var reader = try JSONReader(Array(#"{"a":null,"event":null,"b":"x"}                  "#.utf8))
    let start = reader.enterPlainObject()
    let passed = ["event", "b", "a", "a", "event", "b"].map { name in
      reader.skipPlainNull(named: JSONName(name))
    }
    #expect(passed == [false, false, true, false, true, false])
    let string = reader.readPlainString(named: "b")
    #expect(string.map { reader.string($0) } == "x")
    let range = reader.leavePlainObject(from: start ?? 1)
    #expect(range == 0..<31)
  }

  @Test("The depth limit holds")
  func depth() throws {
    var reader = try JSONReader(Array(#"[{"id":"a"}]"#.utf8), depthLimit: 1)
    try reader.enterArray()
    #expect(try reader.nextElement())
    #expect(reader.enterPlainObject() == nil)
    #expect(throws: JSONError(reason: .tooDeep(limit: 1), offset: 1)) { try reader.enterObject() }
  }
}
