#!/usr/bin/env python3
"""Checks `riblint lsp` as a client sees it, one function for each complaint that users of language servers have.

    Tests/LanguageServer/scenarios.py --riblint .build/debug/riblint [--only NAME] [--types]

Prints a line for each complaint; exit status 1 if there is one. With --types, which needs the packages of
message_types.py, the types of all messages of the server are checked too, and the settings that the scenarios give.
"""
import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

from client import FULL, PULL, Client, Closed, uri

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
APPS = os.path.join(ROOT, "Fixtures", "Projects")


class Failure(Exception):
    pass


def expect(condition, text):
    if not condition:
        raise Failure(text)


class App:
    """A copy of a fixture app, and clients of it."""

    def __init__(self, riblint, parent, name="HarbourLeaky"):
        self.riblint = riblint
        self.folder = os.path.join(os.path.realpath(parent), "w", name)
        shutil.copytree(os.path.join(APPS, name), self.folder)
        self.clients = []

    def client(self, *arguments, **others):
        client = Client([self.riblint, "lsp", "--log", "debug", *arguments], **others)
        self.clients.append(client)
        return client

    def opened(self, *arguments, capabilities=None, options=None):
        client = self.client(*arguments)
        client.initialize([self.folder], capabilities, options)
        client.settle()
        return client

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def stop(self):
        for client in self.clients:
            client.kill()


MAP = ("App", "Map", "MapInteractor.swift")
SCENARIOS = []


def scenario(function):
    SCENARIOS.append(function)
    return function


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def findings(client, path):
    return client.lists.get(uri(path), [])


def without(capabilities, *keys):
    """The capabilities without one of them."""
    copy = json.loads(json.dumps(capabilities))
    inner = copy
    for key in keys[:-1]:
        inner = inner[key]
    del inner[keys[-1]]
    return copy


# MARK: States


@scenario
def states_are_those_of_the_specification(app):
    client = app.client()
    expect(client.request("textDocument/hover")["error"]["code"] == -32002, "before initialize")
    client.notify("textDocument/didOpen", {"textDocument": {"uri": "file:///x.swift", "text": ""}})
    answer = client.initialize([app.folder])
    expect(answer["result"]["serverInfo"]["name"] == "riblint", "serverInfo")
    expect(client.request("initialize")["error"]["code"] == -32600, "second initialize")
    expect(client.request("riblint/nothing")["error"]["code"] == -32601, "unknown request")
    client.notify("riblint/nothing")
    client.notify("$/anything", {})
    expect(client.settle()["documents"] == 0, "a document that was opened before initialize")
    expect(client.request("shutdown")["result"] is None, "shutdown")
    expect(client.request("riblint/status")["error"]["code"] == -32600, "after shutdown")
    client.notify("exit")
    expect(client.process.wait(5) == 0, "status after shutdown")


@scenario
def exit_without_shutdown_fails(app):
    for arguments in ([], ["--single-process"]):
        client = app.opened(*arguments)
        client.notify("exit")
        expect(client.process.wait(5) == 1, f"status {client.process.returncode} of {arguments}")


@scenario
def bad_messages_have_errors(app):
    client = app.opened()

    def error(body):
        client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        while True:
            message = client.take()
            if "error" in message:
                return message["id"], message["error"]["code"]

    for body, expected in (
        (b"{", (None, -32700)), (b"[]", (None, -32600)), (b'{"id": 5}', (5, -32600)), (b"\xff\xfe", (None, -32700)),
        (b'{"jsonrpc": "2.0", "id": "a", "method": "textDocument/codeAction"}', ("a", -32602)),
        (b'{"jsonrpc": "2.0", "id": 1.5, "method": "x"}', (1.5, -32601)), (b"[" * 1000, (None, -32700)),
    ):
        found = error(body)
        expect(found == expected, f"{body[:60]}: {found}")
    client.send_bytes(b"hello, this is a shell\nContent-Type: x\r\n\r\n")
    expect(client.stop() == 0, "a server that skipped what is no message")


# MARK: Processes


def children(process):
    text = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(word) for word in text.split()]


