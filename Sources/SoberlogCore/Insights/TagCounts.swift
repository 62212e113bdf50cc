/// Counts in how many entries each tag occurs, whatever the case, width or kana of its spelling.
struct TagCounts: Sendable {
  /// The spellings that were seen.
  private var spellings: [ExactText: Spelling] = [:]

  /// The tags that were seen, by their place.
  private var tags: [Counted] = []

  /// The place of each tag in `tags`.
  private var places: [Tag: Int] = [:]

  /// The number of entries with tags so far.
  private var entries = 0

  /// Makes counts that have seen no entry.
  init() {}

  /// A way to write a tag.
  private struct Spelling {
    /// The place of the tag.
    let place: Int

    /// How often it was written so.
    var count = 0
  }

  /// A tag that was seen.
  private struct Counted {
    /// The number of entries that have it.
    var count = 0

    /// The number of the last of them, so that none is counted twice.
    var lastEntry = 0
  }
}

extension TagCounts {
  /// Takes an entry into account.
  ///
  /// - Parameter names: the names of its tags, as `Tag.names(in:)` gives them.
  /// - Complexity: O(*n*) in the length of the names.
  mutating func record(_ names: [String]) {
    guard !names.isEmpty else { return }
    entries += 1
    for name in names {
      let place = recordSpelling(name)
      guard tags[place].lastEntry != entries else { continue }
      tags[place].lastEntry = entries
      tags[place].count += 1
    }
  }

  /// Takes the entries that others were counted in into account.
  ///
  /// - Complexity: O(*n*) in the number and length of their spellings.
  mutating func add(_ others: TagCounts) {
    var ours = [Int](repeating: 0, count: others.tags.count)
    for (spelling, theirs) in others.spellings {
      ours[theirs.place] = recordSpelling(spelling.text, count: theirs.count)
    }
    for (place, theirs) in zip(ours, others.tags) { tags[place].count += theirs.count }
  }

  /// Counts a spelling and returns the place of its tag. Only a new one has to be folded.
  private mutating func recordSpelling(_ name: String, count: Int = 1) -> Int {
    let key = ExactText(text: name)
    if let place = spellings[key]?.place {
      spellings[key]?.count += count
      return place
    }
    let place = places[Tag(validName: name), default: tags.count]
    if place == tags.count {
      places[Tag(validName: name)] = place
      tags.append(Counted())
    }
    spellings[key] = Spelling(place: place, count: count)
    return place
  }

  /// The tags, most frequent first, each in the spelling that is used most.
  ///
  /// - Complexity: O(*n* log *n*) for *n* spellings.
  func byFrequency() -> [CountedText] {
    let written = spellings.map { CountedText(text: $0.text, count: $1.count) }.byFrequency()
    var names = [String?](repeating: nil, count: tags.count)
    for spelling in written {
      guard let place = spellings[ExactText(text: spelling.text)]?.place else { continue }
      names[place] = names[place] ?? spelling.text
    }
    return zip(names, tags).compactMap { name, tag in
      name.map { CountedText(text: $0, count: tag.count) }
    }.byFrequency()
  }
}
