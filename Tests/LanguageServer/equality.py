#!/usr/bin/env python3
"""Compares what the language server publishes with what `riblint` reports.

    Tests/LanguageServer/equality.py --riblint .build/debug/riblint --operations 300 --seed 1
    Tests/LanguageServer/equality.py --riblint .build/debug/riblint --pull
    Tests/LanguageServer/equality.py --riblint .build/debug/riblint --self-test

A client opens, edits, saves, closes, creates, renames and deletes files of a fixture app and changes its configuration,
at random. After each step or few, the lists that the client has are those of `riblint --format json` over a copy of the
app with the texts of open documents written: by path, ranges in UTF-16, severity, rule, message, fingerprint, and the
steps and related places with their ranges. A failure is repeated with fewer operations until each is needed. Exit
status 1 if there is one. With --pull, the client asks for the lists: for those of all documents with the ids that it
has, and for those of open ones with and without an id. With --self-test, messages are lost on the way, which has to be noticed.
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

from client import PULL, Client, uri

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
APPS = os.path.join(ROOT, "Fixtures", "Projects")
DEFAULT_APPS = ["HarbourLeaky", "ClinicLeaky", "CourierLeaky", "Wallet"]
SEVERITIES = {"error": 1, "warning": 2, "note": 3}
CONFIGURATIONS = [
    None, "rules:\n  strong_router: warning\n", "rules:\n  view_self_dismissal: off\n", "ignored:\n  - '**/*Builder.swift'\n",
    "included:\n  - App\n", "strict: true\n", "nonsense: 1\n",
]
# Rules of a team, of all kinds.
OWN_RULES = open(os.path.join(ROOT, "Tests", "Checks", "custom_rules", "rules.yml")).read()
CONFIGURATIONS.append(OWN_RULES.replace("only_rules: [custom]\n", ""))
LINES = [
    "// 😀 漢字 e\u0301", "    weak var another: AnyObject?", "    private let router2: ViewableRouting? = nil",
    "    func unrelated() { print(\"x\") }", "// riblint:disable:next strong_router - tried", "}", "{", "\t",
    "import Foundation", "protocol Added: AnyObject { func addedDidClose() }", "final class AddedInteractor {}",
    "        dismiss(animated: true)", "        super.viewDidLoad()", "extension String { var added: Int { 1 } }",
]


def sources(folder):
    found = []
    for at, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [os.path.join(at, name) for name in sorted(names) if name.endswith((".swift", ".m", ".h"))]
    return found


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)


def units(text):
    return len(text.encode("utf-16-le")) // 2


class LossyClient(Client):
    """A client that loses messages: each third change of a document, or each third list."""

    lost = ""

    def __init__(self, *arguments, **others):
        self.seen = 0
        super().__init__(*arguments, **others)

    def _loses(self, message):
        if message.get("method") != self.lost or message["params"].get("diagnostics") == []:
            return False
        self.seen += 1
        return self.seen % 3 == 0

    def send(self, message):
        if not self._loses(message):
            super().send(message)

    def _handle(self, message):
        if not self._loses(message):
            super()._handle(message)


class PullingClient(Client):
    """A client that asks for lists, and keeps their ids."""

    def __init__(self, *arguments, **others):
        self.ids = {}
        self.responses = {}
        self.fetched = 0
        super().__init__(*arguments, **others)

    def _handle(self, message):
        assert message.get("method") != "textDocument/publishDiagnostics", "a list was sent"
        if "id" in message and "method" not in message:
            self.responses[message["id"]] = message
        super()._handle(message)

    def answer(self, number, timeout=60):
        return self.responses.get(number) or super().answer(number, timeout)

    def initialize(self, folders, capabilities=None, options=None, **others):
        return super().initialize(folders, PULL, options, **others)

    def fetch(self, paths):
        """Brings the lists up to date. The request for all lists is canceled if there is nothing new."""
        self.fetched += 1
        self.versions.clear()
        number = self.start_pull(self.ids)
        self.settle()
        self.notify("$/cancelRequest", {"id": number})
        answer = self.answer(number)
        if "error" in answer:
            assert answer["error"]["code"] == -32800, answer
        for report in answer.get("result", {"items": []})["items"]:
            assert report["kind"] == "full" and report["resultId"] != self.ids.get(report["uri"]), report
            self._take(report["uri"], report)
            if report["version"] is not None:
                self.versions[report["uri"]] = report["version"]
        for path in sorted(paths):
            name = uri(path)
            known = self.ids.get(name) if self.fetched % 2 else None
            report = self.pull(path, known)["result"]
            if report["kind"] == "unchanged":
                assert report == {"kind": "unchanged", "resultId": known}, report
            else:
                assert report["items"] == self.lists.get(name, []), f"two lists of {name}"
                self._take(name, report)

    def _take(self, name, report):
        self.ids[name], self.lists[name] = report["resultId"], report["items"]


class LossyPullingClient(LossyClient, PullingClient):
    """One that loses messages."""


LOSSY = {Client: LossyClient, PullingClient: LossyPullingClient}


class Editor:
    """An editor with a client: the operations, and the texts of open documents."""

    kind = Client

    def __init__(self, riblint, folder, arguments):
        self.folder = folder
        self.open = {}
        self.versions = {}
        kind = LOSSY[self.kind] if LossyClient.lost else self.kind
        self.client = kind([riblint, "lsp", "--log", "warning", *arguments])
        self.client.initialize([folder])
        self.client.settle()

    def perform(self, operation):
        """One operation: its name, a number that decides on details. What cannot be done is left out."""
        kind, seed = operation
        choose = random.Random(seed)
        files = sources(self.folder)
        getattr(self, kind)(choose, files)

    def _opened(self, choose):
        return choose.choice(sorted(self.open)) if self.open else None

    def open_file(self, choose, files):
        path = choose.choice(files)
        if path in self.open or "\udcff" in read(path):
            return
        self.versions[path] = choose.choice([0, 1, 17])
        self.open[path] = read(path)
        self.client.open(path, self.open[path], self.versions[path])

    def edit(self, choose, _):
        path = self._opened(choose)
        if path is None:
            return
        lines = self.open[path].split("\n")
        at = choose.randrange(len(lines))
        end = min(len(lines), at + choose.choice([0, 0, 0, 1, 2]))
        new = "".join(line + "\n" for line in choose.sample(LINES, choose.choice([0, 1, 1, 2])))
        self._change(path, (at, 0), (end, 0), new, choose)

    def type_text(self, choose, _):
        path = self._opened(choose)
        if path is None:
            return
        lines = self.open[path].split("\n")
        at = choose.randrange(len(lines))
        column = choose.randrange(len(lines[at]) + 1)
        end = min(len(lines[at]), column + choose.choice([0, 0, 1, 3]))
        new = choose.choice(["x", "", "😀", "é", " ", "()", "self.", "?"])
        self._change(path, (at, units(lines[at][:column])), (at, units(lines[at][:end])), new, choose)

    def _change(self, path, start, end, new, choose):
        def offset(text, pair):
            lines = text.split("\n")
            if pair[0] >= len(lines):
                return len(text)
            before = sum(len(line) + 1 for line in lines[:pair[0]])
            line, count = lines[pair[0]], 0
            for index, character in enumerate(line):
                if count >= pair[1]:
                    return before + index
                count += units(character)
            return before + len(line)

        text = self.open[path]
        changed = text[:offset(text, start)] + new + text[offset(text, end):]
        self.versions[path] += choose.choice([1, 1, 3])
        self.open[path] = changed
        if choose.random() < 0.2:
            self.client.change(path, self.versions[path], changed)
        else:
            self.client.change(path, self.versions[path], (start, end, new))

    def save(self, choose, _):
        path = self._opened(choose)
        if path is None:
            return
        write(path, self.open[path])
        self.client.save(path)

    def close(self, choose, _):
        path = self._opened(choose)
        if path is None:
            return
        del self.open[path]
        self.client.close(path)

    def create(self, choose, files):
        path = os.path.join(os.path.dirname(choose.choice(files)), f"Added{choose.randrange(5)}.swift")
        if path not in self.open:
            write(path, read(choose.choice(files)).replace("class ", f"class Copy{choose.randrange(9)}"))
            self.client.watched(path)

    def delete(self, choose, files):
        path = choose.choice(files)
        if path not in self.open and len(files) > 5:
            os.remove(path)
            self.client.watched(path)

    def rename(self, choose, files):
        path = choose.choice(files)
        new = os.path.join(os.path.dirname(choose.choice(files)), "Moved" + os.path.basename(path))
        if path in self.open or os.path.exists(new):
            return
        os.rename(path, new)
        self.client.watched(path, new)

    def write_closed(self, choose, files):
        path = choose.choice(files)
        if path in self.open:
            return
        write(path, read(path) + choose.choice(LINES) + "\n")
        self.client.watched(path)

    def configure(self, choose, _):
        path, text = os.path.join(self.folder, ".riblint.yml"), choose.choice(CONFIGURATIONS)
        if text is None:
            if os.path.exists(path):
                os.remove(path)
        else:
            write(path, text)
        self.client.watched(path)

    def ignore(self, choose, files):
        path = os.path.join(self.folder, ".gitignore")
        write(path, choose.choice(["", os.path.basename(choose.choice(files)) + "\n", "*View*.swift\n"]))
        self.client.watched(path)

    def wrong_event(self, choose, files):
        self.client.watched(os.path.join(self.folder, "App", "Nothing.swift"), choose.choice(files))

    # MARK: Comparison

    def published(self):
        if isinstance(self.client, PullingClient):
            self.client.fetch(self.open)
        found = []
        for name, findings in self.client.lists.items():
            path = os.path.relpath(urllib.parse.unquote(name[len("file://"):]), self.folder)
            found += [(path, self._key(finding)) for finding in findings if finding["code"] not in
                ("configuration", "not_analyzed")]
        return sorted(found, key=str)

    def _key(self, finding):
        def place(location):
            at = location["range"]
            return (at["start"]["line"], at["start"]["character"], at["end"]["line"], at["end"]["character"])

        notes = [(os.path.relpath(urllib.parse.unquote(note["location"]["uri"][len("file://"):]), self.folder),
            place(note["location"]), note["message"]) for note in finding.get("relatedInformation", [])]
        return (place(finding), finding["severity"], finding["code"], finding["message"],
            finding["data"]["fingerprint"], tuple(notes))

    def expected(self, riblint):
        """What `riblint` reports with the texts of open documents written; nil if the configuration is wrong."""
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(os.path.realpath(folder), "app")
            shutil.copytree(self.folder, copy)
            for path, text in self.open.items():
                write(os.path.join(copy, os.path.relpath(path, self.folder)), text)
            done = subprocess.run([riblint, copy, "--format", "json", "--fail-on", "never"], capture_output=True,
                cwd=copy)
            if done.returncode == 2:
                return None
            report = json.loads(done.stdout)
        found = []
        for finding in report["findings"]:
            steps = [f"{number + 1}. {step['message']}" for number, step in enumerate(finding["path"])]
            notes = list(zip(finding["path"], steps)) + [(note, note["message"]) for note in finding["related"]]
            message = "\n".join(text for text in (finding["message"], finding["help"]) if text)
            found.append((finding["location"]["path"], (
                self._place(finding["location"]), SEVERITIES[finding["severity"]], finding["rule"], message,
                finding["fingerprint"],
                tuple((note["location"]["path"], self._place(note["location"]), text) for note, text in notes[:64]))))
        return sorted(found, key=str)

    @staticmethod
    def _place(location):
        start, end = location["start"], location["end"]
        return (start["line"] - 1, start["utf16"] - 1, end["line"] - 1, end["utf16"] - 1)


WEIGHTS = {
    "open_file": 4, "edit": 10, "type_text": 10, "save": 3, "close": 2, "create": 1, "delete": 1, "rename": 1,
    "write_closed": 2, "configure": 1, "ignore": 1, "wrong_event": 1,
}


def plan(seed, count):
    choose = random.Random(seed)
    kinds = choose.choices(list(WEIGHTS), weights=list(WEIGHTS.values()), k=count)
    return [(kind, choose.randrange(1 << 30)) for kind in kinds]


def run(riblint, app, operations, arguments, every):
    """The first difference, as (number of operations, text); nil if there is none."""
    with tempfile.TemporaryDirectory(prefix="riblint-equality-") as parent:
        folder = os.path.join(os.path.realpath(parent), "app")
        shutil.copytree(os.path.join(APPS, app), folder)
        if CONFIGURATIONS[0] is not None:
            write(os.path.join(folder, ".riblint.yml"), CONFIGURATIONS[0])
        editor = Editor(riblint, folder, arguments)
        try:
            for number, operation in enumerate(operations, 1):
                editor.perform(operation)
                if number % every and number < len(operations):
                    continue
                editor.client.settle()
                expected = editor.expected(riblint)
                if expected is None:
                    continue
                published = editor.published()
                if published != expected:
                    extra = [entry for entry in published if entry not in expected]
                    missing = [entry for entry in expected if entry not in published]
                    return number, f"only published: {extra[:3]}\nonly reported: {missing[:3]}"
                for path in editor.open:
                    if editor.client.versions.get(uri(path), editor.versions[path]) != editor.versions[path]:
                        return number, f"{path}: version {editor.client.versions[uri(path)]} of {editor.versions[path]}"
            status = editor.client.stop()
            return None if status == 0 else (len(operations), f"status {status}")
        except AssertionError as failure:
            return number, str(failure)
        finally:
            editor.client.kill()


def shrunk(operations, fails):
    """The operations without those that are not needed for the failure."""
    size = max(1, len(operations) // 2)
    while True:
        start = 0
        while start < len(operations):
            fewer = operations[:start] + operations[start + size:]
            if fewer and fails(fewer):
                operations = fewer
            else:
                start += size
        if size == 1:
            return operations
        size //= 2


def self_test(riblint):
    """What is lost and not noticed."""
    complaints = []
    for lost in ("textDocument/didChange", *([] if Editor.kind is PullingClient else ["textDocument/publishDiagnostics"])):
        LossyClient.lost = lost
        # Without versions of lists that stay the same, a lost change is noticed later.
        length = 60 if Editor.kind is PullingClient else 40
        if not any(run(riblint, app, plan(seed, length), [], 5) for seed, app in enumerate(DEFAULT_APPS[:2])):
            complaints.append(f"a lost {lost} is not noticed")
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--operations", type=int, default=300, help="how many in all (default 300)")
    parser.add_argument("--every", type=int, default=3, help="compare after each so many (default 3)")
    parser.add_argument("--length", type=int, default=60, help="operations of a session (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--app", action="append", choices=sorted(os.listdir(APPS)))
    parser.add_argument("--pull", action="store_true", help="ask for the lists")
    parser.add_argument("--own-rules", action="store_true", help="every configuration declares rules of a team")
    parser.add_argument("--self-test", action="store_true", help="lose messages")
    parser.add_argument("--no-shrink", action="store_true", help="do not look for the operations that matter")
    parser.add_argument("arguments", nargs="*", help="options of 'riblint lsp', after --")
    options = parser.parse_args()
    if options.own_rules:
        CONFIGURATIONS[:] = [OWN_RULES, CONFIGURATIONS[-1]]
    riblint, apps = os.path.abspath(options.riblint), options.app or DEFAULT_APPS
    if options.pull:
        Editor.kind = PullingClient
    if options.self_test:
        complaints = self_test(riblint)
        print("\n".join(complaints) or "lost messages are noticed")
        return 1 if complaints else 0
    done, seed = 0, options.seed
    while done < options.operations:
        app, operations = apps[seed % len(apps)], plan(seed, min(options.length, options.operations - done))
        difference = run(riblint, app, operations, options.arguments, options.every)
        if difference:
            number, text = difference
            operations = operations[:number]
            if not options.no_shrink:
                operations = shrunk(operations, lambda fewer: run(riblint, app, fewer, options.arguments, 1 << 30))
            print(f"{app}, seed {seed}: after {operations}:\n{text}")
            return 1
        done += len(operations)
        seed += 1
    print(f"{done} operations: {'pulled' if options.pull else 'published'} lists are those of riblint")
    return 0


if __name__ == "__main__":
    sys.exit(main())
