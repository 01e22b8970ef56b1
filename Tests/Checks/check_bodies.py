#!/usr/bin/env python3
"""Checks that no finding depends on which bodies riblint reads.

    check_bodies.py --riblint PATH [--jobs N] [--counts] [PROJECT]...

Each project (by default those of Fixtures/Projects) is linted twice with all rules: as users do, and with the bodies of all
source files read. Both runs must have the same findings: the same rule at the same location with the same message and severity.
CaseTests compares the same for the cases of rules. --counts prints, by project, how many bodies each run read and the time.

Exit status: 0 if all are equal, 1 with the differences.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROJECTS = os.path.join(ROOT, "Fixtures", "Projects")


class Run:
    """The findings of a project, the number of files whose bodies were read, and the time in seconds."""

    def __init__(self, program, project, *options):
        start = time.monotonic()
        result = subprocess.run(
            [program, "lint", ".", "--isolated", "--all-rules", "--no-gitignore", "--format", "json", "--no-progress",
             "--verbose", "--exit-zero", *options], cwd=project, capture_output=True, text=True)
        self.seconds = time.monotonic() - start
        if result.returncode not in (0, 3):
            sys.exit(f"{project}: exit status {result.returncode}: {result.stderr[-2000:]}")
        self.findings = {
            (f["location"]["path"], f["location"]["start"]["line"], f["location"]["start"]["utf8"], f["rule"], f["severity"],
             f["message"]) for f in json.loads(result.stdout)["findings"]}
        self.bodies = int(re.search(r"bodies read: ([\d,]+) file", result.stderr).group(1).replace(",", ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--counts", action="store_true")
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    program = os.path.abspath(options.riblint)
    projects = options.projects or sorted(entry.path for entry in os.scandir(PROJECTS) if entry.is_dir())

    def runs(project):
        return project, Run(program, project), Run(program, project, "--read-all-bodies")

    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for project, usual, whole in pool.map(runs, projects):
            if options.counts:
                print(f"{project}: {usual.bodies} of {whole.bodies} bodies, {usual.seconds:.2f} and {whole.seconds:.2f} s")
            for sign, found in (("-", usual.findings - whole.findings), ("+", whole.findings - usual.findings)):
                for path, line, _, rule, severity, message in sorted(found):
                    failed += 1
                    print(f"{project}: {sign} {path}:{line}: {severity}[{rule}]: {message}")
    print(f"{len(projects)} projects; {failed} findings differ if all bodies are read")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
