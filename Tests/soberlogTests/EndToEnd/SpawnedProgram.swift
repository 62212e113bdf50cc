import Foundation

/// The built program, run as a process of its own in a fresh folder with a cleared environment.
struct SpawnedProgram {
  /// The folder, which is `HOME`.
  let folder = TestFolder()

  /// The environment.
  var variables: [String: String] = [
    "PATH": "/usr/bin:/bin", "TZ": "Asia/Tokyo", "SOBERLOG_NOW": "2026-11-30T21:15:00+09:00",
  ]

  /// How a process ended.
  struct Ending: Hashable {
    /// The exit code, 128 and the number of the signal that ended it.
    let code: Int32
    /// Standard output.
    let out: String
    /// Standard error.
    let err: String
  }

  /// Makes the folder.
  init() {
    variables["HOME"] = folder.path
  }
}

extension SpawnedProgram {
  /// The path of the program: it is built into the folder of the tests.
  static var path: String {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return tests.bundleURL.deletingLastPathComponent().appendingPathComponent("soberlog").path
    #else
      return Bundle.main.bundleURL.appendingPathComponent("soberlog").path
    #endif
  }

  /// The path of the journal.
  var journalPath: String { folder.path + "/.local/share/soberlog/journal.json" }

  /// The text of the journal; empty when there is none.
  var journal: String {
    String(decoding: FileManager.default.contents(atPath: journalPath) ?? Data(), as: UTF8.self)
  }

  /// Runs the program to its end.
  func run(_ words: String..., input: String = "") throws -> Ending {
    let process = try start(words)
    return process.finish(input: input)
  }

  /// Runs a line of the shell, in which `"$@"` is the program with arguments.
  func shell(_ line: String, _ words: String..., input: String = "") throws -> Ending {
    let process = try start("/bin/sh", ["-c", line, "sh", SpawnedProgram.path] + words)
    return process.finish(input: input)
  }

  /// Starts the program.
  func start(_ words: [String]) throws -> RunningProgram {
    try start(SpawnedProgram.path, words)
  }

  /// Starts a program in the folder.
  private func start(_ program: String, _ words: [String]) throws -> RunningProgram {
    let running = RunningProgram()
    running.process.executableURL = URL(fileURLWithPath: program)
    running.process.arguments = words
    running.process.environment = variables
    running.process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    running.process.standardInput = running.input
    running.process.standardOutput = running.output
    running.process.standardError = running.errors
    try running.process.run()
    return running
  }
}

/// A process that was started.
struct RunningProgram {
  /// The process.
  let process = Process()
  /// Its standard input.
  let input = Pipe()
  /// Its standard output.
  let output = Pipe()
  /// Its standard error.
  let errors = Pipe()
}

extension RunningProgram {
  /// Gives the process its input and waits for its end.
  ///
  /// - Parameter input: less than a pipe holds, as is its output.
  func finish(input text: String = "") -> SpawnedProgram.Ending {
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let out = output.fileHandleForReading.readDataToEndOfFile()
    let err = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return SpawnedProgram.Ending(
      code: process.terminationStatus + (isSignal ? 128 : 0),
      out: String(decoding: out, as: UTF8.self), err: String(decoding: err, as: UTF8.self))
  }
}
