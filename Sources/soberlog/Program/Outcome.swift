/// How a command ended: what it answers, and what else there is to say.
struct Outcome {
  /// What the command answers; nil when it prints nothing.
  var answer: Answer?

  /// What is said on standard error.
  var notices: [Notice] = []

  /// The path of a file that is opened in the browser once it is written; nil for none.
  var opened: String?

  /// Whether something was saved, so that a failing output can say so.
  var isSaved = false

  /// Why the command was not wholly through; what it did stands. The first one decides how the
  /// program ends.
  var failures: [any Error] = []

  /// How the program ends when the answer could be printed.
  var status = ExitStatus.done
}

/// How the program ends when no error was thrown, which scripts see as its exit code.
enum ExitStatus: Int32 {
  /// It is done.
  case done = 0
  /// The answer is no.
  case no = 1
  /// The data is damaged.
  case damaged = 65
}
