#!/usr/bin/env python3
"""Says what changes between two contracts for users, and which version the new one needs by VERSIONING.md.

    changes.py OLD NEW      two files like Documentation/contract.json

Exit status: 0 if the version of NEW is high enough, 1 if not or if a promise is broken that no version may break.
"""
import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

PATCH, MINOR, MAJOR, NEVER = range(4)
NAMES = ('patch', 'minor', 'major', 'never')
# The sections of upgrade notes, in their order.
HEADINGS = ('Removed or changed', 'Rules', 'Configuration', 'Command line', 'Formats')


class Change(NamedTuple):
    level: int
    heading: str
    text: str


def compared(old, new, added, removed, changed):
    """Changes between two dictionaries, from functions that make one of a key and its values."""
    for key in old.keys() - new.keys():
        yield removed(key, old[key])
    for key in new.keys() - old.keys():
        yield added(key, new[key])
    for key in old.keys() & new.keys():
        if old[key] != new[key]:
            yield from changed(key, old[key], new[key])


def state(rule):
    return rule['severity'] if rule['enabled'] else f'off ({rule["severity"]} if turned on)'


def rules(old, new):
    def changed(name, before, after):
        if state(before) != state(after):
            yield Change(MINOR, 'Rules', f'`{name}` is {state(after)} by default; it was {state(before)}.')
        for key, words in (('family', 'family'), ('fix', 'fixes')):
            if before[key] != after[key]:
                yield Change(MINOR, 'Rules', f'`{name}`: {words} {after[key]}; before {before[key]}.')

    yield from compared(
        old, new,
        lambda name, rule: Change(MAJOR if rule['enabled'] else MINOR, 'Rules',
                                  f'New rule `{name}`: {state(rule)} by default.'),
        lambda name, _: Change(MAJOR, HEADINGS[0], f'The rule `{name}` is gone.'), changed)


def keys(old, new):
    yield from compared(
        old, new, lambda key, kind: Change(MINOR, 'Configuration', f'New key `{key}`: {kind}.'),
        lambda key, _: Change(MAJOR, HEADINGS[0], f'The key `{key}` is gone.'),
        lambda key, before, after: [widened(f'The key `{key}`', 'Configuration', before, after)])


def widened(what, heading, before, after):
    """A change from `"full" or "short"` to `"full" or "short" or "none"` breaks nothing."""
    if set(before.split(' or ')) < set(after.split(' or ')):
        return Change(MINOR, heading, f'{what} also takes {after}; before {before}.')
    return Change(MAJOR, HEADINGS[0], f'{what} takes {after}; before {before}.')


def commands(old, new):
    def changed(command, before, after):
        yield from compared(
            before, after,
            lambda name, _: Change(MINOR, 'Command line', f'`riblint {command}` has `{name}`.'),
            lambda name, _: Change(MAJOR, HEADINGS[0], f'`riblint {command}` no longer has `{name}`.'),
            lambda name, one, other: argument(f'`riblint {command}`, `{name}`', one, other))

    def argument(what, before, after):
        if before['kind'] != after['kind']:
            yield Change(MAJOR, HEADINGS[0], f'{what}: {after["kind"]} instead of {before["kind"]}.')
        if before['repeats'] != after['repeats']:
            words = 'can be repeated' if after['repeats'] else 'can no longer be repeated'
            yield Change(MINOR if after['repeats'] else MAJOR, 'Command line' if after['repeats'] else HEADINGS[0],
                         f'{what} {words}.')
        one, other = set(before.get('values', [])), set(after.get('values', []))
        for value in sorted(other - one):
            yield Change(MINOR, 'Command line', f'{what} takes `{value}`.')
        for value in sorted(one - other):
            yield Change(MAJOR, HEADINGS[0], f'{what} no longer takes `{value}`.')

    yield from compared(
        old, new, lambda name, _: Change(MINOR, 'Command line', f'New command `riblint {name}`.'),
        lambda name, _: Change(MAJOR, HEADINGS[0], f'The command `riblint {name}` is gone.'), changed)


