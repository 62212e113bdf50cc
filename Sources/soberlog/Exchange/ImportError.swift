import StrictJSON

/// Why an input as a whole is not imported.
struct ImportError: Error, Hashable {
  /// The input, as it was named.
  let path: String

  /// Why.
  let reason: Reason

  /// Why an input can be refused.
  enum Reason: Hashable {
    /// It has none of the known formats.
    case unknownFormat
    /// There is no record in it.
    case noRecord
    /// It is a ZIP archive.
    case archive
    /// It is in another encoding than UTF-8.
    case encoding(ForeignEncoding)
    /// Nobody said what some moods mean.
    case unknownMoods([ImportedEntries.NamedLine])
  }
}
