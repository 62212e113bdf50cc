/// Words and what they mean, in the order in which a scanner has to try them.
struct WordTable<Value: Sendable>: Sendable {
  /// Every word, longer ones before those that they begin with.
  let longestFirst: [(text: String, value: Value)]

  /// Makes a table of rows, each with all the words of one meaning.
  init(_ rows: [(words: [String], value: Value)]) {
    longestFirst = rows.flatMap { row in row.words.map { ($0, row.value) } }
      .sorted { $0.text.unicodeScalars.count > $1.text.unicodeScalars.count }
  }
}
