#!/usr/bin/env python3
"""Shows what is alive at the peak of a run's memory: by type, by query, and by the place that allocates it.

    .ci/program                                          # leaves the program with symbols in .build-shipped/release
    Benchmarks/memory.py FOLDER                          # lints a folder under heaptrack: twice the time
    Benchmarks/memory.py FOLDER --jobs 2 --save large    # keeps the profile, as large.zst
    Benchmarks/memory.py --read large.zst --by query --top 40

Counts blocks of the heap. Tables of queries that are large are pages of the system, and are not among them. Of an app
below some 700 RIBs, the peak is what each thread reserves at its start, 58 MB, most of which is never touched.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring import heaptrack  # noqa: E402
from measuring.process import ENVIRONMENT  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = {"type": heaptrack.type_of, "query": heaptrack.query_of, "place": heaptrack.place_of}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", help="what to lint")
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/release/riblint"),
        help="a program with symbols")
    parser.add_argument("--jobs", default="1", help="threads (default 1)")
    parser.add_argument("--read", metavar="FILE", help="a profile of heaptrack, instead of a folder")
    parser.add_argument("--save", metavar="FILE", help="keep the profile; .zst is added")
    parser.add_argument("--by", action="append", choices=TABLES, help="only these tables (default: all)")
    parser.add_argument("--top", type=int, default=20, help="lines a table (default 20)")
    options = parser.parse_args()
    if bool(options.folder) == bool(options.read):
        parser.error("name either a folder or a profile to read")
    for tool in ("heaptrack", "heaptrack_print", "swift"):
        if not shutil.which(tool):
            raise SystemExit(f"memory: no {tool}; install it (apt-get install heaptrack)")
    with tempfile.TemporaryDirectory(prefix="riblint-memory-") as scratch:
        blocks = heaptrack.blocks(text(options.read or run(options, scratch)))
    total = sum(block.size for block in blocks)
    print(f"{total / 1e6:,.1f} MB at the peak")
    for name in options.by or TABLES:
        print(f"\nby {name}:")
        for key, size in heaptrack.sums(blocks, TABLES[name])[:options.top]:
            print(f"{size / 1e6:10,.2f} MB {size / total * 100:6.1f} %   {key}")


def run(options, scratch):
    """Lints the folder, and returns the path of the profile."""
    path = os.path.abspath(options.save) if options.save else os.path.join(scratch, "profile")
    done = subprocess.run(
        ["heaptrack", "--output", path, os.path.abspath(options.riblint), "lint", ".", "--isolated", "--all-rules",
            "--fail-on", "never", "--quiet", "--jobs", options.jobs, "--format", "sarif=/dev/null"],
        cwd=options.folder, env={**os.environ, **ENVIRONMENT}, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise SystemExit(f"memory: riblint under heaptrack ended with status {done.returncode}:\n{done.stderr[-2000:]}")
    return path + ".zst"


def text(path):
    """The consumers at the peak, as heaptrack prints them, with demangled names."""
    printed = subprocess.run(
        ["heaptrack_print", "--file", path, "--print-peaks", "1", "--print-allocators", "0", "--print-temporary", "0",
            "--peak-limit", "100", "--sub-peak-limit", "2000"],
        check=True, capture_output=True, text=True, errors="replace")
    return subprocess.run(
        ["swift", "demangle", "--simplified"], input=printed.stdout, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
