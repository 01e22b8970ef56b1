#!/usr/bin/env python3
"""Mutates clean RIBs apps, one edit at a time, and checks that riblint reports each violation.

    mutate.py --riblint .build/release/riblint Fixtures/Projects/Courier …

Each mutant is one edit of one file. A violation must add exactly one finding to those of the original app, of the
expected rule at the expected line; its clean twin must add none. Prints, for each kind, the number of violations found
with the severities of their findings, and of false alarms for twins. Exit status: 1 if a kind is found in less than
--require of its mutants, if a smaller share of it than LEVELS states is found at the severity that its rule declares, or
if a twin raises a false alarm; 2 if riblint fails. A share of LEVELS is not compared with that of a part of the mutants.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from mutant import blocks
from operators import FOLLOWING, LEVELS, OF_OBJECTIVE_C, OF_TESTS, OPERATORS

TESTS = re.compile(r'(^|/)[^/]*Tests\.swift$')
SKIPPED = re.compile(r'(^|/)(Tests?|[^/]*Tests|Mocks?|Pods|Carthage|\.build)/|\.xctemplate/|___')


class App:
    """A clean app: its files, its findings, and which of its views are exempt."""

    def __init__(self, folder, riblint):
        self.folder, self.riblint = Path(folder), riblint
        self.files = [p for p in sorted(self.folder.rglob('*.swift'))
            if not SKIPPED.search('/' + str(p.relative_to(self.folder)))]
        self.texts = {p.relative_to(self.folder): p.read_text(encoding='utf-8', errors='replace') for p in self.files}
        self.texts = {p: text for p, text in self.texts.items() if '___VARIABLE_' not in text}
        self.tests = {p.relative_to(self.folder): p.read_text(encoding='utf-8', errors='replace')
            for p in sorted(self.folder.rglob('*.swift')) if TESTS.search(str(p.relative_to(self.folder)))}
        self.objective_c = {p.relative_to(self.folder): p.read_text(encoding='utf-8', errors='replace')
            for p in sorted(self.folder.rglob('*.*')) if p.suffix in ('.h', '.m', '.mm')
            and not SKIPPED.search('/' + str(p.relative_to(self.folder)))}
        # A navigation controller that detaches popped RIBs is notified of every pop.
        self.hears_pops = any('didShow' in text for text in self.texts.values())
        self.bases = {}
        for text in self.texts.values():
            for name, base in re.findall(r'\bclass (\w+)(?:<[^{]*?>)?\s*:\s*(\w+)', text):
                self.bases.setdefault(name, (base, text))
        self.finite = set(re.findall(r'\bfunc (\w+)\([^{}]*?\)\s*(?:throws\s*)?->\s*(?:Single|Maybe|Completable)\b',
            '\n'.join(self.texts.values())))
        self.launched = ' '.join(re.findall(r'LaunchRouter<[^>]*>', ' '.join(self.texts.values())))

    def is_finite(self, chain):
        """Whether a chain starts with a function that returns a Single, Maybe or Completable, which terminate."""
        return any(name in self.finite for name in re.findall(r'\b(\w+)\(', chain))

    def is_exempt(self, view):
        """Whether a base class notifies of the view's removal, or the view is a container or the root."""
        if view.startswith(('Root', 'AppRoot')) or view.replace('ViewController', 'ViewControllable') in self.launched:
            return True
        seen = set()
        while view in self.bases and view not in seen:
            seen.add(view)
            base, text = self.bases[view]
            if re.search(
                    r'isBeingDismissed|isMovingFromParent|didMove\(toParent|viewDidDisappear|viewWillDisappear|didShow',
                    text):
                return True
            view = base
        return (
            view in ('UINavigationController', 'UITabBarController', 'UIPageViewController')
            or not (view.startswith('UI') or view in self.bases))

    def tells_of_pop(self, view):
        """Whether the class of a view, or a base class, overrides a function that runs when the view is removed."""
        while view in self.bases:
            base, text = self.bases[view]
            codes = [text[start:end] for _, start, end in blocks(text, re.compile(rf'\bclass {view}\b[^{{]*\{{'))]
            if any(re.search(r'func (?:didMove|willMove|viewDidDisappear|viewWillDisappear)\(', code) for code in codes):
                return True
            view = base
        return False

    def is_tapped(self, name):
        """Whether a tap makes an interactor call a function of its router."""
        call = re.compile(rf'\bfunc did(?:Tap|Select)\w*\([^)]*\) \{{\s*router\?\.{name}\(')
        return any(call.search(text) for text in self.texts.values())

    def mutants(self):
        for path, text in self.texts.items():
            for operator in OPERATORS:
                yield from operator(path, text, self)
        for path, text in self.objective_c.items():
            for operator in OF_OBJECTIVE_C:
                yield from operator(path, text, self)
        for path, text in self.tests.items():
            for operator in OF_TESTS:
                yield from operator(path, text, self)

    def findings(self, folder):
        run = subprocess.run([self.riblint, 'lint', '--isolated', '--all-rules', '--format', 'json', '--fail-on', 'never',
            '--no-progress', str(folder)],
                             capture_output=True, timeout=120)
        if run.returncode not in (0, 3):
            raise SystemExit(f'riblint failed on {folder}: {run.stderr.decode(errors="replace")}')
        return {(f['rule'], f['location']['path'], f['location']['start']['line'], f['symbol'], f['message'],
                 f['severity']) for f in json.loads(run.stdout)['findings']}


