#!/usr/bin/env python3
"""Runs the tasks of editors' users with real editors, each on a copy of a fixture app.

    Tests/Clients/run.py --riblint .build/debug/riblint [--only neovim]

The editors are Debian's: neovim, emacs-nox with elpa-eglot and elpa-lsp-mode, vim-nox with vim-ale. Each script prints its complaints; exit status 1 if there
is one, or if an editor does not end or leaves a server.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
APP = os.path.join(HERE, "..", "..", "Fixtures", "Projects", "HarbourLeaky")
CLIENTS = {
    "neovim": ["nvim", "--headless", "-u", "NONE", "-S", os.path.join(HERE, "neovim", "tasks.lua")],
    "eglot": ["emacs", "-Q", "--batch", "-l", os.path.join(HERE, "emacs", "eglot.el")],
    # Without -Q, which would leave out the site's files that lsp-mode needs.
    "lsp-mode": ["emacs", "-q", "--batch", "-l", os.path.join(HERE, "emacs", "lsp-mode.el")],
    # Vim needs a terminal, which is not where the script writes to.
    "ale": [
        "sh", "-c", 'script -qfc "vim -u NONE -S \\"$0\\"" /dev/null > "$HOME/terminal" && cat "$COMPLAINTS"',
        os.path.join(HERE, "vim", "ale.vim")],
}
MOST_SECONDS = 240


def servers(program):
    """The processes of a program."""
    found = []
    for name in os.listdir("/proc"):
        try:
            if name.isdigit() and os.readlink(f"/proc/{name}/exe") == program:
                found.append(int(name))
        except OSError:
            continue
    return found


def run(riblint, name):
    with tempfile.TemporaryDirectory(prefix="riblint-client-") as parent:
        parent = os.path.realpath(parent)
        app, program = os.path.join(parent, "Harbour"), os.path.join(parent, "riblint")
        shutil.copytree(APP, app)
        shutil.copy(riblint, program)
        with open(os.path.join(app, ".riblint.yml"), "w", encoding="utf-8") as file:
            file.write("version: 1\n")
        environment = {**os.environ, "PATH": f"{parent}:{os.environ['PATH']}", "APP": app, "HOME": parent,
            "EDITORS": os.path.join(HERE, "..", "..", "Editors"), "XDG_STATE_HOME": parent,
            "LC_ALL": "C.UTF-8", "TERM": "xterm", "COMPLAINTS": os.path.join(parent, "complaints")}
        start = time.monotonic()
        try:
            done = subprocess.run(CLIENTS[name], env=environment, cwd=app, capture_output=True, timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired as late:
            return [f"did not end; {(late.stdout or b'').decode()[-500:]} {(late.stderr or b'').decode()[-500:]}"]
        print(f"{name}: {time.monotonic() - start:.0f} s")
        output = done.stdout.decode(errors="replace")
        complaints = output.splitlines()[:-1]
        if done.returncode and not complaints:
            complaints = [f"status {done.returncode}: {output[-1000:]} {done.stderr.decode(errors='replace')[-2000:]}"]
        if not output.rstrip().endswith("complaints"):
            complaints.append(f"ended early: {output[-300:]} {done.stderr.decode(errors='replace')[-1500:]}")
        time.sleep(1)
        return complaints + [f"process {process} is left" for process in servers(program)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", choices=list(CLIENTS))
    parser.add_argument("--nvim", default="nvim", help="another Neovim than that in PATH")
    options = parser.parse_args()
    CLIENTS["neovim"][0] = options.nvim
    count = 0
    for name in [options.only] if options.only else CLIENTS:
        for complaint in run(os.path.abspath(options.riblint), name):
            print(f"{name}: {complaint}")
            count += 1
    print(f"{count} complaints")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
