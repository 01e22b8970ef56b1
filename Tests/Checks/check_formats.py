#!/usr/bin/env python3
"""Checks every report format with schemas and parsers that are independent of riblint.

    check_formats.py --riblint PATH

Creates a small leaky app with names that are special in each format, lints it, and

- validates each format by its schema (JSON Schema, RELAX NG and XML Schema by xmllint, SARIF by sarif-tools if it can
  be imported);
- parses the findings of each format with an independent parser, in the units of the format, and compares them with the
  JSON report, whose positions are computed again from the files' bytes;
- breaks each report in ways that its schema must reject, so that every check can fail.

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import collections
import copy
import html
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import jsonschema
from leaky_project import NAMES, escaped, make_project, repaired

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = """
text concise xcode json jsonl sarif github gitlab checkstyle junit rdjson rdjsonl sonarqube markdown html summary
""".split()

complaints = []


def expect(holds, text):
    if not holds:
        complaints.append(text)


def schema(name):
    with open(os.path.join(HERE, "Schemas", name + ".schema.json")) as file:
        return json.load(file)


def is_valid(value, name, definition=None):
    rules = schema(name)
    if definition:
        rules = dict(rules, **{"$ref": "#/definitions/" + definition})
    return jsonschema.Draft7Validator(rules).is_valid(value)


def xmllint(data, *options):
    return subprocess.run(["xmllint", "--noout", *options, "-"], input=data, stderr=subprocess.PIPE)


def run(riblint, folder, *options, environment=None):
    """All reports of one run, by format; standard output is the text."""
    reports = [part for name in FORMATS[1:] for part in ("--format", f"{name}=../{name}")]
    result = subprocess.run(
        [os.path.abspath(riblint), "Sources", "--format", "text", *reports, *options], cwd=folder,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=dict({k: v for k, v in os.environ.items() if k != "GITHUB_STEP_SUMMARY"}, **(environment or {})))
    expect(result.returncode == 3, f"the run ended with {result.returncode}: {result.stderr.decode()}")
    found = {"text": result.stdout}
    for name in FORMATS[1:]:
        with open(os.path.join(folder, "..", name), "rb") as file:
            found[name] = file.read()
    return found


def check_common(reports):
    for name, data in reports.items():
        text = data.decode("utf-8")  # raises an error for invalid JSON
        expect(text.endswith("\n"), f"{name}: does not end its last line")
        expect("\r" not in text, f"{name}: has a carriage return")
        if name != "github":
            expect(not re.search(r"^\s*::", text, re.M), f"{name}: a line is a command to GitHub's runner")
        # Paths in properties of GitHub commands are not escaped for terminals.
        expect("\x1b" not in text or name == "github", f"{name}: has an escape character")


def check_positions(folder, report):
    """Recomputes the five numbers of each location from the bytes of its file."""
    by_name = {repaired(b"Sources/" + name): name for name in NAMES}
    for finding in report["findings"]:
        for place in [finding["location"]] + [note["location"] for note in finding["related"] + finding["path"]]:
            with open(os.path.join(os.fsencode(folder), b"Sources", by_name[place["path"]]), "rb") as file:
                data = file.read()
            for position in (place["start"], place["end"]):
                before = data[:position["offset"]]
                line = before[before.rfind(b"\n") + 1:]
                text = line.decode()
                counted = (before.count(b"\n") + 1, len(line) + 1, len(text.encode("utf-16-le")) // 2 + 1, len(text)
                    + 1)
                given = tuple(position[key] for key in ("line", "utf8", "utf16", "scalar"))
                expect(counted == given, f"json: {place['path']!r}: {given} should be {counted}")


def expected(report, *keys):
    """Findings as tuples of the fields in a format."""
    rows = []
    for finding in report["findings"]:
        start, end = finding["location"]["start"], finding["location"]["end"]
        known = {
            "path": finding["location"]["path"], "shown": escaped(finding["location"]["path"]), "line": start["line"],
            "rule": finding["rule"],
            "message": finding["message"], "utf8": start["utf8"], "utf16": start["utf16"], "scalar": start["scalar"],
            "utf8End": end["utf8"], "utf16End": end["utf16"], "fingerprint": finding["fingerprint"],
            "zero": start["utf16"] - 1,
            "zeroEnd": end["utf16"] - 1, "lastColumn": end["utf16"] - 1,
        }
        rows.append(tuple(known[key] for key in keys))
    return sorted(rows)


def compare(name, found, wanted):
    expect(sorted(found) == wanted, f"{name}: says {sorted(found)}\n  instead of {wanted}")


def refuses(name, good, breaks, validates):
    """Checks that the schema rejects each broken copy."""
    expect(validates(good), f"{name}: is not valid")
    for index, change in enumerate(breaks):
        broken = copy.deepcopy(good)
        change(broken)
        expect(not validates(broken), f"{name}: break {index} is not seen")


def check_json(reports, report):
    lines = [json.loads(line) for line in reports["jsonl"].splitlines()]
    expect(lines == report["findings"], "jsonl: differs from the findings of json")

    gitlab = json.loads(reports["gitlab"])
    refuses("gitlab", gitlab, [
        lambda r: r[0].pop("fingerprint"), lambda r: r[0].update(severity="error"),
        lambda r: r[0]["location"].update(path="/a"), lambda r: r[0]["location"]["lines"].update(begin=0),
    ], lambda r: is_valid(r, "gitlab"))
    expect(len({i["fingerprint"] for i in gitlab}) == len(gitlab), "gitlab: fingerprints are not unique")
    compare("gitlab", [
        (i["location"]["path"], i["location"]["lines"]["begin"], i["check_name"], i["fingerprint"]) for i in gitlab
        if i["severity"] != "critical"
    ], expected(report, "path", "line", "rule", "fingerprint"))
    expect(sum(i["severity"] == "critical" for i in gitlab) == 1, "gitlab: does not say what was not analyzed")

    rdjson = json.loads(reports["rdjson"])
    refuses("rdjson", rdjson, [
        lambda r: r.pop("diagnostics"), lambda r: r["diagnostics"][0].pop("message"),
        lambda r: r["diagnostics"][0]["location"]["range"]["start"].update(column=0),
        lambda r: r["diagnostics"][0].update(severity="error"),
    ], lambda r: is_valid(r, "rdjson"))
    single = [json.loads(line) for line in reports["rdjsonl"].splitlines()]
    for diagnostic in single:
        expect(is_valid(diagnostic, "rdjson", "diagnostic"), "rdjsonl: a line is not valid")
        expect(diagnostic.pop("source", None) == rdjson["source"], "rdjsonl: a line does not say who found it")
    expect(single == rdjson["diagnostics"], "rdjsonl: differs from rdjson")
    compare("rdjson", [
        (d["location"]["path"], *d["location"]["range"]["start"].values(), d["location"]["range"]["end"]["column"],
            d["code"]["value"])
        for d in single if "range" in d["location"]
    ], expected(report, "path", "line", "utf8", "utf8End", "rule"))
    expect(sum("range" not in d["location"] for d in single) == 1, "rdjson: does not say what was not analyzed")

    sonar = json.loads(reports["sonarqube"])
    refuses("sonarqube", sonar, [
        lambda r: r.pop("rules"), lambda r: r["issues"][0].update(severity="MAJOR"),
        lambda r: r["rules"][0].update(impacts=[]),
        lambda r: r["issues"][0]["primaryLocation"]["textRange"].pop("endColumn"),
    ], lambda r: is_valid(r, "sonarqube"))
    rules = [rule["id"] for rule in sonar["rules"]]
    expect(len(set(rules)) == len(rules), "sonarqube: a rule stands there twice")
    expect({issue["ruleId"] for issue in sonar["issues"]} <= set(rules), "sonarqube: an issue of no rule")
    compare("sonarqube", [
        (i["primaryLocation"]["filePath"], r["startLine"], r["startColumn"], r["endColumn"], i["ruleId"])
        for i in sonar["issues"] for r in [i["primaryLocation"].get("textRange")] if r
    ], expected(report, "path", "line", "zero", "zeroEnd", "rule"))


def check_xml(reports, report):
    def readable(text):
        return "".join(c if ord(c) >= 0x20 or c in "\t\n\r" else "\ufffd" for c in text)

    for name, options, breaks in [
        ("checkstyle", ["--relaxng", os.path.join(HERE, "Schemas", "checkstyle.rng")],
            [(b'line="', b'line="-'), (b"<error ", b"<eror "), (b"&#10;", b"\x1b")]),
        ("junit", ["--schema", os.path.join(HERE, "Schemas", "junit.xsd")],
            [(b' tests="', b' tests="x'), (b"<failure ", b"<fail "), (b" classname=", b" class=")]),
    ]:
        result = xmllint(reports[name], *options)
        expect(result.returncode == 0, f"{name}: {result.stderr.decode()}")
        for before, after in breaks:
            expect(before in reports[name], f"{name}: has no {before}")
            expect(xmllint(reports[name].replace(before, after, 1), *options).returncode != 0,
                f"{name}: break {after} is not seen")

    errors = [(file.get("name"), error) for file in xml.fromstring(reports["checkstyle"]) for error in file]
    wanted = [(readable(p), *rest) for p, *rest in expected(report, "path", "line", "utf16", "rule", "message")]
    compare("checkstyle", [
        (path, int(e.get("line")), int(e.get("column")), e.get("source").removeprefix("riblint."), e.get("message"))
        for path, e in errors if e.get("source") != "riblint.not_analysed"
    ], sorted(wanted))
    suites = xml.fromstring(reports["junit"])
    cases = list(suites.iter("testcase"))
    compare("junit", [
        (c.get("file"), int(c.get("line")), c.get("name"), c.find("failure").get("message")) for c in cases
        if c.find("failure") is not None
    ], sorted((readable(p), line, f"{rule} at {line}:{column}", message)
              for p, line, rule, column, message in expected(report, "path", "line", "rule", "scalar", "message")))
    for suite in [suites, *suites]:
        inside = list(suite.iter("testcase"))
        counted = [len(inside)] + [sum(c.find(kind) is not None for c in inside) for kind in ("failure", "error")]
        expect([int(suite.get(k)) for k in ("tests", "failures", "errors")] == counted,
            f"junit: counts of {suite.get('name')!r}")
    expect(int(suites.get("errors")) == 1, "junit: does not say what was not analyzed")


def check_lines(reports, report, folder):
    with open(os.path.join(HERE, "..", "..", "Documentation", "problem-matcher.json")) as file:
        pattern = json.load(file)["problemMatcher"][0]["pattern"][0]
    matcher = re.compile(pattern["regexp"])
    keys = ("file", "line", "column", "severity", "code", "message")
    matches = [m for m in map(matcher.search, reports["concise"].decode().splitlines()) if m]
    rows = [tuple(m.group(pattern[key]) for key in keys) for m in matches]
    compare("concise", [(f.removeprefix("./"), int(line), int(c), r, m) for f, line, c, _, r, m in rows],
        expected(report, "shown", "line", "scalar", "rule", "message"))

    # Xcode's pattern for issues: an absolute path, a line, a column, a kind.
    issue = re.compile(r"^(/.+):(\d+):(\d+): (error|warning|note): (.*)$")
    found = []
    for line in reports["xcode"].decode().splitlines():
        match = issue.match(line)
        expect(match, f"xcode: no issue: {line!r}")
        if match and match.group(4) != "note":
            path, row, column, _, words = match.groups()
            message, _, rule = words.rpartition(" (")
            found.append((path, int(row), int(column), rule.rstrip(")"), message))
    root = os.path.realpath(folder) + "/"
    compare("xcode", found, sorted((root + p, *rest) for p, *rest in expected(report, "shown", "line", "utf8", "rule",
        "message")))


def commands(data):
    """Parses GitHub's commands like its runner."""
    for line in data.decode().splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        expect(match, f"github: no command: {line!r}")
        if match:
            def plain(text, codes):
                for code, character in codes:
                    text = text.replace(code, character)
                return text.replace("%25", "%")
            base = [("%0D", "\r"), ("%0A", "\n")]
            properties = dict(part.split("=", 1) for part in match.group(2).split(","))
            yield (
                match.group(1), {k: plain(v, base + [("%3A", ":"), ("%2C", ",")]) for k, v in properties.items()},
                plain(match.group(3), base))


