#!/usr/bin/env python3
"""Writes what a release puts into the repositories beside this one, from folders here.

    export.py pre-commit --to FOLDER                 hooks for pre-commit and prek: riblint-pre-commit
    export.py SwiftPM --to FOLDER --bundle ZIP       plugins for Swift packages and Xcode: riblint-plugins

The texts get the version, and the checksum of the artifact bundle. Whatever else FOLDER contains stays.

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import re
from pathlib import Path

import project
from archives import sha256

FOLDERS = ('pre-commit', 'SwiftPM')
# What building a package leaves.
LEFT = re.compile(r'(^|/)(\.build|Package\.resolved|build|[^/]*\.egg-info)(/|$)')


def files(name, version, bundle=None):
    """Pairs of a path and a text."""
    folder = project.ROOT / 'Packaging' / name
    values = {'VERSION': version, 'CHECKSUM': sha256(bundle) if bundle else None}

    def value(match):
        if not values[match[1]]:
            raise SystemExit('error: the checksum is missing; pass --bundle')
        return values[match[1]]
    yield 'LICENSE', (project.ROOT / 'LICENSE').read_text(encoding='utf-8')
    for path in sorted(folder.rglob('*')):
        relative = path.relative_to(folder).as_posix()
        if path.is_file() and not LEFT.search(relative):
            yield relative, re.sub('@(VERSION|CHECKSUM)@', value, path.read_text(encoding='utf-8'))


def export(name, to, version, bundle=None):
    for path, text in files(name, version, bundle):
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        (to / path).write_text(text, encoding='utf-8')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('name', choices=FOLDERS)
    parser.add_argument('--to', type=Path, required=True, metavar='FOLDER')
    parser.add_argument('--bundle', type=Path, metavar='ZIP')
    options = parser.parse_args()
    export(options.name, options.to, project.version(), options.bundle.read_bytes() if options.bundle else None)


if __name__ == '__main__':
    main()
