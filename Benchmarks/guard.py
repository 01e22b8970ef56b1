#!/usr/bin/env python3
"""Fails if riblint needs more instructions, allocations or memory than guard.json allows.

    .ci/program
    Benchmarks/guard.py                                  # some seconds; needs valgrind
    Benchmarks/guard.py --accept "one sentence of why"   # records the current figures as the new reference

A generated app is linted on one thread under callgrind, whose counts do not depend on the load of the machine. Of the
peak of memory, the least of several runs counts; it depends on the layout of the address space. Counts can grow by 5 %,
memory by 15 %.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generate import FLAVOURS, generate  # noqa: E402
from measuring.findings import differences  # noqa: E402
from measuring.process import ENVIRONMENT, Tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
FIGURES = os.path.join(HERE, "guard.json")
TEAM_RULES = os.path.join(HERE, "team_rules.yml")
RIBS = 150
ALLOWED = 1.05
MEMORY = "peak bytes of memory a source byte"
MEMORY_ALLOWED = 1.15
MEMORY_RUNS = 6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/riblint"))
    parser.add_argument("--accept", metavar="WHY", help="write the figures of now into guard.json, with a sentence of "
        "why they grew")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    if not os.access(riblint, os.X_OK):
        raise SystemExit(f"guard: no {riblint}; build it with .ci/program")
    if not shutil.which("valgrind"):
        raise SystemExit("guard: no valgrind; install it (apt-get install valgrind)")
    with tempfile.TemporaryDirectory(prefix="riblint-guard-") as folder:
        figures, wrong = measure(bare(riblint, folder), folder)
    for line in wrong:
        print(line)
    if wrong:
        raise SystemExit("guard: the findings are not those of the app's manifest; figures of a wrong answer count "
            "for nothing")
    with open(FIGURES) as file:
        committed = json.load(file)
    if options.accept:
        return accept(committed, figures, options.accept)
    return compare(committed["figures"], figures)


def bare(riblint, folder):
    """A copy of the program without debug information, which some versions of valgrind cannot read."""
    copy = os.path.join(folder, "riblint")
    subprocess.run(["strip", "--strip-debug", "-o", copy, riblint], check=True)
    return copy


def measure(riblint, folder):
    """The figures by name, and complaints about the findings."""
    app, nothing = os.path.join(folder, "app"), os.path.join(folder, "nothing")
    # Plain apps, whose figures can be compared with those of before.
    manifest = generate(app, RIBS, "rx", 0.03, seed=1, plain=True)
    os.mkdir(nothing)
    with open(os.path.join(nothing, "Empty.swift"), "w"):
        pass
    tools = Tools()
    start = instructions(riblint, nothing)
    files = manifest["files"]
    plain = instructions(riblint, app) - start
    with_rules = instructions(riblint, app, TEAM_RULES) - instructions(riblint, nothing, TEAM_RULES)
    wrong = differences(riblint, app, manifest, 1)
    for flavour in FLAVOURS:
        other = os.path.join(folder, flavour)
        wrong += differences(riblint, other, generate(other, RIBS, flavour, 0.1, seed=2), 2, all_rules=True)
    allocations = [tools.allocations(command(riblint), place) for place in (app, nothing)]
    peaks = [min(tools.run(command(riblint), place).peak for _ in range(MEMORY_RUNS)) for place in (app, nothing)]
    return (
        {
            "instructions a file": plain / files,
            "instructions a file for 35 rules of a team": (with_rules - plain) / files,
            "instructions to start": start,
            "allocations a file": (allocations[0] - allocations[1]) / files,
            MEMORY: (peaks[0] - peaks[1]) / size(app),
        },
        wrong)


def size(folder):
    """Bytes of the files below a folder."""
    return sum(os.path.getsize(os.path.join(path, name)) for path, _, names in os.walk(folder) for name in names)


def command(riblint, configuration=None):
    settings = ["--config", configuration] if configuration else ["--isolated"]
    return [riblint, "lint", ".", *settings, "--all-rules", "--fail-on", "never", "--quiet", "--jobs", "1",
        "--format", "sarif=/dev/null"]


def instructions(riblint, folder, configuration=None):
    """Instructions of a run, counted by callgrind."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command(riblint, configuration)],
        cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not collected:
        raise SystemExit(f"guard: riblint under valgrind ended with status {done.returncode}:\n{done.stderr[-2000:]}")
    return int(collected.group(1))


def compare(committed, figures):
    """Returns 1 if a figure has grown beyond its limit."""
    grown = 0
    for name, value in figures.items():
        ratio = value / committed[name]
        too_much = ratio > (MEMORY_ALLOWED if name == MEMORY else ALLOWED)
        grown += too_much
        print(f"{name}: {value:,.2f}, committed {committed[name]:,.2f}, {(ratio - 1) * 100:+.2f} "
            f"%{'  TOO MUCH' if too_much else ''}")
    if grown:
        print('guard: find out why it grew; if that is worth it: Benchmarks/guard.py --accept "one sentence of why", '
            'and commit guard.json')
    return 1 if grown else 0


def accept(committed, figures, why):
    committed["figures"] = {name: round(value, 2) for name, value in figures.items()}
    committed["why"].append(why)
    with open(FIGURES, "w") as file:
        json.dump(committed, file, indent=2)
        file.write("\n")
    print(json.dumps(committed["figures"], indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
