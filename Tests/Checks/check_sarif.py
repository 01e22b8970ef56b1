#!/usr/bin/env python3
"""Checks a SARIF file of riblint for requirements of GitHub, viewers and validators beyond the schema.

    check_sarif.py FILE [--schema sarif-schema-2.1.0.json]     exit 0 if valid, 1 with complaints, 2 on wrong usage
    check_sarif.py --self-test                                 breaks a valid file in many ways; each must be rejected

Complaints start with the id of the corresponding rule of Microsoft's validator (GH1001, SARIF1002, ...), or with LIMIT
(sizes that GitHub rejects or truncates), LINK (links in messages), NONE (properties of all results or of none), UPLOAD
(rejected by GitHub's upload), OWN (guarantees of riblint), SCHEMA.
"""
import argparse
import copy
import json
import re
import sys

SEGMENT = r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"
RELATIVE_URI = re.compile(rf"(?!/)(?:{SEGMENT}+/)*{SEGMENT}+")
ABSOLUTE_URI = re.compile(
    rf"https?://[A-Za-z0-9.\-]+(?::[0-9]+)?(?:/{SEGMENT}*)*(?:\?(?:{SEGMENT}|[/?])*)?(?:#(?:{SEGMENT}|[/?])*)?")
LINK = re.compile(r"\[((?:[^\[\]\\]|\\[\[\]\\])*)\]\(([^()\s]*)\)")
LEVELS = ("none", "note", "warning", "error")
# Properties that depend on the run or the machine.
VOLATILE = ("startTimeUtc", "endTimeUtc", "machine", "account", "processId", "commandLine", "environmentVariables",
    "arguments")


