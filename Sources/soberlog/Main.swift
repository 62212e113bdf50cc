import SoberlogStore

/// The entry point of the process.
@main
enum Main {
  /// Runs the program and ends the process with its exit code.
  static func main() {
    // `Result(catching:)` would link the concurrency runtime, which nothing here needs.
    let start: Result<Set<Int32>, SystemError>
    do throws(SystemError) {
      start = .success(try ProcessStart.prepare())
    } catch {
      start = .failure(error)
    }
    Console.ignoreBrokenPipes()
    Console.end(Program.run(.ofProcess(closedStreams: start)))
  }
}
