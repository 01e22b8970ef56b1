#!/usr/bin/env python3
"""Checks completion in interactive bash, zsh and fish by typing keys on a terminal.

    check_completion.py --riblint PATH [--shell NAME]...

The shells run a substitute named riblint that records its arguments, which show how the shell completed the keys.
Without --shell, all three shells have to be installed (Debian: bash, zsh, fish).

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

# Typed keys without the final tab, and the resulting arguments.
COMPLETED = [
    # Without a command, riblint lints.
    ("--form", ["--format"]), ("--format sar", ["--format", "sarif"]), ("Sour", ["Sources/"]),
    ("Sources/Ho", ["Sources/Home.swift"]), ("--only-rule strong_r", ["--only-rule", "strong_router"]),
    ("--severity strong_router=w", ["--severity", "strong_router=warning"]),
    ("Sources/ --fail-on nev", ["Sources/", "--fail-on", "never"]), ("--fix --max", ["--fix", "--max-warnings"]),
    ("--strict --config te", ["--strict", "--config", "team.yml"]), ("--quiet Sour", ["--quiet", "Sources/"]),
    # With a command, its own arguments.
    ("lint --form", ["lint", "--format"]), ("lint Sour", ["lint", "Sources/"]), ("expl", ["explain"]),
    ("explain strong_r", ["explain", "strong_router"]), ("rules --format mark", ["rules", "--format", "markdown"]),
    ("baseline cre", ["baseline", "create"]), ("conf", ["config"]), ("config sche", ["config", "schema"]),
    ("doctor Sour", ["doctor", "Sources/"]),
]
# An option and its value in one word. The zsh script of the argument parser does not support this.
JOINED = [("--only-rule=strong_r", ["--only-rule=strong_router"]), ("rules --format=mark", ["rules", "--format=markdown"])]
# Typed keys, words that two tabs list, and words that they must not list.
LISTED = [
    ("--only-rule ", ["strong_router", "view_self_dismissal", "undisposed_subscription"], ["explain", "Sources"]),
    ("", ["explain", "baseline", "doctor", "Sources"], ["--strict-", "dump"]),
    ("--fail-on ", ["never", "warning"], ["Sources"]),
    ("baseline ", ["create", "update", "prune", "show"], ["strong_router", "doctor"]),
]
READY = b"READY> "
complaints = []


class Shell:
    """An interactive shell with riblint's completions."""

    def __init__(self, name, folder, script):
        self.name, self.folder = name, folder
        self.log = os.path.join(folder, "arguments")
        functions = os.path.join(folder, "functions")
        os.makedirs(functions, exist_ok=True)
        file = os.path.join(functions, "_riblint")
        with open(file, "wb") as out:
            out.write(script)
        command, start = (
            {
            "bash": (["bash", "--norc", "--noprofile", "-i"],
                f"bind 'set enable-bracketed-paste off'; bind 'set completion-query-items 0'; "
                     f"bind 'set page-completions off'; source {file}; PS1='READY> '"),
            "zsh": (["zsh", "-f", "-i"], "unsetopt zle_bracketed_paste prompt_cr prompt_sp; zstyle ':completion:*' "
            "list-prompt ''; LISTMAX=1000; "
                    f"fpath=({functions} $fpath); autoload -U compinit; compinit -u -D; PS1='READY> '"),
            "fish": (["fish", "--no-config", "-i"], f"set -g fish_autosuggestion_enabled 0; source {file}; "
                     f"function fish_prompt; printf 'READY> '; end"),
        }[name])
        environment = {
            "PATH": os.path.join(folder, "bin") + ":" + os.environ["PATH"], "HOME": folder, "TERM": "xterm",
            "LC_ALL": "C.UTF-8", "LOG": self.log,
            "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder,
        }
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(os.path.join(folder, "app"))
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 160, 0, 0))
        self.read(1.5)
        self.write(start + "\r")
        self.wait(READY)

    def write(self, keys):
        os.write(self.terminal, keys.encode())

    def read(self, quiet):
        """Reads until there is no output for the given number of seconds."""
        data = b""
        while select.select([self.terminal], [], [], quiet)[0]:
            try:
                data += os.read(self.terminal, 1 << 16)
            except OSError:
                break
        return data

    def wait(self, text, seconds=15):
        """Reads until a text has appeared and the terminal is idle."""
        end, data = time.monotonic() + seconds, b""
        while text not in data and time.monotonic() < end:
            data += self.read(0.2)
        return data + self.read(0.2)

    def completed(self, keys):
        """The arguments that the shell passes after a tab."""
        if os.path.exists(self.log):
            os.unlink(self.log)
        self.write(f"riblint {keys}\t")
        self.read(0.7)
        self.write("\r")
        end = time.monotonic() + 5
        while not os.path.exists(self.log) and time.monotonic() < end:
            self.read(0.1)
        self.read(0.3)
        if not os.path.exists(self.log):
            return None
        with open(self.log) as file:
            found = file.read().splitlines()
        # zsh removes the trailing slash of a folder when the line is entered.
        return [word + "/" if self.name == "zsh" and word == "Sources" else word for word in found]

    def listed(self, keys, patience):
        """The output of the terminal after two tabs. Each is answered once nothing comes for a time, which grows with
        `patience`: a busy machine takes longer."""
        self.write(f"riblint {keys}")
        self.read(0.3 * patience)
        self.write("\t")
        shown = self.read(0.7 * patience)
        self.write("\t")
        shown += self.read(patience)
        # Twice, since the first can merely close a list.
        self.write("\x03\x03")
        self.read(0.3)
        return shown.decode(errors="replace")

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def check(name, riblint, folder):
    script = subprocess.run([riblint, "--generate-completion-script", name], stdout=subprocess.PIPE, check=True).stdout
    shell = Shell(name, folder, script)
    for keys, wanted in COMPLETED + (JOINED if name != "zsh" else []):
        found = shell.completed(keys)
        if found != wanted:
            complaints.append(f"{name}: 'riblint {keys}⇥' becomes {found} instead of {wanted}")
    for keys, wanted, unwanted in LISTED:
        for patience in (1, 2, 6):
            shown = shell.listed(keys, patience)
            missing = [word for word in wanted if word not in shown]
            missing += [f"no {word}" for word in unwanted if word in shown]
            if not missing:
                break
        else:
            complaints.append(f"{name}: 'riblint {keys}⇥⇥' does not list {', '.join(missing)}: {shown!r}")
    shell.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--shell", action="append", choices=["bash", "zsh", "fish"])
    options = parser.parse_args()
    shells = options.shell or ["bash", "zsh", "fish"]
    absent = [name for name in shells if not shutil.which(name)]
    if absent:
        sys.exit(f"check_completion: no {', '.join(absent)} here")
    if len(shells) > 1:
        # The shells mostly wait for keys, so they run side by side.
        checks = [
            subprocess.Popen([sys.executable, __file__, "--riblint", options.riblint, "--shell", name])
            for name in shells]
        sys.exit(max(check.wait() for check in checks))
    for name in shells:
        with tempfile.TemporaryDirectory(prefix="riblint-completion-") as folder:
            os.makedirs(os.path.join(folder, "app", "Sources"))
            os.makedirs(os.path.join(folder, "bin"))
            for file in ("app/Sources/Home.swift", "app/team.yml"):
                open(os.path.join(folder, file), "w").close()
            stand_in = os.path.join(folder, "bin", "riblint")
            with open(stand_in, "w") as file:
                file.write('#!/bin/sh\nprintf \'%s\\n\' "$@" > "$LOG.new"; mv "$LOG.new" "$LOG"\n')
            os.chmod(stand_in, 0o755)
            check(name, os.path.abspath(options.riblint), folder)
    for complaint in complaints:
        print(complaint)
    print(f"completion in {shells[0]}: {len(COMPLETED) + len(LISTED)} lines, {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


main()
