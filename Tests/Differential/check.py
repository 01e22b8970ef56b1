#!/usr/bin/env python3
"""Compares riblint's front end with swift-syntax.

    Tests/Differential/check.py [options] PATH...

Every PATH is a Swift file, a folder to search for Swift files, or '-' for paths from standard input, one per line.
Subfolders whose names begin with a dot are skipped, and files with equal contents are compared once. Each file is
parsed by `riblint dump` and by the oracle, a separate program next to this script that prints the result of
swift-syntax in the same form. The views are

    canon    every token: offset, length, kind; a file is the unit
    decls    every declaration: all columns but the path's (5, the scope); a row is the unit
    calls    every call: name, callee, labels; a row is the unit
    bodies   statements, blocks, closures, captures, bindings and calls with range and parent; a function is the unit

Files in which swift-syntax finds an error are skipped. Differences are printed with their lines. Exit status: 0 if all
views agree within their tolerance, 1 if one does not, 2 if a program could not be run.
"""
import argparse
import bisect
import hashlib
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BATCH = 400
COLUMNS = {'canon': (0, 1, 2), 'decls': (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11), 'calls': (0, 1, 2, 3, 4),
    'bodies': (0, 1, 2, 3, 4)}


class Tally:
    """The result of comparing one view."""

    def __init__(self):
        self.files = self.units = self.different = self.worst = self.files_different = 0
        self.worst_file = ''

    def add(self, path, units, different):
        self.files += 1
        self.units += units
        self.different += different
        self.files_different += different > 0
        if different > self.worst:
            self.worst, self.worst_file = different, path

    @property
    def share(self):
        return 1 - self.different / self.units if self.units else 1


def fail(message):
    print(f'check.py: {message}', file=sys.stderr)
    raise SystemExit(2)


def swift_files(paths):
    for path in paths:
        if path == '-':
            yield from swift_files(sys.stdin.read().splitlines())
            continue
        if os.path.isfile(path):
            yield path
            continue
        if not os.path.isdir(path):
            fail(f'there is no {path}')
        for folder, folders, files in os.walk(path):
            folders[:] = sorted(name for name in folders if not name.startswith('.'))
            yield from (os.path.join(folder, file) for file in sorted(files)
                        if file.endswith('.swift') and os.path.isfile(os.path.join(folder, file)))


def distinct(paths):
    """The paths without those of files with equal contents."""
    seen = set()
    for path in paths:
        with open(path, 'rb') as file:
            digest = hashlib.sha256(file.read()).digest()
        if digest not in seen:
            seen.add(digest)
            yield path


def build_oracle(folder, may_skip):
    def swift(*words):
        return subprocess.run(['swift', *words, '--package-path', str(folder)], stdout=sys.stderr).returncode

    if swift('package', 'resolve'):
        if may_skip:
            print('check.py: SKIPPED, nothing was compared: swift-syntax is not at hand and cannot be fetched')
            raise SystemExit(0)
        fail('swift-syntax cannot be fetched')
    print('check.py: building the oracle, which takes some minutes the first time', file=sys.stderr)
    if swift('build', '-c', 'release'):
        fail('the oracle does not build')
    return folder / '.build/release/riboracle'


def dump(command, paths):
    """The rows of each file from a program's output, and whether the file has a syntax error."""
    run = subprocess.run([str(part) for part in command], input='\n'.join(paths).encode(errors='surrogateescape')
        + b'\n', capture_output=True)
    if run.returncode not in (0, 1, 3):
        print(run.stderr.decode(errors='replace')[-2000:], file=sys.stderr)
        fail(f'{command[0]} ended with {run.returncode}')
    files, rows = {}, None
    for line in run.stdout.decode(errors='surrogateescape').split('\n'):
        fields = line.split('\t')
        if fields[0] == '#file':
            rows = []
            files[fields[1]] = (rows, 'error=1' in fields or 'unreadable' in fields)
        elif line and rows is not None:
            rows.append(fields)
    return files


def picked(rows, view):
    return [tuple(row[column] if column < len(row) else '' for column in COLUMNS[view]) for row in rows]


def by_function(theirs, ours):
    """The rows of both sides by innermost enclosing function; the first group is of rows outside of functions."""
    functions = sorted((int(row[0]), -int(row[2])) for row in theirs if row[1] == 'function')
    starts = [start for start, _ in functions]
    groups = {(-1, 0): ([], [])}
    groups.update({function: ([], []) for function in functions})

    def group(row):
        position = bisect.bisect_right(starts, int(row[0]))
        while position:
            position -= 1
            if -functions[position][1] >= int(row[2] if row[2] != '-' else row[0]) and functions[position][0] <= int(
                    row[0]):
                return functions[position]
        return (-1, 0)

    for row in theirs:
        if row[1] != 'function':
            groups[group(row)][0].append(row)
    for row in ours:
        groups[group(row)][1].append(row)
    return list(groups.values())


