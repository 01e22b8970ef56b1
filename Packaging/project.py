"""What all scripts of this folder know of the project: where it is, its address, its version, its time."""
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / '.build-shipped' / 'riblint'
URL = 'https://github.com/riblint/riblint'
DOWNLOADS = URL + '/releases/download'
SUMMARY = "A static analyzer for Swift apps built on Uber's RIBs architecture."
# The only place with the version. Everything else asks the program, or reads it here.
VERSION_FILE = ROOT / 'Sources' / 'LintEngine' / 'Release.swift'
VERSION_LINE = re.compile(r'^(    public static let version = ")([^"]+)(")$', re.MULTILINE)


def version():
    """The version that the sources name."""
    found = VERSION_LINE.search(VERSION_FILE.read_text(encoding='utf-8'))
    if not found:
        raise SystemExit(f'error: no version in {VERSION_FILE.relative_to(ROOT)}')
    return found[2]


def time():
    """Seconds since 1970 that stand for now: those of SOURCE_DATE_EPOCH, or else of the last commit."""
    if given := os.environ.get('SOURCE_DATE_EPOCH'):
        return int(given)
    run = subprocess.run(['git', 'log', '-1', '--format=%ct'], cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit('error: this is not a git repository with a commit; set SOURCE_DATE_EPOCH to the time to use')
    return int(run.stdout)
