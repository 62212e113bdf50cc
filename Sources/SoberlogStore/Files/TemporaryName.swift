/// The name of the temporary file that takes a file's place when it is complete.
struct TemporaryName: Hashable {
  /// The name, as in `.journal.json.tmp-0123456789abcdef`.
  let text: String

  /// Makes a name that nobody can foresee.
  init(for name: String) {
    text = TemporaryName.prefix(for: name) + TemporaryName.randomDigits()
  }

  /// Takes a name in a folder for one of ours, nil when it is not.
  init?(_ text: String, for name: String) {
    let prefix = TemporaryName.prefix(for: name)
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    let digits = text.utf8.dropFirst(prefix.utf8.count)
    guard digits.count == TemporaryName.digitCount, digits.allSatisfy(TemporaryName.isDigit) else {
      return nil
    }
    self.text = text
  }
}

extension TemporaryName {
  /// Digits that nobody can foresee, always of the same number.
  static func randomDigits() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: digitCount - digits.utf8.count) + digits
  }

  /// The number of random hexadecimal digits, four bits each.
  private static let digitCount = 16

  /// What the names for one file begin with.
  private static func prefix(for name: String) -> String {
    ".\(name).tmp-"
  }

  /// Whether a byte is a hexadecimal digit as these names have it.
  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
