#!/usr/bin/env python3
"""Checks the artifacts of a release as a stranger on a clean machine gets them, without network.

    check_dist.py --riblint PATH      makes them of a program, twice, and checks them
    check_dist.py --self-test         does the same for a small program, then breaks the artifacts in many ways

The wheel, the tarball, the bundle, `make install`, install.sh and Homebrew's formula install programs that report the
same bytes for a fixture. Requires gcc, make, man, bash, dash, curl, unzip, ruby, Python's venv, the Swift package
manager, and twine, auditwheel and spdx-tools of PyPI.

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import base64
import csv
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import check_install
import dist_defects

REPOSITORY = Path(__file__).resolve().parents[2]
FIXTURE = REPOSITORY / 'Fixtures' / 'Projects' / 'HarbourLeaky'
# All that the program may need of a system: newer symbols exclude Debian 12 and Ubuntu 22.04.
GLIBC = (2, 35)
LIBRARIES = {'libc.so.6', 'libm.so.6', 'libstdc++.so.6', 'libgcc_s.so.1', 'ld-linux-x86-64.so.2'}
WHEEL_TAG = 'manylinux_2_35_x86_64'
TRIPLE = 'x86_64-unknown-linux-gnu'
# What is linked into the program today, and its license.
COMPONENTS = {
    'swift-argument-parser': 'Apache-2.0 WITH Swift-exception', 'swift-system': 'Apache-2.0 WITH Swift-exception',
    'Yams': 'MIT', 'libyaml': 'MIT', 'Swift': 'Apache-2.0 WITH Swift-exception',
    'libdispatch': 'Apache-2.0 WITH Swift-exception', 'Foundation': 'Apache-2.0 WITH Swift-exception',
    'FoundationEssentials': 'Apache-2.0 WITH Swift-exception', 'ICU': 'Unicode-3.0',
}
LICENSES = {'CONTENTS.txt', 'ICU.txt', 'Swift.txt', 'Yams.txt', 'libyaml.txt', 'riblint.txt'}
# Words by which other tools, such as mise, find the archive for a machine.
ARCHIVE_NAME = re.compile(r'riblint-[0-9.]+-(x86_64-unknown-linux|aarch64-unknown-linux|universal-apple-macosx)\b')


def run(command, **options):
    options = {'stdin': subprocess.DEVNULL, 'capture_output': True, **options}
    return subprocess.run([os.fspath(word) for word in command], **options)


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Release:
    """A folder of artifacts, and what the program that they are made of says."""

    def __init__(self, riblint, folder, scratch):
        self.riblint, self.folder, self.scratch = Path(riblint).resolve(), folder, scratch
        self.version = run([self.riblint, '--version'], text=True).stdout.strip()
        self.expected = self.report([self.riblint])
        top = f'riblint-{self.version}'
        self.wheel = folder / f'{top}-py3-none-{WHEEL_TAG}.whl'
        self.tarball = folder / f'{top}-{TRIPLE}.tar.gz'
        self.bundle = folder / 'riblint.artifactbundle.zip'
        self.sbom = folder / f'{top}.spdx.json'
        self.sums = folder / f'{top}-checksums.txt'
        # What is published elsewhere, and so is beside the folder.
        self.formula = folder.parent / 'riblint.rb'
        self.others = [folder / 'install.sh', folder / f'{top}-config.schema.json']

    def copied(self):
        """The same release in another folder."""
        to = Path(tempfile.mkdtemp(dir=self.scratch)) / 'dist'
        shutil.copytree(self.folder, to)
        shutil.copy(self.formula, to.parent)
        return Release(self.riblint, to, self.scratch)

    def report(self, command):
        """What a program reports for the fixture, and its status."""
        done = run([*command, 'lint', '.', '--no-progress'], cwd=FIXTURE, env={**os.environ, 'NO_COLOR': '1'})
        return done.returncode, done.stdout

    def same(self, name, command):
        """A complaint unless a program reports what the built one does."""
        status, output = self.report(command)
        if (status, output) != self.expected:
            yield f'{name}: status {status} and {len(output)} bytes for the fixture, expected {self.expected[0]} and ' \
                  f'{len(self.expected[1])}'

    def unpacked(self):
        """The folder of the unpacked tarball."""
        to = Path(tempfile.mkdtemp(dir=self.scratch))
        run(['tar', '-xzf', self.tarball, '-C', to], check=True)
        return to / self.tarball.name.removesuffix('.tar.gz')


def check_files(release):
    """The artifacts are those that are promised, and the sums are right."""
    expected = {path.name for path in (
        release.wheel, release.tarball, release.bundle, release.sbom, release.sums, *release.others)}
    found = {path.name for path in release.folder.iterdir()}
    if found != expected:
        yield f'files: missing {sorted(expected - found)}, unknown {sorted(found - expected)}'
        return
    done = run(['sha256sum', '--check', '--strict', '--quiet', release.sums.name], cwd=release.folder, text=True)
    if done.returncode:
        yield f'sums: {done.stdout}{done.stderr}'
    named = {line.split('  ')[1] for line in release.sums.read_text().splitlines()}
    if named != expected - {release.sums.name}:
        yield f'sums: they are of {sorted(named)}'
    for path in release.folder.glob('*.tar.gz'):
        if not ARCHIVE_NAME.match(path.name):
            yield f'{path.name}: no system and processor in the name, by which tools look for archives'


def check_program(release):
    """The program needs no other libraries and no newer glibc than it is said to."""
    program = release.unpacked() / 'bin' / 'riblint'
    dynamic = run(['objdump', '-p', program], text=True, check=True).stdout
    needed = set(re.findall(r'NEEDED +(\S+)', dynamic))
    if not needed <= LIBRARIES:
        yield f'program: needs {sorted(needed - LIBRARIES)}'
    versions = {tuple(map(int, found.split('.'))) for found in re.findall(r'GLIBC_([0-9.]+)', dynamic)}
    if max(versions) != GLIBC:
        yield f'program: needs glibc {max(versions)}, promised is {GLIBC}'


def check_wheel(release):
    """pip installs the wheel, and both ways to run it work."""
    python = release.scratch / 'venv' / 'bin' / 'python'
    if not python.exists():
        run([sys.executable, '-m', 'venv', release.scratch / 'venv'], check=True)
    clean = {name: value for name, value in os.environ.items() if name != 'PYTHONPATH'}
    folder = Path(tempfile.mkdtemp(dir=release.scratch))
    for options in ([], ['--target', folder]):
        done = run([python, '-m', 'pip', 'install', '--no-index', '--force-reinstall', '--quiet',
                    '--disable-pip-version-check', '--find-links', release.folder, *options, 'riblint'],
                   text=True, env=clean)
        if done.returncode:
            yield f'wheel: pip: {done.stderr.strip()}'
            return
    yield from release.same('wheel, command', [python.with_name('riblint')])
    yield from release.same('wheel, module', [python, '-m', 'riblint'])
    # A folder that is on no PATH: the module has to find the program in it.
    alone = f'import runpy, sys; sys.path.insert(0, {str(folder)!r}); runpy.run_module("riblint", run_name="__main__")'
    yield from release.same('wheel, folder', [sys.executable, '-c', alone])
    # The tag promises no more and no less than the program needs.
    done = run([sys.executable, '-m', 'auditwheel', 'show', release.wheel], text=True)
    found = re.search(r'the following platform\s+tag:\s+"([^"]+)"', done.stdout)
    if not found or found[1] != WHEEL_TAG:
        yield f'wheel: auditwheel says {found and found[1]}: {done.stderr.strip()[-300:]}'
    done = run([sys.executable, '-m', 'twine', '--no-color', 'check', '--strict', release.wheel], text=True)
    if done.returncode:
        yield f'wheel: twine: {done.stdout}{done.stderr}'
    with zipfile.ZipFile(release.wheel) as archive:
        names = {Path(name).name for name in archive.namelist() if '/licenses/LICENSES/' in name}
        recorded = archive.read(f'riblint-{release.version}.dist-info/RECORD').decode()
        for row in csv.reader(recorded.splitlines()):
            data = archive.read(row[0]) if row[0] in archive.namelist() else b''
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()
            if not row[0].endswith('RECORD') and row[1:] != [f'sha256={digest}', str(len(data))]:
                yield f'wheel: RECORD is wrong about {row[0]}'
        metadata = next(name for name in archive.namelist() if name.endswith('METADATA'))
        relative = re.findall(r'\]\((?!https:|#)[^)]*\)|src(?:set)?="(?!https:)[^"]*"', archive.read(metadata).decode())
    if names != LICENSES:
        yield f'wheel: its licenses are {sorted(names)}'
    if relative:
        yield f'wheel: links that lead nowhere from PyPI: {relative[:3]}'


def check_tarball(release):
    """The program runs where the tarball is unpacked. Its manual and its completions are those of the program."""
    top = release.unpacked()
    yield from release.same('tarball', [top / 'bin' / 'riblint'])
    page = top / 'share/man/man1/riblint.1'
    shown = run(['man', '--warnings', '-l', page], text=True, env={**os.environ, 'MANPAGER': 'cat', 'MANWIDTH': '100'})
    if shown.returncode or 'EXIT STATUS' not in shown.stdout or shown.stderr:
        yield f'tarball: man: status {shown.returncode}: {shown.stderr}'
    completions = {
        'bash': 'bash-completion/completions/riblint', 'zsh': 'zsh/site-functions/_riblint',
        'fish': 'fish/vendor_completions.d/riblint.fish',
    }
    for shell, path in completions.items():
        file = top / 'share' / path
        printed = run([release.riblint, '--generate-completion-script', shell]).stdout
        if not file.exists() or file.read_bytes() != printed:
            yield f'tarball: {path} is not the completion script for {shell}'
    names = {path.name for path in (top / 'share/doc/riblint/LICENSES').iterdir()}
    if names != LICENSES:
        yield f'tarball: its licenses are {sorted(names)}'
    listed = run(['tar', '-tvzf', release.tarball, '--numeric-owner', '--full-time'], text=True, env={
        **os.environ, 'TZ': 'UTC'}).stdout
    for line in listed.splitlines():
        if not re.match(r'-rw(xr-xr-x|-r--r--) 0/0 +\d+ 1980-01-01 00:00:00 ', line):
            yield f'tarball: mode, owner or time depends on the machine: {line}'


def check_make(release):
    """`make install` installs what the tarball contains, and `make uninstall` removes it."""
    top, root = release.unpacked(), release.scratch / 'root'
    make = ['make', '--no-print-directory', '-C', REPOSITORY, f'DESTDIR={root}', 'PREFIX=/usr',
            f'PROGRAM={release.riblint}']
    done = run([*make, 'install'], text=True)
    if done.returncode:
        yield f'make install: {done.stdout}{done.stderr}'
        return
    for path in (root / 'usr', top):
        # The tarball's own folder has no other names.
        path.chmod(0o755)
    different = run(['diff', '--recursive', '--brief', root / 'usr', top], text=True).stdout
    modes = [
        {file.relative_to(folder): file.stat().st_mode for file in folder.rglob('*') if file.is_file()}
        for folder in (root / 'usr', top)]
    if different or modes[0] != modes[1]:
        yield f'make install: not what the tarball contains: {different}'
    yield from release.same('make install', [root / 'usr/bin/riblint'])
    stranger = root / 'usr/bin/another'
    stranger.touch()
    run([*make, 'uninstall'], check=True)
    left = [path for path in root.rglob('*') if path.is_file()]
    if left != [stranger]:
        yield f'make uninstall: leaves {left}'
    shutil.rmtree(root)


def check_bundle(release):
    """The bundle is one that SwiftPM can use, and its sum is SwiftPM's."""
    done = run(['swift', 'package', 'compute-checksum', release.bundle], text=True, cwd=release.scratch)
    if done.stdout.strip() != sha256(release.bundle):
        yield f'bundle: SwiftPM computes the sum {done.stdout.strip()} {done.stderr.strip()}'
    to = Path(tempfile.mkdtemp(dir=release.scratch))
    # unzip, unlike Python's zipfile, sets modes.
    done = run(['unzip', '-q', release.bundle, '-d', to], text=True)
    top = to / 'riblint.artifactbundle'
    if done.returncode or sorted(to.iterdir()) != [top]:
        yield f'bundle: unzip: {done.stderr.strip()}; contains {[path.name for path in to.iterdir()]}'
        return
    info = json.loads((top / 'info.json').read_text())
    artifact = info['artifacts'].get('riblint', {})
    if info['schemaVersion'] != '1.0' or artifact.get('type') != 'executable' or \
            artifact.get('version') != release.version:
        yield f'bundle: info.json: {info}'
    variants = [one for one in artifact.get('variants', []) if TRIPLE in one['supportedTriples']]
    if [one['path'] for one in variants] != ['linux-x86_64/riblint']:
        yield f'bundle: the program for {TRIPLE} is {variants}, whose folder is a promise'
        return
    program = top / variants[0]['path']
    if not os.access(program, os.X_OK):
        yield 'bundle: the program is not executable'
        return
    yield from release.same('bundle', [program])
    names = {path.name for path in (top / 'LICENSES').iterdir()}
    if names != LICENSES:
        yield f'bundle: its licenses are {sorted(names)}'


