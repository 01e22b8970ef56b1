"""Reads a profile of callgrind: inclusive instructions by function and by edge, each counted once.

A call of a function by itself, directly or through others, costs what its outermost call costs already. Callgrind
tells the two apart with `--separate-recs=2`: the name of a function that is active already ends with `'2`.
"""

import re
import subprocess
from collections import defaultdict

INNER = "'2"

# Names as the Swift compiler has them: the closure of a rule, of a check of types for one, and of a query.
RULE = re.compile(
    r"closure #\d+ @Sendable \(RuleKit\.RuleContext\) -> \(\) in variable initialization expression of "
    r"static \(extension in RIBRules\):RuleKit\.Rule\.(?P<name>\w+) : RuleKit\.Rule$")
QUERY = re.compile(
    r"closure #\d+ @Sendable \(RIBModel\.Project\b[^#]* in variable initialization expression of "
    r"static (?P<name>.+) : RIBModel\.(?:Lifecycle)?Quer(?:y|ies)<[^#]*$")
PRIVATE = re.compile(r"\((\w+) in _[0-9A-F]{32}\)")
WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
LINE = re.compile(r"^(?:\+|-|\*|\d|0x)")
NAME = re.compile(r"\((\d+)\)(?: (.*))?$")


class Profile:
    """Instructions by mangled name and by pair of names, without what recursion counts again."""

    def __init__(self):
        self.total = 0
        self.functions = defaultdict(int)
        self.edges = defaultdict(int)
        self.own = defaultdict(int)
        """Instructions of functions alone, which add up to the total."""


def read(path):
    """The profile in a file; refuses one in which a function calls itself under its own name."""
    profile, names = Profile(), {}
    own, below, called = defaultdict(int), defaultdict(int), set()
    caller = callee = None
    is_call = False
    with open(path, errors="replace") as file:
        for line in file:
            if LINE.match(line):
                cost = int(line.split()[1])
                if not is_call:
                    own[caller] += cost
                    continue
                is_call = False
                if caller == callee and not callee.endswith(INNER):
                    raise SystemExit(f"callgrind: {callee} calls itself; make the profile with --separate-recs=2")
                below[caller] += cost
                called.add(callee)
                if not callee.endswith(INNER):
                    profile.functions[callee] += cost
                    profile.edges[outer(caller), callee] += cost
            elif line.startswith("fn="):
                caller = resolve(line[3:], names)
            elif line.startswith("cfn="):
                callee = resolve(line[4:], names)
            elif line.startswith("calls="):
                is_call = True
    # What nothing calls is where a thread starts.
    for name in set(own) | set(below):
        if name not in called:
            profile.functions[name] += own[name] + below[name]
    for name, cost in own.items():
        profile.own[outer(name)] += cost
    profile.total = sum(own.values())
    return profile


def outer(name):
    return name[:-len(INNER)] if name.endswith(INNER) else name


def resolve(text, names):
    """The name behind `(12) name`, or behind `(12)` if that was there before."""
    match = NAME.match(text.strip())
    if not match:
        return text.strip()
    if match[2]:
        names[match[1]] = match[2]
    return names[match[1]]


def demangled(names):
    """Readable names by mangled ones; the names themselves if there is no `swift`."""
    names = sorted(names)
    try:
        done = subprocess.run(
            ["swift", "demangle", "--compact"], input="\n".join(names), capture_output=True, text=True)
    except FileNotFoundError:
        return {name: name for name in names}
    lines = done.stdout.splitlines()
    return dict(zip(names, lines if len(lines) == len(names) else names))


def rules(functions, readable):
    """Instructions by rule."""
    return grouped(functions, readable, RULE, lambda name: WORDS.sub("_", name).lower())


def queries(functions, readable):
    """Instructions by query, each with those that it asks."""
    return grouped(functions, readable, QUERY, lambda name: PRIVATE.sub(r"\1", name).replace("RIBModel.", ""))


def grouped(functions, readable, pattern, title):
    result = defaultdict(int)
    for name, cost in functions.items():
        match = pattern.match(readable[name])
        if match:
            result[title(match["name"])] += cost
    return result
