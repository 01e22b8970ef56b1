"""A client of the language server for tests: it speaks the protocol on pipes and records everything that comes."""

import json
import os
import queue
import subprocess
import threading
import time
from urllib.parse import quote


class Closed(Exception):
    """The server has closed its output."""


class Client:
    """One session. Answers the server's requests as most editors do."""

    # Where all messages of servers are checked, and settings: a MessageTypes.
    types = None

    def __init__(self, command, cwd=None, env=None, listener=None):
        """A session on pipes, or on the socket that the server connects to."""
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=cwd, env=env)
        self.input, self.output = self.process.stdin, self.process.stdout
        if listener is not None:
            self.socket, _ = listener.accept()
            self.input, self.output = self.socket.makefile("wb"), self.socket.makefile("rb")
        self.messages = queue.Queue()
        self.lists = {}
        self.versions = {}
        self.published = []
        self.shown = []
        self.logged = []
        self.requests = []
        self.edits = []
        self.settings = {}
        # Whether settings are wrong on purpose.
        self.is_mistaken = False
        self.count = 0
        # The methods of requests, by id.
        self.sent = {}
        self.unanswered = set()
        self.errors = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.error_reader = threading.Thread(target=self._read_errors, daemon=True)
        self.error_reader.start()

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.decode("utf-8", "replace").rstrip("\n"))

    def _read(self):
        stream = self.output
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.messages.put(None)
                    return
                if line == b"\r\n":
                    break
                name, value = line.split(b":", 1)
                assert name == b"Content-Length", line
                length = int(value)
            message = json.loads(stream.read(length))
            if self.types:
                self.types.message(message, self.sent.get(message.get("id")))
            self.messages.put(message)

    def send_bytes(self, data):
        self.input.write(data)
        self.input.flush()

    def send(self, message):
        if "id" in message and "method" in message:
            self.sent[message["id"]] = message["method"]
        if self.types and not self.is_mistaken:
            for settings in settings_in(message):
                self.types.settings(settings)
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"method": method, **({} if params is None else {"params": params})})

    def start_request(self, method, params=None):
        self.count += 1
        self.send({"id": self.count, "method": method, **({} if params is None else {"params": params})})
        return self.count

    def request(self, method, params=None, timeout=60):
        return self.answer(self.start_request(method, params), timeout)

    def answer(self, number, timeout=60):
        """The response to a request, with 'result' or 'error'."""
        end = time.monotonic() + timeout
        while True:
            message = self.take(end - time.monotonic())
            if message.get("id") == number and "method" not in message:
                return message

    def take(self, timeout=60):
        """The next message, after its effects."""
        try:
            message = self.messages.get(timeout=max(timeout, 0.001))
        except queue.Empty:
            raise TimeoutError("no message; log: " + "\n".join(self.errors[-20:])) from None
        if message is None:
            self.messages.put(None)
            raise Closed()
        self._handle(message)
        return message

    def take_for(self, seconds):
        """All messages of a while."""
        taken, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                taken.append(self.take(end - time.monotonic()))
            except TimeoutError:
                break
        return taken

    def _handle(self, message):
        method, params = message.get("method"), message.get("params")
        if method == "textDocument/publishDiagnostics":
            self.published.append(params)
            self.lists[params["uri"]] = params["diagnostics"]
            self.versions[params["uri"]] = params.get("version")
        elif method == "window/showMessage":
            self.shown.append(params)
        elif method == "window/logMessage":
            self.logged.append(params)
        if method and "id" in message:
            self.requests.append(message)
            result = None
            if method == "workspace/configuration":
                result = [self.settings for _ in params["items"]]
                if self.types and not self.is_mistaken:
                    self.types.settings(self.settings)
            elif method == "workspace/applyEdit":
                self.edits.append(params["edit"])
                result = {"applied": True}
            elif method == "window/showDocument":
                result = {"success": True}
            if method in self.unanswered:
                return
            self.send({"id": message["id"], "result": result})

    def initialize(self, folders, capabilities=None, options=None, **others):
        """Initializes with folders, and waits until they are analyzed."""
        params = {"processId": os.getpid(), "capabilities": FULL if capabilities is None else capabilities, **others}
        if folders is not None:
            params["workspaceFolders"] = [{"uri": uri(folder), "name": folder} for folder in folders]
            params["rootUri"] = uri(folders[0]) if folders else None
        if options is not None:
            params["initializationOptions"] = options
        answer = self.request("initialize", params)
        self.notify("initialized", {})
        return answer

    def settle(self, timeout=120):
        """Waits until nothing is left to analyze, and returns the server's status."""
        return self.request("riblint/status", {"wait": True}, timeout)["result"]

    def open(self, path, text=None, version=1, language="swift"):
        if text is None:
            with open(path, encoding="utf-8", newline="") as file:
                text = file.read()
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri(path), "languageId": language, "version": version, "text": text}})

    def change(self, path, version, *changes):
        """Each change is a whole text, or a range ((line, column), (line, column)) with a text."""
        content = [{"text": change} if isinstance(change, str) else {
            "range": {"start": position(change[0]), "end": position(change[1])}, "text": change[2]}
            for change in changes]
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri(path), "version": version}, "contentChanges": content})

    def save(self, path):
        self.notify("textDocument/didSave", {"textDocument": {"uri": uri(path)}})

    def close(self, path):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri(path)}})

    def watched(self, *paths):
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri(path), "type": 2} for path in paths]})

    def actions(self, path, start, end=None, only=None, diagnostics=()):
        context = {"diagnostics": list(diagnostics), **({} if only is None else {"only": only})}
        return self.request("textDocument/codeAction", {
            "textDocument": {"uri": uri(path)},
            "range": {"start": position(start), "end": position(end or start)}, "context": context})["result"]

    def pull(self, path, known=None, timeout=60):
        """The answer to a request for the list of a document: with 'result' or 'error'."""
        return self.request("textDocument/diagnostic", {
            "textDocument": {"uri": uri(path)}, **({} if known is None else {"previousResultId": known})}, timeout)

    def start_pull(self, known=(), token=None):
        """Starts a request for the lists of all documents that are not those with the known ids, by URI."""
        ids = [{"uri": name, "value": value} for name, value in dict(known).items()]
        return self.start_request("workspace/diagnostic", {
            "previousResultIds": ids, **({} if token is None else {"partialResultToken": token})})

    def requested(self, method):
        """The number of requests of the server with a method."""
        return sum(1 for message in self.requests if message["method"] == method)

    def stop(self):
        """Shuts the server down; returns its status."""
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait(10)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def settings_in(message):
    """The settings that a message of a client has."""
    params = message.get("params") or {}
    if message.get("method") == "initialize":
        settings = params.get("initializationOptions") or {}
        settings = settings.get("settings", settings)
        yield settings.get("riblint", settings)
    elif message.get("method") == "workspace/didChangeConfiguration":
        yield (params.get("settings") or {}).get("riblint", {})


def position(pair):
    return {"line": pair[0], "character": pair[1]}


def uri(path):
    return "file://" + quote(os.path.realpath(path), safe="/~")


# What VS Code's client 10.1 can do, as far as riblint asks.
FULL = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {
        "configuration": True, "applyEdit": True, "workspaceFolders": True,
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True},
        "workspaceEdit": {"documentChanges": True, "snippetEditSupport": True,
            "changeAnnotationSupport": {"groupsOnLabel": True}},
        "codeLens": {"refreshSupport": True},
    },
    "window": {"workDoneProgress": True, "showDocument": {"support": True}},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]},
            "codeDescriptionSupport": True, "dataSupport": True, "versionSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
            "isPreferredSupport": True, "disabledSupport": True, "dataSupport": True,
            "resolveSupport": {"properties": ["edit"]}},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
    },
}

# Those of a client that asks for lists, and takes no others.
PULL = {**FULL,
    "workspace": {**FULL["workspace"], "diagnostics": {"refreshSupport": True}},
    "textDocument": {**{key: value for key, value in FULL["textDocument"].items() if key != "publishDiagnostics"},
        "diagnostic": FULL["textDocument"]["publishDiagnostics"]},
}
