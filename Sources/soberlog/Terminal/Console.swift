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
  /// The arguments without the program's name, as bytes; nil when the runtime could not find them.
  static var arguments: [[UInt8]]? {
    let count = Int(CommandLine.argc)
    // The program's name is always there.
    guard count > 0 else { return nil }
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
    // On some systems a char has a sign, on others it has none.
    unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map {
      UInt8(truncatingIfNeeded: $0)
    }
  }

  /// The terminal that standard output is; nil when it is none.
  static var terminal: TerminalSize? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    return size(of: STDOUT_FILENO)
  }

  /// The size of the terminal that a descriptor is.
  private static func size(of descriptor: Int32) -> TerminalSize {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      return TerminalSize(columns: 0, rows: 0)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Ends the process; by a signal, when one came while another program ran.
  static func end(_ code: Int32) -> Never {
    if unsafe handedOnSignal != 0 { unsafe end(bySignal: handedOnSignal) }
    exit(code)
  }

  /// Whether there is a person at a terminal who can be asked.
  static var canAsk: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// Asks on standard error and returns the line that was typed; nil at the end of the input.
  ///
  /// - Throws: `InputError`; a line that is not UTF-8 is gone, and can be asked for again.
  static func ask(_ question: String) throws(InputError) -> String? {
    writeError(Array(question.utf8))
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count == 1 {
        line.append(byte)
      } else if count == 0 {
        // What comes next shall not stand behind the question.
        writeError([UInt8(ascii: "\n")])
        return line.isEmpty ? nil : try text(of: line)
      } else if errno != EINTR {
        throw .unreadable(SystemError(call: .read, code: errno))
      }
    }
    return try text(of: line.dropLast())
  }

  /// A line that was typed.
  private static func text(of line: some Collection<UInt8>) throws(InputError) -> String {
    guard let text = String(validating: Array(line), as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// Makes a write to a closed pipe an error instead of the end of the process.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}

extension Console {
  /// The descriptor of standard input.
  static let input = STDIN_FILENO

  /// The descriptor of standard output.
  static let output = STDOUT_FILENO

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
        throw .unreadable(SystemError(call: .read, code: errno))
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
      } else if errno == EAGAIN {
        // Another program may have made the terminal one that never waits.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .failed(SystemError(call: .write, code: errno))
      }
    }
  }
}

extension Console {
  /// The program that opens a file in the application that the person prefers for it.
  static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Runs a program on the standard streams, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is looked for in the folders of `PATH`.
  ///   - arguments: the arguments after the program's name.
  ///   - input: what it reads from standard input; nil when it gets that of this process.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8]? = nil
  ) -> ProgramEnding {
    // Where the locale is not installed, less would show the bytes of what is not ASCII.
    unsafe setenv("LESSCHARSET", "utf-8", 0)
    return leavingSignalsToChild {
      var child: pid_t = 0
      let pipe = input.map { _ in openPipe() }
      let code = spawn(program, arguments, readingFrom: pipe?.readEnd, &child)
      if let pipe { _ = close(pipe.readEnd) }
      if let pipe, let input {
        // The program may end before it has read everything.
        if code == 0 { try? write(input, to: pipe.writeEnd) }
        _ = close(pipe.writeEnd)
      }
      guard code == 0 else { return .cannotStart(SystemError(call: .spawn, code: code)) }
      waitForEnd(of: child)
      var status: Int32 = 0
      while unsafe waitpid(child, &status, 0) == -1 {
        guard errno == EINTR else {
          return .cannotStart(SystemError(call: .waitpid, code: errno))
        }
      }
      // The low seven bits are the signal, or 0; the byte above bit 7 is the exit code.
      let signal = status & 0x7F
      return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
    }
  }

  /// Waits until a child has ended, and hands signals on to it as long as its number is its own.
  private static func waitForEnd(of child: pid_t) {
    unsafe childInFront = child
    // It may have come before there was a child.
    if unsafe handedOnSignal != 0 { unsafe kill(child, handedOnSignal) }
    var facts = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(child), &facts, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    unsafe childInFront = 0
  }

  /// Opens a pipe whose ends no program inherits; both are -1 when that fails.
  fileprivate static func openPipe() -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Does something while INT and QUIT, which a terminal sends to every program on it, are ignored,
  /// and HUP and TERM are handed on to the child: this process ends by them when all is in order.
  private static func leavingSignalsToChild<Result>(_ body: () -> Result) -> Result {
    // The child need not read all that it is given. This is not put back: programs that run side by
    // side would take the protection from each other.
    ignoreBrokenPipes()
    let actions = [SIGINT, SIGQUIT, SIGCHLD, SIGHUP, SIGTERM].map { number in
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      return (number, action)
    }
    defer {
      for (number, var action) in actions { unsafe sigaction(number, &action, nil) }
    }
    _ = signal(SIGINT, SIG_IGN)
    _ = signal(SIGQUIT, SIG_IGN)
    // Where it is ignored, the system forgets how a child ended.
    _ = signal(SIGCHLD, SIG_DFL)
    handOn(SIGHUP)
    handOn(SIGTERM)
    return body()
  }

  /// Arranges that a signal is handed on to the child, unless it is ignored, as `nohup` has it.
  private static func handOn(_ number: Int32) {
    let before = signal(number) { number in
      let error = errno
      unsafe handedOnSignal = number
      if unsafe childInFront > 0 { unsafe kill(childInFront, number) }
      errno = error
    }
    // A function can only be compared as a number.
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if unsafe unsafeBitCast(before, to: Int.self) == ignored { _ = signal(number, SIG_IGN) }
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

// MARK: - Single keys

extension Console {
  /// The terminal that single keys can be taken from: standard input, drawn on standard error, so
  /// that standard output is left for answers; nil where one of them is no terminal.
  static var keyTerminal: KeyTerminal? {
    guard canAsk else { return nil }
    let mode = KeyMode()
    return KeyTerminal(
      open: mode.open, close: mode.close, suspend: mode.suspend,
      size: { size(of: STDERR_FILENO) },
      next: mode.next, write: Console.writeError, end: end(bySignal:))
  }

  /// Ends the process by a signal, as its default action does but without a core file, which would
  /// have the person's words in it.
  private static func end(bySignal number: Int32) {
    forbidCoreFiles()
    _ = signal(number, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }

  /// Forbids the system to write the memory of this process to a file when it ends.
  private static func forbidCoreFiles() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin) || canImport(Musl)
      unsafe setrlimit(RLIMIT_CORE, &limit)
    #else
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #endif
  }
}

