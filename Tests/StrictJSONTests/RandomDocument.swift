import TestSupport

/// Makes random JSON texts together with the values that they stand for.
struct RandomDocument {
  /// Where the choices come from.
  private var random: SeededGenerator

  /// Makes a source of documents; the same seed gives the same ones.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }
}

extension RandomDocument {
  /// A document, with random white space and random ways to write each value.
  mutating func document() -> (text: String, value: ParsedValue) {
    let (text, value) = value(depth: 0)
    return (blank() + text + blank(), value)
  }

  /// A value of any kind; deep ones are no containers.
  private mutating func value(depth: Int) -> (String, ParsedValue) {
    switch Int.random(in: depth > 5 ? 2...6 : 0...6, using: &random) {
    case 0: object(depth: depth)
    case 1: array(depth: depth)
    case 2, 3: string()
    case 4: number()
    case 5: Bool.random(using: &random) ? ("true", .bool(true)) : ("false", .bool(false))
    default: ("null", .null)
    }
  }

  /// An object with keys that are not canonically equivalent.
  private mutating func object(depth: Int) -> (String, ParsedValue) {
    var members: [String: ParsedValue] = [:]
    var texts: [String] = []
    for _ in 0..<Int.random(in: 0...20, using: &random) / (depth + 1) {
      guard case (let keyText, .string(let key)) = string(), members[key] == nil else { continue }
      let (text, value) = value(depth: depth + 1)
      members[key] = value
      texts.append(blank() + keyText + blank() + ":" + blank() + text + blank())
    }
    return ("{" + (texts.isEmpty ? blank() : texts.joined(separator: ",")) + "}", .object(members))
  }

  /// An array.
  private mutating func array(depth: Int) -> (String, ParsedValue) {
    var elements: [ParsedValue] = []
    var texts: [String] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let (text, value) = value(depth: depth + 1)
      elements.append(value)
      texts.append(blank() + text + blank())
    }
    return ("[" + (texts.isEmpty ? blank() : texts.joined(separator: ",")) + "]", .array(elements))
  }

  /// A number, as integer, fraction or with an exponent.
  private mutating func number() -> (String, ParsedValue) {
    let texts = [
      String(Int.random(in: -1000...1000, using: &random)),
      String(Double.random(in: -10...10, using: &random)),
      "\(Int.random(in: 1...9, using: &random))e\(Int.random(in: -20...20, using: &random))",
      "-0.\(Int.random(in: 0...99999, using: &random))E+3",
    ]
    let text = texts[Int.random(in: texts.indices, using: &random)]
    return (text, .number(Double(text) ?? .nan))
  }

  /// A string, each character as itself or as an escape.
  private mutating func string() -> (String, ParsedValue) {
    var (text, value) = ("", "")
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let (piece, scalar) = character()
      text += piece
      value.unicodeScalars.append(scalar)
    }
    return ("\"\(text)\"", .string(value))
  }

  /// One character of a string, as itself or as an escape.
  private mutating func character() -> (String, Unicode.Scalar) {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x00...0xFF, 0x3040...0x9FFF, 0x1F300...0x1F6FF,
    ]
    let range = ranges[Int.random(in: ranges.indices, using: &random)]
    let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "x"
    let mustBeEscaped = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
    if mustBeEscaped || Int.random(in: 0..<5, using: &random) == 0 {
      let units = String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return (units.joined(), scalar)
    }
    return (String(scalar), scalar)
  }

  /// White space, mostly none.
  private mutating func blank() -> String {
    ["", "", "", " ", "\n", "\t", "\r\n", "    "].randomElement(using: &random) ?? ""
  }
}
