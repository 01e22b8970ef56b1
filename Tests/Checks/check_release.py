#!/usr/bin/env python3
"""Checks Packaging/release.py: makes releases of a clone, and tries to make some that have to be refused.

    check_release.py --riblint PATH [--repository FOLDER]     releases of the last commit, by default of this repository
    check_release.py --riblint PATH --self-test               release.py without one of its steps is noticed

Nothing is built: a small program has the new version, and leaves all else to the one at PATH. Requires gcc and git.

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import dist_defects

REPOSITORY = Path(__file__).resolve().parents[2]
OLD, PATCH, MINOR = '0.9.0', '0.9.1', '0.10.0'
TIME = '1767225600'  # 2026-01-01
# The pages are another check's. Here, it is enough that each script runs.
PAGE_SCRIPT = '''import os, sys
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pages.txt'), 'a') as file:
    print(os.path.basename(__file__), file=file)
'''
RULE = '    "strong_router": '


class Clone:
    """A clone with the tag of an earlier release."""

    def __init__(self, repository, riblint, scratch, defect=None):
        self.scratch, self.riblint = Path(scratch), Path(riblint).resolve()
        self.folder = self.scratch / 'riblint'
        self.run('git', 'clone', '--quiet', repository, self.folder, cwd=repository)
        self.git('config', 'user.name', 'Test')
        self.git('config', 'user.email', 'test@example.com')
        shutil.copy(repository / 'Package.resolved', self.folder)
        documentation = self.folder / 'Documentation'
        for name in ('manual.py', 'pages.py', 'capture.py'):
            (documentation / name).write_text(PAGE_SCRIPT)
        self.edit('Documentation/contract.json', r'"version": "[^"]+"', f'"version": "{OLD}"')
        self.edit('CHANGELOG.md', r'## Unreleased\n(.|\n)*?\n(?=## |\Z)',
                  '## Unreleased\n\n### Added\n\n- Something for the notes.\n\n## 0.8.0 - 2025-01-01\n\n- Before.\n')
        if defect:
            self.edit('Packaging/release.py', *defect)
        self.git('add', '--all')
        self.git('commit', '--quiet', '--message', f'Release {OLD}')
        self.git('tag', OLD)

    def run(self, *command, cwd=None):
        done = subprocess.run([os.fspath(word) for word in command], cwd=cwd or self.folder, capture_output=True,
                              text=True, env={**os.environ, 'SOURCE_DATE_EPOCH': TIME})
        if done.returncode:
            raise SystemExit(f'check_release: {command[0]} {command[1]}: {done.stderr}')
        return done.stdout.rstrip('\n')

    def git(self, *arguments):
        return self.run('git', *arguments)

    def edit(self, name, old, new):
        path = self.folder / name
        text, count = re.subn(old, lambda match: match.expand(new), path.read_text(), count=1)
        if not count:
            raise SystemExit(f'check_release: no {old!r} in {name}')
        path.write_text(text)

    def commit(self, name, old, new):
        self.edit(name, old, new)
        self.git('commit', '--quiet', '--all', '--message', f'Edit {name}')

    def program(self, version):
        return dist_defects.stand_in(self.scratch, version, self.riblint)

    def release(self, version, *options, program=None):
        """Runs release.py, and returns its status and all that it prints."""
        program = [] if '--finish' in options else ['--program', program or self.program(version)]
        done = subprocess.run(
            [sys.executable, 'Packaging/release.py', version, *options, *program], cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, 'SOURCE_DATE_EPOCH': TIME})
        return done.returncode, done.stdout

    def state(self):
        return self.git('status', '--porcelain'), self.git('rev-parse', 'HEAD'), self.git('tag')

    def back(self, state):
        self.git('reset', '--quiet', '--hard', state[1])
        self.git('clean', '--quiet', '--force', '-d')
        for tag in set(self.git('tag').split('\n')) - set(state[2].split('\n')):
            self.git('tag', '--delete', tag)


def refused(clone, title, words, version, *options, **more):
    """A complaint unless a release is refused with these words, before any commit."""
    before = clone.state()
    status, output = clone.release(version, *options, **more)
    after = clone.state()
    if status != 1 or words not in output or after[1:] != before[1:]:
        yield f'{title}: status {status}, commit and tags {after[1:]} after {before[1:]}: {output}'
    clone.back(before)


def refusals(clone):
    for version in ('0.10', 'v0.10.0', '0.10.0-rc1', '00.1.0'):
        yield from refused(clone, version, 'is not a version', version)
    yield from refused(clone, 'a tag that exists', 'its tag exists', OLD)
    yield from refused(clone, 'a lower version', f'lower than {OLD}', '0.8.9')
    yield from refused(clone, 'a program of another version', 'build it again', MINOR, program=clone.program(PATCH))
    yield from refused(clone, 'finished before it is prepared', f'prepare {MINOR} first', MINOR, '--finish')
    for option in ('--dry-run', '--finish'):
        (clone.folder / 'new.txt').touch()
        yield from refused(clone, f'an uncommitted file, {option}', 'new.txt', MINOR, option)
    (clone.folder / 'new.txt').touch()
    yield from refused(clone, 'an uncommitted file', 'uncommitted changes', MINOR)
    before = clone.state()
    clone.commit('CHANGELOG.md', r'### Added\n\n- Something for the notes\.\n\n', '')
    yield from refused(clone, 'an empty changelog', 'nothing below Unreleased', MINOR)
    clone.back(before)


def contract(clone):
    """The contract decides: as an earlier release without a rule, of which there is one more now."""
    before = clone.state()
    clone.commit('Documentation/contract.json', rf'{RULE}.*\n', '')
    clone.git('tag', '--force', OLD)
    yield from refused(clone, 'a patch with a new rule', f'needs version {MINOR} or higher', PATCH)
    clone.git('tag', '--force', OLD, before[1])
    clone.back(before)


def dry_run(clone):
    before = clone.state()
    status, output = clone.release(MINOR, '--dry-run')
    shown = (f'+    public static let version = "{MINOR}"', f'+## {MINOR} - 2026-01-01', f'commit: Sums of {MINOR}',
             f'  version "{MINOR}"', '+swift-argument-parser ', 'riblint.artifactbundle.zip', f'Upgrading from {OLD}')
    missing = [words for words in shown if words not in output]
    if status or missing:
        yield f'dry run: status {status}, does not show {missing}: {output[-2000:]}'
    if clone.state() != before:
        yield f'dry run: it changes the repository: {clone.state()}'


def prepared(clone):
    status, output = clone.release(MINOR)
    if status:
        yield f'prepare: status {status}: {output}'
        return
    if clone.git('log', '--format=%s', f'{OLD}..HEAD') != f'Version {MINOR}' or clone.git('status', '--porcelain'):
        yield f'prepare: not one commit and nothing else: {clone.git("log", "--format=%s", f"{OLD}..HEAD")}'
    changed = clone.git('diff', '--unified=0', OLD, '--', 'Sources').splitlines()
    if [line for line in changed if re.match(r'\+(?!\+)', line)] != [f'+    public static let version = "{MINOR}"']:
        yield f'prepare: another change of the sources than that of the version: {changed}'
    text = (clone.folder / 'CHANGELOG.md').read_text()
    if f'## Unreleased\n\n## {MINOR} - 2026-01-01\n\n### Added\n\n- Something' not in text:
        yield f'prepare: the changelog: {text[:400]}'
    if json.loads((clone.folder / 'Documentation/contract.json').read_text())['version'] != MINOR:
        yield 'prepare: the contract has another version'
    pages = clone.folder / 'Documentation/pages.txt'
    if not pages.exists() or pages.read_text().split() != ['manual.py', 'pages.py', 'capture.py']:
        yield 'prepare: the pages are not written'
    pins = {line.split()[0] for line in (clone.folder / 'Packaging/dependencies.txt').read_text().splitlines()}
    if pins != {'swift-argument-parser', 'swift-system', 'yams'}:
        yield f'prepare: the versions of {pins} are kept'
    resolved = (clone.folder / 'Package.resolved').read_text()
    (clone.folder / 'Package.resolved').unlink()
    clone.run('Packaging/resolve.sh')
    if (clone.folder / 'Package.resolved').read_text() != resolved:
        yield 'prepare: resolve.sh resolves packages at other versions'
    if MINOR in clone.git('tag').split():
        yield 'prepare: the tag is there before the artifacts'


def finished(clone):
    dist = clone.folder / 'dist'
    clone.run(sys.executable, 'Packaging/dist.py', '--allow-missing', clone.program(MINOR))
    yield from refused(clone, 'an archive is missing', 'aarch64', MINOR, '--finish')
    wheel = next(dist.glob('*.whl'))
    good = wheel.read_bytes()
    wheel.write_bytes(good + b' ')
    yield from refused(clone, 'a damaged artifact', 'the sum of', MINOR, '--finish', '--allow-missing')
    wheel.write_bytes(good)
    status, output = clone.release(MINOR, '--finish', '--allow-missing')
    if status:
        yield f'finish: status {status}: {output}'
        return
    if clone.git('rev-parse', f'{MINOR}^{{commit}}') != clone.git('rev-parse', 'HEAD') or \
            clone.git('log', '-1', '--format=%s') != f'Sums of {MINOR}' or clone.git('status', '--porcelain'):
        yield f'finish: the tag is not that of the last of two commits: {clone.git("log", "--oneline", "-3")}'
    sums = (dist / f'riblint-{MINOR}-checksums.txt').read_text().splitlines()
    expected = [line for line in sums if line.endswith('.tar.gz')]
    lines = (clone.folder / 'Packaging/action/checksums.txt').read_text().splitlines()
    if [line for line in lines if not line.startswith('#')][:len(expected)] != expected or not lines[0].startswith('#'):
        yield f'finish: the sums of the action: {lines}'
    published = clone.folder / '.build-release'
    notes = (published / 'notes.md').read_text()
    if '- Something for the notes.' not in notes or 'Before.' in notes or f'Upgrading from {OLD}' not in notes:
        yield f'finish: the notes: {notes}'
    formula = (published / 'riblint.rb').read_text()
    if f'version "{MINOR}"' not in formula or expected[0].split()[0] not in formula:
        yield f'finish: the formula: {formula}'
    exported = {path.name for path in published.iterdir() if path.is_dir()}
    unfilled = [path for path in published.rglob('*') if path.is_file() and re.search('@[A-Z]+@', path.read_text())]
    if exported != {'SwiftPM', 'pre-commit'} or unfilled:
        yield f'finish: exported {exported}; without values: {unfilled}'


CHECKS = (refusals, contract, dry_run, prepared, finished)


def complaints(repository, riblint, checks=CHECKS, defect=None):
    with tempfile.TemporaryDirectory(prefix='riblint-release-') as scratch:
        clone = Clone(repository, riblint, scratch, defect)
        return [complaint for check in checks for complaint in check(clone)]


# A title, the checks to run, and what is replaced in release.py.
DEFECTS = (
    ('uncommitted changes are not looked for', (refusals,),
     r"if changed := git\('status', '--porcelain'\):", 'if changed := "":'),
    ('the contract is not compared', (contract,),
     r'changes\.verdict\(old, new\)\[1\]', 'None'),
    ('the version is not written', (prepared,),
     r'(def write_version\(version\):\n)', r'\1    return\n'),
    ('the changelog is not written', (prepared,),
     r'CHANGELOG\.write_text', 'str'),
    ('pages are left out', (prepared,), r", 'capture\.py'", ''),
    ('sums are not looked at', (prepared, finished),
     r'if sha256\(.*\) != expected:', 'if False:'),
    ('the sums of the action are not written', (prepared, finished),
     r'SUMS\.write_text', 'str'),
    ('the tag comes with the first commit', (prepared,), r"(\n    write_pins\(\))", r"\1\n    git('tag', version)"),
)


def self_test(repository, riblint):
    for title, checks, *defect in DEFECTS:
        if not complaints(repository, riblint, checks, defect):
            yield f'self-test: not noticed: {title}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True)
    parser.add_argument('--repository', type=Path, default=REPOSITORY, metavar='FOLDER')
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    check = self_test if options.self_test else complaints
    found = list(check(options.repository.resolve(), options.riblint))
    print('\n'.join([*found, f'check_release: {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
