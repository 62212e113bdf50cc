import Foundation
import SoberlogStore
import Testing

@testable import soberlog

/// A folder with editors that are scripts, removed with the value.
final class EditorFolder {
  /// The path.
  let path: String

  /// Creates the folder, and in it the one for temporary files.
  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("soberlog-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path + "/tmp", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension EditorFolder {
  /// Writes a script of the shell, in which `$file` is the last argument, and returns its path.
  func script(_ text: String, named name: String = "editor") -> String {
    let file = path + "/" + name
    let script = "#!/bin/sh\nfor file; do :; done\n\(text)\n"
    // Written by another process: if this one had the file open while another test starts a
    // program, that program could hold it open too, and a file open for writing cannot be run.
    let writing = "printf %s \"$2\" > \"$1\" && chmod 700 \"$1\""
    #expect(Console.run("/bin/sh", ["-c", writing, "sh", file, script]) == .exited(code: 0))
    return file
  }

  /// The editor of a command, with its temporary files in this folder.
  func editor(_ command: String) -> Editor {
    Editor(
      command: ExternalCommand(visual: nil, editor: command, isProgram: FileFacts.isProgram),
      temporaryFolder: path + "/tmp", runProgram: { Console.run($0, $1, input: nil) })
  }

  /// The names of the temporary files.
  func temporaryNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/tmp")
  }

  /// The text of a file of this folder.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
