#!/usr/bin/env python3
"""Writes the artifact bundle, by which Swift packages get the program as a binary target.

    bundle.py [--allow-missing] [--output ZIP] [PROGRAM]...    by default of .build-shipped/riblint

Prints the checksum for the manifest, which is that of `swift package compute-checksum`. A bundle has a program for
Linux on x86_64, one for Linux on arm64, and one for macOS on both; with --allow-missing, it may lack some.

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import json
import sys
from pathlib import Path

import licenses
import programs
import project
from archives import Entry, sha256, zipped

NAME = 'riblint.artifactbundle'


def bundle(found, version, allow_missing=False):
    """The bytes of the zip, from programs. Names in it are a promise, so none contains the version."""
    variants = {program.platform: program for program in found if program.platform.variant}
    known = (platform for platform in programs.PLATFORMS.values() if platform.variant)
    missing = [platform.variant for platform in known if platform not in variants]
    if missing:
        message = f'the bundle lacks {", ".join(missing)}'
        if not allow_missing:
            raise SystemExit(f'error: {message}; pass --allow-missing if it may')
        print(f'note: {message}', file=sys.stderr)
    described = [
        {'path': f'{platform.variant}/riblint', 'supportedTriples': list(platform.triples)} for platform in variants
    ]
    info = {
        'schemaVersion': '1.0',
        'artifacts': {'riblint': {'type': 'executable', 'version': version, 'variants': described}},
    }
    files = [Entry('info.json', (json.dumps(info, indent=2) + '\n').encode())]
    files += [Entry(f'LICENSES/{entry.name}', entry.data) for entry in licenses.entries(*variants.values())]
    files += [Entry(f'{platform.variant}/riblint', program.data, True) for platform, program in variants.items()]
    return zipped(Entry(f'{NAME}/{name}', data, executable) for name, data, executable in files)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--allow-missing', action='store_true')
    parser.add_argument('--output', type=Path, default=Path(NAME + '.zip'), metavar='ZIP')
    parser.add_argument('programs', nargs='*', default=[project.PROGRAM], metavar='PROGRAM')
    options = parser.parse_args()
    found, running = programs.opened(options.programs)
    data = bundle(found, running.version, options.allow_missing)
    options.output.write_bytes(data)
    print(sha256(data))


if __name__ == '__main__':
    main()
