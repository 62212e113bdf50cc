/// How long a note may be.
enum NoteLength {
  /// The longest note that is written, in bytes of UTF-8: 1 MiB.
  static let longest = 1 << 20

  /// Refuses a note that is longer than may be written.
  static func check(_ note: String) throws(UsageError) {
    if note.utf8.count > longest { throw .noteTooLong(limit: longest) }
  }
}
