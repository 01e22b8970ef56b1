#!/usr/bin/env python3
"""Draws what editors show of riblint for EDITORS.md, as SVG images of a terminal, light and dark.

    Documentation/editor_pictures.py --riblint PATH [--check]

Runs Debian's neovim and emacs-nox with elpa-eglot in tmux, over a copy of a fixture app, with the settings in
Documentation/editors. With --check, exits 1 if the pictures differ from those beside this script. Another version of an
editor may draw other pictures.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from capture import ROOT, THEMES, read, svg

HERE = os.path.dirname(os.path.abspath(__file__))
APPS = os.path.join(ROOT, "Fixtures", "Projects")
FINDING = "App/Map/MapInteractor.swift"
ROUTER = "Features/Offers/OffersRouter.swift"
PATIENCE = 60
NEOVIM = ["nvim", "-u", os.path.join(HERE, "editors", "neovim.lua")]
EMACS = ["emacs", "-nw", "-Q", "-l", os.path.join(HERE, "editors", "emacs.el")]

# By picture: its title, the app, the size of the terminal, the command, and what happens: a text is waited for, a list are
# keys.
PICTURES = {
    "neovim-findings": (
        "Findings of an app in Neovim", "HarbourLeaky", (107, 24), [*NEOVIM, "+23", FINDING],
        ["strongly in 'router'", [":lua vim.diagnostic.setqflist()", "Enter"], r"\[Quickfix List\]"]),
    "emacs-hover": (
        "What Emacs shows of a router", "CourierLeaky", (100, 22), [*EMACS, "+15", ROUTER],
        [r"\[1 1\]", ["M-f", "M-f", "M-f", "M-b"], "RIB Offers", ["M-x", "eldoc-doc-buffer", "Enter"], r"\*eldoc\*"]),
    "emacs-actions": (
        "Actions on a finding in Emacs", "HarbourLeaky", (100, 22), [*EMACS, "+23", FINDING],
        [r"\[1 0\]", ["M-x", "eglot-code-actions", "Enter"], "Pick an action", ["Tab"], "Suppress"]),
}


class Terminal:
    """An editor in a terminal that nobody sees."""

    def __init__(self, folder, riblint, app, size, command):
        self.folder = folder
        root = os.path.join(folder, app)
        shutil.copytree(os.path.join(APPS, app), root)
        with open(os.path.join(root, ".riblint.yml"), "w", encoding="utf-8") as file:
            file.write("version: 1\n")
        programs = os.path.join(folder, "programs")
        os.mkdir(programs)
        os.symlink(riblint, os.path.join(programs, "riblint"))
        environment = {"PATH": programs + os.pathsep + os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8",
            "TERM": "xterm", "EDITORS": os.path.join(ROOT, "Editors")}
        # In `tmux`, programs have eight colors, which the themes map.
        subprocess.run(["tmux", "-S", self.socket, "-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]),
            "env", "TERM=tmux", *command], cwd=root, env=environment, check=True)

    @property
    def socket(self):
        return os.path.join(self.folder, "tmux")

    def tmux(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, *arguments], check=True, capture_output=True, text=True).stdout

    def screen(self):
        """The lines of the terminal, with their colors."""
        return self.tmux("capture-pane", "-e", "-p", "-N").rstrip("\n").split("\n")

    def wait(self, pattern):
        """Waits until the screen has a text and does not change any more."""
        end, last = time.monotonic() + PATIENCE, None
        while time.monotonic() < end:
            now = self.screen()
            if now == last and re.search(pattern, plain(now)):
                return now
            last = now
            time.sleep(0.4)
        sys.exit(f"'{pattern}' is not shown:\n{plain(last)}")

    def end(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], check=False)


def plain(lines):
    return re.sub(r"\x1b\[[0-9;]*m", "", "\n".join(lines))


def styled(lines):
    """The lines as runs of (text, parameters); colors and attributes of a terminal stay in force until they change."""
    attributes, ink = set(), ""
    for line in lines:
        found = []
        for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
            if not piece.startswith("\x1b"):
                if piece:
                    found.append((piece, ";".join([*sorted(attributes), *filter(None, [ink])])))
                continue
            for code in piece[2:-1].split(";"):
                if code in ("", "0"):
                    attributes, ink = set(), ""
                elif re.fullmatch("[1-7]", code):
                    attributes.add(code)
                elif code == "39":
                    ink = ""
                elif code in THEMES["light"]:
                    ink = code
                elif code != "49":
                    sys.exit(f"the color {piece[1:]!r} is not in the themes")
        yield found


def lines_of(riblint, name):
    """What an editor shows, as lines of (text, parameters)."""
    _, app, size, command, steps = PICTURES[name]
    with tempfile.TemporaryDirectory(prefix="riblint-pictures-") as folder:
        terminal = Terminal(folder, riblint, app, size, command)
        try:
            for step in steps:
                if isinstance(step, str):
                    shown = terminal.wait(step)
                else:
                    terminal.tmux("send-keys", *step)
        finally:
            terminal.end()
    return list(styled(shown))


def pictures(riblint):
    drawn = {}
    for name, (title, _, size, _, _) in PICTURES.items():
        lines = lines_of(riblint, name)
        for theme, colors in THEMES.items():
            drawn[os.path.join(HERE, f"{name}-{theme}.svg")] = svg(lines, title, colors, size[0])
    return drawn


def differing(drawn):
    return [path for path, picture in drawn.items() if not os.path.exists(path) or read(path) != picture]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    drawn = pictures(os.path.abspath(options.riblint))
    if options.check:
        late = differing(drawn)
        for path in late:
            print(f"{os.path.relpath(path, ROOT)} is out of date; run Documentation/editor_pictures.py --riblint PATH")
        return 1 if late else 0
    for path, picture in drawn.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
