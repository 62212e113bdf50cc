import Foundation
import SoberlogCore
import SoberlogStore
import Testing

@testable import soberlog

/// What comes out of the person's editor.
struct EditorTests {
  let folder: EditorFolder

  init() throws {
    folder = try EditorFolder()
  }

  @Test(
    "The text comes back as the editor wrote it, without the line end that it got for the editor",
    arguments: [
      ("before", "after\\n", "after"), ("before", "after", "after"), ("before", "a\\n\\n", "a\n"),
      ("before", "a\\nb\\n", "a\nb"), ("before\n", "after\\n", "after\n"),
      ("before\n", "after", "after"), ("", "new\\n", "new"), ("before", "", ""),
      ("before", "\\n", ""), ("before\n", "", ""), ("before", "a\\r\\nb\\r\\n", "a\r\nb"),
      ("before\r\n", "a\\r\\n", "a\r\n"), ("before", "a\\r", "a\r"),
      ("before", "a\\000b\\n", "a\0b"),
      ("é", "e\\314\\201\\n", "e\u{301}"), ("before", "二行目\\n", "二行目"),
      ("before", "before \\n", "before "),
    ])
  func changes(original: String, written: String, expected: String) throws {
    let text = try textAfter("printf '\(written)' > \"$file\"", original)
    #expect(text.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(try folder.temporaryNames().isEmpty)
  }

  @Test(
    "A text that the editor leaves as it was is unchanged, however often it was saved",
    arguments: ["", "a", "a\n", "a\n\n", "a\r\n", "a\r\nb", "\n", "e\u{301}"])
  func unchanged(original: String) throws {
    for script in ["exit 0", "cp \"$file\" \"$file~\"; mv \"$file~\" \"$file\""] {
      #expect(try textAfter(script, original) == nil)
      #expect(try folder.temporaryNames().isEmpty)
    }
  }

  @Test("A note from elsewhere that is longer than may be written is no error while unchanged")
  func longNote() throws {
    let note = String(repeating: "x", count: 3 << 20)
    #expect(try textAfter(": > \"$file~\"", note) == nil)
  }

  @Test("What the editor leaves beside the file goes with it, and the file may be a new one")
  func leftovers() throws {
    let script = """
      mkdir "${file%/*}/.backup"
      cp "$file" "${file%/*}/.backup/note"
      cp "$file" "$file~"
      echo after > "$file.new"
      mv "$file.new" "$file"
      """
    #expect(try textAfter(script, "before") == "after")
    #expect(try folder.temporaryNames().isEmpty)
  }

  /// The text after a script was the editor; nil when it is unchanged.
  private func textAfter(_ script: String, _ original: String) throws -> String? {
    try textAfter(folder.editor(folder.script(script)), original)
  }

  /// The text after an editor; nil when it is unchanged.
  private func textAfter(_ editor: Editor, _ original: String) throws -> String? {
    guard let edited = try editor.edit(original) else { return nil }
    return try edited.save { $0 }
  }
}

extension EditorTests {
  @Test("The editor finds the text in a file of the user's own, with a line end at its end")
  func whatTheEditorFinds() throws {
    let script = """
      cat "$file" > "\(folder.path)/seen"
      ls -ld "${file%/*}" "$file" | cut -c 1-10 > "\(folder.path)/modes"
      """
    #expect(try textAfter(script, "one\ntwo") == nil)
    #expect(try folder.text("seen") == "one\ntwo\n")
    #expect(try folder.text("modes") == "drwx------\n-rw-------\n")
  }

  @Test(
    "Arguments, blanks in the path of the editor, and the shell's quotes and variables work",
    arguments: [
      ("PATH --wait", "editor", "--wait"), ("PATH", "my editor", ""),
      ("'PATH' -w", "my editor", "-w"),
      ("A=-x; PATH $A", "editor", "-x"), ("PATH 'a b'", "editor", "a b"),
    ])
  func commands(command: String, name: String, argument: String) throws {
    let path = folder.script(
      "test $# = 2 || shift $(($# - 1)); test $# = 1 && set -- '' x; echo \"($1)\" > \"$file\"",
      named: name)
    let editor = folder.editor(command.replacingOccurrences(of: "PATH", with: path))
    #expect(try textAfter(editor, "before") == "(\(argument))")
  }

  @Test("The world says which editor it is, and where temporary files are")
  func world() throws {
    let variables = ["VISUAL": "ed -s", "EDITOR": "vi", "TMPDIR": "/var/tmp"]
    let editor = try world { variables[$0].map { Array($0.utf8) } }.editor()
    #expect(editor.command.text == "ed -s")
    #expect(editor.temporaryFolder == "/var/tmp")
    #expect(throws: UsageError.self) {
      try world { $0 == "EDITOR" ? [0xFF] : nil }.editor()
    }
  }

  /// A world that has nothing but an environment.
  private func world(_ variable: @escaping (String) -> [UInt8]?) -> World {
    World(
      arguments: [], variable: variable, now: { 0 }, zone: .fixed(offsetMinutes: 0), terminal: nil,
      randomBits: { 0 }, readInput: { _ in [] }, writeOutput: { _ in }, writeError: { _ in },
      runProgram: { _, _, _ in .exited(code: 0) })
  }
}

