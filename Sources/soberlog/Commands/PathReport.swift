/// The path of the journal, as it is: scripts use it.
struct PathReport: Hashable {
  /// The path.
  let path: String
}

extension PathReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLine(path)
  }
}
