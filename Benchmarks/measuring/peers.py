"""Other tools on the same files, in the same rounds."""

import os
import shutil
import subprocess
import sys

from measuring import table
from measuring.process import version_of
from measuring.rounds import Contender, cat, lint, processors, take_turns

PATTERN = "$RECEIVER.dismiss($$$)"

SEMGREP_RULE = """\
rules:
  - id: dismiss-call
    languages: [swift]
    message: dismiss call
    severity: WARNING
    pattern: $RECEIVER.dismiss(...)
"""


def compare(tools, corpus, options):
    """Prints a table of programs on one corpus, as multiples of riblint's time in the same rounds."""
    contenders = [cat(corpus), lint(options.riblint, corpus, os.path.join(tools.folder, "report.sarif"))]
    others = list(available(corpus, options))
    contenders += [contender for contender, _ in others]
    results = take_turns(tools, corpus, contenders, 3)
    ours = results[1]
    versions = dict(
        [("cat", version_of(["cat", "--version"])), ("riblint", version_of([options.riblint, "--version"]))])
    versions |= {contender.name: version for contender, version in others}
    rows = [
        (result.name, versions[result.name], f"{result.wall:.3f}", f"{result.processor:.3f}",
            f"{result.wall / ours.wall:.1f}",
         f"{result.processor / ours.processor:.1f}", f"{result.peak / 1e6:.0f}")
        for result in results]
    print(f"\n{corpus.name}: {len(corpus.files):,} files, {corpus.bytes / 1e6:.1f} MB, {processors()} processors, "
        "median of 3 rounds, in memory\n")
    print(table.of(("", "version", "wall s", "CPU s", "wall x riblint", "CPU x riblint", "peak MB"), rows))


def available(corpus, options):
    """The tools that exist or can be installed, with their versions. Missing ones are reported."""
    ast_grep = installed(options.work, "ast-grep-cli", "ast-grep")
    if ast_grep:
        yield (Contender("ast-grep, one pattern", [ast_grep, "run", "--lang", "swift", "--pattern", PATTERN,
            "--no-ignore", "hidden", "."], (0, 1)),
               version_of([ast_grep, "--version"]))
    semgrep = installed(options.work, "semgrep", "semgrep")
    if semgrep:
        rule = os.path.join(options.work, "semgrep-rule.yml")
        with open(rule, "w") as file:
            file.write(SEMGREP_RULE)
        command = [semgrep, "scan", "--config", rule, "--metrics", "off", "--disable-version-check", "--no-git-ignore",
            "--quiet",
                   "--jobs", str(processors()), "."]
        yield Contender("semgrep, one rule", command, None), "semgrep " + version_of([semgrep, "--version"])
    if os.access(options.parser, os.X_OK):
        yield (
            Contender("swift-syntax, parse alone", [os.path.abspath(options.parser), corpus.list]),
            "swift-syntax 603.0.1")
    else:
        print(f"peers: no {options.parser}; build it by: swift build -c release --package-path Benchmarks/FrontEnd",
            file=sys.stderr)
    if shutil.which("swift-format"):
        yield (Contender("swift-format lint", ["swift-format", "lint", "--recursive", "--parallel", "."], None),
               "swift-format " + version_of(["swift-format", "--version"]))


def installed(work, package, program):
    """The program of a package from PyPI in a separate virtual environment; None if it cannot be installed."""
    environment = os.path.join(work, "environments", package)
    path = os.path.join(environment, "bin", program)
    if not os.path.exists(path):
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        done = subprocess.run([os.path.join(environment, "bin", "pip"), "install", "--quiet", package],
            capture_output=True, text=True)
        if done.returncode != 0 or not os.path.exists(path):
            print(f"peers: {package} cannot be installed: {done.stderr.strip()[-300:]}", file=sys.stderr)
            return None
    return path
