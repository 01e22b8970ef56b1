#!/usr/bin/env python3
"""Checks that findings do not depend on what is reported, and that a part of a project claims nothing that the whole does not show.

    check_scope.py --riblint PATH [--jobs N] [--only LAW]... [--folders] [--depth N] [PROJECT]...

Each project (by default those of Fixtures/Projects) is copied to a folder without `.git`.

- exclusion: whatever folder or file is excluded, the findings in the other files are those of the whole project, the same
  rule at the same location with the same message, severity and fingerprint; standard error has no message that the whole
  project does not have, and the exit status is that of the findings. Patterns are relative (a name excludes each file and
  folder of that name), absolute, and of a configuration.
- paths: with a configuration, a run over some paths reports what the whole project has there.
- parts: a folder that is analyzed alone, as a project of its own, has no finding that the whole project does not have.

Exit status: 0 if all hold, 1 with the differences.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROJECTS = os.path.join(ROOT, "Fixtures", "Projects")
LAWS = ("exclusion", "paths", "parts")
CONFIGURATION = ".riblint.yml"
# What is right to say if everything that is left is a test.
NOTE_OF_TESTS = "riblint: note: found no sources to report on, only "
# Folders below which nothing is a part of an app.
SKIPPED = (".git", ".build", "Pods", "Carthage")


class Project:
    """A copy of a project, and its findings."""

    def __init__(self, source, folder, program):
        self.name = os.path.basename(os.path.normpath(source))
        # Without links, so that absolute patterns name the files as the command does.
        self.folder = os.path.join(os.path.realpath(folder), self.name)
        self.program = program
        shutil.copytree(source, self.folder, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build", CONFIGURATION))
        self.files, folders = [], set()
        for around, names, files in os.walk(self.folder):
            names[:] = sorted(name for name in names if name not in SKIPPED and not name.startswith("."))
            for name in sorted(files):
                if name.endswith((".swift", ".m", ".mm", ".h")) and name != "Package.swift":
                    path = os.path.relpath(os.path.join(around, name), self.folder)
                    self.files.append(path)
                    while (path := os.path.dirname(path)):
                        folders.add(path)
        self.folders = sorted(folders)
        self.whole, _, self.messages = self.run(self.folder)

    def run(self, folder, *arguments, isolated=True):
        """The findings by their identity, the exit status, and what standard error has."""
        command = [self.program, "lint", "--format", "json", "--no-progress", "--fail-on", "note", *arguments]
        result = subprocess.run(
            command + (["--isolated"] if isolated else []), cwd=folder, capture_output=True, text=True, check=False)
        if result.returncode not in (0, 1):
            return None, result.returncode, result.stderr
        found = {}
        for finding in json.loads(result.stdout)["findings"]:
            place = finding["location"]
            key = (place["path"], place["start"]["line"], finding["rule"], finding["message"], finding["severity"])
            found[key + (finding["fingerprint"],)] = finding
        if folder == self.folder:
            self.found = found
        return set(found), result.returncode, result.stderr


def shown(findings):
    return [f"    {path}:{line}: {severity}: {rule}: {message}"
            for path, line, rule, message, severity, *_ in sorted(findings)]


def is_below(path, part):
    return path == part or path.startswith(part + "/")


def is_excluded(path, part, pattern):
    """Whether a path is excluded by a pattern that was made of a part."""
    if "/" in pattern:
        return is_below(path, part)
    return part in path.split("/")


def differences(title, expected, result, messages=""):
    """How a run differs from what is expected of it, as lines. The messages are those of the whole project."""
    found, status, errors = result
    if found is None:
        return [f"{title}: exit status {status}: {errors.strip()}"]
    lines = []
    if found - expected:
        lines += [f"{title}: new"] + shown(found - expected)
    if expected - found:
        lines += [f"{title}: missing"] + shown(expected - found)
    if status != (1 if found else 0):
        lines.append(f"{title}: exit status {status}")
    known = messages.splitlines()
    for message in errors.splitlines():
        if message and message not in known and not message.startswith(NOTE_OF_TESTS):
            lines.append(f"{title}: {message}")
    return lines


def exclusion(project, part, number):
    """Excludes a file or a folder, by a pattern whose form depends on its number."""
    pattern = "/" + part if number % 3 == 0 else part if number % 3 == 1 else os.path.join(project.folder, part)
    expected = {finding for finding in project.whole if not is_excluded(finding[0], part, pattern)}
    if all(is_excluded(path, part, pattern) for path in project.files):
        return []
    result = project.run(project.folder, f"--exclude={escaped(pattern)}")
    return differences(f"{project.name}: without {pattern}", expected, result, project.messages)


def configured(project, part, text, *arguments):
    """The result of a run with a configuration in a copy."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(temporary, project.name)
        shutil.copytree(project.folder, copy, symlinks=True)
        with open(os.path.join(copy, CONFIGURATION), "w", encoding="utf-8") as file:
            file.write("version: 1\n" + text)
        return project.run(copy, *arguments, isolated=False)


