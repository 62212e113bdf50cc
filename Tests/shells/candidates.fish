#!/usr/bin/env fish
# Prints what fish completes: candidates.fish SCRIPT < LINES
#
# Printed are the list for each line, and after `= ` the words that can stand in the place of the
# last one, with a bar between.
source $argv[1]
while read -l line
    set -l list (complete -C "$line")
    printf '%s\n' $list
    set -l words (string replace -r '\t.*' '' -- $list | string join '|')
    echo "= $words"
end
