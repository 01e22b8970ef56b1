#!/usr/bin/env python3
"""Makes everything that a release consists of from built programs: the folder dist, which is removed first.

    dist.py [--allow-missing] [--swift VERSION] [--to FOLDER] [PROGRAM]...      by default of .build-shipped/riblint

A tarball and a wheel for each platform, the artifact bundle for Swift packages, install.sh, the schema of the
configuration, the bill of materials, and the sums of all. The same programs and sources give the same bytes. One of the
programs has to run here. --allow-missing is for bundles without all platforms, --swift the version that built the
programs (by default the one here).

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bundle
import programs
import project
import sbom
import tree
import wheel
from archives import Entry, sha256, tarball


def tarball_of(program, running, version):
    """The name and the bytes of a tarball, whose files are in one folder."""
    name = f'riblint-{version}-{program.platform.tarball}'
    files = (Entry(f'{name}/{path}', data, executable) for path, data, executable in tree.entries(program, running))
    return f'{name}.tar.gz', tarball(files)


def installer(version):
    """install.sh, which installs this version if it is told no other."""
    text, count = re.subn(r'^  version= #.*$', f'  version={version}',
                          (project.ROOT / 'install.sh').read_text(encoding='utf-8'), flags=re.MULTILINE)
    if count != 1:
        raise SystemExit(f"error: install.sh has {count} lines that begin with 'version= #' instead of one")
    return text.encode()


def artifacts(found, running, allow_missing):
    """All artifacts as pairs of a name and bytes. Most of the time is that of compression, which can use two cores."""
    version = running.version
    with ThreadPoolExecutor() as pool:
        jobs = [pool.submit(lambda: (f'{bundle.NAME}.zip', bundle.bundle(found, version, allow_missing)))]
        jobs += [pool.submit(tarball_of, each, running, version) for each in found if each.platform.tarball]
        jobs += [pool.submit(wheel.wheel, each, version) for each in found if each.platform.wheel]
        packed = [job.result() for job in jobs]
    return packed + [
        ('install.sh', installer(version)),
        (f'riblint-{version}-config.schema.json', running.output('config', 'schema')),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--allow-missing', action='store_true')
    parser.add_argument('--swift', metavar='VERSION')
    parser.add_argument('--to', type=Path, default=project.ROOT / 'dist', metavar='FOLDER')
    parser.add_argument('programs', nargs='*', default=[project.PROGRAM], metavar='PROGRAM')
    options = parser.parse_args()
    found, running = programs.opened(options.programs)
    version = running.version
    made = sorted(artifacts(found, running, options.allow_missing))
    made.append((f'riblint-{version}.spdx.json',
                 sbom.document(found, version, options.swift or programs.swift_version(), made)))
    sums = ''.join(f'{sha256(data)}  {name}\n' for name, data in sorted(made))
    made.append((f'riblint-{version}-checksums.txt', sums.encode()))
    shutil.rmtree(options.to, ignore_errors=True)
    options.to.mkdir(parents=True)
    for name, data in made:
        (options.to / name).write_bytes(data)
        print(f'{len(data):>12,} {name}')
    (options.to / 'install.sh').chmod(0o755)


if __name__ == '__main__':
    main()
