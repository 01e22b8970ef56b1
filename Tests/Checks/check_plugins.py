#!/usr/bin/env python3
"""Checks the plugins of Packaging/SwiftPM in a package that uses them.

    check_plugins.py --riblint PATH [--all] [--self-test] [--only WORD]...

The repository of plugins is exported and tagged as a release does it. Its binary is an artifact bundle in the cache
of the package manager, under the address that the manifest names, so no network is needed; in it, a script writes
down each run and then runs the program. The package is built with tools version 5.9 and the default build system, and
with 6.0 and Swift Build, which is Xcode's; --all adds the other two combinations. The halves for Xcode are
type-checked with Tests/Plugins/XcodeProjectPlugin.swift: neither Xcode nor macOS is involved.

--self-test plants faults into copies of the plugins and expects each to be noticed.

Needs Swift and bubblewrap. Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / 'Tests' / 'Checks'), str(REPOSITORY / 'Packaging')]

import bundle  # noqa: E402
import export  # noqa: E402
import programs  # noqa: E402
from pull_requests import GIT, git  # noqa: E402

# Tools version, build system, and how the package names that of the plugins.
COMBINATIONS = [('5.9', 'native', 'path'), ('6.0', 'swiftbuild', 'url')]
FURTHER = [('5.9', 'swiftbuild', 'path'), ('6.0', 'native', 'url')]

RECORDER = """#!/bin/bash
echo "$*" >>'{log}'
exec '{riblint}' "$@"
"""

MANIFEST = """// swift-tools-version: {tools}
import PackageDescription

let package = Package(
    name: "app",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../core"), {plugins}],
    targets: [
        .target(name: "RIBs"),
        .target(name: "Other", dependencies: ["RIBs"]),
        .target(
            name: "App", dependencies: ["Other", "RIBs", .product(name: "Core", package: "core")],
            plugins: [.plugin(name: "RiblintBuildTool", package: "riblint-plugins")]),
    ]
)
"""
CORE = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "core", platforms: [.macOS(.v13)], products: [.library(name: "Core", targets: ["Core"])],
    targets: [.target(name: "RIBsCore", path: "Sources/RIBs"), .target(name: "Core", dependencies: ["RIBsCore"])])
"""
RIBS = """public protocol Interactable: AnyObject {}
open class Interactor: Interactable { public init() {} }
public protocol Routing: AnyObject {}
public protocol ViewableRouting: Routing {}
open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public init(interactor: InteractorType) { self.interactor = interactor }
    public func attachChild(_ child: Routing) {}
    public func detachChild(_ child: Routing) {}
}
"""
INTERACTOR = """import RIBs

protocol %(name)sRouting: ViewableRouting {}

final class %(name)sInteractor: Interactor {
    %(weak)svar router: %(name)sRouting?
}
"""


def source(name, leaky, module='RIBs'):
    return (INTERACTOR % {'name': name, 'weak': '' if leaky else 'weak '}).replace('import RIBs', f'import {module}')


class Bench:
    """The exported plugins, the cache with their binary, and the log of the program's runs."""

    def __init__(self, riblint, folder):
        self.folder, self.log = folder, folder / 'runs.log'
        _, running = programs.opened([riblint])
        running.data = RECORDER.format(log=self.log, riblint=running.path).encode()
        self.version = running.version
        self.zip = bundle.bundle([running], self.version, allow_missing=True)
        self.count = 0

    def publish(self, name='riblint-plugins', replacements=()):
        """A repository of the plugins; with a fault, if texts are given. It gets its own cache with the bundle."""
        self.count += 1
        to = self.folder / str(self.count) / 'riblint-plugins'
        export.export('SwiftPM', to, self.version, self.zip)
        for old, new in replacements:
            files = [file for file in to.rglob('*.swift') if old in file.read_text()]
            if not files:
                raise SystemExit(f'check_plugins: the plugins have no text {old!r} any more')
            for file in files:
                file.write_text(file.read_text().replace(old, new))
        git(to, 'init', '-q')
        git(to, 'add', '-A')
        git(to, 'commit', '-q', '-m', 'release')
        git(to, 'tag', self.version)
        address = re.search(r'"(https://[^"]+)"', (to / 'Package.swift').read_text())[1]
        cache = to.parent / 'cache' / 'artifacts'
        cache.mkdir(parents=True)
        (cache / re.sub('[^A-Za-z0-9]', '_', address)).write_bytes(self.zip)
        return to


