/// Work that two threads share.
public enum SharedWork {
  /// Runs one function while another one runs on a thread of its own.
  ///
  /// - Returns: what both return; nil for the second when there is no thread for it: the system has
  ///   none to give, or others have it.
  public static func run<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second?) {
    System.together(first, second)
  }
}
