#!/usr/bin/env python3
"""The files of an installation, as they are in tarballs: the program, its manual page, completions and documents.

    tree.py --to PREFIX [--program PATH]      installs below a folder such as /usr/local
    tree.py --to PREFIX --remove              removes what that installs

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
import shutil
from pathlib import Path

import licenses
import programs
import project
from archives import Entry

DOCUMENTS = 'share/doc/riblint'
COMPLETIONS = {
    'bash': 'share/bash-completion/completions/riblint',
    'zsh': 'share/zsh/site-functions/_riblint',
    'fish': 'share/fish/vendor_completions.d/riblint.fish',
}


def shared(running):
    """The files that all platforms have. The program that runs here writes the completions."""
    yield Entry('share/man/man1/riblint.1', (project.ROOT / 'Documentation' / 'riblint.1').read_bytes())
    for shell, path in COMPLETIONS.items():
        yield Entry(path, running.output('--generate-completion-script', shell))
    for name in ('README.md', 'CHANGELOG.md'):
        yield Entry(f'{DOCUMENTS}/{name}', (project.ROOT / name).read_bytes())


def entries(program, running):
    """All files for one program."""
    own = [Entry('bin/riblint', program.data, executable=True)]
    own += [Entry(f'{DOCUMENTS}/LICENSES/{entry.name}', entry.data) for entry in licenses.entries(program)]
    return own + list(shared(running))


def install(files, folder):
    for entry in files:
        path = folder / entry.name
        path.parent.mkdir(parents=True, exist_ok=True)
        # A program that runs cannot be written to, but another can take its name.
        new = path.with_name(path.name + '.new')
        new.write_bytes(entry.data)
        new.chmod(entry.mode)
        new.rename(path)


def remove(folder):
    """Removes what any version installs. Folders that others use stay, even if they are empty then."""
    for name in ('bin/riblint', 'share/man/man1/riblint.1', *COMPLETIONS.values()):
        (folder / name).unlink(missing_ok=True)
    shutil.rmtree(folder / DOCUMENTS, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--to', required=True, type=Path, metavar='PREFIX')
    parser.add_argument('--program', type=Path, default=project.PROGRAM)
    parser.add_argument('--remove', action='store_true')
    options = parser.parse_args()
    if options.remove:
        remove(options.to)
    else:
        _, running = programs.opened([options.program])
        install(entries(running, running), options.to)


if __name__ == '__main__':
    main()
