import SoberlogCore
import SoberlogStore
import StrictJSON

/// Walks over the objects of a JSON document: those of the array that it is, or of its `entries`.
struct JSONRecords {
  /// The text, read as a whole.
  private var text: InputText

  /// The reader.
  private var reader: JSONReader

  /// Whether the document is an object; nil before it was entered.
  private var isObject: Bool?

  /// Whether there is nothing more to read.
  private var isAtEnd = false

  /// Makes a walk over a text, which is read to its end.
  ///
  /// - Throws: `ImportProblem` when it is no JSON from the start, and what reading it throws.
  init(_ text: InputText) throws {
    self.text = text
    try self.text.readAll()
    // In a journal an entry stands within an object and an array.
    let depthLimit = JSONReader.usualDepthLimit - (text.beginsWithBrace ? 0 : 1)
    do throws(JSONError) {
      reader = try JSONReader(self.text.bytes, depthLimit: depthLimit)
    } catch {
      throw self.text.problem(.damage(.json(error.reason)), at: error.offset)
    }
  }
}

/// A value that is JSON, but none that a record can have there.
struct MisplacedValue: Error {
  /// What is wrong.
  let reason: ImportProblem.Reason

  /// Where the value begins, in bytes.
  let offset: Int
}

extension JSONRecords {
  /// Reads the next object.
  ///
  /// - Parameter read: reads it; given the reader, which stands before it, and its line from 1. It
  ///   throws `JSONError` or `MisplacedValue`.
  /// - Returns: nil at the end of the document, all of which is then known to be JSON.
  /// - Throws: `ImportProblem`. When the object is JSON, the one behind it can still be read.
  mutating func next<Record>(
    _ read: (inout JSONReader, Int) throws -> Record
  ) throws -> Record? {
    guard !isAtEnd else { return nil }
    do {
      guard try moveToNext() else {
        isAtEnd = true
        return nil
      }
      let bookmark = reader
      do {
        return try read(&reader, text.line(at: reader.offset))
      } catch let error as MisplacedValue {
        reader = bookmark
        try reader.skipValue()
        throw text.problem(error.reason, at: error.offset)
      }
    } catch let error as JSONError {
      isAtEnd = true
      throw text.problem(.damage(.json(error.reason)), at: error.offset)
    }
  }

  /// Goes to the next element of the array; false when there is none, and the document ends well.
  private mutating func moveToNext() throws(JSONError) -> Bool {
    if isObject == nil {
      guard try enterEntries() else { return false }
    }
    if try reader.nextElement() {
      _ = try reader.peek()
      return true
    }
    if isObject == true {
      while try reader.nextKey() != nil { try reader.skipValue() }
    }
    try reader.finish()
    return false
  }

  /// Goes into the array; false when there is none, and the document ends well.
  private mutating func enterEntries() throws(JSONError) -> Bool {
    isObject = try reader.peek() == .object
    guard isObject == true else {
      try reader.enterArray()
      return true
    }
    try reader.enterObject()
    while let key = try reader.nextKey() {
      if reader.equals(key, "entries") {
        try reader.enterArray()
        return true
      }
      try reader.skipValue()
    }
    try reader.finish()
    return false
  }
}
