#!/usr/bin/env python3
"""Checks Documentation/contract.json: it is what the program is, and changes of it are judged by VERSIONING.md.

    check_contract.py --riblint PATH      contract.json is what the program tells and shows today
    check_contract.py --self-test         each kind of change of a contract has the level that VERSIONING.md gives it

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import copy
import json
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / 'Packaging'))
import changes  # noqa: E402

CONTRACT = REPOSITORY / 'Documentation' / 'contract.json'


def rule(**values):
    return {'family': 'tree', 'severity': 'warning', 'enabled': True, 'fix': 'none', **values}


def put(*path, value):
    """An edit that sets a member, given by the path to it."""
    def edit(contract):
        for name in path[:-1]:
            contract = contract[name]
        contract[path[-1]] = value
    return edit


def drop(*path):
    def edit(contract):
        for name in path[:-1]:
            contract = contract[name]
        contract.pop(path[-1])
    return edit


def without(*path, value):
    def edit(contract):
        for name in path:
            contract = contract[name]
        contract.remove(value)
    return edit


def both(*edits):
    return lambda contract: [edit(contract) for edit in edits]


# An edit of a contract, its level, and words of the note about it.
EDITS = (
    (put('rules', 'new_rule', value=rule(enabled=False)), changes.MINOR, 'New rule `new_rule`: off (warning if'),
    (put('rules', 'new_rule', value=rule()), changes.MAJOR, 'New rule `new_rule`: warning by default'),
    (drop('rules', 'strong_router'), changes.MAJOR, 'The rule `strong_router` is gone.'),
    (put('rules', 'strong_router', 'severity', value='warning'), changes.MINOR, 'is warning by default; it was error'),
    (put('rules', 'strong_router', 'enabled', value=False), changes.MINOR, 'is off (error if turned on) by default'),
    (put('rules', 'strong_router', 'fix', value='always'), changes.MINOR, 'fixes always; before sometimes'),
    (put('keys', 'ribs.window', value='list of string'), changes.MINOR, 'New key `ribs.window`'),
    (drop('keys', 'ribs.attach'), changes.MAJOR, 'The key `ribs.attach` is gone.'),
    (put('keys', 'ribs.attach', value='string'), changes.MAJOR, 'takes string; before list of string'),
    (put('keys', 'notes', value='"full" or "short" or "none" or "all"'), changes.MINOR, 'also takes'),
    (put('keys', 'notes', value='"full" or "none"'), changes.MAJOR, 'takes "full" or "none"; before'),
    (put('commands', 'serve', value={}), changes.MINOR, 'New command `riblint serve`'),
    (drop('commands', 'tree'), changes.MAJOR, 'The command `riblint tree` is gone.'),
    (put('commands', 'lint', '--fast', value={'kind': 'flag', 'repeats': False}), changes.MINOR, 'has `--fast`'),
    (drop('commands', 'lint', '--since'), changes.MAJOR, 'no longer has `--since`'),
    (put('commands', 'lint', '--strict', 'kind', value='option'), changes.MAJOR, '`--strict`: option instead of flag'),
    (put('commands', 'lint', '--exclude', 'repeats', value=False), changes.MAJOR, 'no longer be repeated'),
    (put('commands', 'lint', '--since', 'repeats', value=True), changes.MINOR, 'can be repeated'),
    (without('commands', 'lint', '--format', 'values', value='junit'), changes.MAJOR, 'no longer takes `junit`'),
    (put('commands', 'lint', '--fail-on', 'values', value=['error', 'warning', 'note', 'never', 'any']), changes.MINOR,
     'takes `any`'),
    (put('documents', 'lint', 'schemaVersion', value=2), changes.MAJOR, 'has schema version 2; before 1'),
    (put('documents', 'lint', 'schemaVersion', value=0), changes.NEVER, 'went down to 0'),
    (without('documents', 'lint', 'members', value='findings[].rib'), changes.NEVER, 'no longer has `findings[].rib`'),
    (both(without('documents', 'lint', 'members', value='findings[].rib'),
          put('documents', 'lint', 'schemaVersion', value=2)), changes.MAJOR, 'no longer has `findings[].rib`'),
    (lambda contract: contract['documents']['lint']['members'].append('findings[].age'), changes.MINOR,
     'has `findings[].age`'),
    (drop('documents', 'tree'), changes.MAJOR, 'tree no longer has JSON'),
    (put('statuses', 'findings', value=2), changes.NEVER, 'Exit status 2 instead of 1'),
    (drop('statuses', 'terminated'), changes.NEVER, 'Exit status 143 (terminated) is gone'),
    (put('statuses', 'bored', value=4), changes.MAJOR, 'New exit status 4'),
    (put('fingerprints', 'riblint/v1', value='0000000000000000'), changes.NEVER, 'is 0000000000000000 instead of'),
    (put('fingerprints', 'riblint/v2', value='0000000000000000'), changes.MAJOR, 'the fingerprint `riblint/v2`'),
    (drop('fingerprints', 'riblint/v1'), changes.MAJOR, 'no longer have the fingerprint `riblint/v1`'),
    (lambda contract: None, changes.PATCH, ''),
)
# An old version, a level, the lowest version that may follow, and one that may not.
VERSIONS = (
    ('0.1.0', changes.PATCH, '0.1.1', None), ('0.1.0', changes.MINOR, '0.2.0', '0.1.1'),
    ('0.1.3', changes.MAJOR, '0.2.0', '0.1.4'), ('1.2.3', changes.PATCH, '1.2.4', None),
    ('1.2.3', changes.MINOR, '1.3.0', '1.2.4'), ('1.2.3', changes.MAJOR, '2.0.0', '1.9.0'),
    ('0.9.0', changes.MINOR, '0.10.0', '0.9.9'),
)
EDIT_OF_LEVEL = {level: edit for edit, level, _ in EDITS}


def self_test():
    contract = json.loads(CONTRACT.read_text(encoding='utf-8'))
    for edit, level, words in EDITS:
        edited = copy.deepcopy(contract)
        edit(edited)
        notes = '\n'.join(changes.notes(contract, edited))
        found, wrong = changes.verdict(contract, edited)
        if found != level or words not in notes or (level == changes.NEVER) != (wrong is not None):
            yield f'{words!r}: {changes.NAMES[found]} instead of {changes.NAMES[level]}; {wrong}; notes:\n{notes}'
    for old, level, lowest, too_low in VERSIONS:
        edited = copy.deepcopy(contract)
        EDIT_OF_LEVEL[level](edited)
        before = {**contract, 'version': old}
        if wrong := changes.verdict(before, {**edited, 'version': lowest})[1]:
            yield f'{old} to {lowest}, {changes.NAMES[level]}: {wrong}'
        if too_low and not changes.verdict(before, {**edited, 'version': too_low})[1]:
            yield f'{old} to {too_low}, {changes.NAMES[level]}: accepted'


def check(riblint):
    """A complaint if the contract is not the program's, or if the script would not notice that."""
    def differs(file):
        script = REPOSITORY / 'Documentation' / 'contract.py'
        return subprocess.run([sys.executable, script, '--riblint', riblint, '--check', '--file', file],
                              capture_output=True, text=True).stderr.strip()

    if complaint := differs(CONTRACT):
        yield complaint
    with tempfile.TemporaryDirectory() as folder:
        edited = Path(folder) / 'contract.json'
        edited.write_text(CONTRACT.read_text(encoding='utf-8').replace('"--staged"', '"--stages"'), encoding='utf-8')
        if 'is not what the program is' not in differs(edited):
            yield 'contract.py does not notice another option'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint')
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    if bool(options.riblint) == options.self_test:
        parser.error('pass either --riblint or --self-test')
    if options.self_test:
        found = list(self_test())
    else:
        found = list(check(options.riblint))
    print('\n'.join([*found, f'check_contract: {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
