#!/usr/bin/env python3
"""Runs riblint over each carrier with each rule of absence, with the value used at the end and not used.

    carrier_table.py --riblint P [--all] [--to FOLDER] [--carrier NAME]... [--rule NAME]...
    carrier_table.py --riblint P --record

Prints the wrong answers: alarms where the value is used or goes to absent code, and misses after carriers that an
analysis follows; and how many open carriers are answered. Wrong answers that carriers-known.tsv has are only counted,
unless `--all` is given; those that are right now are named, and `--record` writes the file anew. `--to` writes each
project with a wrong answer. Exit status: 1 if there is a wrong answer that is not known.
"""
import argparse
import os
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import carrier_slots
import carriers
from carrier_calls import CALLS
from carrier_forms import FOLLOWED
from carrier_known import KNOWN, write
from carrier_open import ABSENT, OPEN
from carrier_rules import FLOWS
from carrier_way import let
from judging import Riblint, difference
from sentence import Sentence


def table_project(flow, carrier, violates):
    """None where the carrier cannot be used."""
    sentence = Sentence(0, 0)
    if isinstance(carrier, carrier_slots.Slot):
        if flow and not carrier_slots.fits(carrier, flow):
            return None
        return carriers.slot_project(sentence, carrier, flow)
    project = carriers.carried_project(sentence, flow, [carrier], violates)
    if project.carriers == [let] and carrier is not let:
        return None
    return project


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True)
    parser.add_argument('--to', type=Path, metavar='FOLDER')
    parser.add_argument('--carrier', action='append', default=[])
    parser.add_argument('--rule', action='append', default=[])
    parser.add_argument('--all', action='store_true', help='print known wrong answers, too')
    parser.add_argument('--record', action='store_true', help='write carriers-known.tsv')
    return parser.parse_args()


def cells(options):
    """The combinations of a rule with a carrier or a slot, and whether the project violates the rule."""
    found = [(violation, slot, bool(violation)) for slot in carrier_slots.FOLLOWED + carrier_slots.OPEN
        for violation in [None, *carrier_slots.VIOLATIONS]]
    found += [(flow, carrier, violates) for carrier in FOLLOWED + OPEN + ABSENT + CALLS for flow in FLOWS
        for violates in (False, True)]
    return [(flow, carrier, violates) for flow, carrier, violates in found
        if (not options.rule or named(flow) in options.rule)
        and (not options.carrier or named(carrier) in options.carrier)]


def main():
    options = parse()
    asked = cells(options)
    wrong, counts = defaultdict(set), Counter()
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        riblint = Riblint(options.riblint, scratch)

        def judge(cell):
            project = table_project(*cell)
            if project is None:
                return None
            texts, _ = project.render()
            missed, alarms = difference(project, riblint)
            is_answered = bool(project.tolerated and riblint.findings(texts, project.rules))
            return texts, missed, alarms, is_answered, project

        for (flow, carrier, violates), answer in zip(asked, pool.map(judge, asked)):
            if answer is None:
                continue
            texts, missed, alarms, is_answered, project = answer
            counts['projects'] += 1
            counts['open'] += bool(project.tolerated)
            counts['open and answered'] += is_answered
            for kind, rules in (('missed', missed), ('alarm', alarms)):
                counts[kind] += len(rules)
                if rules:
                    wrong[kind, named(flow)].add(named(carrier))
                    if options.to:
                        save(options.to / f'{kind}-{named(flow)}-{named(carrier)}', texts)
    print(', '.join(f'{key}: {count}' for key, count in counts.items()))
    if options.record:
        write(wrong)
        return 0
    return compared(wrong, options, {(named(flow), named(carrier)) for flow, carrier, _ in asked})


def compared(wrong, options, asked):
    """Prints what differs from the known wrong answers."""
    unknown = 0
    for key in sorted(set(wrong) | set(KNOWN)):
        kind, flow = key
        known = {name for name in KNOWN.get(key, ([],))[0] if (flow, name) in asked}
        found = wrong.get(key, set())
        new = found if options.all else found - known
        unknown += len(found - known)
        if new:
            print(f'{kind} {flow}: {len(new)}: {", ".join(sorted(new))}')
        if known - found:
            print(f'no longer wrong: {kind} {flow}: {", ".join(sorted(known - found))}')
    print(f'{unknown} wrong answers that are not known')
    return 1 if unknown else 0


def named(part):
    """The name of a flow, a carrier or a slot in tables and paths."""
    if part is None:
        return 'slot'
    return part.name.replace(' ', '_') if isinstance(part, carrier_slots.Slot) else part.__name__


def save(folder, texts):
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding='utf-8')


if __name__ == '__main__':
    sys.exit(main())
