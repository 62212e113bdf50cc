/// Text that is being edited, with the place of the cursor in it.
///
/// It is edited by user-perceived characters (extended grapheme clusters, UAX #29). Those next to a
/// change are put together anew, since what is typed may belong to the one before.
struct TextBuffer {
  /// The characters.
  private(set) var characters: [Character]

  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// The length in bytes of UTF-8.
  private(set) var utf8Count: Int

  /// Begins with a text, and the cursor behind it.
  ///
  /// - Complexity: O(length of the text).
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
    utf8Count = text.utf8.count
  }
}

extension TextBuffer {
  /// What a change made of the characters.
  struct Change: Hashable {
    /// The first place that differs.
    let start: Int

    /// The number of characters that were there before.
    let removed: Int

    /// The number of characters that are there now.
    let inserted: Int
  }

  /// The text.
  ///
  /// - Complexity: O(length of the text).
  var text: String { String(characters) }

  /// Whether there is no text.
  var isEmpty: Bool { characters.isEmpty }

  /// Puts a text in the place of characters, and the cursor behind it.
  ///
  /// - Complexity: O(length of the text + number of characters behind it), which are only moved.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Change {
    let first = max(0, range.lowerBound - 1)
    let before = String(characters[first..<range.lowerBound]) + text
    var last = min(characters.count, range.upperBound + 1)
    var pieces = Array(before + String(characters[range.upperBound..<last]))
    // What follows may join what is there now, and what follows that, as in flags.
    while last < characters.count, pieces.last != characters[last - 1] {
      last += 1
      pieces = Array(before + String(characters[range.upperBound..<last]))
    }
    var rest = characters[range.upperBound..<last].utf8Count
    utf8Count += text.utf8.count - characters[range].utf8Count
    characters.replaceSubrange(first..<last, with: pieces)
    var place = pieces.count
    while place > 0, rest > 0, pieces[place - 1].utf8.count <= rest {
      rest -= pieces[place - 1].utf8.count
      place -= 1
    }
    cursor = first + place
    return Change(start: first, removed: last - first, inserted: pieces.count)
  }

  /// Inserts a text at the cursor.
  @discardableResult
  mutating func insert(_ text: String) -> Change {
    replace(cursor..<cursor, with: text)
  }

  /// Deletes everything between the cursor and a place.
  @discardableResult
  mutating func delete(to place: Int) -> Change {
    replace(min(cursor, place)..<max(cursor, place), with: "")
  }

  /// Puts the cursor at a place, or as near as there is one.
  mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
  }
}

extension TextBuffer {
  /// The beginning of the line that the cursor is in; lines end with newlines.
  var lineStart: Int {
    (characters[..<cursor].lastIndex(where: \.isLineEnd) ?? -1) + 1
  }

  /// The end of the line that the cursor is in.
  var lineEnd: Int {
    characters[cursor...].firstIndex(where: \.isLineEnd) ?? characters.count
  }

  /// The beginning of the word before the cursor.
  var wordStart: Int {
    var place = cursor
    while place > 0, characters[place - 1].wordKind == .blank { place -= 1 }
    guard place > 0 else { return 0 }
    let kind = characters[place - 1].wordKind
    while place > 0, characters[place - 1].wordKind == kind { place -= 1 }
    return place
  }

  /// The end of the word behind the cursor.
  var wordEnd: Int {
    var place = cursor
    while place < characters.count, characters[place].wordKind == .blank { place += 1 }
    guard place < characters.count else { return place }
    let kind = characters[place].wordKind
    while place < characters.count, characters[place].wordKind == kind { place += 1 }
    return place
  }
}

extension ArraySlice<Character> {
  /// The length in bytes of UTF-8.
  fileprivate var utf8Count: Int { reduce(0) { $0 + $1.utf8.count } }
}

extension Character {
  /// Whether a line ends with this character.
  var isLineEnd: Bool { self == "\n" || self == "\r\n" }

  /// What the words are made of to which characters belong.
  fileprivate enum WordKind {
    /// Nothing: it stands between words.
    case blank
    /// Hiragana.
    case hiragana
    /// Katakana.
    case katakana
    /// Ideographs.
    case ideographs
    /// Japanese punctuation.
    case marks
    /// Anything else: words between blanks.
    case other
  }

  /// The kind of word that the character belongs to. Japanese has no blanks between words, but most
  /// of them begin where the script changes.
  fileprivate var wordKind: WordKind {
    guard let scalar = unicodeScalars.first else { return .other }
    return switch scalar.value {
    case 0x30FC: .katakana
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
    case 0x3001...0x3004, 0x3008...0x303F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65:
      .marks
    default:
      isWhitespace ? .blank : scalar.properties.isIdeographic ? .ideographs : .other
    }
  }
}
