import Foundation

/// Lets signals reach this thread, as in a program; the threads that tests run on block them.
func acceptSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// Makes a signal interrupt system calls that wait, and do nothing else.
func interrupt(on signal: Int32) {
  var action = sigaction()
  #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = { _ in }
  #else
    unsafe action.__sigaction_handler.sa_handler = { _ in }
  #endif
  unsafe sigaction(signal, &action, nil)
}
