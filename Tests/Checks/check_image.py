#!/usr/bin/env python3
"""Builds the container images and runs the program in them.

    check_image.py --riblint PATH              the image without a system, on libraries of this machine: seconds
    check_image.py --riblint PATH --full       both images, on a Debian 12 that debootstrap makes: a minute
    check_image.py --self-test                 broken images of a small program are noticed: seconds

Requires root, buildah and skopeo, --full debootstrap and its network as well, and --self-test gcc. Containers are
isolated by chroot alone, so neither a registry nor a daemon is needed.

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import dist_defects

REPOSITORY = Path(__file__).resolve().parents[2]
CONTAINERFILE = REPOSITORY / 'Packaging' / 'Containerfile'
FIXTURE = REPOSITORY / 'Fixtures' / 'Projects' / 'HarbourLeaky'
LIBRARIES = ('ld-linux-x86-64.so.2', 'libc.so.6', 'libm.so.6', 'libgcc_s.so.1', 'libstdc++.so.6')
COPYRIGHTS = ('usr/share/doc/libc6/copyright', 'usr/share/doc/gcc-12-base/copyright')
STRANGER = 12345


def run(command, **options):
    return subprocess.run([os.fspath(word) for word in command], **{
        'stdin': subprocess.DEVNULL, 'capture_output': True, 'text': True, **options})


class Images:
    """Images and containers in a folder of their own, and the context that they are built from."""

    def __init__(self, riblint, scratch):
        self.riblint, self.scratch = Path(riblint).resolve(), scratch
        self.store = ['--root', scratch / 'images', '--runroot', scratch / 'run']
        self.version = run([self.riblint, '--version']).stdout.strip()
        self.context = scratch / 'context'
        run([sys.executable, REPOSITORY / 'Packaging/tree.py', '--to', self.context / 'amd64', '--program',
             self.riblint], check=True, capture_output=False)

    def buildah(self, *arguments, **options):
        return run(['buildah', *self.store, *arguments], **options)

    def require(self, *arguments):
        done = self.buildah(*arguments)
        if done.returncode:
            raise SystemExit(f'check_image: buildah {arguments[0]}: {done.stderr.strip()}')
        return done.stdout.strip()

    def base(self, folder):
        """Makes the base image of a folder."""
        file = self.scratch / 'Base'
        file.write_text('FROM scratch\nCOPY . /\n')
        self.require('bud', '--isolation', 'chroot', '--quiet', '--tag', 'localhost/base', '--file', file, folder)

    def build(self, target, containerfile=CONTAINERFILE):
        """Builds an image, and returns its digest and its configuration, as a registry has them."""
        self.require(
            'bud', '--isolation', 'chroot', '--format', 'oci', '--quiet', '--no-cache', '--timestamp', '0', '--target',
            target, '--build-arg', 'BASE=localhost/base', '--build-arg', f'VERSION={self.version}', '--tag',
            f'localhost/riblint:{target}', '--file', containerfile, self.context)
        layout = Path(tempfile.mkdtemp(dir=self.scratch))
        self.require('push', '--quiet', f'localhost/riblint:{target}', f'oci:{layout}')
        shown = json.loads(run(['skopeo', 'inspect', f'oci:{layout}'], check=True).stdout)
        config = json.loads(run(['skopeo', 'inspect', '--config', f'oci:{layout}'], check=True).stdout)['config']
        shutil.rmtree(layout)
        return shown['Digest'], config

    def run(self, target, *command, mount=FIXTURE, before=None):
        """Runs a command in a new container, with a folder at /src. `before` is run there first."""
        container = self.require('from', f'localhost/riblint:{target}')
        prefix = ['run', '--isolation', 'chroot', '--volume', f'{mount}:/src', container, '--']
        if before:
            self.require(*prefix, *before)
        done = self.buildah(*prefix, *command)
        self.require('rm', container)
        return done

    def expected(self, *arguments, folder=FIXTURE):
        return run([self.riblint, *arguments], cwd=folder)


def libraries_of_this_machine(to):
    """A folder with what the image without a system takes from Debian."""
    for name in LIBRARIES:
        source = Path('/lib/x86_64-linux-gnu') / name
        path = to / ('usr/lib' if name.startswith('libstdc++') else 'lib') / 'x86_64-linux-gnu' / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, path)
    for name in COPYRIGHTS:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_text('the copyright file of a Debian package\n')
    return to


def debian(to):
    """A folder with a minimal Debian 12 and git."""
    done = run(['debootstrap', '--variant=minbase', '--include=git,ca-certificates,libstdc++6', 'bookworm', to])
    if done.returncode:
        raise SystemExit(f'check_image: debootstrap: {done.stdout[-500:]}{done.stderr[-500:]}')
    return to


def built(images, target, containerfile=CONTAINERFILE):
    """Complaints about how an image is built and described."""
    digest, config = images.build(target, containerfile)
    again, _ = images.build(target, containerfile)
    if digest != again:
        yield f'{target}: two builds have the digests {digest} and {again}'
    labels = {
        name.removeprefix('org.opencontainers.image.'): value for name, value in config.get('Labels', {}).items()}
    if (labels.get('title'), labels.get('version')) != ('riblint', images.version) or 'source' not in labels:
        yield f'{target}: its labels are {labels}'
    if config.get('Entrypoint') != ['riblint'] or config.get('WorkingDir') != '/src' or config.get('Cmd'):
        yield f'{target}: it runs {config.get("Entrypoint")} {config.get("Cmd")} in {config.get("WorkingDir")}'


def same(images, target, *arguments):
    """A complaint unless the program in the image reports what it does outside."""
    done, expected = images.run(target, 'riblint', *arguments), images.expected(*arguments)
    if (done.returncode, done.stdout) != (expected.returncode, expected.stdout):
        yield f'{target}: {" ".join(arguments)}: status {done.returncode} instead of {expected.returncode}, ' \
              f'{len(done.stdout)} bytes instead of {len(expected.stdout)}: {done.stderr.strip()[-300:]}'


def distroless(images, containerfile=CONTAINERFILE):
    yield from built(images, 'distroless', containerfile)
    yield from same(images, 'distroless', '--version')
    yield from same(images, 'distroless', 'lint', '.', '--no-progress')
    container = images.require('from', 'localhost/riblint:distroless')
    root = Path(images.require('mount', container))
    missing = [name for name in COPYRIGHTS if not (root / name).is_file()]
    if missing or not (root / 'usr/local/share/doc/riblint/LICENSES/CONTENTS.txt').is_file():
        yield f'distroless: licenses are missing: {missing}'
    files = [path for path in root.rglob('*') if path.is_file() and 'usr/local' not in os.fspath(path)]
    # The loader is there for both processors.
    unknown = {path.name for path in files} - {*LIBRARIES, 'copyright'}
    if unknown:
        yield f'distroless: it contains {sorted(unknown)}'
    images.require('rm', container)


def repository(folder):
    """A repository whose last commit adds the fixture's files."""
    shutil.copytree(FIXTURE, folder, ignore=shutil.ignore_patterns('.git'))
    git = ['git', '-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com']
    run([*git, 'init', '--quiet'], check=True)
    run([*git, 'commit', '--quiet', '--allow-empty', '--message', 'Empty'], check=True)
    run([*git, 'add', '.'], check=True)
    run([*git, 'commit', '--quiet', '--message', 'App'], check=True)
    return folder