def documents(old, new):
    def changed(name, before, after):
        if after['schemaVersion'] < before['schemaVersion']:
            yield Change(NEVER, HEADINGS[0], f'The schema version of the JSON of {name} went down to '
                         f'{after["schemaVersion"]}; it only goes up.')
        elif after['schemaVersion'] > before['schemaVersion']:
            yield Change(MAJOR, HEADINGS[0], f'The JSON of {name} has schema version {after["schemaVersion"]}; '
                         f'before {before["schemaVersion"]}.')
        gone = sorted(set(before['members']) - set(after['members']))
        for member in gone:
            # A reader looks at the schema version to know what is there.
            level = MAJOR if after['schemaVersion'] > before['schemaVersion'] else NEVER
            yield Change(level, HEADINGS[0], f'The JSON of {name} no longer has `{member}`.')
        for member in sorted(set(after['members']) - set(before['members'])):
            yield Change(MINOR, 'Formats', f'The JSON of {name} has `{member}`.')

    yield from compared(
        old, new, lambda name, _: Change(MINOR, 'Formats', f'{name} has JSON.'),
        lambda name, _: Change(MAJOR, HEADINGS[0], f'{name} no longer has JSON.'), changed)


def statuses(old, new):
    yield from compared(
        old, new, lambda name, number: Change(MAJOR, HEADINGS[0], f'New exit status {number}: {name}.'),
        lambda name, number: Change(NEVER, HEADINGS[0], f'Exit status {number} ({name}) is gone.'),
        lambda name, before, after: [
            Change(NEVER, HEADINGS[0], f'Exit status {after} instead of {before}: {name}.')])


def fingerprints(old, new):
    """The version of the algorithm is in the name, so an old name with another value would spoil baselines unseen."""
    yield from compared(
        old, new,
        lambda name, _: Change(MAJOR, HEADINGS[0], f'Findings have the fingerprint `{name}`.'),
        lambda name, _: Change(MAJOR, HEADINGS[0], f'Findings no longer have the fingerprint `{name}`.'),
        lambda name, before, after: [
            Change(NEVER, HEADINGS[0], f'`{name}` of one and the same finding is {after} instead of {before}.')])


PARTS = {
    'rules': rules, 'keys': keys, 'commands': commands, 'documents': documents, 'statuses': statuses,
    'fingerprints': fingerprints,
}


def changes(old, new):
    """All changes, in the order of the sections of upgrade notes."""
    found = [change for name, compare in PARTS.items() for change in compare(old[name], new[name])]
    return sorted(found, key=lambda change: (HEADINGS.index(change.heading), change.text))


def numbers(version):
    return tuple(int(part) for part in version.split('.'))


def least(old_version, level):
    """The lowest version that may follow with changes of a level. Before 1.0, a minor release may break."""
    major, minor, patch = numbers(old_version)
    if level == MAJOR and major > 0:
        return f'{major + 1}.0.0'
    return f'{major}.{minor + 1}.0' if level >= MINOR else f'{major}.{minor}.{patch + 1}'


def verdict(old, new):
    """The level of the most important change, and what is wrong with the version of the new contract, or None."""
    found = changes(old, new)
    level = max((change.level for change in found), default=PATCH)
    if level == NEVER:
        return level, 'no version may do this: ' + ' '.join(change.text for change in found if change.level == NEVER)
    lowest = least(old['version'], level)
    if new['version'] != old['version'] and numbers(new['version']) < numbers(lowest):
        return level, f'after {old["version"]}, a {NAMES[level]} change needs version {lowest} or higher'
    return level, None


def notes(old, new):
    """Upgrade notes in Markdown: a heading and a list for each kind of change."""
    found = changes(old, new)
    for heading in HEADINGS:
        if texts := [change.text for change in found if change.heading == heading]:
            yield f'### {heading}\n\n' + ''.join(f'- {text}\n' for text in texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('old', type=Path)
    parser.add_argument('new', type=Path)
    options = parser.parse_args()
    old, new = (json.loads(path.read_text(encoding='utf-8')) for path in (options.old, options.new))
    level, wrong = verdict(old, new)
    print(f'{old["version"]} to {new["version"]}: {NAMES[level]}\n')
    print('\n'.join(notes(old, new)), end='')
    if wrong:
        sys.exit(f'error: {wrong}')


if __name__ == '__main__':
    main()
