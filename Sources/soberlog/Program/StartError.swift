import SoberlogStore

/// Why the program cannot begin: whatever it did would be something else than what was asked for.
enum StartError: Error, Hashable {
  /// The system does not tell the arguments, so that every command would look like none.
  case argumentsUnknown
  /// A standard stream is closed and nothing can take its place, so that text could land in a file.
  case streamsClosed(SystemError)
}
