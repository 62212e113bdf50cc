import StrictJSON
import Testing

@Suite("The depth limit")
struct DepthTests {
  /// Arrays and objects by turns, so many within each other.
  private static func nested(_ depth: Int) -> String {
    let opening = (0..<depth).map { $0.isMultiple(of: 2) ? "[" : "{\"a\":" }
    let closing = (0..<depth).reversed().map { $0.isMultiple(of: 2) ? "]" : "}" }
    return opening.joined() + (depth.isMultiple(of: 2) ? "1" : "") + closing.joined()
  }

  @Test("is 512 unless another is given", arguments: [1, 2, 511, 512])
  func within(_ depth: Int) {
    #expect(errorOfBoth(DepthTests.nested(depth)) == nil)
  }

  @Test("refuses the bracket that goes beyond it", arguments: [513, 514, 1000])
  func beyond(_ depth: Int) {
    let offset = 256 * "[{\"a\":".utf8.count
    #expect(
      errorOfBoth(DepthTests.nested(depth))
        == JSONError(reason: .tooDeep(limit: 512), offset: offset))
  }

  @Test(
    "can be given", arguments: [("7", 0, nil), ("[]", 0, 0), ("[]", 1, nil), ("[[],{}]", 1, 1)])
  func given(_ text: String, limit: Int, offset: Int?) throws {
    var reader = try JSONReader(Array(text.utf8), depthLimit: limit)
    guard let offset else {
      #expect(try reader.skipValue() == 0..<text.utf8.count)
      return
    }
    #expect(throws: JSONError(reason: .tooDeep(limit: limit), offset: offset)) {
      try reader.skipValue()
    }
  }

  @Test("stops 100,000 brackets early", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func bomb(_ opening: String) {
    let error = errorOfSkipping(Array(String(repeating: opening, count: 100_000).utf8))
    #expect(error?.reason == .tooDeep(limit: 512))
    #expect((error?.offset ?? .max) <= 512 * opening.utf8.count)
  }

  @Test("counts what is open, not what was")
  func siblings() {
    #expect(errorOfBoth("[" + String(repeating: "[],{},", count: 2000) + "0]") == nil)
  }
}
