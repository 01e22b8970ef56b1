#!/usr/bin/env bash
# Keeps one comment on a pull request equal to a file: `comment.sh FILE`.
#
# The first line of the file names the comment: an HTML comment, which is not shown. A comment of the same user that
# begins with that line is replaced, so that a pull request has one, however often it is pushed to. If the file has that
# line only, the comment is deleted.
#
# Input comes as environment variables: GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY, RIBLINT_PULL_REQUEST (its number) and
# RIBLINT_TOKEN, which needs the permission 'pull-requests: write'. Needs curl and jq. Exit status: 0 if the comment is
# as the file, 1 otherwise, with a reason on standard error.
#
# Works with Bash 3.2, which macOS has. Tests/Checks/check_action.py runs all of it.
set -euo pipefail

fail() { printf '%s\n' "$1" >&2; exit 1; }

# `ask QUERY [JQ-ARGUMENT...]`: the answer of GitHub to a query, whose variables are the named arguments.
# The token is in a file descriptor, since other processes can read arguments.
ask() {
  local query=$1 answer problem
  shift
  answer=$(jq -n "$@" --arg query "$query" '{query: $query, variables: $ARGS.named} | del(.variables.query)' |
    curl --fail --silent --show-error --retry 3 --max-time 60 --header 'Content-Type: application/json' \
      --header @<(printf 'Authorization: bearer %s\n' "$RIBLINT_TOKEN") --data-binary @- "$GITHUB_GRAPHQL_URL") ||
    fail "cannot reach $GITHUB_GRAPHQL_URL"
  problem=$(jq -r 'if .errors then [.errors[].message] | join("; ") else "" end' <<<"$answer") ||
    fail "cannot read the answer of $GITHUB_GRAPHQL_URL"
  [ -z "$problem" ] || fail "$problem"
  printf '%s\n' "$answer"
}

main() {
  local file=$1 mark page after=null pull='' own='' count id
  mark=$(head -n 1 "$file")
  [[ $mark == '<!-- riblint'*' -->' ]] || fail "the first line of $file names no comment"
  # shellcheck disable=SC2016 # The variables are those of the query.
  while [ "$after" != end ]; do
    page=$(ask 'query($owner: String!, $name: String!, $number: Int!, $after: String) {
        repository(owner: $owner, name: $name) { pullRequest(number: $number) { id comments(first: 100, after: $after) {
          pageInfo { hasNextPage endCursor } nodes { id body viewerDidAuthor } } } } }' \
      --arg owner "${GITHUB_REPOSITORY%%/*}" --arg name "${GITHUB_REPOSITORY#*/}" \
      --argjson number "$RIBLINT_PULL_REQUEST" --argjson after "$after")
    page=$(jq '.data.repository.pullRequest' <<<"$page")
    pull=$(jq -r .id <<<"$page")
    own+=$(jq -r --arg mark "$mark" \
      '.comments.nodes[] | select(.viewerDidAuthor and (.body | split("\n")[0] | rtrimstr("\r")) == $mark) | .id' \
      <<<"$page")$'\n'
    after=$(jq -r '.comments.pageInfo | if .hasNextPage then .endCursor | @json else "end" end' <<<"$page")
  done

  # Two runs at the same time may have made two comments; the first is kept.
  count=0
  # shellcheck disable=SC2016
  while IFS= read -r id; do
    [ -n "$id" ] || continue
    count=$((count + 1))
    if [ "$count" = 1 ] && [ "$(grep -c '' "$file")" -gt 1 ]; then
      ask 'mutation($id: ID!, $body: String!) {
          updateIssueComment(input: {id: $id, body: $body}) { clientMutationId } }' \
        --arg id "$id" --rawfile body "$file" >/dev/null
      echo "The comment on pull request $RIBLINT_PULL_REQUEST was replaced."
    else
      ask 'mutation($id: ID!) { deleteIssueComment(input: {id: $id}) { clientMutationId } }' --arg id "$id" >/dev/null
      echo "A comment on pull request $RIBLINT_PULL_REQUEST was deleted."
    fi
  done <<<"$own"
  # shellcheck disable=SC2016
  if [ "$count" = 0 ] && [ "$(grep -c '' "$file")" -gt 1 ]; then
    ask 'mutation($id: ID!, $body: String!) {
        addComment(input: {subjectId: $id, body: $body}) { clientMutationId } }' \
      --arg id "$pull" --rawfile body "$file" >/dev/null
    echo "Pull request $RIBLINT_PULL_REQUEST was commented on."
  fi
}

main "$1"
