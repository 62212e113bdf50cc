#!/usr/bin/env bash
# Prints what bash completes: candidates.bash SCRIPT < LINES
#
# Each line is typed, as far as it goes, in an interactive bash that has the script. Alt-? lists the
# completions, Alt-* puts all of them into the line. Printed are the list, and after `= ` the words
# that stand in the place of the last one, with a bar between.
set -euo pipefail

keys() {
  printf '%s\n' "source '$1'" 'bind "set bell-style none"' 'bind "set page-completions off"' \
    'bind "set completion-query-items 0"' 'shown() { local IFS="|"; echo "= ${*:2+$1}"; }'
  while IFS= read -r line; do
    before=${line//[! ]/}
    printf '%s\e?\025\n%s\e*\001shown %d \n' "$line" "$line" "${#before}"
  done
}

keys "$1" | COLUMNS=1000 bash --norc --noprofile -i 2>&1
