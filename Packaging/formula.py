#!/usr/bin/env python3
"""Prints the Homebrew formula of a release, whose artifacts dist.py has made.

    formula.py [--allow-missing] [FOLDER]      by default dist

With --allow-missing, the formula of a release without all platforms has sums of zeros, which no file has.

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import re
from pathlib import Path

import programs
import project

TEMPLATE = project.ROOT / 'Packaging' / 'homebrew' / 'riblint.rb.in'


def spdx(license):
    """A license in the form that Homebrew has for it."""
    name, _, exception = license.partition(' WITH ')
    return f'{{ "{name}" => {{ with: "{exception}" }} }}' if exception else f'"{name}"'


def formula(folder, allow_missing=False):
    version = project.version()
    lines = (folder / f'riblint-{version}-checksums.txt').read_text(encoding='utf-8').splitlines()
    sums = dict(reversed(line.split('  ')) for line in lines)
    words = {
        'VERSION': version,
        'LICENSES': ', '.join(['"MIT"', *sorted({
            spdx(component.license) for component in programs.COMPONENTS if component.license != 'MIT'})]),
    }
    for platform in programs.PLATFORMS.values():
        if platform.tarball:
            name = f'riblint-{version}-{platform.tarball}.tar.gz'
            if name not in sums and not allow_missing:
                raise SystemExit(f'error: {folder} has no {name}; pass --allow-missing if it may')
            words[f'URL {platform.tarball}'] = f'{project.DOWNLOADS}/{version}/{name}'
            words[f'SUM {platform.tarball}'] = sums.get(name, '0' * 64)
    return re.sub(r'@([A-Z]+( [\w-]+)?)@', lambda match: words[match[1]], TEMPLATE.read_text(encoding='utf-8'))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--allow-missing', action='store_true')
    parser.add_argument('folder', nargs='?', type=Path, default=project.ROOT / 'dist', metavar='FOLDER')
    options = parser.parse_args()
    print(formula(options.folder, options.allow_missing), end='')


if __name__ == '__main__':
    main()
