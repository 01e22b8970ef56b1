#!/usr/bin/env python3
"""Makes a release, in two commits that it never pushes.

    release.py VERSION [--program PATH]             prepares: a commit with the version, the changelog and the pages
    release.py VERSION --finish [--dist FOLDER]     finishes: a commit with the sums of the artifacts, and the tag
    release.py VERSION --dry-run [--program PATH]   does both in a clone, and shows what they would change

Between the two, push, and let .github/workflows/release.yml build the artifacts of the first commit: the action checks
the sums of what it downloads, so they have to be in the commit with the tag. `Packaging/README.md` has all steps.

Everything is refused that could not be taken back: uncommitted changes, a tag that exists, a version that is too low
for what changes, a changelog that says nothing. --program names a program that is built of these sources already, with
the new version; otherwise preparing builds it. Finishing writes what is published elsewhere into .build-release.

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import datetime
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import changes
import export
import formula
import programs
import project
from archives import sha256

CHANGELOG = project.ROOT / 'CHANGELOG.md'
UNRELEASED = '## Unreleased\n'
CONTRACT = 'Documentation/contract.json'
# Pages with what the program prints.
PAGES = ('contract.py', 'manual.py', 'pages.py', 'capture.py')
SUMS = project.ROOT / 'Packaging' / 'action' / 'checksums.txt'
PINS = project.ROOT / 'Packaging' / 'dependencies.txt'
PUBLISHED = project.ROOT / '.build-release'


def fail(message):
    raise SystemExit(f'error: {message}')


def git(*arguments):
    run = subprocess.run(['git', *arguments], cwd=project.ROOT, capture_output=True, text=True)
    if run.returncode:
        fail(f'git {arguments[0]}: {run.stderr.strip()}')
    return run.stdout.rstrip('\n')


def releases():
    """The versions of all tags, the lowest first."""
    return sorted((tag for tag in git('tag').split('\n') if re.fullmatch(r'\d+\.\d+\.\d+', tag)), key=changes.numbers)


def refuse(version):
    """Ends with what speaks against a release of this version now."""
    if not re.fullmatch(r'(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}', version):
        fail(f"'{version}' is not a version; expected three numbers, for example 0.2.0")
    if changed := git('status', '--porcelain'):
        fail(f'there are uncommitted changes; commit or stash them:\n{changed}')
    if version in releases():
        fail(f'{version} is released; its tag exists')
    if (earlier := releases()) and changes.numbers(version) < changes.numbers(earlier[-1]):
        fail(f'{version} is lower than {earlier[-1]}, the last release')


def section(version):
    """What the changelog says of a version, without its heading."""
    text = CHANGELOG.read_text(encoding='utf-8')
    found = re.search(rf'^## {re.escape(version)}\b.*\n((?:(?!## ).*\n)*)', text, flags=re.MULTILINE)
    return found[1].strip() if found else ''


def write_version(version):
    text = project.VERSION_FILE.read_text(encoding='utf-8')
    project.VERSION_FILE.write_text(project.VERSION_LINE.sub(rf'\g<1>{version}\g<3>', text), encoding='utf-8')


def write_changelog(version):
    """Gives the version to what is unreleased."""
    if not section('Unreleased'):
        fail('the changelog has nothing below Unreleased')
    today = datetime.datetime.fromtimestamp(project.time(), datetime.timezone.utc)
    text = CHANGELOG.read_text(encoding='utf-8')
    heading = f'{UNRELEASED}\n## {version} - {today:%Y-%m-%d}\n'
    CHANGELOG.write_text(text.replace(UNRELEASED, heading, 1), encoding='utf-8')


def write_pins():
    """The versions of packages that this release is built with. Revisions may be those of a mirror."""
    resolved = json.loads((project.ROOT / 'Package.resolved').read_text())
    lines = [f'{pin["identity"]} {pin["state"]["version"]}\n' for pin in resolved['pins']]
    PINS.write_text(''.join(sorted(lines)), encoding='utf-8')


def contracts():
    """The contract of the last release, or None, and that of this one."""
    earlier = releases()
    old = json.loads(git('show', f'{earlier[-1]}:{CONTRACT}')) if earlier else None
    return old, json.loads((project.ROOT / CONTRACT).read_text(encoding='utf-8'))


def prepare(version, program):
    refuse(version)
    write_version(version)
    write_changelog(version)
    if not program:
        subprocess.run([project.ROOT / '.ci' / 'program'], check=True)
        program = project.PROGRAM
    programs.opened([program])
    for page in PAGES:
        subprocess.run([sys.executable, project.ROOT / 'Documentation' / page, '--riblint', program], check=True)
    write_pins()
    old, new = contracts()
    if old and (wrong := changes.verdict(old, new)[1]):
        fail(f"{wrong}; 'git checkout .' takes back what was written")
    # Nothing else was changed before. Pages of new rules are new files.
    git('add', '--all')
    git('commit', '--quiet', '--message', f'Version {version}')


def verified(folder, version):
    """The lines of the checksums file, after a look at each file."""
    lines = (folder / f'riblint-{version}-checksums.txt').read_text(encoding='utf-8').splitlines()
    for line in lines:
        expected, name = line.split('  ')
        if sha256((folder / name).read_bytes()) != expected:
            fail(f'the sum of {folder / name} is not that of the checksums file')
    return lines


def notes(version):
    """The text of the release."""
    yield f'{section(version)}\n'
    old, new = contracts()
    if old:
        found = list(changes.notes(old, new)) or ['Nothing that VERSIONING.md is about has changed.\n']
        yield f'## Upgrading from {old["version"]}\n\n' + '\n'.join(found)


def finish(version, folder, allow_missing):
    refuse(version)
    if project.version() != version:
        fail(f'the sources are version {project.version()}; prepare {version} first')
    lines = verified(folder, version)
    shutil.rmtree(PUBLISHED, ignore_errors=True)
    PUBLISHED.mkdir()
    (PUBLISHED / 'notes.md').write_text('\n'.join(notes(version)), encoding='utf-8')
    (PUBLISHED / 'riblint.rb').write_text(formula.formula(folder, allow_missing), encoding='utf-8')
    bundle = (folder / 'riblint.artifactbundle.zip').read_bytes()
    for name in export.FOLDERS:
        export.export(name, PUBLISHED / name, version, bundle)
    # The newest first, after the comment: the action installs the version of the first line.
    archives = [f'{line}\n' for line in lines if line.endswith('.tar.gz')]
    old = SUMS.read_text(encoding='utf-8').splitlines(True)
    comment = [line for line in old if line.startswith('#')]
    SUMS.write_text(''.join(comment + archives + [line for line in old if line not in comment]), encoding='utf-8')
    git('commit', '--quiet', '--all', '--message', f'Sums of {version}')
    git('tag', '--annotate', version, '--message', f'riblint {version}')


def dry_run(version, program):
    """Runs the scripts of a clone of the last commit, which is removed afterwards."""
    refuse(version)
    with tempfile.TemporaryDirectory(prefix='riblint-release-') as folder:
        clone = Path(folder) / 'riblint'
        git('clone', '--quiet', str(project.ROOT), str(clone))
        shutil.copy(project.ROOT / 'Package.resolved', clone)
        script = [sys.executable, clone / 'Packaging' / 'release.py', version]
        program = [program] if program else []
        for command in (
                [*script, *(['--program', *program] if program else [])],
                [sys.executable, clone / 'Packaging' / 'dist.py', '--allow-missing', *program],
                [*script, '--finish', '--allow-missing'],
                ['git', '-C', clone, 'log', '--patch', '--format=commit: %s', 'HEAD~2..HEAD', '--', *SHOWN],
                ['git', '-C', clone, 'log', '--stat', '--format=commit: %s', 'HEAD~2..HEAD'],
        ):
            # The script of the clone has said what is wrong.
            if status := subprocess.run(command).returncode:
                raise SystemExit(status)
        for path in sorted((clone / PUBLISHED.name).rglob('*')):
            if path.is_file():
                print(f'\n--- {path.relative_to(clone)}\n{path.read_text(encoding="utf-8")}', end='')


# Short files whose changes are worth reading. Pages have their numbers of lines.
SHOWN = ('CHANGELOG.md', 'Sources', 'Packaging')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('version', metavar='VERSION')
    parser.add_argument('--dry-run', action='store_true')
    parser.add_argument('--finish', action='store_true')
    parser.add_argument('--program', type=lambda text: Path(text).resolve(), metavar='PATH')
    parser.add_argument('--dist', type=Path, default=project.ROOT / 'dist', metavar='FOLDER')
    parser.add_argument('--allow-missing', action='store_true', help='finish without the archives of all platforms')
    options = parser.parse_args()
    if options.dry_run:
        dry_run(options.version, options.program)
    elif options.finish:
        finish(options.version, options.dist, options.allow_missing)
        print(f"finished; to publish: git push origin HEAD {options.version}")
    else:
        prepare(options.version, options.program)
        print('prepared; push the commit, and run the workflow "release" on it')


if __name__ == '__main__':
    main()
