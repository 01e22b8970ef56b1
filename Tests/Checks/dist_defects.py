"""Defects of a release's artifacts, for the self-test of check_dist.py: each has to be noticed by the check that is
named with it."""
import copy
import io
import json
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


def stand_in(folder, version=None, real=None):
    """A small program that takes riblint's place, with the version of the sources, or another version of a program."""
    source = (REPOSITORY / 'Sources/LintEngine/Release.swift').read_text()
    version = version or re.search(r'version = "([^"]+)"', source)[1]
    path = folder / f'stand-in-{version}'
    subprocess.run(['gcc', '-O1', '-pie', '-o', path, f'-DVERSION="{version}"', *([f'-DREAL="{real}"'] if real else []),
                    REPOSITORY / 'Tests/Checks/dist/stand_in.c', '-lm'], check=True)
    return path


def zip_with(path, edit):
    """Rewrites a zip. `edit` gets each name, data and mode, and returns them, or None to leave the file out."""
    out = io.BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(out, 'w') as new:
        for info in old.infolist():
            edited = edit(info.filename, old.read(info), info.external_attr >> 16)
            if edited:
                copied = copy.copy(info)
                copied.filename, data, mode = edited
                copied.external_attr = mode << 16
                new.writestr(copied, data)
    path.write_bytes(out.getvalue())


def tar_with(path, edit):
    """Rewrites a tarball. `edit` gets each member and its data, changes the member, and returns data or None."""
    out = io.BytesIO()
    with tarfile.open(path) as old, tarfile.open(fileobj=out, mode='w:gz') as new:
        for member in old.getmembers():
            data = edit(member, old.extractfile(member).read())
            if data is not None:
                member.size = len(data)
                new.addfile(member, io.BytesIO(data))
    path.write_bytes(out.getvalue())


def text_with(path, old, new):
    """Replaces a text, which has to be there."""
    text = path.read_text()
    if old not in text:
        raise SystemExit(f'check_dist: no {old!r} in {path.name}')
    path.write_text(text.replace(old, new))


def without(part):
    return lambda name, data, mode: None if part in name else (name, data, mode)


def another_program(name, data, mode):
    """A script in place of the program, which reports something else."""
    is_program = name.endswith('/riblint') and len(data) > 1000
    return name, b'#!/bin/sh\necho other\n' if is_program else data, mode


def edited(part, old, new):
    def edit(name, data, mode):
        return name, data.replace(old, new) if part in name else data, mode
    return edit


def member_without(part):
    return lambda member, data: None if part in member.name else data


def member_with(part, **changes):
    def edit(member, data):
        if part in member.name:
            data = changes.get('data', data)
            for name in ('mtime', 'mode', 'uid'):
                setattr(member, name, changes.get(name, getattr(member, name)))
        return data
    return edit


def demanding(release):
    """A program that needs another library and no symbol of glibc 2.35."""
    source = release.scratch / 'other.c'
    source.write_text('#include <resolv.h>\nint main(void) { return res_init(); }\n')
    subprocess.run(['gcc', '-o', release.scratch / 'other', source, '-Wl,--no-as-needed', '-lresolv'], check=True)
    return (release.scratch / 'other').read_bytes()


def sbom_with(release, edit):
    contents = json.loads(release.sbom.read_text())
    edit(contents)
    release.sbom.write_text(json.dumps(contents))


def package_without(name):
    def edit(contents):
        gone = next(one['SPDXID'] for one in contents['packages'] if one['name'] == name)
        contents['packages'] = [one for one in contents['packages'] if one['SPDXID'] != gone]
        contents['relationships'] = [
            one for one in contents['relationships'] if gone not in (one['spdxElementId'], one['relatedSpdxElement'])]
    return edit


