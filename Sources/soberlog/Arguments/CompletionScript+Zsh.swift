import SoberlogCore

// The script for zsh.

extension CompletionScript {
  /// The script for zsh.
  ///
  /// It can be sourced, or stand as `_soberlog` in a folder of `fpath`.
  var zshScript: String {
    let global = GlobalOptions.specifications.map { "    " + zshSpecification($0) }
    let valued = GlobalOptions.specifications.filter(\.takesValue).flatMap(\.spellings)
    let commands = CommandName.allCases.map(\.specification).map { command in
      let arguments = command.options.map(zshSpecification) + zshOperands(command)
      let call = (["_arguments -s -S $global"] + arguments).joined(separator: " \\\n        ")
      return "    \(command.name.rawValue))\n      \(call)\n      ;;"
    }
    return #"""
      #compdef soberlog
      # soberlog completions for zsh

      \#(wordsFunction(lists))

      # Offers the words of a list with their meanings.
      _soberlog_offer() {
        local line word
        local -a offered
        for line in "${(@f)$(_soberlog_words $1)}"; do
          line=${line//\\/\\\\}
          word=${line%%$'\t'*}
          [[ -n $word ]] && offered+=("${word//:/\\:}${${line#$word}/$'\t'/:}")
        done
        _describe -V word offered
      }

      _soberlog() {
        local journal place
        local -a global
        global=(
      \#(global.joined(separator: "\n"))
        )
        for ((place = 2; place < CURRENT; place++)); do
          case $words[place] in
            --journal) journal=${(Q)words[place + 1]} ;;
            --journal=*) journal=${(Q)words[place]#*=} ;;
          esac
        done
        [[ $journal == '~/'* ]] && journal=$HOME/${journal:2}
        # Options with their values may stand before the command.
        for ((place = 2; place < CURRENT; place++)); do
          case $words[place] in
            \#(valued.joined(separator: " | "))) ((place++)) ;;
            -*) ;;
            *) break ;;
          esac
        done
        if ((place >= CURRENT)); then
          _arguments -s -S $global '1:command: _soberlog_offer commands'
          return
        fi
        words=("${(@)words[place,-1]}")
        ((CURRENT -= place - 1))
        case $words[1] in
      \#(commands.joined(separator: "\n"))
        esac
      }

      if [[ ${funcstack[1]-} == _soberlog ]]; then
        _soberlog "$@"
      else
        compdef _soberlog soberlog
      fi

      """#
  }

  /// An option as a specification for `_arguments`.
  private func zshSpecification(_ option: OptionSpecification) -> String {
    let meaning = "[\(zshEscaped(option.summary[language]))]" + zshValue(option)
    let long = option.spelling + (option.takesValue ? "=" : "")
    guard let letter = option.letter else { return shellQuoted(long + meaning) }
    let short = "-\(letter)" + (option.takesValue ? "+" : "")
    return "'(-\(letter) \(option.spelling))'{\(short),\(long)}\(shellQuoted(meaning))"
  }

  /// What an option's value is, for `_arguments`; empty for a flag.
  private func zshValue(_ option: OptionSpecification) -> String {
    option.placeholder.map { zshArgument($0[language], option.kind) } ?? ""
  }

  /// The operands of a command as a specification for `_arguments`.
  private func zshOperands(_ command: CommandSpecification) -> [String] {
    guard let operands = command.operands else { return [] }
    let number = command.operandsRepeat ? "*" : "1"
    return [shellQuoted(number + zshArgument(operands[language], command.operandKind))]
  }

  /// An argument and how it is completed, for `_arguments`.
  private func zshArgument(_ placeholder: String, _ kind: ValueKind) -> String {
    let action =
      switch kind {
      case .text: "()"
      case .file: "_files"
      default: " _soberlog_offer \(kind.name)"
      }
    return ":\(zshEscaped(placeholder)):\(action)"
  }

  /// A text in which `_arguments` sees no syntax.
  private func zshEscaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\:[]".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}
