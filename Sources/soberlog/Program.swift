import SoberlogCore
import SoberlogStore

/// The program: from a command line to output, messages and an exit code.
///
/// This is the one place where errors become text and an exit code.
struct Program {
  /// What the program finds around it.
  private let world: World

  /// Runs the program and returns its exit code.
  static func run(_ world: World) -> Int32 {
    let program = Program(world: world)
    do {
      return try program.run()
    } catch let ending as EndedBySignal {
      world.keyTerminal?.end(ending.number)
      return exitCode(of: ending)
    } catch {
      program.say(ErrorTexts(language: world.languageForErrors()).message(for: error))
      return exitCode(of: error)
    }
  }
}

extension Program {
  /// Runs the command that the arguments name.
  private func run() throws -> Int32 {
    if let error = world.startError { throw error }
    let arguments = try ArgumentParser.parse(world.argumentTexts())
    let present = world.zone.localTimestamp(at: try presentInstant())
    let dates = DateContext(now: present, zone: world.zone, boundary: .midnight)
    let presentation = Presentation(
      language: world.language(
        option: try arguments.value(of: GlobalOptions.language, in: dates)),
      width: world.textWidth(),
      colored: world.isColored(
        option: try arguments.value(of: GlobalOptions.color, in: dates) ?? .auto),
      repertoire: world.repertoire(isASCII: arguments.has(GlobalOptions.ascii)))
    let outcome: Outcome
    if let page = try AboutProgram(arguments) {
      outcome = Outcome(answer: .text(page))
    } else if arguments.command == .emoji {
      // This one needs no journal, and works where there is no place for one.
      outcome = try EmojiCommand.run(arguments, in: dates)
    } else {
      outcome = try Command.run(
        arguments, in: try session(arguments, now: present, presentation))
    }
    let isQuiet = arguments.has(GlobalOptions.quiet)
    for notice in outcome.notices where !(isQuiet && notice.isHint) {
      say(NoticeTexts(language: presentation.language).message(for: notice))
    }
    let pager = try arguments.has(GlobalOptions.noPager) ? nil : world.pager()
    try draw(outcome, presentation, isQuiet: isQuiet, pager: pager)
    if let path = outcome.opened { try world.openInBrowser(path) }
    for failure in outcome.failures.dropFirst() {
      say(ErrorTexts(language: presentation.language).message(for: failure))
    }
    if let failure = outcome.failures.first { throw failure }
    return outcome.status.rawValue
  }

  /// What the commands work with.
  private func session(
    _ arguments: ParsedArguments, now: LocalTimestamp, _ presentation: Presentation
  ) throws -> Session {
    let option = arguments.text(of: GlobalOptions.journal)
    if option?.isEmpty == true {
      throw UsageError.missingValue(option: GlobalOptions.journal.specification.spelling)
    }
    let variables = try [
      "SOBERLOG_JOURNAL", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME", "XDG_RUNTIME_DIR",
    ]
    .reduce(into: [:]) { $0[$1] = try world.text(of: $1) }
    let location = try JournalLocation(option: option) { variables[$0] }
    let folders = BaseDirectories { variables[$0] }
    let mayAsk = !arguments.has(GlobalOptions.noInput)
    let isQuiet = arguments.has(GlobalOptions.quiet)
    let texts = NoticeTexts(language: presentation.language)
    return Session(
      now: now, present: presentInstant, zone: world.zone, zoneNamed: world.zoneNamed,
      journal: JournalFile(at: location, folders: folders),
      randomBits: world.randomBits,
      ask: world.askLine.map { askLine in
        { question in
          let text = QuestionTexts(language: presentation.language).text(of: question)
          return try askLine(repertoire.shown(message: text)).map(QuestionTexts.isYes) ?? false
        }
      },
      stage: mayAsk ? world.stage(presentation) : nil,
      plainDialog: mayAsk ? world.plainDialog(presentation) : nil,
      say: { if !(isQuiet && $0.isHint) { say(texts.message(for: $0)) } },
      readInput: world.readInput, hasEditor: world.hasEditor,
      edit: { try world.editor().edit($0) },
      keepText: { text in
        let folder = try world.text(of: "TMPDIR")
        return try PrivateFile(named: "note.txt", in: folder, holding: Array(text.utf8)).keep()
      })
  }

  /// The characters that messages can have.
  private var repertoire: Repertoire {
    world.repertoire(isASCII: world.asksForASCII)
  }

  /// The present instant: that of `SOBERLOG_NOW`, else the clock's.
  private func presentInstant() throws -> Int64 {
    guard let text = try world.text(of: "SOBERLOG_NOW") else { return world.now() }
    do {
      return try LocalTimestamp(rfc3339: text).instant
    } catch {
      throw UsageError.badEnvironment(variable: "SOBERLOG_NOW", value: text)
    }
  }

  /// Prints an answer; one that cannot be printed is an error, unless nobody wants to read it.
  ///
  /// - Parameter pager: shows what is longer than the screen; nil when it is printed as it is.
  private func draw(
    _ outcome: Outcome, _ presentation: Presentation, isQuiet: Bool, pager: Pager?
  ) throws {
    guard let answer = outcome.answer else { return }
    var output = OutputBuffer(write: world.writeOutput)
    do {
      switch answer {
      case .confirmation(let report):
        if !isQuiet { try report.appendText(to: &output, presentation) }
      case .text(let report):
        if let pager { return try pager.show(report, presentation) }
        try report.appendText(to: &output, presentation)
      case .data(let report):
        if world.terminal != nil { output = OutputBuffer(write: writeToTerminal) }
        try report.appendText(to: &output, presentation)
      case .json(let report): try report.appendJSON(to: &output)
      case .file(let file, let report, let confirmation):
        try write(report, to: file, presentation)
        if !isQuiet { try confirmation.appendText(to: &output, presentation) }
      }
      try output.flush()
    } catch let error as OutputError {
      guard error != .closedPipe else { return }
      throw outcome.isSaved ? OutputError.failedAfterSaving(error.text) : error
    }
  }

  /// Writes data to the terminal, with everything escaped that it would obey.
  private func writeToTerminal(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    try world.writeOutput(Array(escapedForTerminal(text, keepingNewlines: true).utf8))
  }

  /// Writes data to a file.
  private func write(
    _ report: any Report, to file: OutputFile, _ presentation: Presentation
  ) throws {
    var contents = PieceTable()
    var output = OutputBuffer { contents.append($0) }
    try report.appendText(
      to: &output, Presentation(language: presentation.language, width: nil, colored: false))
    try output.flush()
    try file.write(contents)
  }

  /// Writes a line to standard error.
  private func say(_ message: String) {
    world.writeError(Array("soberlog: \(repertoire.shown(message: message))\n".utf8))
  }
}

extension Program {
  /// The exit code of an error.
  static func exitCode(of error: any Error) -> Int32 {
    switch error {
    case let error as StoreError: error.exitCode
    case let error as JournalFileError: error.exitCode
    case let error as UnreadableCopy: error.reason.exitCode
    case is OutputError, is StartError: 74
    case let error as InputError: error.exitCode
    case let error as SelectionError: error.exitCode
    case is UndoError, is UndoRefusal: 1
    case let error as EditorError: error.exitCode
    case is BrowserError: 1
    case is ImportError: 65
    case let error as UnsavedText: exitCode(of: error.reason)
    case let error as EndedBySignal: 128 + error.number
    default: 64
    }
  }
}
