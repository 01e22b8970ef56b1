#!/usr/bin/env python3
"""Writes the manual page from the help of the command.

    manual.py --riblint PATH [--check]      writes riblint.1 beside this script; with --check, exits 1 if it differs

Commands, arguments and their words come from `riblint --experimental-dump-help`, usage and headings from `riblint
help`; only what the command does not print, its environment and files, is written here.
"""
import argparse
import json
import os
import subprocess
import sys

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "riblint.1")

ENVIRONMENT = [
    ("NO_COLOR", "If not empty, nothing is colored unless --color always says so."),
    ("FORCE_COLOR", "If not empty, text is colored even where standard output is not a terminal; 0 and false turn "
        "color off."),
    ("CLICOLOR_FORCE", "If neither empty nor 0, text is colored even where standard output is not a terminal."),
    ("CLICOLOR", "If 0, nothing is colored."),
    ("TERM", "If dumb, nothing is colored and no progress is shown."),
    ("LC_ALL, LC_CTYPE, LANG", "If the first of these that is not empty is C or POSIX, trees on standard output are drawn in "
        "ASCII."),
    ("CI", "If not empty, no progress is shown."),
    ("PATH", "Where git is looked for, for --since and --staged; and swift, beside which a libclang may be."),
    ("RIBLINT_LIBCLANG", "The libclang that tells types in Objective-C: a file, a folder, or none to use none. If it is "
        "not set, the first that is found is used; if there is none, the text decides alone."),
    ("XCODE_VERSION_ACTUAL", "If set, as in Xcode's build phases, a run without --format reports as xcode."),
    ("SCRIPT_INPUT_FILE_COUNT",
     "With SCRIPT_INPUT_FILE_0 and so on: files and folders to lint if no PATH is given, as Xcode passes them to "
     "build phases; "
     "SCRIPT_INPUT_FILE_LIST_COUNT and SCRIPT_INPUT_FILE_LIST_0 and so on name lists of them."),
    ("GITHUB_STEP_SUMMARY", "With --format github, a table of all findings is added to this file."),
    ("GITHUB_SHA, CI_COMMIT_SHA, SOURCE_DATE_EPOCH", "A page of HTML names the commit, and the day of a time in seconds."),
    ("GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA", "With all three, locations in Markdown are links to the "
        "lines of that commit."),
]
FILES = [
    (".riblint.yml", "The configuration of a project. 'riblint init' writes one, 'riblint config schema' describes "
        "it."),
    (".riblint-baseline.json", "The baseline, at the root of the project: findings that the team accepted."),
    (".gitignore", "Files that it names are not linted, also without git."),
]
EXIT_STATUS = [
    ("0", "All files were analyzed, and no finding is at or above the threshold (--fail-on)."),
    ("1", "There are findings at or above the threshold, or more warnings than --max-warnings allows."),
    ("2", "The run failed: usage, configuration, an unreadable baseline, a PATH without source files."),
    ("3", "Some files were not analyzed, and --allow-incomplete was not given."),
    ("130", "The run was interrupted (SIGINT)."),
    ("143", "The run was terminated (SIGTERM)."),
]


def run(riblint, *arguments):
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "FORCE_COLOR")}
    environment["LC_ALL"] = "C.UTF-8"
    return subprocess.run([riblint, *arguments], stdout=subprocess.PIPE, env=environment, check=True).stdout.decode()


def escaped(text):
    """Escapes text for roff: hyphens stay ASCII, and no line begins with a control character."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace(
        "…", "\\&...")
    return "\n".join("\\&" + line if line.startswith(".") else line for line in text.split("\n"))


def bold(text):
    return "\\fB" + escaped(text) + "\\fP"


def italic(text):
    return "\\fI" + escaped(text) + "\\fP"


def term(argument):
    """The synopsis of an argument."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return italic(value)
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    words = ", ".join(bold(("--" if name["kind"] == "long" else "-") + name["name"]) for name in names)
    return words if argument["kind"] == "flag" else words + " " + italic(value)


def described(argument):
    text = argument.get("abstract", "")
    default = argument.get("defaultValue")
    return text + (" The default is %s." % default if default else "")


def key(argument):
    return argument["kind"], argument.get("valueName"), json.dumps(argument.get("names", []))


# From this number on, arguments that a command shares with lint are named and not described again.
MANY_SHARED = 10


def own(command, lint):
    """The arguments with a paragraph of their own, and those that lint has with the same meaning."""
    arguments = [argument for argument in command.get("arguments", []) if not is_general(argument)]
    meanings = {key(argument): argument.get("abstract") for argument in lint["arguments"]}
    shared = [argument for argument in arguments if meanings.get(key(argument)) == argument.get("abstract")]
    if command is lint or len(shared) < MANY_SHARED:
        return arguments, []
    return [argument for argument in arguments if argument not in shared], shared


def is_general(argument):
    return any(name["name"] in ("help", "version") for name in argument.get("names", []))


