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
    var names: [String] = []
    let (bytes, scalars) = (note.utf8.span, note.unicodeScalars)
    var offset = 0
    // The bytes are quicker to look through than the scalars. A mark begins with one of these two.
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "#") || bytes[offset] == 0xEF else {
        offset += 1
        continue
      }
      let place = note.utf8.index(note.startIndex, offsetBy: offset)
      var end = scalars.index(after: place)
      if isMark(scalars[place]) {
        let name = scalars[end...].prefix(while: isAllowed)
        if !name.isEmpty { names.append(String(name)) }
        end = name.endIndex
      }
      offset = note.utf8.distance(from: note.startIndex, to: end)
    }
    return names
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
