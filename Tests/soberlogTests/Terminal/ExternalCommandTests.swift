import Testing

@testable import soberlog

/// Which editor is run, and how.
struct ExternalCommandTests {
  @Test(
    "VISUAL comes before EDITOR, and vi takes the place of both; blank values count as unset",
    arguments: [
      (nil, nil, "vi"), ("", "", "vi"), (" ", "\t ", "vi"), (nil, "nano", "nano"),
      ("", "nano", "nano"), (" ", "nano", "nano"), ("emacs", nil, "emacs"),
      ("emacs", "nano", "emacs"),
    ])
  func choice(visual: String?, editor: String?, program: String) {
    let command = ExternalCommand(visual: visual, editor: editor) { _ in false }
    #expect(command.text == program)
    #expect(command.program == program)
    #expect(command.arguments.isEmpty)
  }

  @Test(
    "SOBERLOG_PAGER comes before PAGER, and less takes the place of both",
    arguments: [
      (nil, nil, "less", ["-FRX"]), ("", " ", "less", ["-FRX"]), (nil, "more -s", "more", ["-s"]),
      ("cat", "more", "cat", []),
    ])
  func pager(own: String?, pager: String?, program: String, arguments: [String]) {
    let command = ExternalCommand(ownPager: own, pager: pager) { _ in false }
    #expect(command.program == program)
    #expect(command.arguments == arguments)
  }

  @Test(
    "A command without syntax of the shell is split at blanks",
    arguments: [
      ("code -w", "code", ["-w"]), ("  code \t -w  -n ", "code", ["-w", "-n"]),
      ("/usr/bin/vim -u NONE", "/usr/bin/vim", ["-u", "NONE"]), ("エディタ -w", "エディタ", ["-w"]),
      ("an editor", "an", ["editor"]), ("/no/such editor", "/no/such", ["editor"]),
    ])
  func words(text: String, program: String, arguments: [String]) {
    let command = ExternalCommand(visual: text, editor: nil) { $0 == "an editor" }
    #expect(command.text == text)
    #expect(command.program == program)
    #expect(command.arguments == arguments)
  }

  @Test(
    "A path of a program is one word, whatever is in it",
    arguments: ["/Applications/My Editor (2).app/ed", "./it's", "~/my ed", "$HOME/a b"])
  func paths(path: String) {
    let command = ExternalCommand(visual: nil, editor: path) { $0 == path }
    #expect(command.text == path)
    #expect(command.program == path)
    #expect(command.arguments.isEmpty)
  }

  @Test(
    "A command with syntax of the shell is left to the shell",
    arguments: [
      "\"/my editors/ed\" -w", "'ed' -w", "/my\\ editors/ed", "~/bin/ed", "$HOME/bin/ed",
      "`which ed`", "ed; true", "ed | cat", "ed & wait", "ed < in", "ed > out", "(ed)", "ed *",
      "ed ?", "ed [a]", "ed # comment", "A=1 ed", "ed %1", "ed\nls",
    ])
  func shell(text: String) {
    let command = ExternalCommand(visual: nil, editor: text) { _ in false }
    #expect(command.text == text)
    #expect(command.program == "/bin/sh")
    #expect(command.arguments == ["-c", text + " \"$@\"", text])
  }
}
