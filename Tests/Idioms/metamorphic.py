#!/usr/bin/env python3
"""Rewrites apps without changing their meaning, and checks that riblint's findings stay the same.

    metamorphic.py --riblint P --count 10000 --seed 1 Fixtures/Projects/Courier …

Findings are the same if their rules, RIBs and subjects are equal. The subject is the property, or the type if a
function may have been split. Many rewrites are applied at a time, one per file; if the findings differ, bisection finds
the responsible rewrite. Exits with status 1 if a finding appeared or disappeared, 2 if riblint failed.
"""
import argparse
import difflib
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from judging import RULES
from rewrites import REWRITES
from swift_text import Source

SKIPPED = re.compile(r'(^|/)(Tests?|[^/]*Tests|Mocks?|Pods|Carthage|\.build|\.git)/|\.xctemplate/|___')


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--count', type=int, default=1000, help='rewrites for all apps together')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--only', choices=[rewrite.__name__ for rewrite in REWRITES])
    parser.add_argument('--to', type=Path, metavar='FOLDER', help='keep a patch for each difference')
    parser.add_argument('apps', nargs='+')
    return parser.parse_args()


class AppSource(Source):
    """A file, with facts about the rest of its app."""

    def __init__(self, path, text, app):
        super().__init__(path, text)
        self.app = app

    def others_use(self, name):
        return any(name in words for path, words in self.app.words.items() if path != self.path)

    def others_call(self, name):
        return self.others_use(name) or len(re.findall(rf'\b{name}\(\)', self.mask)) > 1


class App:
    def __init__(self, folder, riblint):
        self.folder, self.riblint = Path(folder), str(Path(riblint).resolve())
        self.scratch = tempfile.TemporaryDirectory()
        self.copy = Path(self.scratch.name) / 'app'
        shutil.copytree(self.folder, self.copy, symlinks=False, ignore_dangling_symlinks=True,
            ignore=lambda _, names: [name for name in names if name in ('.git', '.build', 'Pods')])
        self.texts = {}
        for path in sorted(self.copy.rglob('*.swift')):
            name = str(path.relative_to(self.copy))
            text = path.read_bytes().decode('utf-8', errors='replace') if path.is_file() else ''
            if not SKIPPED.search('/' + name) and '\r' not in text and '\ufffd' not in text and '\t' not in text:
                self.texts[name] = text
        self.words = {name: set(re.findall(r'\w+', text)) for name, text in self.texts.items()}
        self.known = self.findings()

    def findings(self):
        run = subprocess.run([self.riblint, 'lint', '--isolated', '--no-gitignore', '--format', 'json', '--fail-on',
            'never', '--no-progress', '--quiet', *(part for rule in RULES for part in ('--only-rule', rule)),
            str(self.copy)], capture_output=True, timeout=300)
        if run.returncode not in (0, 3):
            raise SystemExit(f'riblint failed on {self.folder}: {run.stderr.decode(errors="replace")}')
        return Counter(subject(finding) for finding in json.loads(run.stdout)['findings'])

    def with_changes(self, changes):
        """The findings with some files changed."""
        for path, text in changes.items():
            (self.copy / path).write_text(text, encoding='utf-8')
        found = self.findings()
        for path in changes:
            if path in self.texts:
                (self.copy / path).write_text(self.texts[path], encoding='utf-8')
            else:
                (self.copy / path).unlink()
        return found

    def candidates(self, only):
        """All sites of all rewrites, by file: (name, path, function that makes the change)."""
        found = []
        for path, text in self.texts.items():
            source = AppSource(path, text, self)
            if source.functions or source.types:
                found += [(rewrite.__name__, path, change) for rewrite in REWRITES if only in (None, rewrite.__name__)
                    for change in rewrite(source)]
        return found


def subject(finding):
    """What a finding is about, regardless of how functions are split and named."""
    symbol = re.sub(r'Renamed\b|Body(?=\()', '', finding.get('symbol') or '')
    if finding['rule'] in ('view_self_dismissal', 'undisposed_subscription', 'builder_skips_component'):
        symbol = symbol.split('.')[0]
    return finding['rule'], finding.get('rib'), symbol


def culprits(app, rewrites):
    """The rewrites of a batch that change the findings, each with the new and the lost findings."""
    changes = {}
    for _, _, change in rewrites:
        changes.update(change())
    found = app.with_changes(changes)
    if found == app.known:
        return []
    if len(rewrites) == 1:
        return [(rewrites[0], sorted((found - app.known).elements()), sorted((app.known - found).elements()))]
    half = len(rewrites) // 2
    return culprits(app, rewrites[:half]) + culprits(app, rewrites[half:])


def main():
    options = parse()
    chance = random.Random(options.seed)
    apps = [App(folder, options.riblint) for folder in options.apps]
    places = [(app, app.candidates(options.only)) for app in apps]
    total = sum(len(found) for _, found in places)
    tried, differing = Counter(), Counter()
    for app, found in places:
        chance.shuffle(found)
        left = found[:max(1, options.count * len(found) // max(total, 1))]
        while left:
            batch, later, used = [], [], set()
            for one in left:
                (later if one[1] in used or len(batch) >= 200 else batch).append(one)
                used.add(one[1])
            left = later
            tried.update(name for name, _, _ in batch)
            for (name, path, change), came, went in culprits(app, batch):
                differing[name] += 1
                print(f'{app.folder.name} {name} {path}: came {came}, went {went}', flush=True)
                if options.to:
                    keep(options.to, app, name, path, change())
    for name in sorted(tried):
        print(f'{name:24} {tried[name]:6} rewrites {differing[name]:5} with other findings')
    print(f'{sum(tried.values())} of {total} possible rewrites, {sum(differing.values())} with other findings')
    return 1 if differing else 0


def keep(folder, app, name, path, changes):
    """Writes the changed files of a rewrite, and the diff."""
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.iterdir()))
    lines = []
    for changed, text in changes.items():
        before = app.texts.get(changed, '').splitlines(True)
        lines += difflib.unified_diff(before, text.splitlines(True), changed, changed)
    (folder / f'{number:04}-{name}-{Path(path).stem}.patch').write_text(''.join(lines))


if __name__ == '__main__':
    sys.exit(main())
