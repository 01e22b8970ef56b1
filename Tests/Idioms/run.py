#!/usr/bin/env python3
"""Generates small projects with known answers from a seed, and compares riblint's findings with the answers.

    run.py --riblint .build/release/riblint --count 2000 --seed 1
    run.py --show 1:17                     project 17 of seed 1 and its expected answer
    run.py --riblint P --minimize 1:17     the smallest project found with the same disagreement

Prints the number of projects that agree, by family, and the disagreements. Forms whose answer is not decided are
only counted. Exits with status 1 if a decided project disagrees, 2 if riblint failed.
"""
import argparse
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from families import FAMILIES, generated
from judging import Riblint, difference
from minimizing import minimized


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--count', type=int, default=2000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--first', type=int, default=0, help='number of the first project')
    parser.add_argument('--family', choices=sorted(FAMILIES), help='only projects of this family')
    parser.add_argument('--show', metavar='SEED:N', help='print a project and its expected answer')
    parser.add_argument('--minimize', metavar='SEED:N', help='print the smallest project with the same disagreement')
    parser.add_argument('--list', type=int, default=40, metavar='N', help='disagreements to print')
    parser.add_argument('--disagreements', type=Path, metavar='FILE', help='write all of them, a line each')
    parser.add_argument('--form', help='only projects whose choices contain this text, such as event=target')
    return parser.parse_args()


def numbered(text):
    seed, _, number = text.partition(':')
    return int(seed), int(number)


def printed(project, riblint=None):
    """Prints a project with its expected answer, and riblint's answer if the program is given."""
    texts, places = project.render()
    expected = project.answers(places)
    found = riblint.findings(texts, project.rules) if riblint else None
    lines = []
    for path, text in texts.items():
        lines.append(f'// --- {path}')
        for number, line in enumerate(text.rstrip('\n').split('\n'), 1):
            wanted = sorted(rule for rule, *place in expected if place == [path, number])
            given = sorted(rule for rule, *place in found or () if place == [path, number])
            notes = [f'expected {rule}' for rule in wanted] + [f'found {rule}' for rule in given]
            lines.append(line + ('    // <<< ' + ', '.join(notes) if notes else ''))
    lines.append('// choices: ' + ', '.join(f'{name}={label or at}' for name, (at, _, label)
        in project.sentence.choices.items() if at or label))
    if project.sentence.undecided:
        lines.append('// not decided: ' + ', '.join(sorted(project.sentence.undecided)))
    return '\n'.join(lines)


def main():
    options = parse()
    if options.show:
        print(printed(generated(*numbered(options.show), options.family)))
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        riblint = Riblint(options.riblint, scratch)
        if options.minimize:
            print(printed(minimized(*numbered(options.minimize), options.family, riblint), riblint))
            return 0
        return compare(options, riblint)


def compare(options, riblint):
    def judge(number):
        project = generated(options.seed, number, options.family)
        if options.form and not any(options.form in form for form in project.sentence.forms()):
            return None
        return project.family, project.sentence.undecided, difference(project, riblint)

    total, agreed, open_forms = Counter(), Counter(), Counter()
    wrong = []
    numbers = range(options.first, options.first + options.count)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, answer in zip(numbers, pool.map(judge, numbers)):
            if answer is None:
                continue
            family, undecided, (missed, alarms) = answer
            if undecided:
                open_forms[family, bool(missed or alarms)] += 1
                continue
            total[family] += 1
            agreed[family] += not (missed or alarms)
            if missed or alarms:
                wrong.append((family, number, missed, alarms))
    for family in sorted(total):
        print(f'{family:16} {total[family]:6} projects {agreed[family]:6} agree {agreed[family] / total[family]:.4f}'
            f'   not decided: {open_forms[family, False] + open_forms[family, True]},'
            f' of which {open_forms[family, True]} differ')
    lines = [f'{options.seed}:{number} {family}'
        + ''.join(f' missed {rule} {path}:{line}' for rule, path, line in sorted(missed))
        + ''.join(f' alarm {rule} {path}:{line}' for rule, path, line in sorted(alarms))
        for family, number, missed, alarms in wrong]
    if options.disagreements:
        options.disagreements.write_text(''.join(line + '\n' for line in lines))
    print('\n'.join(lines[:options.list]))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
