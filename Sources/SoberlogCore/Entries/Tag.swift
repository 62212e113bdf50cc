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
    guard note.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == 0xEF }) else { return [] }
    var rest = note.unicodeScalars[...]
    var names: [String] = []
    while let mark = rest.firstIndex(where: isMark) {
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix(while: isAllowed)
      if !name.isEmpty { names.append(String(name)) }
      rest = rest[name.endIndex...]
    }
    return names
  }

  /// Whether a scalar marks a tag: the number sign, also in full width.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "＃"
  }

  /// Whether a scalar may stand in a tag: letters, marks, digits and the low line.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      // The selector and the keycap make an emoji of the number sign before them.
      scalar != "\u{FE0F}" && scalar != "\u{20E3}"
    default: scalar == "_"
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