def configured_exclusion(project, part, _):
    expected = {finding for finding in project.whole if not is_below(finding[0], part)}
    if all(is_below(path, part) for path in project.files):
        return []
    result = configured(project, part, f"excluded: [{json.dumps('/' + escaped(part))}]\n")
    return differences(f"{project.name}: excluded: [/{part}]", expected, result, project.messages)


def path(project, part, _):
    """Reports on a folder of a project with a configuration."""
    expected = {finding for finding in project.whole if is_below(finding[0], part)}
    return differences(f"{project.name}: only {part}", expected, configured(project, part, "", part), project.messages)


def part(project, folder, _):
    """Analyzes a copy of a folder alone. Fingerprints and paths may differ."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(temporary, os.path.basename(folder))
        shutil.copytree(os.path.join(project.folder, folder), copy, symlinks=True)
        found, status, errors = project.run(copy)
        inside, _, _ = project.run(os.path.join(project.folder, folder), ".")
    if found is None:
        return [] if status == 2 and "source" in errors else [f"{project.name}: {folder} alone: {errors.strip()}"]
    here = {(finding[0], finding[1], finding[2]) for finding in project.whole}
    new = {finding for finding in found if (f"{folder}/{finding[0]}", finding[1], finding[2]) not in here}
    lines = [f"{project.name}: {folder} alone: new"] + shown(new) if new else []
    if inside != found:
        lines += [f"{project.name}: {folder}: its place matters"] + shown((inside or set()) ^ found)
    return lines


def escaped(pattern):
    return "".join("\\" + letter if letter in "\\*?[]!# " else letter for letter in pattern)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", action="append", choices=LAWS, default=[])
    parser.add_argument("--folders", action="store_true", help="exclude folders only")
    parser.add_argument("--depth", type=int, default=100, help="of folders")
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    program = os.path.abspath(options.riblint)
    projects = options.projects or [os.path.join(PROJECTS, name) for name in sorted(os.listdir(PROJECTS))]
    laws = options.only or LAWS
    failures = count = 0
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as pool:
        for source in projects:
            project = Project(source, tempfile.mkdtemp(dir=temporary), program)
            if project.whole is None:
                print(f"{project.name}: cannot be linted")
                failures += 1
                continue
            asked = []
            folders = [name for name in project.folders if name.count("/") < options.depth]
            if "exclusion" in laws:
                asked += [(exclusion, name) for name in folders]
                asked += [] if options.folders else [(exclusion, name) for name in project.files]
                asked += [(configured_exclusion, name) for name in folders if "/" not in name]
            if "paths" in laws:
                asked += [(path, name) for name in folders]
            if "parts" in laws:
                asked += [(part, name) for name in folders]
            answers = pool.map(lambda item: item[1][0](project, item[1][1], item[0]), list(enumerate(asked)))
            for lines in answers:
                count += 1
                failures += bool(lines)
                print("\n".join(lines), end="\n" if lines else "", flush=True)
            shutil.rmtree(os.path.dirname(project.folder))
    print(f"{count} runs of {len(projects)} projects: {failures} differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
