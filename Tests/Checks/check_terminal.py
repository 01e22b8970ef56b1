#!/usr/bin/env python3
"""Checks riblint on a terminal, on signals, and with a closed pipe.

    check_terminal.py --riblint PATH

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

ERASER = b"\r\x1b[K"
complaints = []


def expect(holds, text):
    if not holds:
        complaints.append(text)


class Run:
    """Runs riblint with a terminal as standard error; returns the output with the time of each read."""

    def __init__(self, command, folder, environment=None, terminal=True):
        self.leader, follower = pty.openpty() if terminal else os.pipe()
        plain = {key: value for key, value in os.environ.items() if key not in ("CI", "NO_COLOR")}
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=follower,
            env={**plain, "TERM": "xterm", **(environment or {})})
        os.close(follower)
        self.pieces = []

    def read(self, until=None):
        """Reads to the end, or until the given number of seconds after the start."""
        while self.leader is not None:
            left = None if until is None else until - (time.monotonic() - self.start)
            if left is not None and left <= 0:
                return self
            if not select.select([self.leader], [], [], left)[0]:
                return self
            try:
                data = os.read(self.leader, 1 << 16)
            except OSError:  # Linux raises EIO when the other end of a terminal is closed
                data = b""
            if not data:
                self.process.wait()
                os.close(self.leader)
                self.leader = None
                return self
            self.pieces.append((time.monotonic() - self.start, data))
        return self

    @property
    def output(self):
        return b"".join(data for _, data in self.pieces)


def make_tree(folder, links):
    """A large file under many names, so that a run takes long, but needs the disk space of one file.

    Most of its text is in bodies, so that a run needs no more memory than for an app. Otherwise, the system would take
    long to free that memory when the process ends.
    """
    os.makedirs(os.path.join(folder, ".git"))
    first = os.path.join(folder, "f0.swift")
    with open(first, "w") as file:
        for index in range(100):
            file.write("func f%d(a: Int) -> Int {\n" % index)
            for line in range(100):
                file.write("    g%d(a).h { $0 + %d }\n" % (line, line))
            file.write("}\n")
    add_links(folder, 1, links)


def add_links(folder, first, last):
    for index in range(first, last):
        os.link(os.path.join(folder, "f0.swift"), os.path.join(folder, "f%d.swift" % index))


def slow_tree(riblint, folder):
    """A tree whose run takes at least three seconds on this machine, even when it is idle."""
    links = 4
    make_tree(folder, links)
    while True:
        took = []
        for _ in range(2):
            start = time.monotonic()
            subprocess.run([riblint, ".", "-q"], cwd=folder, stdout=subprocess.DEVNULL, check=True)
            took.append(time.monotonic() - start)
        if min(took) > 3:
            return links
        add_links(folder, links, links * 2)
        links *= 2


def check_progress(riblint, folder, links):
    run = Run([riblint, "."], folder).read()
    expect(run.process.returncode == 0, f"progress: status {run.process.returncode}")
    expect(run.pieces and run.pieces[0][0] >= 0.45, f"progress: comes after half a second, not at {run.pieces[:1]}")
    counts = re.findall(rb"\r\x1b\[K([\d,]+) of ([\d,]+) files", run.output.replace(b",", b""))
    expect(len(counts) >= 3, f"progress: is shown more than {len(counts)} times")
    done = [int(first) for first, _ in counts]
    expect(done == sorted(done) and all(int(second) == links for _, second in counts), f"progress: counts {counts}")
    expect(run.output.endswith(ERASER) and b"\n" not in run.output, f"progress: is gone at the end: {run.output[-60:]}")
    shown = run.output.split(ERASER)
    expect(shown[-1] == b"" and all(len(text) < 60 for text in shown), "progress: fits on a line")


def check_silence(riblint, folder, small):
    for options, environment, terminal in [
        (["--no-progress"], {}, True), (["--quiet"], {}, True), ([], {"CI": "true"}, True),
        ([], {"TERM": "dumb"}, True), ([], {}, False),
    ]:
        run = Run([riblint, ".", *options], folder, environment, terminal).read()
        expect(run.process.returncode == 0 and run.output == b"",
            f"silence: {options} {environment} {terminal}: {run.output[:80]}")
    run = Run([riblint, "."], small).read()
    expect(run.process.returncode == 0 and run.output == b"", f"silence: a short run says {run.output[:80]}")
    run = Run([riblint, "nothing"], small).read()
    expect(run.process.returncode == 2 and ERASER not in run.output, f"silence: a failure says {run.output[:80]}")


def check_signals(riblint, folder):
    for number in (signal.SIGINT, signal.SIGTERM):
        for moment in (0.1, 0.9, 1.4):
            run = Run([riblint, "."], folder).read(until=moment)
            start = time.monotonic()
            run.process.send_signal(number)
            run.process.wait()
            took = time.monotonic() - start
            run.read()
            expect(run.process.returncode == 128 + number,
                f"signal {number} at {moment}: status {run.process.returncode}")
            expect(took < 0.1, f"signal {number} at {moment}: took {took:.3f} s")
            expect(run.output == b"" or run.output.endswith(ERASER),
                f"signal {number} at {moment}: leaves {run.output[-60:]}")


def check_control_c(riblint, folder):
    """Presses the key on the controlling terminal of the process."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.environ.pop("CI", None)
        os.execv(riblint, [riblint, "."])
    time.sleep(0.8)
    start = time.monotonic()
    os.write(terminal, b"\x03")
    output = b""
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 1 << 16):
            output += piece
    _, status = os.waitpid(child, 0)
    took = time.monotonic() - start
    expect(os.waitstatus_to_exitcode(status) == 130 and took < 0.2, f"Ctrl-C: status {status}, {took:.3f} s")
    expect(b"files" in output and output.rstrip(b"^C\r\n").endswith(ERASER), f"Ctrl-C: leaves {output[-60:]}")