def compare(view, theirs, ours):
    """The number of units, that of different ones, and the different rows."""
    a, b = picked(theirs, view), picked(ours, view)
    if view == 'bodies':
        groups = by_function(a, b)
        differing = [differences(left, right) for left, right in groups if sorted(left) != sorted(right)]
        return len(groups) - 1, len(differing), sum(differing, [])
    rows = [] if a == b else differences(a, b)
    if view == 'canon':
        return 1, int(bool(rows)), rows
    # A changed row counts as one removed and one added.
    lost = sum(sign == '-' for sign, _ in rows)
    return max(len(a), len(b)), max(lost, len(rows) - lost), rows


def differences(left, right):
    a, b = Counter(left), Counter(right)
    return [('-', row) for row in (a - b).elements()] + [('+', row) for row in (b - a).elements()]


def show(path, rows, most):
    with open(path, 'rb') as file:
        source = file.read()
    for sign, row in sorted(rows, key=lambda item: int(item[1][0]))[:most]:
        offset = int(row[0])
        line = source.count(b'\n', 0, offset) + 1
        start = source.rfind(b'\n', 0, offset) + 1
        text = source[start:offset + 60].split(b'\n')[0].decode(errors='replace').strip()
        print(f'    {sign} {" ".join(row)[:140]}\n      {line}: {text[:110]}')


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default=ROOT / '.build/release/riblint', type=Path)
    parser.add_argument('--oracle', type=Path, help='the built oracle; built here if not given')
    parser.add_argument('--may-skip', action='store_true',
                        help='where swift-syntax cannot be fetched, say so and end with 0')
    parser.add_argument('--views', default='canon,decls,calls,bodies')
    parser.add_argument('--snippets', action='store_true',
                        help='the PATHs hold tests of swift-syntax\'s parser: compare the code in their assertions')
    parser.add_argument('--show', type=int, default=3, help='differing rows to print of a file')
    parser.add_argument('--show-files', type=int, default=30, help='differing files to print of a view')
    parser.add_argument('paths', nargs='+', metavar='PATH')
    return parser.parse_args()


# Declarations in such an attribute exist only for the compiler; riblint ignores them. See README.md.
LISTED = b'@abi('


def is_listed(path):
    with open(path, 'rb') as file:
        return LISTED in file.read()


def holds(view, tally, is_snippets):
    """Whether a view agrees within its tolerance."""
    if is_snippets:
        return tally.files_different <= 0.01 * tally.files
    if view == 'canon':
        return tally.different == 0
    if view == 'bodies':
        return tally.share >= 0.999
    return tally.share >= 0.9999 and tally.worst <= 2


def main():
    options = parse()
    riblint = options.riblint.resolve()
    if not riblint.exists():
        fail(f'there is no {riblint}; run `swift build -c release` first')
    oracle = (options.oracle or build_oracle(HERE / 'Oracle', options.may_skip)).resolve()
    files = list(distinct(swift_files(options.paths)))
    if options.snippets:
        folder = HERE / 'Oracle/.build/snippets'
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        subprocess.run([oracle, '--extract', folder, '-'], input='\n'.join(files).encode(), stdout=subprocess.DEVNULL,
            check=True)
        files = list(distinct(swift_files([folder])))
    views = options.views.split(',')
    tallies = {view: Tally() for view in views}
    listed = dict.fromkeys(views, 0)
    with_error = 0
    for start in range(0, len(files), BATCH):
        batch = files[start:start + BATCH]
        for view in views:
            theirs = dump([oracle, f'--{view}', '-'], batch)
            ours = dump([riblint, 'dump', f'--{view}'], batch)
            for path, (rows, is_broken) in theirs.items():
                if is_broken:
                    with_error += view == views[0]
                    continue
                if path not in ours:
                    fail(f'riblint gave nothing for {path}')
                units, different, rows = compare(view, rows, ours[path][0])
                if different and options.snippets and is_listed(path):
                    listed[view] += 1
                    continue
                tallies[view].add(path, units, different)
                if different and tallies[view].files_different <= options.show_files:
                    print(f'{view} {path}')
                    show(path, rows, options.show)
    if len(files) == with_error:
        fail('there is nothing to compare')
    good = True
    names = {'canon': 'files', 'decls': 'rows', 'calls': 'rows', 'bodies': 'functions'}
    print(f'{len(files)} files, {with_error} with an error for swift-syntax')
    for view, tally in tallies.items():
        verdict = holds(view, tally, options.snippets)
        good &= verdict
        print(f'{view:7} {tally.files:6} files, {tally.files_different:4} differ; {tally.units:8} {names[view]}, '
            f'{tally.different:4} differ '
              f'({100 * tally.share:.4f} %), at most {tally.worst} in a file: {"ok" if verdict else "NOT ENOUGH"}'
              + (f'; {listed[view]} more differ for @abi' if listed[view] else ''))
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
