"""The wrong answers that are known: rows of carriers-known.tsv, by kind, the rule and the carriers, with a reason.

`carrier_table.py --record` writes the rows; reasons are kept. The list is to become empty.
"""
from pathlib import Path

FILE = Path(__file__).parent / 'carriers-known.tsv'
HEAD = 'kind\trule\tcarriers\treason'


def read(file=FILE):
    """The carriers and the reason, by kind and rule."""
    rows = [line.split('\t') for line in file.read_text(encoding='utf-8').splitlines()[1:]] if file.exists() else []
    return {(kind, rule): (names.split(), reason) for kind, rule, names, reason in rows}


def write(found, file=FILE):
    """Writes the carriers with wrong answers, by kind and rule."""
    old = read(file)
    lines = [HEAD]
    for kind, rule in sorted(found):
        reason = old.get((kind, rule), ([], REASONS[kind]))[1]
        lines.append('\t'.join([kind, rule, ' '.join(sorted(found[kind, rule])), reason]))
    file.write_text('\n'.join(lines) + '\n', encoding='utf-8')


REASONS = {'alarm': 'the value is lost on this way, and the rule takes that for absence',
    'missed': 'the value is lost on this way, and the rule does not say that the use is missing'}
KNOWN = read()


def is_known(kinds, rule, names):
    """Whether one of the carriers is known to be answered wrongly with a rule, in one of the kinds."""
    return any(name in KNOWN.get((kind, rule), ([],))[0] for kind in kinds for name in names)
