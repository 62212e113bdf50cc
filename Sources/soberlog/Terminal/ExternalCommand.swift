/// The command of another program, as the environment names it: the editor or the pager.
struct ExternalCommand: Hashable {
  /// The command as the person wrote it.
  let text: String

  /// The program, a path or a name to be found on `PATH`.
  let program: String

  /// The arguments that the command itself has.
  let arguments: [String]

  /// Chooses the editor: `VISUAL`, else `EDITOR`, else `vi`; blank values count as unset.
  ///
  /// - Parameters:
  ///   - visual: the value of `VISUAL`.
  ///   - editor: the value of `EDITOR`.
  ///   - isProgram: whether a path leads to a file that can be executed.
  init(visual: String?, editor: String?, isProgram: (String) -> Bool) {
    self.init(ExternalCommand.firstSet([visual, editor]) ?? "vi", isProgram: isProgram)
  }

  /// Chooses the pager: `SOBERLOG_PAGER`, else `PAGER`, else `less -FRX`; blank values count as unset.
  ///
  /// - Parameters:
  ///   - own: the value of `SOBERLOG_PAGER`.
  ///   - pager: the value of `PAGER`.
  ///   - isProgram: whether a path leads to a file that can be executed.
  init(ownPager own: String?, pager: String?, isProgram: (String) -> Bool) {
    self.init(
      ExternalCommand.firstSet([own, pager]) ?? "less -FRX", isProgram: isProgram)
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
    } else if text.utf8.contains(where: ExternalCommand.shellSyntax.contains) {
      program = "/bin/sh"
      // The word after the command is what the shell calls itself in its messages.
      arguments = ["-c", text + " \"$@\"", text]
    } else {
      let words = text.utf8.split(whereSeparator: ExternalCommand.isBlank).map { String($0) ?? "" }
      program = words.first ?? text
      arguments = Array(words.dropFirst())
    }
  }
}

extension ExternalCommand {
  /// What a shell does not take literally, blanks apart (POSIX.1-2017, XCU 2.2 Quoting).
  private static let shellSyntax = Set("|&;<>()$`\\\"'\n*?[#~=%".utf8)

  /// The first text that is more than blanks.
  private static func firstSet(_ texts: [String?]) -> String? {
    texts.lazy.compactMap(\.self).first { !$0.utf8.allSatisfy(isBlank) }
  }

  /// Whether a byte separates words.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
