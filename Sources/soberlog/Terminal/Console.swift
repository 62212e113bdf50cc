// The program's own calls of the C library; all others are in the store.

import SoberlogStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("soberlog needs the C library of Linux or macOS.")
#endif

/// The standard streams and the environment of the process, and the programs that it runs.
enum Console {
  /// The arguments without the program's name, as bytes.
  static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).map { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe bytes(of: $0) } ?? []
    }
  }

  /// The bytes of an environment variable; nil when it is not set.
  static func variable(_ name: String) -> [UInt8]? {
    unsafe getenv(name).map { unsafe bytes(of: $0) }
  }

  /// The bytes of a C string, without the NUL at its end.
  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }

  /// The terminal that standard output is; nil when it is none.
  static var terminal: TerminalSize? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return TerminalSize(columns: 0, rows: 0)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Ends the process.
  static func end(_ code: Int32) -> Never {
    exit(code)
  }

  /// Whether there is a person at a terminal who can be asked.
  static var canAsk: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// Asks on standard error and returns the line that was typed; nil at the end of the input.
  static func ask(_ question: String) throws(InputError) -> String? {
    writeError(Array(question.utf8))
    return readLine()
  }

  /// Makes a write to a closed pipe an error instead of the end of the process.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}

extension Console {
  /// Reads standard input to its end, or up to a limit in bytes.
  ///
  /// - Throws: `InputError.unreadable`.
  static func readInput(limit: Int) throws(InputError) -> [UInt8] {
    var input: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while input.count < limit {
      let wanted = min(piece.count, limit - input.count)
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, wanted)
      }
      if count == 0 { break }
      if count > 0 {
        input += piece[..<count]
      } else if errno != EINTR {
        throw .unreadable(errorText())
      }
    }
    return input
  }

  /// Writes all bytes to standard output.
  ///
  /// - Throws: `OutputError`.
  static func writeOutput(_ bytes: [UInt8]) throws(OutputError) {
    try write(bytes, to: STDOUT_FILENO)
  }

  /// Writes all bytes to standard error, or as many as go.
  static func writeError(_ bytes: [UInt8]) {
    try? write(bytes, to: STDERR_FILENO)
  }

  /// Writes all bytes to a descriptor.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .failed(errorText())
      }
    }
  }

  /// The C library's words for an error, by default for the last one.
  private static func errorText(_ code: Int32 = errno) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

extension Console {
  /// Runs a program on the standard streams, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is looked for in the folders of `PATH`.
  ///   - arguments: the arguments after the program's name.
  ///   - input: what it reads from standard input; nil when it gets that of this process.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8]? = nil
  ) -> ProgramEnding {
    leavingSignalsToChild {
      var child: pid_t = 0
      let pipe = input.map { _ in openPipe() }
      let code = spawn(program, arguments, readingFrom: pipe?.readEnd, &child)
      if let pipe { _ = close(pipe.readEnd) }
      if let pipe, let input {
        // The program may end before it has read everything.
        if code == 0 { try? write(input, to: pipe.writeEnd) }
        _ = close(pipe.writeEnd)
      }
      guard code == 0 else { return .cannotStart(reason: errorText(code)) }
      var status: Int32 = 0
      while unsafe waitpid(child, &status, 0) == -1 {
        guard errno == EINTR else { return .cannotStart(reason: errorText()) }
      }
      // The low seven bits are the signal, or 0; the byte above bit 7 is the exit code.
      let signal = status & 0x7F
      return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
    }
  }

  /// Opens a pipe whose ends no program inherits; both are -1 when that fails.
  private static func openPipe() -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Does something while INT and QUIT, which a terminal sends to every program on it, are ignored.
  private static func leavingSignalsToChild<Result>(_ body: () -> Result) -> Result {
    let actions = [SIGINT, SIGQUIT, SIGPIPE, SIGCHLD].map { number in
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      return (number, action)
    }
    defer {
      for (number, var action) in actions { unsafe sigaction(number, &action, nil) }
    }
    _ = signal(SIGINT, SIG_IGN)
    _ = signal(SIGQUIT, SIG_IGN)
    // The child need not read all that it is given.
    _ = signal(SIGPIPE, SIG_IGN)
    // Where it is ignored, the system forgets how a child ended.
    _ = signal(SIGCHLD, SIG_DFL)
    return body()
  }

  /// Starts a program, with the default actions for the signals that this one ignores.
  ///
  /// - Parameters:
  ///   - input: the descriptor that becomes its standard input; nil to leave that as it is.
  ///   - child: is set to the number of the process.
  /// - Returns: 0, or the code of the error.
  private static func spawn(
    _ program: String, _ arguments: [String], readingFrom input: Int32?, _ child: inout pid_t
  ) -> Int32 {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&signals, number) }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    return unsafe posix_spawnp(&child, program, &actions, &attributes, &words, environ)
  }
}

/// `write` of the C library.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

extension World {
  /// The world of this process.
  ///
  /// - Parameter closedStreams: the standard descriptors that were closed when it started.
  static func ofProcess(closedStreams: Set<Int32>) -> World {
    World(
      arguments: Console.arguments,
      variable: Console.variable,
      now: SystemClock.now(),
      zone: SystemClock.zone,
      terminal: Console.terminal,
      randomBits: { UInt64.random(in: .min ... .max) },
      readInput: { limit throws(InputError) in
        guard !closedStreams.contains(STDIN_FILENO) else { throw .unreadable("it is closed") }
        return try Console.readInput(limit: limit)
      },
      askLine: Console.canAsk ? Console.ask : nil,
      writeOutput: { bytes throws(OutputError) in
        guard !closedStreams.contains(STDOUT_FILENO) else { throw .failed("it is closed") }
        try Console.writeOutput(bytes)
      },
      writeError: Console.writeError,
      runProgram: { Console.run($0, $1, input: $2) })
  }
}
