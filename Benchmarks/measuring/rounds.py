"""Runs several programs in turns on a corpus."""

import os
from typing import NamedTuple

from measuring.process import median


class Contender(NamedTuple):
    name: str
    command: list
    accepted: tuple = (0,)
    """Exit statuses that are not failures; None accepts any."""


class Result(NamedTuple):
    name: str
    wall: float
    """Median of all rounds, in seconds."""
    processor: float
    peak: int
    """Maximum of all rounds, in bytes."""
    wall_ratio: float
    """The median of the ratios to the first contender, by round."""
    processor_ratio: float


def take_turns(tools, corpus, contenders, rounds, before_each=None):
    """Runs all programs once in each round, so that changes in machine speed affect all of them; drops the first round.

    All files are read before each round. With `before_each`, that is called before each run instead, and all rounds
    count.
    """
    usages = {contender.name: [] for contender in contenders}
    for number in range(rounds + (0 if before_each else 1)):
        if not before_each:
            corpus.read()
        for contender in contenders:
            if before_each:
                before_each()
            usage = tools.run(contender.command, corpus.folder, contender.accepted)
            if number > 0 or before_each:
                usages[contender.name].append(usage)
    first = usages[contenders[0].name]
    return [result(contender.name, usages[contender.name], first) for contender in contenders]


def result(name, usages, first):
    return Result(
        name, median(usage.wall for usage in usages), median(usage.processor for usage in usages),
        max(usage.peak for usage in usages), median(usage.wall / other.wall for usage, other in zip(usages, first)),
        median(usage.processor / max(other.processor, 1e-6) for usage, other in zip(usages, first)))


def cat(corpus):
    """The reference: the same files, read without any analysis."""
    return Contender("cat", ["xargs", "-0", "-a", corpus.list, "cat"])


def lint(riblint, corpus, sarif, jobs=None):
    """riblint with all rules and a SARIF report, as in a CI job."""
    command = [riblint, "lint", corpus.folder, "--isolated", "--all-rules", "--fail-on", "never", "--allow-incomplete",
        "--quiet"]
    command += ["--format", f"sarif={sarif}"]
    name = "riblint"
    if jobs is not None:
        command += ["--jobs", str(jobs)]
        name += f", {jobs} thread{'s' if jobs > 1 else ''}"
    return Contender(name, command)


def processors():
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
