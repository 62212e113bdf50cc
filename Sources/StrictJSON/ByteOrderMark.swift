/// The bytes that mark an encoding at the start of a text.
enum ByteOrderMark {
  /// U+FEFF in UTF-8.
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// U+FEFF in UTF-16, both byte orders.
  static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
  /// U+FEFF in UTF-32, both byte orders.
  static let utf32: [[UInt8]] = [[0x00, 0x00, 0xFE, 0xFF], [0xFF, 0xFE, 0x00, 0x00]]
}
