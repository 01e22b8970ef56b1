"""The licenses of what is linked into a program, as files to ship with it."""
import project
from archives import Entry

FOLDER = project.ROOT / 'Packaging' / 'Licenses'
HEAD = """riblint contains the following software. Each line names the license and the file here with its text.

riblint: MIT (riblint.txt)
"""


def linked(programs):
    """The components that are linked into any of the programs."""
    return list(dict.fromkeys(component for program in programs for component in program.components()))


def entries(*programs):
    """The texts of licenses, and CONTENTS.txt, which says what each is for."""
    found = linked(programs)
    lines = [f'{component.name}: {component.license} ({component.text})\n' for component in found]
    yield Entry('CONTENTS.txt', (HEAD + ''.join(lines)).encode())
    yield Entry('riblint.txt', (project.ROOT / 'LICENSE').read_bytes())
    for name in sorted({component.text for component in found}):
        yield Entry(name, (FOLDER / name).read_bytes())


def expression(*programs):
    """The SPDX expression for all of it."""
    others = sorted({component.license for component in linked(programs)} - {'MIT'})
    return ' AND '.join(['MIT', *others])
