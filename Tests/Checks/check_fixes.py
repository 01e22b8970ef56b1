#!/usr/bin/env python3
"""Checks that the app works after `--fix`: no finding of any rule appears, at any level.

    check_fixes.py --riblint PATH mutants Fixtures/Projects/Courier …    # clean apps
    check_fixes.py --riblint PATH projects FOLDER …                      # any projects

`mutants` breaks clean apps with the operators of Tests/Mutations, fixes each mutant that has a finding with a safe fix,
and compares: the fixed app must have the findings of the clean one. Where the mutation removed lines and the fix
inserted the same ones, they must be in the same block. `projects` fixes a copy of each project, and compares its
findings before and after by rule, symbol and message, not by line.

Prints what is wrong. Exit status: 1 if anything is, 2 if riblint fails.
"""
import argparse
import difflib
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'Mutations'))
from mutate import App  # noqa: E402


def run(riblint, folder, *options):
    """Findings of all rules in a folder."""
    done = subprocess.run(
        [riblint, 'lint', '--isolated', '--all-rules', '--format', 'json', '--fail-on', 'never', '--no-progress',
            *options, str(folder)], capture_output=True, timeout=900)
    if done.returncode not in (0, 3):
        print(f'riblint failed on {folder}: {done.stderr.decode(errors="replace")}', file=sys.stderr)
        raise SystemExit(2)
    return json.loads(done.stdout)['findings']


def key(finding):
    """The identity of a finding whose line has moved."""
    return finding['rule'], finding['location']['path'], finding['symbol'], finding['message']


def safe(findings):
    return [f for f in findings if any(fix['safety'] == 'safe' for fix in f['fixes'])]


def appeared(before, after):
    return list((Counter(map(key, after)) - Counter(map(key, before))).elements())


def changed_lines(old, new):
    """Removed and added lines of a difference, each with the blanks at its start left out."""
    removed, added = [], []
    for line in difflib.ndiff(old.splitlines(), new.splitlines()):
        if line[:2] in ('- ', '+ ') and line[2:].strip():
            (removed if line[0] == '-' else added).append(line[2:].strip())
    return removed, added


def block(text, line):
    """The number of open braces before a line, and the innermost line that opens one."""
    opened = []
    for one in text.splitlines():
        if one.strip() == line:
            return opened[-1:] and opened[-1].strip()
        for character in one:
            if character == '{':
                opened.append(one)
            elif character == '}' and opened:
                opened.pop()
    return None


def misplaced(clean, mutated, fixed):
    """Lines that the mutation removed and the fix put elsewhere than into their block, or in another form."""
    removed, added = changed_lines(clean, mutated)
    if not removed or added:
        return []
    _, inserted = changed_lines(mutated, fixed)
    if sorted(inserted) == sorted(removed):
        return [line for line in removed if block(clean, line) != block(fixed, line)]
    return []


def check_mutants(options):
    wrong, total, counts = 0, 0, Counter()
    for folder in options.folders:
        app = App(folder, options.riblint)
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / 'app'
            shutil.copytree(app.folder, copy, symlinks=True)
            (copy / '.git').mkdir(exist_ok=True)
            clean = run(options.riblint, copy)
            seen = Counter()
            for mutant in app.mutants():
                if not mutant.rule or options.kind and mutant.kind not in options.kind:
                    continue
                seen[mutant.kind] += 1
                if seen[mutant.kind] % options.every != 1 % options.every:
                    continue
                target = copy / mutant.path
                original = target.read_text(encoding='utf-8', errors='replace')
                target.write_text(mutant.text, encoding='utf-8')
                findings = run(options.riblint, copy)
                fixable = safe(findings)
                if any(f['rule'] == mutant.rule for f in fixable):
                    texts = {p: p.read_bytes() for p in {copy / f['location']['path'] for f in findings} | {
                        copy / edit['location']['path'] for f in fixable for fix in f['fixes'] for edit in fix['edits']}}
                    after = run(options.riblint, copy, '--fix')
                    fixed = target.read_text(encoding='utf-8', errors='replace')
                    remaining = appeared(clean, after)
                    moved = misplaced(original, mutant.text, fixed)
                    total += 1
                    counts[mutant.rule] += 1
                    if remaining or moved:
                        wrong += 1
                        print(f'{folder}/{mutant.path}:{mutant.line}: {mutant.kind}')
                        for rule, path, symbol, message in remaining:
                            print(f'    {path}: {rule}: {symbol}: {message}')
                        for line in moved:
                            print(f'    in another block: {line}')
                    for path, text in texts.items():
                        path.write_bytes(text)
                target.write_text(original, encoding='utf-8')
    for rule, count in sorted(counts.items()):
        print(f'{rule:32} {count:5} mutants fixed')
    print(f'{total} mutants fixed, {wrong} wrong')
    return wrong


def check_projects(options):
    wrong = 0
    for folder in options.folders:
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / 'project'
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns('.git'))
            (copy / '.git').mkdir(exist_ok=True)
            before = run(options.riblint, copy)
            after = run(options.riblint, copy, '--fix')
            new = appeared(before, after)
            print(f'{folder}: {len(safe(before))} fixable, {len(before)} findings before, {len(after)} after')
            for rule, path, symbol, message in new:
                print(f'    appeared: {path}: {rule}: {symbol}: {message}')
            # A file that is not changed at all is named by the program itself; a finding that stays is not.
            left = [f for f in safe(after) if key(f) in set(map(key, before))]
            for finding in left:
                print(f'    not fixed: {finding["location"]["path"]}: {finding["rule"]}: {finding["symbol"]}')
            wrong += len(new)
    print(f'{wrong} findings appeared')
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--kind', action='append', default=[], help='only mutants of this kind; may be repeated')
    parser.add_argument('--every', type=int, default=1, metavar='N',
        help='only the first of each N mutants of a kind in an app')
    parser.add_argument('mode', choices=['mutants', 'projects'])
    parser.add_argument('folders', nargs='+')
    options = parser.parse_args()
    options.riblint = str(Path(options.riblint).resolve())
    wrong = check_mutants(options) if options.mode == 'mutants' else check_projects(options)
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