def usage(riblint, path):
    """The usage forms in the help of a command."""
    lines = run(riblint, "help", *path).split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("USAGE: "))
    block = [lines[start][len("USAGE: "):]]
    for line in lines[start + 1:]:
        if not line.strip():
            break
        block.append(line.strip())
    forms = []
    for line in block:
        if line.startswith("riblint"):
            forms.append(line)
        else:
            forms[-1] += " " + line
    words = [("<", ""), (">", ""), ("subcommand", "COMMAND"), (" command ", " COMMAND "), ("options", "OPTIONS"),
        (" ...]", " …]")]
    for old, new in words:
        forms = [form.replace(old, new) for form in forms]
    return forms


def headings(riblint, path):
    """The headings of options in a command's help with the names below each; one without a title if there are none."""
    groups = []
    for line in run(riblint, "help", *path).split("\n"):
        if line.endswith(" OPTIONS:"):
            groups.append((line[:-1].capitalize(), []))
        elif line.startswith("  -") and groups:
            groups[-1][1].append(next(word.rstrip(",") for word in line.split() if word.startswith("--")))
    return groups


def entries(arguments):
    lines = []
    for argument in arguments:
        lines += [".TP", term(argument), escaped(described(argument))]
    return lines


def arranged(riblint, path, arguments):
    """The arguments grouped by the headings of the command's help."""
    groups = headings(riblint, path)
    if not groups:
        return entries(arguments)
    named = [argument for argument in arguments if argument["kind"] != "positional"]
    lines = entries([argument for argument in arguments if argument["kind"] == "positional"])
    for title, names in groups:
        own = [argument for name in names for argument in named if name in ["--" + n["name"] for n in argument["names"]
            if n["kind"] == "long"]]
        if own:
            lines += [".PP", italic(title) + ":"] + entries(own)
    return lines


def paragraphs(text):
    """Formats a discussion: indented lines are examples, which are kept verbatim; other lines are filled."""
    out = []
    isExample = False
    for line in text.split("\n"):
        if line.startswith("  ") != isExample:
            isExample = not isExample
            out += [".RS 2", ".nf"] if isExample else [".fi", ".RE"]
        out.append(escaped(line.strip()) if line.strip() else ".PP")
    return out + ([".fi", ".RE"] if isExample else [])


def legend(riblint):
    """The words of the text of a tree, as `riblint tree --legend --ascii` explains them."""
    lines = [".PP", italic("Words and marks of the text") + ":"]
    for line in run(riblint, "tree", "--legend", "--ascii").splitlines()[1:]:
        word, meaning = line.strip().split("  ", 1)
        lines += [".TP", bold(word), escaped(meaning.strip())]
    return lines


def section(riblint, command, path, lint):
    lines = [".SS " + "riblint " + escaped(" ".join(path))]
    lines += [escaped(command["abstract"])]
    for form in usage(riblint, path):
        lines += [".PP", bold(form)]
    if command.get("discussion"):
        lines += [".PP"] + paragraphs(command["discussion"])
    arguments, shared = own(command, lint)
    lines += entries(arguments) if shared else arranged(riblint, path, arguments)
    if path == ["tree"]:
        lines += legend(riblint)
    if shared:
        words = ", ".join(map(term, shared))
        lines += [".PP", "It also takes these arguments of " + bold("riblint lint") + ": " + words + "."]
    return lines


def commands(command, path):
    for child in command.get("subcommands", []):
        if not child.get("shouldDisplay", True) or child["commandName"] == "help":
            continue
        yield child, path + [child["commandName"]]
        yield from commands(child, path + [child["commandName"]])


def page(riblint):
    root = json.loads(run(riblint, "--experimental-dump-help"))["command"]
    version = run(riblint, "--version").strip()
    lint = next(child for child in root["subcommands"] if child["commandName"] == root["defaultSubcommand"])
    lines = [
        '.\\" Written by Documentation/manual.py from what the command says of itself.',
        '.TH RIBLINT 1 "" "riblint %s" "User Commands"' % version,
        # No hyphenation and no justification, so that text can be copied.
        ".nh", ".ad l",
        ".SH NAME", "riblint \\- " + escaped(root["abstract"][0].lower() + root["abstract"][1:].rstrip(".")),
        ".SH SYNOPSIS",
    ]
    for number, form in enumerate(usage(riblint, [])):
        lines += ([".br"] if number else []) + [bold(form)]
    lines += [".SH DESCRIPTION"] + paragraphs(root.get("discussion", ""))
    lines += [".PP", "Every command takes these:"]
    lines += entries(root["arguments"])
    lines += [".SH COMMANDS"]
    for command, path in commands(root, []):
        lines += section(riblint, command, path, lint)
    for title, terms in [("EXIT STATUS", EXIT_STATUS), ("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES)]:
        lines += [".SH " + title]
        for name, text in terms:
            lines += [".TP", bold(name), escaped(text)]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    text = page(os.path.abspath(arguments.riblint)).encode()
    if arguments.check:
        with open(PAGE, "rb") as file:
            if file.read() == text:
                return 0
        print("Documentation/riblint.1 is out of date; run Documentation/manual.py", file=sys.stderr)
        return 1
    with open(PAGE, "wb") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
