/// An answer that can be drawn as text for people.
protocol Report {
  /// Draws the answer for people.
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws

  /// Whether the text is JSON.
  var isJSON: Bool { get }
}

extension Report {
  var isJSON: Bool { false }
}

/// An answer that can also be written as JSON.
protocol JSONReport: Report {
  /// Writes the answer as JSON: one document and a line end.
  func appendJSON(to output: inout OutputBuffer) throws
}
