/// Finds the one emoji in what was typed for it.
///
/// An emoji is a grapheme cluster that Unicode's emoji-test list has in any of the forms
/// fully-qualified, minimally-qualified or unqualified (UTS #51). Results are fully-qualified.
public enum EmojiSanitizer {
  /// The last emoji in a text, fully-qualified; nil when there is none.
  ///
  /// All that is no emoji is passed over: `"a❤b"` gives `"❤️"`, and `"1"` nothing.
  ///
  /// Complexity: O(*n*) in the length of the text.
  public static func lastEmoji(in text: String) -> String? {
    // Forward, because finding a flag's borders from its end takes a look at all flags before it.
    var last: String?
    for character in text {
      last = qualified(character) ?? last
    }
    return last
  }

  /// The fully-qualified form of an emoji, nil when the character is none.
  ///
  /// Complexity: O(*n*) in the length of the character.
  public static func qualified(_ character: Character) -> String? {
    if character.isASCII { return nil }
    let form = withSelectors(character)
    return isQualified(form.utf8.span) ? form : nil
  }

  /// A text without U+FE0F, by which the forms of an emoji differ.
  ///
  /// Complexity: O(*n*) in the length of the text.
  public static func withoutSelectors(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != selector }))
  }

  /// Whether a text is an emoji, fully-qualified.
  ///
  /// Complexity: O(log *n*) comparisons for *n* emoji that there are.
  ///
  /// - Parameter text: the text in UTF-8.
  public static func isQualified(_ text: Span<UInt8>) -> Bool {
    EmojiTable.contains(text)
  }
}

extension EmojiSanitizer {
  /// U+FE0F, which asks for the form of an emoji.
  private static let selector: Unicode.Scalar = "\u{FE0F}"

  /// The character with U+FE0F exactly where its elements call for it.
  ///
  /// A scalar that is shown as text by default needs the selector to be an emoji. One in front of a
  /// skin tone does not, because the tone makes it an emoji (UTS #51, ED-13). The digits, `#` and
  /// `*` of keycaps are text by default too.
  ///
  /// Complexity: O(*n*) in the length of the character.
  private static func withSelectors(_ character: Character) -> String {
    let bare = withoutSelectors(String(character)).unicodeScalars
    var form = String.UnicodeScalarView()
    for (index, scalar) in zip(bare.indices, bare) {
      form.append(scalar)
      let next = bare[index...].dropFirst().first
      let isText = scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
      if isText, next?.properties.isEmojiModifier != true {
        form.append(selector)
      }
    }
    return String(form)
  }
}
