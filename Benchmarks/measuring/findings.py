"""Compares riblint's findings in a generated app with its manifest."""

import json
import os
import subprocess

from measuring.process import ENVIRONMENT


def differences(riblint, folder, manifest, jobs, all_rules=False):
    """Complaints about missing and unexpected findings, by path, line and rule."""
    report = subprocess.run(
        [riblint, "lint", folder, "--isolated", "--format", "json", "--fail-on", "never", "--quiet", "--jobs",
            str(jobs), *(["--all-rules"] if all_rules else [])],
        env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True)
    if report.returncode != 0:
        return [f"riblint ended with status {report.returncode}: {report.stderr.decode(errors='replace')[:500]}"]
    outcome = json.loads(report.stdout)
    # Paths of a report are relative to the root, which is above the app if the app is in a repository.
    root = os.path.join(os.path.realpath(folder), "")
    expected = {(path, line, rule) for path, line, rule in manifest["findings"]}
    found = set()
    for finding in outcome["findings"]:
        place = finding["location"]
        path = place["path"]
        while path and not os.path.exists(root + path):
            path = path.partition("/")[2]
        found.add((path, place["start"]["line"], finding["rule"]))
    lines = [f"not found: {path}:{line} {rule}" for path, line, rule in sorted(expected - found)]
    lines += [f"found, but not there: {path}:{line} {rule}" for path, line, rule in sorted(found - expected)]
    if len(outcome["findings"]) != len(expected):
        lines.append(f"{len(outcome['findings'])} findings instead of {len(expected)}")
    if outcome["summary"]["ribs"] != manifest["ribs"]:
        lines.append(f"{outcome['summary']['ribs']} RIBs instead of {manifest['ribs']}")
    lines += [f"notice: {notice['kind']}: {notice.get('path')}: {notice['message']}" for notice in outcome["notices"]]
    if outcome["summary"]["analyzedFiles"] != manifest["files"]:
        lines.append(f"{outcome['summary']['analyzedFiles']} files instead of {manifest['files']}")
    return lines
