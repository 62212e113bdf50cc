// Where a line may be broken: at blanks, and in Japanese by the rules called kinsoku (JIS X 4051).

/// Whether a line may end behind a character and the next one begin with another.
func canBreak(between previous: Character, and next: Character) -> Bool {
  (previous.isJapanese || next.isJapanese)
    && !previous.isIn(openingMarks) && !next.isIn(closingMarks)
}

extension Character {
  /// Whether this is a blank that may vanish where a line ends; no-break spaces are none.
  var isBlank: Bool {
    self == " " || self == "\t" || self == "\u{3000}"
  }

  /// Whether a line may be broken next to this character without a blank: it is wide, such as kanji
  /// and emoji, or one of the halfwidth kana.
  fileprivate var isJapanese: Bool {
    displayWidth == 2 || isHalfwidthKana
  }

  /// Whether this belongs to the halfwidth katakana and their marks.
  private var isHalfwidthKana: Bool {
    ("\u{FF61}"..."\u{FF9F}").contains(firstScalar)
  }

  /// Whether the character, its combining marks aside, belongs to a set.
  fileprivate func isIn(_ marks: Set<Unicode.Scalar>) -> Bool {
    marks.contains(firstScalar)
  }

  /// The scalar that combining marks follow.
  private var firstScalar: Unicode.Scalar {
    unicodeScalars[unicodeScalars.startIndex]
  }
}

/// The marks that may not end a line.
private let openingMarks = Set("「『（【〔〈《［｛〘〖〝‘“｟«｢([{".unicodeScalars)

/// The marks that may not begin a line.
private let closingMarks = Set(
  """
  、。，．・：；？！‼⁇⁈⁉」』）】〕〉》］｝〙〗〟’”｠»｡｣､･)]},.:;?!…‥‐–〜～゠ー々〻ゝゞヽヾ゛゜\
  ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰﾞﾟ
  """.unicodeScalars)
