#!/usr/bin/env python3
"""Checks the rules of Packaging/bazel with Bazel, in a workspace made of fixture apps.

    check_bazel.py --riblint PATH [--self-test]

The workspace has stand-ins for rules_swift's rules. The program comes from the tarball of a release, downloaded from a
folder. Each report has to be that of a plain run, byte for byte, from the action or from Bazel's cache.

--self-test plants faults into copies of the rules and expects each to be noticed.

Needs Bazel 4.2 or newer (Debian: bazel-bootstrap). Exit status: 0 if all holds, 1 otherwise.
"""
import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / 'Packaging')]

import dist  # noqa: E402
import programs  # noqa: E402

FIXTURE = REPOSITORY / 'Fixtures' / 'Projects' / 'HarbourLeaky'
RULES = """def _library(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

_ATTRIBUTES = {
    "srcs": attr.label_list(allow_files = True), "hdrs": attr.label_list(allow_files = True), "deps": attr.label_list(),
    "private_deps": attr.label_list(), "module_name": attr.string(), "test_host": attr.label(),
}
swift_library = rule(implementation = _library, attrs = _ATTRIBUTES)
objc_library = rule(implementation = _library, attrs = _ATTRIBUTES)
ios_application = rule(implementation = _library, attrs = _ATTRIBUTES)
"""
BUILD = """load("//:rules.bzl", "ios_application", "objc_library", "swift_library")
load("@riblint_rules//:defs.bzl", "riblint_test")

genrule(name = "generate", outs = ["Made.swift"], cmd = "echo 'class' >$@")
swift_library(name = "Kit", srcs = glob(["Modules/**/*.swift"]), module_name = "HarbourKit")
objc_library(name = "Legacy", srcs = ["Legacy/Legacy.m"], hdrs = ["Legacy/Legacy.h"])
swift_library(
    name = "Harbour", srcs = glob(["App/**/*.swift"]) + [":generate", "@other//:Other.swift"], deps = [":Kit"],
    private_deps = [":Legacy"])
swift_library(name = "Vendored", srcs = glob(["Vendored/*.swift"]), tags = ["no-lint"], deps = [":Further"])
swift_library(name = "Further", srcs = glob(["Further/*.swift"]))
ios_application(name = "app", deps = [":Harbour", ":Vendored"])
swift_library(name = "Again", srcs = glob(["Further/*.swift"]))
swift_library(name = "tests", srcs = glob(["HarbourTests/**/*.swift"]), test_host = ":app", deps = [":Again"])

riblint_test(name = "lint", deps = [":tests"])
riblint_test(
    name = "configured", deps = [":app"], config = "riblint.yml", extends = ["shared.yml"], options = ["--strict"])
riblint_test(name = "kit", deps = [":Kit"])
riblint_test(name = "packed", deps = [":tests"], packs = True)
"""
WORKSPACE = """local_repository(name = "riblint_rules", path = "{rules}")
local_repository(name = "other", path = "{other}")
load("@riblint_rules//:repositories.bzl", "riblint_repository")
riblint_repository(name = "riblint", version = "{version}", urls = ["{releases}"], sha256 = {{"{platform}": "{sum}"}})
"""
# What Bazel would download for coverage, which nothing here measures.
COVERAGE = """filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])
"""
LEAKY = """import RIBs

protocol {0}Routing: ViewableRouting {{}}

final class {0}Interactor: Interactor {{
    var router: {0}Routing?
}}
"""
# A small server that starts fast.
STARTUP = ['--host_jvm_args=-Xmx600m', '--host_jvm_args=-XX:TieredStopAtLevel=1', '--max_idle_secs=60']


