"""Compares two recordings: what happened to each finding and to each answer."""
import collections
import json
import os
import re

ALWAYS_FAILS = ("findings appeared", "findings disappeared", "findings moved", "projects missing")
DETAILS = ("fingerprint", "severity", "message", "help", "related", "path", "fixes", "rib", "symbol")


def compare(before, after, sets, out=print, ignored=()):
    """Prints each difference, and returns how many there are of each kind: none if the recordings are equal.

    `ignored` are rules that only one of the recorded programs has.
    """
    indexes = [selected(load(folder, "index.json")["projects"], sets) for folder in (before, after)]
    counts = collections.Counter()
    for name in sorted(indexes[0].keys() | indexes[1].keys()):
        hashes = [index.get(name) for index in indexes]
        if None in hashes:
            counts["projects missing"] += 1
            out(f"{name}: only in {before if hashes[1] is None else after}")
            continue
        if hashes[0] == hashes[1]:
            continue
        if hashes[0]["input"] != hashes[1]["input"]:
            counts["projects with other sources"] += 1
            out(f"{name}: the sources differ; 'record --inputs {before}/inputs' reads the same")
        for kind, differences in (("report", report_differences), ("answers", answer_differences)):
            if hashes[0].get(kind) != hashes[1].get(kind):
                sides = [load(folder, kind, name + ".json") for folder in (before, after)]
                if ignored:
                    sides = WITHOUT_RULES[kind](sides, ignored)
                for what, text in differences(*sides):
                    counts[what] += 1
                    out(f"{name}: {text}")
    return counts


def selected(index, sets):
    return {name: hashes for name, hashes in index.items() if name.split("/")[0] in sets}


def load(*path):
    with open(os.path.join(*path)) as file:
        return json.load(file)


def report_differences(before, after):
    sides = [numbered(report["findings"]) for report in (before, after)]
    both = sides[0].keys() & sides[1].keys()
    gone, new = ([side[key] for key in side if key not in both] for side in sides)
    moved = []
    # Findings at different locations are paired by fingerprint, the rest by message.
    for identity in (lambda finding: finding["fingerprint"], lambda finding: finding["message"]):
        for old in list(gone):
            match = next((one for one in new if one["rule"] == old["rule"] and identity(one) == identity(old)), None)
            if match is not None:
                gone.remove(old)
                new.remove(match)
                moved.append((old, match))
    yield from (("findings disappeared", f"disappeared: {described(finding)}") for finding in gone)
    yield from (("findings appeared", f"appeared: {described(finding)}") for finding in new)
    for old, match in moved:
        yield "findings moved", f"moved: {described(old)}\n    to {described(match)}"
    for old, match in moved + [(sides[0][key], sides[1][key]) for key in sorted(both)]:
        for detail in DETAILS:
            if old.get(detail) != match.get(detail):
                texts = both_texts(as_text(old.get(detail)), as_text(match.get(detail)))
                yield f"findings with another {detail}", f"another {detail}: {described(old)}\n{texts}"
    rest = [{key: value for key, value in report.items() if key != "findings"} for report in (before, after)]
    if rest[0] != rest[1]:
        yield "reports changed", f"another summary or other notices:\n{both_texts(*map(as_text, rest))}"


def numbered(findings):
    """Findings by rule, path, line, column, and their number among those with the same four."""
    seen = collections.Counter()
    result = {}
    for finding in findings:
        key = (finding["rule"], *location(finding))
        seen[key] += 1
        result[(*key, seen[key])] = finding
    return result


def location(finding):
    start = finding["location"]["start"]
    return finding["location"]["path"], start["line"], start["utf8"]


def described(finding):
    path, line, column = location(finding)
    return f"{path}:{line}:{column}: {finding['rule']}: {finding['message']}"


def answer_differences(before, after):
    for question in sorted(before.keys() | after.keys()):
        texts = [side.get(question) for side in (before, after)]
        if None in texts:
            # Earlier answers decide which lines are queried.
            what = "only before" if texts[1] is None else "only after"
            yield f"answers {what}", f"why-not {what}: {question}\n{indented(texts[0] or texts[1])}"
        elif texts[0] != texts[1]:
            yield "answers changed", f"why-not changed: {question}\n{both_texts(*texts)}"


def reports_without(sides, rules):
    """Reports without findings of some rules, and without the summary, which counts them."""
    return [
        report | {"summary": None, "findings": [one for one in report["findings"] if one["rule"] not in rules]}
        for report in sides]


def answers_without(sides, rules):
    """Answers without those of some rules. Questions to all rules remain only where both recordings have them."""
    shared = sides[0].keys() & sides[1].keys()
    return [
        {question: answer_without(answer, rules) for question, answer in side.items()
         if question in shared or " " in question and question.split(" ")[-1] not in rules}
        for side in sides]


def answer_without(answer, rules):
    """An answer without the paragraphs of some rules, and without their names in the list of idle rules."""
    paragraphs = []
    for paragraph in answer.split("\n\n"):
        if paragraph.startswith("These rules do not check"):
            words = re.split(r"[\s,]+", paragraph.rstrip(".\n"))
            paragraph = " ".join(word for word in words if word not in rules)
        if not paragraph.startswith(tuple(f"{rule}: " for rule in rules)):
            paragraphs.append(paragraph)
    return "\n\n".join(paragraphs)


WITHOUT_RULES = {"report": reports_without, "answers": answers_without}


def as_text(value):
    return json.dumps(value, indent=1, sort_keys=True)


def both_texts(before, after):
    return f"  before:\n{indented(before)}\n  after:\n{indented(after)}"


def indented(text):
    return "\n".join("    " + line for line in text.rstrip("\n").split("\n"))
