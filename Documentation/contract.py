#!/usr/bin/env python3
"""Writes contract.json: what users and other tools rely on, as the program itself tells and shows it.

    contract.py --riblint PATH [--check] [--file FILE]

Writes FILE, by default contract.json beside this script; with --check, exits 1 if it differs.

VERSIONING.md says which release may change what. Rules come from `riblint rules`, keys from `riblint config schema`,
options from `riblint --experimental-dump-help`; formats, exit statuses and a fingerprint are those of runs on a small
project of this script's own.
"""
import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

FILE = Path(__file__).resolve().with_name('contract.json')
# It has findings of two severities with a path, a related location, a fix and a suppression, and a file with an error.
PROJECT = {
    'Home.swift': '''import RIBs

protocol HomeInteractable: Interactable { var router: HomeRouting? { get set } }
protocol HomeViewControllable: ViewControllable {}
protocol HomeRouting: ViewableRouting {}
protocol HomePresentableListener: AnyObject {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
    var router: HomeRouting?
}

protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?
    @objc func close() { dismiss(animated: true) }
    // riblint:disable:next view_self_dismissal - the demo has no listener
    @objc func leave() { dismiss(animated: true) }
}
''',
    'Broken.swift': 'final class Broken {\n',
}
SAMPLE = ('strong_router', 'HomeInteractor.router')


