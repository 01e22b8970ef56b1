#!/usr/bin/env python3
"""Repeats what real editors sent to `riblint lsp`, and compares what the server sends with what is recorded.

    Tests/LanguageServer/recordings.py --riblint .build/debug/riblint [--only NAME] [--types]
    Tests/LanguageServer/recordings.py --riblint .build/debug/riblint --self-test
    Tests/LanguageServer/recordings.py --riblint .build/debug/riblint --record
    Tests/LanguageServer/recordings.py --riblint .build/debug/riblint --editor neovim --name neovim-0.7

A file of Recordings is a session over a copy of Fixtures/Projects/HarbourLeaky: a line for each message, after one with
the results that the editor gives when the server asks. After each message of the editor the server settles, so that
nothing depends on time; what it sends until then is in the order of methods and files. --record writes anew what the
server sends, --editor a whole session, with an editor that runs its script of Tests/Clients. With --self-test, exits 1
unless each changed message would be noticed, and a server that behaves in another way.
"""
import argparse
import copy
import json
import os
import shutil
import sys
import tempfile
from urllib.parse import unquote

from client import Client, Closed

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Clients"))

import run as editors  # noqa: E402

RECORDINGS = os.path.join(HERE, "Recordings")
APP, PROCESS, VERSION = "{app}", "{process}", "{version}"
# These depend on how long the first analysis takes.
PROGRESS = ("$/progress", "window/workDoneProgress/create")
# Outside of these, the server does not answer whether it has settled.
UNSETTLED = ("initialize", "shutdown", "exit")


class Repeated(Client):
    """A client that answers the server's requests as the recorded one did."""

    def __init__(self, command, answers):
        self.answers = copy.deepcopy(answers)
        self.received = []
        super().__init__(command)

    def _handle(self, message):
        if message.get("method") in PROGRESS:
            if "id" in message:
                self.send({"id": message["id"], "result": None})
            return
        self.received.append(message)
        if "method" in message and "id" in message:
            known = self.answers.get(message["method"]) or [None]
            self.send({"id": message["id"], "result": known.pop(0)})

    def taken(self):
        """What has come since the last call, but for answers to this class itself."""
        taken = [message for message in self.received if not str(message.get("id", "")).startswith("settled")]
        self.received = []
        return taken


class Documents:
    """The texts of open documents, which an editor writes to disk before it says that it has."""

    def __init__(self):
        self.texts = {}

    def follow(self, method, params):
        uri = params["textDocument"]["uri"]
        if method == "textDocument/didOpen":
            self.texts[uri] = params["textDocument"]["text"]
        elif method == "textDocument/didChange":
            for change in params["contentChanges"]:
                self.texts[uri] = changed(self.texts[uri], change)
        elif method == "textDocument/didSave":
            with open(unquote(uri[len("file://"):]), "w", encoding="utf-8", newline="") as file:
                file.write(self.texts[uri])


def changed(text, change):
    if "range" not in change:
        return change["text"]
    lines = text.split("\n")

    def offset(position):
        """In UTF-16 units of two bytes."""
        before = "".join(line + "\n" for line in lines[:position["line"]])
        return len(before.encode("utf-16-le")) + 2 * position["character"]
    units = text.encode("utf-16-le")
    start, end = offset(change["range"]["start"]), offset(change["range"]["end"])
    return (units[:start] + change["text"].encode("utf-16-le") + units[end:]).decode("utf-16-le")


def replaced(value, old, new):
    """The value with a text in place of another, in all strings and keys."""
    return json.loads(json.dumps(value, ensure_ascii=False).replace(json.dumps(old)[1:-1], json.dumps(new)[1:-1]))


def normalized(messages, folder):
    """Messages of the server, without what differs from run to run."""
    found = []
    for message in replaced(messages, folder, APP):
        if "method" in message and "id" in message:
            message["id"] = "{id}"
        if (message.get("result") or {}) and "serverInfo" in message["result"]:
            message["result"]["serverInfo"]["version"] = VERSION
        found.append(message)

    def key(message):
        params = message.get("params") or {}
        return "method" in message, message.get("method", ""), params.get("uri", "") if isinstance(params, dict) else ""
    return sorted(found, key=key)


def app_in(parent, configuration="version: 1\n"):
    app = os.path.join(os.path.realpath(parent), "Harbour")
    shutil.copytree(editors.APP, app)
    with open(os.path.join(app, ".riblint.yml"), "w", encoding="utf-8") as file:
        file.write(configuration)
    return app


