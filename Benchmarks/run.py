#!/usr/bin/env python3
"""Measures riblint and `cat` on generated RIBs apps and on general Swift, and checks the findings.

    .ci/program
    Benchmarks/run.py                                    # apps of 100, 1,000 and 10,000 RIBs, and general Swift
    Benchmarks/run.py --ribs 1000,100000 --cold          # the largest app needs 2 GB of disk
    Benchmarks/run.py --ribs 10000 --peers               # beside other tools; see README.md

Exit status 1: the findings in an app differ from its manifest.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generate import FLAVOURS, generate  # noqa: E402
from measuring import corpus as corpora  # noqa: E402
from measuring import peers, table  # noqa: E402
from measuring.findings import differences  # noqa: E402
from measuring.process import Tools, version_of  # noqa: E402
from measuring.rounds import cat, lint, processors, take_turns  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    options = arguments()
    if not os.access(options.riblint, os.X_OK):
        raise SystemExit(f"benchmarks: no {options.riblint}; build it with .ci/program")
    os.makedirs(options.work, exist_ok=True)
    tools = Tools()
    print(f"{machine()}; {version_of(['swift', '--version'])}; {version_of([options.riblint, '--version'])}; load "
        f"{os.getloadavg()[0]:.1f}")
    start_up(tools, options)
    failures, rows = 0, []
    for name, folder, manifest in folders(options):
        corpus = corpora.Corpus(name, folder, tools.folder)
        if manifest:
            failures += check(options.riblint, corpus, manifest)
        rows.append(measure(tools, corpus, options, manifest))
        if options.cold:
            cold(tools, corpus, options)
        if options.peers and (manifest is None or manifest["ribs"] == max(options.ribs)):
            peers.compare(tools, corpus, options)
    print()
    print(table.of(table.COLUMNS, rows))
    return 1 if failures else 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", default=os.path.join(HERE, "../.build-shipped/riblint"))
    parser.add_argument("--ribs", default="100,1000,10000",
        help="sizes of apps, with commas between (default 100,1000,10000)")
    parser.add_argument("--flavour", choices=FLAVOURS, default="rx")
    parser.add_argument("--plain", action="store_true", help="apps with the plain code alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--general", help="folder of general Swift; none: the checkouts of packages are taken")
    parser.add_argument("--no-general", action="store_true", help="made-up apps alone")
    parser.add_argument("--cold", action="store_true", help="files on disk as well as in memory")
    parser.add_argument("--peers", action="store_true", help="ast-grep, semgrep, swift-format and swift-syntax, too")
    parser.add_argument("--parser", default=os.path.join(HERE, "FrontEnd/.build/release/parse"),
        help="swift-syntax's parser as a program")
    parser.add_argument("--work", default=os.path.join(tempfile.gettempdir(), "riblint-benchmarks"),
        help="folder that keeps what was made")
    options = parser.parse_args()
    options.riblint = os.path.abspath(options.riblint)
    options.ribs = [int(size) for size in options.ribs.split(",") if size]
    return options


def folders(options):
    """Names, folders and manifests of all corpora; general Swift has no manifest."""
    for size in options.ribs:
        name = f"{size:,} RIBs"
        kind = f"{options.flavour}-plain" if options.plain else options.flavour
        folder = os.path.join(options.work, f"{kind}-{size}-{options.seed}")
        yield name, folder, generate(folder, size, options.flavour, 0.02, options.seed, plain=options.plain)
    if not options.no_general:
        yield "general Swift", corpora.general(options.general), None


def check(riblint, corpus, manifest):
    """Returns 1 if the findings differ from the manifest."""
    # Plain apps are clean by the rules that are on; their routers and views have requirements that nothing calls.
    every = not manifest["options"]["plain"]
    lines = [line for jobs in (1, 2) for line in differences(riblint, corpus.folder, manifest, jobs, every)]
    print(f"{corpus.name}: {len(manifest['findings'])} findings expected, "
        f"{'all found and no others' if not lines else 'BUT'}")
    for line in lines[:20]:
        print(f"  {line}")
    return 1 if lines else 0


def measure(tools, corpus, options, manifest):
    """One row: see table.COLUMNS."""
    sarif = os.path.join(tools.folder, "report.sarif")
    many = processors()
    contenders = [cat(corpus), lint(options.riblint, corpus, sarif, 1), lint(options.riblint, corpus, sarif, many)]
    rounds = options.rounds if len(corpus.files) < 100_000 else min(options.rounds, 3)
    yardstick, one, several = take_turns(tools, corpus, contenders, rounds)
    allocations = tools.allocations(contenders[2].command, corpus.folder) if os.uname().sysname == "Linux" else None
    stages(options.riblint, corpus)
    return table.row(corpus, manifest, yardstick, one, several, many, allocations)


def cold(tools, corpus, options):
    """Wall time with files read from disk, as a multiple of that of `cat`."""
    sarif = os.path.join(tools.folder, "report.sarif")
    contenders = [cat(corpus), lint(options.riblint, corpus, sarif)]
    yardstick, ours = take_turns(tools, corpus, contenders, 3, before_each=corpus.forget)
    print(f"{corpus.name}, from disk: riblint {ours.wall:.3f} s, cat {yardstick.wall:.3f} s, {ours.wall_ratio:.2f} x "
        "cat")


def start_up(tools, options):
    """The cost of a run without files, and the size of the program."""
    empty = os.path.join(options.work, "empty")
    os.makedirs(empty, exist_ok=True)
    with open(os.path.join(empty, "Empty.swift"), "w"):
        pass
    runs = [tools.run([options.riblint, "lint", empty, "--isolated", "--quiet"]) for _ in range(21)]
    walls, processors_ = sorted(run.wall for run in runs), sorted(run.processor for run in runs)
    print(f"start-up: {walls[10] * 1e3:.1f} ms wall, {processors_[10] * 1e3:.1f} ms CPU, "
        f"{max(run.peak for run in runs) / 1e6:.1f} MB; "
          f"program: {os.stat(os.path.realpath(options.riblint)).st_size / 1e6:.1f} MB")


def stages(riblint, corpus):
    """The share of each stage, as riblint's --timing reports it; empty if it does not."""
    usage = subprocess.run([riblint, "lint", "--help"], capture_output=True, text=True).stdout
    if "--timing" in usage:
        done = subprocess.run(
            [riblint, "lint", corpus.folder, "--isolated", "--all-rules", "--fail-on", "never", "--allow-incomplete",
                "--timing", "--format", "sarif=/dev/null"],
            capture_output=True, text=True)
        print(f"\n{corpus.name}:\n{done.stderr.strip()}")


def machine():
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            model = next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), model)
    return f"{model}, {processors()} processors, {platform.system()} {platform.release()}"


if __name__ == "__main__":
    sys.exit(main())
