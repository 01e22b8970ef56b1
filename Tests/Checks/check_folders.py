#!/usr/bin/env python3
"""Fails if the folders of RIBModel refer to each other in a circle, or against the order that ARCHITECTURE.md gives.

Reads the index that the compiler writes in each debug build (`swift build`): every reference, with the file of its
declaration. So it sees members of extensions and values of inferred types, which no search for names does.
"""

import argparse
import collections
import ctypes
import os
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = "Sources/RIBModel/"
# Knows none of the other folders, as check_layers.py shows.
CODE = MODEL + "CodeModel/"

# As indexstore_functions.h of swiftlang/indexstore-db declares them.
DEFINITION = 1 << 1
REFERENCE = 1 << 2
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.size).decode() if self.size else ""


Pointer = ctypes.c_void_p
OnText = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
OnPointer = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)

FUNCTIONS = {
    "store_create": (Pointer, [ctypes.c_char_p, Pointer]),
    "store_units_apply_f": (ctypes.c_bool, [Pointer, ctypes.c_uint, Pointer, OnText]),
    "unit_reader_create": (Pointer, [Pointer, ctypes.c_char_p, Pointer]),
    "unit_reader_get_main_file": (Text, [Pointer]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [Pointer, Pointer, OnPointer]),
    "unit_dependency_get_kind": (ctypes.c_int, [Pointer]),
    "unit_dependency_get_name": (Text, [Pointer]),
    "unit_dependency_get_filepath": (Text, [Pointer]),
    "record_reader_create": (Pointer, [Pointer, ctypes.c_char_p, Pointer]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [Pointer, Pointer, OnPointer]),
    "occurrence_get_symbol": (Pointer, [Pointer]),
    "occurrence_get_roles": (ctypes.c_uint64, [Pointer]),
    "symbol_get_usr": (Text, [Pointer]),
    "symbol_get_name": (Text, [Pointer]),
}


class IndexStore:
    """The index of a build: for each file, the declarations that it contains and those that it refers to."""

    def __init__(self, library, folder):
        loaded = ctypes.CDLL(str(library))
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(loaded, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(str(folder).encode(), None)
        if not self.store:
            sys.exit(f"check_folders: cannot read the index in {folder}; run 'swift build' first")

    def units(self):
        names = []
        self.store_units_apply_f(self.store, 0, None, OnText(lambda _, name: names.append(str(name)) or True))
        return names

    def records(self, unit):
        """The main file of a unit and the names of the records about it."""
        reader = self.unit_reader_create(self.store, unit.encode(), None)
        main, records = str(self.unit_reader_get_main_file(reader)), []

        def add(_, dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                if str(self.unit_dependency_get_filepath(dependency)) == main:
                    records.append(str(self.unit_dependency_get_name(dependency)))
            return True

        self.unit_reader_dependencies_apply_f(reader, None, OnPointer(add))
        return main, records

    def occurrences(self, record):
        """The identifier, the name and the roles of each symbol that a record mentions."""
        found = []
        reader = self.record_reader_create(self.store, record.encode(), None)
        if not reader:
            return found

        def add(_, occurrence):
            symbol = self.occurrence_get_symbol(occurrence)
            roles = self.occurrence_get_roles(occurrence)
            found.append((str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol)), roles))
            return True

        self.record_reader_occurrences_apply_f(reader, None, OnPointer(add))
        return found


def references(index, root):
    """(file, file of the declaration, name) for each reference from one file of the model to another."""
    declared, used = {}, collections.defaultdict(dict)
    for unit in index.units():
        main, records = index.records(unit)
        # A unit stays when its file is moved.
        if not main.startswith(f"{root}/{MODEL}") or main.startswith(f"{root}/{CODE}") or not os.path.exists(main):
            continue
        file = main[len(f"{root}/{MODEL}"):]
        for record in records:
            for symbol, name, roles in index.occurrences(record):
                if roles & DEFINITION:
                    declared.setdefault(symbol, file)
                if roles & REFERENCE:
                    used[file][symbol] = name
    return [
        (file, declared[symbol], name)
        for file, symbols in sorted(used.items())
        for symbol, name in sorted(symbols.items(), key=lambda item: item[1])
        if symbol in declared and declared[symbol] != file
    ]


def layers(text):
    """The folders in the order of ARCHITECTURE.md's table, each with the number of its row."""
    table = text.split("| folder of `RIBModel` | contents |", 1)[1].split("\n\n", 1)[0]
    return {re.search(r"`(\w+)`", line)[1]: number for number, line in enumerate(table.splitlines()[2:])}


def complaints(found, order, folders):
    """A line for each pair of files that refer against the order, and for each folder that the table misnames."""
    lines = [f"ARCHITECTURE.md does not name the folder {folder}" for folder in sorted(folders - set(order))]
    lines += [f"ARCHITECTURE.md names a folder that is not there: {folder}" for folder in sorted(set(order) - folders)]
    against = collections.defaultdict(list)
    for file, target, name in found:
        one, other = file.split("/")[0], target.split("/")[0]
        if one in order and other in order and order[one] < order[other]:
            against[file, target].append(name)
    lines += [f"{file} refers to {target}: {', '.join(names[:4])}" for (file, target), names in sorted(against.items())]
    return lines


def library():
    """The library that reads indices, beside the compiler."""
    compiler = shutil.which("swiftc")
    if compiler:
        for name in ("libIndexStore.so", "libIndexStore.dylib"):
            path = pathlib.Path(compiler).resolve().parents[1] / "lib" / name
            if path.exists():
                return path
    sys.exit("check_folders: no libIndexStore beside swiftc")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--index", type=pathlib.Path, default=ROOT / ".build/debug/index/store")
    parser.add_argument("--self-test", action="store_true", help="also check that a table in another order fails")
    arguments = parser.parse_args()
    found = references(IndexStore(library(), arguments.index), ROOT)
    if not found:
        sys.exit("check_folders: the index has no references; run 'swift build' first")
    folders = {path.name for path in (ROOT / MODEL).iterdir() if path.is_dir() and path != ROOT / CODE.rstrip("/")}
    order = layers((ROOT / "ARCHITECTURE.md").read_text())
    lines = complaints(found, order, folders)
    if arguments.self_test:
        for folder, number in order.items():
            if number and not complaints(found, {**order, folder: -1}, folders):
                sys.exit(f"check_folders: {folder} as the lowest layer gives no complaint")
    for line in lines:
        print(line)
    print(f"check_folders: {len(found)} references, {len(lines)} complaints")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
