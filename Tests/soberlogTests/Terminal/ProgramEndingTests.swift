import Foundation
import SoberlogStore
import Testing

@testable import soberlog

/// How programs are run, and what is told about their end.
struct ProgramEndingTests {
  @Test(
    "A program that ends by itself has its exit code", arguments: [0, 1, 3, 127, 255] as [Int32])
  func exitCodes(code: Int32) {
    #expect(shell("exit \(code)") == .exited(code: code))
  }

  @Test(
    "A program without a slash in its name is found on PATH, and gets its arguments as they are")
  func arguments() {
    let script = #"test "$#:$1:$2:$3" = '3:a b::$c'"#
    #expect(Console.run("sh", ["-c", script, "sh", "a b", "", "$c"]) == .exited(code: 0))
  }

  @Test("A program reads what it is given, however long, and may leave it unread")
  func input() {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    let count = #"test "$(wc -c | tr -d ' ')" = 300000"#
    #expect(Console.run("sh", ["-c", count], input: input) == .exited(code: 0))
    #expect(Console.run("sh", ["-c", "exit 7"], input: input) == .exited(code: 7))
  }

  @Test(
    "A program that is missing or no program cannot be started, for the system's reason",
    arguments: [
      ("/no/such/program", ENOENT), ("no-such-program-anywhere", ENOENT), ("", ENOENT),
      ("/etc/passwd", EACCES), ("/", EACCES),
    ])
  func cannotStart(program: String, code: Int32) {
    let error = SystemError(call: .spawn, code: code)
    #expect(Console.run(program, []) == .cannotStart(error))
  }

  @Test(
    "A signal that this program ignores ends the other one",
    arguments: [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ, SIGKILL])
  func signalsOfChild(number: Int32) async {
    await #expect(processExitsWith: .success) { [number] in
      acceptSignals()
      _ = try ProcessStart.prepare()
      Console.ignoreBrokenPipes()
      #expect(shell("ulimit -c 0; kill -\(number) $$") == .killed(signal: number))
    }
  }

  @Test("INT and QUIT are ignored while another program runs")
  func ignoredSignals() async {
    await #expect(processExitsWith: .success) {
      acceptSignals()
      #expect(shell("kill -INT $PPID; kill -QUIT $PPID; exit 3") == .exited(code: 3))
    }
  }

  @Test("INT has its meaning again when the other program has ended")
  func interruptAfterwards() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      acceptSignals()
      #expect(shell("exit 0") == .exited(code: 0))
      raise(SIGINT)
    }
  }

  @Test(
    "TERM and HUP are handed on, and end this program once all is in order",
    arguments: [SIGTERM, SIGHUP])
  func endingSignals(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      acceptSignals()
      #expect(shell("kill -\(number) $PPID; sleep 10") == .killed(signal: number))
      Console.end(0)
    }
    await #expect(processExitsWith: .signal(number)) { [number] in
      acceptSignals()
      let command = "trap 'exit 7' \(number); kill -\(number) $PPID; while :; do sleep 0.01; done"
      #expect(shell(command) == .exited(code: 7))
      Console.end(0)
    }
  }

  @Test("HUP is ignored where it was from the start, as by nohup")
  func ignoredHangUp() async {
    await #expect(processExitsWith: .success) {
      acceptSignals()
      signal(SIGHUP, SIG_IGN)
      #expect(shell("kill -HUP $PPID; exit 3") == .exited(code: 3))
      Console.end(0)
    }
  }

  @Test("The end is told also where SIGCHLD was ignored at the start")
  func ignoredEnd() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      #expect(shell("exit 5") == .exited(code: 5))
    }
  }

  @Test("Waiting goes on when a signal interrupts it")
  func interruptedWaiting() async throws {
    let folder = try EditorFolder()
    try await #require(processExitsWith: .success) { [pipe = folder.path + "/pipe" as String] in
      acceptSignals()
      signal(SIGUSR1) { _ in }
      var action = sigaction()
      unsafe sigaction(SIGUSR1, nil, &action)
      action.sa_flags &= ~SA_RESTART
      unsafe sigaction(SIGUSR1, &action, nil)
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      interrupt(WaitingThread(), openingAndClosing: pipe)
      #expect(shell("read line < '\(pipe)'; exit 5") == .exited(code: 5))
    }
  }
}

/// The thread that makes the value.
private struct WaitingThread: @unchecked Sendable {
  /// What the system calls it.
  let id = pthread_self()
}

/// Sends many signals to a thread between opening a pipe, which a reader waits for, and closing it.
private func interrupt(_ thread: WaitingThread, openingAndClosing pipe: String) {
  Thread {
    let writer = unsafe open(pipe, O_WRONLY)
    for _ in 0..<10_000 { pthread_kill(thread.id, SIGUSR1) }
    close(writer)
  }.start()
}

/// Runs a script of the shell.
private func shell(_ script: String) -> ProgramEnding {
  Console.run("/bin/sh", ["-c", script])
}

/// Lets signals reach this thread, as in a program; the threads that tests run on block them.
private func acceptSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}
