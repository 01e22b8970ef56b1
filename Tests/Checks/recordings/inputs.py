"""The projects of a recording: a folder for each set, and in it a folder for each project."""
import os
import re
import shutil
import subprocess
import sys

import cases

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
SETS = ("fixtures", "cases", "generated", "packages", "corpus", "folders")
GENERATED = (("mixed-100", 100, "mixed"), ("rx-300", 300, "rx"))


def gather(folder, sets, corpus, folders):
    """Copies the source files and configuration of all projects to `folder`."""
    makers = {
        "fixtures": lambda to: copy_each(os.path.join(ROOT, "Fixtures", "Projects"), to),
        "cases": write_cases,
        "generated": generate,
        "packages": lambda to: copy_each(os.path.join(ROOT, ".build", "checkouts"), to),
        "corpus": lambda to: copy_each(corpus, to),
        "folders": lambda to: copy_named(folders, to),
    }
    for name in sets:
        makers[name](os.path.join(folder, name))


def projects(folder, sets):
    """Yields (set, name, path) of each project, sorted. A case is named `rule/title`."""
    for name in sets:
        for project in children(os.path.join(folder, name)):
            path = os.path.join(folder, name, project)
            if name != "cases":
                yield name, project, path
                continue
            for case in children(path):
                yield name, f"{project}/{case}", os.path.join(path, case)


def children(folder):
    if not folder or not os.path.isdir(folder):
        return []
    return sorted(name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name)))


def copy_each(folder, to):
    copy_named([os.path.join(folder, name) for name in children(folder)], to)


def copy_named(folders, to):
    for folder in folders:
        name = os.path.basename(os.path.abspath(folder))
        shutil.copytree(folder, os.path.join(to, name), symlinks=True, ignore=unread)


def unread(folder, names):
    """Entries that riblint does not read: version control, build products, files other than Swift and configuration."""
    def is_read(name):
        if os.path.isdir(os.path.join(folder, name)):
            return name not in (".git", ".build")
        return name.endswith((".swift", ".h", ".m", ".mm")) or name.startswith((".gitignore", ".riblint"))

    return [name for name in names if not is_read(name)]


def generate(to):
    os.makedirs(to)
    for name, ribs, flavor in GENERATED:
        subprocess.run(
            [sys.executable, os.path.join(ROOT, "Benchmarks", "generate.py"), os.path.join(to, name),
             "--ribs", str(ribs), "--flavour", flavor, "--leaky", "0.2", "--seed", "7"],
            check=True, stdout=subprocess.DEVNULL)


def write_cases(to):
    """Writes each case of a rule as a project, with its preludes filled in."""
    for (rule, title), lines in cases.all_cases().items():
        case = unused(os.path.join(to, rule, re.sub(r"[^A-Za-z0-9.]+", "-", title).strip("-")))
        for name, text in cases.files(lines):
            place = os.path.join(case, name)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8", newline="") as file:
                file.write(text)


def unused(path):
    candidate, number = path, 1
    while os.path.exists(candidate):
        number += 1
        candidate = f"{path}-{number}"
    return candidate
