#!/usr/bin/env python3
"""Compares the findings of two programs, and reads the baselines that the earlier one writes with the later one.

    compare_programs.py --old PATH --new PATH [--list] PROJECT...

Prints a row for each rule with a difference: the number of findings of the earlier program that the later one reports
with the same severity, that are another finding's related location now (merged), that are elsewhere (moved), that have
a lower or a higher severity, that are gone, and the number that only the later one has. Then a line for baselines: what
the later program says of the entries. With --list, each finding that is not the same.

Exit status: 0; 1 if the later program calls an entry fixed whose finding it reports, or a finding new that the earlier
one accepted with the same severity.
"""
import argparse
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

LEVELS = ("note", "warning", "error")
COLUMNS = ("same", "merged", "moved", "lower", "higher", "gone", "new")


def run(program, *arguments):
    result = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if result.returncode not in (0, 1, 3):
        sys.exit(f"{program} {' '.join(arguments)}: {result.stderr}")
    return result.stdout


def findings(program, project):
    report = json.loads(run(program, project, "--format", "json", "--isolated", "--quiet"))
    return report["findings"]


def site(location):
    return location["path"], location["start"]["offset"]


def compare(old, new):
    """Pairs of a kind of difference and the finding concerned."""
    by_identity = {(finding["rule"], finding["fingerprint"]): finding for finding in new}
    related = {(finding["rule"], site(note["location"])) for finding in new for note in finding["related"]}
    known = set()
    for finding in old:
        identity = finding["rule"], finding["fingerprint"]
        match = by_identity.get(identity)
        if match is None:
            yield "merged" if (finding["rule"], site(finding["location"])) in related else "gone", finding
            continue
        known.add(identity)
        if match["severity"] != finding["severity"]:
            rises = LEVELS.index(match["severity"]) > LEVELS.index(finding["severity"])
            yield "higher" if rises else "lower", match
        elif site(match["location"]) != site(finding["location"]):
            yield "moved", match
        else:
            yield "same", match
    for identity, finding in by_identity.items():
        if identity not in known:
            yield "new", finding


def baseline(old, new, project):
    """The states of the entries that the earlier program writes, as the later one sees them."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "baseline.json")
        run(old, "baseline", "create", project, "--baseline", file, "--quiet", "--allow-incomplete")
        shown = run(new, "baseline", "show", project, "--baseline", file, "--format", "json", "--quiet",
            "--allow-incomplete")
        states = collections.Counter()
        for entry in json.loads(shown)["entries"]:
            states[entry["state"]] += entry["count"]
        states["not in the baseline"] = json.loads(shown)["unlisted"]
        return states


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--old", required=True)
    parser.add_argument("--new", required=True)
    parser.add_argument("--list", action="store_true", help="print each finding that is not the same")
    parser.add_argument("projects", nargs="+")
    options = parser.parse_args()
    old, new = (shutil.which(program) or os.path.abspath(program) for program in (options.old, options.new))
    table = collections.defaultdict(collections.Counter)
    states, wrong = collections.Counter(), 0
    for project in options.projects:
        kinds = collections.Counter()
        for kind, finding in compare(findings(old, project), findings(new, project)):
            table[finding["rule"]][kind] += 1
            kinds[kind] += 1
            if options.list and kind != "same":
                location = finding["location"]
                print(f"{kind}\t{project}\t{location['path']}:{location['start']['line']}\t{finding['severity']}\t"
                    f"{finding['rule']}\t{finding['message']}")
        found = baseline(old, new, project)
        states += found
        # Whatever is neither gone nor new has to match an entry.
        if found["fixed"] > kinds["gone"] or found["not in the baseline"] > kinds["new"]:
            wrong += 1
            print(f"{project}: {dict(found)}, although {kinds['gone']} are gone and {kinds['new']} new")
    width = max([len(rule) for rule in table] + [5])
    print("rule".ljust(width), *(column.rjust(7) for column in COLUMNS))
    for rule in sorted(table):
        if any(table[rule][column] for column in COLUMNS[1:]):
            print(rule.ljust(width), *(str(table[rule][column]).rjust(7) for column in COLUMNS))
    print("total".ljust(width), *(str(sum(row[column] for row in table.values())).rjust(7) for column in COLUMNS))
    print("baselines: " + ", ".join(f"{count} {state}" for state, count in sorted(states.items())))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
