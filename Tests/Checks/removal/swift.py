"""What the check reads of Swift: declarations, mentions of names, and bodies. Comments and strings are masked."""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Idioms"))
from swift_text import closing, masked  # noqa: E402

WORD = re.compile(r"[A-Za-z_]\w*")
TYPE_WORDS = ("class", "struct", "enum", "protocol", "actor", "typealias", "extension")
DECLARED = re.compile(
    r"\b(func|var|let|case|class|struct|enum|protocol|actor|typealias|associatedtype)\s+`?([A-Za-z_]\w*)")
# A declaration with a body: its first word. 'init' after a period is a call.
HEAD = re.compile(r"(?<![.\w])(?:(func|subscript|init|deinit)\b|(var)\s+`?\w+`?\s*:)")
# What cannot be in the head of a function: then it has no body, as in a protocol.
NEXT = re.compile(r"(?<![.\w])(?:func|var|let|init|deinit|case|class|struct|enum|protocol|extension|subscript"
                  r"|associatedtype|typealias|override|public|private|internal|static|import)\b|[}=@#]")
ACCESSOR = re.compile(r"(?<![.\w])(?:get|set|willSet|didSet|_read|_modify)\b\s*(?:\(\s*\w+\s*\))?[^{}\n]*\{")
ONLY_REQUIRED = re.compile(r"\s*(?:(?:get|set|async|throws|mutating|nonmutating)\s*)*")


class File:
    """A Swift file: its text, masked, and the names in it by whether they are declared there or only mentioned."""

    def __init__(self, text):
        self.text = text
        self.mask = masked(text)
        self.declared = {}                      # offsets of declarations by name, with the word that declares them
        for match in DECLARED.finditer(self.mask):
            self.declared.setdefault(match.group(2), []).append((match.start(2), match.group(1)))
        self.words = {}                         # offsets of all mentions by name
        for match in WORD.finditer(self.mask):
            self.words.setdefault(match.group(), []).append(match.start())

    def own_declarations(self):
        """The names of types, functions and variables that other files could use: those at most one brace deep."""
        depths, depth, at = {}, 0, 0
        for name, places in self.declared.items():
            for offset, word in places:
                depths[offset] = name, word
        found = set()
        for offset in sorted(depths):
            depth += self.mask.count("{", at, offset) - self.mask.count("}", at, offset)
            at = offset
            name, word = depths[offset]
            if depth <= 1 or word in TYPE_WORDS:
                found.add(name)
        return found

    def only_declares(self, name):
        """Whether each mention of the name is the one in its declaration, or that of a type in its own extension."""
        places = {offset for offset, _ in self.declared.get(name, ())}
        places |= {match.start(1) for match in re.finditer(rf"\bextension\s+({re.escape(name)})\b", self.mask)}
        return all(offset in places for offset in self.words.get(name, ()))


def bodies(mask):
    """The offsets of the opening and the closing brace of each body; none of those that are in another one."""
    at, size = 0, len(mask)
    while (head := HEAD.search(mask, at)):
        at = head.end()
        opening = -1
        if head.group(2):
            end = mask.find("\n", at)
            line = mask[at:size if end < 0 else end]
            brace = line.find("{")
            if brace >= 0 and "=" not in line[:brace]:
                opening = at + brace
        elif head.group(1) == "deinit":
            opening = mask.find("{", at)
        else:
            parameters = mask.find("(", at)
            end = closing(mask, parameters) if parameters >= 0 else -1
            brace = mask.find("{", end) if end >= 0 else -1
            if brace >= 0 and not NEXT.search(mask, end + 1, brace):
                opening = brace
        close = closing(mask, opening) if opening >= 0 else -1
        if close < 0 or ONLY_REQUIRED.fullmatch(mask, opening + 1, close) and mask[opening + 1:close].strip():
            continue
        first = ACCESSOR.match(mask, opening + 1 + len(mask[opening + 1:close]) - len(mask[opening + 1:close].lstrip()))
        if first and head.group(1) in (None, "subscript"):
            inner = opening
            while (accessor := ACCESSOR.search(mask, inner + 1, close)):
                inner_close = closing(mask, accessor.end() - 1)
                if inner_close < 0:
                    break
                yield accessor.end() - 1, inner_close
                inner = inner_close
        else:
            yield opening, close
        at = close


def trapped(file):
    """The text with each body replaced by one that only stops. All lines stay where they are."""
    parts, at = [], 0
    for opening, close in bodies(file.mask):
        lines = file.text.count("\n", opening, close)
        parts += [file.text[at:opening + 1], " fatalError() ", "\n" * lines]
        at = close
    return "".join(parts) + file.text[at:]


def renamed(file, names):
    """The text with functions renamed, by a dictionary of names."""
    parts, at = [], 0
    for match in WORD.finditer(file.mask):
        if match.group() in names:
            parts += [file.text[at:match.start()], names[match.group()]]
            at = match.end()
    return "".join(parts) + file.text[at:]