def check_sbom(release):
    """The bill of materials is valid, and names what is linked and every other artifact with its sum."""
    done = run([sys.executable, '-m', 'spdx_tools.spdx.clitools.pyspdxtools', '--infile', release.sbom], text=True)
    if done.returncode:
        yield f'bill of materials: {(done.stdout + done.stderr).strip()[-500:]}'
        return
    contents = json.loads(release.sbom.read_text())
    packages = {package['name']: package for package in contents['packages']}
    linked = {
        relation['relatedSpdxElement'] for relation in contents['relationships']
        if relation['relationshipType'] == 'STATIC_LINK'}
    found = {name: one['licenseConcluded'] for name, one in packages.items() if one['SPDXID'] in linked}
    if found != COMPONENTS:
        yield f'bill of materials: components {sorted(found.items() ^ COMPONENTS.items())}'
    unknown = [name for name in found if name != 'libyaml' and 'versionInfo' not in packages[name]]
    if unknown:
        yield f'bill of materials: no version of {unknown}'
    for path in release.folder.iterdir():
        if path in (release.sbom, release.sums):
            continue
        listed = packages.get(path.name, {}).get('checksums')
        if listed != [{'algorithm': 'SHA256', 'checksumValue': sha256(path)}]:
            yield f'bill of materials: the sum of {path.name} is {listed}'


