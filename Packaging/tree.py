#!/usr/bin/env python3
"""The files of an installation, as they are in tarballs: the program, its manual page, completions and documents.

    tree.py --to PREFIX [--program PATH]      installs below a folder such as /usr/local
    tree.py --to PREFIX --remove              removes what that installs, and folders that are empty then

Exit status: 0 on success, 1 with what was wrong.
"""
import argparse
from pathlib import Path

import licenses
import project
import programs
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
    """Removes the files that any version installs: names are fixed, but licenses depend on what is linked."""
    names = ['bin/riblint', 'share/man/man1/riblint.1', *COMPLETIONS.values()]
    own = folder / DOCUMENTS
    found = [folder / name for name in names] + [path for path in own.rglob('*') if not path.is_dir()]
    for path in found:
        path.unlink(missing_ok=True)
    # Folders that others use are not empty.
    for path in sorted({parent for path in found for parent in path.parents if folder in parent.parents}, reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


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
