import Foundation
import StrictJSON
import Testing

@Suite("Compared with Foundation")
struct FoundationComparisonTests {
  @Test("random documents are read the same", arguments: UInt64(0)..<40)
  func random(seed: UInt64) throws {
    var generator = RandomDocument(seed: seed)
    for _ in 0..<25 {
      let (text, value) = generator.document()
      let bytes = Array(text.utf8)
      #expect(try ParsedValue(bytes) == value)
      #expect(try JSONDecoder().decode(ParsedValue.self, from: Data(bytes)) == value)
      #expect(errorOfSkipping(bytes) == nil)
    }
  }

  @Test("what Foundation writes is read the same")
  func written() throws {
    let value: [String: Any] = [
      "text": "\u{0}\u{1F}\"\\/é山🏔️\u{2028}", "numbers": [0, -1, 1.5, 1e300, Int.max], "yes": true,
      "nothing": NSNull(), "nested": [[], [String: Any](), ["a": ["b": [false]]]] as [Any],
    ]
    for options in [[], .prettyPrinted, .sortedKeys] as [JSONSerialization.WritingOptions] {
      let data = try JSONSerialization.data(withJSONObject: value, options: options)
      let decoded = try JSONDecoder().decode(ParsedValue.self, from: data)
      #expect(try ParsedValue(Array(data)) == decoded)
    }
  }
}

extension ParsedValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ParsedValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: ParsedValue].self))
    }
  }
}
