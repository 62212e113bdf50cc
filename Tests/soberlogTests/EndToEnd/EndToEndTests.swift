import Foundation
import Testing

/// What only a process of its own can show.
struct EndToEndTests {
  /// The program in a fresh folder.
  private let program = SpawnedProgram()

  @Test("The three commands of the README work from the first moment")
  func firstCommands() throws {
    let add = try program.run("add", "--mood", "good", "--note", "高尾山に登った")
    #expect(add.code == 0 && add.err.isEmpty)
    #expect(add.out.hasSuffix("  ●●●●○ good\n1 day sober! 🎉\n"))
    #expect(try program.run("streak").out.hasPrefix("Day 1\n"))
    #expect(try program.run("list", "--since", "7d").out.contains("高尾山に登った"))
  }

  @Test("Exit codes reach the shell")
  func exitCodes() throws {
    #expect(try program.run("streak", "--at-least", "1d").code == 1)
    #expect(try program.run("add").code == 64)
    #expect(try program.run("list", "--journal", ".").code == 66)
    #expect(try program.run("add", "x", "--journal", "none/j.json").code == 73)
    #expect(try program.run("--version").code == 0)
    #expect(
      try program.shell("printf x > j.json; exec \"$@\"", "list", "--journal", "j.json").code == 65)
    #expect(try program.shell("unset HOME; exec \"$@\"", "path").code == 78)
    #expect(program.journal.isEmpty)
  }

  @Test("Closed descriptors lose no text into files")
  func closedDescriptors() throws {
    let redirections: [(String, Int32)] = [
      ("<&-", 0), (">&-", 74), ("2>&-", 0), ("<&- >&-", 74), (">&- 2>&-", 74), ("<&- >&- 2>&-", 74),
    ]
    for (redirection, code) in redirections {
      #expect(try program.shell("exec \"$@\" \(redirection)", "add", redirection).code == code)
      let list = try program.shell("exec \"$@\" \(redirection)", "list")
      #expect(list.code == code)
    }
    let entries = try program.run("list", "--json")
    let notes = try JSONDecoder().decode([ShownEntry].self, from: Data(entries.out.utf8)).map(
      \.note)
    #expect(notes == redirections.map(\.0))
    #expect(try program.shell("exec \"$@\" <&-", "add", "--note", "-").code == 66)
  }

  @Test(
    "A full device is never exit 0",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let add = try program.shell("exec \"$@\" > /dev/full", "add", "kept all the same")
    #expect(add.code == 74 && add.err.contains("saved, but"))
    for word in ["list", "streak", "help", "--version"] {
      #expect(try program.shell("exec \"$@\" > /dev/full", word).code == 74)
    }
    #expect(program.journal.contains("kept all the same"))
  }

  @Test("A pipe that is closed early ends quietly")
  func closedPipe() throws {
    let note = String(repeating: "x", count: 1000)
    for _ in 1...3 {
      _ = try program.shell("exec \"$@\" \"$(head -c 100000 /dev/zero | tr '\\0' x)\"", "add", note)
    }
    let call = try program.shell("(\"$@\"; echo \"code $?\" >&2) | head -c 1", "list", "--json")
    #expect(call.out == "[")
    #expect(call.err == "code 0\n")
  }

  @Test("A pipe is no journal, whatever name leads to it")
  func pipedJournal() throws {
    let line = #"echo '{"soberlog":1,"entries":[]}' | "$1" --journal /dev/stdin list"#
    #expect(try program.shell(line).code == 66)
  }

  @Test("Bytes that are not UTF-8 are refused as arguments and as input")
  func invalidUTF8() throws {
    #expect(try program.shell("exec \"$@\" \"$(printf 'caf\\351')\"", "add").code == 64)
    #expect(try program.shell("printf 'caf\\351' | \"$@\"", "add", "--note", "-").code == 65)
    #expect(try program.shell("LANG=$(printf 'ja\\351') exec \"$@\"", "add", "x").code == 0)
    #expect(try program.shell("SOBERLOG_NOW=$(printf '\\351') exec \"$@\"", "add", "y").code == 64)
    #expect(!program.journal.contains("\u{FFFD}"))
  }

  @Test(
    "A signal ends the wait for a note, and nothing is written",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let running = try withSignal(number) { try program.start(["add", "--note", "-"]) }
    // More than a pipe holds: when it is written, the program has begun to read.
    try running.input.fileHandleForWriting.write(contentsOf: Data(repeating: 0x78, count: 200_000))
    kill(running.process.processIdentifier, number)
    #expect(running.finish().code == 128 + number)
    #expect(program.journal.isEmpty)
  }

  /// Does something while a signal would end this thread, so that a process it starts inherits that.
  ///
  /// The threads of tests block signals, and a process in the background of a script ignores SIGINT.
  private func withSignal<Result>(_ number: Int32, _ body: () throws -> Result) rethrows -> Result {
    let action = signal(number, SIG_DFL)
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer {
      unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
      signal(number, action)
    }
    return try body()
  }

  @Test("Twenty at once lose nothing")
  func parallelAdds() throws {
    let running = try (1...20).map { try program.start(["add", "note \($0)"]) }
    #expect(running.map { $0.finish().code } == Array(repeating: 0, count: 20))
    let entries = try JSONDecoder().decode(
      [ShownEntry].self, from: Data(try program.run("list", "--json").out.utf8))
    #expect(Set(entries.map(\.note)) == Set((1...20).map { "note \($0)" }))
    #expect(Set(entries.map(\.id)).count == 20)
  }

  @Test("A writer that is killed leaves the old journal or the new one, and no lock")
  func killedWriter() throws {
    #expect(try program.run("add", "first").code == 0)
    let folder = (program.journalPath as NSString).deletingLastPathComponent
    var notes = ["first"]
    for number in 1...8 {
      let running = try program.start(["add", "killed \(number)"])
      // Killed as soon as its temporary file is seen, if it is.
      while running.process.isRunning,
        try FileManager.default.contentsOfDirectory(atPath: folder) == ["journal.json"]
      {}
      kill(running.process.processIdentifier, SIGKILL)
      _ = running.finish()
      let call = try program.run("list", "--json")
      #expect(call.code == 0)
      let now = try JSONDecoder().decode([ShownEntry].self, from: Data(call.out.utf8)).map(\.note)
      #expect(now == notes || now == notes + ["killed \(number)"])
      notes = now
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name != "journal.json" {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
    #expect(try program.run("add", "last").code == 0)
    #expect(try program.run("undo").code == 0)
  }

  @Test("Files are private from the start, whatever the umask")
  func umaskIsNoMatter() throws {
    #expect(try program.shell("umask 0; exec \"$@\"", "add", "x").code == 0)
    let local = program.folder.path + "/.local"
    #expect(try permissions(of: program.journalPath) == 0o600)
    for folder in ["", "/share", "/share/soberlog", "/state", "/state/soberlog"] {
      #expect(try permissions(of: local + folder) == 0o700, "\(folder)")
    }
    let logs = try FileManager.default.contentsOfDirectory(atPath: local + "/state/soberlog")
    #expect(logs.count == 1)
    for log in logs { #expect(try permissions(of: local + "/state/soberlog/" + log) == 0o600) }
  }

  @Test("Entries of Day One have the time of their own zone, whatever that of the process")
  func zonesOfEntries() throws {
    let entries = ["Asia/Tokyo", "America/New_York", "Mars/Base"].map { zone in
      #"{"creationDate":"2026-11-01T12:00:00Z","timeZone":"\#(zone)","text":"\#(zone)"}"#
    }
    let input = #"{"metadata":{},"entries":[\#(entries.joined(separator: ","))]}"#
    for zone in [nil, "Asia/Kolkata"] {
      var program = SpawnedProgram()
      program.variables["TZ"] = zone
      let ending = try program.run("import", "-", input: input)
      #expect(ending.code == 0 && ending.err.contains("Mars/Base"))
      #expect(program.journal.contains(#""at":"2026-11-01T21:00:00+09:00""#))
      #expect(program.journal.contains(#""at":"2026-11-01T07:00:00-05:00""#))
      let own =
        zone == nil ? #""at":"2026-11-01T12:00:00+00:00""# : #""at":"2026-11-01T17:30:00+05:30""#
      #expect(program.journal.contains(own), "\(program.journal)")
    }
  }

  @Test("What cannot be read, or is no file, is not imported")
  func unreadableInputs() throws {
    #expect(try program.shell("mkfifo pipe; exec \"$@\"", "import", "pipe").code == 66)
    #expect(try program.shell("exec \"$@\" < .", "import", "-").code == 66)
    #expect(try program.shell("exec \"$@\" < /dev/null", "import", "-").code == 65)
    #expect(try program.shell("exec \"$@\" <&-", "import", "-").code == 66)
    #expect(program.journal.isEmpty)
  }

  @Test(
    "The zone of the process decides on the day",
    arguments: [
      ("Asia/Tokyo", "2026-12-01T00:30:00+09:00"),
      ("America/New_York", "2026-11-30T10:30:00-05:00"),
      ("UTC0", "2026-11-30T15:30:00+00:00"), ("XYZ-5:30", "2026-11-30T21:00:00+05:30"),
      (":Asia/Tokyo", "2026-12-01T00:30:00+09:00"),
      ("/usr/share/zoneinfo/Asia/Tokyo", "2026-12-01T00:30:00+09:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-11-30T10:30:00-05:00"),
      ("no zone", "2026-11-30T15:30:00+00:00"), ("", "2026-11-30T15:30:00+00:00"),
      ("/etc/passwd", "2026-11-30T15:30:00+00:00"),
    ])
  func zones(zone: String, at: String) throws {
    var program = program
    program.variables["TZ"] = zone
    program.variables["SOBERLOG_NOW"] = "2026-11-30T15:30:00Z"
    let entry = try JSONDecoder().decode(
      ShownEntry.self, from: Data(try program.run("add", "x", "--json").out.utf8))
    #expect(entry.at == at && entry.day == String(at.prefix(10)))
  }
}
