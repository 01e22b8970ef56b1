#!/usr/bin/env python3
"""Opens a file of a fixture app in Kate: riblint publishes its findings, and ends when Kate is killed.

    Tests/Clients/kate.py --riblint .build/debug/riblint

Needs Debian's kate, xvfb and dbus. The settings are those of Documentation/EDITORS.md. Prints a line for each complaint;
exit status 1 if there is one.
"""
import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from run import APP, HERE, RECORDING, servers

PAGE = os.path.join(HERE, "..", "..", "Documentation", "EDITORS.md")
FILE, RULES = "App/Map/MapInteractor.swift", ["strong_router"]
# Kate asks before it starts a server, but for those that the user has allowed.
KATERC = """[General]
Show welcome view for new window=false

[Kate Plugins]
lspclientplugin=true

[lspclient]
AllowedServerCommandLines={program} lsp
"""


def settings():
    """The settings that the page shows."""
    with open(PAGE, encoding="utf-8") as file:
        return json.loads(re.search(r"^### Kate\n.*?```json\n(.*?)```", file.read(), re.MULTILINE | re.DOTALL)[1])


def write(text, *names):
    path = os.path.join(*names)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def wait(predicate, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = predicate()
        if value:
            return value
        time.sleep(0.1)
    return None


def messages(folder):
    """What has been recorded so far; a line that is being written is left out."""
    found = []
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            found += [json.loads(line)["message"] for line in file if line.endswith("\n")]
    return found


def about(folder, method, uri):
    """The parameters of the first message with a method about a file."""
    for message in messages(folder):
        params = message.get("params") or {}
        if message.get("method") == method and uri in (params.get("uri"), params.get("textDocument", {}).get("uri")):
            return params
    return None


def complaints(parent, riblint):
    app, recordings = (os.path.join(parent, name) for name in ("Harbour", "recordings"))
    shutil.copytree(APP, app)
    os.mkdir(recordings)
    write("version: 1\n", app, ".riblint.yml")
    program = write(RECORDING, parent, "riblint")
    os.chmod(program, 0o755)
    shutil.copy(riblint, program + "-program")
    write(json.dumps(settings()), parent, ".config", "kate", "lspclient", "settings.json")
    write(KATERC.format(program=program), parent, ".config", "katerc")
    number = write("", parent, "kate-process")
    environment = {"PATH": f"{parent}:{os.environ['PATH']}", "HOME": parent, "XDG_RUNTIME_DIR": parent, "LC_ALL": "C.UTF-8",
        "RECORDINGS": recordings}
    read, written = os.pipe()
    display = subprocess.Popen(["Xvfb", "-displayfd", str(written), "-screen", "0", "1200x800x24"], pass_fds=[written],
        stderr=subprocess.DEVNULL)
    os.close(written)
    # The whole line: Xvfb ends if nobody reads it.
    with open(read, encoding="ascii") as file:
        environment["DISPLAY"] = ":" + file.readline().strip()
    script = 'echo $$ > "$0"; exec kate -n "$1"'
    bus = subprocess.Popen(["dbus-run-session", "--", "sh", "-c", script, number, os.path.join(app, FILE)], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    kate = None
    try:
        kate = wait(lambda: int(open(number, encoding="ascii").read() or 0))
        uri = f"file://{app}/{FILE}"
        opened = wait(lambda: about(recordings, "textDocument/didOpen", uri))
        if not opened:
            sent = [message.get("method") for message in messages(recordings)]
            with contextlib.suppress(ProcessLookupError):
                os.kill(kate, signal.SIGKILL)
            return [f"Kate does not open {uri}; it has sent {sent}; {bus.communicate()[1][-2000:].decode()}"]
        with open(os.path.join(app, FILE), encoding="utf-8") as file:
            text = file.read()
        found = [] if opened["textDocument"]["text"] == text else ["Kate sends another text"]

        def codes():
            published = about(recordings, "textDocument/publishDiagnostics", uri)
            return published and [entry["code"] for entry in published["diagnostics"]]
        if wait(codes) != RULES:
            found.append(f"the findings are {codes()}")
        if not servers(program + "-program"):
            found.append("no server runs")
        os.kill(kate, signal.SIGKILL)
        kate = None
        if not wait(lambda: not servers(program + "-program"), 10):
            found.append("the server outlives Kate")
        return found
    finally:
        if kate:
            with contextlib.suppress(ProcessLookupError):
                os.kill(kate, signal.SIGKILL)
        bus.wait(20)
        display.terminate()
        display.wait(20)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="riblint-kate-") as parent:
        parent = os.path.realpath(parent)
        os.chmod(parent, 0o700)
        found = complaints(parent, os.path.abspath(options.riblint))
    for complaint in found:
        print(complaint)
    print(f"{len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
