import StrictJSON

// Where the reading of a damaged journal goes on.

extension DamagedJournalWalk {
  /// Goes on behind a place where the file is no JSON; false when nothing more can begin.
  ///
  /// What lies between is left over, but for the markers of git.
  mutating func resume(behind error: JSONError) -> Bool {
    if let itemStart {
      rereadLimit -= error.offset - itemStart
      return resume(leavingFrom: itemStart, from: pastFailure(at: itemStart, error.offset))
    }
    if canGoOn(at: error.offset) {
      reader = reader.resumed(at: error.offset, inside: place.containers)
      return true
    }
    return resume(leavingFrom: error.offset, from: error.offset)
  }

  /// Whether only a comma, or a whole document, was missing or too much here.
  private mutating func canGoOn(at offset: Int) -> Bool {
    guard offset < reader.bytes.count else { return false }
    switch (place, reader.bytes[offset]) {
    case (.section, UInt8(ascii: "{")), (.section, UInt8(ascii: "]")),
      (.members, UInt8(ascii: "\"")), (.members, UInt8(ascii: "}")):
      return true
    case (.end, UInt8(ascii: "{")) where beginsDocument(at: offset):
      place = .outside
      return true
    default:
      return false
    }
  }

  /// Looks for the next place where something can begin, and goes on there.
  private mutating func resume(leavingFrom start: Int, from first: Int) -> Bool {
    let bytes = reader.bytes
    var start = start
    var index = first
    while index < bytes.count {
      let isAtLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
      if isAtLineStart, reader.resumed(at: index).isAtConflictMarker {
        note(JournalDamage(.json(.gitConflictMarker), at: index))
        leave(start..<index)
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        start = index
        if case .section = place { place = .section(.unknown) }
      } else if isAtLineStart, let beginning = beginning(ofLineAt: index) {
        goOn(at: beginning, leavingFrom: start)
        return true
      }
      index = nextLineOrObject(from: index)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      switch attempt(at: index) {
      case .begins(let place):
        goOn(at: (index, place), leavingFrom: start)
        return true
      case .failed(let offset):
        index = pastFailure(at: index, offset)
      }
    }
    leave(start..<bytes.count)
    return false
  }

  /// The first line end or opening brace from an offset on; the end when there is none.
  private func nextLineOrObject(from start: Int) -> Int {
    reader.bytes[start...].firstIndex { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "{")
    } ?? reader.bytes.count
  }

  /// Goes on somewhere, and leaves what is before it.
  private mutating func goOn(at beginning: Beginning, leavingFrom start: Int) {
    leave(start..<beginning.offset)
    place = beginning.place
    reader = reader.resumed(at: beginning.offset, inside: place.containers)
  }
}

extension DamagedJournalWalk {
  /// Where the reading can go on, and what it is inside of there.
  private typealias Beginning = (offset: Int, place: Place)

  /// The array that an element stands in which the walk finds where it is now.
  private var sectionHere: Place {
    if case .section = place { place } else { .section(.unknown) }
  }

  /// What a line begins that stands in the layout of the format, or in an indented one.
  private func beginning(ofLineAt start: Int) -> Beginning? {
    let offset = skippingBlanks(from: start)
    guard offset < reader.bytes.count else { return nil }
    switch reader.bytes[offset] {
    case UInt8(ascii: "{"):
      return (offset, beginsDocument(at: offset) ? .outside : sectionHere)
    case UInt8(ascii: "\""):
      let isMember = beginsArray(at: offset) || offset == start && place == .members
      return isMember ? (offset, .members) : nil
    case UInt8(ascii: "]"):
      guard case .section = place, offset == start else { return nil }
      return (offset, place)
    default:
      return nil
    }
  }

  /// The first line in a range, but for the line it begins in, that is an entry of its own.
  mutating func soundLine(within range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while rereadLimit > 0,
      let lineEnd = reader.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
    {
      index = skippingBlanks(from: lineEnd + 1)
      guard index < range.upperBound else { return nil }
      var reader = reader.resumed(at: index, inside: sectionHere.containers)
      let fields = try? EntryFields(from: &reader)
      rereadLimit -= reader.offset - index
      if let fields, !reader.bytes[fields.range].contains(UInt8(ascii: "\n")) {
        return index
      }
    }
    return nil
  }
}

extension DamagedJournalWalk {
  /// What there is at an opening brace.
  private enum Attempt {
    /// An entry, which may be damaged, or another document.
    case begins(Place)
    /// Neither; reading it as an entry failed at this offset.
    case failed(offset: Int)
  }

  /// Looks whether an entry or a document begins at an opening brace within a line.
  ///
  /// One does that begins as this program writes it, and an entry that can be read as a whole. None
  /// of them can be within a text, where quotation marks have backslashes.
  private mutating func attempt(at start: Int) -> Attempt {
    if beginsDocument(at: start) { return .begins(.outside) }
    if end(of: ["{", "\"at\"", ":"], at: start) != nil { return .begins(sectionHere) }
    var reader = reader.resumed(at: start, inside: sectionHere.containers)
    do {
      _ = try EntryFields(from: &reader)
      return .begins(sectionHere)
    } catch {
      let offset = (error as? JSONError)?.offset ?? (error as? JournalDamage)?.offset ?? start
      rereadLimit -= offset - start
      return .failed(offset: offset)
    }
  }

  /// Where to look on when reading from one place failed at another.
  ///
  /// That is directly behind the first place, unless so much was read twice already that a file made
  /// to be slow could keep the walk busy.
  private func pastFailure(at start: Int, _ error: Int) -> Int {
    rereadLimit > 0 ? start + 1 : max(start + 1, error)
  }

  /// The first byte from an offset on that is no blank; the end when there is none.
  private func skippingBlanks(from start: Int) -> Int {
    reader.bytes[start...].firstIndex { byte in
      byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\r")
    } ?? reader.bytes.count
  }

  /// Whether a document in the layout of the format begins at an offset.
  func beginsDocument(at offset: Int) -> Bool {
    end(of: ["{", "\"soberlog\""], at: offset) != nil
  }

  /// Whether a member of the document that is an array of elements begins at an offset.
  private func beginsArray(at offset: Int) -> Bool {
    end(of: ["\"entries\"", ":", "["], at: offset) != nil
      || end(of: ["\"deleted\"", ":", "["], at: offset) != nil
  }

  /// Where some tokens end that begin at an offset, nil when other ones stand there.
  private func end(of tokens: [String], at offset: Int) -> Int? {
    var offset = offset
    for token in tokens {
      offset = skippingBlanks(from: offset)
      guard reader.bytes[offset...].starts(with: token.utf8) else { return nil }
      offset += token.utf8.count
    }
    return offset
  }
}

extension DamagedJournalWalk.Place {
  /// The objects and arrays that a reader in this place is inside of.
  fileprivate var containers: [JSONKind] {
    switch self {
    case .outside, .end: []
    case .members: [.object]
    case .section: [.object, .array]
    }
  }
}