extension EditorTests {
  @Test(
    "An editor that fails changes nothing and, when nothing was written, leaves nothing",
    arguments: [
      ("exit 3", .failed(editor: "", code: 3)), ("kill -9 $$", .killed(editor: "", signal: 9)),
      ("rm \"$file\"", .fileGone(editor: "")),
      ("rm \"$file\"; exit 1", .failed(editor: "", code: 1)),
    ] as [(String, EditorError)])
  func failures(script: String, expected: EditorError) throws {
    let path = folder.script(script)
    let error = #expect(throws: EditorError.self) { try textAfter(script, "before") }
    #expect(error == expected.naming(path))
    #expect(try folder.temporaryNames().isEmpty)
  }

  @Test("A missing editor is named, with the system's reason")
  func missing() throws {
    let cause = SystemError(call: .spawn, code: ENOENT)
    #expect(throws: EditorError.cannotStart(editor: "/no/such editor", cause: cause)) {
      try textAfter(folder.editor("/no/such editor"), "before")
    }
    #expect(try folder.temporaryNames().isEmpty)
  }

  @Test(
    "What was written is kept when it cannot be used, and the error says where",
    arguments: [
      ("echo after > \"$file\"; exit 3", "after\n", 1),
      ("echo a > \"$file\"; kill -9 $$", "a\n", 1),
      ("cp \"$file\" \"$file.swp\"; kill -15 $$", "before\n", 1),
      ("printf 'a\\377b' > \"$file\"", "a\u{FFFD}b", 65),
      ("head -c 1048577 /dev/zero > \"$file\"", nil, 64),
      ("head -c 2000000 /dev/zero > \"$file\"", nil, 64),
    ] as [(String, String?, Int32)])
  func keptText(script: String, text: String?, code: Int32) throws {
    let error = try #require(
      #expect(throws: UnsavedText.self) { try textAfter(script, "before") })
    let bytes = try #require(FileManager.default.contents(atPath: error.path))
    #expect(text == nil ? bytes.count > 1 << 20 : String(decoding: bytes, as: UTF8.self) == text)
    #expect(Program.exitCode(of: error) == code)
    for language in [Language.english, .japanese] {
      let texts = ErrorTexts(language: language)
      #expect(texts.message(for: error).hasPrefix(texts.message(for: error.reason)))
      #expect(texts.message(for: error).contains(error.path))
    }
  }

  @Test("A link in the place of the file is not followed")
  func plantedLink() throws {
    let script =
      "echo secret > \"\(folder.path)/secret\"; ln -sf \"\(folder.path)/secret\" \"$file\""
    let error = try #require(
      #expect(throws: UnsavedText.self) { try textAfter(script, "before") })
    let reason = try #require(error.reason as? StoreError)
    #expect(reason == .notAFile(path: error.path, kind: .link))
  }
}

extension EditorTests {
  @Test("The text is kept when saving it fails, with the error of saving")
  func savingFails() throws {
    let editor = folder.editor(folder.script("echo after > \"$file\""))
    let error = try #require(
      #expect(throws: UnsavedText.self) {
        if let edited = try editor.edit("before") {
          try edited.save { _ in throw EditorError.changedMeanwhile }
        }
      })
    #expect(error.reason as? EditorError == .changedMeanwhile)
    #expect(FileManager.default.contents(atPath: error.path) == Data("after\n".utf8))
  }

  @Test(
    "While the text is being saved its file is there; afterwards, and if nobody wants it, it is gone"
  )
  func fileOfText() throws {
    let editor = folder.editor(folder.script("echo after > \"$file\""))
    if let edited = try editor.edit("before") {
      let count = try edited.save { _ in try folder.temporaryNames().count }
      #expect(count == 1)
    }
    #expect(try folder.temporaryNames().isEmpty)
    if let edited = try editor.edit("before") { #expect(edited.text == "after" as String) }
    #expect(try folder.temporaryNames().isEmpty)
  }

  @Test("Every error says in both languages what happened, and shows no control characters")
  func texts() {
    let editor = "ed\u{1B}[2J"
    let errors: [EditorError] = [
      .cannotStart(editor: editor, cause: .closed(.spawn)), .failed(editor: editor, code: 3),
      .killed(editor: editor, signal: 9), .fileGone(editor: editor), .notUTF8, .changedMeanwhile,
    ]
    for language in [Language.english, .japanese] {
      let texts = Set(errors.map { ErrorTexts(language: language).message(for: $0) })
      #expect(texts.count == errors.count)
      #expect(texts.allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
    }
  }
}

extension EditorError {
  /// The same error of another editor.
  fileprivate func naming(_ editor: String) -> EditorError {
    switch self {
    case .cannotStart(_, let cause): .cannotStart(editor: editor, cause: cause)
    case .failed(_, let code): .failed(editor: editor, code: code)
    case .killed(_, let signal): .killed(editor: editor, signal: signal)
    case .fileGone: .fileGone(editor: editor)
    case .notUTF8, .changedMeanwhile: self
    }
  }
}
