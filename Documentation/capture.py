#!/usr/bin/env python3
"""Writes a finding and a tree as SVG images of a terminal, light and dark, and fills in what the pages show of riblint.

    capture.py --riblint PATH [--check | --self-test]

Writes the pictures beside this script and the pages that are listed in PAGES. With --check, exits 1 if they differ;
with --self-test, exits 1 unless --check would notice each number that changes.

A comment in a page says what is filled in:

    <!-- riblint Sources --format concise -->   above a fenced block: the output of the command, in the repository
    <!-- in SCENE: riblint | tail -1 -->        above a fenced block: the output of a shell command in a folder that the
                                                function SCENE of scenes.py prepares; `repository` is the repository
    <!-- in SCENE -->                           above a fenced block: below each line `$ COMMAND`, its output there
    <!-- rules of each family -->               above a table: the second column, by the family in the first
    89<!-- rules -->                            after a number: what it counts; `counted` has the words

A block that shows what only riblint prints needs such a comment. Commands find riblint on their PATH. Times and scores that were measured elsewhere are not filled in: the page says with
which version they were measured.
"""
import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from xml.sax.saxutils import escape

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(ROOT, "Tests", "Checks"))

import scenes  # noqa: E402
from adoption.workbench import Workbench  # noqa: E402

PAGES = [os.path.join(ROOT, name) for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")] + sorted(
    glob.glob(os.path.join(HERE, "*.md")))

# A fenced block, with the comment above it if there is one.
BLOCK = re.compile(r"(?:<!-- (?P<comment>.*) -->\n)?(?P<fence>```\w*\n)(?P<text>(?:(?!```).*\n)*)```\n")
TABLE = re.compile(r"(?<=<!-- rules of each family -->\n)(?:\|.*\n)+")
COUNT = re.compile(r"(?P<number>[\d,]+)<!-- (?P<what>[^>]*) -->")
# What only the program prints.
PRINTED = re.compile(r"^\$ riblint|^riblint: (error|warning|note): | in \d+ files? \(\d+ RIBs?\)", re.MULTILINE)

# One finding of the leaky app, with the path that proves it.
SHOWN = ["Fixtures/Projects/HarbourLeaky", "--only-rule", "view_self_dismissal"]
FILE = "SignInViewController.swift"
# A part of a tree with open edges, in the folder of its app.
APP = "Fixtures/Projects/CourierLeaky"
TREE = ["tree", "--root", "LoggedIn", "--width", "90"]

# Colors by theme, and by the SGR parameters that riblint and the editors of editor_pictures.py write.
THEMES = {
    "light": {"back": "#ffffff", "edge": "#d0d7de", "text": "#1f2328", "2": "#59636e", "31": "#cf222e", "33": "#9a6700",
        "36": "#1b7c83", "34": "#0969da", "35": "#8250df", "90": "#59636e"},
    "dark": {"back": "#0d1117", "edge": "#30363d", "text": "#e6edf3", "2": "#9198a1", "31": "#ff7b72", "33": "#d29922",
        "36": "#39c5cf", "34": "#58a6ff", "35": "#d2a8ff", "90": "#9198a1"},
}
SIZE, ADVANCE, LINE, MARGIN = 13, 7.8, 19, 16


def capture(riblint):
    """The block of one finding and the prompt before it, as lines of (text, parameters)."""
    command = [riblint, *SHOWN, "--color", "always", "--fail-on", "never"]
    output = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()
    blocks = [block for block in output.split("\n\n") if FILE in block]
    if len(blocks) != 1:
        sys.exit(f"{len(blocks)} findings in {FILE}; one is drawn")
    return [[("$ riblint " + SHOWN[0], "1")], []] + [list(runs(line)) for line in blocks[0].split("\n")]