WITHOUT_SUM_CHECK = ('[ "$found" = "$expected" ] || fail', 'true || fail')
# A title, the check that has to complain, words of its complaint, and the defect.
DEFECTS = (
    ('a missing artifact', 'files', 'missing', lambda r: r.bundle.unlink()),
    ('a file too many', 'files', 'unknown', lambda r: (r.folder / 'notes.txt').write_text('')),
    ('a damaged artifact', 'files', 'FAILED', lambda r: r.wheel.write_bytes(r.wheel.read_bytes() + b' ')),
    ('an artifact without a sum', 'files', 'sums: they are of',
     lambda r: r.sums.write_text(''.join(r.sums.read_text().splitlines(True)[1:]))),
    ('another library', 'program', "needs ['libresolv.so.2']", lambda r: tar_with(
        r.tarball, member_with('bin/riblint', data=demanding(r)))),
    ('another glibc', 'program', 'needs glibc', lambda r: tar_with(
        r.tarball, member_with('bin/riblint', data=demanding(r)))),
    ('another program in the wheel', 'wheel', 'for the fixture', lambda r: zip_with(r.wheel, another_program)),
    ('no module in the wheel', 'wheel', 'wheel, module', lambda r: zip_with(r.wheel, without('__main__'))),
    ('a module that does not find its program', 'wheel', 'wheel, folder', lambda r: zip_with(
        r.wheel, edited('__main__', b'"bin"', b'"bon"'))),
    ('a file that is not as recorded', 'wheel', 'RECORD is wrong about riblint/__init__', lambda r: zip_with(
        r.wheel, lambda name, data, mode: (name, b'#' if '__init__' in name else data, mode))),
    ('a tag that is not what the program needs', 'wheel', 'auditwheel', lambda r: zip_with(
        r.wheel, lambda name, data, mode: (name, demanding(r) if '/scripts/' in name else data, mode))),
    ('no description on PyPI', 'wheel', 'twine', lambda r: zip_with(
        r.wheel, lambda name, data, mode: (name, data.split(b'\n\n')[0] if 'METADATA' in name else data, mode))),
    ('a relative link on PyPI', 'wheel', 'nowhere', lambda r: zip_with(
        r.wheel, edited('METADATA', b'](https://github.com/riblint/riblint/blob', b'](.'))),
    ('a license missing in the wheel', 'wheel', 'licenses', lambda r: zip_with(r.wheel, without('libyaml'))),
    ('another program in the tarball', 'tarball', 'for the fixture', lambda r: tar_with(
        r.tarball, member_with('bin/riblint', data=b'#!/bin/sh\necho other\n'))),
    ('a damaged manual', 'tarball', 'man', lambda r: tar_with(
        r.tarball, member_with('riblint.1', data=b'.TH riblint 1\n.SH NAME\n.bogus\n'))),
    ('completions of another version', 'tarball', 'completion script for zsh', lambda r: tar_with(
        r.tarball, member_with('_riblint', data=b'#compdef riblint\n'))),
    ('a license missing in the tarball', 'tarball', 'licenses', lambda r: tar_with(
        r.tarball, member_without('ICU.txt'))),
    ("the builder's time", 'tarball', 'depends on the machine', lambda r: tar_with(
        r.tarball, member_with('README', mtime=1700000000))),
    ("the builder's user", 'tarball', 'depends on the machine', lambda r: tar_with(
        r.tarball, member_with('README', uid=1000))),
    ('a tarball with less than make installs', 'make', 'not what the tarball contains', lambda r: tar_with(
        r.tarball, member_without('CHANGELOG'))),
    ('a bundle that is not a zip', 'bundle', 'unzip', lambda r: r.bundle.write_bytes(b'PK')),
    ('a program in the bundle that is not executable', 'bundle', 'not executable', lambda r: zip_with(
        r.bundle, lambda name, data, mode: (name, data, 0o100644))),
    ('a renamed folder in the bundle', 'bundle', 'a promise', lambda r: zip_with(
        r.bundle, edited('info.json', b'linux-x86_64/', b'riblint-linux/'))),
    ('another version in the bundle', 'bundle', 'info.json', lambda r: zip_with(
        r.bundle, edited('info.json', b'"version": "', b'"version": "9'))),
    ('another program in the bundle', 'bundle', 'for the fixture', lambda r: zip_with(r.bundle, another_program)),
    ('a license missing in the bundle', 'bundle', 'licenses', lambda r: zip_with(r.bundle, without('Swift.txt'))),
    ('an invalid bill of materials', 'sbom', 'bill', lambda r: sbom_with(
        r, lambda contents: contents['packages'][1].update(licenseConcluded='Apache 2 or so'))),
    ('a component missing in it', 'sbom', 'components', lambda r: sbom_with(r, package_without('ICU'))),
    ('a component without a version', 'sbom', 'no version', lambda r: sbom_with(
        r, lambda contents: next(one for one in contents['packages'] if one['name'] == 'Yams').pop('versionInfo'))),
    ('another sum in it', 'sbom', 'the sum of install.sh', lambda r: (r.folder / 'install.sh').write_text('#')),
    ('a formula with another sum', 'formula', 'another sum', lambda r: text_with(r.formula, 'sha256 "', 'sha256 "0')),
    ('a formula whose test fails', 'formula', "no 'weak_router'", lambda r: text_with(
        r.formula, '"strong_router"', '"weak_router"')),
    ('a formula that is not Ruby', 'formula', 'syntax error', lambda r: text_with(r.formula, 'class ', 'klass ')),
    ('a formula without the manual', 'formula', 'it installs', lambda r: text_with(r.formula, 'man1.install', '#')),
    ('a formula with an unknown word', 'formula', 'undefined', lambda r: text_with(r.formula, 'homepage', 'website')),
    ('a formula that takes another archive for macOS', 'formula', 'for macos on arm', lambda r: text_with(
        r.formula, 'universal-apple', 'arm64-apple')),
    ('an installer that checks no sum', 'installer', 'wrong sum', lambda r: text_with(
        r.folder / 'install.sh', *WITHOUT_SUM_CHECK)),
    ('an installer whose last line can be cut', 'installer', 'cut after', lambda r: text_with(
        r.folder / 'install.sh', '{ main "$@"; }', 'main "$@"')),
    ('an installer that leaves its download', 'installer', 'left', lambda r: text_with(
        r.folder / 'install.sh', 'rm -rf "$scratch"', 'true')),
    ('an installer that installs what does not run', 'installer', 'does not run', lambda r: text_with(
        r.folder / 'install.sh', '"$scratch/$name/bin/riblint" --version', 'true')),
    ('an installer with another version', 'installer', 'its own version', lambda r: text_with(
        r.folder / 'install.sh', f'version={r.version}\n', 'version=0.0.1\n')),
)


def unnoticed(release, checks):
    """A complaint for each defect that its check does not notice. Each defect is in a copy of the artifacts."""
    by_name = {check.__name__.removeprefix('check_'): check for check in checks}
    for title, name, words, spoil in DEFECTS:
        broken = release.copied()
        spoil(broken)
        found = list(by_name[name](broken))
        if not any(words in complaint for complaint in found):
            yield f'self-test: {title} is not noticed by {name}: {found}'
