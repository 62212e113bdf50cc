import SoberlogCore

// The script for bash.

extension CompletionScript {
  /// The script for bash.
  var bashScript: String {
    let options = CommandName.allCases.map(\.specification).map { command in
      (name: "options \(command.name.rawValue)", candidates: list(of: command.options))
    }
    let global = (name: "options", candidates: list(of: GlobalOptions.specifications))
    let lists = lists + [global] + options.filter { !$0.candidates.isEmpty }
    return """
      # soberlog completions for bash

      \(wordsFunction(lists))

      \(kindFunction)

      \(bashReading)

      \(bashOffering)

      # In the order in which they are offered, where bash is new enough for that.
      complete -o nosort -F _soberlog soberlog 2> /dev/null || complete -F _soberlog soberlog

      """
  }

  /// A function that sets `kind` to what an option or an operand takes.
  private var kindFunction: String {
    let cases = rules.map { rule in
      let patterns = rule.places.map { place in
        let end = rule.isBeginning ? "*" : ""
        return rule.command.map { shellQuoted("\($0) \(place)") + end } ?? "*"
          + shellQuoted(" \(place)")
      }
      return "\(patterns.joined(separator: " | "))) kind=\(rule.kind.name) ;;"
    }
    return """
      # Sets kind to what an option or an operand of a command takes; to nothing for a flag.
      _soberlog_kind() {
        kind=
        case "$1 $2" in
      \(indented(cases, by: 4))
        esac
      }
      """
  }

  /// The functions that understand the words before the one to complete.
  private var bashReading: String {
    #"""
    # Sets words to those up to the cursor. Bash splits them at = and : too; what has no blank between
    # is put together again.
    _soberlog_split() {
      local line=${COMP_LINE:0:COMP_POINT} word rest i
      for ((i = 0; i <= COMP_CWORD; i++)); do
        rest=${line#"${line%%[![:space:]]*}"}
        word=${COMP_WORDS[i]}
        ((i == COMP_CWORD)) && word=$rest
        if ((i == 0)) || [[ $line != "$rest" ]]; then
          words+=("$word")
        else
          words[${#words[@]} - 1]+=$word
        fi
        line=${rest#"$word"}
      done
    }

    # Sets command, journal, the number of operands, plain where options are over, and the kind of
    # value that comes next.
    _soberlog_read() {
      local word option i
      for word in "$@"; do
        if [[ $kind ]]; then
          [[ $option == --journal ]] && journal=$word
          kind=
        elif [[ $plain || $word != -?* ]]; then
          if [[ $command ]]; then operands=$((operands + 1)); else command=$word; fi
        elif [[ $word == -- ]]; then
          plain=1
        elif [[ $word == --*=* ]]; then
          [[ $word == --journal=* ]] && journal=${word#*=}
        elif [[ $word == --* ]]; then
          option=$word
          _soberlog_kind "$command" "$option"
        else
          for ((i = 1; i < ${#word}; i++)); do
            option=-${word:i:1}
            _soberlog_kind "$command" "$option"
            [[ $kind ]] && break
          done
          ((i + 1 < ${#word})) && kind=
        fi
      done
      journal=${journal//[\"\'\\]/}
      [[ $journal == '~/'* ]] && journal=$HOME/${journal:2}
    }
    """#
  }

  /// The functions that offer words.
  private var bashOffering: String {
    #"""
    # Offers the words of a kind that begin with cur. Where bash lists them, each has its meaning.
    _soberlog_offer() {
      local word meaning meanings=() i
      while IFS=$'\t' read -r word meaning; do
        [[ $word == "$cur"* ]] || continue
        [[ $quote ]] || word=${word// /\\ }
        COMPREPLY+=("$prefix$word")
        meanings+=("$meaning")
      done
      [[ ${#meanings[@]} -gt 1 && ' 33 63 64 ' == *" ${COMP_TYPE-} "* ]] || return
      for i in "${!meanings[@]}"; do
        printf -v word '%-12s  %s' "${COMPREPLY[i]}" "${meanings[i]}"
        [[ ${meanings[i]} ]] && COMPREPLY[i]=$word
      done
    }

    _soberlog() {
      local IFS=$' \t\n' words=() command= kind= journal= plain= operands=0 cur prefix= quote=
      COMPREPLY=()
      _soberlog_split
      cur=${words[${#words[@]} - 1]}
      _soberlog_read "${words[@]:1:${#words[@]}-2}"
      if [[ $kind ]]; then
        :
      elif [[ -z $plain && $cur == --*=* ]]; then
        _soberlog_kind "$command" "${cur%%=*}"
        [[ $COMP_WORDBREAKS == *=* ]] || prefix=${cur%%=*}=
        cur=${cur#*=}
      elif [[ -z $plain && $cur == -* ]]; then
        kind=options
      elif [[ -z $command ]]; then
        kind=commands
      else
        _soberlog_kind "$command" "operand$operands"
        [[ $kind$plain$cur ]] || kind=options
      fi
      if [[ $cur == [\"\']* ]]; then
        quote=${cur:0:1} cur=${cur:1}
      fi
      cur=${cur//\\/}
      case $kind in
        file) compopt -o default 2> /dev/null ;;
        options) _soberlog_offer < <(
          _soberlog_words "options $command"
          _soberlog_words options
        ) ;;
        *) _soberlog_offer < <(_soberlog_words "$kind") ;;
      esac
    }
    """#
  }
}
