import SoberlogStore

/// The person's own editor, for writing a longer text.
struct Editor {
  /// The command that opens it.
  let command: ExternalCommand

  /// The folder for temporary files; nil when none is named.
  let temporaryFolder: String?

  /// Runs a program with arguments on the standard streams, and waits for its end.
  let runProgram: (String, [String]) -> ProgramEnding
}

extension World {
  /// Whether the environment names an editor.
  var hasEditor: Bool {
    ["VISUAL", "EDITOR"].contains { leniently($0)?.contains { !$0.isWhitespace } ?? false }
  }

  /// The editor that the environment names, else `vi`, which needs a terminal.
  ///
  /// - Throws: `UsageError.badEnvironment`, and `.noEditor` when none is named and there is no
  ///   terminal.
  func editor() throws -> Editor {
    guard hasEditor || terminal != nil && askLine != nil else { throw UsageError.noEditor }
    return Editor(
      command: ExternalCommand(
        visual: try text(of: "VISUAL"), editor: try text(of: "EDITOR"),
        isProgram: FileFacts.isProgram),
      temporaryFolder: try text(of: "TMPDIR"), runProgram: { runProgram($0, $1, nil) })
  }
}

extension Editor {
  /// Lets the person change a text; the journal must not be locked meanwhile.
  ///
  /// The file has a line end at its end that the text need not have. All other line ends come back
  /// as the editor wrote them.
  ///
  /// - Returns: nil when the text is unchanged.
  /// - Throws: `EditorError`, `UsageError.noteTooLong`, and `StoreError` when the file cannot be
  ///   created or read; as the reason of `UnsavedText` when the editor had changed something.
  func edit(_ original: String) throws -> EditedText? {
    let written = original.isEmpty || original.endsLine ? original : original + "\n"
    let file = try PrivateFile(
      named: "note.txt", in: temporaryFolder, holding: Array(written.utf8))
    do {
      try run(on: file)
      let text = try text(in: file, replacing: original)
      guard !text.utf8.elementsEqual(original.utf8) else { return nil }
      guard text.utf8.count <= NoteLength.longest else { throw Editor.tooLong }
      return EditedText(text: text, file: file)
    } catch {
      guard file.holdsChanges else { throw error }
      throw UnsavedText(path: file.keep(), reason: error)
    }
  }

  /// Opens the file in the editor and waits until the person is done.
  private func run(on file: borrowing PrivateFile) throws(EditorError) {
    switch runProgram(command.program, command.arguments + [file.path]) {
    case .exited(code: 0): return
    case .exited(let code): throw .failed(editor: command.text, code: code)
    case .killed(let signal): throw .killed(editor: command.text, signal: signal)
    case .cannotStart(let cause): throw .cannotStart(editor: command.text, cause: cause)
    }
  }

  /// The text that the file now holds.
  private func text(
    in file: borrowing PrivateFile, replacing original: String
  ) throws -> String {
    // A note from elsewhere may be longer than is written here; unchanged it is no error.
    let longest = max(NoteLength.longest, original.utf8.count)
    let bytes: [UInt8]?
    do {
      bytes = try file.contents(atMost: longest + 2)
    } catch .tooLarge {
      throw Editor.tooLong
    }
    guard let bytes else { throw EditorError.fileGone(editor: command.text) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw EditorError.notUTF8 }
    let note = original.unicodeScalars.first == "\u{FEFF}" ? text : text.withoutByteOrderMark
    return original.endsLine ? note : note.withoutLastLineEnd
  }

  /// The error for a text that is longer than a note may be.
  private static let tooLong = UsageError.noteTooLong(limit: NoteLength.longest)
}

extension String {
  /// Whether the text ends with a line end.
  fileprivate var endsLine: Bool {
    utf8.last == UInt8(ascii: "\n")
  }

  /// The text without the U+FEFF at its beginning by which some programs mark UTF-8.
  var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }

  /// The text without the LF or CR LF at its end.
  var withoutLastLineEnd: String {
    // To Swift, CR LF is one character.
    last == "\n" || last == "\r\n" ? String(dropLast()) : self
  }
}
