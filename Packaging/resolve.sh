#!/bin/sh
# Resolves packages at the versions that the release was prepared with, so that another machine builds the same program.
set -eu
cd "$(dirname "$0")/.."

swift package resolve
while read -r name version; do
  swift package resolve --version "$version" "$name" </dev/null
done <Packaging/dependencies.txt
