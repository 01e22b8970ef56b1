#!/usr/bin/env python3
"""Checks what `riblint tree --since` says about commits whose changes of the tree are known.

    python3 Tests/Checks/check_tree_changes.py --riblint .build/release/riblint [--only WORD]

Each clean fixture app is a git repository with one commit for each edit below, and one that takes it back. The changes
are exactly those of the edit, and for the way back their mirror image. Exit status 1 for any difference.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from check_tree import APPS

CLEAN = ["Courier", "Wallet", "Museum", "Harbour", "Ledger", "Atlas", "Clinic"]
MIRROR = {"came": "went", "went": "came", "worsened": "bettered", "bettered": "worsened", "changed": "changed",
    "renamed": "renamed"}
EXTRA = """import RIBs

final class ExtraPaneInteractor: Interactor {}
final class ExtraPaneRouter: Router<ExtraPaneInteractor> {}
final class ExtraPaneBuilder: Builder<EmptyDependency> {
    func build() -> Routing { ExtraPaneRouter(interactor: ExtraPaneInteractor()) }
}
"""


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Repository:
    """An app in a git repository of its own, with the tree of its first commit."""

    def __init__(self, riblint, app, folder):
        self.riblint, self.folder = riblint, folder
        shutil.copytree(os.path.join(APPS, app), folder)
        self.git("init", "-q", "-b", "main")
        self.commit("app")
        self.git("tag", "app")
        self.tree = self.json("tree", "--format", "json")

    def git(self, *arguments):
        settings = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
            "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org"}
        subprocess.run(["git", *arguments], cwd=self.folder, env={**os.environ, **settings}, check=True)

    def commit(self, subject):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", subject)

    def json(self, *arguments):
        done = subprocess.run([self.riblint, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"riblint {' '.join(arguments)} in {self.folder} ended with {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)

    def changes(self, since, at, *options):
        found = self.json("tree", "--since", since, "--at", at, "--format", "json", *options)
        ribs = {(rib["change"], rib["id"]) for rib in found["ribs"]}
        return ribs, {(edge["change"], edge["parent"], edge["child"]) for edge in found["edges"]}

    def path(self, name):
        return os.path.join(self.folder, name)

    def sources(self):
        for folder, _, names in os.walk(self.folder):
            for name in sorted(names):
                if name.endswith(".swift"):
                    yield os.path.join(folder, name)

    def edit(self, path, change):
        text = read(path)
        changed = change(text)
        if changed != text:
            with open(path, "w", encoding="utf-8") as file:
                file.write(changed)

    def rename(self, word, other):
        for path in self.sources():
            self.edit(path, lambda text: re.sub(rf"\b{word}\b", other, text))

    def routers(self):
        return [rib["parts"]["router"]["location"]["path"] for rib in self.tree["ribs"]]


# Edits. Each returns the changes of RIBs and of edges that it makes.

def comment(app):
    for path in app.routers():
        app.edit(app.path(path), lambda text: "// A comment.\n" + text)
    return set(), set()


def layout(app):
    for path in app.routers():
        app.edit(app.path(path), lambda text: text.replace("    func ", "\n\n\n    func ").replace("(child)", "( child )"))
    return set(), set()


def moved_files(app):
    for number, path in enumerate(app.routers()):
        os.makedirs(app.path(f"{os.path.dirname(path)}/Moved"), exist_ok=True)
        app.git("mv", path, f"{os.path.dirname(path)}/Moved/{number}.swift")
    return set(), set()


def unrelated_code(app):
    with open(app.path("Numbers.swift"), "w", encoding="utf-8") as file:
        file.write("import RIBs\n\nstruct Numbers {\n    var all: [Int] = []\n}\n")
    return set(), set()


def opened_edge(app):
    """The only call that detaches a child is removed."""
    closing = [edge for edge in app.tree["edges"] if edge["closes"] == "yes" and len(edge["detach"]) == 1]
    place = closing[0]["detach"][0]
    line = place["start"]["line"]

    def without(text):
        lines = text.split("\n")
        lines[line - 1] = re.sub(r"\w*[dD]etachChild\(.*?\)", "_ = 0", lines[line - 1])
        return "\n".join(lines)
    app.edit(app.path(place["path"]), without)
    return set(), {("worsened", edge["parent"], edge["child"]) for edge in closing if edge["detach"][0] == place}


def added_rib(app):
    os.makedirs(app.path("Extra"), exist_ok=True)
    with open(app.path("Extra/ExtraPane.swift"), "w", encoding="utf-8") as file:
        file.write(EXTRA)
    return {("came", "ExtraPane")}, set()


def both(app):
    ribs, edges = opened_edge(app)
    return ribs | added_rib(app)[0], edges


def renamed_router(app):
    app.rename(last_parent(app) + "Router", "OtherPaneRouter")
    return {("renamed", "OtherPane")}, set()


def renamed_types(app):
    """All types and files of a RIB have another name, but for its listener's functions."""
    name = last_parent(app)
    for path in list(app.sources()):
        app.edit(path, lambda text: re.sub(rf"\b{name}(?=[A-Z]\w*\b)", "OtherPane", text))
        if os.path.basename(path).startswith(name):
            os.rename(path, os.path.join(os.path.dirname(path), "OtherPane" + os.path.basename(path)[len(name):]))
    return {("renamed", "OtherPane")}, set()


