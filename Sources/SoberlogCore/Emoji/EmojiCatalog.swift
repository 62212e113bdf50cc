/// The emoji of Unicode by their names and keywords, in English and Japanese.
///
/// The names are read from their table when they are first asked for.
public enum EmojiCatalog {
  /// All emoji with their names, in Unicode's order.
  public static var all: some Sequence<NamedEmoji> { entries.lazy.map(\.names) }

  /// The names of an emoji, in whatever form it is written; nil when Unicode's list has no such one.
  public static func names(of emoji: Character) -> NamedEmoji? {
    EmojiSanitizer.qualified(emoji).flatMap { places[$0] }.map { entries[$0].names }
  }

  /// The emoji that have a name, in Unicode's order.
  ///
  /// Letter case, width, kana, accents and punctuation make no difference, and `_` counts as a
  /// blank. Only where that leaves several emoji, one whose name is spelled just so is the one.
  ///
  /// Complexity: O(*n*) in the size of the table.
  public static func named(_ name: String) -> [NamedEmoji] {
    let query = EmojiQuery([name])
    let found = entries.filter { query.rank(of: $0) == .name }.map(\.names)
    let spelled = found.filter { $0.english == name || $0.japanese == name }
    return spelled.count == 1 ? spelled : found
  }

  /// The emoji whose names and keywords have all words, in English or Japanese.
  ///
  /// First comes an emoji with exactly that name, then those where each word begins a word, then
  /// those where it is a part of one, each in Unicode's order. Forms with a skin tone come last, and
  /// only if a word names one. Letter case, width and kana make no difference.
  ///
  /// Complexity: O(*n*) in the size of the table, for each word.
  public static func search(for words: [String]) -> [NamedEmoji] {
    let query = EmojiQuery(words)
    var found: [[NamedEmoji]] = EmojiQuery.Rank.allCases.map { _ in [] }
    for entry in entries {
      guard let rank = query.rank(of: entry) else { continue }
      found[rank.rawValue].append(entry.names)
    }
    return found.flatMap(\.self)
  }
}

extension EmojiCatalog {
  /// A line of the table.
  struct Entry {
    /// The emoji and its names.
    let names: NamedEmoji

    /// Names and keywords in both languages, with commas or semicolons between them.
    let text: String

    /// Whether this is a form with a skin tone.
    let hasSkinTone: Bool
  }

  /// The lines of the table.
  private static let entries = EmojiNameTable.lines.utf8.split(separator: UInt8(ascii: "\n"))
    .map { line in
      let fields = line.split(separator: UInt8(ascii: ";"), maxSplits: 3)
        .map { String(Substring($0)) }
      let names = NamedEmoji(emoji: fields[0], english: fields[1], japanese: fields[2])
      return Entry(
        names: names, text: String(Substring(line.dropFirst(names.emoji.utf8.count + 1))),
        hasSkinTone: names.emoji.unicodeScalars.contains(where: \.properties.isEmojiModifier))
    }

  /// Where the lines of the table are, by their emoji.
  private static let places = Dictionary(
    uniqueKeysWithValues: entries.indices.map { (entries[$0].names.emoji, $0) })
}
