import SoberlogCore
import SoberlogStore

extension World {
  /// The world of this process.
  ///
  /// - Parameter start: the standard descriptors that were closed when it started, or why nothing
  ///   could take their place.
  static func ofProcess(closedStreams start: Result<Set<Int32>, SystemError>) -> World {
    let arguments = Console.arguments
    let closedStreams = (try? start.get()) ?? []
    var startError = arguments == nil ? StartError.argumentsUnknown : nil
    if case .failure(let error) = start { startError = .streamsClosed(error) }
    return World(
      arguments: arguments ?? [],
      startError: startError,
      variable: Console.variable,
      now: SystemClock.now,
      zone: SystemClock.zone,
      zoneNamed: SystemClock.zone,
      terminal: Console.terminal,
      randomBits: { UInt64.random(in: .min ... .max) },
      readInput: { limit throws(InputError) in
        guard !closedStreams.contains(Console.input) else { throw .unreadable(.closed(.read)) }
        return try Console.readInput(limit: limit)
      },
      askLine: Console.canAsk ? Console.ask : nil,
      keyTerminal: Console.keyTerminal,
      writeOutput: { bytes throws(OutputError) in
        guard !closedStreams.contains(Console.output) else { throw .failed(.closed(.write)) }
        try Console.writeOutput(bytes)
      },
      writeError: Console.writeError,
      runProgram: { Console.run($0, $1, input: $2) })
  }
}
