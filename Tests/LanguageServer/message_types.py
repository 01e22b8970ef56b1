#!/usr/bin/env python3
"""Checks messages of the server by the types of lsprotocol, and settings by the schema of the server.

    Tests/LanguageServer/message_types.py --riblint .build/debug/riblint

Needs lsprotocol 2025.0.0 and jsonschema of PyPI. Other files of this folder use it with --types; run by itself, it exits
with 1 unless it notices messages and settings with mistakes.
"""
import argparse
import enum
import json
import subprocess
import sys

from jsonschema import Draft7Validator
from lsprotocol import converters, types

# Requests and notifications of riblint's own.
OWN = "riblint/"


class MessageTypes:
    """What is wrong with messages and settings, in `complaints`."""

    def __init__(self, riblint):
        self.converter = converters.get_converter()
        schema = json.loads(subprocess.run([riblint, "lsp", "schema"], capture_output=True, check=True).stdout)
        Draft7Validator.check_schema(schema)
        self.validator = Draft7Validator(schema)
        self.complaints = []
        self.count = 0

    def message(self, message, request=None):
        """Checks a message of the server; a response by the method of its request."""
        method = message.get("method", request)
        if method is None and "error" not in message:
            return
        if (method or "").startswith(OWN) and "error" not in message:
            return
        self.count += 1
        for mistake in self.mistakes(message, method):
            self.complaints.append(f"{method}: {mistake}")

    def settings(self, settings):
        """Checks settings that a client gives, where they are not wrong on purpose."""
        for error in self.validator.iter_errors(settings):
            self.complaints.append(f"setting {'.'.join(map(str, error.path))}: {error.message}")

    def taken(self):
        """The complaints since the last call, each once."""
        taken = list(dict.fromkeys(self.complaints))
        self.complaints.clear()
        return taken

    def mistakes(self, message, method):
        if message.get("jsonrpc") != "2.0":
            yield "no version"
        if "method" not in message and ("result" in message) == ("error" in message):
            yield "a response has a result or an error"
        elif "error" in message:
            # The conversion leaves out a null, which is the id if that of the request is not known.
            known = {key: value for key, value in message.items() if key != "id" or value is not None}
            yield from [] if "id" in message else ["no id"]
            yield from self.converted(known, types.ResponseErrorMessage)
        elif method not in types.METHOD_TO_TYPES:
            yield "not of the protocol"
        elif "method" in message:
            yield from self.converted(message, types.METHOD_TO_TYPES[method][0])
        elif method == types.TEXT_DOCUMENT_CODE_ACTION:
            # lsprotocol takes each action that has a command for one.
            yield from self.converted({**message, "result": None}, types.CodeActionResponse)
            for action in message["result"] or []:
                is_command = isinstance(action.get("command"), str)
                yield from self.converted(action, types.Command if is_command else types.CodeAction)
        else:
            yield from self.converted(message, types.METHOD_TO_TYPES[method][1])

    def converted(self, value, kind):
        """Mistakes of a value; members that the type does not have are lost in its conversion."""
        try:
            back = self.converter.unstructure(self.converter.structure(value, kind), kind)
        except Exception as failure:  # cattrs raises groups of its own.
            return [f"not a {kind.__name__}: {failure!r:.500}"]
        return different(value, back, kind.__name__)


def different(old, new, path):
    """Where a converted value is another one. The conversion may add defaults."""
    if isinstance(new, enum.Enum):
        new = new.value
    if isinstance(old, dict) and isinstance(new, dict):
        return [found for key, value in old.items() for found in (
            different(value, new[key], f"{path}.{key}") if key in new else [f"{path} has no '{key}'"])]
    if isinstance(old, list) and isinstance(new, (list, tuple)) and len(old) == len(new):
        return [found for index, value in enumerate(old) for found in different(value, new[index], f"{path}[{index}]")]
    return [] if type(old) is type(new) and old == new else [f"{path} is {old!r:.100}"]


RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}
# Messages with the method of their request, if they answer one; each is right, and each change below is wrong.
RIGHT = [
    ({"jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": {
        "uri": "file:///a.swift", "version": 1, "diagnostics": [
            {"range": RANGE, "severity": 1, "code": "a", "message": "b", "tags": [1], "data": {"any": [1, "x"]}}]}}, None),
    ({"jsonrpc": "2.0", "id": 1, "result": [
        {"title": "a", "kind": "quickfix", "command": {"title": "b", "command": "c", "arguments": [{}]}}]},
        "textDocument/codeAction"),
    ({"jsonrpc": "2.0", "id": 1, "result": None}, "textDocument/hover"),
    ({"jsonrpc": "2.0", "id": 1, "result": None}, "shutdown"),
    ({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "a"}}, None),
    ({"jsonrpc": "2.0", "id": "a", "method": "workspace/configuration", "params": {"items": [{"section": "a"}]}}, None),
]
# By the number of a message: a path in it and the wrong value, or None to leave it out.
WRONG = [
    (0, ("params", "uri"), 5), (0, ("params", "diagnostics", 0, "range"), None), (0, ("params", "version"), "1"),
    (0, ("params", "diagnostics", 0, "severity"), 9), (0, ("params", "more"), 1), (0, ("params", "diagnostics", 0, "tags"), [1, 7]),
    (0, ("params", "diagnostics", 0, "range", "start", "line"), 1.5), (0, ("jsonrpc",), None), (0, ("method",), "textDocument/x"),
    (1, ("result", 0, "title"), None), (1, ("result", 0, "more"), 1), (1, ("result", 0, "command", "command"), 1),
    (1, ("result", 0, "isPreferred"), "yes"), (2, ("result",), {"contents": {"kind": "html", "value": ""}}), (2, ("result",), {"range": RANGE}),
    (3, ("result",), None), (4, ("error", "code"), "x"), (4, ("error", "more"), 1), (5, ("params", "items"), None),
]
WRONG_SETTINGS = [{"unknown": 1}, {"hover": "yes"}, {"diagnostics": {"run": "never"}}, {"files": {"watch": 1}}, {"jobs": -1}]


def with_change(message, path, value):
    changed = json.loads(json.dumps(message))
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return changed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    checker = MessageTypes(parser.parse_args().riblint)
    for message, request in RIGHT:
        checker.message(message, request)
    checker.settings({"hover": False, "diagnostics": {"run": "onSave", "delay": None}})
    missed = checker.taken()
    for number, path, value in WRONG:
        message, request = RIGHT[number]
        checker.message(with_change(message, path, value), request)
        if not checker.taken():
            missed.append(f"no complaint about {path} as {value} in {message}")
    for settings in WRONG_SETTINGS:
        checker.settings(settings)
        if not checker.taken():
            missed.append(f"no complaint about {settings}")
    for text in missed:
        print(text)
    print(f"{len(WRONG) + len(WRONG_SETTINGS)} mistakes, {len(missed)} complaints")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
