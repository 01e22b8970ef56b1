#!/usr/bin/env python3
"""Doubles one dimension of an app at a time, and fails if processor time grows too much for a doubling.

    .ci/program
    Benchmarks/doubling.py [NAME...]      # names as in measuring/dimensions.py; all take some minutes
    Benchmarks/doubling.py --flavours     # apps of each flavour, from 250 to 1,000 RIBs; half a minute, for CI

Limits are 2.5-fold a doubling, 2.3-fold for apps of a flavour, which are doubled from 500 to 4,000 RIBs (2.5-fold with
--flavours, whose times are short); combine and mixed may take 1.3 times what rx does. The time of a run on an empty folder is subtracted, and the minimum of several
runs counts, since other processes on the machine can only add to it: what seems to be too much is measured again.
The last doubling is judged; with --flavours, both together, as a mean.
"""

import argparse
import math
import os
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring.dimensions import DIMENSIONS, FLAVOURS  # noqa: E402
from measuring.process import Tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))

# No further doubling after a run that takes longer.
ENOUGH = 8.0
# Limits of apps: growth a doubling, and time as a multiple of that of rx.
MOST_OF_FLAVOUR = 2.3
MOST_OF_RX = 1.3
# What seems to be too much is measured this often.
ATTEMPTS = 3
# Smaller differences to a run on an empty folder are lost in the noise of starting.
LEAST = 0.02


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="dimensions (default: all)")
    parser.add_argument("--flavours", action="store_true", help="apps of each flavour alone, of 250 to 1,000 RIBs")
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/riblint"))
    parser.add_argument("--most", type=float, default=2.5, help="growth of processor time a doubling (default 2.5)")
    parser.add_argument("--runs", type=int, default=3,
        help="runs after the first, of which the quickest counts (default 3)")
    options = parser.parse_args()
    known = {make.__name__ for make, _ in DIMENSIONS}
    unknown = [name for name in options.names if name not in known]
    if unknown:
        raise SystemExit(f"doubling: no dimension '{unknown[0]}'; there are {', '.join(sorted(known))}")
    chosen = [(make, 250) for make, _ in FLAVOURS] if options.flavours else [
        (make, size) for make, size in DIMENSIONS if not options.names or make.__name__ in options.names]
    with tempfile.TemporaryDirectory(prefix="riblint-doubling-") as folder:
        return double(chosen, options, folder)


def double(chosen, options, folder):
    """Doubles each dimension from its size; returns the exit status."""
    riblint = os.path.abspath(options.riblint)
    tools, failures, largest = Tools(), 0, {}
    for make, size in chosen:
        is_flavour = make in dict(FLAVOURS)
        most = min(options.most, MOST_OF_FLAVOUR) if is_flavour and not options.flavours else options.most
        seconds = Seconds(tools, riblint, make, options.runs, folder)
        counts = [size, size << 1]
        while len(counts) < (4 if is_flavour and not options.flavours else 3) and seconds.of(counts[-1]) < ENOUGH:
            counts.append(counts[-1] << 1)
        # Differences between small apps are small, so that all doublings of these count together.
        judged = (counts[0] if options.flavours else counts[-2], counts[-1])
        for _ in range(1, ATTEMPTS):
            if seconds.growth(*judged) > most:
                seconds.again(judged)
        growth = seconds.growth(*judged)
        failed = growth > most
        failures += failed
        largest[make.__name__] = counts[-1], seconds
        shown = "  ".join(f"{count:,}: {seconds.of(count):.3f} s" for count in counts)
        print(f"{make.__name__:<34} x {growth:5.2f}  {'TOO MUCH' if failed else '        '}  {shown}",
            flush=True)
        if not is_flavour:
            shutil.rmtree(seconds.folder)
    print(f"{failures} dimensions grow more than their limit")
    failures += compare(largest)
    return 1 if failures else 0


def compare(largest):
    """The number of flavours that take too many times what rx takes, at equal sizes."""
    failures = 0
    if "rx_app" not in largest:
        return 0
    count, rx = largest["rx_app"]
    for make, _ in FLAVOURS[1:]:
        if largest.get(make.__name__, (0, None))[0] != count:
            continue
        other = largest[make.__name__][1]
        for _ in range(1, ATTEMPTS):
            if other.of(count) > MOST_OF_RX * rx.of(count):
                other.again([count])
                rx.again([count])
        ratio = other.of(count) / rx.of(count)
        failed = ratio > MOST_OF_RX
        failures += failed
        print(f"{make.__name__} takes {ratio:.2f} times what rx_app takes{'  TOO MUCH' if failed else ''}")
    return failures


class Seconds:
    """Seconds of processor time by the size of a dimension, beyond those of a run on an empty folder."""

    def __init__(self, tools, riblint, make, runs, folder):
        self.tools, self.riblint, self.make, self.runs = tools, riblint, make, runs
        self.folder = os.path.join(folder, make.__name__)
        self.known = {}
        write(os.path.join(self.folder, "0"), [("Empty.swift", "")])

    def of(self, count):
        """The least of all runs so far; the first use runs once more, as a warm-up."""
        if count not in self.known:
            if count:
                write(os.path.join(self.folder, str(count)), self.make(count))
            self.known[count] = self.least(count, self.runs + 1)
        return self.known[count] - (self.of(0) if count else 0)

    def again(self, counts):
        for count in [0, *counts]:
            self.known[count] = min(self.known[count], self.least(count, self.runs))

    def growth(self, first, last):
        """Growth a doubling between two sizes."""
        return (self.of(last) / max(self.of(first), LEAST)) ** (1 / math.log2(last / first))

    def least(self, count, runs):
        return least(self.tools, self.riblint, os.path.join(self.folder, str(count)), runs)


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
