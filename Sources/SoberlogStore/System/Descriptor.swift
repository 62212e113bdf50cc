/// An open file or folder, closed at the latest when the value goes.
struct Descriptor: ~Copyable {
  /// The file descriptor.
  let number: Int32

  deinit {
    // Of a file that was only read or locked nothing can be lost here.
    try? System.closeFile(number)
  }
}

extension Descriptor {
  /// Closes the descriptor and reports what only closing reveals, such as a late write error.
  consuming func close() throws(SystemError) {
    let number = number
    discard self
    try System.closeFile(number)
  }
}