class Checker:
    """Checks one file, and collects complaints as texts."""

    def __init__(self):
        self.complaints = []

    def expect(self, holds, code, where, text):
        if not holds:
            self.complaints.append(f"{code} {where}: {text}")

    def log(self, log):
        self.expect(log.get("version") == "2.1.0", "UPLOAD", "/version", "has to be 2.1.0")
        self.expect("errata01" in log.get("$schema", ""), "OWN", "/$schema", "has to be the one of the errata")
        runs = log.get("runs")
        if not isinstance(runs, list):
            return self.expect(False, "UPLOAD", "/runs", "is missing")
        self.expect(1 <= len(runs) <= 20, "LIMIT", "/runs", "1 to 20 of them")
        for index, run in enumerate(runs):
            self.run(run, f"/runs/{index}")

    def run(self, run, at):
        driver = run.get("tool", {}).get("driver", {})
        rules = driver.get("rules", [])
        self.driver(driver, at + "/tool/driver")
        reporting = {result.get("ruleId") for result in run.get("results") or [] if isinstance(result, dict)}
        for index, rule in enumerate(rules):
            self.rule(rule, rule.get("id") in reporting, f"{at}/tool/driver/rules/{index}")
        ids = [rule.get("id") for rule in rules]
        self.expect(len(set(ids)) == len(ids), "SARIF1001", at + "/tool/driver/rules", "ids have to differ")
        self.expect(len(rules) <= 25000, "LIMIT", at + "/tool/driver/rules", "at most 25,000")

        results = run.get("results")
        if not isinstance(results, list):
            return self.expect(False, "UPLOAD", at + "/results", "is missing")
        self.expect(len(results) <= 25000, "LIMIT", at + "/results", "at most 25,000")
        self.expect(run.get("columnKind") == "utf16CodeUnits", "OWN", at + "/columnKind", "has to be utf16CodeUnits")
        self.expect("automationDetails" not in run, "OWN", at + "/automationDetails",
            "would undo the upload's category")
        self.expect("artifacts" not in run, "SARIF2004", at + "/artifacts",
            "locations have to stand where they are used")
        for name, base in run.get("originalUriBaseIds", {}).items():
            uri = base.get("uri")
            self.expect(uri is None or uri.endswith("/"), "SARIF1004", f"{at}/originalUriBaseIds/{name}",
                "has to end in /")
        for name in ("suppressions", "baselineState"):
            count = sum(result.get(name) is not None for result in results)
            self.expect(count in (0, len(results)), "NONE", at + "/results", f"{name} on all or on none")
        seen = set()
        for index, result in enumerate(results):
            text = json.dumps(result, sort_keys=True)
            self.expect(text not in seen, "OWN", f"{at}/results/{index}", "stands there twice")
            seen.add(text)
            self.result(result, rules, f"{at}/results/{index}")
        self.invocations(run.get("invocations", []), driver, at + "/invocations")
        self.locations(run, set(run.get("originalUriBaseIds", {})), at)

    def driver(self, driver, at):
        self.expect(0 < len(driver.get("name", "").split()) <= 3, "SARIF2005", at + "/name", "1 to 3 words")
        version = driver.get("semanticVersion", "")
        self.expect(re.match(r"\d+\.\d+\.\d+", version), "SARIF2005", at + "/semanticVersion",
            "has to be a semantic version")
        self.expect(ABSOLUTE_URI.fullmatch(driver.get("informationUri", "")), "SARIF1002", at + "/informationUri",
            "no absolute URI")

    def rule(self, rule, has_results, at):
        for name in ("shortDescription", "fullDescription"):
            text = rule.get(name, {}).get("text", "")
            self.expect(text, "GH1001", f"{at}/{name}", "is required")
            self.expect(len(text) <= 1024, "LIMIT", f"{at}/{name}", "at most 1,024 characters")
            self.links(text, set(), f"{at}/{name}")
        for name in ("text", "markdown") if has_results else ("text",):
            self.expect(rule.get("help", {}).get(name), "GH1001", f"{at}/help/{name}", "is required")
        self.links(rule.get("help", {}).get("text", ""), set(), at + "/help/text")
        self.expect(re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", rule.get("id", "")), "SARIF1001", at + "/id", "snake case")
        name = rule.get("name", "")
        self.expect(re.fullmatch(r"([A-Z][a-z0-9]*)+", name) and len(name) <= 255, "SARIF2012", at + "/name",
            "Pascal case")
        self.expect(name.lower() != rule.get("id", "").lower(), "SARIF1001", at + "/name", "has to differ from the id")
        self.expect(ABSOLUTE_URI.fullmatch(rule.get("helpUri", "")), "SARIF2012", at + "/helpUri", "no absolute URI")
        self.expect(rule.get("defaultConfiguration", {}).get("level") in LEVELS[1:], "SARIF2012", at,
            "needs a default level")
        properties = rule.get("properties", {})
        tags = properties.get("tags", [])
        self.expect(len(tags) <= 20 and len(set(tags)) == len(tags), "LIMIT", at + "/properties/tags",
            "at most 20, all different")
        self.expect(properties.get("precision") in ("very-high", "high", "medium", "low"), "SARIF2012", at, "precision")
        severity = properties.get("problem.severity")
        self.expect(severity in ("error", "warning", "recommendation"), "SARIF2012", at, "problem.severity")
        self.expect("security-severity" not in properties, "OWN", at, "security-severity makes security alerts of it")

    def result(self, result, rules, at):
        index = result.get("ruleIndex")
        known = isinstance(index, int) and 0 <= index < len(rules)
        self.expect(known, "SARIF1009", at + "/ruleIndex", "points at no rule")
        if known:
            self.expect(rules[index].get("id") == result.get("ruleId"), "SARIF1010", at + "/ruleId",
                "is not that of the rule")
        self.expect(result.get("level") in LEVELS, "SARIF2012", at + "/level", f"one of {', '.join(LEVELS)}")
        self.message(result, rules[index] if known else {}, at)
        self.expect(result.get("locations"), "GH1003", at + "/locations", "is required")
        places = [place.get("physicalLocation", {}) for place in result.get("locations", [])]
        for place in places:
            region = place.get("region", {})
            for name in ("startLine", "startColumn", "endLine", "endColumn"):
                self.expect(name in region, "GH1003", at + "/locations", f"{name} is required")
        related = result.get("relatedLocations", [])
        flows = [flow for code in result.get("codeFlows", []) for flow in code.get("threadFlows", [])]
        steps = [step for flow in flows for step in flow.get("locations", [])]
        self.expect(len(result.get("locations", [])) + len(related) <= 1000, "GH1004", at, "at most 1,000 locations")
        self.expect(len(steps) <= 100, "GH1004", at + "/codeFlows", "at most 100 steps")
        for step in steps:
            self.expect("index" not in step, "GH1002", at + "/codeFlows", "steps have to be inline")
            self.expect(step.get("location", {}).get("physicalLocation"), "GH1002", at + "/codeFlows",
                "a step without a place")
        fingerprints = result.get("partialFingerprints", {})
        line_hash = fingerprints.get("primaryLocationLineHash", "")
        self.expect(re.fullmatch(r"[1-9a-f][0-9a-f]{0,15}:[1-9][0-9]*", line_hash), "OWN", at,
            "primaryLocationLineHash")
        self.expect(re.fullmatch(r"[0-9a-f]{16}", fingerprints.get("riblint/v1", "")), "OWN", at, "riblint/v1")
        for fix in result.get("fixes", []):
            changes = fix.get("artifactChanges", [])
            self.expect(changes and all(change.get("replacements") for change in changes), "OWN", at + "/fixes",
                "is empty")
            self.expect(fix.get("properties", {}).get("applicability") in ("safe", "unsafe"), "OWN", at + "/fixes",
                "applicability")

    def message(self, result, rule, at):
        text = result.get("message", {}).get("text", "")
        at += "/message"
        self.expect(text, "GH1007", at, "text is required")
        self.expect(text.endswith((".", "!", "?")), "SARIF2001", at, "has to end as a sentence")
        self.expect(text != rule.get("shortDescription", {}).get("text"), "SARIF2014", at, "says nothing of the place")
        unquoted = re.sub(r"'[^']*'", "", text)
        self.expect(not re.search(r"[`\"]\w", unquoted), "SARIF2015", at, "names belong in single quotes")
        related = [place.get("id") for place in result.get("relatedLocations", [])]
        self.expect(None not in related and len(set(related)) == len(related), "LINK", at,
            "related places need ids of their own")
        found = self.links(text, set(map(str, related)), at)
        self.expect(found or not related, "LINK", at, "GitHub shows no related place without a link")

    def links(self, text, targets, at):
        """All links have targets, and no other text is parsed as a link."""
        found = LINK.findall(text)
        for _, target in found:
            self.expect(target in targets or ABSOLUTE_URI.fullmatch(target), "LINK", at, f"leads to no place: {target}")
        self.expect(len(re.findall(r"\]\(", text)) == len(found), "LINK", at, "brackets that are no link")
        return found

    def invocations(self, invocations, driver, at):
        declared = {notification.get("id") for notification in driver.get("notifications", [])}
        self.expect(invocations, "OWN", at, "is missing")
        for invocation in invocations:
            self.expect(invocation.get("executionSuccessful") is True, "UPLOAD", at, "an unsuccessful run is refused")
            self.expect("workingDirectory" not in invocation, "GH1006", at, "is only for absolute URIs")
            for name in VOLATILE:
                self.expect(name not in invocation, "OWN", f"{at}/{name}", "differs from run to run")
            for notification in invocation.get("toolExecutionNotifications", []):
                self.expect(notification.get("descriptor", {}).get("id") in declared, "SARIF1009", at,
                    "undeclared notification")
                self.expect(notification.get("level") in LEVELS[:3], "UPLOAD", at,
                    "level error is for runs that failed")
                self.expect(notification.get("message", {}).get("text"), "GH1007", at, "text is required")

    def locations(self, node, bases, at):
        """All artifact locations and regions of the file."""
        if isinstance(node, list):
            for index, item in enumerate(node):
                self.locations(item, bases, f"{at}/{index}")
        if not isinstance(node, dict):
            return
        for name, item in node.items():
            if name == "artifactLocation":
                self.artifact(item, bases, f"{at}/{name}")
            elif name in ("region", "deletedRegion"):
                self.region(item, f"{at}/{name}")
            else:
                self.locations(item, bases, f"{at}/{name}")

    def artifact(self, location, bases, at):
        uri = location.get("uri", "")
        self.expect("index" not in location, "SARIF1009", at, "there is no array of artifacts")
        self.expect(not re.match(r"/|[A-Za-z][A-Za-z0-9+.\-]*:", uri), "GH1005", at, f"not relative: {uri}")
        self.expect(RELATIVE_URI.fullmatch(uri), "SARIF1002", at, f"no relative reference by RFC 3986: {uri}")
        self.expect(not {".", ".."} & set(uri.split("/")), "SARIF2016", at, f"has to be normalized: {uri}")
        self.expect(location.get("uriBaseId") in bases, "SARIF1004", at, "its base is not declared")

    def region(self, region, at):
        start, first = region.get("startLine", 0), region.get("startColumn", 1)
        end, last = region.get("endLine", start), region.get("endColumn", first)
        self.expect(min(start, first, end, last) >= 1, "SARIF1007", at, "lines and columns count from 1")
        self.expect((start, first) <= (end, last), "SARIF1007", at, "ends before it starts")
        self.expect(not {"charOffset", "byteOffset"} & set(region), "SARIF1007", at,
            "offsets beside lines contradict them")


def check(log, schema=None):
    """The complaints about a file; with a schema, also violations of the schema."""
    checker = Checker()
    if schema is not None:
        from jsonschema import Draft4Validator
        for error in Draft4Validator(schema).iter_errors(log):
            checker.complaints.append(f"SCHEMA /{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
    checker.log(log)
    return checker.complaints


def no_constants(name):
    raise ValueError(f"{name} is no JSON")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--schema")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if bool(arguments.file) == arguments.self_test:
        parser.error("either FILE or --self-test")
    schema = None
    if arguments.schema:
        with open(arguments.schema, encoding="utf-8") as file:
            schema = json.load(file)
    if arguments.self_test:
        return self_test(schema)
    try:
        with open(arguments.file, encoding="utf-8") as file:
            complaints = check(json.load(file, parse_constant=no_constants), schema)
    except ValueError as error:
        complaints = [f"SCHEMA /: {error}"]
    for complaint in complaints:
        print(complaint)
    print(f"{arguments.file}: {len(complaints)} complaints")
    return 1 if complaints else 0


def good_file():
    """A small valid file that uses all properties."""
    def place(uri, line=3):
        region = {"startLine": line, "startColumn": 5, "endLine": line, "endColumn": 9}
        return {"physicalLocation": {"artifactLocation": {"uri": uri, "uriBaseId": "%SRCROOT%"}, "region": region}}

    rule = {
        "id": "strong_router", "name": "StrongRouter", "shortDescription": {"text": "Short."},
        "fullDescription": {"text": "Full."},
        "help": {"text": "Help.", "markdown": "# Help"}, "helpUri": "https://example.org/rules#strong_router",
        "defaultConfiguration": {"level": "error"},
        "properties": {"tags": ["ribs", "memory"], "precision": "high", "problem.severity": "error"},
    }
    result = {
        "ruleId": "strong_router", "ruleIndex": 0, "level": "error",
        "message": {"text": "'A' keeps 'b[0]' (strongly); see [the \\[own\\] bag](1)."},
        "locations": [place("Sources/A%20B.swift")],
        "relatedLocations": [{"id": 1, "message": {"text": "here"}} | place("Sources/C.swift")],
        "codeFlows": [
            {"threadFlows": [{"locations": [{"location": {"message": {"text": "here"}} | place("Sources/C.swift")}]}]}],
        "partialFingerprints": {"primaryLocationLineHash": "271789c17abda88f:1", "riblint/v1": "0123456789abcdef"},
        "fixes": [{
            "description": {"text": "Cut."}, "properties": {"applicability": "safe"},
            "artifactChanges": [{
                "artifactLocation": {"uri": "Sources/C.swift", "uriBaseId": "%SRCROOT%"},
                "replacements": [{"deletedRegion": {"startLine": 1, "startColumn": 2, "endLine": 1, "endColumn": 2}}],
            }],
        }],
    }
    other = copy.deepcopy(result) | {"locations": [place("Sources/D.swift", 7)]}
    notification = {"descriptor": {"id": "parse_error"}, "level": "warning", "message": {"text": "2 errors."}}
    return {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "riblint", "semanticVersion": "0.1.0", "informationUri": "https://example.org/riblint",
                "rules": [rule, copy.deepcopy(rule) | {
                    "id": "other_rule", "name": "OtherRule", "help": {"text": "Short."}}],
                "notifications": [{"id": "parse_error"}],
            }},
            "columnKind": "utf16CodeUnits", "originalUriBaseIds": {"%SRCROOT%": {"description": {"text": "Root."}}},
            "invocations": [{"executionSuccessful": True, "toolExecutionNotifications": [notification]}],
            "results": [result, other],
        }],
    }


