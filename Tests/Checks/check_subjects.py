#!/usr/bin/env python3
"""Checks the subjects of a branch's own commits: at most 72 characters, no period at the end, one change.

    check_subjects.py [--since REF]   # the default is origin/main; nothing to check without it
    check_subjects.py --self-test

Exit status: 0 if all are well, 1 with each subject that is not, 2 on wrong usage.
"""

import argparse
import subprocess
import sys

MOST = 72


def complaints(subject):
    if len(subject) > MOST:
        yield f"{len(subject)} characters, of {MOST} at most"
    if subject.endswith("."):
        yield "a period at the end"
    if ";" in subject:
        yield "a semicolon: write one commit for each change"


def git(*arguments):
    done = subprocess.run(["git", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout if done.returncode == 0 else None


def self_test():
    for subject, count in (("A view is read", 0), ("A view is read.", 1), ("Views; routers", 1), ("x" * 73, 1)):
        if len(list(complaints(subject))) != count:
            sys.exit(f"check_subjects: expected {count} complaints about '{subject}'")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--since", default="origin/main", help="check the commits that are not in this revision")
    parser.add_argument("--self-test", action="store_true", help="check that the check can fail")
    options = parser.parse_args()
    if options.self_test:
        self_test()
    log = git("log", "--no-merges", "--format=%h %s", f"{options.since}..HEAD")
    if log is None:
        print(f"check_subjects: there is no {options.since} to compare with")
        return
    commits = [line.split(" ", 1) for line in log.splitlines()]
    found = [f"{commit} {subject}: {text}" for commit, subject in commits for text in complaints(subject)]
    for line in found:
        print(line)
    print(f"check_subjects: {len(commits)} commits, {len(found)} complaints")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