def capture_tree(riblint):
    """The tree and the prompt before it, as lines of (text, parameters)."""
    done = subprocess.run([riblint, *TREE, "--color", "always"], cwd=os.path.join(ROOT, APP),
        env={**os.environ, "LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE, check=True)
    lines = done.stdout.decode().rstrip("\n").split("\n")
    return [[("$ riblint " + " ".join(TREE[:3]), "1")], []] + [list(runs(line)) for line in lines]


def runs(line):
    """Runs of a line with the same color, each with its SGR parameters."""
    parameters = ""
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b"):
            parameters = piece[2:-1]
        elif piece:
            yield piece, "" if parameters == "0" else parameters


def width(text):
    """The width of a text in terminal columns."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 0 if unicodedata.combining(c) else 1 for c in text)


def svg(lines, title, theme, columns=None):
    """An image of a terminal with as many columns as that, or as the longest line has."""
    columns = columns or max(width("".join(text for text, _ in line)) for line in lines)
    wide, high = round(columns * ADVANCE + 2 * MARGIN), LINE * len(lines) + 2 * MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        'role="img">',
        f"<title>{title}, as a terminal shows it</title>",
        f'<rect x="0.5" y="0.5" width="{wide - 1}" height="{high - 1}" rx="8" fill="{theme["back"]}" '
        f'stroke="{theme["edge"]}"/>',
        f'<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="{SIZE}" '
        f'fill="{theme["text"]}">',
    ]
    for number, line in enumerate(lines):
        column = 0
        spans = []
        for text, parameters in line:
            codes = parameters.split(";")
            ink = next((theme[code] for code in codes if code in theme), None)
            start, length = f"{MARGIN + column * ADVANCE:.1f}", f"{width(text) * ADVANCE:.1f}"
            column += width(text)
            if "7" in codes:
                # Reversed: the color of the text is that of a box, and the text has that of the ground.
                out.append(
                    f'<rect x="{start}" y="{MARGIN + LINE * number - 1}" width="{length}" height="{LINE}" '
                    f'shape-rendering="crispEdges" fill="{ink or theme["text"]}"/>')
                ink = theme["back"]
            elif not text.strip() and column == columns:
                continue
            ink = f' fill="{ink}"' if ink else ""
            weight = ' font-weight="bold"' if "1" in codes else ""
            line_below = ' text-decoration="underline"' if "4" in codes else ""
            # Each run has an explicit start and length, so that columns align in every font.
            place = f'x="{start}" textLength="{length}" lengthAdjust="spacingAndGlyphs"'
            spans.append(f"<tspan {place}{ink}{weight}{line_below}>{escape(text)}</tspan>")
        out.append(f'<text y="{MARGIN + LINE * number + SIZE}" xml:space="preserve">{"".join(spans)}</text>')
    return "\n".join(out + ["</g>", "</svg>", ""])


class Examples:
    """What riblint prints for the pages. Each scene is prepared anew for each block, and equal blocks run once."""

    def __init__(self, riblint, folder):
        self.riblint, self.folder = riblint, folder
        self.known = {}
        # `riblint` in a command is the program that is captured.
        self.programs = os.path.join(folder, "programs")
        os.mkdir(self.programs)
        os.symlink(riblint, os.path.join(self.programs, "riblint"))

    def outputs(self, scene, commands):
        """The outputs of commands that run one after the other in the folder of a scene."""
        key = (scene, *commands)
        if key not in self.known:
            bench = Workbench(self.riblint, os.path.join(self.folder, str(len(self.known))))
            if scene == "repository":
                bench.folder = ROOT
            elif callable(getattr(scenes, scene, None)):
                getattr(scenes, scene)(bench)
            else:
                sys.exit(f"scenes.py has no scene '{scene}'")
            self.known[key] = [self.output(bench, command) for command in commands]
        return self.known[key]

    def output(self, bench, command):
        path = self.programs + os.pathsep + os.environ["PATH"]
        result = bench.shell(f"exec 2>&1\n{command}", env={"PATH": path, "LC_ALL": "C.UTF-8"})
        if result.status not in (0, 1, 2, 3) or not result.output:
            sys.exit(f"'{command}' prints nothing or fails: {result!r}")
        return result.output.rstrip("\n") + "\n"

    def counted(self, what):
        """The number that a comment names: `rules`, `rules on by default`, `rules in FAMILY`, `families`."""
        if "rules" not in self.known:
            self.known["rules"] = json.loads(self.output_of_rules())["rules"]
        rules = self.known["rules"]
        families = collections.Counter(rule["family"] for rule in rules)
        counts = {
            "rules": len(rules), "rules on by default": sum(rule["enabled"] for rule in rules),
            "families": len(families)} | {f"rules in {family}": count for family, count in families.items()}
        if what not in counts:
            sys.exit(f"nothing is counted as '{what}'")
        return f"{counts[what]:,}"

    def output_of_rules(self):
        return self.outputs("repository", ["riblint rules --format json"])[0]

    def block(self, comment, text):
        """The current text of a block below a comment; None if the comment names no command."""
        scene = re.fullmatch(r"in (\w+)(?:: (.+))?", comment or "")
        if scene and scene[2]:
            return self.outputs(scene[1], [scene[2]])[0]
        if scene:
            commands = re.findall(r"^\$ (.*)$", text, re.MULTILINE)
            outputs = self.outputs(scene[1], commands)
            return "".join(f"$ {command}\n{output}" for command, output in zip(commands, outputs))
        return self.outputs("repository", [comment])[0] if (comment or "").startswith("riblint ") else None

    def filled(self, page):
        """The page with the current output of its commands, and the current numbers."""
        def block(match):
            text = self.block(match["comment"], match["text"])
            if text is None:
                return match[0]
            return f"<!-- {match['comment']} -->\n{match['fence']}{text}```\n"

        def row(match):
            """A row of a table whose first cell is a family."""
            cells = match[0].split("|")
            cells[2] = f" {self.counted('rules in ' + cells[1].strip())} "
            return "|".join(cells)

        page = BLOCK.sub(block, page)
        page = TABLE.sub(lambda match: re.sub(r"^\| [a-z]+ \| *\d+ \|.*$", row, match[0], flags=re.MULTILINE), page)
        return COUNT.sub(lambda match: f"{self.counted(match['what'])}<!-- {match['what']} -->", page)


def uncaptured(page):
    """The blocks that show what riblint prints, without a comment that names the command."""
    return [
        match["text"].split("\n")[0] for match in BLOCK.finditer(page)
        if PRINTED.search(match["text"]) and not re.match("in |riblint ", match["comment"] or "")]


def problems(pages, examples):
    """What --check says of pages, given by path."""
    for path, page in pages.items():
        name = os.path.relpath(path, ROOT)
        if examples.filled(page) != page:
            yield f"the examples of {name} are out of date; run Documentation/capture.py --riblint PATH"
        for line in uncaptured(page):
            yield f"{name}: no comment says which command prints '{line}'"


def changed(page):
    """Copies of a page, each with another number in one of the captured places."""
    places = [match.span("text") for match in BLOCK.finditer(page)
        if re.match("in |riblint ", match["comment"] or "")]
    places += [match.span("number") for match in COUNT.finditer(page)]
    places += [match.span() for match in TABLE.finditer(page)]
    for start, end in places:
        for number in re.finditer(r"\d+", page[start:end]):
            if re.search(r"^\$ .*$", page[:start + number.start()].rpartition("\n")[2]):
                continue
            yield page[:start + number.start()] + str(int(number[0]) + 1) + page[start + number.end():]


def self_test(pages, examples):
    """What --check misses: a changed number, or an output without a comment."""
    count = 0
    for path, page in pages.items():
        for copy in changed(page):
            count += 1
            if not list(problems({path: copy}, examples)):
                yield f"--check misses a changed number in {path}"
        bare = re.sub(r"^<!-- (in|riblint) .*\n", "", page, flags=re.MULTILINE)
        is_printed = any(PRINTED.search(match["text"]) for match in BLOCK.finditer(page))
        if is_printed and bare != page and not uncaptured(bare):
            yield f"--check misses outputs without a comment in {path}"
    if not count:
        yield "no page has a captured number"
    print(f"capture.py: --check was run on {count} changed numbers")


def pictures(riblint):
    shown = {
        "finding": ("A finding of riblint", capture(riblint)), "tree": ("A tree of riblint", capture_tree(riblint))}
    return {os.path.join(HERE, f"{name}-{theme}.svg"): svg(lines, title, colors)
        for name, (title, lines) in shown.items() for theme, colors in THEMES.items()}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    riblint = os.path.abspath(arguments.riblint)
    pages = {path: read(path) for path in PAGES}
    with tempfile.TemporaryDirectory(prefix="riblint-capture-") as folder:
        examples = Examples(riblint, folder)
        if arguments.self_test:
            found = list(self_test(pages, examples))
        elif arguments.check:
            found = [
                f"{os.path.relpath(path, ROOT)} is out of date; run Documentation/capture.py --riblint PATH"
                for path, picture in pictures(riblint).items() if read(path) != picture]
            found += problems(pages, examples)
        else:
            found = []
            written = pictures(riblint) | {path: examples.filled(page) for path, page in pages.items()}
            for path, text in written.items():
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
    for problem in found:
        print(problem)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