def last_parent(app):
    """The name of a RIB with children that its router is named after."""
    parents = {edge["parent"] for edge in app.tree["edges"]}
    return [rib["name"] for rib in app.tree["ribs"] if rib["id"] == rib["name"] and rib["id"] in parents
        and rib["parts"]["router"]["name"] == rib["name"] + "Router"][-1]


def renamed_function(app):
    """A function on the way to an attachment has another name."""
    texts = "\n".join(map(read, app.sources()))
    steps = (step["message"] for edge in app.tree["edges"] for step in edge["opening"])
    called = (word[1] for word in (re.fullmatch(r"'(\w+)' is called here", step) for step in steps) if word)
    word = next(word for word in called if f"func {word}(" in texts)
    app.rename(word, word + "Again")

    def mentions(edge):
        return any(re.search(rf"\b{word}\b", step["message"]) for step in edge["opening"] + edge["path"])
    return set(), {("changed", edge["parent"], edge["child"]) for edge in app.tree["edges"] if mentions(edge)}


EDITS = [comment, layout, moved_files, unrelated_code, opened_edge, added_rib, both, renamed_router, renamed_types,
    renamed_function]


def mirrored(changes, names):
    return {(MIRROR[kind], *(names.get(name, name) for name in rest)) for kind, *rest in changes}


def check(app, name):
    """Differences, for each edit and its way back."""
    complaints, runs = [], 0
    for edit in EDITS:
        app.git("checkout", "-q", "--detach", "app")
        expected = edit(app)
        app.commit(edit.__name__)
        app.git("tag", edit.__name__)
        app.git("rm", "-r", "-q", ".")
        app.git("checkout", "-q", "app", "--", ".")
        app.commit("back")
        names = {"OtherPane": last_parent(app)} if edit in (renamed_router, renamed_types) else {}
        back = mirrored(expected[0], names), mirrored(expected[1], names)
        for title, since, at, wanted in ((edit.__name__, "app", edit.__name__, expected),
                (f"{edit.__name__}, back", edit.__name__, "HEAD", back)):
            runs += 1
            found = app.changes(since, at)
            if found != wanted:
                complaints.append(f"{name}, {title}: {found}, expected {wanted}")
        if edit is added_rib:
            # The configuration is that of the working folder, for both trees.
            runs += 1
            with open(app.path("today.yml"), "w", encoding="utf-8") as file:
                file.write("ignored: [Extra]\n")
            if app.changes("app", "added_rib", "--config", "today.yml") != (set(), set()):
                complaints.append(f"{name}: a RIB in an ignored folder is a change")
            os.remove(app.path("today.yml"))
    return complaints, runs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", default="", metavar="WORD", help="apps whose name contains it")
    options = parser.parse_args()
    complaints, runs = [], 0
    for name in CLEAN:
        if options.only not in name:
            continue
        with tempfile.TemporaryDirectory(prefix="riblint-changes-") as folder:
            app = Repository(os.path.abspath(options.riblint), name, os.path.join(folder, name))
            found, count = check(app, name)
            complaints += found
            runs += count
    for complaint in complaints:
        print(complaint)
    print(f"{runs} comparisons of two commits, {len(complaints)} complaints")
    return 1 if complaints or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