def check_github(reports, report):
    found = list(commands(reports["github"]))
    kinds = collections.Counter(kind for kind, _, _ in found)
    expect(all(count <= 10 for count in kinds.values()), f"github: shows ten of a kind, not {kinds}")
    errors = [(p["file"], int(p["line"]), int(p["col"]), int(p["endColumn"]), p["title"]) for kind, p,
        _ in found if kind == "error"]
    expect(len(errors) == 10, f"github: {len(errors)} errors instead of 10")
    expect(set(errors) <= set(expected(report, "path", "line", "utf16", "lastColumn", "rule")),
        f"github: unknown findings among {errors}")
    kind, properties, message = found[-1]
    expect(kind == "notice" and f"{len(NAMES) - 10} more error" in message,
        f"github: the last command is {kind}: {message}")


def check_markdown(data, report):
    """The rows of the Markdown table, unescaped like GitHub does."""
    found = []
    for line in data.decode().splitlines():
        cells = [cell.replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) != 4 or cells[0].strip() not in ("error", "warning", "note"):
            continue
        def code(cell):
            match = re.fullmatch(r"(`+)(.*?)\1", cell.strip())
            text = match.group(2)
            return text[1:-1] if text.startswith(" ") and text.endswith(" ") else text
        location = re.sub(r"^\[(.*)\]\([^()]*\)$", r"\1", cells[2].strip())
        path, line_number, column = re.fullmatch(r"(.*):(\d+):(\d+)", code(location)).groups()
        message = cells[3].split("<br>")[0].strip()
        message = html.unescape(re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", message))
        found.append((path, int(line_number), int(column), code(cells[1]), message))
    compare("markdown", found, expected(report, "shown", "line", "scalar", "rule", "message"))


def check_summary(riblint, folder, report):
    """Annotations on standard output also append the whole list to the job's summary."""
    path = os.path.join(folder, "..", "job")
    with open(path, "w") as file:
        file.write("before\n")
    result = subprocess.run(
        [os.path.abspath(riblint), "Sources", "--format", "github"], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=dict(os.environ, GITHUB_STEP_SUMMARY=path, GITHUB_SERVER_URL="https://github.com", GITHUB_REPOSITORY="o/r",
            GITHUB_SHA="abc",
                 GITHUB_WORKSPACE=folder))
    expect(sum(kind == "error" for kind, _, _ in commands(result.stdout)) == 10, "github: ten annotations")
    with open(path, "rb") as file:
        data = file.read()
    expect(data.startswith(b"before\n## riblint\n"), "the job's summary was not added to")
    check_markdown(data, report)


def check_sarif(folder, report):
    """Parses the report with sarif-tools."""
    path = os.path.join(folder, "..", "sarif")
    command = [sys.executable, "-m", "sarif"]
    result = subprocess.run([*command, "summary", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    expect(result.returncode == 0 and f"error: {len(report['findings'])}".encode() in result.stdout,
        f"sarif-tools: {result.stdout.decode()}")
    result = subprocess.run([*command, "csv", "-o", path + ".csv", path], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    expect(result.returncode == 0 and os.path.getsize(path + ".csv") > 0, f"sarif-tools: {result.stdout.decode()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--sarif-tools", action="store_true", help="sarif-tools can be imported: let it read the SARIF")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.join(scratch, "app")
        make_project(folder)
        reports = run(arguments.riblint, folder)
        report = json.loads(reports["json"])
        expect(len(report["findings"]) == len(NAMES),
            f"json: {len(report['findings'])} findings instead of {len(NAMES)}")
        check_common(reports)
        check_positions(folder, report)
        check_json(reports, report)
        check_xml(reports, report)
        check_lines(reports, report, folder)
        check_github(reports, report)
        check_markdown(reports["markdown"], report)
        check_summary(arguments.riblint, folder, report)
        if arguments.sarif_tools:
            check_sarif(folder, report)
        expect(reports == run(arguments.riblint, folder, "--jobs", "1"), "reports depend on the number of threads")
    for complaint in complaints:
        print(complaint)
    print(f"{len(FORMATS)} formats, {len(NAMES)} names: {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


main()
