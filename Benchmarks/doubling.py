#!/usr/bin/env python3
"""Doubles one dimension of an app at a time, and fails if processor time grows more than 2.5-fold for a doubling.

    .ci/program
    Benchmarks/doubling.py [NAME...]      # names as in measuring/dimensions.py; all take some minutes

The time of a run on an empty folder is subtracted, and the minimum of several runs counts, since other processes on the
machine can only add to it.
"""

import argparse
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring.dimensions import DIMENSIONS  # noqa: E402
from measuring.process import Tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))

# No further doubling after a run that takes longer.
ENOUGH = 8.0
# Smaller differences to a run on an empty folder are lost in the noise of starting.
LEAST = 0.02


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="dimensions (default: all)")
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/riblint"))
    parser.add_argument("--most", type=float, default=2.5, help="growth of processor time a doubling (default 2.5)")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the quickest counts (default 3)")
    options = parser.parse_args()
    known = {make.__name__ for make, _ in DIMENSIONS}
    unknown = [name for name in options.names if name not in known]
    if unknown:
        raise SystemExit(f"doubling: no dimension '{unknown[0]}'; there are {', '.join(sorted(known))}")
    riblint = os.path.abspath(options.riblint)
    tools, failures = Tools(), 0
    for make, size in DIMENSIONS:
        if options.names and make.__name__ not in options.names:
            continue
        seconds = [measure(tools, riblint, make, size << step, options.runs) for step in range(2)]
        if seconds[-1] < ENOUGH:
            seconds.append(measure(tools, riblint, make, size << 2, options.runs))
        growth = [later / max(earlier, LEAST) for earlier, later in zip(seconds, seconds[1:])]
        failed = growth[-1] > options.most
        failures += failed
        shown = "  ".join(f"{size << step:,}: {value:.3f} s" for step, value in enumerate(seconds))
        print(f"{make.__name__:<34} x {growth[-1]:5.2f}  {'TOO MUCH' if failed else '        '}  {shown}", flush=True)
    print(f"{failures} dimensions grow more than {options.most}-fold a doubling")
    return 1 if failures else 0


def measure(tools, riblint, make, count, runs):
    """Seconds of processor time beyond those of a run on an empty folder."""
    with tempfile.TemporaryDirectory(prefix="riblint-doubling-") as folder:
        nothing, app = os.path.join(folder, "nothing"), os.path.join(folder, "app")
        write(nothing, [("Empty.swift", "")])
        write(app, make(count))
        # The first run is a warm-up.
        return least(tools, riblint, app, runs + 1) - least(tools, riblint, nothing, runs + 1)


def least(tools, riblint, folder, runs):
    command = [riblint, "lint", folder, "--isolated", "--all-rules", "--fail-on", "never", "--quiet", "--jobs", "1",
        "--format", "sarif=/dev/null"]
    quickest = None
    for _ in range(runs):
        took = tools.run(command).processor
        quickest = took if quickest is None else min(quickest, took)
        if took > ENOUGH:
            break
    return quickest


def write(folder, files):
    made = set()
    for path, text in files:
        path = os.path.join(folder, path)
        place = os.path.dirname(path)
        if place not in made:
            os.makedirs(place, exist_ok=True)
            made.add(place)
        with open(path, "w") as file:
            file.write(text)


if __name__ == "__main__":
    sys.exit(main())