class Workspace:
    """The fixture with BUILD files, and the release."""

    def __init__(self, folder, running, archive, data):
        self.riblint, self.base, self.folder = running.path, folder, folder / 'harbour'
        releases, other = folder / 'releases' / running.version, folder / 'other'
        releases.mkdir(parents=True)
        (releases / archive).write_bytes(data)
        self.values = {
            'version': running.version, 'releases': releases.parent.as_uri(), 'other': other,
            'platform': running.platform.tarball, 'sum': hashlib.sha256(data).hexdigest()}
        shutil.copytree(FIXTURE, self.folder, ignore=shutil.ignore_patterns('.*', '*.md', '*.txt'))
        for name, text in {
                'rules.bzl': RULES, 'BUILD.bazel': BUILD, 'riblint.yml': 'extends: shared.yml\n',
                'shared.yml': 'rules: { strong_router: off }\n',
                'Legacy/Legacy.h': '@interface Legacy\n@end\n', 'Legacy/Legacy.m': '#import "Legacy.h"\n',
                'Vendored/Vendored.swift': LEAKY.format('Vendored'), 'Further/Further.swift': LEAKY.format('Further'),
                '../other/WORKSPACE': '', '../other/BUILD.bazel': 'exports_files(["Other.swift"])\n',
                '../other/Other.swift': LEAKY.format('Other'), '../coverage/WORKSPACE': '',
                '../coverage/BUILD.bazel': COVERAGE}.items():
            self.write(name, text)

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def use(self, old='', new=''):
        """Takes a copy of the rules; with a fault, if texts are given."""
        rules = self.base / 'rules'
        shutil.rmtree(rules, ignore_errors=True)
        shutil.copytree(REPOSITORY / 'Packaging' / 'bazel', rules)
        text = (rules / 'defs.bzl').read_text()
        if old not in text:
            raise SystemExit(f'check_bazel: the rules have no text {old!r} any more')
        (rules / 'defs.bzl').write_text(text.replace(old, new) if old else text)
        (rules / 'WORKSPACE').write_text('')
        self.write('WORKSPACE', WORKSPACE.format(rules=rules, **self.values))

    def bazel(self, command, *arguments):
        options = [] if command in ('clean', 'shutdown') else [
            f'--disk_cache={self.base / "cache"}', f'--execution_log_json_file={self.base / "actions.json"}',
            f'--override_repository=remote_coverage_tools={self.base / "coverage"}', '--color=no', '--curses=no',
            '--test_output=all', '--spawn_strategy=linux-sandbox']
        done = subprocess.run(
            ['bazel', f'--output_user_root={self.base / "output"}', '--nohome_rc', *STARTUP, command, *options,
             *arguments], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        return done.returncode, done.stdout

    def ran(self, mnemonic='Riblint'):
        """The number of actions that the last command ran, and did not take from a cache."""
        log, decoder, count = (self.base / 'actions.json').read_text().strip(), json.JSONDecoder(), 0
        while log:
            action, end = decoder.raw_decode(log)
            log = log[end:].lstrip()
            count += action['mnemonic'] == mnemonic and action['runner'] == 'linux-sandbox'
        return count

    def plain(self, without=(), options=()):
        """The status and both reports of a run without Bazel, of the files that a target is about."""
        listed = sorted(
            path.relative_to(self.folder).as_posix()
            for name in ('App', 'Modules', 'Legacy', 'Further', 'HarbourTests') if name not in without
            for path in (self.folder / name).rglob('*') if path.suffix in ('.swift', '.h', '.m'))
        sarif = self.base / 'plain.sarif'
        done = subprocess.run(
            [self.riblint, 'lint', '--root', '.', '--only-listed', '--files-from', '-', f'--format=sarif={sarif}',
             '--format=text', *options], cwd=self.folder, input='\n'.join(listed), capture_output=True, text=True)
        return done.returncode, done.stdout, sarif.read_text()

    def test(self, name, what, expected, ran):
        """Runs a target, and complains unless its reports are those of a plain run."""
        status, output = self.bazel('test', f'//:{name}')
        built = self.folder / 'bazel-bin'
        reports = [built / f'{name}.riblint.txt', built / f'{name}.riblint.sarif']
        if status not in (0, 3) or not all(report.exists() for report in reports):
            yield f'{what}: status {status}\n{output}'
        elif (status == 0) != (expected[0] == 0):
            yield f'{what}: status {status}, where a plain run has {expected[0]}\n{output}'
        elif [report.read_text() for report in reports] != list(expected[1:]):
            yield f'{what}: the reports are not those of a plain run\n{reports[0].read_text()}\n---\n{expected[1]}'
        elif expected[1] not in output:
            yield f'{what}: the findings are not shown\n{output}'
        elif self.ran() != ran:
            yield f'{what}: the action was {"not " if ran else ""}run\n{output}'


def complaints(workspace):
    yield from workspace.test('lint', 'a leaky app', workspace.plain(), True)
    yield from packs(workspace)
    yield from workspace.test('lint', 'nothing changed', workspace.plain(), False)
    configured = workspace.plain(['HarbourTests'], ['--config', 'riblint.yml', '--strict'])
    yield from workspace.test('configured', 'a configuration', configured, True)
    kit = workspace.plain(['App', 'Legacy', 'Further', 'HarbourTests'])
    yield from workspace.test('kit', 'a clean target', kit, True)
    workspace.write('App/New.swift', LEAKY.format('New'))
    yield from workspace.test('lint', 'a new file', workspace.plain(), True)
    (workspace.folder / 'App/New.swift').unlink()
    workspace.bazel('clean')
    yield from workspace.test('lint', 'the new file is gone, after clean', workspace.plain(), False)
    status, output = workspace.bazel('build', '//:lint', '--output_groups=rules_lint_machine')
    if status or 'lint.riblint.sarif' not in output or 'lint.riblint.txt' in output:
        yield f'the output group of machines: status {status}\n{output}'
    text = (workspace.folder / 'riblint.yml').read_text()
    workspace.write('riblint.yml', 'paint: red\n')
    status, output = workspace.bazel('test', '//:configured')
    if status in (0, 3) or "unknown key 'paint'" not in output:
        yield f'a mistake in the configuration: status {status}\n{output}'
    workspace.write('riblint.yml', text)


def packs(workspace):
    """Complaints about archives of modules: an edit packs one of them again."""
    modules = 5
    yield from workspace.test('packed', 'packs', workspace.plain(), True)
    yield from counted(workspace, 'packs', modules)
    edited = workspace.folder / 'App/Application/AppDelegate.swift'
    text = edited.read_text()
    for what, change, count in [('an edited file', '\n' + text, 1), ('the edit is undone', text, 0)]:
        edited.write_text(change)
        yield from workspace.test('packed', f'packs, {what}', workspace.plain(), count == 1)
        yield from counted(workspace, f'packs, {what}', count)


def counted(workspace, what, expected):
    if workspace.ran('RiblintPack') != expected:
        yield f'{what}: {workspace.ran("RiblintPack")} modules were packed, not {expected}'


FAULTS = [
    ('file.is_source and ', ''), (' and not file.short_path.startswith("../")', ''), ('"private_deps", ', ''),
    (', "test_host"', ''), ('"hdrs", ', ''), ('"no-lint"', '"no_lint"'), ('"h", ', ''),
    ('transitive = [each[RiblintInfo].modules for each in found if RiblintInfo in each]', 'transitive = []'),
    ('arguments.add_all(ctx.attr.options)', ''), ('arguments.add(option, file)', 'pass'),
    ('inputs = files + ', 'inputs = files[1:] + '), (' + ctx.files.extends', ''), ('exit "$(cat \'{verdict}\')"', ''),
    ('rules_lint_machine = depset([sarif', 'rules_lint_machine = depset([text'), (' if file not in known', ''),
    ('arguments.add_all(inputs, before', 'arguments.add_all(inputs[1:], before'),
    ('            inputs = files,\n', '            inputs = known.keys(),\n'),
]


def self_test(workspace):
    for old, new in FAULTS:
        workspace.use(old, new)
        if not any(complaints(workspace)):
            yield f'{new!r} in place of {old!r} is not noticed'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', required=True, type=Path)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    _, running = programs.opened([options.riblint])
    archive, data = dist.tarball_of(running, running, running.version)
    with tempfile.TemporaryDirectory(prefix='riblint-bazel-') as scratch:
        workspace = Workspace(Path(scratch).resolve(), running, archive, data)
        workspace.use()
        try:
            found = list(complaints(workspace))
            if options.self_test and not found:
                found = list(self_test(workspace))
        finally:
            workspace.bazel('shutdown')
            # What Bazel extracts is read-only.
            subprocess.run(['chmod', '-R', 'u+w', workspace.base / 'output'])
    count = f', {len(FAULTS)} faults' if options.self_test else ''
    print('\n'.join(found + [f'check_bazel: 11 scenarios{count}, {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