/// The child that signals are handed on to; 0 when there is none.
nonisolated(unsafe) private var childInFront: pid_t = 0

/// The last signal that was handed on; 0 when there was none.
nonisolated(unsafe) private var handedOnSignal: Int32 = 0

/// The end of a pipe that the handler of signals writes their numbers to; -1 when there is none.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// The terminal that standard input is, while it hands over single keys.
private final class KeyMode {
  /// What the terminal was like before (termios); nil while it is so.
  private var attributes: termios?

  /// The actions that signals had before; empty while they have them.
  private var actions: [(Int32, sigaction)] = []

  /// The end of the pipe from which the numbers of signals are read; -1 when there is none.
  private var signals: Int32 = -1

  /// Whether a signal came that ends the process.
  private var isEnding = false

  /// Signals that end the process unless it is told of them; all others are left alone.
  private static let endingSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
  ]
}

extension KeyMode {
  /// Takes the terminal, and signals the first time; in the background the system stops it here.
  func open() {
    takeSignals()
    takeTerminal()
  }

  /// Gives terminal and signals back, and returns a signal that came and ends the process.
  ///
  /// When one came, no other may end the process before everything is in order: the loss of a
  /// terminal is told several times.
  func close() -> Int32? {
    giveTerminalBack()
    let late = endingSignalSoFar()
    if !isEnding { for (number, var action) in actions { unsafe sigaction(number, &action, nil) } }
    actions = []
    let ends = [signals, unsafe signalPipe]
    // Forgotten first, since a handler must not write to a file that gets the same number.
    unsafe signalPipe = -1
    signals = -1
    for end in ends where end >= 0 { _ = systemClose(end) }
    return late
  }

  /// Stops the whole job, as Ctrl-Z does in a terminal that does not hand over single keys.
  func suspend() -> Int32? {
    giveTerminalBack()
    _ = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // From here on the process has been continued.
    handle(SIGTSTP)
    if let late = endingSignalSoFar() { return late }
    takeTerminal()
    return nil
  }

  /// Waits for input.
  ///
  /// - Parameter milliseconds: how long; nil for as long as it takes.
  func next(_ milliseconds: Int?) -> TerminalInput {
    guard let ready = readable([STDIN_FILENO, signals], within: milliseconds) else {
      // The signal is in the pipe by now.
      return next(0)
    }
    if ready[1] { return signalInput() }
    return ready[0] ? keyInput() : .nothing
  }
}

