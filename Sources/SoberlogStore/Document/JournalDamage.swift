public import SoberlogCore
public import StrictJSON

/// What makes a file no sound journal, and where.
public struct JournalDamage: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong, in bytes from the start of the file.
  public let offset: Int

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// It is no JSON, or another value stands where one of a certain kind belongs.
    case json(JSONError.Reason)
    /// A field that must be there is missing from the object that begins here.
    case missingField(String)
    /// The format version is not a whole number from 1.
    case badVersion
    /// A field is no timestamp.
    case badTimestamp(field: String, RFC3339Error)
    /// A mood is none that is known.
    case unknownMood
    /// An identifier is empty or has a control character.
    case badID
    /// An identifier is that of another entry.
    case duplicateID(String)
    /// It has more than 4 GiB.
    case tooLarge
    /// A setting has a value that it cannot have.
    case badSetting(String)
  }

  /// Makes a damage.
  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// Makes the damage that an error of the JSON reader is.
  init(_ error: JSONError) {
    self.init(.json(error.reason), at: error.offset)
  }
}

extension JournalDamage {
  /// Whether it says that the file is no text in UTF-8, or none at all.
  var isOfWholeFile: Bool {
    switch reason {
    case .json(.empty), .json(.utf16), .json(.utf32): true
    default: false
    }
  }
}
