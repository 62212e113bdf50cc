#!/usr/bin/env zsh
# Prints what zsh completes: candidates.zsh SCRIPT < LINES
#
# Each line is typed, as far as it goes, in an interactive zsh that has the script. Ctrl-D lists the
# completions, Ctrl-X a puts all of them into the line. Printed are the list, and after `= ` the
# words that stand in the place of the last one, with a bar between.
zmodload zsh/zpty

# Reads what the shell prints up to a pattern, for which it has ten seconds.
read_to() {
  local piece tries
  REPLY=
  for ((tries = 0; tries < 1000; )); do
    if zpty -r -t shell piece; then
      REPLY+=$piece
      [[ $REPLY == *${~1}* ]] && return
    else
      sleep 0.01
      ((++tries))
    fi
  done
  print -ru2 -- "zsh does not answer: ${(V)REPLY}"
  exit 1
}

export ZDOTDIR=$(mktemp -d) TERM=vt100
trap 'rm -rf $ZDOTDIR' EXIT
script=${1:A}
cat > $ZDOTDIR/.zshrc << END
PROMPT='ready: ' RPROMPT=
stty columns 1000 rows 1000
setopt no_beep
unsetopt zle_bracketed_paste prompt_cr prompt_sp global_rcs
autoload -Uz compinit && compinit -u -D
source ${(q)script}
zstyle ':completion:all:*' insert true
zstyle ':completion:all::::' completer _all_matches _complete
bindkey -e
zle -C all complete-word _generic
bindkey '^Xa' all
LISTMAX=1000
shown() { shift \$((\$1 + 1)); print; print -r -- "= \${(j:|:)@} >>" }
END
zpty -b shell 'zsh -d -i'
read_to 'ready: '
while IFS= read -r line; do
  zpty -w -n shell "$line"$'\C-d\C-ushown 0\n'
  read_to '>>*ready: '
  print -r -- "${REPLY%= *}"
  zpty -w -n shell "$line"$'\C-xa\C-ashown '"${#line//[^ ]/}"$' \n'
  read_to '>>*ready: '
  print -r -- "= ${${REPLY##*= }%% >>*}"
done
zpty -d shell
