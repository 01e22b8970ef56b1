#!/usr/bin/env python3
"""Writes the manual page from what the command says of itself.

    manual.py --riblint PATH [--check]      writes riblint.1 beside this script; --check: compares instead, exit 1 if it differs

Commands, arguments and their words come from `riblint --experimental-dump-help`, usage from `riblint help`; only what the command
does not print, its environment and files, is written here.
"""
import argparse
import json
import os
import subprocess
import sys

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "riblint.1")

ENVIRONMENT = [
    ("XCODE_VERSION_ACTUAL", "Where it is set, as Xcode does for build phases, a run without --format reports as xcode."),
    ("SCRIPT_INPUT_FILE_COUNT",
     "With SCRIPT_INPUT_FILE_0 and so on: files and folders that are linted where no PATH is named, as Xcode hands them to build phases; "
     "SCRIPT_INPUT_FILE_LIST_COUNT and SCRIPT_INPUT_FILE_LIST_0 and so on name lists of them."),
    ("PATH", "Where git is looked for, for --since and --staged."),
    ("GITHUB_STEP_SUMMARY", "With --format github, all findings are added to the file that it names."),
    ("CI", "Where it is set, no progress is shown."),
    ("NO_COLOR", "Where it is set and not empty, nothing is coloured unless --color always asks for it."),
    ("TERM", "Where it is dumb, nothing is coloured unless --color always asks for it."),
]
FILES = [
    (".riblint.yml", "The configuration: the nearest upward from the PATHs. 'riblint init' writes one, 'riblint config schema' describes it."),
    (".riblint-baseline.json", "The baseline, at the root of the project: findings that are known and let be."),
    (".gitignore", "What such files name is left out, also without git."),
]
EXIT_STATUS = [
    ("0", "Everything in scope was analysed, and nothing is at or above the threshold (--fail-on)."),
    ("1", "There are findings at or above the threshold."),
    ("2", "The job could not be done: usage, configuration, an unreadable baseline, no source file."),
    ("3", "Something in scope was not analysed, unless --allow-incomplete says that this is no matter."),
    ("130", "The run was interrupted."),
]


def run(riblint, *arguments):
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    return subprocess.run([riblint, *arguments], stdout=subprocess.PIPE, env=environment, check=True).stdout.decode()


def escaped(text):
    """Text as roff reads it: hyphens stay ASCII, and no line begins with a control character."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("…", "\\&...")
    return "\n".join("\\&" + line if line.startswith(".") else line for line in text.split("\n"))


def bold(text):
    return "\\fB" + escaped(text) + "\\fP"


def italic(text):
    return "\\fI" + escaped(text) + "\\fP"


def term(argument):
    """How an argument is written."""
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


def own(command, lint):
    """The arguments that are worth a paragraph: those of every command are said once, those of lint by reference."""
    arguments = [argument for argument in command.get("arguments", []) if not is_general(argument)]
    others = {key(argument) for argument in lint["arguments"]}
    if command is not lint and others <= {key(argument) for argument in command.get("arguments", [])}:
        return [argument for argument in arguments if key(argument) not in others], True
    return arguments, False


def is_general(argument):
    return any(name["name"] in ("help", "version") for name in argument.get("names", []))


def usage(riblint, path):
    """The lines of USAGE in a command's help, each a whole form."""
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
    words = [("<", ""), (">", ""), ("subcommand", "COMMAND"), ("options", "OPTIONS"), (" ...]", " …]")]
    for old, new in words:
        forms = [form.replace(old, new) for form in forms]
    return forms


def paragraphs(text):
    """A discussion: indented lines are examples and stay as they are, others are filled."""
    out = []
    isExample = False
    for line in text.split("\n"):
        if line.startswith("  ") != isExample:
            isExample = not isExample
            out += [".RS 2", ".nf"] if isExample else [".fi", ".RE"]
        out.append(escaped(line.strip()) if line.strip() else ".PP")
    return out + ([".fi", ".RE"] if isExample else [])


def section(riblint, command, path, lint):
    lines = [".SS " + "riblint " + escaped(" ".join(path))]
    lines += [escaped(command["abstract"])]
    for form in usage(riblint, path):
        lines += [".PP", bold(form)]
    if command.get("discussion"):
        lines += [".PP"] + paragraphs(command["discussion"])
    arguments, takesLint = own(command, lint)
    for argument in arguments:
        lines += [".TP", term(argument), escaped(described(argument))]
    if takesLint:
        lines += [".PP", "It takes the arguments of " + bold("riblint lint") + " as well."]
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
        # Nothing is divided that may be copied, and no gaps stand in it.
        ".nh", ".ad l",
        ".SH NAME", "riblint \\- " + escaped(root["abstract"][0].lower() + root["abstract"][1:].rstrip(".")),
        ".SH SYNOPSIS",
    ]
    for number, form in enumerate(usage(riblint, [root["defaultSubcommand"]]) + usage(riblint, [])):
        lines += ([".br"] if number else []) + [bold(form)]
    lines += [".SH DESCRIPTION"] + paragraphs(root.get("discussion", ""))
    lines += [".PP", "Every command takes these:"]
    for argument in root["arguments"]:
        lines += [".TP", term(argument), escaped(described(argument))]
    lines += [".SH COMMANDS"]
    for command, path in commands(root, []):
        lines += section(riblint, command, path, lint)
    for title, entries in [("EXIT STATUS", EXIT_STATUS), ("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES)]:
        lines += [".SH " + title]
        for name, text in entries:
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
        print("Documentation/riblint.1 is not what the command says of itself; run Documentation/manual.py", file=sys.stderr)
        return 1
    with open(PAGE, "wb") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