def default(images):
    yield from built(images, 'default')
    yield from same(images, 'default', 'lint', '.', '--no-progress')
    done = images.run('default', 'sh', '-c', 'riblint --version && git --version')
    if done.returncode or not re.fullmatch(rf'{re.escape(images.version)}\ngit version .*\n', done.stdout):
        yield f'default: sh -c: status {done.returncode}: {done.stdout}{done.stderr}'
    folder = repository(images.scratch / 'stranger')
    since = ('lint', '--since', 'HEAD~1', '--no-progress')
    expected = images.expected(*since, folder=folder)
    for path in [folder, *folder.rglob('*')]:
        os.chown(path, STRANGER, STRANGER)
    done = images.run('default', 'riblint', *since, mount=folder)
    if done.returncode != 1 or done.stdout != expected.stdout:
        yield f"default: --since in another user's repository: status {done.returncode}: {done.stderr.strip()}"
    # The same without what the Containerfile does about it, or this proves nothing.
    unset = ['git', 'config', '--system', '--unset-all', 'safe.directory']
    done = images.run('default', 'riblint', *since, mount=folder, before=unset)
    if done.returncode != 2 or 'dubious ownership' not in done.stderr:
        yield f'default: git accepts the repository without safe.directory: status {done.returncode}: {done.stderr}'


# A title, words of the complaint, and what is replaced in the Containerfile.
DEFECTS = (
    ('a library is missing', 'libm.so.6', r'/lib/\*-linux-gnu/libm.so.6', ''),
    ('no license of glibc', 'licenses are missing', r'COPY --from=base /usr/share/doc/libc6.*', ''),
    ('no version among the labels', 'its labels are', r'org.opencontainers.image.version=\S+ \\\n', ''),
    ('another entry point', 'it runs', r'ENTRYPOINT \["riblint"\]', 'ENTRYPOINT ["/bin/sh"]'),
    ('files that it does not need', 'it contains', r'COPY (.*) /usr/share/doc/libc6/', r'COPY \1 /notes'),
)


def unnoticed(images):
    text = CONTAINERFILE.read_text()
    for title, words, old, new in DEFECTS:
        broken, count = re.subn(old, new, text)
        file = images.scratch / 'Broken'
        file.write_text(broken)
        found = list(distroless(images, file))
        if not count or not any(words in complaint for complaint in found):
            yield f'self-test: {title} is not noticed: {found}'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', type=Path)
    parser.add_argument('--full', action='store_true')
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    if bool(options.riblint) == options.self_test or options.full and options.self_test:
        parser.error('pass either --riblint or --self-test')
    with tempfile.TemporaryDirectory(prefix='riblint-image-') as scratch:
        scratch = Path(scratch)
        images = Images(dist_defects.stand_in(scratch) if options.self_test else options.riblint, scratch)
        images.base((debian if options.full else libraries_of_this_machine)(scratch / 'base'))
        found = list(distroless(images))
        if options.full:
            found += default(images)
        if options.self_test:
            found += unnoticed(images)
        images.buildah('rm', '--all')
        images.buildah('rmi', '--all', '--force')
    print('\n'.join([*found, f'check_image: {len(found)} complaints']))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
