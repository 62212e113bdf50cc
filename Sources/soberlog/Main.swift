import SoberlogStore

/// The entry point of the process.
@main
enum Main {
  /// Runs the program and ends the process with its exit code.
  static func main() {
    let start = Result { () throws(SystemError) in try ProcessStart.prepare() }
    Console.ignoreBrokenPipes()
    Console.end(Program.run(.ofProcess(closedStreams: start)))
  }
}
