#!/usr/bin/env python3
"""Writes a wheel with the program, by which pip, uv and pre-commit install it where there is no Swift.

    wheel.py [--to FOLDER] [PROGRAM]...      by default into the current folder, of .build-shipped/riblint

Prints the name of each file that it writes. It contains no Python but `python -m riblint`, which runs the program.

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import base64
import hashlib
import re
from pathlib import Path

import licenses
import programs
import project
from archives import Entry, zipped

MODULE = '''"""Runs the program that this package installs: `python -m riblint`."""
import os
import sys
import sysconfig


def program():
    """The path of the program: beside this package's Python, of a user's installation, or of `pip install --target`."""
    schemes = [sysconfig.get_default_scheme() if hasattr(sysconfig, "get_default_scheme") else None]
    schemes += [scheme for scheme in sysconfig.get_scheme_names() if scheme.endswith("user")]
    folders = [sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts") for scheme in schemes]
    folders.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin"))
    for folder in folders:
        path = os.path.join(folder, "riblint")
        if os.path.isfile(path):
            return path
    sys.exit("riblint: error: the program is in none of " + ", ".join(folders) + "; install the package again")


if __name__ == "__main__":
    path = program()
    os.execv(path, [path, *sys.argv[1:]])
'''


def description(version):
    """The README, whose links are absolute, since PyPI shows it alone."""
    text = (project.ROOT / 'README.md').read_text(encoding='utf-8')
    text = re.sub(r'(srcset|src)="(Documentation/[^"]+)"',
                  rf'\1="https://raw.githubusercontent.com/riblint/riblint/{version}/\2"', text)
    return re.sub(r'\]\((?!https?:|#)([^)]+)\)', rf']({project.URL}/blob/{version}/\1)', text)


def metadata(program, version):
    head = [
        'Metadata-Version: 2.4',
        'Name: riblint',
        f'Version: {version}',
        f'Summary: {project.SUMMARY}',
        f'Project-URL: Source, {project.URL}',
        f'Project-URL: Changelog, {project.URL}/blob/{version}/CHANGELOG.md',
        f'License-Expression: {licenses.expression(program)}',
        *(f'License-File: LICENSES/{entry.name}' for entry in licenses.entries(program)),
        'Keywords: swift,ios,ribs,linter,static-analysis',
        'Classifier: Environment :: Console',
        'Classifier: Intended Audience :: Developers',
        'Classifier: Operating System :: ' + ('MacOS' if 'macos' in program.platform.name else 'POSIX :: Linux'),
        'Classifier: Topic :: Software Development :: Quality Assurance',
        'Requires-Python: >=3.8',
        'Description-Content-Type: text/markdown; charset=UTF-8',
    ]
    return '\n'.join(head) + '\n\n' + description(version)


def wheel(program, version):
    """The name and the bytes of the wheel for a program."""
    tag = f'py3-none-{program.platform.wheel}'
    info = f'riblint-{version}.dist-info'
    files = [
        Entry('riblint/__init__.py', b''),
        Entry('riblint/__main__.py', MODULE.encode()),
        Entry(f'riblint-{version}.data/scripts/riblint', program.data, executable=True),
        Entry(f'{info}/METADATA', metadata(program, version).encode()),
        Entry(f'{info}/WHEEL',
              f'Wheel-Version: 1.0\nGenerator: riblint\nRoot-Is-Purelib: false\nTag: {tag}\n'.encode()),
    ]
    files += [Entry(f'{info}/licenses/LICENSES/{entry.name}', entry.data) for entry in licenses.entries(program)]
    rows = []
    for entry in sorted(files):
        digest = base64.urlsafe_b64encode(hashlib.sha256(entry.data).digest()).rstrip(b'=').decode()
        rows.append(f'{entry.name},sha256={digest},{len(entry.data)}\n')
    files.append(Entry(f'{info}/RECORD', (''.join(rows) + f'{info}/RECORD,,\n').encode()))
    return f'riblint-{version}-{tag}.whl', zipped(files)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--to', type=Path, default=Path('.'), metavar='FOLDER')
    parser.add_argument('programs', nargs='*', default=[project.PROGRAM], metavar='PROGRAM')
    options = parser.parse_args()
    found, running = programs.opened(options.programs)
    for program in found:
        if program.platform.wheel:
            name, data = wheel(program, running.version)
            (options.to / name).write_bytes(data)
            print(name)


if __name__ == '__main__':
    main()
