#!/usr/bin/env bash
# The steps of action.yml: `run.sh install`, `run.sh lint`, `run.sh tree`, `run.sh finish`.
#
# Inputs come as environment variables, so that no text of a workflow becomes code. Besides those in action.yml:
#
#   RIBLINT_DOWNLOADS   where the releases are: VERSION/riblint-VERSION-PLATFORM.tar.gz below this URL. For runners that
#                      may not reach GitHub; the sums in checksums.txt hold wherever an archive comes from.
#
# Works with Bash 3.2, which macOS has. Tests/Checks/check_action.py runs all of it.
set -euo pipefail

readonly releases=${RIBLINT_DOWNLOADS:-https://github.com/riblint/riblint/releases/download}
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly scripts sums=$scripts/checksums.txt

# Prints an annotation of a level. The message is escaped, since a line of its own could be another command.
annotate() {
  local message=${2//'%'/%25}
  message=${message//$'\r'/%0D}
  message=${message//$'\n'/%0A}
  printf '::%s title=riblint::%s\n' "$1" "$message"
}

# Ends the step with riblint's status for a run that failed.
fail() {
  annotate error "$1"
  exit 2
}

output() { printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

# MARK: install

# Sets `platform` to the one that is in the names of archives.
find_platform() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) platform=x86_64-unknown-linux-gnu ;;
    Linux-aarch64 | Linux-arm64) platform=aarch64-unknown-linux-gnu ;;
    Darwin-*) platform=universal-apple-macosx ;;
    *) fail "there is no riblint for $(uname -s) on $(uname -m); use a runner with Linux or macOS" ;;
  esac
}

# The version of the first archive in checksums.txt.
own_version() { sed -n -E '/^[0-9a-f]{64}  riblint-([0-9.]+)-.*/{s//\1/p;q;}' "$sums"; }

# The lowest version that `riblint_version` allows in the configuration of the folder that riblint runs in.
configured_version() {
  local range bound
  range=$(sed -n -E \
    "s/^riblint_version:[[:space:]]*['\"]?([^'\"#]*).*/\\1/p" "${RIBLINT_FOLDER:-.}/.riblint.yml" 2>/dev/null |
    head -n 1)
  bound=$(printf '%s\n' "$range" | tr ',' '\n' | sed -n -E 's/^ *(>=|==)? *([0-9]+(\.[0-9]+){0,2}) *$/\2/p' | head -n 1)
  case $bound in
    '' | *.*.*) printf '%s' "$bound" ;;
    *.*) printf '%s.0' "$bound" ;;
    *) printf '%s.0.0' "$bound" ;;
  esac
}

sha256() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

install() {
  local version=${RIBLINT_VERSION:-} platform archive line tool folder
  if [ "$version" = none ]; then
    command -v riblint >/dev/null || fail "version is none, and no riblint is on PATH"
    return
  fi
  if [ "$version" = config ]; then
    version=$(configured_version)
    [ -n "$version" ] ||
      fail "version is config, and riblint_version in .riblint.yml says no lowest version, such as '>=0.3, <0.5'"
  fi
  version=${version:-$(own_version)}
  [ -n "$version" ] ||
    fail "this commit of the action belongs to no release; use the tag of a release, or 'version: none'"
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
    fail "version expects a version such as 0.3.1, config or none; found '$version'"
  find_platform
  archive=riblint-$version-$platform.tar.gz
  line=$(grep -E "^[0-9a-f]{64}  ${archive//./\\.}\$" "$sums") ||
    fail "this action knows no riblint $version for $platform; newer versions than $(own_version) need a newer action"

  tool=${RUNNER_TOOL_CACHE:-$RUNNER_TEMP}/riblint/$version/$platform
  if [ ! -x "$tool/bin/riblint" ]; then
    folder=$(mktemp -d "$RUNNER_TEMP/riblint.XXXXXX")
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$archive" \
      "$releases/$version/$archive" || fail "cannot download $releases/$version/$archive"
    (cd "$folder" && printf '%s\n' "$line" | sha256 -c - >/dev/null) ||
      fail "$archive does not have the sum that checksums.txt has for it; nothing was installed"
    tar -xzf "$folder/$archive" -C "$folder" || fail "cannot unpack $archive"
    # A rename, so that no other job on the same runner finds half of it.
    mkdir -p "${tool%/*}"
    mv "$folder/${archive%.tar.gz}" "$tool" || true
    rm -rf "$folder"
    [ -x "$tool/bin/riblint" ] || fail "cannot write $tool"
  fi
  "$tool/bin/riblint" --version || fail "riblint does not run here; it needs glibc 2.35 or newer, or macOS 15 or newer"
  echo "$tool/bin" >>"$GITHUB_PATH"
}

