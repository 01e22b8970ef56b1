#!/usr/bin/env python3
"""Records what riblint reports on projects, and says which findings moved between two recordings.

    recording.py record --riblint PATH --to FOLDER [--copy] PROJECT...
    recording.py compare BEFORE AFTER [--strict]

`record` writes one JSON report a project, named for its folder: all rules at their default, without a baseline. `--copy` lints a copy
outside of any repository, so that the project itself is the root.
`compare` matches findings by rule and location, then by fingerprint, and lists what appeared, disappeared or moved; messages, paths, related
locations and fixes that differ are counted, and fail only with `--strict`.

Exit 0 if the findings are the same, 1 if not, 2 on wrong usage.
"""
import argparse
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile


def record(options):
    os.makedirs(options.to, exist_ok=True)
    names = [os.path.basename(os.path.normpath(project)) for project in options.projects]
    if len(set(names)) != len(names):
        sys.exit("recording: two projects have the same name")
    for name, project in zip(names, options.projects):
        with tempfile.TemporaryDirectory(prefix="riblint-recording-") as folder:
            if options.copy:
                project = shutil.copytree(project, os.path.join(folder, name), symlinks=True)
            done = subprocess.run(
                [options.riblint, project, "--format", "json", "--no-baseline", "--fail-on", "never"], stdout=subprocess.PIPE,
                stderr=subprocess.PIPE)
        # Nothing to lint is an answer as well: an empty report.
        report = json.loads(done.stdout) if done.returncode in (0, 3) else {"findings": [], "status": done.returncode}
        with open(os.path.join(options.to, name + ".json"), "w") as file:
            json.dump(report, file, indent=1, sort_keys=True)
            file.write("\n")
    print(f"recording: {len(names)} projects in {options.to}")
    return 0


def findings(path):
    with open(path) as file:
        return json.load(file)["findings"]


def location(finding):
    start = finding["location"]["start"]
    return finding["rule"], finding["location"]["path"], start["line"], start["utf8"]


def described(finding):
    rule, path, line, column = location(finding)
    return f"{path}:{line}:{column}: {rule}: {finding['message']}"


def compare(options):
    names = sorted({name for folder in (options.before, options.after) for name in os.listdir(folder) if name.endswith(".json")})
    if not names:
        sys.exit("recording: there is no recording to compare")
    counts = collections.Counter()
    for name in names:
        sides = [os.path.join(folder, name) for folder in (options.before, options.after)]
        missing = [side for side in sides if not os.path.exists(side)]
        if missing:
            counts["project"] += 1
            print(f"{name}: missing in {os.path.dirname(missing[0])}")
            continue
        before, after = ({location(finding): finding for finding in findings(side)} for side in sides)
        gone = {where: before[where] for where in sorted(before.keys() - after.keys())}
        new = {where: after[where] for where in sorted(after.keys() - before.keys())}
        by_print = {(finding["rule"], finding["fingerprint"]): finding for finding in new.values()}
        for where, finding in gone.items():
            moved = by_print.pop((finding["rule"], finding["fingerprint"]), None)
            if moved is not None:
                counts["moved"] += 1
                print(f"{name}: moved: {described(finding)}\n    to {described(moved)}")
                del new[location(moved)]
            else:
                counts["disappeared"] += 1
                print(f"{name}: disappeared: {described(finding)}")
        for finding in new.values():
            counts["appeared"] += 1
            print(f"{name}: appeared: {described(finding)}")
        for where in sorted(before.keys() & after.keys()):
            counts["same"] += 1
            for key in ("fingerprint", "severity", "message", "help", "related", "path", "fixes", "rib", "symbol"):
                if before[where].get(key) != after[where].get(key):
                    counts[f"other {key}"] += 1
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())) or "no findings")
    failed = counts["moved"] + counts["disappeared"] + counts["appeared"] + counts["project"] + counts["other fingerprint"]
    if options.strict:
        failed += sum(count for what, count in counts.items() if what.startswith("other "))
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    recorder = commands.add_parser("record")
    recorder.add_argument("--riblint", required=True)
    recorder.add_argument("--to", required=True, metavar="FOLDER")
    recorder.add_argument("--copy", action="store_true")
    recorder.add_argument("projects", nargs="+", metavar="PROJECT")
    recorder.set_defaults(run=record)
    comparer = commands.add_parser("compare")
    comparer.add_argument("before")
    comparer.add_argument("after")
    comparer.add_argument("--strict", action="store_true", help="differences in texts fail as well")
    comparer.set_defaults(run=compare)
    options = parser.parse_args()
    sys.exit(options.run(options))


if __name__ == "__main__":
    main()