def expected(mutant, new):
    """The findings of the expected rule at the expected line."""
    return [f for f in new if f[0] == mutant.rule and mutant.line <= f[2] <= max(mutant.last, mutant.line)]


def judge(mutant, new):
    """Whether the mutant adds exactly the expected finding. Findings on shifted lines are not new."""
    if not mutant.rule:
        return not new
    hits = expected(mutant, new)
    allowed = FOLLOWING.get(mutant.rule, ()) + mutant.others
    return 1 <= len(hits) <= mutant.most and all(f in hits or f[0] in allowed for f in new)


def declared_levels(riblint):
    """By rule, the severity that it declares."""
    run = subprocess.run([riblint, 'rules', '--format', 'json'], capture_output=True, timeout=120)
    if run.returncode:
        raise SystemExit(f'riblint failed: {run.stderr.decode(errors="replace")}')
    return {rule['id']: rule['severity'] for rule in json.loads(run.stdout)['rules']}


def key(finding):
    """A finding without its line number and severity, so that a shifted one is not new."""
    rule, path, _, symbol, message, _ = finding
    return rule, path, symbol, message


def additional(mutant, findings, known):
    """The findings that the mutant adds to the known ones: of equal ones, those where the mutant is."""
    counts = Counter(known)
    new = []
    for finding in sorted(findings, key=lambda f: (mutant.line <= f[2] <= max(mutant.last, mutant.line), f)):
        if counts[key(finding)]:
            counts[key(finding)] -= 1
        else:
            new.append(finding)
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--require', type=float, default=0.97)
    parser.add_argument('--show', type=int, default=10, help='mutants that were missed, or alarmed, to print a kind')
    parser.add_argument('--kind', action='append', default=[], help='only mutants of this kind; may be repeated')
    parser.add_argument('--every', type=int, default=1, metavar='N', help='only the first of each N mutants of a kind in an app')
    parser.add_argument('apps', nargs='+')
    options = parser.parse_args()
    declared = declared_levels(str(Path(options.riblint).resolve()))
    killed, total, alarms, level = (defaultdict(int) for _ in range(4))
    shown, severities = defaultdict(list), defaultdict(Counter)
    for folder in options.apps:
        app = App(folder, str(Path(options.riblint).resolve()))
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / 'app'
            shutil.copytree(app.folder, copy, symlinks=True)
            (copy / '.git').mkdir(exist_ok=True)
            known = Counter(key(finding) for finding in app.findings(copy))
            seen = Counter()
            for mutant in app.mutants():
                if options.kind and mutant.kind not in options.kind:
                    continue
                seen[mutant.kind] += 1
                if seen[mutant.kind] % options.every != 1 % options.every:
                    continue
                target = copy / mutant.path
                original = target.read_text(encoding='utf-8', errors='replace')
                target.write_text(mutant.text, encoding='utf-8')
                new = additional(mutant, app.findings(copy), known)
                target.write_text(original, encoding='utf-8')
                total[mutant.kind] += 1
                good = judge(mutant, new)
                if mutant.rule:
                    killed[mutant.kind] += good
                    severities[mutant.kind].update(f[5] for f in expected(mutant, new))
                    # One finding at the declared severity is enough where several are expected.
                    level[mutant.kind] += good and any(
                        f[5] == declared[mutant.rule] for f in expected(mutant, new))
                else:
                    alarms[mutant.kind] += not good
                if not good:
                    shown[mutant.kind].append(f'{folder}/{mutant.path}:{mutant.line}: {[(f[0], f[2]) for f in new]}')
    failed = False
    for kind in sorted(total):
        if kind in alarms:                                   # clean twins
            print(f'{kind:28} {total[kind]:5} twins      {alarms[kind]:5} false alarms')
            failed |= alarms[kind] > 0
        else:
            share = killed[kind] / total[kind]
            counts = ', '.join(f'{count} {name}' for name, count in sorted(severities[kind].items()))
            print(f'{kind:28} {total[kind]:5} mutants    {killed[kind]:5} found    {share:.3f}    {counts}')
            failed |= share < options.require
            least, of, _ = LEVELS.get(kind, (1, 1, ''))
            if killed[kind] >= of and level[kind] * of < least * killed[kind]:
                failed = True
                print(f'    {level[kind]} at the severity of the rule; expected {least} of {of}')
        for line in shown[kind][:options.show]:
            print('    ' + line)
    print(f'{sum(killed.values())} of {sum(total[k] for k in killed)} mutants found, {sum(alarms.values())} false '
        'alarms')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