# MARK: the folder and the commit that count

# Goes to the folder that riblint runs in.
enter() {
  cd "$GITHUB_WORKSPACE"
  cd "./${RIBLINT_FOLDER:-.}" || fail "working-directory expects a folder of the workspace; found '$RIBLINT_FOLDER'"

  # In a container, the workspace belongs to another user, and git refuses to read it.
  local count=${GIT_CONFIG_COUNT:-0}
  export "GIT_CONFIG_KEY_$count=safe.directory" "GIT_CONFIG_VALUE_$count=*" GIT_CONFIG_COUNT=$((count + 1))
}

is_shallow() { [ "$(git rev-parse --is-shallow-repository)" = true ]; }

# Fetches without tags; the log says what.
fetch() {
  echo "git fetch --no-tags $*"
  git fetch --no-tags --quiet "$@"
}

# Fetches a commit or branch that may be missing. A complete clone stays complete.
fetch_tip() { if is_shallow; then fetch --depth=1 origin "$1"; else fetch origin "$1"; fi; }

# Makes sure that the merge base of HEAD and a commit is there: a shallow clone is deepened until it is.
reach() {
  local depth
  for depth in --deepen=50 --deepen=500 --deepen=5000 --unshallow; do
    git merge-base HEAD "$1" >/dev/null && return
    is_shallow && fetch "$depth" origin "$(git rev-parse HEAD)" "$(git rev-parse "$1")" || return
  done
  git merge-base HEAD "$1" >/dev/null
}

# Sets `since` to the commit whose changes count; to nothing if all findings do.
resolve_since() {
  local hint="; ask actions/checkout for 'fetch-depth: 0', or set 'since: false'"
  since=${RIBLINT_SINCE:-auto}
  case $since:${GITHUB_EVENT_NAME:-} in
    auto:pull_request | auto:pull_request_target)
      if [ "$GITHUB_EVENT_NAME" = pull_request ] && [ "$(git rev-parse HEAD)" = "$GITHUB_SHA" ]; then
        # GitHub's merge of the pull request: its first parent is the target branch that it was merged into.
        git rev-parse --quiet --verify HEAD^1 >/dev/null || fetch --depth=2 origin "$GITHUB_SHA" ||
          fail "cannot fetch the parent of the merge commit; ask actions/checkout for 'fetch-depth: 2'"
        since=HEAD^1
      else
        since=refs/remotes/origin/$GITHUB_BASE_REF
        fetch_tip "+refs/heads/$GITHUB_BASE_REF:$since" || fail "cannot fetch '$GITHUB_BASE_REF'$hint"
        reach "$since" || fail "cannot find the merge base with '$GITHUB_BASE_REF'$hint"
      fi
      ;;
    auto:merge_group)
      since=${RIBLINT_QUEUE_BASE:?}
      git rev-parse --quiet --verify "$since^{commit}" >/dev/null || fetch_tip "$since" ||
        fail "cannot fetch '$since', the base of the merge queue$hint"
      reach "$since" || fail "cannot find the merge base with '$since'$hint"
      ;;
    auto:* | false:*) since= ;;
  esac
}

# `split INPUT TEXT`: sets `words` to the words of an input, quoted as in a shell and separated by any white space.
# Nothing is expanded.
split() {
  local list word
  words=()
  [ -n "${2//[[:space:]]/}" ] || return 0
  list=$RUNNER_TEMP/riblint-args
  printf '%s\n' "$2" | xargs printf '%s\0' >"$list" 2>/dev/null || fail "$1 has a quote that is not closed: $2"
  while IFS= read -r -d '' word; do words+=("$word"); done <"$list"
  rm -f "$list"
}