extension KeyMode {
  /// Lets the terminal hand over single keys: without echo, without keys that send signals or stop
  /// the output, and Enter as CR. What was typed before stays to be read.
  private func takeTerminal() {
    var current = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &current) == 0 else { return }
    if attributes == nil { attributes = current }
    current.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    current.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
    unsafe withUnsafeMutableBytes(of: &current.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    setAttributes(current)
  }

  /// Makes the terminal what it was, unless others use it now.
  private func giveTerminalBack() {
    let user = tcgetpgrp(STDIN_FILENO)
    if let attributes, user <= 0 || user == getpgrp() { setAttributes(attributes) }
    attributes = nil
  }

  /// Sets attributes of the terminal at once.
  private func setAttributes(_ attributes: termios) {
    var attributes = attributes
    while unsafe tcsetattr(STDIN_FILENO, TCSANOW, &attributes) == -1, errno == EINTR {}
  }

  /// What was typed; the end of the input is the loss of the terminal.
  private func keyInput() -> TerminalInput {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count > 0 { return .bytes(Array(bytes[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    isEnding = true
    return .ending(signal: SIGHUP)
  }
}

extension KeyMode {
  /// Arranges that signals are told of.
  private func takeSignals() {
    guard actions.isEmpty else { return }
    let pipe = Console.openPipe()
    signals = pipe.readEnd
    // A handler must not wait; of very many signals the last ones may be lost.
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    unsafe signalPipe = pipe.writeEnd
    for number in KeyMode.endingSignals + [SIGTSTP, SIGCONT, SIGWINCH] {
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      actions.append((number, action))
      handle(number)
    }
  }

  /// Arranges that a signal is told of.
  private func handle(_ number: Int32) {
    _ = signal(number) { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe systemWrite(signalPipe, &byte, 1)
      errno = before
    }
  }

  /// What the next signal in the pipe means.
  private func signalInput() -> TerminalInput {
    switch nextSignal() {
    case SIGWINCH?: .resized
    case SIGTSTP?: .suspension
    case SIGCONT?: .continuation
    case let number?: .ending(signal: number)
    case nil: .nothing
    }
  }

  /// The first signal in the pipe that ends the process; all others are forgotten.
  private func endingSignalSoFar() -> Int32? {
    var ending: Int32?
    while ending == nil, readable([signals], within: 0) == [true], let number = nextSignal() {
      if KeyMode.endingSignals.contains(number) { ending = number }
    }
    return ending
  }

  /// Reads the number of a signal from the pipe; nil when there is none.
  private func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    guard unsafe read(signals, &byte, 1) == 1 else { return nil }
    if KeyMode.endingSignals.contains(Int32(byte)) { isEnding = true }
    return Int32(byte)
  }
}

/// Which of some descriptors can be read without waiting, as soon as one of them can.
///
/// - Parameters:
///   - descriptors: the descriptors; of a negative one nothing is expected.
///   - milliseconds: how long to wait at most; nil for as long as it takes.
/// - Returns: nil when a signal interrupts the waiting.
private func readable(_ descriptors: [Int32], within milliseconds: Int?) -> [Bool]? {
  let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
  #if canImport(Darwin)
    // Its poll takes no devices, so it fails on a terminal that was opened as /dev/tty.
    var set = fd_set()
    let places = descriptors.map { 0..<8 * MemoryLayout<fd_set>.size ~= Int($0) ? Int($0) : nil }
    unsafe withUnsafeMutableBytes(of: &set) { bits in
      for case let place? in places { unsafe bits[place / 8] |= 1 << (place % 8) }
    }
    let end = Int32((places.compactMap(\.self).max() ?? -1) + 1)
    var time = timeval(
      tv_sec: Int(timeout / 1000), tv_usec: suseconds_t(timeout % 1000 * 1000))
    let count =
      timeout < 0
      ? unsafe select(end, &set, nil, nil, nil) : unsafe select(end, &set, nil, nil, &time)
    if count == -1, errno == EINTR { return nil }
    return unsafe withUnsafeBytes(of: &set) { bits in
      places.map { place in
        place.map { unsafe count > 0 && bits[$0 / 8] & 1 << ($0 % 8) != 0 } ?? false
      }
    }
  #else
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&waiting, nfds_t(waiting.count), timeout)
    if count == -1, errno == EINTR { return nil }
    return waiting.map { count > 0 && $0.revents != 0 }
  #endif
}

/// `close` of the C library.
private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

/// `write` of the C library.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
