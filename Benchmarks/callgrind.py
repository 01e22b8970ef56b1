#!/usr/bin/env python3
"""Counts riblint's instructions by function, by edge of the call graph, by query and by rule.

    .ci/program                                           # leaves the program with symbols in .build-shipped/release
    Benchmarks/callgrind.py FOLDER                        # lints a folder under callgrind: fifty times the time
    Benchmarks/callgrind.py FOLDER --save large.out       # keeps the profile
    Benchmarks/callgrind.py --read large.out --before small.out --by query

Figures are inclusive: those of a function are its own and those of all that it calls. A function that calls itself is
counted once. What a query computes counts for whoever asks it first, a rule for example. The last table, `own`, has
the instructions of each function alone. With --before, each line has the growth since another profile.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring import callgrind  # noqa: E402
from measuring.process import ENVIRONMENT  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = ("rule", "query", "function", "edge", "own")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", help="what to lint")
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/release/riblint"),
        help="a program with symbols")
    parser.add_argument("--read", metavar="FILE", help="a profile made with --separate-recs=2, instead of a folder")
    parser.add_argument("--before", metavar="FILE", help="a profile to compare with")
    parser.add_argument("--save", metavar="FILE", help="keep the profile")
    parser.add_argument("--by", action="append", choices=KINDS, help="only these tables (default: all)")
    parser.add_argument("--match", type=re.compile, default="", help="only lines that a pattern is found in")
    parser.add_argument("--top", type=int, default=20, help="lines a table (default 20)")
    options = parser.parse_args()
    if bool(options.folder) == bool(options.read):
        parser.error("name either a folder or a profile to read")
    with tempfile.TemporaryDirectory(prefix="riblint-callgrind-") as scratch:
        path = options.read or run(options, scratch)
        profile = callgrind.read(path)
    before = callgrind.read(options.before) if options.before else None
    print(f"{profile.total:,} instructions" + (f", {before.total:,} before" if before else ""))
    for kind in options.by or KINDS:
        print()
        show(kind, table(kind, profile), table(kind, before) if before else None, profile.total, options)


def run(options, scratch):
    """Lints the folder on one thread, and returns the path of the profile."""
    if not shutil.which("valgrind"):
        raise SystemExit("callgrind: no valgrind; install it (apt-get install valgrind)")
    # Some versions of valgrind cannot read the debug information of the Swift compiler.
    program = os.path.join(scratch, "riblint")
    subprocess.run(["strip", "--strip-debug", "-o", program, options.riblint], check=True)
    path = os.path.abspath(options.save or os.path.join(scratch, "profile"))
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--separate-recs=2", f"--callgrind-out-file={path}", program, "lint", ".",
            "--isolated", "--all-rules", "--fail-on", "never", "--quiet", "--jobs", "1", "--format", "sarif=/dev/null"],
        cwd=options.folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise SystemExit(f"callgrind: riblint ended with status {done.returncode}:\n{done.stderr[-2000:]}")
    return path


def table(kind, profile):
    """Instructions by title."""
    names = {*profile.functions, *profile.own, *(name for edge in profile.edges for name in edge)}
    readable = callgrind.demangled(names)
    if kind == "own":
        return merged((readable[name], cost) for name, cost in profile.own.items())
    if kind == "rule":
        return callgrind.rules(profile.functions, readable)
    if kind == "query":
        return callgrind.queries(profile.functions, readable)
    if kind == "function":
        return merged((readable[name], cost) for name, cost in profile.functions.items())
    edges = profile.edges.items()
    return merged((f"{readable[caller]} -> {readable[callee]}", cost) for (caller, callee), cost in edges)


def merged(costs):
    result = {}
    for title, cost in costs:
        result[title] = result.get(title, 0) + cost
    return result


def show(kind, costs, before, total, options):
    print(f"by {kind}{'' if before is None else ', as a multiple of before'}:")
    lines = sorted(((cost, title) for title, cost in costs.items() if re.search(options.match, title)), reverse=True)
    for cost, title in lines[:options.top]:
        growth = "" if before is None else f"{cost / before[title]:8.2f}" if before.get(title) else "     new"
        print(f"{cost / 1e6:10,.1f} M {cost / total * 100:5.1f} %{growth}  {title[:200]}")
    if not costs:
        print("  none: has the program symbols?")


if __name__ == "__main__":
    sys.exit(main())
