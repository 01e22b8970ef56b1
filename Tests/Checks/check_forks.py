#!/usr/bin/env python3
"""Checks that a copy of a framework in a project is recognized, whatever the names of its module and members.

    check_forks.py --riblint PATH [--framework FOLDER]... [--app FOLDER]... [--verbose]

Takes the sources of a framework (by default those of Fixtures/Frameworks), puts them into a module of another name in
an app of Fixtures/Projects, in place of the import, and expects the findings of a run with the import: the same rules
at the same locations, and the same number of RIBs. Checks every combination of

- the location of the framework: a SwiftPM package, a Bazel-like features/x/Sources, a folder at the root, among the
  files of the app;
- the layout of the app: unchanged, Bazel-like, flat;
- whether the functions that attach and detach children are renamed to attach(child:) and detach(child:); without the
  file that declares them so, they are not known, and a finding may be missing, but none may be added;
- the file of the framework that is missing, if any. Without a base class for components, no builder is reported,
  and without one for workers, a worker may be unresolved.

Exit status: 0 if all agree, 1 with the differences.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FRAMEWORKS = [os.path.join(ROOT, "Fixtures", "Frameworks", name) for name in ("ReactiveCore", "PlainCore")]
APPS = [os.path.join(ROOT, "Fixtures", "Projects", name) for name in ("HarbourLeaky", "CourierLeaky")]
# The file of a delegate names no part of a RIB: its code is read if it imports RIBs, but not for a copy.
HOST_RULES = {"launch_router_not_retained"}
# Rules about the classes of a part, which may be silent without the framework's base class for it.
RULES_OF_BASES = {"builder_skips_component": "Component", "worker_never_started": "Worker"}
MODULE = "OurCore"
IMPORT = re.compile(r"^(?P<exported>@_exported )?import (RIBs|ModernRIBs)$", re.M)
TESTS = re.compile(r"(^|/)[^/]*Tests/")


def sources(folder):
    """Text by path, relative to the folder."""
    found = {}
    for around, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".swift") and name != "Package.swift":
                path = os.path.join(around, name)
                with open(path, encoding="utf-8") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


# Layouts of apps: new paths by path.

def as_it_is(paths):
    return {path: path for path in paths}


def bazel(paths):
    paths = [path for path in paths if not TESTS.search(path)]

    def feature(path):
        return "_".join(part for part in os.path.dirname(path).split("/") if part != "Sources") or "App"

    return {path: f"features/{feature(path)}/Sources/{os.path.basename(path)}" for path in paths}


def flat(paths):
    paths = [path for path in paths if not TESTS.search(path)]
    names = collections.Counter(os.path.basename(path) for path in paths)
    return {path: "App/" + (os.path.basename(path) if names[os.path.basename(path)] == 1 else path.replace("/", "_"))
        for path in paths}


LAYOUTS = {"as it is": as_it_is, "Bazel-like": bazel, "flat": flat}


def arranged(texts, layout):
    """The app in a layout. In a single module, re-exports of its modules are replaced by imports of the framework."""
    paths = LAYOUTS[layout](texts)
    if layout == "flat":
        modules = {folder for path in texts for folder in path.split("/")[:-1]}
        texts = {path: re.sub(r"^import (\w+)$", lambda match: "import RIBs" if match[1] in modules else match[0], text,
            flags=re.M)
                 for path, text in texts.items()}
    return {paths[path]: texts[path] for path in paths}


# Locations of frameworks: folder, whether it is a separate module, and the layouts of apps that it supports.
PLACES = {
    "SwiftPM": (f"Packages/{MODULE}/Sources/{MODULE}", True, LAYOUTS),
    "Bazel-like": (f"features/{MODULE}/Sources", True, LAYOUTS),
    "root folder": (MODULE, True, LAYOUTS),
    "folder of the app": ("App/Core/RIBs", False, ["flat"]),
    "among the app's files": ("App", False, ["flat"]),
}


def renamed(text):
    """Renames attach(child:) and detach(child:) in declarations, calls and references."""
    text = re.sub(r"func (at|de)tachChild\(_ child", r"func \1tach(child child", text)
    text = re.sub(r"(func (?:at|de)tach\(child) child", r"\1", text)
    text = re.sub(r"\b(at|de)tachChild\((?!child:)", r"\1tach(child: ", text)
    return re.sub(r"\b(at|de)tachChild\b", r"\1tach(child:)", text)


def write(folder, files):
    for path, text in files.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def judge(riblint, files):
    """(findings, RIBs, notes) of a run over a project with these files."""
    with tempfile.TemporaryDirectory(prefix="riblint-forks-") as folder:
        write(folder, files)
        os.mkdir(os.path.join(folder, ".git"))
        run = subprocess.run([riblint, "--format", "json", "--fail-on", "never", "--no-progress", folder],
            capture_output=True)
        if run.returncode != 0:
            sys.exit(f"check_forks: riblint ended with {run.returncode}: {run.stderr.decode()}")
        report = json.loads(run.stdout)
        found = (
            {(finding["rule"], finding["location"]["path"], finding["location"]["start"]["line"], finding["symbol"])
                for finding in report["findings"]})
        return found, report["summary"]["ribs"], run.stderr.decode()


def variants(framework):
    """Variants of a framework: name, files, whether members are renamed, rules without the base class that they need."""
    def baseless(files):
        return {rule for rule, base in RULES_OF_BASES.items()
            if not any(re.search(rf"class {base}\b", text) for text in files.values())}

    yield "as it is", framework, False, baseless(framework)
    files = {path: renamed(text) for path, text in framework.items()}
    declaring = sorted(path for path, text in files.items() if re.search(r"^(open|public) (class|protocol)", text,
        re.M))
    for missing in [None, *declaring]:
        rest = {path: text for path, text in files.items() if path != missing}
        yield "renamed" + (f", without {missing}" if missing else ""), rest, True, baseless(rest)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--framework", action="append", metavar="FOLDER", help="the framework's own sources")
    parser.add_argument("--app", action="append", metavar="FOLDER", help="an app that imports RIBs or ModernRIBs")
    parser.add_argument("--verbose", action="store_true", help="print every combination")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    failures, count, compared = [], 0, 0
    frameworks = {folder: sources(folder) for folder in options.framework or FRAMEWORKS}
    for folder, framework in frameworks.items():
        if not framework:
            sys.exit(f"check_forks: no Swift file below {folder}")
    for app in options.app or APPS:
        texts = sources(app)
        for layout in LAYOUTS:
            arrangement = arranged(texts, layout)
            expected, ribs, _ = judge(riblint, arrangement)
            for folder, framework in frameworks.items():
                for place, (home, is_module, layouts) in PLACES.items():
                    if layout not in layouts:
                        continue
                    for variant, files, is_renamed, without_base in variants(framework):
                        line = (
                            (lambda match: (match["exported"] or "") + f"import {MODULE}") if is_module
                            else (lambda match: ""))
                        project = {path: IMPORT.sub(line, renamed(text) if is_renamed else text) for path,
                            text in arrangement.items()}
                        project |= {f"{home}/{path}": text for path, text in files.items()}
                        found, found_ribs, notes = judge(riblint, project)
                        silent = HOST_RULES | without_base
                        wanted = {one for one in expected if one[0] not in silent}
                        # A violation of theirs may be found all the same, but nothing else.
                        found -= {one for one in expected if one[0] in without_base - {"builder_skips_component"}}
                        count += 1
                        compared += len(wanted)
                        what = f"{os.path.basename(app)} ({layout}), {os.path.basename(folder)} ({place}, {variant})"
                        if options.verbose:
                            print(f"{what}: {len(found)} findings, {found_ribs} RIBs")
                        declares = any("func attach" in text for text in files.values())
                        differences = (
                            [f"  missing {one}" for one in sorted(wanted - found) if declares or not is_renamed]
                            + [f"  unexpected {one}" for one in sorted(found - wanted)])
                        if found_ribs != ribs:
                            differences.append(f"  {found_ribs} RIBs for {ribs}")
                        if differences:
                            failures.append("\n".join([what, *differences[:8]]))
    for failure in failures:
        print(failure)
    print(f"check_forks: {count} projects, {compared} findings, {len(failures)} differ")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