def check_formula(release):
    """Homebrew's formula, run by a stand-in for Homebrew, installs all files of the tarball and passes its own test."""
    ruby = ['ruby', '-W', REPOSITORY / 'Tests/Checks/dist/formula.rb', release.formula]
    cellar = Path(tempfile.mkdtemp(dir=release.scratch))
    done = run([*ruby, release.tarball, cellar], text=True)
    if done.returncode or done.stderr:
        yield f'formula: {done.stderr.strip()[:500]}'
        return
    found, expected = (
        sorted((file.name, sha256(file), os.access(file, os.X_OK)) for file in folder.rglob('*') if file.is_file())
        for folder in (cellar, release.unpacked()))
    if found != expected:
        yield f'formula: it installs {[name for name, *_ in found]} of {[name for name, *_ in expected]}'
    top = f'https://github.com/riblint/riblint/releases/download/{release.version}/riblint-{release.version}'
    for line in run(ruby, text=True).stdout.splitlines():
        system, processor, address, _ = line.split()
        kind = 'universal-apple-macosx' if system == 'macos' else \
            {'intel': 'x86_64', 'arm': 'aarch64'}[processor] + '-unknown-linux-gnu'
        if address != f'{top}-{kind}.tar.gz':
            yield f'formula: {address} for {system} on {processor}'


