#!/usr/bin/env python3
"""Measures the language server as an editor feels it, beside runs of riblint over the same files.

    Benchmarks/server.py --riblint .build-shipped/riblint
    Benchmarks/server.py --riblint .build-shipped/riblint --ribs 1000 --edits 300 --idle 60
    Benchmarks/server.py --riblint .build-shipped/riblint --only-idle --idle 600

Times of the whole project are given as multiples of a run in the same minute, times that a person waits for in
milliseconds. With --only-idle, two servers without work are measured instead: one whose client watches the files, and one
that looks for itself. Exit status 1 if a figure is beyond its limit.
"""

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "..", "Tests", "LanguageServer"))

from client import Client, uri  # noqa: E402
from generate import FLAVOURS, generate  # noqa: E402

FILE = """import RIBs
final class MeasuredInteractor: Interactor {
    var router: MeasuredRouting?
}
protocol MeasuredRouting: Routing {}
"""


class Processes:
    """The processes of a server, by what the system knows of them. Linux only."""

    def __init__(self, client):
        self.supervisor = client.process.pid
        children = subprocess.run(["pgrep", "-P", str(self.supervisor)], capture_output=True, text=True, check=True)
        self.worker = int(children.stdout.split()[0])

    def megabytes(self, process):
        with open(f"/proc/{process}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:")) / 1000

    def seconds(self):
        """The time of the processor that both have taken."""
        total = 0
        for process in (self.supervisor, self.worker):
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")


