#!/usr/bin/env python3
"""Records what riblint reports and explains on many projects, and compares two recordings.

    recording.py record --riblint PATH --to FOLDER [--inputs FOLDER] [--corpus FOLDER] [--folder FOLDER]...
        [--only SET]... [--jobs N]
    recording.py compare BEFORE AFTER [--strict] [--only SET]... [--ignore-rule ID]...
    recording.py self-test --riblint PATH

`record` writes to FOLDER, which must be outside of any repository:
    inputs      a copy of the projects
    report      the JSON report of each: all rules at their default, without a baseline
    answers     the texts of 'explain --why-not', by location and rule
    index.json  hashes of a project's sources, report and answers
`--inputs BEFORE/inputs` reads the projects of an earlier recording again, so that only the program differs.

Sets: fixtures; cases (a project for each case of a rule); generated (apps from Benchmarks/generate.py); packages
(.build/checkouts: Swift without RIBs); corpus (each project in the folder that `--corpus` names); folders (each
`--folder`).

Why-not answers are recorded for fixtures, cases, generated apps and the corpus. Each rule is queried until its answers
have listed every location that it checks in a file; then all rules together are queried on each of those lines. A case
is queried with its own rule first, not with each. In a large project, only the files that mention most RIBs terms are
queried.

`compare` prints each difference with both texts. `--ignore-rule` leaves out a rule that only one of the programs has.
Exit status: 0 without differences; 1 if findings appeared, disappeared or moved, or a project is missing, and with
`--strict` for any difference; 2 on wrong usage.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import sys
import time

from recordings import comparison, inputs, self_test
from recordings.program import Program

QUERIED = ("fixtures", "cases", "generated", "corpus")


def record(options):
    start = time.monotonic()
    if os.path.exists(os.path.join(options.to, "index.json")):
        sys.exit(f"recording: {options.to} already contains a recording")
    source = os.path.abspath(options.inputs or os.path.join(options.to, "inputs"))
    check_is_outside_of_repositories(source)
    if options.inputs and not os.path.isdir(source):
        raise SystemExit(f"recording: no folder '{options.inputs}' of projects; omit --inputs to copy them anew")
    if not options.inputs:
        inputs.gather(source, options.only, options.corpus, options.folder)
    count = record_projects(Program(options.riblint), source, options.to, options.only, options.jobs)
    print(f"recording: {count} projects in {options.to}, in {time.monotonic() - start:.0f} s")
    return 0


def record_projects(program, source, to, sets, jobs=None):
    """Records all projects of the sets, and returns how many there are."""
    index = {}
    with concurrent.futures.ThreadPoolExecutor(jobs or os.cpu_count()) as workers:
        running = {f"{kind}/{name}": workers.submit(record_project, program, to, kind, name, path)
                   for kind, name, path in inputs.projects(source, sets)}
        for name, future in running.items():
            index[name] = future.result()
    write(to, "index.json", {"program": program.output(["--version"], ".").strip(), "projects": index})
    return len(index)


def record_project(program, to, kind, name, path):
    """Records one project, and returns its hashes."""
    hashes = {"input": hash_of_folder(path), "report": write(to, f"report/{kind}/{name}.json", program.report(path))}
    if kind in QUERIED:
        rule = name.split("/")[0] if kind == "cases" else None
        hashes["answers"] = write(to, f"answers/{kind}/{name}.json", program.answers(path, rule))
    return hashes


def check_is_outside_of_repositories(folder):
    while folder != os.path.dirname(folder):
        folder = os.path.dirname(folder)
        if os.path.exists(os.path.join(folder, ".git")):
            sys.exit(f"recording: paths in reports would be relative to the repository {folder}; record outside of it")


def write(folder, name, value):
    """Writes a value as JSON, and returns the hash of the file."""
    text = json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return hashlib.sha256(text.encode()).hexdigest()


def hash_of_folder(folder):
    total = hashlib.sha256()
    for where, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(where, name)
            total.update(os.path.relpath(path, folder).encode() + b"\0")
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    total.update(hashlib.sha256(file.read()).digest())
    return total.hexdigest()


def compare(options):
    counts = comparison.compare(options.before, options.after, options.only, ignored=options.ignored)
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())) or "recording: no differences")
    return 1 if any(options.strict or what in comparison.ALWAYS_FAILS for what in counts) else 0


def test(options):
    complaints = self_test.complaints(Program(options.riblint), record_projects, write)
    for complaint in complaints:
        print(f"recording: {complaint}")
    print(f"recording: {len(complaints)} complaints")
    return 1 if complaints else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    recorder, comparer, tester = (commands.add_parser(name) for name in ("record", "compare", "self-test"))
    for command in (recorder, tester):
        command.add_argument("--riblint", required=True, metavar="PATH")
    recorder.add_argument("--to", required=True, metavar="FOLDER")
    recorder.add_argument("--inputs", metavar="FOLDER", help="the projects of an earlier recording")
    recorder.add_argument("--corpus", metavar="FOLDER", help="a folder of projects")
    recorder.add_argument("--folder", action="append", default=[], metavar="FOLDER", help="another project; repeatable")
    recorder.add_argument("--jobs", type=int, help="processes at once (default: one per processor)")
    comparer.add_argument("before", metavar="BEFORE")
    comparer.add_argument("after", metavar="AFTER")
    comparer.add_argument("--strict", action="store_true", help="fail on differences in texts as well")
    comparer.add_argument("--ignore-rule", dest="ignored", action="append", default=[], metavar="ID", help="repeatable")
    for command in (recorder, comparer):
        command.add_argument(
            "--only", action="append", choices=inputs.SETS, metavar="SET", help="only this set; repeatable")
    for command, function in ((recorder, record), (comparer, compare), (tester, test)):
        command.set_defaults(run=function)
    options = parser.parse_args()
    if "only" in options:
        options.only = options.only or list(inputs.SETS)
    sys.exit(options.run(options))


if __name__ == "__main__":
    main()
