#!/usr/bin/env python3
"""Checks scenarios of a team's first week with riblint, with the built program.

    check_adoption.py --riblint PATH [--only WORD]... [--keep]

Each module of the folder `adoption` contains the scenarios of one topic: functions named `test_…` that take a
`Workbench`. A scenario uses copies of the fixture apps or small projects of its own, in temporary folders and git
repositories, and calls `expect` for each fact.

Exit status: 0 if every scenario holds, 1 with the failures.
"""
import argparse
import importlib
import os
import pkgutil
import sys
import tempfile
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import adoption  # noqa: E402
from adoption.workbench import Workbench  # noqa: E402


def scenarios():
    """Name and function of every scenario, by module and name."""
    for module in sorted(info.name for info in pkgutil.iter_modules(adoption.__path__)):
        found = vars(importlib.import_module(f"adoption.{module}"))
        for name in sorted(found):
            if name.startswith("test_") and callable(found[name]):
                yield f"{module}.{name[5:]}", found[name]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="scenarios whose name contains it")
    parser.add_argument("--keep", action="store_true", help="keep the temporary folder and print its name")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    folder = tempfile.mkdtemp(prefix="riblint-adoption-")
    failures, count = [], 0
    for name, scenario in scenarios():
        if options.only and not any(word in name for word in options.only):
            continue
        count += 1
        bench = Workbench(riblint, os.path.join(folder, name))
        try:
            scenario(bench)
        except Exception:
            bench.failures.append(traceback.format_exc())
        failures += [f"{name}: {failure}" for failure in bench.failures]
    for failure in failures:
        print(failure)
    if options.keep:
        print(f"kept {folder}")
    else:
        Workbench.remove(folder)
    if not count:
        sys.exit("check_adoption: no scenario has that name")
    print(f"check_adoption: {count} scenarios, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