# MARK: lint

lint() {
  local since status=0 sarif=${RIBLINT_SARIF:-} list=$RUNNER_TEMP/riblint.jsonl
  local words arguments=(--format github --format "jsonl=$list" "--fail-on=${RIBLINT_FAIL_ON:-error}")
  case $sarif in
    *$'\n'*) fail "sarif expects a path on one line; found '$sarif'" ;;
    '' | /*) ;;
    *) sarif=$GITHUB_WORKSPACE/$sarif ;;
  esac
  [ -z "$sarif" ] || { arguments+=(--format "sarif=$sarif"); rm -f "$sarif"; }
  enter
  resolve_since
  [ -z "$since" ] || arguments+=("--since=$since")
  split args "${RIBLINT_ARGS:-}"
  riblint lint "${arguments[@]}" ${words[@]+"${words[@]}"} || status=$?

  output status "$status"
  if [ -f "$list" ]; then output findings "$(grep -c '' "$list" || true)"; fi
  if [ -n "$sarif" ] && [ -f "$sarif" ]; then output sarif "$sarif"; fi
  rm -f "$list"
}

# MARK: tree

# Compares the tree of RIBs with that of the base. What changed is added to the job summary and, if asked for, to a
# comment on the pull request; if nothing did, the summary stays as it is, and a comment of an earlier run is deleted.
# Unless 'tree-fail-on' asks for more, a comparison that fails is a warning.
tree() {
  local since words mark changes=$RUNNER_TEMP/riblint-tree.md status=0
  case ${RIBLINT_TREE_FAIL_ON:-never} in
    open | unknown | never) ;;
    *) fail "tree-fail-on expects open, unknown or never; found '$RIBLINT_TREE_FAIL_ON'" ;;
  esac
  enter
  resolve_since
  [ -n "$since" ] || return 0
  # The comment names the base by its commit, not by a name that only this clone has.
  [ "$since" != HEAD^1 ] || since=$(git rev-parse HEAD^1)
  split tree-args "${RIBLINT_TREE_ARGS:-}"
  rm -f "$changes"
  riblint tree "--since=$since" --format "markdown=$changes" "--fail-on=${RIBLINT_TREE_FAIL_ON:-never}" \
    ${words[@]+"${words[@]}"} || status=$?
  [ "${RIBLINT_TREE_FAIL_ON:-never}" = never ] || output status "$status"
  if [ ! -f "$changes" ]; then
    annotate warning "the tree of RIBs was not compared with that of its base; the log of this step says why"
    return 0
  fi
  cat "$changes" >>"$GITHUB_STEP_SUMMARY"
  [ "${RIBLINT_COMMENT:-false}" = true ] || return 0

  if [ -z "${RIBLINT_PULL_REQUEST:-}" ]; then
    echo "No comment: this is not the run of a pull request."
  elif [ "$GITHUB_EVENT_NAME" = pull_request ] && [ "$RIBLINT_HEAD_REPOSITORY" != "$GITHUB_REPOSITORY" ]; then
    echo "No comment: the pull request is from a fork, whose runs may not write. The job summary has the changes."
  else
    # Another folder of the repository has a comment of its own.
    mark="<!-- riblint-tree ${RIBLINT_FOLDER//[^A-Za-z0-9_.\/]/_} -->"
    (echo "$mark" && tail -n +2 "$changes") >"$changes.comment"
    "$scripts/comment.sh" "$changes.comment" ||
      annotate warning "the pull request has no comment on its tree of RIBs; does the job have 'pull-requests: write'?"
    rm -f "$changes.comment"
  fi
}

# MARK: finish

# The worse of two statuses: 2 (failed), then 3 (incomplete), then 1 (found).
finish() {
  local lint=${RIBLINT_STATUS:-2} tree=${RIBLINT_TREE_STATUS:-0}
  case $lint:$tree in
    2:* | *:2) exit 2 ;;
    3:* | *:3) exit 3 ;;
    1:* | *:1) exit 1 ;;
    *) exit "$lint" ;;
  esac
}

case ${1:-} in
  install | lint | tree | finish) "$1" ;;
  *) fail "run.sh expects install, lint, tree or finish; found '${1:-}'" ;;
esac
