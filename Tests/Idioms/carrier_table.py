#!/usr/bin/env python3
"""Runs riblint over each carrier with each rule of absence, with the value used at the end and not used.

    carrier_table.py --riblint P [--to FOLDER] [--carrier NAME]... [--rule NAME]...

Prints the wrong answers: alarms where the value is used or goes to absent code, and misses behind carriers that an
analysis follows; and how many open carriers are answered. `--to` writes each project with a wrong answer.
"""
import argparse
import os
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from carrier_forms import FOLLOWED, Unsuitable, let
from carrier_open import ABSENT, OPEN
from carrier_rules import FLOWS, rule_of
from carriers import carried_project
from judging import Riblint, difference
from sentence import Sentence
from surroundings import surround


def table_project(flow, carrier, violates):
    """None where the carrier cannot be used."""
    sentence = Sentence(0, 0)
    project = carried_project(sentence, flow, [carrier], violates)
    if project.carriers == [let] and carrier is not let:
        return None
    return project


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True)
    parser.add_argument('--to', type=Path, metavar='FOLDER')
    parser.add_argument('--carrier', action='append', default=[])
    parser.add_argument('--rule', action='append', default=[])
    options = parser.parse_args()
    cells = [(flow, carrier, violates) for carrier in FOLLOWED + OPEN + ABSENT for flow in FLOWS
        for violates in (False, True) if (not options.rule or flow.__name__ in options.rule)
        and (not options.carrier or carrier.__name__ in options.carrier)]
    wrong, counts = defaultdict(list), Counter()
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        riblint = Riblint(options.riblint, scratch)

        def judge(cell):
            project = table_project(*cell)
            if project is None:
                return None
            texts, _ = project.render()
            missed, alarms = difference(project, riblint)
            is_open = bool(project.tolerated) and bool(riblint.findings(texts, project.rules))
            return texts, missed, alarms, project.tolerated, is_open

        for (flow, carrier, violates), answer in zip(cells, pool.map(judge, cells)):
            if answer is None:
                continue
            texts, missed, alarms, tolerated, is_open = answer
            group = 'followed' if carrier in FOLLOWED else 'open' if carrier in OPEN else 'absent'
            counts[group, violates] += 1
            counts['answered'] += is_open
            for kind, rules in (('missed', missed), ('alarm', alarms)):
                for rule, *_ in sorted(rules):
                    wrong[kind, rule, flow.__name__, violates].append(carrier.__name__)
                    counts[kind] += 1
                    if options.to:
                        save(options.to / f'{kind}-{flow.__name__}-{carrier.__name__}', texts)
    for (kind, rule, flow, violates), carriers in sorted(wrong.items()):
        end = 'not used' if violates else 'used'
        print(f'{kind} {rule} ({flow}, {end}): {len(carriers)}: {", ".join(carriers)}')
    for key, count in sorted(counts.items(), key=str):
        print(key, count)
    return 1 if wrong else 0


def save(folder, texts):
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding='utf-8')


if __name__ == '__main__':
    sys.exit(main())
