import SoberlogStore

/// A text that the person changed in the editor.
///
/// Its file lives as long as the value, so that the text outlasts whatever fails after the editing.
struct EditedText: ~Copyable {
  /// The text.
  let text: String

  /// The file with the text.
  private let file: PrivateFile

  /// Makes an edited text from a text and the file that it was read from.
  init(text: String, file: consuming PrivateFile) {
    self.text = text
    self.file = file
  }
}

extension EditedText {
  /// Hands the text to what saves it; the file goes when that is done and stays when it fails.
  ///
  /// - Throws: `UnsavedText` with the error of `body`.
  consuming func save<Result>(_ body: (String) throws -> Result) throws -> Result {
    do {
      return try body(text)
    } catch {
      throw UnsavedText(path: file.keep(), reason: error)
    }
  }
}