GONE = object()
DRIVER, RULE, RESULT = "runs/0/tool/driver/", "runs/0/tool/driver/rules/0/", "runs/0/results/0/"
PLACE, STEPS = RESULT + "locations/0/physicalLocation/", RESULT + "codeFlows/0/threadFlows/0/locations"
URI, REGION, TEXT = PLACE + "artifactLocation/uri", PLACE + "region/", RESULT + "message/text"
INVOCATION = "runs/0/invocations/0/"
NOTIFICATION = INVOCATION + "toolExecutionNotifications/0/"

# The expected complaint, the path of the broken property, and its new value.
BREACHES = [
    ("UPLOAD", "version", "0.1.0"), ("OWN", "$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
    ("UPLOAD", "runs", GONE), ("LIMIT", "runs", []), ("UPLOAD", "runs/0/results", GONE),
    ("OWN", "runs/0/columnKind", GONE), ("OWN", "runs/0/columnKind", "unicodeCodePoints"),
    ("OWN", "runs/0/automationDetails", {"id": "a/"}), ("SARIF2004", "runs/0/artifacts", []),
    ("SARIF1004", "runs/0/originalUriBaseIds", {}), ("SARIF1004", "runs/0/originalUriBaseIds/%SRCROOT%/uri",
        "file:///a"),
    ("SARIF2005", DRIVER + "name", "the best linter ever"), ("SARIF2005", DRIVER + "semanticVersion", "new"),
    ("SARIF1002", DRIVER + "informationUri", "riblint"), ("SARIF1001", DRIVER + "rules/1/id", "strong_router"),
    ("GH1001", RULE + "shortDescription", GONE), ("GH1001", RULE + "fullDescription/text", ""),
    ("GH1001", RULE + "help/markdown", ""), ("GH1001", RULE + "help", GONE),
    ("GH1001", DRIVER + "rules/1/help", GONE), ("SARIF2012", DRIVER + "rules/1/helpUri", GONE),
    ("LIMIT", RULE + "fullDescription/text", "x" * 1025), ("SARIF1001", RULE + "id", "Strong Router"),
    ("LINK", RULE + "help/text", "handlers[key](value)"), ("SARIF2012", RULE + "name", "strong router"),
    ("SARIF2012", RULE + "name", "A" * 256), ("SARIF2012", RULE + "helpUri", "#strong_router"),
    ("SARIF2012", RULE + "helpUri", "https://example.org/a b"), ("SARIF2012", RULE + "defaultConfiguration", GONE),
    ("LIMIT", RULE + "properties/tags", ["ribs", "ribs"]),
    ("LIMIT", RULE + "properties/tags", [str(tag) for tag in range(21)]), ("SARIF2012", RULE + "properties/precision",
        "exact"), ("SARIF2012", RULE + "properties/problem.severity", "note"),
    ("OWN", RULE + "properties/security-severity", "5.0"), ("SARIF1009", RESULT + "ruleIndex", 2),
    ("SARIF1009", RESULT + "ruleIndex", GONE),
    ("SARIF1010", RESULT + "ruleIndex", 1), ("SARIF2012", RESULT + "level", "hint"),
    ("GH1007", RESULT + "message", {"id": "a"}), ("SARIF2001", TEXT, "See ['b'](1)"), ("SARIF2014", TEXT, "Short."),
    ("SARIF2015", TEXT, "Uses `b`; see [b](1)."), ("LINK", TEXT, "'A' keeps 'b'."),
    ("LINK", TEXT, "See [b](2) and [c](1)."), ("LINK", TEXT, "Use [[weak self](x); see [b](1)."),
    ("LINK", TEXT, "Use a[\\](x); see [b](1)."), ("LINK", RESULT + "relatedLocations/0/id", GONE),
    ("GH1003", RESULT + "locations", []), ("GH1003", REGION + "endColumn", GONE), ("GH1003", PLACE + "region", GONE),
    ("SARIF1007", REGION + "startColumn", 0), ("SARIF1007", REGION + "endColumn", 4),
    ("SARIF1007", REGION + "endLine", 2), ("SARIF1007", REGION + "charOffset", 7),
    ("SARIF1007", RESULT + "fixes/0/artifactChanges/0/replacements/0/deletedRegion/endColumn", 1),
    ("GH1002", STEPS, [{"index": 0, "location": {"physicalLocation": {"a": 1}}}]),
    ("GH1002", STEPS, [{"location": {}}]),
    ("LINK", RESULT + "relatedLocations", [{"id": 1}, {"id": 1}]), ("SARIF1001", RULE + "id", "strongrouter"),
    ("LIMIT", DRIVER + "rules", [{}] * 25001), ("LIMIT", "runs/0/results", [{}] * 25001),
    ("GH1004", STEPS, [{"location": {"physicalLocation": {"a": 1}}}] * 101),
    ("GH1004", RESULT + "relatedLocations", [{"id": number} for number in range(1, 1001)]),
    ("GH1005", URI, "/Sources/A.swift"), ("GH1005", URI, "file:///A.swift"), ("SARIF1002", URI, "Sources/A B.swift"),
    ("SARIF1002", URI, "Sources/100%.swift"), ("SARIF1002", URI, "Sources/\u00e9.swift"), ("SARIF1002", URI, "a#b"),
    ("SARIF1002", URI, ""), ("SARIF1002", URI, "a//b"), ("SARIF1002", URI, "a\\b"), ("SARIF2016", URI, "../A.swift"),
    ("SARIF2016", URI, "./A.swift"), ("SARIF1009", PLACE + "artifactLocation/index", 0),
    ("SARIF1004", PLACE + "artifactLocation/uriBaseId", GONE), ("OWN", RESULT + "partialFingerprints", {}),
    ("OWN", RESULT + "partialFingerprints/primaryLocationLineHash", "0271:1"),
    ("OWN", RESULT + "partialFingerprints/riblint~v1", "123"), ("OWN", RESULT + "fixes/0/artifactChanges", []),
    ("OWN", RESULT + "fixes/0/properties", {}), ("NONE", RESULT + "suppressions", []),
    ("NONE", RESULT + "baselineState", "new"), ("OWN", "runs/0/results/1", good_file()["runs"][0]["results"][0]),
    ("OWN", "runs/0/invocations", []), ("UPLOAD", INVOCATION + "executionSuccessful", False),
    ("OWN", INVOCATION + "startTimeUtc", "2026-01-01T00:00:00Z"), ("OWN", INVOCATION + "machine", "m"),
    ("GH1006", INVOCATION + "workingDirectory", {"uri": "file:///a/"}), ("SARIF1009", NOTIFICATION + "descriptor/id",
        "other"), ("UPLOAD", NOTIFICATION + "level", "error"),
    ("GH1007", NOTIFICATION + "message", {}),
]


def broken(pointer, value):
    """A copy of the valid file with one property changed or removed."""
    log = good_file()
    *names, last = (name.replace("~", "/") for name in pointer.split("/"))
    node = log
    for name in names:
        node = node[int(name)] if isinstance(node, list) else node[name]
    if isinstance(node, list):
        last = int(last)
    if value is GONE:
        del node[last]
    else:
        node[last] = value
    return log


def self_test(schema):
    failures = [f"the good file: {complaint}" for complaint in check(good_file(), schema)]
    for code, pointer, value in BREACHES:
        if not any(complaint.startswith(code + " ") for complaint in check(broken(pointer, value))):
            failures.append(f"not refused by {code}: {pointer} = {'nothing' if value is GONE else repr(value)[:60]}")
    if schema is not None and not check(broken(RESULT + "unheardOf", 1), schema):
        failures.append("not refused by the schema: a property of its own")
    for failure in failures:
        print(failure)
    print(f"self-test: {len(BREACHES)} breaches, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
