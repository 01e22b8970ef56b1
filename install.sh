#!/bin/sh
# Installs a released riblint for Linux or macOS, without sudo, after checking its sum.
#
#     install.sh [-b DIR] [VERSION]
#
# DIR is the folder for the program, by default ~/.local/bin. RIBLINT_DOWNLOADS replaces the address that releases are
# downloaded from, for example by that of a mirror.
#
# Everything is in functions, and the last line, in braces, calls one: a download that was cut short does nothing.
set -eu

fail() {
  echo "install.sh: error: $*" >&2
  exit 1
}

# The part of a tarball's name that says which machine it is for.
target() {
  system=$(uname -s)
  machine=$(uname -m)
  case "$system $machine" in
    Linux\ x86_64 | Linux\ amd64) echo x86_64-unknown-linux-gnu ;;
    Linux\ aarch64 | Linux\ arm64) echo aarch64-unknown-linux-gnu ;;
    Darwin\ *) echo universal-apple-macosx ;;
    *) fail "there is no riblint for $system on $machine; build it from https://github.com/riblint/riblint" ;;
  esac
}

# Downloads an address to a file.
download() {
  if command -v curl >/dev/null; then
    curl -fsSL -o "$2" "$1"
  elif command -v wget >/dev/null; then
    wget -q -O "$2" "$1"
  else
    fail "neither curl nor wget is installed"
  fi || fail "cannot download $1"
}

# Prints the sum of a file.
sum() {
  if command -v sha256sum >/dev/null; then
    line=$(sha256sum "$1")
  elif command -v shasum >/dev/null; then
    line=$(shasum -a 256 "$1")
  else
    fail "neither sha256sum nor shasum is installed"
  fi
  echo "${line%% *}"
}

main() {
  version= # A release's install.sh has its version here.
  folder=${HOME:-}/.local/bin
  while getopts b: option; do
    case $option in
      b) folder=$OPTARG ;;
      *) fail "usage: install.sh [-b DIR] [VERSION]" ;;
    esac
  done
  shift $((OPTIND - 1))
  [ $# -le 1 ] || fail "usage: install.sh [-b DIR] [VERSION]"
  version=${1:-$version}
  [ -n "$version" ] || fail "name the version to install, for example: install.sh 0.1.0"

  name=riblint-$version-$(target)
  address=${RIBLINT_DOWNLOADS:-https://github.com/riblint/riblint/releases/download}/$version
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  trap 'exit 1' HUP INT TERM

  download "$address/riblint-$version-checksums.txt" "$scratch/sums"
  expected=$(sed -n "s/  $name\.tar\.gz\$//p" "$scratch/sums")
  [ -n "$expected" ] || fail "riblint $version has no $name.tar.gz"
  download "$address/$name.tar.gz" "$scratch/archive"
  found=$(sum "$scratch/archive")
  [ "$found" = "$expected" ] || fail "$address/$name.tar.gz is damaged: its sum is $found instead of $expected"

  tar -xzf "$scratch/archive" -C "$scratch" "$name/bin/riblint"
  # A program that does not run is not installed.
  "$scratch/$name/bin/riblint" --version >/dev/null ||
    fail "the program does not run on this machine; on Linux it needs glibc 2.35 or newer (Debian 12, Ubuntu 22.04)"
  mkdir -p "$folder"
  # In two steps, since another volume may be full, and since the program may be running.
  cp "$scratch/$name/bin/riblint" "$folder/.riblint.new"
  mv "$folder/.riblint.new" "$folder/riblint"
  echo "installed $folder/riblint $version"
  case ":$PATH:" in
    *":$folder:"*) ;;
    *) echo "install.sh: note: $folder is not on your PATH" >&2 ;;
  esac
}

{ main "$@"; }
