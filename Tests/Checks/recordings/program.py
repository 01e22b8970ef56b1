"""Runs one riblint on one project: for its report, and for answers of `explain --why-not`."""
import hashlib
import json
import os
import re
import subprocess

# Each query analyzes the whole project again, so the product of a project's files and its queried files is limited.
MOST_FILES_READ = 40_000
MOST_FILES_QUERIED = 120
# Locations in an answer's list of what a rule checks in the file: `WhyNot.mostNearby`.
MOST_NEARBY = 6
# Files that mention many of these are queried first.
TERMS = re.compile(
    "Interactor|Router|Builder|Component|listener|ViewController|DisposeBag|Cancellable|subscribe|sink|dismiss|pop")
# The answer for every line of a file that no rule reports on; spaces can be line breaks.
LEFT_OUT = re.compile(
    "such files are analyzed, but never|is not analyzed|No type of the project is part of a RIB".replace(" ", r"\s+"))
NEARBY = "\nIn this file it checks:\n"
NOTHING = "\nIt does not check anything in this file."


class Program:
    def __init__(self, path):
        self.path = os.path.abspath(path)
        rules = json.loads(self.output(["rules", "--format", "json"], "."))["rules"]
        self.rules = [rule["id"] for rule in rules if rule["family"] != "suppressions"]

    def output(self, arguments, folder):
        done = self.run(arguments, folder)
        if done.returncode != 0:
            raise SystemExit(f"recording: 'riblint {' '.join(arguments)}' failed in {folder}:\n{done.stderr}")
        return done.stdout

    def run(self, arguments, folder):
        return subprocess.run(
            [self.path, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

    def report(self, folder):
        """The JSON report of a project; without source files there is none, but an exit status."""
        done = self.run([".", "--format", "json", "--no-baseline", "--fail-on", "never"], folder)
        return json.loads(done.stdout) if done.returncode in (0, 3) else {"findings": [], "status": done.returncode}

    def answers(self, folder, only=None):
        """Answers of all rules by `path:line`, and of one rule by `path:line rule`.

        `only` is the rule that is queried alone; None to query each rule that checks code.
        """
        rules = self.rules if only is None else [only]
        answers = {}
        for path in queried_files(folder):
            answers.update(self.answers_of_file(folder, path, rules))
        return answers

    def answers_of_file(self, folder, path, rules):
        with open(os.path.join(folder, path), errors="replace") as file:
            lines = file.read().split("\n")
        count = len(lines) - (lines[-1] == "")
        answers = {}
        candidates = {number for number, line in enumerate(lines, 1) if "riblint:" in line}
        for rule in rules if count else []:
            found, answered = self.candidates(folder, path, count, rule)
            candidates |= found
            answers.update(answered)
            if any(LEFT_OUT.search(answer) for answer in answered.values()):
                return answers
        for line in sorted(candidates):
            answers[f"{path}:{line}"] = self.why_not(folder, f"{path}:{line}")
        return answers

    def candidates(self, folder, path, count, rule):
        """The lines with locations that a rule checks in a file, and the answers that list them.

        Where the rule checks nothing on the queried line, the answer lists the nearest locations that it checks. This
        settles all lines that are nearer than the farthest of these, and the next query is about the line after them.
        """
        found, answers, line = set(), {}, 1
        place = re.compile(rf"^  {re.escape(path)}:(\d+):\d+: ", re.MULTILINE)
        while line <= count:
            answer = answers[f"{path}:{line} {rule}"] = self.why_not(folder, f"{path}:{line}", rule)
            if NEARBY not in answer:
                if NOTHING in answer or LEFT_OUT.search(answer):
                    break
                line += 1
                continue
            nearby = [int(number) for number in place.findall(answer.split(NEARBY)[1])]
            found |= set(nearby)
            if len(nearby) < MOST_NEARBY:
                break
            line = max(line + 1, line + max(abs(number - line) for number in nearby))
            while line in found:
                line += 1
        return found, answers

    def why_not(self, folder, place, rule=None):
        done = self.run(["explain", "--why-not", place, *([rule] if rule else []), "--no-baseline", "."], folder)
        return done.stdout + done.stderr


def queried_files(folder):
    """Paths of the files to query: all of a small project; those with most terms of a large one."""
    found = []
    for where, _, names in os.walk(folder):
        sources = [name for name in names if name.endswith((".swift", ".h", ".m", ".mm"))]
        found += [os.path.relpath(os.path.join(where, name), folder) for name in sources]
    most = max(1, min(MOST_FILES_QUERIED, MOST_FILES_READ // max(1, len(found))))
    return sorted(found if len(found) <= most else sorted(found, key=lambda path: rank(folder, path))[:most])


def rank(folder, path):
    try:
        with open(os.path.join(folder, path), errors="replace") as file:
            words = set(TERMS.findall(file.read()))
    except OSError:
        words = set()
    return -len(words), hashlib.sha256(path.encode()).digest()
