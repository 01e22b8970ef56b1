#!/usr/bin/env python3
"""Groups disagreements by mechanism: minimizes each, and counts those that are minimized to the same choices.

    mechanisms.py --riblint P --count 2000 --seed 1 [--family views] [--to FILE]

Writes, for each mechanism, the number of its disagreements, and one minimized project with both answers.
"""
import argparse
import os
import re
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from families import FAMILIES, generated
from judging import Riblint, difference
from minimizing import kinds, minimized
from run import printed

UNSAID = re.compile(r'^(name of|stem|layout|comment|extension apart|further|prefix|access|capture|types apart|property'
    r'|listener method|parameters of|place of|labels in|another)')

PLAIN = {'shape=tells_before', 'shape=only_tells', 'whole entry=True', 'any notifier=True', 'SwiftUI=True',
    'closure=True', 'Combine=True'}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--count', type=int, default=2000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--family', choices=sorted(FAMILIES))
    parser.add_argument('--to', type=Path, metavar='FILE', help='otherwise to standard output')
    return parser.parse_args()


def signature(project, riblint):
    """The direction of the disagreement, and the choices other than the plainest."""
    said = {f'{re.sub(r"[.][0-9]+$", "", name)}={label or at}' for name, (at, _, label)
        in project.sentence.choices.items() if at and not UNSAID.match(name)}
    said = sorted(said - PLAIN) or sorted(said)
    differences = sorted(f'{way} {rule}' for way, rule in kinds(difference(project, riblint)))
    return ', '.join(differences) + ': ' + ', '.join(said)


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as scratch:
        riblint = Riblint(options.riblint, scratch)

        def examine(number):
            project = generated(options.seed, number, options.family)
            if not any(difference(project, riblint)):
                return None
            small = minimized(options.seed, number, options.family, riblint)
            return signature(small, riblint), number, small, bool(small.sentence.undecided)

        found = defaultdict(list)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for answer in pool.map(examine, range(options.first, options.first + options.count)):
                if answer:
                    found[answer[0], answer[3]].append(answer[1:3])
        texts = []
        for (mechanism, undecided), cases in sorted(found.items(), key=lambda item: -len(item[1])):
            numbers = ' '.join(f'{options.seed}:{number}' for number, _ in cases[:8])
            smallest = min((project for _, project in cases), key=lambda one: sum(map(len, one.render()[0].values())))
            texts.append(f'## {len(cases)} x {mechanism}{" (not decided)" if undecided else ""}\n\n{numbers}\n\n'
                f'```swift\n{printed(smallest, riblint)}\n```\n')
        report = '\n'.join(texts)
        if options.to:
            options.to.write_text(report)
            print('\n'.join(text.split('\n')[0] for text in texts))
        else:
            print(report)
    return 0


if __name__ == '__main__':
    sys.exit(main())
