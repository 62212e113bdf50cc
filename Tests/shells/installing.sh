# Programs that the checks need.

# Whether there is a program, after an attempt to install it from the package that is named after it
# or second; says so where there is none.
is_there() {
  command -v "$1" > /dev/null && return
  if [[ $(id -u) == 0 ]] && command -v apt-get > /dev/null; then
    local install=(apt-get install -qy --no-install-recommends "${2-$1}")
    export DEBIAN_FRONTEND=noninteractive
    { "${install[@]}" || { apt-get update -q && "${install[@]}"; }; } > /dev/null 2>&1 && return
  fi
  echo "skipped: there is no $1"
  return 1
}
