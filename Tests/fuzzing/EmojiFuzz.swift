import SoberlogCore

/// Looks for the last emoji in any text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEmoji(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: unsafe inputBytes(start, count), as: UTF8.self)
  let found = EmojiSanitizer.lastEmoji(in: text)
  check(scalars(found) == scalars(text.compactMap(EmojiSanitizer.qualified).last), "the last wins")
  guard let found else { return 0 }
  check(found.count == 1, "an emoji is one grapheme cluster")
  check(
    scalars(EmojiSanitizer.lastEmoji(in: found)) == scalars(found), "an emoji is its own last one")
  check(
    found.first.map { EmojiCatalog.names(of: $0)?.emoji == found } ?? false, "an emoji has a name")
  check(
    scalars(EmojiSanitizer.lastEmoji(in: "1 " + found + "\n")) == scalars(found),
    "text around an emoji changes nothing")
  return 0
}

/// The scalars of a text, since strings compare equal when they are only canonically equivalent.
private func scalars(_ text: String?) -> [Unicode.Scalar]? {
  text.map { Array($0.unicodeScalars) }
}
