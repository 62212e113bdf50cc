import SoberlogCore

/// What the program finds around it when it starts, as values.
struct World {
  /// The arguments without the program's name, as bytes: they need not be UTF-8.
  var arguments: [[UInt8]]

  /// Why nothing can be done; nil when all is well.
  var startError: StartError?

  /// The bytes of an environment variable; nil when it is not set.
  var variable: (String) -> [UInt8]?

  /// The present instant, in seconds since 1970-01-01T00:00:00Z.
  var now: () -> Int64

  /// The rules of the local time zone.
  var zone: ZoneRules

  /// The rules of a zone by its name in the IANA database; nil when the system does not know it.
  var zoneNamed: @Sendable (String) -> ZoneRules? = { _ in nil }

  /// The terminal that standard output is; nil when it is none.
  var terminal: TerminalSize?

  /// The number of random bits that a new identifier needs, from the system's random source.
  var randomBits: () -> UInt64

  /// The next bytes of standard input, fewer than asked for only at its end.
  var readInput: @Sendable (Int) throws -> [UInt8]

  /// Asks on the terminal and returns the line that was typed, nil at the end of the input; nil
  /// where there is no terminal to ask on.
  var askLine: ((String) throws -> String?)?

  /// The terminal that single keys can be taken from; nil where there is none.
  var keyTerminal: KeyTerminal?

  /// Writes to standard output.
  var writeOutput: ([UInt8]) throws -> Void

  /// Writes to standard error; there is nobody to tell when that fails.
  var writeError: ([UInt8]) -> Void

  /// Runs a program with arguments on the standard streams, and waits for its end. The bytes, when
  /// there are any, are what it reads from standard input.
  var runProgram: (String, [String], [UInt8]?) -> ProgramEnding
}

extension World {
  /// The value of an environment variable; nil when it is not set or empty.
  ///
  /// - Throws: `UsageError.badEnvironment` when the value is not UTF-8.
  func text(of name: String) throws -> String? {
    guard let bytes = variable(name), !bytes.isEmpty else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError.badEnvironment(
        variable: name, value: String(decoding: bytes, as: UTF8.self))
    }
    return text
  }

  /// The value of an environment variable that decides only on the looks of the output, where a
  /// value that is not UTF-8 does no harm.
  func leniently(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// The arguments as text.
  ///
  /// - Throws: `UsageError.notUTF8` for the first that is not UTF-8.
  func argumentTexts() throws -> [String] {
    try arguments.enumerated().map { index, bytes in
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UsageError.notUTF8(argument: index + 1)
      }
      return text
    }
  }
}
