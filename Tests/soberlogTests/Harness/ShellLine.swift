/// A line as it is typed in a shell, as far as examples need it.
struct ShellLine {
  /// The line.
  let text: String
}

extension ShellLine {
  /// The arguments of each call of soberlog in the line, in pipes and substitutions too.
  var soberlogCalls: [[String]] {
    text.ranges(of: "soberlog").filter { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return (before.map { " ($".contains($0) } ?? true)
        && (after.map { " )".contains($0) } ?? true)
    }
    .map { ShellLine.words(text[$0.upperBound...]) }
  }

  /// The words up to the end of a command: a pipe, a redirection, a comment or a bracket.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote != nil {
        word?.append(character)
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if "|&;<>)".contains(character) || (character == "#" && word == nil) {
        if "<>".contains(character), word.flatMap({ Int($0) }) != nil { word = nil }
        break
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
