import Foundation

/// Lets signals reach this thread, as in a program; the threads that tests run on block them.
func acceptSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}