def check_files(riblint, leaky, scratch):
    """Whenever a run is interrupted, the report is the old or the complete new one, and no temporary file remains."""
    out = os.path.join(scratch, "out")
    os.makedirs(out)
    report = os.path.join(out, "report.json")
    start = time.monotonic()
    subprocess.run([riblint, ".", "--format", "json=" + report], cwd=leaky)
    whole = time.monotonic() - start
    with open(report, "rb") as file:
        new = file.read()
    json.loads(new)
    statuses = []
    for step in range(40):
        with open(report, "w") as file:
            file.write("old")
        process = subprocess.Popen([riblint, ".", "--format", "json=" + report], cwd=leaky)
        time.sleep(whole * step / 36)
        process.send_signal(signal.SIGTERM if step % 2 else signal.SIGINT)
        statuses.append(process.wait())
        with open(report, "rb") as file:
            data = file.read()
        expect(data in (b"old", new), f"interrupted report: {len(data)} bytes")
        expect(os.listdir(out) == ["report.json"], f"interrupted report: leaves {os.listdir(out)}")
        expect(statuses[-1] in (130, 143, 1, -signal.SIGINT, -signal.SIGTERM),
            f"interrupted report: status {statuses[-1]}")
    expect(130 in statuses or 143 in statuses, f"interrupted report: never interrupted: {statuses}")


def check_reader(riblint, leaky):
    """A reader that closes the pipe early is not an error."""
    for form in ("text", "json", "sarif", "concise"):
        with subprocess.Popen([riblint, ".", "--format", form], cwd=leaky, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE) as process:
            process.stdout.read(1)
            process.stdout.close()
            errors = process.stderr.read()
            expect(process.wait() == 1 and errors == b"", f"closed pipe: {form}: status {process.returncode}, {errors}")


LEAKY = """import RIBs
import UIKit
protocol V%(n)dPresentableListener: AnyObject { func didTapClose() }
final class V%(n)dViewController: UIViewController, V%(n)dPresentable, V%(n)dViewControllable {
    weak var listener: V%(n)dPresentableListener?
    @objc private func closeTapped() { dismiss(animated: true) }
}
protocol V%(n)dPresentable: Presentable { var listener: V%(n)dPresentableListener? { get set } }
protocol V%(n)dViewControllable: ViewControllable {}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--riblint", required=True)
    riblint = os.path.abspath(parser.parse_args().riblint)
    with tempfile.TemporaryDirectory() as scratch:
        slow, small, leaky = (os.path.join(scratch, name) for name in ("slow", "small", "leaky"))
        for folder in (small, leaky):
            os.makedirs(os.path.join(folder, ".git"))
        with open(os.path.join(small, "a.swift"), "w") as file:
            file.write("let a = 1\n")
        for number in range(400):
            with open(os.path.join(leaky, "V%d.swift" % number), "w") as file:
                file.write(LEAKY % {"n": number})
        links = slow_tree(riblint, slow)
        check_progress(riblint, slow, links)
        check_silence(riblint, slow, small)
        check_signals(riblint, slow)
        check_control_c(riblint, slow)
        check_files(riblint, leaky, scratch)
        check_reader(riblint, leaky)
    for complaint in complaints:
        print(complaint)
    print(f"terminal, signals, pipes: {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


main()