def check_installer(release):
    yield from check_install.complaints(release.folder, release.version)


CHECKS = (check_files, check_program, check_wheel, check_tarball, check_make, check_bundle, check_sbom, check_formula,
          check_installer)


def complaints(release):
    return [complaint for check in CHECKS for complaint in check(release)]


def make(riblint, to, **variables):
    """Makes the artifacts."""
    done = run([sys.executable, REPOSITORY / 'Packaging' / 'dist.py', '--allow-missing', '--to', to, riblint],
               cwd=to.parent, text=True, env={**os.environ, **variables})
    if done.returncode:
        raise SystemExit(f'check_dist: dist.py: {done.stderr}')
    done = run([sys.executable, REPOSITORY / 'Packaging' / 'formula.py', '--allow-missing', to], text=True)
    if done.returncode:
        raise SystemExit(f'check_dist: formula.py: {done.stderr}')
    (to.parent / 'riblint.rb').write_text(done.stdout)


def check_again(release):
    """The same program gives the same bytes at another time, in another folder, for a user with other habits."""
    again = release.scratch / 'elsewhere' / 'again'
    again.parent.mkdir()
    before = os.umask(0o077)
    try:
        copy = Path(shutil.copy(release.riblint, again.parent / 'riblint'))
        make(copy, again, TZ='Asia/Kathmandu', LC_ALL='C', PYTHONHASHSEED='7', HOME=os.fspath(again.parent))
    finally:
        os.umask(before)
    for path in sorted(release.folder.iterdir()):
        if (again / path.name).read_bytes() != path.read_bytes():
            yield f'{path.name}: its bytes differ when it is made again'


