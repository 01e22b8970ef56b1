#!/usr/bin/env python3
"""Checks the hooks of Packaging/pre-commit with pre-commit and prek themselves.

    check_precommit.py --riblint PATH [--self-test]

The repository of hooks is exported and tagged as a release does it, and installed from its folder, with the wheel of
the program; only setuptools, which builds that repository, comes from PyPI. Then commits are made in a repository that
uses the hooks.

--self-test plants faults into copies of the hooks, with the program on PATH, and expects each to be noticed.

Needs pre-commit, prek and uv from PyPI, and git. Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / 'Tests' / 'Checks'), str(REPOSITORY / 'Packaging')]

import export  # noqa: E402
import programs  # noqa: E402
import wheel  # noqa: E402
from pull_requests import GIT, LEAKY, git  # noqa: E402

TOOLS = ('pre-commit', 'prek')
HOOKS = ('riblint', 'riblint-config')
CLEAN = (LEAKY % {'name': 'Login'}).replace('var router', 'weak var router')

VIEW = """import RIBs
import UIKit

protocol CartPresentableListener: AnyObject {}

final class CartViewController: UIViewController, CartPresentable {
    weak var listener: CartPresentableListener?

    @objc private func closeTapped() { CALL }
}

protocol CartPresentable: Presentable {
    var listener: CartPresentableListener? { get set }
}
"""
HELPER = """import UIKit

