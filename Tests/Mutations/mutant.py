"""An edit of an app, and how the text of one is read."""
import re
from dataclasses import dataclass
from pathlib import Path

INTERACTOR = re.compile(r'\bclass\s+(\w*Interactor)\b[^{]*\{|\bextension\s+(\w*Interactor)\b[^{]*\{')


@dataclass(frozen=True)
class Mutant:
    kind: str
    path: Path           # relative to the app
    text: str            # the whole mutated file
    rule: str            # the expected rule; '' for a clean twin
    line: int            # the expected line, from 1
    last: int = 0        # the last accepted line; 0: `line`
    others: tuple = ()   # rules that may report it besides, or instead of, the expected one
    most: int = 1        # how many findings of the expected rule it may add


def blocks(text, opener):
    """Start and end of the braces after each match."""
    for match in opener.finditer(text):
        depth, at = 0, match.end() - 1
        for at in range(match.end() - 1, len(text)):
            depth += {'{': 1, '}': -1}.get(text[at], 0)
            if depth == 0:
                break
        yield match, match.end(), at


def is_only(name, app):
    """Whether the app declares one class of that name: of several copies, it is not certain which one others use."""
    declared = re.compile(rf'\bclass {name}\b(?!\.)')
    return sum(len(declared.findall(text)) for text in app.texts.values()) == 1


def line_of(text, offset):
    return text.count('\n', 0, offset) + 1
