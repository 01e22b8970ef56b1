#!/usr/bin/env python3
"""Checks that a package can depend on the libraries of a version of riblint.

    check_package.py [--riblint-repository FOLDER]

Clones the current commit, tags the clone with a version, and builds a copy of Tests/Package against it. Uncommitted
changes are ignored. Takes about two minutes.

Exit status: 0 without complaints, 1 with complaints.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VERSION = "0.1.0"

VIEW = """import RIBs

protocol HomeInteractable: Interactable {}
protocol HomeViewControllable: ViewControllable {}

class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {}
protocol HomeRouting: ViewableRouting {}

final class HomeInteractor: Interactor, HomeInteractable {
    var router: HomeRouting?
}
"""


def run(command, folder, variables=None):
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **(variables or {})}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def run_swift(arguments, folder, variables=None):
    """Runs a command of the Swift package manager, and repeats it if the package manager itself crashes.

    Swift 6.3.1's did so while it looked up a conformance.
    """
    for _ in range(3):
        result = run(["swift", *arguments], folder, variables)
        if result[0] >= 0:
            break
        print(f"check_package: 'swift {' '.join(arguments)}' was ended by signal {-result[0]}", file=sys.stderr)
    return result


def require(command, folder, variables=None):
    if command[0] == "swift":
        status, output, errors = run_swift(command[1:], folder, variables)
    else:
        status, output, errors = run(command, folder, variables)
    if status:
        sys.exit(f"check_package: '{' '.join(command)}' ended with status {status}\n{output[-4000:]}{errors[-4000:]}")
    return output


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint-repository", default=ROOT,
        help="the repository whose commit is used (default: this one)")
    options = parser.parse_args()
    complaints = []
    with tempfile.TemporaryDirectory(prefix="riblint-package-") as folder:
        clone, package = os.path.join(folder, "riblint"), os.path.join(folder, "team-lint")
        require(["git", "clone", "--quiet", "--no-local", options.riblint_repository, clone], folder)
        require(["git", "tag", "--force", VERSION], clone)
        shutil.copytree(os.path.join(ROOT, "Tests", "Package"), package,
            ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        with open(os.path.join(package, "Home.swift"), "w") as file:
            file.write(VIEW)
        variables = {"RIBLINT_URL": "file://" + clone}
        require(["swift", "build"], package, variables)
        status, output, errors = run([os.path.join(package, ".build", "debug", "TeamLint"), "Home.swift"], package)
        for rule, place in (("team_open_router", "Home.swift:6:7"), ("strong_router", "Home.swift:10:9")):
            if not any(line.startswith(place) and rule in line for line in output.splitlines()):
                complaints.append(
                    f"the team's linter does not report {rule} at {place}: status {status}\n{output}{errors}")
    for complaint in complaints:
        print(complaint)
    print(f"check_package: {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