extension CartViewController {
    func close() {
        dismiss(animated: true)
    }
}
"""


class Team:
    """A repository whose commits run the hooks of another, by one of the tools. `App/Old.swift` has an old finding."""

    def __init__(self, tool, hooks, folder, environment, suffix=''):
        self.tool, self.folder, self.suffix = tool, folder, suffix
        self.environment = os.environ | GIT | environment | {
            'PRE_COMMIT_HOME': str(folder / 'cache'), 'PREK_HOME': str(folder / 'cache'), 'PRE_COMMIT_COLOR': 'never'}
        self.work = folder / 'work'
        self.work.mkdir(parents=True)
        self.git('init', '-q', '-b', 'main')
        self.write('App/Old.swift', LEAKY % {'name': 'Old'})
        ids = ''.join(f'      - id: {name}{suffix}\n' for name in HOOKS)
        self.write('.pre-commit-config.yaml', f'repos:\n  - repo: {hooks.as_uri()}\n    rev: "1"\n    hooks:\n{ids}')
        self.git('add', '-A')
        self.git('commit', '-q', '-m', 'first')
        for name in ('pre-commit', 'pre-push', 'pre-merge-commit'):
            self.require(tool, 'install', '--hook-type', name)

    def run(self, *command):
        done = subprocess.run(
            command, cwd=self.work, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def require(self, *command):
        status, output = self.run(*command)
        if status:
            raise SystemExit(f"check_precommit: {' '.join(command)}: status {status}\n{output}")
        return output.strip()

    def git(self, *arguments):
        return self.require('git', *arguments)

    def write(self, name, text):
        (self.work / name).parent.mkdir(parents=True, exist_ok=True)
        (self.work / name).write_text(text)

    def commit(self, message):
        return self.run('git', 'commit', '-m', message)

    def branch(self, name, start='main'):
        self.git('checkout', '-q', '-f', '-B', name, start)
        self.git('clean', '-q', '-f', '-d')


def found(output):
    """The files with findings, in order. prek indents what a hook prints."""
    return sorted(set(re.findall(r'^ *(\S+\.swift):\d+:\d+: error: ', output, re.MULTILINE)))


def expect(what, result, status, files, text=''):
    if (bool(result[0]), found(result[1])) != (bool(status), files) or text not in result[1]:
        yield f'{what}: expected {"failure" if status else "success"}, findings in {files}, {text!r}; ' \
              f'found {result[0]}, {found(result[1])}\n{result[1]}'


# MARK: Scenarios


def violation(team):
    team.branch('violation')
    team.write('App/Login.swift', LEAKY % {'name': 'Login'})
    team.git('add', '-A')
    yield from expect('a violation', team.commit('leaky'), 1, ['App/Login.swift'])
    if team.git('log', '--format=%s', '-1') != 'first':
        yield 'a violation was committed'
    team.write('App/Login.swift', CLEAN)
    team.git('add', '-A')
    yield from expect('the violation, fixed', team.commit('fixed'), 0, [])


def partly_staged(team):
    team.branch('partly')
    team.write('App/Login.swift', CLEAN)
    team.git('add', '-A')
    team.write('App/Login.swift', LEAKY % {'name': 'Login'})
    yield from expect('a violation that is not staged', team.commit('clean'), 0, [])
    if (team.work / 'App/Login.swift').read_text() == CLEAN:
        yield 'the change that was not staged is lost'
    team.git('add', '-A')
    team.write('App/Login.swift', CLEAN)
    yield from expect('a violation whose fix is not staged', team.commit('leaky'), 1, ['App/Login.swift'])


def merge(team):
    """A merge with a conflict, and one without, for which git runs only the hook named pre-merge-commit."""
    for name, text in (('left', 'let a = 1\n'), ('right', 'let a = 2\n')):
        team.branch(name)
        team.write('App/Value.swift', text)
        team.write(f'App/{name}.swift', CLEAN)
        team.git('add', '-A')
        team.git('commit', '-q', '--no-verify', '-m', name)
    if team.run('git', 'merge', 'left')[0] == 0:
        yield 'the merge has no conflict'
    team.write('App/Value.swift', 'let a = 3\n')
    team.git('add', '-A')
    yield from expect('a merge', team.commit('merged'), 0, [])
    team.branch('further', 'left~1')
    team.write('App/Login.swift', CLEAN)
    team.git('add', '-A')
    team.git('commit', '-q', '--no-verify', '-m', 'further')
    yield from expect('a merge without conflicts', team.run('git', 'merge', '--no-edit', 'left'), 0, [])
    team.branch('conflict', 'right^1')
    team.run('git', 'merge', 'left')
    team.write('App/Value.swift', LEAKY % {'name': 'Login'})
    team.git('add', '-A')
    yield from expect('a violation in a merge', team.commit('merged'), 1, ['App/Value.swift'])
    team.run('git', 'merge', '--abort')


def all_files(team):
    team.branch('all')
    for names in ([], ['riblint' + team.suffix]):
        result = team.run(team.tool, 'run', *names, '--all-files')
        yield from expect(f'--all-files {names}', result, 1, ['App/Old.swift'])


def references(team):
    team.branch('references')
    team.write('App/Login.swift', LEAKY % {'name': 'Login'})
    team.git('add', '-A')
    team.git('commit', '-q', '--no-verify', '-m', 'leaky')
    result = team.run(team.tool, 'run', '--from-ref', 'main', '--to-ref', 'HEAD')
    yield from expect('--from-ref', result, 1, ['App/Login.swift'])
    team.run('git', 'init', '-q', '--bare', str(team.folder / 'origin'))
    team.run('git', 'remote', 'add', 'origin', str(team.folder / 'origin'))
    team.git('push', '-q', '--no-verify', 'origin', 'main')
    yield from expect('a push', team.run('git', 'push', 'origin', 'references'), 1, ['App/Login.swift'])
    team.write('App/Login.swift', CLEAN)
    team.git('add', '-A')
    team.git('commit', '-q', '--no-verify', '-m', 'fixed')
    result = team.run(team.tool, 'run', '--from-ref', 'main', '--to-ref', 'HEAD')
    yield from expect('--from-ref, without a violation', result, 0, [])


def no_swift(team):
    team.branch('page')
    team.write('README.md', 'A page.\n')
    team.git('add', '-A')
    result = team.commit('page')
    yield from expect('no Swift', result, 0, [])
    if result[1].count('no files to check') != len(HOOKS):
        yield f'hooks run for a page\n{result[1]}'


def configuration(team):
    team.branch('configuration')
    team.write('.riblint.yml', 'paint: red\n')
    team.git('add', '-A')
    yield from expect('a mistake in the configuration', team.commit('wrong'), 1, [], "unknown key 'paint'")
    team.write('.riblint.yml', 'included: [App]\n')
    team.git('add', '-A')
    yield from expect('a configuration', team.commit('right'), 0, [])
    team.write('.riblint.yml', 'included: [App]\nrules: { strong_router: error }\n')
    team.write('App/.riblint.yml', 'paint: red\n')
    team.git('add', '-A')
    result = team.run(team.tool, 'run', 'riblint-config' + team.suffix)
    yield from expect('a mistake in a nested configuration', result, 1, [], "unknown key 'paint'")


def elsewhere(team):
    """A line that is committed causes a finding in another file."""
    team.branch('elsewhere')
    team.write('App/Helper.swift', HELPER)
    team.write('App/View.swift', VIEW.replace('CALL', ''))
    team.git('add', '-A')
    team.git('commit', '-q', '--no-verify', '-m', 'helper')
    team.write('App/View.swift', VIEW.replace('CALL', 'close()'))
    team.git('add', '-A')
    yield from expect('a finding in another file', team.commit('call'), 1, ['App/Helper.swift'])


def submodule(team):
    """A commit that moves a submodule. Alone, it has no file that the hook is about, so CI has to find it."""
    inner = team.folder / 'inner'
    inner.mkdir()
    (inner / 'Inner.swift').write_text(CLEAN)
    git(inner, 'init', '-q')
    for name in ('clean', 'leaky'):
        (inner / 'Inner.swift').write_text(LEAKY % {'name': 'Inner'} if name == 'leaky' else CLEAN)
        git(inner, 'add', '-A')
        git(inner, 'commit', '-q', '-m', name)
    team.branch('submodule')
    team.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.as_uri(), 'Inner')
    team.git('-C', 'Inner', 'checkout', '-q', 'HEAD~1')
    team.git('add', '-A')
    team.git('commit', '-q', '--no-verify', '-m', 'submodule')
    team.git('-C', 'Inner', 'checkout', '-q', '-')
    team.write('App/Login.swift', CLEAN)
    team.git('add', '-A')
    yield from expect('a submodule with a violation', team.commit('moved'), 1, ['Inner/Inner.swift'])
    team.git('reset', '-q', 'App/Login.swift')
    yield from expect('a submodule alone', team.commit('moved'), 0, [], 'no files to check')
    result = team.run(team.tool, 'run', 'riblint' + team.suffix, '--all-files')
    yield from expect('a submodule, all files', result, 1, ['App/Old.swift', 'Inner/Inner.swift'])


def many_files(team):
    """A commit of more files than fit into one command is one run."""
    team.branch('many')
    for number in range(800):
        team.write(f'App/{"long" * 50}/File{number}.swift', f'let a{number} = 0\n')
    team.write('App/Login.swift', LEAKY % {'name': 'Login'})
    team.git('add', '-A')
    result = team.commit('many')
    yield from expect('many files', result, 1, ['App/Login.swift'])
    if result[1].count('1 error on changed lines') != 1:
        yield f'many files are several runs\n{result[1]}'


SCENARIOS = [
    violation, partly_staged, merge, all_files, references, no_swift, configuration, elsewhere, many_files, submodule]

# A text of the hooks, and what a careless change could make of it.
FAULTS = [
    ('lint --hook', 'lint --staged'), ('lint --hook', 'lint'), ('lint --hook', 'lint --since HEAD'),
    ("swift|h|mm?", "h|mm?"), ('pass_filenames: false', 'pass_filenames: true'), ('config check', 'config schema'),
    ('[pre-commit, pre-push, manual]', '[pre-commit, manual]'), ('--format concise', '--format json'),
    (r"(^|/)\.riblint\.yml$", r"^config\.yml$"), ("files: &sources '", "files: &sources '|"),
]


def publish(folder, name, old='', new=''):
    """A repository of the hooks as a release makes it; with a fault, if texts are given."""
    to = folder / name
    export.export('pre-commit', to, programs.project.version())
    file = to / '.pre-commit-hooks.yaml'
    if old and old not in file.read_text():
        raise SystemExit(f'check_precommit: the hooks have no text {old!r} any more')
    file.write_text(file.read_text().replace(old, new) if old else file.read_text())
    git(to, 'init', '-q')
    git(to, 'add', '-A')
    git(to, 'commit', '-q', '-m', 'release')
    git(to, 'tag', '1')
    return to


def self_test(folder, riblint):
    (folder / 'bin').mkdir()
    (folder / 'bin' / 'riblint').symlink_to(riblint.resolve())
    environment = {'PATH': f"{folder / 'bin'}:{os.environ['PATH']}"}
    for number, (old, new) in enumerate([('', ''), *FAULTS]):
        hooks = publish(folder, f'hooks-{number}', old, new)
        team = Team('prek', hooks, folder / f'team-{number}', environment, '-system')
        first = next((complaint for scenario in SCENARIOS for complaint in scenario(team)), None)
        if bool(first) != bool(old):
            yield first or f'{new!r} in place of {old!r} is not noticed'


def check(folder, riblint):
    links = folder / 'links'
    links.mkdir()
    _, running = programs.opened([riblint])
    name, data = wheel.wheel(running, running.version)
    (links / name).write_bytes(data)
    subprocess.run(
        [sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', links, 'setuptools'], check=True)
    environment = {
        'PIP_NO_INDEX': '1', 'PIP_FIND_LINKS': str(links), 'UV_NO_INDEX': '1', 'UV_FIND_LINKS': str(links),
        'PIP_DISABLE_PIP_VERSION_CHECK': '1', 'UV_CACHE_DIR': str(folder / 'uv'), 'UV_PYTHON_DOWNLOADS': 'never'}
    hooks = publish(folder, 'hooks')
    for tool in TOOLS:
        if not shutil.which(tool):
            raise SystemExit(f'check_precommit: {tool} is not installed')
        team = Team(tool, hooks, folder / tool, environment)
        yield from (f'{tool}: {complaint}' for scenario in SCENARIOS for complaint in scenario(team))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='riblint-precommit-') as folder:
        found = list((self_test if options.self_test else check)(Path(folder).resolve(), options.riblint))
    count = f'{len(FAULTS)} faults' if options.self_test else f'{len(SCENARIOS)} scenarios with {len(TOOLS)} tools'
    print('\n'.join(found + [f'check_precommit: {count}, {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
