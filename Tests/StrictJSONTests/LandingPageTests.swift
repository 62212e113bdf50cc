import StrictJSON
import TestSupport
import Testing

/// The landing page of the documentation.
struct LandingPageTests {
  /// The page.
  private let page: MarkdownPage

  /// Reads the page.
  init() throws {
    page = try MarkdownPage("Sources/StrictJSON/StrictJSON.docc/StrictJSON.md")
  }

  @Test("Every public type has its place on the page")
  func links() throws {
    #expect(try page.missingLinks(toSourcesIn: "Sources/StrictJSON") == [])
  }

  @Test("The code of the page prints what the page says")
  func code() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }

    var reader = try JSONReader(Array(#"{"at":7,"note":"a walk"}"#.utf8))
    try reader.enterObject()
    while let key = try reader.nextKey() {
      switch key.name {
      case "note": print(reader.string(try reader.readString()))  // a walk
      default: try reader.skipValue()
      }
    }
    try reader.finish()

    let text = Array("{\n  \"at\": 7,\n  \"at\": 8\n}".utf8)
    do {
      var reader = try JSONReader(text)
      try reader.skipValue()
    } catch {
      let position = TextPosition(offset: error.offset, in: text)
      print(error.reason, position.line, position.column)  // duplicateKey("at") 3 3
    }

    var bytes: [UInt8] = []
    let note = JSONValue.Member("note", .string("\u{7}a walk"))
    JSONValue.object([.init("at", .integer(7)), note]).append(to: &bytes)
    print(String(decoding: bytes, as: UTF8.self))  // {"at":7,"note":"\u0007a walk"}

    #expect(try page.output(ofCodeIn: #filePath) == printed)
  }
}
