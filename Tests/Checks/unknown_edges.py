#!/usr/bin/env python3
"""Counts the edges of trees of RIBs of which it is not known whether the child closes, and why.

    unknown_edges.py --riblint PATH [--most PERCENT] [--list] [PROJECT]...

Without projects: those of Fixtures/Projects, where there must be none. --list prints each such edge with the place where
the value was lost. An edge counts once, however many ways its child is shown in. A child whose builder is not analyzed,
and a way of showing that is not known, are counted apart: nothing is claimed of them either.

Exit status: 1 if more than PERCENT of all edges (0 without --most) are unknown.
"""
import argparse
import collections
import json
import os
import subprocess
import sys

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FIXTURES = os.path.join(REPOSITORY, "Fixtures", "Projects")


class Project:
    """The edges of a project, each once."""

    def __init__(self, program, folder):
        self.name = os.path.basename(os.path.normpath(folder))
        command = [program, "tree", "--format", "json", "--isolated", os.path.abspath(folder)]
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        try:
            tree = json.loads(run.stdout)
        except ValueError:
            sys.exit(f"{folder}: no tree: {run.stderr.strip()[:200]}")
        edges = {}
        for way in tree["edges"]:
            edges.setdefault(way["edge"], []).append(way)
        self.edges = list(edges.values())

    @property
    def unknown(self):
        return [ways[0] for ways in self.edges if ways[0]["closes"] == "unknown"]

    @property
    def foreign(self):
        """The number of edges to children whose builder is not analyzed."""
        return sum(ways[0].get("builder") is not None for ways in self.edges)

    @property
    def shown(self):
        """The number of edges with a way of showing that is not known."""
        return sum(any(way["shown"] == "unknown" for way in ways) for ways in self.edges)


def place(location):
    return f"{location['path']}:{location['start']['line']}" if location else "-"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--most", type=float, default=0, metavar="PERCENT")
    parser.add_argument("--list", action="store_true", help="print each unknown edge")
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    folders = options.projects or sorted(entry.path for entry in os.scandir(FIXTURES) if entry.is_dir())
    program = os.path.abspath(options.riblint)
    reasons = collections.Counter()
    total, unknown = 0, 0
    print(f"{'edges':>6} {'unknown':>8} {'shown ?':>8} {'child ?':>8}  project")
    for project in (Project(program, folder) for folder in folders):
        found = project.unknown
        total, unknown = total + len(project.edges), unknown + len(found)
        print(f"{len(project.edges):6} {len(found):8} {project.shown:8} {project.foreign:8}  {project.name}")
        for edge in found:
            why = edge["unknown"]
            reasons[why["reason"]] += 1
            if options.list:
                parent, child = edge["parent"], edge["child"] or edge.get("builder")
                print(f"    {parent} -> {child}: {why['reason']} {why['name'] or ''} at {place(why['location'])}")
    share = 100 * unknown / total if total else 0
    print(f"{total:6} {unknown:8}  all: {share:.1f} %")
    for reason, count in reasons.most_common():
        print(f"{count:15}  {reason}")
    sys.exit(1 if share > options.most else 0)


if __name__ == "__main__":
    main()
