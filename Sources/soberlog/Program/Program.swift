import SoberlogCore

/// The program: from a command line to output, messages and an exit code.
///
/// This is the one place where errors become text and an exit code.
struct Program {
  /// What the program finds around it.
  let world: World

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
  /// Runs the command that the arguments name, and shows how it ended.
  private func run() throws -> Int32 {
    if let error = world.startError { throw error }
    let arguments = try ArgumentParser.parse(world.argumentTexts())
    let now = world.zone.localTimestamp(at: try presentInstant())
    let dates = DateContext(now: now, zone: world.zone, boundary: .midnight)
    let presentation = try presentation(arguments, in: dates)
    let outcome = try Command.run(arguments, in: dates) {
      try session(arguments, now: now, presentation)
    }
    let isQuiet = arguments.has(GlobalOptions.quiet)
    for notice in outcome.notices where !(isQuiet && notice.isHint) {
      say(NoticeTexts(language: presentation.language).message(for: notice))
    }
    let pager = try arguments.has(GlobalOptions.noPager) ? nil : world.pager()
    try show(outcome, presentation, isQuiet: isQuiet, pager: pager)
    if let path = outcome.opened { try world.openInBrowser(path) }
    for failure in outcome.failures.dropFirst() {
      say(ErrorTexts(language: presentation.language).message(for: failure))
    }
    if let failure = outcome.failures.first { throw failure }
    return outcome.status.rawValue
  }

  /// How text for people is drawn.
  private func presentation(
    _ arguments: ParsedArguments, in dates: DateContext
  ) throws -> Presentation {
    Presentation(
      language: world.language(
        option: try arguments.value(of: GlobalOptions.language, in: dates)),
      width: world.textWidth(),
      colored: world.isColored(
        option: try arguments.value(of: GlobalOptions.color, in: dates) ?? .auto),
      repertoire: world.repertoire(isASCII: arguments.has(GlobalOptions.ascii)))
  }

  /// The present instant: that of `SOBERLOG_NOW`, else the clock's.
  func presentInstant() throws -> Int64 {
    guard let text = try world.text(of: "SOBERLOG_NOW") else { return world.now() }
    do {
      return try LocalTimestamp(rfc3339: text).instant
    } catch {
      throw UsageError.badEnvironment(variable: "SOBERLOG_NOW", value: text)
    }
  }

  /// The characters that messages can have.
  var repertoire: Repertoire {
    world.repertoire(isASCII: world.asksForASCII)
  }

  /// Writes a line to standard error.
  func say(_ message: String) {
    world.writeError(Array("soberlog: \(repertoire.shown(message: message))\n".utf8))
  }
}
