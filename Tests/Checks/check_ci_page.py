#!/usr/bin/env python3
"""Checks the blocks of code in Documentation/CI.md.

    check_ci_page.py --riblint PATH [--self-test]

Each line that runs riblint is run in a clone of a local repository with a pull request. YAML is validated by the schema
of its service, Ruby is run with a stand-in for Danger or fastlane, and shell is parsed. A block in another language, or
YAML of a service without a known schema, is a complaint.

--self-test plants mistakes into the page and expects each to be noticed.

Needs check-jsonschema and PyYAML from PyPI, and ruby. Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
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

# By heading. Steps of a job are put into one; Bitrise has no schema in check-jsonschema.
SCHEMAS = {'GitHub Actions': 'github-workflows', 'GitLab': 'gitlab-ci', 'CircleCI': 'circle-ci', 'Bitrise': None}
JOB = 'on: push\njobs:\n  riblint:\n    runs-on: ubuntu-latest\n    steps:\n'
RUBY = '''require "json"
def github = Struct.new(:branch_for_base).new("main")
def warn(message, file:, line:) = puts("#{file}:#{line}: #{message}")
def lane(name) = Dir.chdir("App") { yield }
def sh(command) = system(command)
'''
VARIABLES = {'GITHUB_BASE_REF': 'main', 'BITRISEIO_GIT_BRANCH_DEST': 'main'}


def blocks(page):
    """Heading, language, text and line of each block."""
    heading = ''
    for match in re.finditer(r'^## ([^\n]*)$|^```(\w+)\n(.*?)^```$', page, re.MULTILINE | re.DOTALL):
        if match[1]:
            heading = match[1]
        else:
            yield heading, match[2], match[3], page.count('\n', 0, match.start()) + 2


def commands(language, text):
    """The lines that run riblint. In YAML, they are values."""
    def strings(value):
        if isinstance(value, str):
            yield from value.splitlines()
        elif isinstance(value, (dict, list)):
            for inner in value.values() if isinstance(value, dict) else value:
                yield from strings(inner)
    lines = text.splitlines() if language == 'sh' else strings(yaml.safe_load(text)) if language == 'yaml' else []
    return [line for line in lines if line.startswith('riblint ') or line == 'riblint']


def shell(line, folder, variables):
    return subprocess.run(
        ['bash', '-c', line], cwd=folder, env=os.environ | GIT | VARIABLES | variables, stdin=subprocess.DEVNULL,
        capture_output=True, text=True)


def complaints(found, clone, variables):
    for heading, language, text, line in found:
        place = f'Documentation/CI.md:{line}'
        for command in commands(language, text):
            done = shell(command, clone(), variables)
            if done.returncode not in (0, 1) or ('--exit-zero' in command and done.returncode):
                yield f'{place}: {command}: status {done.returncode}\n{done.stderr}'
            elif '--since' in command and 'Home.swift' in done.stdout and '=riblint.sarif' not in command:
                yield f'{place}: {command}: reports what is old\n{done.stdout}'
        if language == 'sh':
            parsed = subprocess.run(['sh', '-n'], input=text, capture_output=True, text=True)
            if parsed.returncode:
                yield f'{place}: {parsed.stderr}'
        elif language == 'yaml':
            if heading not in SCHEMAS:
                yield f'{place}: no schema is known for {heading}'
            elif SCHEMAS[heading]:
                file = clone() / 'file.yml'
                file.write_text(JOB + text if text.startswith(' ') else text)
                done = subprocess.run(
                    ['check-jsonschema', '--builtin-schema', f'vendor.{SCHEMAS[heading]}', file], capture_output=True,
                    text=True)
                if done.returncode:
                    yield f'{place}: {done.stdout}{done.stderr}'
        elif language == 'ruby':
            done = subprocess.run(
                ['ruby', '-e', RUBY + text], cwd=clone(), env=os.environ | GIT | variables, capture_output=True,
                text=True)
            if done.returncode or 'App/Login.swift:6:' not in done.stdout or 'Home.swift' in done.stdout:
                yield f'{place}: status {done.returncode}\n{done.stdout}{done.stderr}'
        else:
            yield f'{place}: nothing is known of {language}'


# A text of the page, and a mistake in its place.
FAULTS = [
    ('--fail-on warning', '--fail-on warnings'), ('riblint --since "origin/$BITRISEIO', 'riblint --since "$BITRISEIO'),
    ('runs-on:', 'run-on:'), ('script:\n    - riblint --quiet', 'scripts:\n    - riblint --quiet'),
    ('store_test_results: { path', 'store_test_results: { paths'), ('finding["message"]', 'finding["message"'),
    ('location["start"]', 'location["begin"]'), ('cd .. && ', ''), ('-b "$HOME', '-b $HOME'), ('```ruby', '```perl'),
    ('## Bitrise', '## Other'),
]


def self_test(page, clone, variables):
    known = list(blocks(page))
    for old, new in FAULTS:
        if old not in page:
            raise SystemExit(f'check_ci_page: the page has no text {old!r} any more')
        changed = [block for block in blocks(page.replace(old, new)) if block not in known]
        if not any(complaints(changed, clone, variables)):
            yield f'{new!r} in place of {old!r} is not noticed'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    page = (REPOSITORY / 'Documentation' / 'CI.md').read_text()
    with tempfile.TemporaryDirectory(prefix='riblint-ci-page-') as scratch:
        folder = Path(scratch).resolve()
        (folder / 'bin').mkdir()
        (folder / 'bin' / 'riblint').symlink_to(options.riblint.resolve())
        origin, clones = Origin(folder), []

        def clone():
            clones.append(folder / f'clone-{len(clones)}')
            origin.clone(clones[-1], 'leaky merged')
            return clones[-1]
        variables = {'PATH': f"{folder / 'bin'}:{os.environ['PATH']}"}
        if options.self_test:
            found = list(self_test(page, clone, variables))
        else:
            found = list(complaints(blocks(page), clone, variables))
    count = f'{len(FAULTS)} mistakes' if options.self_test else f'{len(list(blocks(page)))} blocks'
    print('\n'.join(found + [f'check_ci_page: {count}, {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
