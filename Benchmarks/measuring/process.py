"""Runs commands and measures them."""

import atexit
import os
import shutil
import subprocess
import tempfile
from typing import NamedTuple

NATIVE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "native")

# Equal for all measured processes: fixed hash seeds, and no variables whose length shifts the stack.
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LC_ALL": "C",
    "SWIFT_DETERMINISTIC_HASHING": "1"}


class Usage(NamedTuple):
    wall: float
    """Seconds from start to end."""
    processor: float
    """Seconds of processor time, of all processes together."""
    peak: int
    """Bytes of the largest process."""
    status: int
    """Exit status; 128 plus the number of the signal if one ended the process."""


class Tools:
    """The two small measuring programs in C, compiled for this run."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="riblint-benchmarks-")
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        self.launcher = os.path.join(self.folder, "launch")
        self.counter = os.path.join(self.folder, "allocations.so")
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler is None:
            raise SystemExit("benchmarks: no C compiler; install cc or clang")
        subprocess.run([compiler, "-O2", "-o", self.launcher, f"{NATIVE}/launch.c"], check=True)
        if os.uname().sysname == "Linux":
            subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", self.counter, f"{NATIVE}/allocations.c"],
                check=True)

    def run(self, command, folder=None, accepted=(0,)):
        """Runs a command (a list) in a folder; exits the process if its exit status is not among the accepted ones."""
        output = subprocess.run(
            [self.launcher, *command], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=True).stdout
        wall, processor, peak, status = output.split()
        usage = Usage(float(wall), float(processor), int(peak) * 1024, int(status))
        if accepted is not None and usage.status not in accepted:
            raise SystemExit(f"benchmarks: {' '.join(command)[:300]} ended with status {usage.status}")
        return usage

    def allocations(self, command, folder=None):
        """The number of allocations of a command: calls of malloc and related functions."""
        path = os.path.join(self.folder, "count")
        # Started by env, so that the launcher itself is not counted.
        self.run(["env", f"LD_PRELOAD={self.counter}", f"ALLOCATIONS={path}", *command], folder)
        with open(path) as file:
            return int(file.read())


def median(values):
    values = sorted(values)
    return values[len(values) // 2]


def version_of(command):
    """The first line of a command's version output."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return "not found"
    text = (done.stdout + done.stderr).strip()
    return text.splitlines()[0] if text else f"status {done.returncode}"
