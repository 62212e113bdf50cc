/// That a file could not be opened in the browser; the file is there.
struct BrowserError: Error, Hashable {
  /// The program that should have done it.
  let program: String

  /// The path of the file.
  let path: String
}

extension World {
  /// Opens a file in the browser, by the program that the system has for it.
  ///
  /// - Throws: `BrowserError` when there is no such program, or it says that it failed.
  func openInBrowser(_ path: String) throws(BrowserError) {
    // A name that begins with a hyphen would be taken for an option.
    let file = path.hasPrefix("/") ? path : "./" + path
    switch runProgram(Console.opener, [file], nil) {
    case .exited(code: 0): return
    case .exited, .killed, .cannotStart: throw BrowserError(program: Console.opener, path: path)
    }
  }
}
