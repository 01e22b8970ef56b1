#!/usr/bin/env python3
"""Writes the pages of the rules, and their table.

    pages.py --riblint PATH [--check]

Writes Documentation/rules/*.md and Rules/README.md; with --check, exits 1 if they differ.

All text comes from `riblint explain RULE --format markdown` and `riblint rules --format json`, and the measured precision
from Documentation/precision.json, which precision.py writes.
"""
import argparse
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = "Documentation/rules"
TABLE = "Rules/README.md"
PRECISION = "Documentation/precision.json"

FAMILIES = {
    "dismissal": "Views and how they leave the screen.",
    "ownership": "Who keeps whom in memory.",
    "subscriptions": "Subscriptions and the time in which an interactor is active.",
    "wiring": "Builders, components and dependencies.",
    "tree": "Parents, children, attaching and detaching.",
    "layering": "What each part of a RIB may know of the others.",
    "workers": "Workers and their life cycle.",
    "plugins": "Plugins and experiment keys.",
    "testing": "Test code.",
    "suppressions": "Suppression comments.",
}

HEAD = """# Rules

`riblint rules` lists the rules, `riblint explain RULE` shows a page. This table and the pages are written by
`python3 Documentation/pages.py --riblint PATH`.
"""

MEASURED = """
## Precision

Measured by `Documentation/precision.py` on {apps} open source apps whose code was labeled by hand: the findings that are right,
wrong, debatable, and at places without a label. Rules that are not listed report nothing in these apps. The rules were
developed on these apps, so expect a little less on others.

| rule | right | wrong | debatable | not labeled |
| --- | ---: | ---: | ---: | ---: |
"""

TAIL = """
## Adding a rule

`python3 Rules/new_rule.py ID --family FAMILY` begins one; [CONTRIBUTING.md](../CONTRIBUTING.md#add-a-rule) says what follows.
"""


def run(riblint, *arguments):
    return subprocess.run([riblint, *arguments], stdout=subprocess.PIPE, check=True).stdout.decode()


def precision_section(count, apps):
    """The section about measured precision on the page of a rule."""
    judged = count["right"] + count["wrong"]
    if judged > 1:
        found = f"{judged} findings of the rule are at places that were labeled by hand: {count['right']} of them are right."
    else:
        found = f"one finding of the rule is at a place that was labeled by hand: it is {'right' if count['right'] else 'wrong'}."
    text = f"In {apps} open source apps, {found} The rule was developed on these apps."
    return f"\n## Precision\n\n{text}\n"


def precision_table(rules, measured):
    lines = [MEASURED.format(apps=measured["apps"]).rstrip("\n")]
    for rule in rules:
        count = measured["rules"].get(rule["id"])
        if count:
            lines.append(f"| `{rule['id']}` | {count['right']} | {count['wrong']} | {count['debatable']} | {count['unlabeled']} |")
    return "\n".join(lines) + "\n"


def table(rules, measured):
    lines = [HEAD]
    for family in dict.fromkeys(rule["family"] for rule in rules):
        own = [rule for rule in rules if rule["family"] == family]
        count = "1 rule" if len(own) == 1 else f"{len(own)} rules"
        lines += [f"## {family.capitalize()} ({count})", "", FAMILIES[family], "",
            "| rule | severity | fix | summary |", "| --- | --- | --- | --- |"]
        for rule in own:
            severity = rule["severity"] + ("" if rule["enabled"] else ", off by default")
            summary = rule["summary"].replace("|", "\\|")
            lines.append(f"| [`{rule['id']}`](../{FOLDER}/{rule['id']}.md) | {severity} | {rule['fix']} | {summary} |")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n" + precision_table(rules, measured) + TAIL


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    rules = json.loads(run(riblint, "rules", "--format", "json"))["rules"]
    with open(os.path.join(ROOT, PRECISION), encoding="utf-8") as file:
        measured = json.load(file)
    wanted = {}
    for rule in rules:
        page = run(riblint, "explain", rule["id"], "--format", "markdown")
        count = measured["rules"].get(rule["id"])
        if count and count["right"] + count["wrong"]:
            page += precision_section(count, measured["apps"])
        wanted[f"{FOLDER}/{rule['id']}.md"] = page
    wanted[TABLE] = table(rules, measured)
    folder = os.path.join(ROOT, FOLDER)
    there = (
        {f"{FOLDER}/{name}" for name in os.listdir(folder) if name.endswith(".md")} if os.path.isdir(folder) else set())
    stale = sorted(there - wanted.keys())
    for path, text in sorted(wanted.items()):
        try:
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                current = file.read()
        except FileNotFoundError:
            current = None
        if current == text:
            continue
        stale.append(path)
        if not options.check:
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(ROOT, path), "w", encoding="utf-8") as file:
                file.write(text)
    if not options.check:
        for path in there - wanted.keys():
            os.remove(os.path.join(ROOT, path))
        return 0
    for path in stale:
        print(f"{path} is not current; run python3 Documentation/pages.py --riblint {options.riblint}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