def repeat(riblint, recording, configuration="version: 1\n"):
    """The session with the messages that the server sends today."""
    header, messages = recording[0], [line["message"] for line in recording[1:] if line.get("from") == "client"]
    repeated = [header]
    with tempfile.TemporaryDirectory(prefix="riblint-client-") as parent:
        app, documents = app_in(parent, configuration), Documents()
        client = Repeated([riblint, "lsp"], header["answers"])

        def add(answers):
            repeated.extend({"from": "server", "message": message} for message in normalized(answers, app))
        try:
            for number, message in enumerate(messages):
                repeated.append({"from": "client", "message": message})
                message = replaced(message, APP, app)
                method, params = message["method"], message.get("params")
                if method == "initialize" and params.get("processId") == PROCESS:
                    params["processId"] = os.getpid()
                if method.startswith("textDocument/did"):
                    documents.follow(method, params)
                client.send(message)
                if "id" in message:
                    client.answer(message["id"])
                if method not in UNSETTLED:
                    client.send({"id": f"settled-{number}", "method": "riblint/status", "params": {"wait": True}})
                    client.answer(f"settled-{number}")
                add(client.taken())
            client.process.stdin.close()
            try:
                while True:
                    client.take(30)
            except Closed:
                add(client.taken())
            repeated.append({"status": client.process.wait(30)})
        finally:
            client.kill()
    return repeated


def transcript(path, folder, name):
    """The session that an editor had, without the messages of the server."""
    header = {"recording": name, "answers": {}}
    lines, asked = [header], {}
    with open(path, encoding="utf-8") as file:
        recorded = [json.loads(line) for line in file]
    for line in recorded:
        message = replaced(line["message"], folder, APP)
        method = message.get("method")
        if line["from"] == "server":
            if method and "id" in message:
                asked[message["id"]] = method
        elif method:
            if method == "initialize" and message["params"].get("processId"):
                message["params"]["processId"] = PROCESS
            message.pop("jsonrpc")
            lines.append({"from": "client", "message": message})
        elif asked[message["id"]] not in PROGRESS:
            header["answers"].setdefault(asked[message["id"]], []).append(message.get("result"))
    return lines


def shown(line):
    return json.dumps(line, ensure_ascii=False)


def differences(expected, found):
    """The first message that differs."""
    for number, (old, new) in enumerate(zip(expected, found), 1):
        if old != new:
            return [f"line {number} is\n    {shown(new)[:2000]}\n  instead of\n    {shown(old)[:2000]}"]
    if len(expected) != len(found):
        more = (expected[len(found):] or found[len(expected):])[0]
        return [f"{len(found)} lines instead of {len(expected)}; the first more is\n    {shown(more)[:2000]}"]
    return []


def read(name):
    with open(os.path.join(RECORDINGS, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def write(name, lines):
    os.makedirs(RECORDINGS, exist_ok=True)
    with open(os.path.join(RECORDINGS, name), "w", encoding="utf-8") as file:
        file.writelines(shown(line) + "\n" for line in lines)


def altered(value):
    """Copies of a value, each with another leaf."""
    if isinstance(value, dict):
        for key in value:
            for inner in altered(value[key]):
                yield {**value, key: inner}
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            for inner in altered(entry):
                yield value[:index] + [inner] + value[index + 1:]
    else:
        yield "another" if isinstance(value, str) and value != "another" else 4711


def self_test(riblint, names):
    """What would not be noticed."""
    count = 0
    for name in names:
        expected = read(name)
        found = repeat(riblint, expected)
        places = [index for index, line in enumerate(expected) if line.get("from") != "client" and index]
        for index in places:
            for line in altered(expected[index]):
                count += 1
                if not differences(expected, found[:index] + [line] + found[index + 1:]):
                    yield f"{name}: a change in line {index + 1} is not noticed"
            if not differences(expected, found[:index] + found[index + 1:]):
                yield f"{name}: without line {index + 1}, nothing is noticed"
        if not differences(expected, repeat(riblint, expected, "version: 1\nrules:\n  strong_router: off\n")):
            yield f"{name}: a server without a rule is not noticed"
    print(f"recordings.py: {count} changed messages")


def take(riblint, editor, nvim, name):
    """Records a session of an editor; the complaints of its script."""
    taken = []
    complaints = editors.run(riblint, editor, nvim, lambda app, path: taken.append(transcript(path, app, name)))
    if not complaints:
        write(f"{name}.jsonl", repeat(riblint, taken[0]))
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", help="recordings whose names contain this")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--editor", choices=list(editors.CLIENTS))
    parser.add_argument("--nvim", default="nvim", help="another Neovim than that in PATH")
    parser.add_argument("--name", help="of the recording that --editor writes")
    parser.add_argument("--types", action="store_true", help="check the types of messages and settings too")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    if options.types:
        from message_types import MessageTypes
        Client.types = MessageTypes(riblint)
    names = [name for name in sorted(os.listdir(RECORDINGS)) if not options.only or options.only in name] \
        if os.path.isdir(RECORDINGS) else []
    if options.editor:
        complaints = take(riblint, options.editor, options.nvim, options.name or options.editor)
    elif options.self_test:
        complaints = list(self_test(riblint, names))
    elif options.record:
        complaints = []
        for name in names:
            write(name, repeat(riblint, read(name)))
    else:
        complaints = [
            f"{name}: {text}" for name in names for expected in [read(name)]
            for text in differences(expected, repeat(riblint, expected))]
    if Client.types:
        complaints += Client.types.taken()
        print(f"{Client.types.count} messages checked by their types")
    for complaint in complaints:
        print(complaint)
    print(f"{len(names)} recordings, {len(complaints)} complaints")
    return 1 if complaints or not names and not options.editor else 0


if __name__ == "__main__":
    sys.exit(main())
