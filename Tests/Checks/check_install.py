"""Checks install.sh of a release: it installs what has the right sum, and leaves nothing behind otherwise.

check_dist.py calls `complaints`. The release is served on 127.0.0.1.
"""
import functools
import hashlib
import http.server
import os
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
# Shells that /bin/sh is on Debian and was on macOS.
SHELLS = [['dash'], ['bash', '--posix']]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Release:
    """A folder of releases on a local server, and runs of its install.sh with folders of their own."""

    def __init__(self, dist, version, scratch):
        self.dist, self.version, self.scratch = dist, version, Path(scratch)
        self.served = self.scratch / 'served' / version
        self.served.mkdir(parents=True)
        for path in dist.iterdir():
            (self.served / path.name).symlink_to(path)
        self.server = http.server.ThreadingHTTPServer(
            ('127.0.0.1', 0), functools.partial(Quiet, directory=self.scratch / 'served'))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.archive = next(path.name for path in dist.glob('*-linux-gnu.tar.gz'))
        self.sums = f'riblint-{version}-checksums.txt'

    def run(self, shell, *arguments, script=None, machine=None):
        """Runs the script, and returns its result and the files that it leaves in the home and scratch folders."""
        with tempfile.TemporaryDirectory(dir=self.scratch) as folder:
            home, temporary, tools = (Path(folder) / name for name in ('home', 'tmp', 'tools'))
            for path in (home, temporary, tools):
                path.mkdir()
            if machine:
                (tools / 'uname').write_text(f'#!/bin/sh\n[ "$1" = -s ] && echo {machine[0]} || echo {machine[1]}\n')
                (tools / 'uname').chmod(0o755)
            file = Path(folder) / 'install.sh'
            file.write_bytes((self.dist / 'install.sh').read_bytes() if script is None else script)
            done = subprocess.run(
                [*shell, file, *arguments], capture_output=True, text=True, cwd=home, env={
                    'PATH': f'{tools}:{os.environ["PATH"]}', 'HOME': str(home), 'TMPDIR': str(temporary),
                    'RIBLINT_DOWNLOADS': f'http://127.0.0.1:{self.server.server_port}',
                })
            left = sorted(path.relative_to(folder) for top in (home, temporary) for path in top.rglob('*'))
            program = home / '.local/bin/riblint'
            output = subprocess.run([program, '--version'], capture_output=True, text=True).stdout \
                if program.exists() else ''
            return done, [path for path in map(str, left)], output.strip()

    def replace(self, name, data):
        (self.served / name).unlink()
        (self.served / name).write_bytes(data)

    def restore(self, name):
        (self.served / name).unlink()
        (self.served / name).symlink_to(self.dist / name)


def refused(release, shell, title, words, *arguments, **options):
    """A complaint unless a run fails with these words and leaves nothing behind."""
    done, left, _ = release.run(shell, *arguments, **options)
    if done.returncode != 1 or words not in done.stderr or left:
        yield f'{title}: status {done.returncode}, left {left}, said: {done.stderr.strip()!r}'


def installs(release, shell):
    name = shell[0]
    here = ['home/.local', 'home/.local/bin', 'home/.local/bin/riblint']
    for title, arguments in (('its own version', []), ('a named version', [release.version])):
        done, left, version = release.run(shell, *arguments)
        if done.returncode or left != here or version != release.version:
            yield f'{name}: {title}: status {done.returncode}, left {left}, said: {done.stderr.strip()!r}'
    done, left, _ = release.run(shell, '-b', 'a folder')
    if done.returncode or left != ['home/a folder', 'home/a folder/riblint']:
        yield f'{name}: -b: status {done.returncode}, left {left}, said: {done.stderr.strip()!r}'


def refuses(release, shell):
    name, archive = shell[0], release.archive
    check = functools.partial(refused, release, shell)
    yield from check(f'{name}: unknown system', 'no riblint for FreeBSD on amd64', machine=('FreeBSD', 'amd64'))
    yield from check(f'{name}: unknown processor', 'no riblint for Linux on riscv64', machine=('Linux', 'riscv64'))
    yield from check(f'{name}: a version that was not released', 'cannot download', '9.9.9')
    yield from check(f'{name}: unknown option', 'usage', '-x')
    yield from check(f'{name}: a word too many', 'usage', release.version, 'more')
    yield from check(f'{name}: no version', 'name the version', script=(REPOSITORY / 'install.sh').read_bytes())

    data = bytearray((release.dist / archive).read_bytes())
    data[len(data) // 2] ^= 1
    release.replace(archive, bytes(data))
    yield from check(f'{name}: wrong sum', 'damaged')
    sums = (release.dist / release.sums).read_text()
    release.replace(release.sums, ''.join(
        line for line in sums.splitlines(True) if archive not in line).encode())
    yield from check(f'{name}: no sum', f'has no {archive}')

    # A program that does not run, whose sum is right.
    top = archive.removesuffix('.tar.gz')
    folder = release.scratch / 'broken' / top / 'bin'
    folder.mkdir(parents=True)
    (folder / 'riblint').write_text('#!/bin/sh\nexit 127\n')
    (folder / 'riblint').chmod(0o755)
    packed = subprocess.run(['tar', '-czC', folder.parents[1], top], stdout=subprocess.PIPE, check=True).stdout
    release.replace(archive, packed)
    release.replace(release.sums, f'{hashlib.sha256(packed).hexdigest()}  {archive}\n'.encode())
    yield from check(f'{name}: a program that does not run', 'needs glibc 2.35')
    shutil.rmtree(folder.parents[1])
    release.restore(archive)
    release.restore(release.sums)


def cut(release, shell):
    """Cut at every 64th byte, and at every byte of the last line: nothing is left behind."""
    script = (release.dist / 'install.sh').read_bytes()
    last = script.rstrip(b'\n').rindex(b'\n')
    # The whole script without its last newline is whole.
    for length in [*range(0, last, 64), *range(last, len(script) - 1)]:
        done, left, _ = release.run(shell, script=script[:length])
        if left:
            yield f'{shell[0]}: cut after {length} bytes: left {left}'


def complaints(dist, version):
    found = []
    with tempfile.TemporaryDirectory(prefix='riblint-install-') as scratch:
        release = Release(dist.resolve(), version, scratch)
        for shell in SHELLS:
            for check in (installs, refuses, cut):
                found += check(release, shell)
        release.server.shutdown()
    return found