class Runner:
    """Runs the program in the small project."""

    def __init__(self, riblint, folder):
        self.riblint, self.folder = Path(riblint).resolve(), Path(folder)
        for name, text in PROJECT.items():
            (self.folder / name).write_text(text)

    def run(self, *arguments, **options):
        return subprocess.run(
            [self.riblint, *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            **{'stdin': subprocess.DEVNULL, **options})

    def json(self, *arguments):
        return json.loads(self.run(*arguments).stdout)


def rules(runner):
    return {
        rule['id']: {key: rule[key] for key in ('family', 'severity', 'enabled', 'fix')}
        for rule in runner.json('rules', '--format', 'json')['rules']
    }


def keys(schema, path=''):
    """Each key of the configuration with its type, by its path: `ribs.attach`, or `overrides[].paths` in a list."""
    found = {}
    for name, value in schema.get('properties', {}).items():
        own = f'{path}{name}'
        found[own] = kind(value)
        found.update(keys(value, own + '.'))
        if isinstance(value.get('items'), dict):
            found.update(keys(value['items'], own + '[].'))
    return found


def kind(schema):
    """A type of the schema in words. `null` is left out: it is the empty value of each key."""
    if 'enum' in schema:
        return ' or '.join(json.dumps(value) for value in schema['enum'] if value is not None)
    if '$ref' in schema:
        return schema['$ref'].rpartition('/')[2]
    types = schema.get('type', [])
    names = [name for name in ([types] if isinstance(types, str) else types) if name != 'null']
    if names == ['array'] and isinstance(schema.get('items'), dict):
        return f'list of {kind(schema["items"])}'
    return ' or '.join(names) or 'one of several'


def commands(command, path=()):
    """The arguments of each command that help shows."""
    found = {}
    if path:
        found[' '.join(path)] = dict(argument(one) for one in command.get('arguments', []) if one['shouldDisplay'])
    for one in command.get('subcommands', []):
        if one.get('shouldDisplay', True):
            found.update(commands(one, (*path, one['commandName'])))
    return found


def argument(described):
    """The name of an argument, and what it takes."""
    form = {'kind': described['kind'], 'repeats': described['isRepeating']}
    values = described.get('allValues') or described.get('completionKind', {}).get('list', {}).get('values')
    # Rules have a place of their own.
    if values and not any(value.startswith('strong_router') for value in values):
        form['values'] = values
    if described['kind'] == 'positional':
        return described['valueName'], form
    names = [('--' if name['kind'] == 'long' else '-') + name['name'] for name in described['names']]
    return ', '.join(sorted(names)), form


def shape(value, path=''):
    """The paths of all members of a JSON value."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield f'{path}{key}'
            yield from shape(member, f'{path}{key}.')
    elif isinstance(value, list):
        for element in value:
            yield from shape(element, f'{path.removesuffix(".")}[].')


def documents(runner):
    """The version and the members of each JSON document that is riblint's own format."""
    commands = {
        'lint': ['lint', '.', '--format', 'json'], 'rules': ['rules', '--format', 'json'],
        'tree': ['tree', '.', '--format', 'json'], 'suppressions': ['suppressions', '.', '--format', 'json'],
        'explain': ['explain', 'strong_router', '--format', 'json'],
    }
    found = {name: runner.json(*command) for name, command in commands.items()}
    runner.run('baseline', 'create', '.')
    baseline = runner.folder / '.riblint-baseline.json'
    found['baseline'] = json.loads(baseline.read_text())
    baseline.unlink()
    return {
        name: {'schemaVersion': document['schemaVersion'], 'members': sorted(set(shape(document)))}
        for name, document in found.items()
    }


def statuses(runner):
    """The status of runs that end in each way."""
    (runner.folder / 'UTF16.swift').write_bytes('let a = 1\n'.encode('utf-16'))
    runs = {
        'nothing at or above the threshold': ['lint', 'Broken.swift'],
        'findings': ['lint', 'Home.swift'],
        'the run failed': ['lint', 'Missing.swift'],
        'some files were not analyzed': ['lint', 'UTF16.swift'],
    }
    found = {name: runner.run(*command).returncode for name, command in runs.items()}
    (runner.folder / 'UTF16.swift').unlink()
    for name, number in (('interrupted', signal.SIGINT), ('terminated', signal.SIGTERM)):
        # The list of files never comes.
        with subprocess.Popen([runner.riblint, 'lint', '--files-from', '-', '--verbose'], cwd=runner.folder,
                              stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                process.wait(0.5)
            except subprocess.TimeoutExpired:
                process.send_signal(number)
            found[name] = process.wait(10)
    return found


def fingerprints(runner):
    """The name that SARIF has for the fingerprint, and the fingerprint of a finding of the small project."""
    results = runner.json('lint', 'Home.swift', '--format', 'sarif')['runs'][0]['results']
    own = next(one for one in results if one['ruleId'] == SAMPLE[0]
               and one['locations'][0]['logicalLocations'][0]['fullyQualifiedName'] == SAMPLE[1])
    return {name: value for name, value in own['partialFingerprints'].items() if name.startswith('riblint/')}


def contract(riblint):
    with tempfile.TemporaryDirectory(prefix='riblint-contract-') as folder:
        runner = Runner(riblint, folder)
        return {
            'version': runner.run('--version').stdout.decode().strip(),
            'rules': rules(runner),
            'keys': keys(runner.json('config', 'schema')),
            'commands': commands(runner.json('--experimental-dump-help')['command']),
            'documents': documents(runner),
            'statuses': statuses(runner),
            'fingerprints': fingerprints(runner),
        }


def text(value):
    """One line for each rule, key, option and member, so that a change is one line of a diff."""
    lines = []
    for name, part in value.items():
        if isinstance(part, dict):
            rows = [f'    {json.dumps(key)}: {row(one)}' for key, one in part.items()]
            lines.append(f'  {json.dumps(name)}: {{\n' + ',\n'.join(rows) + '\n  }')
        else:
            lines.append(f'  {json.dumps(name)}: {json.dumps(part)}')
    return '{\n' + ',\n'.join(lines) + '\n}\n'


def row(value):
    if isinstance(value, dict) and value and all(isinstance(one, (dict, list)) or key == 'schemaVersion'
                                                 for key, one in value.items()):
        rows = [f'      {json.dumps(key)}: {row(one) if isinstance(one, list) else json.dumps(one)}'
                for key, one in value.items()]
        return '{\n' + ',\n'.join(rows) + '\n    }'
    if isinstance(value, list):
        return '[\n' + ',\n'.join(f'        {json.dumps(one)}' for one in value) + '\n      ]'
    return json.dumps(value)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--file', type=Path, default=FILE)
    options = parser.parse_args()
    found = text(contract(options.riblint))
    if not options.check:
        options.file.write_text(found, encoding='utf-8')
    elif found != options.file.read_text(encoding='utf-8'):
        sys.exit(f'{options.file.name} is not what the program is: python3 {os.path.relpath(__file__)} --riblint PATH '
                 'writes it, and its difference has to be one that VERSIONING.md allows')


if __name__ == '__main__':
    main()
