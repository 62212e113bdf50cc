/// Which journal is meant.
public struct JournalLocation: Hashable, Sendable {
  /// The path as it was given; symbolic links in it are not followed yet.
  public let path: String

  /// Whether nobody named the path, so that the folder may be created with the journal.
  public let isDefault: Bool

  /// Chooses the journal: the option, else `SOBERLOG_JOURNAL`, else the default place.
  ///
  /// - Parameters:
  ///   - option: the value of `--journal`.
  ///   - variable: the value of the environment variable of that name; an empty one counts as
  ///     unset.
  /// - Throws: `StoreError.noPlace` when no folder for data is known.
  public init(option: String?, variable: (String) -> String?) throws(StoreError) {
    let named = variable("SOBERLOG_JOURNAL").flatMap { $0.isEmpty ? nil : $0 }
    if let path = option ?? named {
      self.path = path
      isDefault = false
    } else if let data = BaseDirectories(variable: variable).data {
      path = data.appending(pathName: "soberlog/journal.json")
      isDefault = true
    } else {
      throw .noPlace
    }
  }
}
