#!/usr/bin/env python3
"""Checks templates/riblint.yml, the job for GitLab.

    check_gitlab.py --riblint PATH [--self-test]

The inputs are put in as GitLab does it. The result is validated by GitLab's schema, and its script is run by bash and
dash in clones of a local repository, with the program on PATH and the variables that GitLab sets. GitLab itself and the
image are not involved.

--self-test plants faults into copies of the template and expects each to be noticed.

Needs check-jsonschema and PyYAML from PyPI, and dash. Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / 'Tests' / 'Checks'))

from pull_requests import GIT, Origin  # noqa: E402

SHELLS = [['bash', '-eo', 'pipefail'], ['dash', '-e']]
REPORT = 'gl-code-quality-report.json'

# The event, the commit that is checked out, inputs; the status, the files whose findings are shown, those reported.
MERGE, BRANCH = {'CI_MERGE_REQUEST_TARGET_BRANCH_NAME': 'main'}, {'CI_COMMIT_BRANCH': 'main'}
OLD, NEW = ['App/Home.swift', 'App/Later.swift'], ['App/Login.swift']
SCENARIOS = [
    ('a new finding', MERGE, 'leaky', {}, 1, NEW, OLD[:1] + NEW),
    ('a new finding, merged', MERGE, 'leaky merged', {}, 1, NEW, OLD + NEW),
    ('only old findings', MERGE, 'clean merged', {}, 0, [], OLD),
    ('the default branch', BRANCH, 'main', {}, 1, OLD, OLD),
    ('since: false', MERGE, 'leaky merged', {'since': 'false'}, 1, OLD + NEW, OLD + NEW),
    ('since: a branch', BRANCH, 'leaky merged', {'since': 'origin/main'}, 1, NEW, OLD + NEW),
    ('since: nothing that exists', MERGE, 'leaky merged', {'since': 'x $(touch made)'}, 2, [], OLD + NEW),
    ('fail_on: never', MERGE, 'leaky merged', {'fail_on': 'never'}, 0, NEW, OLD + NEW),
    ('args', MERGE, 'leaky merged', {'args': '--lenient --statistics'}, 0, NEW, OLD + NEW),
    ('args that are wrong', BRANCH, 'main', {'args': '--no-such-option', 'fail_on': 'never'}, 2, [], []),
]

# A text of the template, and what a careless change could make of it.
FAULTS = [
    ('GIT_DEPTH', 'GIT_DEEP'),
    ('$[[ inputs.fail_on ]]', 'error'),
    ('--exit-zero ', ''),
    ('--exit-zero ', '--exit-zero --since=origin/main '),
    ('origin/$CI', '$CI'),
    ('${RIBLINT_SINCE:+"--since=$RIBLINT_SINCE"} ', ''),
    ('= false', '= no'),
    ('$RIBLINT_ARGS\n  artifacts', '\n  artifacts'),
    ('codequality:', 'code_quality:'),
    ('script:', 'scripts:'),
    ('$[[ inputs.stage ]]', '$[[ inputs.stages ]]'),
]


class Wrong(Exception):
    """The template cannot be used."""


def filled(text, inputs):
    """The text of the job, with inputs put in."""
    head, job = re.split(r'^---$', text, flags=re.MULTILINE)
    known = yaml.safe_load(head)['spec']['inputs']
    values = {name: input['default'] for name, input in known.items() if 'default' in (input or {})} | inputs
    if set(known) != set(values):
        raise Wrong(f'the inputs {set(known) ^ set(values)} have no value or are not known')

    def value(match):
        if match[1] not in values:
            raise Wrong(f'the template has no input {match[1]}')
        return values[match[1]]
    return re.sub(r'\$\[\[ inputs\.(\w+) \]\]', value, job)


def validate(job, folder):
    file = folder / 'job.yml'
    file.write_text(job)
    done = subprocess.run(
        ['check-jsonschema', '--builtin-schema', 'vendor.gitlab-ci', file], capture_output=True, text=True)
    return [done.stdout + done.stderr] if done.returncode else []


def run(job, shell, origin, workspace, commit, variables, riblint):
    """The status of a job's script, what it printed and the report for GitLab."""
    depth = job['variables'].get('GIT_DEPTH', '20')
    origin.clone(workspace, commit, int(depth))
    done = subprocess.run(
        [*shell, '-c', '\n'.join(job['script'])], cwd=workspace, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
        env=os.environ | GIT | variables | job['variables'] | {'CI': 'true', 'PATH': f"{riblint}:{os.environ['PATH']}"})
    report = workspace / job['artifacts']['reports']['codequality']
    files = [entry['location']['path'] for entry in json.loads(report.read_text())] if report.exists() else []
    return done.returncode, done.stdout, files


def complaints(template, origin, folder, riblint):
    job = filled(template, {'version': '0.1.0'})
    yield from validate(job, folder)
    if yaml.safe_load(job)['riblint']['image']['name'] != 'ghcr.io/riblint/riblint:0.1.0':
        yield 'the version is not in the name of the image'
    for shell in SHELLS:
        for name, variables, commit, inputs, status, shown, reported in SCENARIOS:
            job = yaml.safe_load(filled(template, {'version': '0.1.0'} | inputs))['riblint']
            with tempfile.TemporaryDirectory(dir=folder) as scratch:
                workspace = Path(scratch) / 'builds'
                found, output, files = run(job, shell, origin, workspace, commit, variables, riblint)
                printed = [file for file in OLD + NEW if f'--> {file}:6:' in output]
                expected = status, shown, reported
                if (found, printed, files) != expected or list(workspace.glob('**/made')):
                    yield (f'{shell[0]}: {name}: expected status, findings in, report of {expected}; '
                           f'found {found}, {printed}, {files}\n{output}')


def self_test(template, origin, folder, riblint):
    for old, new in FAULTS:
        if old not in template:
            raise SystemExit(f'check_gitlab: the template has no text {old!r} any more')
        try:
            noticed = any(complaints(template.replace(old, new), origin, folder, riblint))
        except (Wrong, KeyError):
            noticed = True
        if not noticed:
            yield f'{new!r} in place of {old!r} is not noticed'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    template = (REPOSITORY / 'templates' / 'riblint.yml').read_text()
    with tempfile.TemporaryDirectory(prefix='riblint-gitlab-') as scratch:
        folder = Path(scratch).resolve()
        (folder / 'bin').mkdir()
        (folder / 'bin' / 'riblint').symlink_to(options.riblint.resolve())
        check = self_test if options.self_test else complaints
        found = list(check(template, Origin(folder), folder, folder / 'bin'))
    count = f'{len(FAULTS)} faults' if options.self_test else f'{len(SCENARIOS)} scenarios in {len(SHELLS)} shells'
    print('\n'.join(found + [f'check_gitlab: {count}, {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