class App:
    """A package that uses the plugins."""

    def __init__(self, bench, plugins, tools, system, reference):
        self.bench, self.system = bench, system
        self.folder, self.cache = plugins.parent / 'app', plugins.parent / 'cache'
        address = f'url: "{plugins.as_uri()}", exact: "{bench.version}"' if reference == 'url' else f'path: "{plugins}"'
        self.write('Package.swift', MANIFEST.format(tools=tools, plugins=f'.package({address})'))
        self.write('../core/Package.swift', CORE)
        self.write('Sources/RIBs/RIBs.swift', RIBS)
        self.write('../core/Sources/RIBs/RIBs.swift', RIBS)
        self.write('../core/Sources/Core/Core.swift', 'public let core = 1\n')
        self.write('Sources/Other/Other.swift', source('Other', leaky=False))
        self.write('Sources/App/Home.swift', source('Home', leaky=False))

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def swift(self, *arguments, **variables):
        """Repeated if the package manager crashes, as in check_package.py."""
        for _ in range(3):
            done = subprocess.run(
                ['swift', *arguments[:1], '--cache-path', self.cache, *arguments[1:]], cwd=self.folder,
                stdin=subprocess.DEVNULL, capture_output=True, text=True, env=os.environ | GIT | variables)
            if done.returncode >= 0:
                return done
            print(f'check_plugins: swift {arguments[0]} was ended by signal {-done.returncode}', file=sys.stderr)
        return done

    @property
    def runs(self):
        return self.bench.log.read_text().splitlines() if self.bench.log.exists() else []

    def build(self, what, passes, ran, file='', **variables):
        """Builds, and complains unless it ends, runs riblint and shows a violation as it should."""
        before = len(self.runs)
        done = self.swift('build', '--build-system', self.system, **variables)
        text, runs = done.stdout + done.stderr, len(self.runs) - before
        if (done.returncode == 0) != passes or (runs > 0) != ran or (passes and runs > 1):
            yield f'{what}: status {done.returncode} after {runs} runs\n{text[-3000:]}'
        elif file and not re.search(rf'{file}:6:9: error: .*strong_router', text):
            yield f'{what}: the violation in {file} is not shown\n{text[-3000:]}'


# MARK: Scenarios, in one package one after the other


def clean(app):
    yield from app.build('a clean package', True, True)
    yield from app.build('nothing changed', True, False)
    found = [str(path) for path in (app.folder / '.build').rglob('*') if path.suffix in ('.resources', '.bundle')]
    if found:
        yield f'the target has resources: {found}'
    command = app.runs[-1].split(' ')
    listed = Path(command[command.index('--modules') + 1]) if '--modules' in command else None
    if not listed or set(json.loads(listed.read_text())) != {'App', 'Other', 'RIBs', 'Core', 'RIBsCore'}:
        yield f'riblint is not told the modules: {listed and listed.read_text()}'


def violation(app):
    app.write('Sources/App/Home.swift', source('Home', leaky=True))
    yield from app.build('a violation', False, True, 'Home.swift')
    yield from app.build('a violation, built again', False, True, 'Home.swift')
    yield from app.build('RIBLINT_PLUGIN=off', True, False, RIBLINT_PLUGIN='off')
    yield from app.build('a violation, after it was off', False, True, 'Home.swift')


def commands(app):
    app.write('Sources/App/Home.swift', source('Home', leaky=True))
    done = app.swift('package', 'riblint', '--format', 'concise')
    lines = done.stdout.splitlines()
    if done.returncode != 1 or len(lines) != 2 or not lines[0].startswith('Sources/App/Home.swift:6:9: error: '):
        yield f'riblint: status {done.returncode}\n{done.stdout}{done.stderr}'
    done = app.swift('package', 'riblint', 'lint', '--no-such-option')
    if done.returncode == 0 or "unknown option '--no-such-option'" not in done.stdout + done.stderr:
        yield f'riblint with a wrong option: status {done.returncode}\n{done.stdout}{done.stderr}'
    done = app.swift('package', 'riblint-fix')
    if done.returncode == 0 or '--allow-writing-to-package-directory' not in done.stderr:
        yield f'riblint-fix writes without permission: status {done.returncode}\n{done.stdout}{done.stderr}'
    done = app.swift('package', '--allow-writing-to-package-directory', 'riblint-fix')
    if done.returncode or (app.folder / 'Sources/App/Home.swift').read_text() != source('Home', leaky=False):
        yield f'riblint-fix: status {done.returncode}\n{done.stdout}{done.stderr}'
    yield from app.build('fixed', True, True)


def elsewhere(app):
    app.write('Sources/Other/Other.swift', source('Other', leaky=True))
    yield from app.build('a violation in another target', False, True, 'Other.swift')
    app.write('Sources/Other/Other.swift', source('Other', leaky=False))
    app.write('../core/Sources/Core/Core.swift', source('Core', leaky=True, module='RIBsCore'))
    yield from app.build('a change in another package', True, True)
    app.write('Sources/Other/Further.swift', source('Further', leaky=True))
    yield from app.build('a violation in a new file', False, True, 'Further.swift')
    (app.folder / 'Sources/Other/Further.swift').unlink()
    yield from app.build('the new file is gone', True, True)


def configuration(app):
    """A new configuration counts when the package is planned again, as by a new file or in a new clone."""
    app.write('.riblint.yml', 'paint: red\n')
    (app.folder / 'Package.swift').touch()
    yield from app.build('a mistake in a new configuration', False, True)
    app.write('.riblint.yml', 'rules: { strong_router: off }\n')
    app.write('Sources/App/Home.swift', source('Home', leaky=True))
    yield from app.build('a configuration without the rule', True, True)
    app.write('.riblint.yml', 'rules: { strong_router: error }\n')
    yield from app.build('a configuration with the rule', False, True, 'Home.swift')


