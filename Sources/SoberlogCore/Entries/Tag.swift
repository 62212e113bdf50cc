/// A word of a note that is marked with `#` or `＃`.
public struct Tag: Sendable {
  /// The word as it was written, without its mark.
  public let name: String

  /// The word folded, by which tags are compared.
  private let folded: String

  /// Makes a tag from its name, with or without the mark in front; nil when that is no tag.
  public init?(_ text: String) {
    let scalars = text.unicodeScalars
    let name = scalars.first.map(Tag.isMark) == true ? scalars.dropFirst() : scalars[...]
    guard !name.isEmpty, name.allSatisfy(Tag.isAllowed) else { return nil }
    self.init(validName: String(name))
  }

  /// Makes a tag from a name that is known to be one.
  init(validName: String) {
    name = validName
    folded = foldedForSearch(validName)
  }
}

extension Tag {
  /// The tags of a note, in their order; one that occurs again is there again.
  ///
  /// Takes time in proportion to the note.
  public static func all(in note: String) -> [Tag] {
    names(in: note).map { Tag(validName: $0) }
  }

  /// The names of the tags of a note, as they were written, in their order.
  ///
  /// Takes time in proportion to the note.
  public static func names(in note: String) -> [String] {
    names(in: note.utf8.span)
  }

  /// The same of a note in UTF-8.
  public static func names(in note: Span<UInt8>) -> [String] {
    var names: [String] = []
    var offset = 0
    while offset < note.count {
      let word = note.word(at: offset)
      // The first bytes of the two marks.
      let marks = word.marks(of: UInt8(ascii: "#")) | word.marks(of: 0xEF)
      guard marks != 0 else {
        offset += 8
        continue
      }
      offset += marks.trailingZeroBitCount / 8
      let start = offset + lengthOfMark(at: offset, in: note)
      guard start > offset else {
        offset += 1
        continue
      }
      offset = endOfName(from: start, in: note)
      if offset > start { names.append(String(copying: note.extracting(start..<offset))) }
    }
    return names
  }

  /// The length of the mark of a tag that stands at an offset; 0 when there is none.
  private static func lengthOfMark(at offset: Int, in note: Span<UInt8>) -> Int {
    switch note[offset] {
    case UInt8(ascii: "#"): 1
    // U+FF03.
    case 0xEF where note.word(at: offset) & 0xFF_FFFF == 0x83_BCEF: 3
    default: 0
    }
  }

  /// Where the name of a tag ends that begins at an offset, if it is one.
  private static func endOfName(from start: Int, in note: Span<UInt8>) -> Int {
    var end = start
    var next = start
    while next < note.count, let scalar = Unicode.Scalar(note.scalar(at: &next)),
      isAllowed(scalar)
    {
      end = next
    }
    return end
  }

  /// Whether a scalar marks a tag: the number sign, also in full width.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "＃"
  }

  /// Whether a scalar may stand in a tag: letters, marks, digits and the low line.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": return true
    default: break
    }
    guard !scalar.isASCII else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      // The selector and the keycap make an emoji of the number sign before them.
      scalar != "\u{FE0F}" && scalar != "\u{20E3}"
    default: false
    }
  }
}

extension Tag: Hashable {
  public static func == (first: Tag, second: Tag) -> Bool {
    first.folded == second.folded
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(folded)
  }
}
