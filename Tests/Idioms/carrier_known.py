"""The wrong answers that are known: rows of carriers-known.tsv, by kind, the rule and the carriers, with a reason.

`carrier_table.py --record` writes the rows; reasons and pairs of carriers are kept. The list is to become empty.
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
    with_pairs = {key for key, (names, _) in old.items() if any('+' in name for name in names)}
    for kind, rule in sorted(set(found) | with_pairs):
        names, reason = old.get((kind, rule), ([], REASONS[kind]))
        pairs = [name for name in names if '+' in name]
        lines.append('\t'.join([kind, rule, ' '.join(sorted(found.get((kind, rule), ())) + pairs), reason]))
    file.write_text('\n'.join(lines) + '\n', encoding='utf-8')


REASONS = {'alarm': 'the value is lost on this way, and the rule takes that for absence',
    'missed': 'the value is lost on this way, and the rule does not say that the use is missing'}
KNOWN = read()


def is_known(kinds, rule, names):
    """Whether one of the carriers, or all in a row, are known to be answered wrongly with a rule, in one of the kinds."""
    names = [*names, '+'.join(names)]
    return any(name in KNOWN.get((kind, rule), ([],))[0] for kind in kinds for name in names)