def check_platforms(stand_in, scratch):
    """Programs for all platforms, of which one runs here: every artifact has all of them, under the promised names."""
    headers = {
        'linux-aarch64': b'\x7fELF\2\1' + bytes(12) + b'\xb7\0', 'macos-universal': b'\xca\xfe\xba\xbe',
        'macos-arm64': b'\xcf\xfa\xed\xfe\x0c\0\0\1', 'macos-x86_64': b'\xcf\xfa\xed\xfe\7\0\0\1',
    }
    programs = [stand_in]
    for name, header in headers.items():
        programs.append(scratch / name)
        programs[-1].write_bytes(header + b' 14ArgumentParser 4Yams4Node')
    folder = scratch / 'all'
    script = [sys.executable, REPOSITORY / 'Packaging' / 'dist.py', '--to', folder, '--swift', '6.9']
    done = run([*script, *programs], text=True)
    if done.returncode:
        yield f'all platforms: dist.py: {done.stderr}'
        return
    version = run([stand_in, '--version'], text=True).stdout.strip()
    names = {path.name.replace(version, 'X') for path in folder.iterdir()}
    expected = {
        'install.sh', 'riblint-X-config.schema.json', 'riblint-X.spdx.json', 'riblint-X-checksums.txt',
        'riblint.artifactbundle.zip', 'riblint-X-x86_64-unknown-linux-gnu.tar.gz',
        'riblint-X-aarch64-unknown-linux-gnu.tar.gz', 'riblint-X-universal-apple-macosx.tar.gz',
        'riblint-X-py3-none-manylinux_2_35_x86_64.whl', 'riblint-X-py3-none-manylinux_2_35_aarch64.whl',
        'riblint-X-py3-none-macosx_15_0_arm64.whl', 'riblint-X-py3-none-macosx_15_0_x86_64.whl',
    }
    if names != expected:
        yield f'all platforms: {sorted(names ^ expected)}'
    with zipfile.ZipFile(folder / 'riblint.artifactbundle.zip') as archive:
        info = json.loads(archive.read('riblint.artifactbundle/info.json'))
    found = {one['path']: one['supportedTriples'] for one in info['artifacts']['riblint']['variants']}
    triples = {
        'linux-x86_64/riblint': ['x86_64-unknown-linux-gnu'],
        'linux-aarch64/riblint': ['aarch64-unknown-linux-gnu', 'arm64-unknown-linux-gnu'],
        'macos/riblint': ['arm64-apple-macosx', 'x86_64-apple-macosx'],
    }
    if found != triples:
        yield f'all platforms: the bundle has {found}'
    with zipfile.ZipFile(folder / f'riblint-{version}-py3-none-macosx_15_0_arm64.whl') as archive:
        licenses = {Path(name).name for name in archive.namelist() if '/licenses/LICENSES/' in name}
    if licenses != {'CONTENTS.txt', 'Swift.txt', 'Yams.txt', 'riblint.txt'}:
        yield f'all platforms: the licenses of a program with two components are {sorted(licenses)}'
    if '6.9' not in (folder / f'riblint-{version}.spdx.json').read_text():
        yield 'all platforms: the bill of materials has another version of Swift'
    done = run([sys.executable, REPOSITORY / 'Packaging' / 'formula.py', folder], text=True)
    if done.returncode or '0' * 64 in done.stdout:
        yield f'all platforms: formula.py: {done.stderr}'
    for title, given, words in (
            ('a program twice', [*programs, stand_in], 'two programs for linux-x86_64'),
            ('none that runs here', programs[1:], 'none of the programs runs here'),
            ('a platform without a program', programs[:-3], 'the bundle lacks macos'),
            ('a text', [*programs, REPOSITORY / 'LICENSE'], 'is not a program')):
        done = run([*script, *given], text=True)
        if done.returncode != 1 or words not in done.stderr:
            yield f'all platforms: {title}: status {done.returncode}: {done.stderr}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', type=Path)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    if bool(options.riblint) == options.self_test:
        parser.error('pass either --riblint or --self-test')
    with tempfile.TemporaryDirectory(prefix='riblint-dist-') as scratch:
        scratch = Path(scratch)
        riblint = dist_defects.stand_in(scratch) if options.self_test else options.riblint.resolve()
        make(riblint, scratch / 'dist')
        release = Release(riblint, scratch / 'dist', scratch)
        found = complaints(release) + list(check_again(release))
        if options.self_test:
            found += dist_defects.unnoticed(release, CHECKS)
            found += check_platforms(riblint, scratch)
    print('\n'.join([*found, f'check_dist: {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