def exists(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(processes, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(exists(process) for process in processes):
            return True
        time.sleep(0.01)
    return False


@scenario
def nothing_outlives_its_client(app):
    """The input ends, or the supervisor or the editor is killed: while idle and while the app is opened."""
    for opens in (True, False):
        for end in ("input", "supervisor"):
            client = app.client()
            client.initialize([app.folder])
            if not opens:
                client.settle()
            worker = children(client.process.pid)
            expect(len(worker) == 1, f"workers: {worker}")
            if end == "input":
                client.process.stdin.close()
            else:
                client.process.send_signal(signal.SIGKILL)
            expect(gone([client.process.pid, *worker], 1), f"{end} ended, opens={opens}: a process is left")


@scenario
def a_killed_editor_takes_the_server_along(app):
    editor = subprocess.Popen(["sleep", "100"])
    client = app.client("--clientProcessId", str(editor.pid))
    client.initialize([app.folder], processId=None)
    client.settle()
    worker = children(client.process.pid)
    editor.kill()
    editor.wait()
    expect(gone([client.process.pid, *worker], 8), "the server outlives the editor")


@scenario
def a_worker_that_ends_is_started_again(app):
    client = app.opened()
    path = app.path(*MAP)
    text = read(path).replace("class MapInteractor", "class  MapInteractor")
    client.open(path, text, version=7)
    client.settle()
    before = dict(client.lists)
    number = client.start_request("riblint/status", {"wait": True})
    client.answer(number)
    worker = children(client.process.pid)
    os.kill(worker[0], signal.SIGSTOP)
    number = client.start_request("textDocument/codeAction", {"textDocument": {"uri": uri(path)},
        "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "context": {}})
    time.sleep(0.2)
    os.kill(worker[0], signal.SIGKILL)
    error = client.answer(number).get("error")
    expect(error and error["code"] == -32603, f"the request of a killed worker: {error}")
    client.published.clear()
    status = client.settle()
    expect(status["restarts"] == 1, f"restarts: {status}")
    expect(client.lists == before, "lists after a restart")
    expect(client.versions[uri(path)] == 7, "version after a restart")
    expect(client.stop() == 0, "status")


@scenario
def a_shutdown_is_answered_while_the_worker_hangs(app):
    client = app.opened()
    os.kill(children(client.process.pid)[0], signal.SIGSTOP)
    start = time.monotonic()
    expect(client.stop() == 0, "status")
    expect(time.monotonic() - start < 1, "shutdown takes a second")


# MARK: Lists


@scenario
def lists_follow_edits(app):
    client = app.opened()
    path = app.path(*MAP)
    text = read(path)
    found = findings(client, path)
    expect([finding["code"] for finding in found] == ["strong_router"], f"before: {found}")
    expect(client.versions[uri(path)] is None, "a closed file has a version")
    client.open(path, text, version=3)
    client.settle()
    expect(client.versions[uri(path)] == 3, "the version of the document")
    weak = text.replace("var router: MapRouting?", "weak var router: MapRouting?")
    expect(weak != text, "the fixture has changed")
    client.change(path, 4, weak)
    client.settle()
    expect(findings(client, path) == [] and client.versions[uri(path)] == 4, "after the fix")
    client.change(path, 9, "\n" + text)
    client.settle()
    expect(findings(client, path)[0]["range"]["start"]["line"] == found[0]["range"]["start"]["line"] + 1, "moved")
    client.close(path)
    client.settle()
    expect(findings(client, path) == found and client.versions[uri(path)] is None, "the text on disk after closing")
    count = len(client.published)
    client.watched(path)
    client.settle()
    expect(len(client.published) == count, "an event about nothing publishes a list")


def generated(app, ribs):
    """The folder of a generated app."""
    folder = os.path.join(app.folder, str(ribs))
    subprocess.run(
        [sys.executable, os.path.join(ROOT, "Benchmarks", "generate.py"), "--ribs", str(ribs), folder],
        check=True, stdout=subprocess.DEVNULL)
    return folder


def an_interactor(folder):
    """The path of an interactor in a generated app."""
    names = sorted(os.path.join(at, name) for at, _, files in os.walk(folder) for name in files)
    return next(name for name in names if name.endswith("Interactor.swift"))


@scenario
def clients_that_listen_on_sockets_are_served(app):
    """Clients name a port or a path at which they listen. The server ends with the connection."""
    path = os.path.join(app.folder, "..", "socket")
    port, named = socket.create_server(("127.0.0.1", 0)), socket.socket(socket.AF_UNIX)
    named.bind(path)
    named.listen()
    for listener, words in (port, [f"--socket={port.getsockname()[1]}"]), (named, [f"--pipe={path}"]):
        listener.settimeout(60)
        client = app.client(*words, listener=listener)
        client.initialize([app.folder])
        client.settle()
        expect(any(client.lists.values()), f"no findings with {words}")
        expect(client.stop() == 0, f"status after an end with {words}")
        client = app.client(*words, listener=listener)
        client.initialize([app.folder])
        client.socket.shutdown(socket.SHUT_RDWR)
        expect(client.process.wait(5) == 1, f"status after a connection that ends, with {words}")
        listener.close()
        refused = subprocess.run([app.riblint, "lsp", *words], capture_output=True, stdin=subprocess.DEVNULL)
        expect(refused.returncode == 2, f"status without a client: {refused.returncode}")
        expect(b"cannot connect to the editor at" in refused.stderr, f"without a client: {refused.stderr}")


@scenario
def opening_shows_how_far_it_is_and_can_be_canceled(app):
    """The client shows how many files are read. Once canceled, nothing is analyzed until a document is saved."""
    for ribs in (100, 1000):
        folder = generated(app, ribs)
        client = app.client("--jobs", "1")
        client.initialize([folder])
        shown = progress(client, lambda value: value["kind"] != "begin")
        if shown[0] is not None and shown[1]["kind"] == "report":
            break
        client.kill()
    begin, report = shown
    expect(begin["cancellable"] and begin["percentage"] == 0, f"begin: {begin}")
    done, _, total, _ = report["message"].split(" ")
    expect(0 < int(done.replace(",", "")) <= int(total.replace(",", "")), f"report: {report}")
    expect(0 <= report["percentage"] <= 100, f"report: {report}")
    client.notify("window/workDoneProgress/cancel", {"token": "another"})
    client.notify("window/workDoneProgress/cancel", {"token": "riblint-opening-1"})
    expect(progress(client, lambda value: value["kind"] == "end")[1] is not None, "the progress does not end")
    path = an_interactor(folder)
    client.open(path)
    client.change(path, 2, read(path) + BROKEN_CONVENTION)
    status = client.settle()
    expect(status["folders"][0]["state"] == "canceled", f"after canceling: {status}")
    expect(not any(client.lists.values()), "findings of a project that is not opened")
    expect(client.request("textDocument/hover", {
        "textDocument": {"uri": uri(path)}, "position": {"line": 0, "character": 0}})["result"] is None, "hover")
    client.save(path)
    status = client.settle()
    expect(status["folders"][0]["state"] == "ready", f"after saving: {status}")
    found = [finding["code"] for finding in findings(client, path)]
    expect("strong_router" in found, f"the text has {found}")


def progress(client, is_meant):
    """The values of '$/progress' that begin and that are meant; None for those that do not come before findings."""
    begin = meant = None
    while meant is None:
        message = client.take(120)
        if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["diagnostics"]:
            break
        if message.get("method") != "$/progress":
            continue
        value = message["params"]["value"]
        if value["kind"] == "begin":
            begin = value
        if is_meant(value):
            meant = value
    return begin, meant


@scenario
def newer_changes_stop_an_analysis(app):
    """Typing does not wait for an analysis of the whole app that is out of date, but gets a result now and then."""
    # Large enough for the program that is checked: a short analysis is not stopped.
    for ribs in (100, 1000):
        folder = generated(app, ribs)
        client = app.client("--jobs", "1")
        client.initialize([folder])
        opened = client.settle()["folders"][0]
        if opened["openMilliseconds"] > 1500:
            break
    path = an_interactor(folder)
    text = read(path)
    client.open(path)
    client.settle()
    for version in range(2, 12):
        types = "".join(f"\nprotocol Typed{version}{number} {{}}" for number in range(2 * version))
        client.change(path, version, text + types)
        time.sleep(max(0.12, opened["openMilliseconds"] / 8000))
    status = client.settle()
    expect(1 <= status["stopped"] <= 8, f"{status['stopped']} of 10 analyses were stopped")
    client.change(path, 12, text + BROKEN_CONVENTION)
    client.settle()
    found = [finding["code"] for finding in findings(client, path)]
    expect("strong_router" in found, f"the last text has {found}")


BROKEN_CONVENTION = """
final class TypedRouter: Router<Interactable>, TypedRouting {}
protocol TypedRouting: Routing {}
final class TypedInteractor: Interactor { var router: TypedRouting? }
"""


@scenario
def a_recorded_session_can_be_repeated(app):
    """A report about the server can have the session: the same messages lead to the same lists and answers."""
    folder = os.path.join(app.folder, "..", "recordings")
    os.mkdir(folder)
    client = app.opened("--record", folder)
    path = app.path("App", "Map", "MapInteractor.swift")
    client.open(path)
    text = read(path)
    client.settle()
    client.change(path, 2, text.replace("var router", "weak var router"))
    client.settle()
    client.send_bytes(b"Content-Length: 2\r\n\r\n{[")
    client.change(path, 3, text)
    fixes = client.actions(path, (22, 8))
    client.stop()
    [name] = os.listdir(folder)
    recording = os.path.join(folder, name)
    with open(recording, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    expect([line["text"] for line in lines if "text" in line] == ["{["], "bytes that are not JSON")
    expect([line["milliseconds"] for line in lines] == sorted(line["milliseconds"] for line in lines), "times")
    replayed = subprocess.run([app.riblint, "lsp", "replay", recording], capture_output=True, check=True)

    def state(messages):
        """The last list of each document, and the answers by id. Times and trials differ."""
        lists = {message["params"]["uri"]: message["params"]["diagnostics"]
                 for message in messages if message.get("method") == "textDocument/publishDiagnostics"}
        answers = {message["id"]: message["result"] for message in messages if "result" in message}
        return lists, {id: result for id, result in answers.items() if "folders" not in (result or {})}

    expected = state([line["message"] for line in lines if line["from"] == "server"])
    found = state([json.loads(line) for line in replayed.stdout.splitlines()])
    expect(found[0] == expected[0], f"the lists are {found[0]}")
    expect(found[1] == expected[1] and fixes, f"the answers are {found[1]}")
    bad = os.path.join(folder, "bad.jsonl")
    write(bad, "{}\n")
    failed = subprocess.run([app.riblint, "lsp", "replay", bad], capture_output=True, text=True)
    expect(failed.returncode == 2, f"status {failed.returncode}")
    expect(failed.stderr.endswith("bad.jsonl:1: not a line of a recorded session\n"), failed.stderr)
    failed = subprocess.run([app.riblint, "lsp", "--record", bad], capture_output=True, text=True, input="")
    expect(failed.returncode == 2 and "cannot record in" in failed.stderr, failed.stderr)


@scenario
def other_files_follow_too(app):
    """A change of one file changes the findings of another, which is not open."""
    client = app.opened()
    protocols = [path for path in app_files(app) if "protocol MapRouting" in read(path)]
    expect(len(protocols) == 1, f"{protocols}")
    interactor = app.path(*MAP)
    text = read(interactor)
    client.open(protocols[0])
    client.settle()
    expect(findings(client, interactor) != [], "before")
    # Without the inheritance, nothing tells that it is a router.
    client.change(protocols[0], 2, read(protocols[0]) + "\n// nothing\n")
    client.settle()
    expect(findings(client, interactor) != [], "a comment changes nothing")
    client.open(interactor, text, 1)
    client.change(interactor, 2, text.replace("protocol MapRouting", "protocol OtherRouting"))
    client.settle()
    client.close(interactor)
    client.settle()
    expect(findings(client, interactor) != [], "after closing")


def app_files(app):
    return [os.path.join(at, name) for at, _, names in os.walk(app.folder) for name in names if name.endswith(".swift")]


@scenario
def files_that_go_have_empty_lists(app):
    client = app.opened()
    path = app.path(*MAP)
    moved = app.path("App", "Map", "Moved.swift")
    os.rename(path, moved)
    client.watched(path, moved)
    client.settle()
    expect(findings(client, path) == [], "the old name")
    expect([finding["code"] for finding in findings(client, moved)] == ["strong_router"], "the new name")
    os.remove(moved)
    client.watched(moved)
    client.settle()
    expect(findings(client, moved) == [], "deleted")
    expect(all(name.startswith("file:///") for name in client.lists), "uris")


@scenario
def versions_are_repeated_after_opening_again(app):
    client = app.opened()
    path = app.path(*MAP)
    text = read(path)
    # The first text is still analyzed when the second comes under the same version.
    for _ in range(5):
        client.open(path, "\n\n\n" + text, version=1)
        time.sleep(0.03)
        client.close(path)
        client.open(path, text, version=1)
        line = findings_line(text)
        actions = client.actions(path, (line, 0))
        starts = [edit["range"]["start"]["line"] for action in actions[:1] for change in
            action["edit"]["documentChanges"] for edit in change["edits"]]
        expect(starts == [line], f"an edit of another text: {starts} instead of {line}")
        client.close(path)
    client.settle()


def findings_line(text):
    return next(number for number, line in enumerate(text.split("\n")) if "var router" in line)


@scenario
def files_that_are_not_analyzed_say_so(app):
    path = app.path("App", "Map", "Wide.swift")
    with open(path, "wb") as file:
        file.write("class Wide {}".encode("utf-16"))
    client = app.opened()
    found = findings(client, path)
    expect([entry["severity"] for entry in found] == [3] and "UTF-16" in found[0]["message"], f"{found}")
    write(path, "class Wide {}\n")
    client.watched(path)
    client.settle()
    expect(findings(client, path) == [], "after it was saved as UTF-8")


@scenario
def folders_come_and_go(app):
    other = app.folder + "2"
    shutil.copytree(os.path.join(APPS, "ClinicLeaky"), other)
    client = app.opened()
    count = len([entry for entry in client.lists.values() if entry])
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {
        "added": [{"uri": uri(other), "name": "other"}], "removed": []}})
    client.settle()
    added = [name for name, entry in client.lists.items() if entry and name.startswith(uri(other) + "/")]
    expect(added, "the second folder has no lists")
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {
        "added": [], "removed": [{"uri": uri(other), "name": "other"}]}})
    client.settle()
    expect(not any(client.lists[name] for name in added), "lists of a folder that went")
    expect(len([entry for entry in client.lists.values() if entry]) == count, "lists of the first folder")


@scenario
def without_folders_the_project_of_a_document_is_opened(app):
    client = app.client()
    write(app.path(".riblint.yml"), "version: 1\n")
    client.initialize(None)
    expect(client.settle()["folders"] == [], "no folder")
    path = app.path(*MAP)
    client.open(path)
    client.settle()
    expect([finding["code"] for finding in findings(client, path)] == ["strong_router"], "the document")
    client.close(path)
    expect(client.settle()["folders"] == [], "the project of a closed document")
    expect(findings(client, path) == [], "its list")


@scenario
def documents_of_other_kinds_are_ignored(app):
    client = app.opened()
    client.published.clear()
    for name in ("untitled:Untitled-1", "git:/a/b.swift?x", "vscode-notebook-cell:/a#1", "file:///elsewhere/A.swift",
        "", "file:", "file:///%00", "file:///c%3A/x.swift"):
        client.notify("textDocument/didOpen", {"textDocument": {
            "uri": name, "languageId": "swift", "version": 1, "text": "class A {}"}})
        client.notify("textDocument/didChange", {"textDocument": {"uri": name, "version": 2},
            "contentChanges": [{"text": "x"}]})
        answer = client.request("textDocument/codeAction", {"textDocument": {"uri": name},
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {}})
        expect(answer.get("result") == [], f"{name}: {answer}")
        client.notify("textDocument/didSave", {"textDocument": {"uri": name}})
        client.notify("textDocument/didClose", {"textDocument": {"uri": name}})
    client.settle()
    expect(client.published == [] and client.shown == [], f"{client.published} {client.shown}")


@scenario
def lists_have_the_spelling_of_the_client(app):
    """The folder is reached by a link, and the name is escaped in another way."""
    link = app.folder + " é+[x]"
    os.symlink(app.folder, link)
    client = app.client()
    client.initialize([app.folder])
    client.settle()
    path = app.path(*MAP)
    expect(findings(client, path), "before")
    text = read(path)
    spelled = "file://" + os.path.dirname(app.folder).replace("/", "/") + "/HarbourLeaky%20%c3%a9+%5bx%5D/App/Map/MapInteractor.swift"
    client.notify("textDocument/didOpen", {"textDocument": {
        "uri": spelled, "languageId": "swift", "version": 1, "text": text}})
    client.settle()
    expect(client.lists.get(spelled), f"no list for {spelled}")
    expect(findings(client, path) == [], "two lists for one file")
    client.notify("textDocument/didClose", {"textDocument": {"uri": spelled}})
    client.settle()
    expect(client.lists[spelled] == [] and findings(client, path), "after closing")


@scenario
def columns_are_right_beside_other_scripts(app):
    path = app.path(*MAP)
    text = read(path).replace("    var router: MapRouting?", "    /* 😀漢e\u0301\t */ var router: MapRouting?")
    expect("😀" in text, "the fixture has changed")
    for encodings, column in ((["utf-16"], None), (["utf-8"], None), (["utf-32", "utf-8"], None)):
        capabilities = {**FULL, "general": {"positionEncodings": encodings}}
        client = app.opened(capabilities=capabilities)
        client.open(path, text)
        client.settle()
        line = text.split("\n")[findings(client, path)[0]["range"]["start"]["line"]]
        before = line[:line.index("router")]
        column = {"utf-16": len(before.encode("utf-16-le")) // 2, "utf-8": len(before.encode()),
            "utf-32": len(before)}[encodings[0]]
        start = findings(client, path)[0]["range"]["start"]
        expect(start["character"] == column, f"{encodings}: {start} instead of {column}")
        client.kill()


# MARK: Lists that are asked for


EMPTY = "09612b07b5ecb5a5"
PULLED = {"diagnostics": {"delivery": "pull"}}


def with_related(capabilities):
    diagnostic = {**capabilities["textDocument"].get("diagnostic", {}), "relatedDocumentSupport": True}
    return {**capabilities, "textDocument": {**capabilities["textDocument"], "diagnostic": diagnostic}}


@scenario
def findings_are_sent_unless_the_client_only_asks(app):
    both = {**FULL, "textDocument": {**FULL["textDocument"], "diagnostic": {}}}
    for capabilities, options, pulls in (
        (FULL, {}, False), (both, {}, False), (PULL, {}, True), (both, PULLED, True), (FULL, PULLED, False),
        (PULL, {"diagnostics": {"delivery": "push"}}, False),
    ):
        client = app.client()
        announced = client.initialize([app.folder], capabilities, options)["result"]["capabilities"]
        client.settle()
        provider = {"identifier": "riblint", "interFileDependencies": True, "workspaceDiagnostics": True}
        expect(announced.get("diagnosticProvider") == (provider if pulls else None), f"{options}: {announced}")
        expect((client.published == []) == pulls, f"{options}: {len(client.published)} lists were sent")
        answer = client.pull(app.path(*MAP))
        expect(("result" in answer) == pulls and (pulls or answer["error"]["code"] == -32601), f"{options}: {answer}")
        client.kill()


@scenario
def delivery_may_come_with_the_settings_of_the_client(app):
    dynamic = {**FULL, "textDocument": {**FULL["textDocument"], "diagnostic": {"dynamicRegistration": True}}}
    client = app.client()
    client.settings = PULLED
    announced = client.initialize([app.folder], dynamic)["result"]["capabilities"]
    client.settle()
    registered = [entry["method"] for message in client.requests if message["method"] == "client/registerCapability"
        for entry in message["params"]["registrations"]]
    expect("diagnosticProvider" not in announced and "textDocument/diagnostic" in registered, f"{registered}")
    expect(client.published == [] and client.pull(app.path(*MAP))["result"]["items"], "lists")
    static = app.client()
    static.settings = PULLED
    static.initialize([app.folder], {**FULL, "textDocument": {**FULL["textDocument"], "diagnostic": {}}})
    static.settle()
    expect(static.published and "error" in static.pull(app.path(*MAP)), "a client that cannot register")
    expect(any("diagnostics.delivery" in entry["message"] for entry in static.logged), f"{static.logged}")


@scenario
def a_document_is_pulled_once_its_text_is_analyzed(app):
    pushed = app.opened()
    client = app.client()
    client.initialize([app.folder], PULL)
    path = app.path(*MAP)
    text = read(path)
    client.open(path, text)
    first = client.pull(path)["result"]
    expect(first["kind"] == "full" and first["items"] == findings(pushed, path), f"{first}")
    expect(len(first["resultId"]) == 16 and "relatedDocuments" not in first, f"{first}")
    again = client.pull(path, first["resultId"])["result"]
    expect(again == {"kind": "unchanged", "resultId": first["resultId"]}, f"{again}")
    client.change(path, 2, text.replace("var router:", "weak var router:"))
    fixed = client.pull(path, first["resultId"])["result"]
    expect(fixed == {"kind": "full", "resultId": EMPTY, "items": []}, f"{fixed}")
    expect(client.pull(path, EMPTY)["result"] == {"kind": "unchanged", "resultId": EMPTY}, "an empty list has an id")
    client.change(path, 3, text)
    expect(client.pull(path)["result"] == first, "an equal list has the same id")
    other = app.opened(capabilities=PULL)
    expect(other.pull(path)["result"] == first, "ids of another process")
    expect(client.pull("/nowhere/A.swift")["result"]["resultId"] == EMPTY, "a file of no project")
    expect(client.published == [], "lists were sent")


@scenario
def a_pull_of_an_older_text_is_asked_for_again(app):
    client = app.opened(capabilities=PULL)
    path = app.path(*MAP)
    text = read(path)
    client.open(path, text)
    client.settle()
    worker = children(client.process.pid)[0]
    os.kill(worker, signal.SIGSTOP)
    client.change(path, 2, text + "// 2\n")
    number = client.start_request("textDocument/diagnostic", {"textDocument": {"uri": uri(path)}})
    client.change(path, 3, text + "// 3\n")
    second = client.start_request("textDocument/diagnostic", {"textDocument": {"uri": uri(path)}})
    os.kill(worker, signal.SIGCONT)
    error = client.answer(number).get("error")
    expect(error and error["code"] == -32802 and error["data"] == {"retriggerRequest": True}, f"{error}")
    expect([entry["code"] for entry in client.answer(second)["result"]["items"]] == ["strong_router"], "the last text")


@scenario
def with_on_save_a_pull_waits_for_no_text_that_is_typed(app):
    client = app.opened(capabilities=PULL, options={"diagnostics": {"run": "onSave"}})
    path = app.path(*MAP)
    text = read(path)
    client.open(path, text)
    client.settle()
    fixed = text.replace("var router:", "weak var router:")
    client.change(path, 2, fixed)
    error = client.pull(path)["error"]
    expect(error["code"] == -32802 and error["data"] == {"retriggerRequest": False}, f"{error}")
    count = client.requested("workspace/diagnostic/refresh")
    write(path, fixed)
    client.save(path)
    client.settle()
    client.take_for(0.5)
    expect(client.requested("workspace/diagnostic/refresh") == count + 1, "the client is not asked to pull again")
    expect(client.pull(path)["result"]["items"] == [], "after saving")


@scenario
def related_documents_come_along(app):
    client = app.opened(capabilities=with_related(PULL))
    pushed = app.opened()
    path = app.path(*MAP)
    client.open(path)
    first = client.pull(path)["result"]
    expected = {name: entry for name, entry in pushed.lists.items() if entry and name != uri(path)}
    related = {name: report["items"] for name, report in first["relatedDocuments"].items()}
    expect(related == expected and expected, f"{sorted(related)} instead of {sorted(expected)}")
    expect("relatedDocuments" not in client.pull(path, first["resultId"])["result"], "nothing changed")
    # Without the router's file, the findings of others go as well.
    router = app.path("App", "Map", "MapRouter.swift")
    os.remove(router)
    client.watched(router)
    client.settle()
    pushed.watched(router)
    pushed.settle()
    changed = client.pull(path)["result"].get("relatedDocuments", {})
    now = {name: entry for name, entry in pushed.lists.items() if name != uri(path)}
    expect(changed and all(report["items"] == now[name] for name, report in changed.items()), f"{changed}")
    differing = {name for name in now if now[name] != expected.get(name, [])}
    expect(set(changed) == differing, f"{sorted(changed)} instead of {sorted(differing)}")


@scenario
def a_workspace_pull_is_held_until_something_changes(app):
    pushed = app.opened()
    client = app.client()
    client.initialize([app.folder], PULL)
    first = client.answer(client.start_pull())["result"]["items"]
    expect({entry["uri"]: entry["items"] for entry in first} ==
        {name: entry for name, entry in pushed.lists.items() if entry}, "the first answer")
    expect(all(entry["version"] is None and entry["kind"] == "full" for entry in first), "closed files have versions")
    known = {entry["uri"]: entry["resultId"] for entry in first}
    number = client.start_pull(known)
    client.settle()
    expect(not any(message.get("id") == number for message in client.take_for(0.5)), "answered without a change")
    path = app.path(*MAP)
    text = read(path)
    client.open(path, text, version=4)
    client.settle()
    client.change(path, 5, text.replace("var router:", "weak var router:"))
    items = client.answer(number)["result"]["items"]
    expect(items == [{"uri": uri(path), "version": 5, "kind": "full", "resultId": EMPTY, "items": []}], f"{items}")
    known[uri(path)] = EMPTY
    # A file that went has an empty list, and the client forgets nothing that is not in the answer.
    gone = next(name for name in known if name.endswith("View.swift") or name.endswith("ViewController.swift"))
    number = client.start_pull(known)
    client.settle()
    os.remove(gone[len("file://"):])
    client.watched(gone[len("file://"):])
    items = {entry["uri"]: entry for entry in client.answer(number)["result"]["items"]}
    expect(items[gone]["items"] == [] and items[gone]["resultId"] == EMPTY, f"{items.get(gone)}")


@scenario
def a_workspace_pull_can_be_canceled(app):
    client = app.opened(capabilities=PULL)
    known = {entry["uri"]: entry["resultId"] for entry in client.answer(client.start_pull())["result"]["items"]}
    numbers = [client.start_pull(known), client.start_pull(known)]
    client.settle()
    client.notify("$/cancelRequest", {"id": numbers[0]})
    expect(client.answer(numbers[0], 2)["error"]["code"] == -32800, "canceled")
    path = app.path(*MAP)
    client.open(path, "")
    expect([entry["uri"] for entry in client.answer(numbers[1])["result"]["items"]][0].startswith("file://"), "the other")


@scenario
def a_workspace_pull_comes_in_parts(app):
    client = app.opened(capabilities=PULL)
    whole = client.answer(client.start_pull())["result"]["items"]
    number = client.start_pull(token="parts")
    parts, answer = [], None
    while answer is None:
        message = client.take()
        if message.get("method") == "$/progress" and message["params"]["token"] == "parts":
            parts += message["params"]["value"]["items"]
        elif message.get("id") == number:
            answer = message
    expect(answer["result"] == {"items": []} and parts == whole and whole, f"{answer}")


@scenario
def the_client_is_asked_to_pull_again_if_others_changed(app):
    method = "workspace/diagnostic/refresh"
    client = app.opened(capabilities=PULL)
    interactor, router = app.path(*MAP), app.path("App", "Map", "MapRouter.swift")
    text = read(router)
    client.open(interactor)
    client.open(router, text)
    before = client.pull(interactor)["result"]
    client.settle()
    client.take_for(0.4)
    expect(client.requested(method) == 0, "nothing changed")
    client.change(router, 2, "// one more line\n" + text)
    client.settle()
    client.take_for(0.4)
    # The related places of the interactor's finding are in the router.
    expect(client.requested(method) == 1, f"{client.requested(method)} requests")
    expect(client.pull(interactor, before["resultId"])["result"]["kind"] == "full", "the interactor's list")
    # While one is not answered there is no other.
    client.unanswered = {method}
    for version in range(3, 9):
        client.change(router, version, "// one more line\n" * version + text)
        client.settle()
    client.take_for(0.4)
    expect(client.requested(method) == 2, f"{client.requested(method)} requests without an answer")
    silent = app.opened(capabilities=without(PULL, "workspace", "diagnostics"))
    silent.open(interactor)
    silent.open(router, text)
    silent.settle()
    silent.change(router, 2, "// one more line\n" + text)
    silent.settle()
    silent.take_for(0.4)
    expect(silent.requested(method) == 0, "a client that cannot")


@scenario
def refreshes_are_apart(app):
    method = "workspace/diagnostic/refresh"
    client = app.opened(capabilities=PULL)
    interactor, router = app.path(*MAP), app.path("App", "Map", "MapRouter.swift")
    text = read(router)
    client.open(interactor)
    client.open(router, text)
    client.settle()
    times, start, version = [], time.monotonic(), 1
    while time.monotonic() < start + 1.5:
        version += 1
        client.change(router, version, "// one more line\n" * version + text)
        for message in client.take_for(0.03):
            if message.get("method") == method:
                times.append(time.monotonic())
    gaps = [after - before for before, after in zip(times, times[1:])]
    expect(2 <= len(times) <= 7 and min(gaps) > 0.2, f"{gaps}")


@scenario
def a_restarted_worker_is_pulled_again(app):
    client = app.opened(capabilities=PULL)
    path = app.path(*MAP)
    client.open(path)
    first = client.pull(path)["result"]
    number = client.start_pull({uri(path): first["resultId"]})
    client.answer(number)
    worker = children(client.process.pid)
    os.kill(worker[0], signal.SIGKILL)
    expect(gone(worker, 5), "the worker")
    client.take_for(0.2)
    client.settle()
    client.take_for(0.4)
    expect(client.requested("workspace/diagnostic/refresh") == 1, f"{[entry['method'] for entry in client.requests]}")
    again = client.pull(path, first["resultId"])
    expect(again["result"] == {"kind": "unchanged", "resultId": first["resultId"]}, f"{again}")
    expect(client.published == [], "lists were sent")


# MARK: Configuration


@scenario
def a_mistake_in_the_configuration_is_shown_in_its_file(app):
    client = app.opened()
    before = {name: entry for name, entry in client.lists.items() if entry}
    path = app.path(".riblint.yml")
    write(path, "version: 1\nrules:\n  strong_rooter: off\n")
    client.watched(path)
    status = client.settle()
    mistakes = findings(client, path)
    expect([mistake["code"] for mistake in mistakes] == ["configuration"], f"{mistakes}")
    expect("strong_router" in mistakes[0]["message"] and mistakes[0]["range"]["start"]["line"] == 2, f"{mistakes}")
    expect(status["folders"][0]["state"] == "failed" and len(client.shown) == 1, "state")
    expect(all(client.lists[name] == entry for name, entry in before.items()), "the last good state")
    interactor = app.path(*MAP)
    client.open(interactor, read(interactor).replace("var router:", "weak var router:"))
    client.settle()
    expect(findings(client, interactor) == [] and findings(client, path) == mistakes, "edits go on")
    write(path, "version: 1\nrules:\n  view_self_dismissal: off\n")
    client.watched(path)
    expect(client.settle()["folders"][0]["state"] == "ready", "mended")
    expect(findings(client, path) == [], "the mistake is gone")
    codes = {finding["code"] for entry in client.lists.values() for finding in entry}
    expect("view_self_dismissal" not in codes and codes, "the new configuration")
    expect(len(client.shown) == 1, f"shown: {client.shown}")


@scenario
def settings_come_in_three_ways(app):
    for options in ({"diagnostics": {"scope": "open"}}, {"riblint": {"diagnostics": {"scope": "open"}}},
        {"settings": {"riblint": {"diagnostics": {"scope": "open"}}}}):
        client = app.opened(options=options)
        expect(not any(client.lists.values()), f"{options}: lists of closed files")
        client.open(app.path(*MAP))
        client.settle()
        expect(findings(client, app.path(*MAP)), f"{options}: the open file")
        client.notify("workspace/didChangeConfiguration", {"settings": {"riblint": {"diagnostics": {"scope": "workspace"}}}})
        client.settle()
        expect(len([entry for entry in client.lists.values() if entry]) > 5, "all files after the change")
        client.kill()
    client = app.client()
    client.is_mistaken = True
    client.settings = {"diagnostics": {"help": False, "nonsense": 1, "scope": "everywhere"}, "codeActions": []}
    client.initialize([app.folder])
    client.settle()
    messages = [entry["message"] for entry in client.logged]
    expect(any("'diagnostics.nonsense' is unknown" in message for message in messages), f"{messages}")
    expect(any("'diagnostics.scope' has to be" in message for message in messages), f"{messages}")
    expect(not any("codeActions" in message for message in messages), "an empty table of Lua")
    expect("\n" not in findings(client, app.path(*MAP))[0]["message"], "help is off")


@scenario
def with_on_save_nothing_waits_for_a_text_that_is_typed(app):
    client = app.opened(options={"diagnostics": {"run": "onSave"}})
    path = app.path(*MAP)
    client.open(path)
    client.settle()
    text = read(path)
    client.change(path, 2, text.replace("var router:", "weak var router:"))
    expect(client.actions(path, (findings_line(text), 0)) == [], "actions for a text that is not analyzed")
    hover = client.request("textDocument/hover", {"textDocument": {"uri": uri(path)}, "position": {"line": 0, "character": 0}})
    expect(hover.get("error", {}).get("code") == -32801, f"{hover}")
    expect(findings(client, path) != [], "analyzed before it is saved")
    write(path, text.replace("var router:", "weak var router:"))
    client.save(path)
    client.settle()
    expect(findings(client, path) == [], "after saving")


@scenario
def a_client_without_related_places_gets_lines(app):
    client = app.opened(capabilities=without(FULL, "textDocument", "publishDiagnostics", "relatedInformation"))
    found = [finding for entry in client.lists.values() for finding in entry]
    expect(not any("relatedInformation" in finding for finding in found), "related places")
    expect(any("\n→ App/" in finding["message"] for finding in found), "no lines")


@scenario
def accepted_findings_are_hints_if_the_settings_say_so(app):
    path = app.path(*MAP)
    text = read(path)
    found = findings(app.opened(), path)[0]
    line = text.split("\n")[found["range"]["start"]["line"]]
    indent = line[:len(line) - len(line.lstrip())]
    comment = f"{indent}// riblint:disable:next strong_router - for a test\n"
    write(path, text.replace(line, comment + line))
    baseline = app.path(".riblint-baseline.json")
    for options, word, message in (
        ({}, None, None), ({"diagnostics": {"suppressed": "hint"}}, "suppressed", " (suppressed: for a test)"),
        ({"diagnostics": {"baselined": "hint"}}, "baselined", " (baselined)"),
        ({"diagnostics": {"baselined": "hint", "suppressed": "hint"}}, "both", " (suppressed: for a test)"),
    ):
        for is_baselined in (False, True):
            if is_baselined:
                subprocess.run([app.riblint, "baseline", "create"], check=True, cwd=app.folder, capture_output=True)
            client = app.opened(options=options)
            hints = [entry for name, entries in client.lists.items() for entry in entries if entry["severity"] == 4]
            own = [entry for entry in findings(client, path) if entry["severity"] == 4]
            expect(bool(own) == (word in ("suppressed", "both")), f"{options}: {own}")
            if own:
                expect(own[0]["message"] == found["message"].split("\n")[0] + message and len(own) == 1, f"{own}")
                expect(own[0]["range"]["start"]["line"] == found["range"]["start"]["line"] + 1, f"{own}")
                expect(own[0]["data"] == found["data"] and own[0]["code"] == "strong_router", f"{own}")
            accepted = [entry for entry in hints if entry["message"].endswith(" (baselined)")]
            expect(bool(accepted) == (is_baselined and word in ("baselined", "both")), f"{options}: {accepted}")
            expect(is_baselined or len([entry for entry in client.lists.values() if entry]) > 5, "other findings")
            client.kill()
        os.remove(baseline)
    # They move with the text, and follow the settings.
    client = app.opened(options={"diagnostics": {"suppressed": "hint"}})
    client.open(path, "\n" + text.replace(line, comment + line))
    client.settle()
    expect(findings(client, path)[0]["range"]["start"]["line"] == found["range"]["start"]["line"] + 2, "moved")
    client.notify("workspace/didChangeConfiguration", {"settings": {"riblint": {"diagnostics": {"suppressed": "hide"}}}})
    client.settle()
    expect(findings(client, path) == [], "the settings changed")


@scenario
def code_that_is_not_needed_is_tagged(app):
    path = app.path(*MAP)
    text = "// riblint:disable:file strong_listener_in_view - for a test\n" + read(path)
    for capabilities, tags in ((FULL, [1]), (without(FULL, "textDocument", "publishDiagnostics", "tagSupport"), None)):
        client = app.opened(capabilities=capabilities)
        client.open(path, text)
        client.settle()
        found = {entry["code"]: entry.get("tags") for entry in findings(client, path)}
        expect(found == {"unused_suppression": tags, "strong_router": None}, f"{found}")


# MARK: Actions


@scenario
def fixes_are_offered_on_their_line_only(app):
    client = app.opened()
    path = app.path(*MAP)
    client.open(path)
    client.settle()
    finding = findings(client, path)[0]
    line = finding["range"]["start"]["line"]
    offered = client.actions(path, (line, 0), diagnostics=[finding])
    titles = [action["title"] for action in offered]
    expect(titles[0] == "Make 'router' weak" and offered[0]["isPreferred"], f"{titles}")
    expect(offered[0]["diagnostics"] == [finding], "the client's own diagnostic")
    expect("Suppress strong_router here" in titles and "Suppress strong_router in this file" in titles, f"{titles}")
    expect(client.actions(path, (line + 1, 0)) == [] and client.actions(path, (0, 0), (line - 1, 0)) == [], "elsewhere")
    expect(client.actions(path, (line, 0), only=["refactor"]) == [], "another kind")
    expect([action["kind"] for action in client.actions(path, (0, 0), only=["source"])] == ["source.fixAll.riblint"], "source")
    # An edit that comes too late is not offered.
    client.change(path, 2, "// first\n" + read(path))
    client.settle()
    moved = client.actions(path, (line + 1, 0))[0]["edit"]["documentChanges"][0]
    expect(moved["textDocument"]["version"] == 2 and moved["edits"][0]["range"]["start"]["line"] == line + 1, f"{moved}")


@scenario
def a_client_of_plain_changes_gets_them(app):
    capabilities = without(FULL, "workspace", "workspaceEdit", "documentChanges")
    client = app.opened(capabilities=without(capabilities, "textDocument", "codeAction", "codeActionLiteralSupport"))
    path = app.path(*MAP)
    client.open(path)
    client.settle()
    line = findings(client, path)[0]["range"]["start"]["line"]
    command = client.actions(path, (line, 0))[0]
    expect(command["command"] == "riblint.applyEdit", f"{command}")
    answer = client.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    expect("error" not in answer, f"{answer}")
    client.take_for(0.3)
    expect(list(client.edits[0]["changes"]) == [uri(path)], f"{client.edits}")


@scenario
def new_lines_have_the_line_ends_of_the_document(app):
    client = app.opened()
    path = app.path(*MAP)
    client.open(path, read(path).replace("\n", "\r\n"))
    client.settle()
    line = findings(client, path)[0]["range"]["start"]["line"]
    actions = client.actions(path, (line, 0))
    texts = [edit.get("newText") or edit["snippet"]["value"] for action in actions if "edit" in action
        for change in action["edit"]["documentChanges"] for edit in change["edits"]]
    broken = [text for text in texts if "\n" in text.replace("\r\n", "")]
    expect(any("\r\n" in text for text in texts) and not broken, f"{texts}")


@scenario
def a_finding_is_explained(app):
    client = app.opened()
    path = app.path(*MAP)
    client.open(path)
    client.settle()
    line = findings(client, path)[0]["range"]["start"]["line"]
    action = next(action for action in client.actions(path, (line, 0)) if "command" in action)
    text = client.request("workspace/executeCommand", {
        "command": action["command"]["command"], "arguments": action["command"]["arguments"]})["result"]["value"]
    expect(text.startswith("# strong\\_router") and "](file:///" in text and "## " in text, text[:300])
    wrong = client.request("workspace/executeCommand", {"command": "riblint.explain", "arguments": [{"fingerprint": "x"}]})
    expect(wrong["error"]["code"] == -32602, f"{wrong}")


def execute(client, command, **argument):
    return client.request("workspace/executeCommand", {"command": command, "arguments": [argument]})


def reported(app, *arguments):
    done = subprocess.run([app.riblint, *arguments, "--format", "json", "--fail-on", "never"], capture_output=True,
        cwd=app.folder)
    return json.loads(done.stdout)["findings"]


@scenario
def a_finding_is_added_to_the_baseline(app):
    path, baseline = app.path(*MAP), app.path(".riblint-baseline.json")
    client = app.opened()
    client.open(path)
    client.settle()
    line = findings(client, path)[0]["range"]["start"]["line"]
    expect("Add to the baseline" not in [action["title"] for action in client.actions(path, (line, 0))], "no baseline")
    missing = execute(client, "riblint.addToBaseline", fingerprint=findings(client, path)[0]["data"]["fingerprint"])
    expect(missing["error"]["code"] == -32602 and not os.path.exists(baseline), f"{missing}")
    write(baseline, '{"schemaVersion": 1, "tool": "riblint", "entries": [\n]}\n')
    client.watched(baseline)
    client.settle()
    before = reported(app)
    action = next(action for action in client.actions(path, (line, 0)) if action["title"] == "Add to the baseline")
    expect(action["kind"] == "quickfix", f"{action}")
    answer = execute(client, action["command"]["command"], **action["command"]["arguments"][0])
    expect(answer["result"] is None, f"{answer}")
    client.settle()
    expect(findings(client, path) == [], "the finding is still there")
    gone = findings_at(before, "App/Map/MapInteractor.swift")
    expect(len(gone) == 1 and len(reported(app)) == len(before) - 1, "riblint reports it, or another is gone")
    # The file is what 'baseline update' would write for this finding.
    text = read(baseline)
    subprocess.run([app.riblint, "baseline", "update", "--only-rule", "strong_router"], check=True, cwd=app.folder,
        capture_output=True)
    entries = [line for line in read(baseline).splitlines() if "MapInteractor.swift" in line]
    expect([line.rstrip(",") for line in entries] == text.splitlines()[1:2], f"{text}")
    write(baseline, text)
    again = execute(client, "riblint.addToBaseline", **action["command"]["arguments"][0])
    expect(again["error"]["code"] == -32602 and read(baseline) == text, f"{again}")
    silent = app.opened(options={"codeActions": {"baseline": False}})
    router = app.path("App", "Map", "MapRouter.swift")
    silent.open(router)
    silent.settle()
    for finding in findings(silent, router):
        titles = [action["title"] for action in silent.actions(router, (finding["range"]["start"]["line"], 0))]
        expect(titles and "Add to the baseline" not in titles, f"{titles}")


def findings_at(report, path):
    return [finding for finding in report if finding["location"]["path"] == path]


@scenario
def why_a_line_has_no_finding_is_answered(app):
    client = app.opened()
    path = app.path(*MAP)
    text = read(path)
    client.open(path, text)
    client.settle()

    def lines(markdown):
        for mark in ("\\", "**", "# "):
            markdown = markdown.replace(mark, "")
        return markdown

    for word, rule in (("weak var listener", "strong_router"), ("import", None), ("class MapInteractor", "strong_router")):
        where = place(text, word)
        argument = {"uri": uri(path), "position": where, **({} if rule is None else {"rule": rule})}
        value = execute(client, "riblint.whyNot", **argument)["result"]["value"]
        said = subprocess.run([app.riblint, "explain", "--why-not", f"App/Map/MapInteractor.swift:{where['line'] + 1}",
            *([rule] if rule else [])], capture_output=True, text=True, cwd=app.folder).stdout
        answer = said.splitlines()[0]
        expect(value.startswith("**") and lines(value).startswith(answer), f"{value}\ninstead of\n{said}")
        details = [line for line in said.splitlines()[1:] if line and not line.startswith(" ")]
        expect(details and all(line in lines(value) for line in details), f"{value}\ninstead of\n{said}")
    # The text in the editor counts.
    client.change(path, 2, "\n\n" + text.replace("var router:", "weak var router:"))
    where = place(text, "var router")
    value = execute(client, "riblint.whyNot", uri=uri(path), rule="strong_router",
        position={"line": where["line"] + 2, "character": 0})["result"]["value"]
    expect("is declared 'weak'" in lines(value) and "does not report" in value, value)
    for argument, code in (
        ({"uri": uri(path)}, -32602), ({"uri": "file:///nowhere/A.swift", "position": where}, -32803),
        ({"uri": uri(path), "position": where, "rule": "strong_rooter"}, -32803),
        ({"uri": uri(path), "position": {"line": 9999, "character": 0}}, -32803),
    ):
        error = execute(client, "riblint.whyNot", **argument).get("error")
        expect(error and error["code"] == code, f"{argument}: {error}")


# MARK: The tree


def place(text, word, part=0):
    """The position of a word in a text; the column is within the word."""
    line = next(number for number, line in enumerate(text.split("\n")) if word in line)
    return {"line": line, "character": text.split("\n")[line].index(word) + len(word) - 1 + part}


@scenario
def hover_answers_on_parts_of_ribs_only(app):
    client = app.opened()
    path = app.path("App", "Map", "MapRouter.swift")
    text = read(path)
    client.open(path, text)
    document = {"textDocument": {"uri": uri(path)}}

    def hover(word):
        return client.request("textDocument/hover", {**document, "position": place(text, word)})["result"]

    card = hover("class MapRouter")
    value = card["contents"]["value"]
    expect(value.startswith("**Router** of RIB **Map**") and "- [MarinaSheet](file:///" in value, value)
    expect(value.count("\n") < 30 and card["contents"]["kind"] == "markdown", value)
    expect(hover("attachChild")["contents"]["value"].startswith("RIB **MarinaSheet**"), "an attach call")
    expect(hover("import") is None and hover("func attachMarinaSheet") is None, "other names")
    client.change(path, 2, "\n" + text)
    moved = client.request("textDocument/hover", {**document, "position": {
        "line": place(text, "class MapRouter")["line"] + 1, "character": place(text, "class MapRouter")["character"]}})
    expect(moved["result"]["range"]["start"]["line"] == card["range"]["start"]["line"] + 1, "after an edit")
    plain = app.opened(capabilities=without(FULL, "textDocument", "hover"))
    plain.open(path, text)
    value = plain.request("textDocument/hover", {**document, "position": place(text, "class MapRouter")})["result"]
    expect(value["contents"]["kind"] == "plaintext" and value["contents"]["value"].startswith("Map\n"), f"{value}")


@scenario
def texts_of_commands_are_shown(app):
    """Few clients show what a command results in, so it is shown as a document, which is there until the end."""
    client = app.opened()
    value = execute(client, "riblint.showTree")["result"]["value"]
    client.take_for(0.2)
    [shown] = [entry["params"]["uri"] for entry in client.requests if entry["method"] == "window/showDocument"]
    path = shown.removeprefix("file://")
    expect(read(path) == value and os.stat(path).st_mode & 0o777 == 0o600, f"{path} is not '{value}'")
    client.stop()
    expect(not os.path.exists(path), f"{path} is still there")
    none = app.opened(capabilities=without(FULL, "window", "showDocument"))
    expect(execute(none, "riblint.showTree")["result"]["value"] == value, "another tree")
    none.take_for(0.2)
    expect(none.requested("window/showDocument") == 0, "a client that shows no documents is asked to")


@scenario
def routers_and_builders_have_lenses(app):
    client = app.opened()
    path = app.path("App", "Map", "MapRouter.swift")
    client.open(path)
    lenses = client.request("textDocument/codeLens", {"textDocument": {"uri": uri(path)}})["result"]
    titles = [lens["command"]["title"] for lens in lenses]
    expect(titles == ["RIB Map · attached by Tabs · 2 children", "builder · component · interactor · view"], f"{titles}")
    command = lenses[0]["command"]
    answer = client.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    client.take_for(0.2)
    shown = [entry["params"] for entry in client.requests if entry["method"] == "window/showDocument"]
    expect("error" not in answer and shown and shown[0]["uri"].endswith("TabsRouter.swift"), f"{shown}")
    none = app.opened(capabilities=without(FULL, "window", "showDocument"))
    none.open(path)
    expect(none.request("textDocument/codeLens", {"textDocument": {"uri": uri(path)}})["result"] == [], "no command")


@scenario
def rules_in_suppression_comments_are_links(app):
    client = app.opened()
    path = app.path(*MAP)
    text = "// 😀 riblint:disable:file strong_router, not_a_rule - for a test\n" + read(path)
    client.open(path, text)
    document = {"textDocument": {"uri": uri(path)}}
    links = client.request("textDocument/documentLink", document)["result"]
    expect(len(links) == 1 and links[0]["target"].endswith("/strong_router.md"), f"{links}")
    line = text.split("\n")[0]
    start = len(line[:line.index("strong_router")].encode("utf-16-le")) // 2
    expect(links[0]["range"]["start"] == {"line": 0, "character": start}, f"{links}")
    value = client.request("textDocument/hover", {**document, "position": {"line": 0, "character": start + 2}})["result"]
    expect("Suppressed here: for a test" in value["contents"]["value"], f"{value}")


@scenario
def rules_of_a_team_are_known(app):
    """Their findings, pages and comments, like those of riblint; a rule without an address has no link."""
    rule = "{ in: { role: router }, must: { be_named: Nothing }, message: m, help: Rename it."
    write(app.path(".riblint.yml"), f"version: 1\ncustom_rules:\n  app_named: {rule}, url: 'https://rules.example/a' }}\n"
          f"  app_other: {rule} }}\n")
    path = app.path("App", "Map", "MapRouter.swift")
    client = app.opened()
    client.open(path)
    client.settle()
    own = [entry for entry in findings(client, path) if entry["code"] == "app_named"]
    expect(len(own) == 1 and own[0]["codeDescription"] == {"href": "https://rules.example/a"}, f"{own}")
    answer = execute(client, "riblint.explain", fingerprint=own[0]["data"]["fingerprint"])
    expect("Rename it." in answer["result"]["value"], f"{answer}")
    comment = "// riblint:disable:file app_named, app_other - for a test"
    client.change(path, 2, f"{comment}\n{read(path)}")
    client.settle()
    expect([entry for entry in findings(client, path) if entry["code"].startswith("app_")] == [], "suppressed")
    document = {"textDocument": {"uri": uri(path)}}
    links = client.request("textDocument/documentLink", document)["result"]
    expect([link["target"] for link in links] == ["https://rules.example/a"], f"{links}")
    for word in ("app_named", "app_other"):
        position = {"line": 0, "character": comment.index(word) + 1}
        value = client.request("textDocument/hover", {**document, "position": position})["result"]
        expect("Suppressed here: for a test" in value["contents"]["value"], f"{word}: {value}")


TREES = {"inlayHints": True, "callHierarchy": True, "implementation": True}


@scenario
def what_other_servers_have_too_is_off_unless_it_is_set(app):
    path = app.path("App", "Map", "MapRouter.swift")
    names = ("inlayHintProvider", "callHierarchyProvider", "implementationProvider")
    methods = ("textDocument/inlayHint", "textDocument/prepareCallHierarchy", "textDocument/implementation")
    dynamic = {**FULL, "textDocument": {**FULL["textDocument"], **{
        name: {"dynamicRegistration": True} for name in ("inlayHint", "callHierarchy", "implementation")}}}
    for options, later, provided, registered in (
        ({}, {}, False, set()), (TREES, {}, True, set()), ({}, TREES, False, set(methods)),
    ):
        client = app.client()
        client.settings = later
        announced = client.initialize([app.folder], dynamic, options)["result"]["capabilities"]
        client.open(path)
        client.settle()
        expect([announced.get(name, False) for name in names] == [provided] * 3, f"{options}: {announced}")
        found = {entry["method"] for message in client.requests if message["method"] == "client/registerCapability"
            for entry in message["params"]["registrations"]}
        expect(found & set(methods) == registered, f"{later}: {found}")
        where = {"textDocument": {"uri": uri(path)}, "position": place(read(path), "class MapRouter"),
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}
        answers = [client.request(method, where)["result"] for method in methods]
        expect(all(bool(answer) == (provided or bool(registered)) for answer in answers), f"{answers}")
        client.kill()


@scenario
def ribs_have_parents_and_children_as_calls(app):
    client = app.opened(options=TREES)
    path = app.path("App", "Map", "MapRouter.swift")
    text = read(path)
    client.open(path, text)

    def prepare(word):
        return client.request("textDocument/prepareCallHierarchy", {
            "textDocument": {"uri": uri(path)}, "position": place(text, word)})["result"]

    items = prepare("class MapRouter")
    name = {"start": {"line": 9, "character": 12}, "end": {"line": 9, "character": 21}}
    root = client.settle()["folders"][0]["root"]
    expect(items == [{"name": "Map", "kind": 5, "detail": "RIB", "uri": uri(path), "range": name,
        "selectionRange": name, "data": {"root": root, "rib": "Map"}}], f"{items}")
    expect(prepare("import") is None, "a place without a RIB")
    expect([item["name"] for item in prepare("attachChild")] == ["MarinaSheet"], "an attach call")

    def calls(kind, item):
        return client.request(f"callHierarchy/{kind}Calls", {"item": item})

    def lines(call):
        return [(entry["start"]["line"], entry["end"]["character"] - entry["start"]["character"])
            for entry in call["fromRanges"]]

    outgoing = calls("outgoing", items[0])["result"]
    sites = [number for number, line in enumerate(text.split("\n")) if "attachChild(" in line]
    expect([call["to"]["name"] for call in outgoing] == ["MarinaSheet", "NewBooking"], f"{outgoing}")
    expect([lines(call) for call in outgoing] == [[(site, len("attachChild"))] for site in sites], f"{outgoing}")
    incoming = calls("incoming", items[0])["result"]
    tabs = read(app.path("App", "Tabs", "TabsRouter.swift")).split("\n")
    expect([call["from"]["name"] for call in incoming] == ["Tabs"], f"{incoming}")
    expect(incoming[0]["from"]["uri"] == uri(app.path("App", "Tabs", "TabsRouter.swift")), f"{incoming}")
    expect(incoming[0]["fromRanges"] and all("attachChild" in tabs[line] for line, _ in lines(incoming[0])), f"{incoming}")
    expect(calls("incoming", outgoing[0]["to"])["result"][0]["from"] == items[0], "there and back")
    stale = {**items[0], "data": {"root": root, "rib": "Gone"}}
    expect(calls("incoming", stale)["result"] == [], "a RIB that went")
    expect(calls("outgoing", {**items[0], "data": None})["error"]["code"] == -32602, "an item of another server")


@scenario
def the_parts_of_a_rib_lead_to_each_other(app):
    path = app.path("App", "Map", "MapRouter.swift")
    text = read(path)
    linked = {**FULL, "textDocument": {**FULL["textDocument"], "implementation": {"linkSupport": True}}}
    for capabilities, key in ((FULL, "uri"), (linked, "targetUri")):
        client = app.opened(capabilities=capabilities, options=TREES)
        client.open(path, text)

        def parts(word):
            answer = client.request("textDocument/implementation", {
                "textDocument": {"uri": uri(path)}, "position": place(text, word)})["result"]
            return answer and [os.path.basename(link[key]) for link in answer]

        expect(parts("class MapRouter") == ["MapBuilder.swift", "MapBuilder.swift", "MapInteractor.swift",
            "MapViewController.swift"], f"{parts('class MapRouter')}")
        expect(parts("import") is None, "no part")
        expect("MarinaSheetRouter.swift" in parts("attachChild"), f"{parts('attachChild')}")
        client.kill()


@scenario
def attach_calls_say_how_the_child_closes(app):
    client = app.opened(options=TREES)
    path = app.path("App", "Map", "MapRouter.swift")
    text = "// 😀\n" + read(path).replace("attachChild(router)", "/* 😀 */ attachChild(router) // here", 1)

    def hints(last=99):
        found = client.request("textDocument/inlayHint", {"textDocument": {"uri": uri(path)}, "range": {
            "start": {"line": 0, "character": 0}, "end": {"line": last, "character": 0}}})["result"]
        return [(hint["position"]["line"], hint["position"]["character"], hint["label"]) for hint in found]

    client.open(path, text)
    sites = [number for number, line in enumerate(text.split("\n")) if "attachChild(" in line]
    expected = [(sites[0], 36, " closes by detachMarinaSheet"), (sites[1], 27, " closes by detachNewBooking")]
    expect(hints() == expected, f"{hints()}")
    expect(hints(sites[1]) == expected[:1], "outside of the range")
    client.change(path, 2, text.replace("func detachNewBooking() {", "func detachNewBooking() { return }\n    func other() {"))
    expect(hints() == [expected[0], (sites[1], 27, " does not close")], f"{hints()}")


@scenario
def the_tree_is_that_of_the_program(app):
    client = app.opened()
    done = subprocess.run([app.riblint, "tree", "--format", "json"], capture_output=True, cwd=app.folder, check=True)
    expected = json.loads(done.stdout)
    trees = client.request("riblint/tree", {})["result"]
    root = client.settle()["folders"][0]["root"]
    expect([entry["root"] for entry in trees] == [root] and trees[0]["tree"] == expected, "the whole tree")
    done = subprocess.run([app.riblint, "tree", "--format", "json", "--root", "Map", "--depth", "1"],
        capture_output=True, cwd=app.folder, check=True)
    part = client.request("riblint/tree", {"root": "Map", "depth": 1})["result"]
    expect(part[0]["tree"] == json.loads(done.stdout), f"{part}")
    expect(client.request("riblint/tree", {"root": "Nothing"})["error"]["code"] == -32602, "an unknown RIB")
    path = app.path("App", "Map", "MapRouter.swift")
    text = read(path)
    client.open(path, text)

    def at(word):
        return client.request("riblint/ribAt", {"textDocument": {"uri": uri(path)}, "position": place(text, word)})["result"]

    rib = next(rib for rib in expected["ribs"] if rib["id"] == "Map")
    expect(at("class MapRouter") == {
        "range": {"start": {"line": 9, "character": 12}, "end": {"line": 9, "character": 21}}, "part": "router",
        "ribs": [{"root": root, "rib": rib}]}, f"{at('class MapRouter')}")
    call = at("attachChild")
    expect(call["part"] is None and call["ribs"][0]["rib"]["id"] == "MarinaSheet", f"{call}")
    expect(at("import") is None, "no RIB")


@scenario
def lenses_are_asked_for_again_if_a_text_changed(app):
    method = "workspace/codeLens/refresh"
    path, other = app.path("App", "Map", "MapRouter.swift"), app.path(*MAP)
    for capabilities, expected in ((FULL, 1), (without(FULL, "workspace", "codeLens"), 0)):
        client = app.opened(capabilities=capabilities)
        client.open(path)
        client.settle()
        client.change(path, 2, read(path) + "\n")
        client.settle()
        client.take_for(0.3)
        expect(client.requested(method) == 0, "nobody has asked for lenses")
        client.request("textDocument/codeLens", {"textDocument": {"uri": uri(path)}})
        client.open(other)
        client.save(other)
        client.close(other)
        client.settle()
        client.take_for(0.3)
        expect(client.requested(method) == 0, "no text changed")
        client.change(path, 3, read(path))
        client.settle()
        client.take_for(0.3)
        expect(client.requested(method) == expected, f"{client.requested(method)} instead of {expected}")
        client.kill()


def run(riblint, function):
    with tempfile.TemporaryDirectory(prefix="riblint-lsp-") as parent:
        app = App(riblint, parent)
        try:
            function(app)
        except (Failure, TimeoutError, Closed, KeyError, IndexError, StopIteration) as failure:
            log = [line for client in app.clients for line in client.errors][-5:]
            return f"{function.__name__}: {type(failure).__name__}: {failure}" + "".join(f"\n    {line}" for line in log)
        finally:
            app.stop()
    mistakes = Client.types.taken() if Client.types else []
    return f"{function.__name__}: " + "\n    ".join(mistakes) if mistakes else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--only", help="scenarios whose names contain this")
    parser.add_argument("--types", action="store_true", help="check the types of messages and settings")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    if options.types:
        from message_types import MessageTypes
        Client.types = MessageTypes(riblint)
    chosen = [function for function in SCENARIOS if not options.only or options.only in function.__name__]
    complaints = [complaint for complaint in (run(riblint, function) for function in chosen) if complaint]
    for complaint in complaints:
        print(complaint)
    if Client.types:
        print(f"{Client.types.count} messages checked by their types")
    print(f"{len(chosen)} scenarios, {len(complaints)} complaints")
    return 1 if complaints or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
