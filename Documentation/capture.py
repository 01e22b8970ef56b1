#!/usr/bin/env python3
"""Writes a finding as an SVG image of a terminal, light and dark, and fills in the examples of FORMATS.md.

    capture.py --riblint PATH [--check]      writes the files beside this script; with --check, exits 1 if they differ

An example is a fenced block after a comment that holds its command: <!-- riblint Sources --format concise -->

The command runs in the root of the repository, whatever the working folder, so that equal sources give equal bytes.
"""
import argparse
import os
import re
import subprocess
import sys
import unicodedata
from xml.sax.saxutils import escape

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)

PAGE = os.path.join(HERE, "FORMATS.md")

# One finding of the leaky app, with the path that proves it.
SHOWN = ["Fixtures/Projects/HarbourLeaky", "--only-rule", "view_self_dismissal"]
FILE = "SignInViewController.swift"

# Colors by theme, and by the SGR parameters that riblint writes.
THEMES = {
    "light": {"back": "#ffffff", "edge": "#d0d7de", "text": "#1f2328", "31": "#cf222e", "33": "#9a6700",
        "36": "#1b7c83", "34": "#0969da"},
    "dark": {"back": "#0d1117", "edge": "#30363d", "text": "#e6edf3", "31": "#ff7b72", "33": "#d29922", "36": "#39c5cf",
        "34": "#58a6ff"},
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


def svg(lines, theme):
    columns = max(width("".join(text for text, _ in line)) for line in lines)
    wide, high = round(columns * ADVANCE + 2 * MARGIN), LINE * len(lines) + 2 * MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        'role="img">',
        "<title>A finding of riblint, as a terminal shows it</title>",
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
            ink = next((f' fill="{theme[code]}"' for code in codes if code in theme), "")
            weight = ' font-weight="bold"' if "1" in codes else ""
            # Each run has an explicit start and length, so that columns align in every font.
            place = (
                f'x="{MARGIN + column * ADVANCE:.1f}" textLength="{width(text) * ADVANCE:.1f}" '
                'lengthAdjust="spacingAndGlyphs"')
            spans.append(f"<tspan {place}{ink}{weight}>{escape(text)}</tspan>")
            column += width(text)
        out.append(f'<text y="{MARGIN + LINE * number + SIZE}" xml:space="preserve">{"".join(spans)}</text>')
    return "\n".join(out + ["</g>", "</svg>", ""])


def filled(text, riblint):
    """The page with its examples replaced by the current output of their commands."""
    def example(match):
        command = [riblint, *match.group(2).split(), "--color", "never", "--fail-on", "never"]
        return (
            match.group(1) + subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()
            + "```\n")

    return re.sub(r"(<!-- riblint (.*) -->\n```\n)(?:[^`].*\n|\n)*```\n", example, text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    lines = capture(os.path.abspath(arguments.riblint))
    stale = False
    for name, theme in THEMES.items():
        path = os.path.join(HERE, f"finding-{name}.svg")
        picture = svg(lines, theme)
        if not arguments.check:
            with open(path, "w", encoding="utf-8") as file:
                file.write(picture)
            continue
        with open(path, encoding="utf-8") as file:
            if file.read() != picture:
                stale = True
                print(f"{path} is out of date; run Documentation/capture.py --riblint PATH")
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    text = filled(page, os.path.abspath(arguments.riblint))
    if arguments.check and text != page:
        stale = True
        print(f"the examples of {PAGE} are out of date; run Documentation/capture.py --riblint PATH")
    elif not arguments.check:
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(text)
    sys.exit(1 if stale else 0)


main()
