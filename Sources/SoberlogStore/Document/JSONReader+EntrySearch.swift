import StrictJSON

// Entries within values of other kinds.

extension JSONReader {
  /// Passes a value that was read before, up to the first sound entry in it that holds none itself.
  ///
  /// Takes time in proportion to the value.
  ///
  /// - Returns: where the entry begins, and then the reader is of no use; nil when there is none.
  /// - Throws: `JSONError` when the value was not read before.
  mutating func findEntry() throws(JSONError) -> Int? {
    switch try peek() {
    case .array:
      try enterArray()
      while try nextElement() {
        if let entry = try findEntry() { return entry }
      }
      return nil
    case .object:
      return try findEntryOfObject()
    default:
      try skipValue()
      return nil
    }
  }

  /// The same of an object, which may be an entry itself.
  private mutating func findEntryOfObject() throws(JSONError) -> Int? {
    let start = try enterObject()
    var (hasTimestamp, hasID, isSound) = (false, false, true)
    var optional = EntryFields.Optional()
    while let key = try nextKey() {
      guard try peek() == .string else {
        if key.namesText { isSound = false }
        if let entry = try findEntry() { return entry }
        continue
      }
      do {
        switch key.name {
        case "at":
          _ = try readTimestamp(field: "at")
          hasTimestamp = true
        case "id":
          _ = try readID()
          hasID = true
        default: try optional.read(key, from: &self)
        }
      } catch {
        // The text was passed, whatever is wrong with it.
        isSound = false
      }
    }
    return isSound && hasTimestamp && hasID ? start : nil
  }
}

extension JSONString {
  /// Whether it names a field that is a text in every sound entry.
  fileprivate var namesText: Bool {
    switch name {
    case "at", "id", "mood", "emoji", "event", "note", "edited": true
    default: false
    }
  }
}
