import SoberlogCore

// What the scripts for bash and zsh share.

extension CompletionScript {
  /// A function that prints lists by their names: lines of a word, a tab and what it means.
  func wordsFunction(_ lists: [(name: String, candidates: [Candidate])]) -> String {
    let cases = lists.flatMap { list in
      ["\(shellQuoted(list.name)))", "  printf '%s\\n' \\"]
        + list.candidates.map { "    \(shellQuoted($0.line)) \\" } + ["    ;;"]
    }
    return #"""
      # Prints the words of a list, one a line, each with a tab and its meaning.
      _soberlog_words() {
        case $1 in
      \#(indented(cases, by: 4))
          entry)
            command soberlog ${journal:+"--journal=$journal"} completions --entries \
              < /dev/null 2> /dev/null
            ;;
        esac
      }
      """#
  }
}

extension Candidate {
  /// The line of a list.
  var line: String { meaning.isEmpty ? word : "\(word)\t\(meaning)" }
}