class Measurement:
    def __init__(self, riblint, folder, jobs):
        self.riblint, self.folder, self.jobs = riblint, folder, jobs
        self.figures = []
        self.version = 1

    def add(self, name, value, limit, unit):
        self.figures.append((name, value, limit, unit))
        mark = "" if value <= limit else "  beyond the limit"
        print(f"{name:42} {value:9.2f} {unit:4} of {limit:g}{mark}", flush=True)

    def lint(self):
        start = time.monotonic()
        subprocess.run(
            [self.riblint, self.folder, "--jobs", self.jobs], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.monotonic() - start

    def run(self, edits, idle):
        self.reference = statistics.median(self.lint() for _ in range(3))
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
        print(f"a run takes {self.reference:.2f} s and {peak:.0f} MB", flush=True)
        self.client = Client([self.riblint, "lsp", "--jobs", self.jobs])
        try:
            self.measure(edits, idle, peak)
        finally:
            self.client.kill()
        return self.is_within_limits()

    def is_within_limits(self):
        return all(value <= limit for _, value, limit, _ in self.figures)

    def calm(self, process):
        """Waits until a server does nothing for a second, and returns how long that takes."""
        start = time.monotonic()
        while time.monotonic() - start < 120:
            taken = process.seconds()
            time.sleep(1)
            if process.seconds() - taken < 0.02:
                break
        return time.monotonic() - start - 1

    def rest(self, seconds):
        """What servers take of the processor that have nothing to do, by who notices files that change."""
        servers = []
        try:
            for name, watch, limit in (("idle, the client watches", "client", 0.2), ("idle, the server polls", "poll", 1)):
                client = Client([self.riblint, "lsp", "--jobs", self.jobs])
                servers.append((client, name, limit))
                client.initialize([self.folder], options={"files": {"watch": watch}})
                client.settle(600)
                watchers = sum(request["method"] == "client/registerCapability" for request in client.requests)
                if (watchers > 0) != (watch == "client"):
                    sys.exit(f"{name}: {watchers} registrations")
            processes = [Processes(client) for client, _, _ in servers]
            print(f"after the lists, a server works for {self.calm(processes[-1]):.0f} s on what the next edit needs", flush=True)
            start, before = time.monotonic(), [process.seconds() for process in processes]
            time.sleep(seconds)
            for (_, name, limit), process, taken in zip(servers, processes, before):
                share = (process.seconds() - taken) / (time.monotonic() - start)
                self.add(name, 100 * share, limit, "%")
        finally:
            for client, _, _ in servers:
                client.kill()
        return self.is_within_limits()

    def timed(self, action):
        start = time.monotonic()
        action()
        return time.monotonic() - start

    def measure(self, edits, idle, peak):
        client = self.client

        def open_folder():
            client.initialize([self.folder])
            client.settle()
        self.add("open", self.timed(open_folder) / self.reference, 1.6, "runs")
        processes = Processes(client)
        opened = processes.megabytes(processes.worker)
        self.add("memory after opening", opened / peak, 1.6, "runs")
        self.add("memory of the supervisor", processes.megabytes(processes.supervisor), 40, "MB")
        names = sorted(os.path.join(at, name) for at, _, files in os.walk(self.folder) for name in files)
        interactors = [name for name in names if name.endswith("Interactor.swift")]
        path = interactors[len(interactors) // 2]
        self.open(path)
        self.bodies(path, edits)
        grown = processes.megabytes(processes.worker)
        self.declarations(path)
        self.files()
        self.many(names)
        self.questions(path.replace("Interactor.swift", "Router.swift"))
        self.client.close(path)
        self.open(path)
        self.bodies(path, edits, isShown=False)
        self.add("memory after the second edits", processes.megabytes(processes.worker) / grown, 1.3, "x")
        before, start = processes.seconds(), time.monotonic()
        time.sleep(idle)
        self.add("processor while idle", 100 * (processes.seconds() - before) / (time.monotonic() - start), 1, "%")
        start = time.monotonic()
        client.process.stdin.close()
        client.process.wait(10)
        self.add("end of input to end of process", 1000 * (time.monotonic() - start), 200, "ms")

    def open(self, path):
        with open(path, encoding="utf-8") as file:
            self.text = file.read()
        self.version = 1
        self.client.open(path, self.text)
        self.client.settle()

    def change(self, path, *changes):
        """Changes the document; returns the milliseconds until its list has come."""
        self.version += 1
        start = time.monotonic()
        self.client.change(path, self.version, *changes)
        while self.client.versions.get(uri(path)) != self.version:
            self.client.take()
        # As long as a person who types pauses: the next change does not wait for the last one.
        took = 1000 * (time.monotonic() - start)
        time.sleep(0.25)
        return took

    def bodies(self, path, count, isShown=True):
        lines = self.text.split("\n")
        at = next(index for index, line in enumerate(lines) if "func " in line and line.endswith("{")) + 1
        times = sorted(
            self.change(path, ((at, 0), (at, 0), f"        print({number})\n")) for number in range(count))
        self.change(path, self.text)
        if isShown:
            self.add("edit in a body, median", statistics.median(times), 40, "ms")
            self.add("edit in a body, 9 of 10", times[len(times) * 9 // 10], 80, "ms")

    def declarations(self, path):
        times = [
            self.change(path, f"protocol Measured{number} {{ func measured{number}() }}\n" + self.text)
            for number in range(6)]
        self.change(path, self.text)
        self.add("declarations", statistics.median(times) / 1000 / self.reference, 0.25, "runs")

    def files(self):
        first, second = (os.path.join(self.folder, name) for name in ("Measured.swift", "Moved.swift"))

        def come():
            with open(first, "w", encoding="utf-8") as file:
                file.write(FILE)
            self.client.watched(first)
            self.client.settle()

        def move():
            os.rename(first, second)
            self.client.watched(first, second)
            self.client.settle()

        def go():
            os.remove(second)
            self.client.watched(second)
            self.client.settle()
        for name, action in (("a file comes", come), ("a file moves", move), ("a file goes", go)):
            time.sleep(0.25)
            self.add(name, self.timed(action) / self.reference, 0.6, "runs")

    def many(self, names):
        sources = [name for name in names if name.endswith(".swift")][:3000]
        time.sleep(0.25)

        def change():
            for name in sources:
                with open(name, "a", encoding="utf-8") as file:
                    file.write("// changed\n")
            self.client.watched(*sources)
            self.client.settle()
        self.add(f"{len(sources)} files change", self.timed(change) / self.reference, 2, "runs")

    def questions(self, path):
        self.open(path)
        lines = self.text.split("\n")
        line = next(index for index, line in enumerate(lines) if "class " in line)
        document = {"uri": uri(path)}
        hover = {"textDocument": document, "position": {"line": line, "character": lines[line].index("class ") + 8}}
        for name, method, params in (
            ("hover", "textDocument/hover", hover), ("lenses", "textDocument/codeLens", {"textDocument": document}),
        ):
            self.client.request(method, params)
            times = sorted(self.timed(lambda: self.client.request(method, params)) for _ in range(100))
            self.add(f"{name}, 99 of 100", 1000 * times[98], 5, "ms")
        times = sorted(self.timed(lambda: self.client.actions(path, (line, 0))) for _ in range(100))
        self.add("code actions, 99 of 100", 1000 * times[98], 5, "ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--ribs", type=int, default=1000, help="size of the made-up app (default 1000)")
    parser.add_argument("--flavour", choices=FLAVOURS, default="rx")
    parser.add_argument("--edits", type=int, default=40, help="edits in bodies (default 40)")
    parser.add_argument("--idle", type=float, default=10, help="seconds without work (default 10)")
    parser.add_argument("--only-idle", action="store_true", help="measure only servers without work")
    parser.add_argument("--jobs", default="2", help="threads of both (default 2)")
    options = parser.parse_args()
    folder = os.path.realpath(tempfile.mkdtemp())
    try:
        generate(os.path.join(folder, "app"), ribs=options.ribs, flavour=options.flavour)
        measurement = Measurement(os.path.abspath(options.riblint), os.path.join(folder, "app"), options.jobs)
        is_within = measurement.rest(options.idle) if options.only_idle else measurement.run(options.edits, options.idle)
        return 0 if is_within else 1
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
