import StrictJSON

// Where the reading of a damaged journal goes on.

extension DamagedJournalWalk {
  /// Goes on behind a place where the file is no JSON; false when nothing more can begin.
  ///
  /// Something begins again behind the beginning of what could not be read. When so much was read
  /// twice already that a file made to be slow could keep the walk busy, only behind the error.
  mutating func resume(behind error: JSONError) -> Bool {
    guard let start = startOfUnsettled(before: error.offset) else {
      return canGoOn(at: error.offset) || resume(from: swallowedStart ?? error.offset)
    }
    rereadLimit -= max(error.offset, reader.offset) - start
    return resume(from: rereadLimit > 0 ? start + 1 : error.offset)
  }

  /// Where what follows may begin within the text that was read last, whose own end is missing then:
  /// `"abc{"at":…` looks like the text `abc{` and something wrong.
  private var swallowedStart: Int? {
    let bytes = reader.bytes[..<settled]
    guard bytes.last == UInt8(ascii: "\"") else { return nil }
    let brace = bytes.dropLast().lastIndex { !$0.isBlank }
    return brace.flatMap { bytes[$0] == UInt8(ascii: "{") ? $0 : nil } ?? settled - 1
  }

  /// Goes on at an error if only a comma, or the end of a document, was missing or too much there.
  private mutating func canGoOn(at offset: Int) -> Bool {
    guard offset < reader.bytes.count else { return false }
    switch (place, reader.bytes[offset]) {
    case (.section, UInt8(ascii: "{")), (.section, UInt8(ascii: "]")),
      (.members, UInt8(ascii: "\"")), (.members, UInt8(ascii: "}")):
      goOn(at: offset, in: place)
    case (.end, UInt8(ascii: "{")) where beginsDocument(at: offset):
      goOn(at: offset, in: .outside)
    default:
      return false
    }
    return true
  }

  /// Looks from an offset on for the next place where something can begin, and goes on there; false
  /// when there is none.
  private mutating func resume(from start: Int) -> Bool {
    let bytes = reader.bytes
    var index = start
    // Up to where there is nothing to leave over; nil when there is something.
    var emptyEnd: Int? = settled
    // Whether lines may begin with what stands in brackets, as they never do in our own layout.
    var isWrapped = start > 0 && opensLines(start - 1)
    while index < bytes.count {
      if isAtLineStart(index), reader.resumed(at: index).isAtConflictMarker {
        let end = passConflictMarker(at: index)
        if let start = emptyEnd { emptyEnd = hasContent(in: start..<index) ? nil : end }
        settled = emptyEnd ?? settled
        index = end
        continue
      }
      switch attempt(at: index, isLine: !isWrapped && isAtLineStart(index)) {
      case .begins(let place):
        goOn(at: index, in: place)
        return true
      case .failed(let offset):
        if opensLines(index) { isWrapped = true }
        index = rereadLimit > 0 ? index + 1 : max(index + 1, offset)
      }
    }
    leave(upTo: bytes.count)
    return false
  }

  /// Notes a line that git marks a conflict by, and returns where it ends or something follows on it.
  private mutating func passConflictMarker(at index: Int) -> Int {
    note(JournalDamage(.json(.gitConflictMarker), at: index))
    // The two sides may be of two sections.
    if case .section = place { place = .section(.unknown) }
    let end = reader.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? reader.bytes.count
    return (index..<end).first { has(["{", "\""], at: $0) || beginsMember(at: $0) } ?? end
  }

  /// Goes on somewhere, and leaves what is before it.
  private mutating func goOn(at offset: Int, in place: Place) {
    leave(upTo: offset)
    self.place = place
    reader = reader.resumed(at: offset, inside: place.containers)
  }
}

extension DamagedJournalWalk {
  /// What there is at a place where something can begin.
  private enum Attempt {
    /// Something begins in this place, which may be damaged.
    case begins(Place)
    /// Nothing; what looked like a beginning broke off at this offset.
    case failed(offset: Int)
  }

  /// The array that an element stands in which the walk finds where it is now.
  private var sectionHere: Place {
    if case .section = place { place } else { .section(.unknown) }
  }

  /// Looks whether something begins at an offset, in whatever layout.
  ///
  /// A line of our own layout is a member, an element or the end of their array. Elsewhere, what begins
  /// is an element that can be read as a whole, or has to begin as this program writes it. None of that
  /// can be within a text, where quotation marks have backslashes.
  ///
  /// - Parameters:
  ///   - offset: the offset.
  ///   - isLine: whether a line begins there that may be one of our own layout.
  private mutating func attempt(at offset: Int, isLine: Bool) -> Attempt {
    switch reader.bytes[offset] {
    case UInt8(ascii: "{"):
      if beginsDocument(at: offset) { return .begins(.outside) }
      return isLine || has(["{", "\"at\"", ":"], at: offset)
        ? .begins(sectionHere) : attemptElement(at: offset)
    case UInt8(ascii: "\"") where beginsMember(at: offset) || isLine && place == .members:
      return .begins(.members)
    case UInt8(ascii: "]") where isLine && place == sectionHere:
      return .begins(place)
    default:
      return .failed(offset: offset)
    }
  }

  /// Looks whether an element can be read as a whole at an opening brace.
  private mutating func attemptElement(at start: Int) -> Attempt {
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

  /// Whether a line begins at an offset.
  private func isAtLineStart(_ offset: Int) -> Bool {
    offset == 0 || reader.bytes[offset - 1] == UInt8(ascii: "\n")
  }

  /// Whether a bracket stands at an offset, and what is in it on lines of its own.
  private func opensLines(_ offset: Int) -> Bool {
    "{[".utf8.contains(reader.bytes[offset]) && offset + 1 < reader.bytes.count
      && "\r\n".utf8.contains(reader.bytes[offset + 1])
  }

  /// Whether a document begins at an offset as the format has it, and no entry with such a field.
  mutating func beginsDocument(at offset: Int) -> Bool {
    guard has(["{", "\"soberlog\"", ":"], at: offset) else { return false }
    guard rereadLimit > 0 else { return true }
    var ahead = reader.resumed(at: offset)
    let entry = try? ahead.findEntry()
    rereadLimit -= ahead.offset - offset
    return entry != offset
  }

  /// Whether a member of the document that this program knows begins at an offset.
  private func beginsMember(at offset: Int) -> Bool {
    has(["\"entries\"", ":", "["], at: offset) || has(["\"deleted\"", ":", "["], at: offset)
      || has(["\"settings\"", ":", "{"], at: offset) || has(["\"soberlog\"", ":"], at: offset)
  }

  /// Whether some tokens stand at an offset.
  private func has(_ tokens: [String], at offset: Int) -> Bool {
    let bytes = reader.bytes
    var offset = offset
    for token in tokens {
      while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
      guard bytes[offset...].starts(with: token.utf8) else { return false }
      offset += token.utf8.count
    }
    return true
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

extension UInt8 {
  /// Whether it is white space of JSON.
  fileprivate var isBlank: Bool {
    " \n\r\t".utf8.contains(self)
  }
}
