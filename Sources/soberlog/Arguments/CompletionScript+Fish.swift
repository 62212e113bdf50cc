import SoberlogCore

// The script for fish.

extension CompletionScript {
  /// The script for fish.
  var fishScript: String {
    let global = GlobalOptions.specifications.map { fishCompletion(nil, $0) }
    let options = CommandName.allCases.map(\.specification).flatMap { command in
      command.options.map { fishCompletion(command.name, $0) }
    }
    return """
      # soberlog completions for fish

      \(fishWords)

      \(fishKind)

      \(fishReading)

      complete -c soberlog -e
      complete -c soberlog -f -k -a '(__soberlog_offer)'
      \((global + options).joined(separator: "\n"))

      """
  }

  /// A function that prints lists by their names.
  private var fishWords: String {
    let cases = lists.flatMap { list in
      ["case \(list.name)", "    printf '%s\\n' \\"]
        + list.candidates.dropLast().map { "        \(fishQuoted($0.line)) \\" }
        + list.candidates.suffix(1).map { "        \(fishQuoted($0.line))" }
    }
    return #"""
      # Prints the words of a list, one a line, each with a tab and its meaning.
      function __soberlog_words
          switch "$argv[1]"
      \#(indented(cases, by: 8))
              case entry
                  set -l state (__soberlog_read)
                  command soberlog $state[3] completions --entries </dev/null 2>/dev/null
              case file
                  __fish_complete_path (commandline -ct)
          end
      end
      """#
  }

  /// A function that prints what an option or an operand takes.
  private var fishKind: String {
    let cases = rules.flatMap { rule in
      let patterns = rule.places.map { place in
        fishQuoted("\(rule.command ?? "*") \(place)\(rule.isBeginning ? "*" : "")")
      }
      return ["case \(patterns.joined(separator: " "))", "    echo \(rule.kind.name)"]
    }
    return """
      # Prints what an option or an operand of a command takes; nothing for a flag.
      function __soberlog_kind
          switch "$argv[1] $argv[2]"
      \(indented(cases, by: 8))
          end
      end
      """
  }

  /// The functions that understand the words before the one to complete.
  private var fishReading: String {
    #"""
    # Prints the command, the number of its operands, and --journal=FILE if that is there.
    function __soberlog_read
        set -l command
        set -l operands 0
        set -l journal
        set -l option
        set -l plain
        set -l tokens (commandline -opc)
        set -e tokens[1]
        for token in $tokens
            if test -n "$option"
                test "$option" = --journal; and set journal $token
                set option
            else if test -n "$plain"; or not string match -q -- '-?*' $token
                if test -n "$command"
                    set operands (math $operands + 1)
                else
                    set command $token
                end
            else if test "$token" = --
                set plain 1
            else if string match -q -- '--*=*' $token
                string match -q -- '--journal=*' $token; and set journal (string sub -s 11 -- $token)
            else if string match -q -- '--*' $token
                set -l kind (__soberlog_kind "$command" $token)
                set -q kind[1]; and set option $token
            else
                set -l letters (string split '' -- (string sub -s 2 -- $token))
                while set -q letters[1]
                    set -l kind (__soberlog_kind "$command" -$letters[1])
                    set -q kind[1]; and break
                    set -e letters[1]
                end
                test (count $letters) = 1; and set option -$letters[1]
            end
        end
        string match -q -- '~/*' "$journal"; and set journal $HOME(string sub -s 2 -- $journal)
        printf '%s\n' "$command" $operands
        test -n "$journal"; and echo --journal=$journal
    end

    # Whether a command was named.
    function __soberlog_at
        set -l state (__soberlog_read)
        test "$state[1]" = "$argv[1]"
    end

    # Offers commands, or what the next operand of the command may be.
    function __soberlog_offer
        set -l state (__soberlog_read)
        if test -z "$state[1]"
            __soberlog_words commands
        else
            __soberlog_words (__soberlog_kind $state[1] operand$state[2])
        end
    end
    """#
  }

  /// An option, for all commands or one.
  private func fishCompletion(_ command: CommandName?, _ option: OptionSpecification) -> String {
    var words = ["complete -c soberlog"]
    if let command { words.append("-n '__soberlog_at \(command.rawValue)'") }
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    switch (option.takesValue, option.kind) {
    case (false, _): break
    case (true, .text): words.append("-x")
    case (true, .file): words.append("-r -F")
    case (true, let kind): words.append("-x -k -a '(__soberlog_words \(kind.name))'")
    }
    return words.joined(separator: " ") + " -d \(fishQuoted(option.summary[language]))"
  }
}

/// A text as a word that fish takes literally.
private func fishQuoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#))'"
}
