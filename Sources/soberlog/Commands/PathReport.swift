/// The path of the journal: as it is for scripts, with everything escaped on a terminal that it
/// would obey.
struct PathReport: Hashable {
  /// The path.
  let path: String
}

extension PathReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let isForPeople = presentation.width != nil
    try output.appendLine(isForPeople ? escapedForTerminal(path, keepingNewlines: false) : path)
  }
}
