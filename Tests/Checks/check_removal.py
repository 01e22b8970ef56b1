#!/usr/bin/env python3
"""Checks that what is missing is unknown: code that is taken away proves nothing about the code that is left.

    check_removal.py --riblint PATH [--only LAW]... [--every N] [--folders] [--excused] [--all] [PROJECT]...
    check_removal.py --self-test

Each project (by default those of Fixtures/Projects) is copied to a folder without `.git`. For each file that declares
what other files use, and with --folders for each folder of such files:

- removal: without it,
- renaming: with its functions renamed, where they are declared and where they are used,
- trapping: with each of its bodies replaced by `fatalError()`,

the files that are left have no finding that they do not have in the whole project: none of a rule on a line where it
has none and that no finding of it names as related, and none at a higher level. check_scope.py checks the same of
files that are excluded.

A finding after removal or trapping is excused if it is about a declaration that only the changed files used:

- its message quotes a name which the changed files mention, and which the other files only declare,
- or its rule is about functions that nothing calls or properties that nothing reads, and the changed files use a member
  of that name: then other files may mention another member of the same name,
- or its rule is about RIBs that no other RIB attaches, and the other files only mention the name where it is declared:
  a RIB that attaches itself is not attached by another one.

--excused prints these, too. Findings of rules that removal/known.py lists for a law are only counted, unless --all is
given.
"""
import argparse
import os
import queue
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import check_scope
from removal.changes import CHANGES, Sources
from removal.known import KNOWN
from removal.self_test import complaints
from removal.swift import WORD

LEVELS = ("note", "warning", "error")
OF_UNREACHED_RIBS = "unreachable_rib"
OF_UNUSED_MEMBERS = re.compile(r"\w+_never_called|dependency_requirement_unused")
# In an app of thousands of files, those that have to do with RIBs.
IMPORTS_RIBS = re.compile(r"^\s*(?:@\w+\s+)?import\s+(?:\w+\s+)?\w*(?:RIB|Rib)\w*", re.MULTILINE)


class Project(check_scope.Project):
    """A project, its sources, and copies in which changes are made, one for each thread."""

    def __init__(self, source, folder, program, jobs):
        super().__init__(source, folder, program)
        self.sources = Sources(self.folder, self.files)
        self.copies = queue.Queue()
        for number in range(jobs):
            copy = os.path.join(os.path.dirname(self.folder), f"copy{number}", self.name)
            shutil.copytree(self.folder, copy, symlinks=True, copy_function=os.link)
            self.copies.put(copy)
        self.levels = levels(self.whole)
        # Findings of one rule that are merged have the place of the first.
        for (*_, rule, _, level, _), finding in self.found.items():
            for other in finding["related"]:
                key = (other["location"]["path"], other["location"]["start"]["line"], rule)
                self.levels[key] = max(self.levels.get(key, -1), LEVELS.index(level))

    def run(self, folder, *arguments, isolated=True):
        return super().run(folder, "--all-rules", *arguments, isolated=isolated)

    def new(self, change):
        """The findings that appear after a change, those that are excused apart; or what the program says."""
        copy = self.copies.get()
        try:
            for path, text in change.texts.items():
                os.remove(os.path.join(copy, path))
                if text is not None:
                    with open(os.path.join(copy, path), "w", encoding="utf-8") as file:
                        file.write(text)
            found, status, errors = self.run(copy)
        finally:
            for path in change.texts:
                if os.path.exists(os.path.join(copy, path)):
                    os.remove(os.path.join(copy, path))
                os.link(os.path.join(self.folder, path), os.path.join(copy, path))
            self.copies.put(copy)
        if found is None:
            raise SystemExit(f"{self.name}: {change.title}: exit status {status}: {errors.strip()}")
        new = [finding for finding in sorted(found) if finding[0] not in change.hidden
               and LEVELS.index(finding[4]) > self.levels.get(finding[:3], -1)]
        excused = [finding for finding in new if self.is_excused(finding, change.hidden)]
        return [finding for finding in new if finding not in excused], excused

    def is_excused(self, finding, changed):
        """Whether a finding is about a declaration that only the changed files used."""
        path, _, rule, message, *_ = finding
        of_members = OF_UNUSED_MEMBERS.fullmatch(rule)
        own = {path} if rule == OF_UNREACHED_RIBS else set()
        return any(
            self.sources.only_used_by(changed, name, own)
            or of_members and self.sources.is_member_used_by(changed, name)
            for name in names_in(message))

    def units(self, folders):
        """The sets of files to change, each with a title."""
        relevant = self.relevant()
        for path in self.files:
            if path in relevant and self.sources.is_used({path}):
                yield {path}, path
        for folder in self.folders if folders else ():
            paths = {path for path in self.sources.files if check_scope.is_below(path, folder)}
            if len(paths) > 1 and paths & relevant and self.sources.is_used(paths) and set(self.sources.files) - paths:
                yield paths, folder

    def relevant(self):
        """The files that import a module of RIBs, and those that declare what these use."""
        files = self.sources.files
        importing = {path for path, file in files.items() if IMPORTS_RIBS.search(file.text)}
        if not importing:
            return set(files)
        used = set().union(*(set(files[path].words) for path in importing))
        return importing | {path for path, file in files.items() if file.own_declarations() & used}