def sandbox(app):
    """The command of the build may write to its own folder only, as on macOS."""
    app.write('Sources/App/Home.swift', source('Home', leaky=False))
    command = next(run for run in reversed(app.runs) if '--stamp' in run).split(' ')
    stamp = Path(command[command.index('--stamp') + 1])
    binary = next((app.folder / '.build' / 'artifacts').glob('**/linux-*/riblint'))
    app.bench.log.touch()
    bind = [word for path in (stamp.parent, app.bench.log) for word in ('--bind', path, path)]
    for leaky, status in ((False, 0), (True, 1)):
        app.write('Sources/App/Home.swift', source('Home', leaky=leaky))
        done = subprocess.run(
            ['bwrap', '--ro-bind', '/', '/', '--dev', '/dev', *bind, binary, *command], capture_output=True, text=True)
        if done.returncode != status or stamp.exists() == leaky:
            yield f'in a sandbox: status {done.returncode} for leaky={leaky}\n{done.stdout}{done.stderr}'


SCENARIOS = [clean, violation, commands, elsewhere, configuration, sandbox]


# MARK: What needs no build


def checksum(bench):
    """A bundle that is not the one of the release is refused."""
    plugins = bench.publish(replacements=[(bundle.sha256(bench.zip), '0' * 64)])
    done = App(bench, plugins, '6.0', 'native', 'path').swift('package', 'resolve')
    if done.returncode == 0 or 'checksum' not in done.stderr:
        yield f'a wrong checksum: status {done.returncode}\n{done.stdout}{done.stderr}'


def xcode(plugins):
    """The halves for Xcode have the types that they should."""
    compiler = Path(os.path.realpath(shutil.which('swiftc')))
    interface = compiler.parent.parent / 'lib' / 'swift' / 'pm' / 'PluginAPI'
    options = ['-parse-as-library', '-swift-version', '6', '-package-description-version', '6.1.0', '-I', interface]
    with tempfile.TemporaryDirectory() as modules:
        name = 'XcodeProjectPlugin'
        commands = [[
            'swiftc', *options, '-emit-module', '-module-name', name, '-o', f'{modules}/{name}.swiftmodule',
            REPOSITORY / 'Tests' / 'Plugins' / f'{name}.swift']]
        for plugin in sorted((plugins / 'Plugins').iterdir()):
            files = sorted(plugin.glob('*.swift'))
            if not any('#if canImport(XcodeProjectPlugin)' in file.read_text() for file in files):
                yield f'{plugin.name} has no half for Xcode'
            commands.append(['swiftc', *options, '-typecheck', '-I', modules, *files])
        for command in commands:
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                yield done.stderr


# What a careless change could do, and the scenarios that have to notice, in this order.
FAULTS = [
    ('riblint_stamp.swift', 'riblint.stamp', [clean]),
    ('packages.flatMap(modules)', 'modules(of: packages[0]).filter { $0.name == "App" }', [clean, elsewhere]),
    ('sources + configurations', 'sources', [clean, configuration]),
    ('arguments + folders.map(\\.path)', 'arguments + [tool.path]', [clean, violation]),
    ('if listingModules', 'if modules.isEmpty', [clean]),
    ('== "off"', '== "no"', [clean, violation]),
    ('permissions: [.writeToPackageDirectory(reason: "Fixes change source files.")]', 'permissions: []', [commands]),
    ('exit(process.terminationStatus)', 'print(1)', [commands]),
]


def self_test(bench):
    for old, new, scenarios in FAULTS:
        app = App(bench, bench.publish(replacements=[(old, new)]), '6.0', 'native', 'path')
        if not any(complaint for scenario in scenarios for complaint in scenario(app)):
            yield f'{new!r} in place of {old!r} is not noticed'
    if not list(xcode(bench.publish(replacements=[('xcodeProject.directoryURL', 'project.directoryURL')]))):
        yield 'a mistake in the half for Xcode is not noticed'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--all', action='store_true', help='all combinations of tools versions and build systems')
    parser.add_argument('--self-test', action='store_true')
    parser.add_argument('--only', action='append', default=[], metavar='WORD', help='build systems that contain it')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix='riblint-plugins-') as folder:
        bench = Bench(options.riblint, Path(folder).resolve())
        if options.self_test:
            found, count = list(self_test(bench)), f'{len(FAULTS) + 1} faults'
        else:
            chosen = COMBINATIONS + (FURTHER if options.all else [])
            chosen = [each for each in chosen if not options.only or each[1] in options.only]
            found = list(checksum(bench)) + list(xcode(bench.publish()))
            for combination in chosen:
                app = App(bench, bench.publish(), *combination)
                name = 'tools version {}, {}, by {}'.format(*combination)
                found += [f'{name}: {complaint}' for scenario in SCENARIOS for complaint in scenario(app)]
            count = f'{len(chosen)} combinations'
    print('\n'.join(found + [f'check_plugins: {count}, {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
