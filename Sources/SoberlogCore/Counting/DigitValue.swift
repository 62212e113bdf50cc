extension Unicode.Scalar {
  /// The value of a decimal digit, ASCII or full-width; nil for every other character.
  var digitValue: Int? {
    switch self {
    case "0"..."9": Int(value) - 0x30
    case "０"..."９": Int(value) - 0xFF10
    default: nil
    }
  }
}
