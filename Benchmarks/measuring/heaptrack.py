"""Reads what heaptrack_print says of the peak: stacks of allocations, each with the bytes that are alive."""

import collections
import re
from typing import NamedTuple

UNITS = {"B": 1, "K": 1e3, "M": 1e6, "G": 1e9}
BLOCKS = re.compile(r"([\d.]+)([BKMG]) consumed over \d+ calls from")
CONSUMER = re.compile(r"[\d.]+[BKMG]? peak memory consumed")
QUERY = re.compile(r"variable initialization expression of (?:static )?(\S+)")
# The innermost function that one of these fits names the type.
TYPES = [
    ("texts of names", r"NameStore\.|NameTable\."),
    ("outlines", r"Outliner\.|OutlineWriter|Outline\.__alloc"),
    ("parent maps", r"ParentMap\."),
    ("tables of queries", r"QueryTable\.init"),
    ("names of code", r"CodeNames\."),
    ("uses of functions", r"EventCall\.|UsedFunctions"),
    ("stated types", r"StatedTypes\."),
    ("used names", r"UsedNames\."),
    ("symbols", r"SymbolStorage|SymbolTable\.(init|moved|with)|TypeCollector|MemberTable|TypeHierarchy|ModuleSights"),
    ("answers of other queries", r"Query<>\.init|QueryTable\."),
    ("facts of files", r"FileFacts"),
    ("reports", r"LocationTable|LintEngine\.report|SuppressionFilter"),
    ("paths", r"FolderWalk|Discovery"),
]


class Block(NamedTuple):
    """Blocks that one stack allocated: bytes, and its functions of riblint, the innermost first."""

    size: float
    frames: tuple


def blocks(text):
    """The blocks that are alive at the peak."""
    found, size, names, at_peak = [], None, [], False
    for line in text.splitlines():
        word = line.strip()
        start = BLOCKS.match(line)
        ends = start or CONSUMER.match(line) or line.startswith(("PEAK", "MOST", "total runtime"))
        if ends and size is not None:
            found.append(Block(size, tuple(names)))
            size = None
        if line.startswith("PEAK"):
            at_peak = True
        elif line.startswith(("MOST", "total runtime")):
            at_peak = False
        elif start and at_peak:
            size, names, function = float(start.group(1)) * UNITS[start.group(2)], [], ""
        elif size is not None and word.startswith("at "):
            if "Sources/" in word or "Rules/" in word:
                names.append(f"{function} {word.rsplit('/', 1)[-1]}")
        elif size is not None and not word.startswith("in "):
            function = word
    if size is not None:
        found.append(Block(size, tuple(names)))
    return found


def type_of(block):
    found = (name for frame in block.frames for name, pattern in TYPES if re.search(pattern, frame))
    return next(found, "the rest")


def query_of(block):
    """The innermost query that allocates; none for what no query does, and for tables."""
    if type_of(block) in ("tables of queries", "parent maps"):
        return None
    match = next(filter(None, map(QUERY.search, block.frames)), None)
    return match and match.group(1)


def place_of(block):
    return block.frames[0] if block.frames else None


def sums(found, key):
    """Bytes by key, the largest first."""
    result = collections.Counter()
    for block in found:
        name = key(block)
        if name is not None:
            result[name] += block.size
    return result.most_common()