def levels(findings):
    """The highest level of the findings by path, line and rule."""
    found = {}
    for finding in findings or ():
        found[finding[:3]] = max(found.get(finding[:3], -1), LEVELS.index(finding[4]))
    return found


def names_in(message):
    """The names that a message quotes."""
    return {name for quoted in re.findall(r"'([^']+)'", message) for name in WORD.findall(quoted.split("(")[0])}


def changes(project, laws, folders, every=1):
    """The changes of a project, with their laws: of each law one of each few, and other ones than of the next law."""
    for unit, (paths, title) in enumerate(project.units(folders)):
        for position, law in enumerate(laws):
            change = CHANGES[law](project.sources, paths, title) if (unit + position) % every == 0 else None
            if change:
                yield law, change


def answers(project, asked, pool):
    """The changes with the findings that appear, and those that are excused."""
    return zip(asked, pool.map(lambda item: project.new(item[1]), asked))


def self_test(jobs):
    def broken(source, program):
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
            project = Project(source, folder, program, jobs)
            asked = list(changes(project, CHANGES, False))
            return {(law, change.subject) for (law, change), (new, _) in answers(project, asked, pool) if new}

    with tempfile.TemporaryDirectory() as folder:
        found = list(complaints(folder, broken))
    print("\n".join(found + [f"{len(found)} complaints"]))
    return 1 if found else 0


def check(options, temporary, pool):
    """Runs the check, and returns the numbers of changes, of broken ones and of new findings by law."""
    program = os.path.abspath(options.riblint)
    sources = options.projects or [
        os.path.join(check_scope.PROJECTS, name) for name in sorted(os.listdir(check_scope.PROJECTS))]
    counts = {law: [0, 0, 0, 0] for law in options.only or CHANGES}
    needed = set()
    for source in sources:
        project = Project(source, tempfile.mkdtemp(dir=temporary), program, options.jobs)
        if project.whole is None:
            raise SystemExit(f"{project.name}: cannot be linted")
        asked = list(changes(project, counts, options.folders, options.every))
        for (law, change), (new, excused) in answers(project, asked, pool):
            known = [] if options.all else [finding for finding in new if finding[2] in KNOWN[law]]
            needed |= {(law, finding[2]) for finding in known}
            new = [finding for finding in new if finding not in known]
            for place, count in enumerate((1, bool(new), len(new), len(known))):
                counts[law][place] += count
            if new:
                print(f"{project.name}: {change.title}: new\n" + "\n".join(check_scope.shown(new)), flush=True)
            if excused and options.excused:
                print(f"{project.name}: {change.title}: excused\n" + "\n".join(check_scope.shown(excused)), flush=True)
        shutil.rmtree(os.path.dirname(project.folder))
    if options.every == 1 and not options.projects and not options.all:
        for law, rule in sorted((law, rule) for law in counts for rule in KNOWN[law] if (law, rule) not in needed):
            print(f"{law}: {rule} does not break the law any more: remove it from removal/known.py")
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riblint")
    parser.add_argument("--self-test", action="store_true", help="check the check with programs that break the laws")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", action="append", choices=CHANGES, default=[])
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one of each N changes")
    parser.add_argument("--folders", action="store_true", help="change whole folders, too")
    parser.add_argument("--all", action="store_true", help="print findings of rules that are known to break a law")
    parser.add_argument("--excused", action="store_true", help="print excused findings as well")
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    if options.self_test:
        return self_test(options.jobs)
    if not options.riblint:
        parser.error("--riblint is required")
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as pool:
        counts = check(options, temporary, pool)
    for law, (total, broken, findings, known) in counts.items():
        print(f"{law}: {total} changes, {broken} with {findings} new findings; {known} known ones")
    return 1 if any(broken for _, broken, *_ in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
