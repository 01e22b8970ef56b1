#!/usr/bin/env python3
"""Makes objects of clean RIBs apps leak, one edit at a time, and asks `riblint leak` about them.

    leaks.py --riblint .build/release/riblint Fixtures/Projects/Courier …

Each leak is one edit, with the text that the framework would print about the object that stays, or the name of its type
where the framework prints nothing. The edited line has to be among the first three candidates, and first, in the shares
that --three and --first state. Of all candidates that are called certain, the share --certain has to be the edited
line. A twin makes the same edit with a weak reference: its line must be no candidate. Exit status: 1 if a share is
missed or a twin has a candidate; 2 if riblint fails.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

from mutant import blocks, line_of
from mutate import App

CERTAIN = ('named', 'released', 'certain')
STRONG_TASK = 'Task { while true { try? await Task.sleep(nanoseconds: 1); _ = self } }'
OBSERVER = 'addObserver(forName: .mutant, object: nil, queue: nil) { _ in }'


@dataclass(frozen=True)
class Leak:
    kind: str
    path: Path       # relative to the app
    text: str        # the whole edited file
    line: int        # the edited line, from 1; 0 for any line of the file
    last: int
    question: str    # the text of a log, or the name of a type
    isTwin: bool = False


def around(text, line, suffix=r'\w+'):
    """The class around a line."""
    found = None
    for match, start, end in blocks(text, re.compile(rf'\b(?:class|extension)\s+({suffix})\b[^{{]*\{{')):
        if line_of(text, match.start()) <= line <= line_of(text, end):
            found = match[1]
    return found


def conforming(app, protocol, suffix):
    """The class with a suffix that conforms to a protocol."""
    for text in app.texts.values():
        for name, supertypes in re.findall(rf'\b(?:class|extension)\s+(\w+{suffix})\b([^{{]*)\{{', text):
            if re.search(rf'\b{protocol}\b', supertypes):
                return name
    return None


class Edited:
    """An edit of an app, and the leaks that it makes."""

    def __init__(self, app, module, mutant):
        self.app, self.module, self.mutant = app, module, mutant
        self.line = mutant.text.splitlines()[mutant.line - 1] if mutant.line else ''
        # The class around the edit, and the type of the property on its line.
        self.owner = around(mutant.text, mutant.line) if mutant.line else None
        declared = re.search(r': (?:\(any )?(\w+)', self.line)
        self.type = declared[1] if declared else ''

    def leak(self, question, kind=None, text=None, isTwin=False):
        if question:
            mutant = self.mutant
            yield Leak(kind or mutant.kind, mutant.path, text or mutant.text, mutant.line, max(mutant.last, mutant.line),
                question, isTwin)

    def message(self, name, isView=False):
        """The text that LeakDetector prints about an object."""
        if not name:
            return None
        told = f'<{self.module}.{name}: 0x600000c0>' if isView else f'{self.module}.{name}'
        return (f'Assertion failed: <{told}: 7> has leaked. Objects are expected to be deallocated at this time: '
            'NSMapTable {\n}')

    def has(self, name):
        """Whether the app declares a class."""
        return any(re.search(rf'\bclass {name}\b', text) for text in self.app.texts.values())

    def replaced(self, kind, old, strong, weak):
        """The edit with code that keeps the object, and a twin with a weak reference."""
        text = self.mutant.text
        yield from self.leak(self.message(self.owner), text=text.replace(old, strong))
        yield from self.leak(self.message(self.owner), kind, text.replace(old, weak), isTwin=True)


def router(edited):
    yield from edited.leak(conforming(edited.app, edited.type, 'Router'))


def listener(edited):
    yield from edited.leak(edited.message(conforming(edited.app, edited.type, 'Interactor')))


def interactor(edited):
    yield from edited.leak(edited.message(edited.type))
    weak = edited.mutant.text.replace(edited.line, edited.line.replace('var owner', 'weak var owner'))
    yield from edited.leak(edited.message(edited.type), 'hold interactor weakly', weak, isTwin=True)


def closure(edited):
    yield from edited.leak(edited.message(edited.owner, isView=True))


def delegate(edited):
    texts = [text for text in edited.app.texts.values()
        if '.delegate = self' in text and around_object(edited.mutant) in text]
    owners = re.findall(r'\bclass (\w+ViewController)\b', '\n'.join(texts))
    if len(owners) == 1:
        yield from edited.leak(edited.message(owners[0], isView=True))


def subscription(edited):
    if is_strong(edited.mutant):
        yield from edited.leak(edited.message(edited.owner))


def task(edited):
    if (edited.owner or '').endswith('Interactor'):
        weak = STRONG_TASK.replace('{ while', '{ [weak self] in while', 1)
        yield from edited.replaced('add weak task', 'Task { [weak self] in _ = self }', STRONG_TASK, weak)


def observer(edited):
    yield from edited.replaced('add weak observer', OBSERVER, OBSERVER.replace('_ in', '_ in _ = self'),
        OBSERVER.replace('{ _ in', '{ [weak self] _ in _ = self'))


def component(edited):
    made = re.search(r'= (\w+Component)\(', edited.line)
    yield from edited.leak(made[1] if made else edited.owner)


def early(edited):
    if edited.owner:
        yield from edited.leak(
            f'Subscription immediately terminated, since {edited.module}.{edited.owner} is inactive.')


def launch(edited):
    root = re.search(r'\bclass (\w+)Router\b[^{]*LaunchRouter<', '\n'.join(edited.app.texts.values()))
    view = f'{root[1]}ViewController' if root else ''
    if edited.has(view):
        yield from edited.leak(edited.message(view, isView=True))


def worker(edited):
    if is_strong(edited.mutant):
        yield from edited.leak(edited.owner)


def wiring(edited):
    name = re.sub('(?:Builder|Interactor|Router|ViewController)$', 'Router', edited.owner or '')
    yield from edited.leak(name if edited.has(name) else None)


def attachment(edited):
    found = re.search(r'func (?:detach|close|dismiss|remove)(\w+)\(|detachChild\((\w+)\)', edited.line)
    child = next((part for part in found.groups() if part), '') if found else ''
    name = f'{child[:1].upper()}{child[1:]}Router'
    yield from edited.leak(name if edited.has(name) else None)


# By kind of mutant, the leaks that it makes.
MADE = {
    'drop weak': router, 'drop weak listener': listener, 'hold interactor': interactor, 'capture self': closure,
    'drop weak delegate': delegate, 'delegate strong': delegate, 'delegate retain': delegate,
    'delegate without a word': delegate, 'drop disposal': subscription, 'add task': task, 'add observer': observer,
    'keep builder': component, 'keep component': component, 'subscribe early': early, 'forget launch router': launch,
    'drop stop': worker, 'drop listener assignment': wiring, 'drop router assignment': wiring,
    'drop presenter listener': wiring, 'drop routing calls': attachment, 'drop detach': attachment,
}


def leaks(app, module):
    for mutant in app.mutants():
        if mutant.kind in MADE:
            yield from MADE[mutant.kind](Edited(app, module, mutant))


def is_strong(mutant):
    """Whether the statement of an edit has a closure that captures `self` strongly."""
    statement = '\n'.join(mutant.text.splitlines()[mutant.line - 1:mutant.line + 12]).split('\n\n')[0]
    # 'subscribe(with: self)' and 'withUnretained(self)' keep a weak reference.
    strong = re.sub(r'\b(?:with|interactor): self\b|\bwithUnretained\(self\)|\b(?:disposeOn|cancelOn)\w+\(self\)', '', statement)
    return bool(re.search(r'\bself\b', strong)) and 'weak self' not in strong


def around_object(mutant):
    """The class of Objective-C or Swift whose property an edit is about."""
    text = mutant.text
    found = re.findall(r'@interface (\w+)|\bclass (\w+)', text[:sum(map(len, text.splitlines(True)[:mutant.line]))])
    return next((part for part in found[-1] if part), '') if found else ''


def candidates(riblint, folder, question):
    arguments = ['-'] if ' ' in question else ['--type', question]
    run = subprocess.run([riblint, 'leak', *arguments, '--isolated', '--format', 'json', str(folder)],
        input=question, capture_output=True, text=True, timeout=120)
    if run.returncode not in (0, 3):
        return None
    return [candidate for answer in json.loads(run.stdout)['messages'] for candidate in answer['candidates']]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--three', type=float, default=0.8, help='share of leaks whose line is among the first three')
    parser.add_argument('--first', type=float, default=0.6, help='share of leaks whose line is the first')
    parser.add_argument('--certain', type=float, default=0.95, help='share of certain candidates that are the line')
    parser.add_argument('--kind', action='append', default=[], help='only leaks of this kind; may be repeated')
    parser.add_argument('--every', type=int, default=1, metavar='N', help='only the first of each N leaks of a kind in an app')
    parser.add_argument('--show', type=int, default=3, help='leaks that were missed to print a kind')
    parser.add_argument('apps', nargs='+')
    options = parser.parse_args()
    riblint = str(Path(options.riblint).resolve())
    total, first, three, certain, right, alarms = (Counter() for _ in range(6))
    shown = defaultdict(list)
    for folder in options.apps:
        app = App(folder, riblint)
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / Path(folder).name
            shutil.copytree(app.folder, copy, symlinks=True)
            (copy / '.git').mkdir(exist_ok=True)
            seen = Counter()
            for leak in leaks(app, Path(folder).name):
                if options.kind and leak.kind not in options.kind:
                    continue
                seen[leak.kind] += 1
                if seen[leak.kind] % options.every != 1 % options.every:
                    continue
                target = copy / leak.path
                original = target.read_text(encoding='utf-8', errors='replace')
                target.write_text(leak.text, encoding='utf-8')
                found = candidates(riblint, copy, leak.question)
                target.write_text(original, encoding='utf-8')
                if found is None:
                    print(f'riblint failed on {folder}/{leak.path}: {leak.question}', file=sys.stderr)
                    return 2
                total[leak.kind] += 1

                def isLine(candidate, leak=leak):
                    place = candidate['location']
                    return place['path'] == str(leak.path) and (
                        leak.line == 0 or leak.line <= place['start']['line'] <= leak.last)
                if leak.isTwin:
                    good = not any(map(isLine, found))
                    alarms[leak.kind] += not good
                else:
                    good = any(map(isLine, found[:3]))
                    three[leak.kind] += good
                    first[leak.kind] += any(map(isLine, found[:1]))
                sure = [candidate for candidate in found if candidate['certainty'] in CERTAIN]
                certain[leak.kind] += len(sure)
                right[leak.kind] += sum(map(isLine, sure))
                if not good or len(sure) > sum(map(isLine, sure)):
                    told = [(c['certainty'], c['location']['path'].split('/')[-1], c['location']['start']['line'],
                        c['rule']) for c in found[:3]]
                    shown[leak.kind].append(f'{folder}/{leak.path}:{leak.line}: {leak.question.splitlines()[0]}: {told}')
    for kind in sorted(total):
        if kind in alarms:
            print(f'{kind:28} {total[kind]:5} twins    {alarms[kind]:5} candidates')
        else:
            print(f'{kind:28} {total[kind]:5} leaks    {first[kind]:5} first    {three[kind]:5} of the first three    '
                f'{right[kind]} of {certain[kind]} certain')
        for line in shown[kind][:options.show]:
            print('    ' + line)
    count = sum(total[kind] for kind in total if kind not in alarms)
    print(f'{count} leaks: {sum(first.values())} first, {sum(three.values())} among the first three; '
        f'{sum(right.values())} of {sum(certain.values())} certain candidates are right; '
        f'{sum(alarms.values())} twins with a candidate')
    failed = (sum(first.values()) < options.first * count or sum(three.values()) < options.three * count
        or sum(right.values()) < options.certain * sum(certain.values()) or any(alarms.values()))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
