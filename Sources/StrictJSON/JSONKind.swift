/// The kind of a JSON value, as its first character tells it (RFC 8259, section 3).
public enum JSONKind: Hashable, Sendable {
  /// An object, from `{` to `}`.
  case object
  /// An array, from `[` to `]`.
  case array
  /// A string in quotation marks.
  case string
  /// A number.
  case number
  /// The literal `true`.
  case `true`
  /// The literal `false`.
  case `false`
  /// The literal `null`.
  case null
}

extension JSONKind {
  /// Makes the kind of the values that begin with this byte; nil when no value does.
  init?(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"): self = .true
    case UInt8(ascii: "f"): self = .false
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }
}
