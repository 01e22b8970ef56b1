#!/usr/bin/env python3
"""Generates a RIBs app with five files and more for each RIB. Equal options give equal bytes.

    Benchmarks/generate.py FOLDER --ribs 1000 [--flavour rx|combine|mixed] [--leaky 0.02] [--seed 1] [--plain]

FOLDER must not exist. The manifest FOLDER.json is written beside it: options, sizes, and path, line and rule of each
expected finding.
"""

import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generator import app, names, tree  # noqa: E402

FLAVOURS = ("rx", "combine", "mixed")


def generate(folder, ribs, flavour="rx", leaky=0.02, seed=1, processes=2, plain=False):
    """Generates an app, unless it already exists with the same options; returns its manifest."""
    options = {"ribs": ribs, "flavour": flavour, "leaky": leaky, "seed": seed, "plain": plain}
    if os.path.exists(folder):
        try:
            with open(folder + ".json") as file:
                manifest = json.load(file)
        except FileNotFoundError:
            manifest = {"options": None}
        if manifest["options"] == options | {"generation": app.GENERATION}:
            return manifest
        raise SystemExit(f"generate: {folder} is there and was made with other options; remove it")
    if not 1 <= ribs <= names.LIMIT:
        raise SystemExit(f"generate: --ribs {ribs} is not from 1 to {names.LIMIT}")
    grown = tree.grow(ribs, seed, flavour, leaky, plain)
    os.makedirs(folder)
    manifest = app.manifest(options, grown, *app.write(folder, grown, flavour, processes))
    with open(folder + ".json", "w") as file:
        json.dump(manifest, file)
    return manifest


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--ribs", type=int, required=True)
    parser.add_argument("--flavour", choices=FLAVOURS, default="rx")
    parser.add_argument("--leaky", type=float, default=0.02,
        help="share of RIBs with one violation each (default 0.02)")
    parser.add_argument("--plain", action="store_true",
        help="the code and the five kinds of violations that the guard is measured with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    manifest = generate(**vars(parser.parse_args()))
    print(", ".join(f"{manifest[key]} {key}" for key in ("ribs", "files", "bytes", "depth", "width")))
    print(", ".join(f"{count} {rule}" for rule, count in manifest["counts"].items()) or "no leaks")


if __name__ == "__main__":
    main()
