/// The command that opens a file in the person's editor.
struct EditorCommand: Hashable {
  /// The command as the person wrote it.
  let text: String

  /// The program, a path or a name to be found on `PATH`.
  let program: String

  /// The arguments before the path of the file.
  let arguments: [String]

  /// Chooses the editor: `VISUAL`, else `EDITOR`, else `vi`; blank values count as unset.
  ///
  /// - Parameters:
  ///   - visual: the value of `VISUAL`.
  ///   - editor: the value of `EDITOR`.
  ///   - isProgram: whether a path leads to a file that can be executed.
  init(visual: String?, editor: String?, isProgram: (String) -> Bool) {
    let isSet = { (text: String) in !text.utf8.allSatisfy(EditorCommand.isBlank) }
    let text = [visual, editor].lazy.compactMap(\.self).first(where: isSet) ?? "vi"
    self.init(text, isProgram: isProgram)
  }

  /// Takes a command apart.
  ///
  /// A path of a program is one word, blanks or not. What contains syntax of the shell is left to
  /// the shell, as git does. All else is words between blanks.
  private init(_ text: String, isProgram: (String) -> Bool) {
    self.text = text
    if text.utf8.contains(UInt8(ascii: "/")), isProgram(text) {
      program = text
      arguments = []
    } else if text.utf8.contains(where: EditorCommand.shellSyntax.contains) {
      program = "/bin/sh"
      // The word after the command is what the shell calls itself in its messages.
      arguments = ["-c", text + " \"$@\"", text]
    } else {
      let words = text.utf8.split(whereSeparator: EditorCommand.isBlank).map { String($0) ?? "" }
      program = words.first ?? text
      arguments = Array(words.dropFirst())
    }
  }
}

extension EditorCommand {
  /// What a shell does not take literally, blanks apart (POSIX.1-2017, XCU 2.2 Quoting).
  private static let shellSyntax = Set("|&;<>()$`\\\"'\n*?[#~=%".utf8)

  /// Whether a byte separates words.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
