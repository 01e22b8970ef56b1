#!/usr/bin/env python3
"""Measures the precision of the rules on apps whose code was labeled by hand.

    precision.py --riblint PATH --apps FOLDER --labels FOLDER [--show]

FOLDER of the apps contains one folder for each app, OWNER__NAME; that of the labels contains tables with tabs between
the columns:

- RULE.tsv: repo (OWNER/NAME), path, line, verdict, reason
- OWNER__NAME.tsv: rule, path, line, verdict, reason; the rule is an id or one of KINDS

The verdict is violation, legit or debatable. Writes Documentation/precision.json, which pages.py shows; with --show also
prints the findings that are wrong or not labeled. Exit status: 2 if riblint fails.
"""
import argparse
import csv
import json
import os
import re
import subprocess
import sys
from collections import Counter, defaultdict

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RESULT = os.path.join(ROOT, "Documentation", "precision.json")
DISPOSAL = ("undisposed_subscription", "unreset_dispose_bag", "unstructured_task_not_cancelled",
    "worker_subscription_not_bound")
# What a label of the older tables is about, and the rules whose findings it judges.
KINDS = {
    "dismiss": ("view_self_dismissal",),
    "router": ("strong_router",),
    "component": ("builder_skips_component",),
    **dict.fromkeys(("dispose", "dispose_custom", "dispose_task", "dispose_worker"), DISPOSAL),
}
# A label may stand at another line of the same statement.
REACH = 3
# Rules whose labels stand at another declaration of the same file.
OF_FILES = ("builder_skips_component", "unreset_dispose_bag")
FOREIGN = re.compile(r"(^|/)(Pods|Carthage|\.build|vendor)/|(^|/)Tuist/Dependencies/", re.I)


def labels(folder):
    """By app and rule, the labels: path, line, verdict."""
    found = defaultdict(lambda: defaultdict(list))
    for directory, _, names in os.walk(folder):
        for name in sorted(names):
            if not name.endswith(".tsv"):
                continue
            with open(os.path.join(directory, name), encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
            if not rows or not {"path", "line", "verdict"} <= rows[0].keys():
                continue
            for row in rows:
                stem = name[:-4]
                app = row["repo"].replace("/", "__") if "repo" in row else stem
                rules = (stem,) if "rule" not in row else KINDS.get(row["rule"], (row["rule"],))
                for rule in rules if row["line"].isdigit() else ():
                    found[app][rule].append((row["path"], int(row["line"]), row["verdict"].split()[0]))
    return found


def findings(riblint, app):
    run = subprocess.run([riblint, "lint", app, "--isolated", "--all-rules", "--format", "json", "--fail-on", "never",
        "--no-progress"], capture_output=True)
    if run.returncode:
        sys.exit(f"riblint failed on {app}: {run.stderr.decode(errors='replace').strip()}")
    return json.loads(run.stdout)["findings"]


def places(finding, app):
    """The locations of a finding and of its evidence: paths relative to the app, first and last line."""
    locations = [finding["location"]] + [note["location"] for note in finding["related"] + finding["path"]]
    prefix = os.path.basename(app) + "/"
    for location in locations:
        path = location["path"]
        path = path[path.index(prefix) + len(prefix):] if prefix in path else path
        yield path, location["start"]["line"], location["end"]["line"]


def verdict(finding, own, app):
    """right, wrong, debatable or unlabeled: by labels at the finding itself, or at its evidence."""
    (path, first, last), *evidence = places(finding, app)
    if FOREIGN.search(path):
        return "unlabeled"
    near = [label for label in own if label[0] == path
        and (first - REACH <= label[1] <= last + REACH or finding["rule"] in OF_FILES)]
    exact = [label for label in own if any(label[0] == file and begin <= label[1] <= end
        for file, begin, end in [(path, first, last)] + evidence)]
    verdicts = {label[2] for label in exact or near}
    for kind, answer in (("violation", "right"), ("debatable", "debatable"), ("legit", "wrong")):
        if kind in verdicts:
            return answer
    return "unlabeled"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riblint", required=True, metavar="PATH")
    parser.add_argument("--apps", required=True, metavar="FOLDER")
    parser.add_argument("--labels", required=True, metavar="FOLDER")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    known = labels(options.labels)
    apps = sorted(name for name in os.listdir(options.apps) if name in known)
    if not apps:
        sys.exit(f"no app in {options.apps} has labels in {options.labels}")
    counts = defaultdict(Counter)
    for name in apps:
        app = os.path.join(options.apps, name)
        for finding in findings(os.path.abspath(options.riblint), app):
            answer = verdict(finding, known[name][finding["rule"]], app)
            counts[finding["rule"]][answer] += 1
            if options.show and answer in ("wrong", "unlabeled"):
                path, line, _ = next(places(finding, app))
                print(f"{answer}: {name}/{path}:{line}: {finding['message']} [{finding['rule']}]")
    rules = {rule: {kind: counts[rule][kind] for kind in ("right", "wrong", "debatable", "unlabeled")}
        for rule in sorted(counts)}
    with open(RESULT, "w", encoding="utf-8") as file:
        json.dump({"apps": len(apps), "rules": rules}, file, indent=2)
        file.write("\n")
    for rule, count in rules.items():
        print(f"{rule:46} {count['right']:4} right {count['wrong']:4} wrong {count['debatable']:4} debatable "
            f"{count['unlabeled']:4} unlabeled")


if __name__ == "__main__":
    main()
