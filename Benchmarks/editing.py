#!/usr/bin/env python3
"""Edits the files of an incremental project one at a time, and measures how long each new report takes.

    Benchmarks/editing.py                                # 10,000 RIBs, 300 edits
    Benchmarks/editing.py --ribs 100 --edits 1000 --check
    Benchmarks/editing.py --ribs 1000 --explain          # what each kind of edit computes again
    Benchmarks/editing.py --ribs 1000 --edits 5 --files  # files that come, go and move, five rounds

With --check, every report must be byte-equal to that of a full run over the same files. With --explain, a table for
each kind of edit says which queries were computed again, how many of their answers differ, and which change made them
outdated.
"""

import argparse
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generate import FLAVOURS, generate  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ribs", type=int, default=10000, help="size of the made-up app (default 10000)")
    parser.add_argument("--flavour", choices=FLAVOURS, default="rx")
    parser.add_argument("--plain", action="store_true", help="an app with the plain code alone")
    parser.add_argument("--edits", type=int, default=300, help="how many (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="other edits for another seed")
    parser.add_argument("--check", action="store_true", help="hold each report to a run over the same files")
    parser.add_argument("--explain", action="store_true", help="print what each kind of edit computes again")
    scope = parser.add_mutually_exclusive_group()
    scope.add_argument("--statements", action="store_true", help="only statements in bodies come and go")
    scope.add_argument("--types", action="store_true", help="only types, conformances and extensions come and go")
    scope.add_argument("--files", action="store_true", help="files come, go and move, beside a run in each round")
    options = parser.parse_args()
    package = os.path.join(HERE, "Editing")
    subprocess.run(["swift", "build", "-c", "release", "--package-path", package], check=True,
        stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="riblint-editing-") as folder:
        generate(os.path.join(folder, "app"), options.ribs, options.flavour, plain=options.plain)
        flags = ["--" + name for name in ("check", "explain", "statements", "types", "files") if getattr(options, name)]
        editing = os.path.join(package, ".build/release/editing")
        return subprocess.run([editing, "app", str(options.edits), str(options.seed), *flags], cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main())
