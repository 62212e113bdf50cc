/// An error that would have cost the person what they wrote, had it not been kept.
struct UnsavedText: Error {
  /// The path of the file that holds the text.
  let path: String

  /// What went wrong.
  let reason: any Error
}
