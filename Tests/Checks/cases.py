#!/usr/bin/env python3
"""The cases of rules as plain text: with preludes expanded, and each clean twin as a separate case.

    cases.py check --against REVISION      fails unless each case of REVISION exists with the same files and bytes
    cases.py expand --to FOLDER [TITLE]    writes each case, or those whose name contains TITLE, to a file in FOLDER

The format is described in Tests/RuleTests/Cases/README.md. The tests have their own parser, in Tests/CaseSupport. Use `check`
after moving cases between files or changing preludes: the text that the rules analyze must not change. It reads
REVISION from git, including revisions with one file for all cases of a rule. New cases are allowed, and counted.

Exit status: 0 without differences, 1 with differences, 2 on wrong usage.
"""
import argparse
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CASES, PRELUDES = "Tests/RuleTests/Cases", "Tests/RuleTests/Preludes"
# Where revisions before the move have them.
FORMER = {CASES: "Rules/Cases", PRELUDES: "Rules/Preludes"}
TITLE, FILE, CLEAN, USE = "// === ", "// --- ", "// clean: ", re.compile(r"( *)// use: (.*)")
MARK = re.compile(r" *// *[\^~?]")


class Prelude:
    def __init__(self, text):
        head, _, body = text.partition("\n\n")
        self.name, *self.parameters = head.split("\n")[0].removeprefix("// use: ").split()
        self.lines = body.rstrip("\n").split("\n")

    def filled(self, arguments):
        if len(arguments) != len(self.parameters):
            raise ValueError(f"{self.name} takes {len(self.parameters)} arguments")
        names = {}
        for parameter, argument in zip(self.parameters, arguments):
            names[lowercased(parameter)] = lowercased(argument)
            names[parameter] = argument
        return [re.sub(r"__([A-Za-z]+)__", lambda match: names[match[1]], line) for line in self.lines]


def lowercased(name):
    return name[:1].lower() + name[1:]


def indented(line):
    """The line without its `//+` or `//-`: the marker and a blank replace four columns of indentation."""
    return "    " + line[4:] if line[3:4] == " " else line[3:]


def expanded(title, lines, preludes):
    """The cases that one in a file expands to, as (title, lines): itself and its clean twin."""
    twin = None
    if lines and lines[0].startswith(CLEAN):
        twin = lines[0][len(CLEAN):].replace("...", title, 1)
        lines = lines[1:]
    own, clean = [], []
    adjoins = True
    for line in lines:
        use = USE.fullmatch(line)
        if use:
            text = []
            for position, words in enumerate(use[2].split(",")):
                name, *arguments = words.split()
                text += [""] * (adjoins or position > 0)
                text += [use[1] + line if line else "" for line in preludes[name].filled(arguments)]
                adjoins = False
            own += text
            clean += text
        elif twin is not None and line.startswith("//-"):
            own.append(indented(line))
        elif twin is not None and line.startswith("//+"):
            clean.append(indented(line))
        else:
            own.append(line)
            if not MARK.match(line):
                clean.append(line)
        adjoins = use is not None
    return [(title, own)] + ([(twin, clean)] if twin is not None else [])


def parsed(texts, preludes):
    """The lines of all cases by rule and title, in order. `texts`: by path below Tests/RuleTests/Cases."""
    known = {prelude.name: prelude for prelude in map(Prelude, preludes.values())}
    result = {}
    for path in sorted(texts):
        rule = path.split("/")[0].removesuffix(".swift")
        lines = texts[path].split("\n")
        starts = [number for number, line in enumerate(lines) if line.startswith(TITLE)]
        for start, end in zip(starts, starts[1:] + [len(lines)]):
            try:
                for title, text in expanded(lines[start][len(TITLE):], lines[start + 1:end], known):
                    if (rule, title) in result:
                        sys.exit(f"cases: {path}:{start + 1}: a second case '{title}'")
                    result[rule, title] = text
            except (KeyError, ValueError) as error:
                sys.exit(f"cases: {path}:{start + 1}: {error}")
    return result


def files(lines):
    """The files of a case, as (path, text): the text before the first `// --- path` is Case.swift."""
    starts = [-1] + [number for number, line in enumerate(lines) if line.startswith(FILE)]
    for start, end in zip(starts, starts[1:] + [len(lines)]):
        text = "".join(line + "\n" for line in lines[start + 1:end])
        if text.strip():
            yield lines[start][len(FILE):].strip() if start >= 0 else "Case.swift", text


def all_cases():
    return parsed(on_disk(CASES), on_disk(PRELUDES))


def on_disk(folder):
    found = {}
    for path in glob.glob(os.path.join(ROOT, folder, "**/*.swift"), recursive=True):
        with open(path, encoding="utf-8", newline="") as file:
            found[os.path.relpath(path, os.path.join(ROOT, folder))] = file.read()
    return found


def in_revision(revision, folder):
    def git(*arguments):
        done = subprocess.run(["git", "-C", ROOT, *arguments], stdout=subprocess.PIPE)
        if done.returncode != 0:
            sys.exit(2)
        return done.stdout.decode()

    names = git("ls-tree", "-r", "-z", "--name-only", revision, "--", folder).split("\0")
    if names == [""] and folder in FORMER:
        return in_revision(revision, FORMER[folder])
    return {name[len(folder) + 1:]: git("show", f"{revision}:{name}") for name in names if name.endswith(".swift")}


def check(options):
    now = all_cases()
    then = parsed(in_revision(options.against, CASES), in_revision(options.against, PRELUDES))
    if not then:
        sys.exit(f"cases: {options.against} has no cases")
    wrong = 0
    for (rule, title), text in then.items():
        other = now.get((rule, title))
        if other != text:
            wrong += 1
            print(f"{rule}: {title}: {'missing' if other is None else 'differs'}")
    new = len(now.keys() - then.keys())
    print(f"cases: {len(then)} cases of {options.against} compared, {wrong} differ; {new} are new")
    return 1 if wrong else 0


def expand(options):
    os.makedirs(options.to, exist_ok=True)
    numbers = {}
    for (rule, title), text in all_cases().items():
        numbers[rule] = numbers.get(rule, 0) + 1
        if options.title not in f"{rule}: {title}":
            continue
        with open(os.path.join(options.to, f"{rule}-{numbers[rule]}.swift"), "w", encoding="utf-8", newline="") as file:
            file.write("\n".join([TITLE + title] + text) + "\n")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser("check", help="compare with the cases of a revision")
    one.add_argument("--against", required=True, metavar="REVISION")
    one.set_defaults(run=check)
    other = commands.add_parser("expand", help="write the text of cases")
    other.add_argument("--to", required=True, metavar="FOLDER")
    other.add_argument("title", nargs="?", default="", metavar="TITLE")
    other.set_defaults(run=expand)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
