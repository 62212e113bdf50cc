// Which keys terminals send as control characters and escape sequences.

extension KeyEvent {
  /// The key of a control character of ASCII; nil for those that mean nothing here.
  init?(control byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }

  /// The key of an escape sequence, as xterm sends it; nil for one that is not known.
  ///
  /// - Parameters:
  ///   - final: the last byte.
  ///   - parameters: the bytes before it: numbers with semicolons between them.
  ///   - hasAlt: whether Alt was pressed with it.
  init?(final: UInt8, parameters: ArraySlice<UInt8>, hasAlt: Bool) {
    if parameters.first == UInt8(ascii: "[") { return nil }
    let numbers = parameters.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    // One more than the sum of 1 for Shift, 2 for Alt and 4 for Ctrl.
    let modifiers = numbers.count > 1 ? (numbers[1] &- 1) & 6 : 0
    let movesByWord = hasAlt || modifiers != 0
    switch (final, numbers.first ?? 1) {
    case (UInt8(ascii: "A"), _): self = .up
    case (UInt8(ascii: "B"), _): self = .down
    case (UInt8(ascii: "C"), _): self = movesByWord ? .wordRight : .right
    case (UInt8(ascii: "D"), _): self = movesByWord ? .wordLeft : .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): self = .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): self = .end
    case (UInt8(ascii: "M"), _): self = .enter
    case (UInt8(ascii: "Z"), _): self = .backTab
    case (UInt8(ascii: "~"), 3): self = .delete
    case (UInt8(ascii: "~"), 5): self = .pageUp
    case (UInt8(ascii: "~"), 6): self = .pageDown
    default: return nil
    }
  }
}
