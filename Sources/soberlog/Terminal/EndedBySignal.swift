/// The end of the program by a signal, after everything was put in order.
struct EndedBySignal: Error, Hashable {
  /// The signal.
  let number: Int32
}
