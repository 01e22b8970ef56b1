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
NEOVIM = ["nvim", "--headless", "-u", "NONE", "-S"]
# Without -Q, which would leave out the site's files that lsp-mode needs.
EMACS = ["emacs", "-q", "--batch", "-l"]
# Vim needs a terminal, which is not where the script writes to.
VIM = ["sh", "-c", 'script -qfc "vim -u NONE -S \\"$0\\"" /dev/null > "$HOME/terminal" && cat "$COMPLAINTS"']
# By client: the command, the script with its tasks, and that with a session to record.
CLIENTS = {
    "neovim": (NEOVIM, "neovim/tasks.lua", "neovim/session.lua"),
    "eglot": (EMACS, "emacs/eglot.el", "emacs/session.el"),
    "lsp-mode": (EMACS, "emacs/lsp-mode.el", "emacs/session.el"),
    "ale": (VIM, "vim/ale.vim", "vim/session.vim"),
}
# Starts the server with one more option.
RECORDING = """#!/bin/sh
exec "$0-program" "$@" --record "$RECORDINGS"
"""
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


def run(riblint, name, nvim="nvim", recorded=None):
    """The complaints about a client that runs its tasks; with `recorded`, those of a session of which that function is
    passed the app's folder and the file with the messages."""
    command, tasks, session = CLIENTS[name]
    command = [nvim if word == "nvim" else word for word in command]
    with tempfile.TemporaryDirectory(prefix="riblint-client-") as parent:
        parent = os.path.realpath(parent)
        app, program, recordings = (os.path.join(parent, part) for part in ("Harbour", "riblint", "recordings"))
        shutil.copytree(APP, app)
        os.mkdir(recordings)
        if recorded:
            with open(program, "w", encoding="utf-8") as file:
                file.write(RECORDING)
            os.chmod(program, 0o755)
            program += "-program"
        shutil.copy(riblint, program)
        with open(os.path.join(app, ".riblint.yml"), "w", encoding="utf-8") as file:
            file.write("version: 1\n")
        environment = {**os.environ, "PATH": f"{parent}:{os.environ['PATH']}", "APP": app, "HOME": parent,
            "EDITORS": os.path.join(HERE, "..", "..", "Editors"), "XDG_STATE_HOME": parent, "CLIENT": name,
            "RECORDINGS": recordings, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COMPLAINTS": os.path.join(parent, "complaints")}
        start = time.monotonic()
        script = os.path.join(HERE, session if recorded else tasks)
        try:
            done = subprocess.run([*command, script], env=environment, cwd=app, capture_output=True, timeout=MOST_SECONDS)
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
        complaints += [f"process {process} is left" for process in servers(program)]
        if recorded and not complaints:
            [recording] = os.listdir(recordings)
            recorded(app, os.path.join(recordings, recording))
        return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", choices=list(CLIENTS))
    parser.add_argument("--nvim", default="nvim", help="another Neovim than that in PATH")
    options = parser.parse_args()
    count = 0
    for name in [options.only] if options.only else CLIENTS:
        for complaint in run(os.path.abspath(options.riblint), name, options.nvim):
            print(f"{name}: {complaint}")
            count += 1
    print(f"{count} complaints")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
