"""Built programs: for which platform one is, what it is called there, and what is linked into it."""
import json
import platform
import re
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple, Optional, Tuple

import project


class Platform(NamedTuple):
    """The names that distribution channels have for one platform. They are promises: other tools look for them."""
    name: str
    tarball: Optional[str] = None
    wheel: Optional[str] = None
    # The folder in the artifact bundle, and the targets of Swift that it is for.
    variant: Optional[str] = None
    triples: Tuple[str, ...] = ()


# Wheels and the tarball of macOS differ: one wheel for each processor is half as large to download, and the tarball and
# the bundle have one program for both.
PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform('linux-x86_64', 'x86_64-unknown-linux-gnu', 'manylinux_2_35_x86_64', 'linux-x86_64',
                 ('x86_64-unknown-linux-gnu',)),
        Platform('linux-aarch64', 'aarch64-unknown-linux-gnu', 'manylinux_2_35_aarch64', 'linux-aarch64',
                 ('aarch64-unknown-linux-gnu', 'arm64-unknown-linux-gnu')),
        Platform('macos-universal', 'universal-apple-macosx', None, 'macos',
                 ('arm64-apple-macosx', 'x86_64-apple-macosx')),
        Platform('macos-arm64', wheel='macosx_15_0_arm64'),
        Platform('macos-x86_64', wheel='macosx_15_0_x86_64'),
    )
}


class Component(NamedTuple):
    """Something of others that may be linked into a program."""
    name: str
    url: str
    license: str
    # Its license's file in Packaging/Licenses.
    text: str
    # Bytes that are in a program if and only if this is linked into it. A group in it is the version.
    marker: bytes
    # The package in Package.resolved, if it is one.
    package: Optional[str] = None
    # Whether it comes with the toolchain, in its version.
    is_toolchain: bool = False


APACHE = 'Apache-2.0 WITH Swift-exception'
COMPONENTS = (
    Component('swift-argument-parser', 'https://github.com/apple/swift-argument-parser', APACHE, 'Swift.txt',
              rb'14ArgumentParser', 'swift-argument-parser'),
    Component('swift-system', 'https://github.com/apple/swift-system', APACHE, 'Swift.txt', rb'13SystemPackage',
              'swift-system'),
    Component('Yams', 'https://github.com/jpsim/Yams', 'MIT', 'Yams.txt', rb'4Yams4Node', 'yams'),
    # Yams contains a copy of its sources, and names no version.
    Component('libyaml', 'https://github.com/yaml/libyaml', 'MIT', 'libyaml.txt',
              rb'did not find expected <document start>'),
    Component('Swift', 'https://github.com/swiftlang/swift', APACHE, 'Swift.txt',
              rb'Fatal access conflict detected\.', is_toolchain=True),
    Component('libdispatch', 'https://github.com/swiftlang/swift-corelibs-libdispatch', APACHE, 'Swift.txt',
              rb'com\.apple\.root\.default-qos', is_toolchain=True),
    Component('Foundation', 'https://github.com/swiftlang/swift-corelibs-foundation', APACHE, 'Swift.txt',
              rb'org\.swift\.Foundation', is_toolchain=True),
    Component('FoundationEssentials', 'https://github.com/swiftlang/swift-foundation', APACHE, 'Swift.txt',
              rb'20FoundationEssentials', is_toolchain=True),
    Component('ICU', 'https://github.com/swiftlang/swift-foundation-icu', 'Unicode-3.0', 'ICU.txt', rb'icudt(\d+)l'),
)


class Program:
    """A built program."""

    def __init__(self, path):
        self.path = Path(path).resolve()
        if not self.path.is_file():
            raise SystemExit(f'error: no program at {path}; build it with .ci/program')
        self.data = self.path.read_bytes()
        self.platform = PLATFORMS[self.identify()]

    def identify(self):
        """The name of the platform, from the header of the file: ELF, Mach-O, or Mach-O for several processors."""
        head = self.data[:4096]
        if head[:6] == b'\x7fELF\2\1':
            machine = {62: 'x86_64', 183: 'aarch64'}.get(struct.unpack_from('<H', head, 18)[0])
            if machine and b'ld-musl' not in head:
                return f'linux-{machine}'
        if head[:4] == b'\xcf\xfa\xed\xfe':
            machine = {0x01000007: 'x86_64', 0x0100000c: 'arm64'}.get(struct.unpack_from('<I', head, 4)[0])
            if machine:
                return f'macos-{machine}'
        if head[:4] == b'\xca\xfe\xba\xbe':
            return 'macos-universal'
        raise SystemExit(f'error: {self.path} is not a program for Linux with glibc or for macOS, on x86_64 or arm64')

    @property
    def runs_here(self):
        system = {'Linux': 'linux', 'Darwin': 'macos'}.get(platform.system())
        return self.platform.name in (f'{system}-{platform.machine()}', f'{system}-universal')

    def output(self, *arguments):
        """What the program prints with these arguments."""
        return subprocess.run([self.path, *arguments], stdout=subprocess.PIPE, check=True).stdout

    @property
    def version(self):
        return self.output('--version').decode().strip()

    def components(self):
        """The components that are linked into the program, each with its version if the program contains one."""
        found = ((component, re.search(component.marker, self.data)) for component in COMPONENTS)
        return {
            component: match[1].decode() if match.groups() else None
            for component, match in found if match
        }


def opened(paths):
    """Programs of different platforms, and the one of them that runs here, which has the version of the sources."""
    programs = [Program(path) for path in paths]
    names = [program.platform.name for program in programs]
    if twice := {name for name in names if names.count(name) > 1}:
        raise SystemExit(f'error: two programs for {", ".join(sorted(twice))}')
    running = next((program for program in programs if program.runs_here), None)
    if not running:
        raise SystemExit(f'error: none of the programs runs here, on {platform.system()} {platform.machine()}')
    if running.version != project.version():
        raise SystemExit(
            f'error: {running.path} is version {running.version}, the sources are {project.version()}; '
            'build it again with .ci/program')
    return programs, running


def versions(components, swift):
    """The version of each component: its own, that in Package.resolved, or the toolchain's; none is not known."""
    resolved = project.ROOT / 'Package.resolved'
    if not resolved.exists():
        raise SystemExit("error: no Package.resolved; run 'swift package resolve'")
    pins = {pin['identity']: pin['state']['version'] for pin in json.loads(resolved.read_text())['pins']}
    return {
        component: own or pins.get(component.package) or (swift if component.is_toolchain else None)
        for component, own in components.items()
    }


def swift_version():
    """The version of the Swift on the PATH."""
    try:
        text = subprocess.run(['swift', '--version'], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit("error: no 'swift' on the PATH; pass --swift with the version that built the programs")
    return re.search(r'Swift version (\S+)', text)[1]
