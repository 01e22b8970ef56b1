#!/usr/bin/env python3
"""Checks that the folder CodeModel of Sources/RIBModel compiles without the rest of that module.

    check_layers.py               # seconds; after `swift build`, whose modules it uses
    check_layers.py --self-test   # also: it fails if CodeModel names a declaration of RIBModel

Exit 0 if it compiles, 1 with the compiler's errors if not, 2 on wrong usage.
"""
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODULES = os.path.join(ROOT, ".build", "debug", "Modules")
# SwiftPM names a root package after its folder. `package` declarations of the modules are visible under that name only.
PACKAGE = re.sub(r"\W", "_", os.path.basename(ROOT).lower())
# As in Package.swift.
FEATURES = ("InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny")


def errors(more=()):
    """The compiler's errors about CodeModel and some more files."""
    sources = sorted(glob.glob(os.path.join(ROOT, "Sources", "RIBModel", "CodeModel", "**", "*.swift"), recursive=True))
    if not sources:
        sys.exit("check_layers: Sources/RIBModel/CodeModel has no files")
    features = [word for name in FEATURES for word in ("-enable-upcoming-feature", name)]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-wmo", "-module-name", "RIBModel", "-package-name", PACKAGE, "-swift-version", "6",
            "-I", MODULES, "-I", os.path.join(ROOT, "Sources", "CLinux"), *features, *sources, *more],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--self-test", action="store_true", help="also check that the check can fail")
    options = parser.parse_args()
    if not glob.glob(os.path.join(MODULES, "SwiftOutline.swiftmodule")):
        sys.exit("check_layers: the modules are not built: run 'swift build' first")
    complaints = [f"CodeModel does not compile alone:\n{found}"] if (found := errors()) else []
    if options.self_test:
        with tempfile.TemporaryDirectory(prefix="riblint-layers-") as folder:
            path = os.path.join(folder, "Upward.swift")
            with open(path, "w") as file:
                file.write("extension Project {\n    var upward: Bool { roles.isTestDouble(TypeID(0)) }\n}\n")
            if "has no member 'roles'" not in errors([path]) and "cannot find 'roles'" not in errors([path]):
                complaints.append("a member of RIBModel is not noticed")
    for complaint in complaints:
        print(complaint)
    print(f"check_layers: {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
