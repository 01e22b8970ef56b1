#!/usr/bin/env python3
"""Checks `riblint leak` from outside.

    python3 Tests/Checks/check_leak.py --riblint .build/release/riblint

The answers about fixture apps are valid by Documentation/schemas/leak.schema.json; copies with a key more or less are
not. A log that is cut anywhere, or has the line ends of Windows, is answered or refused, and two runs write the same
bytes. A log of 50 MB with one message takes at most two seconds more than that message alone. Exit status 1 otherwise.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from check_tree import APPS, ROOT, check_json, validator

LOGS = os.path.join(ROOT, "Fixtures", "Logs")
MOST_SECONDS = 2
QUESTIONS = [
    ("CourierLeaky", os.path.join(LOGS, "HelpArticle.txt")), ("CourierLeaky", os.path.join(LOGS, "ActiveDelivery.txt")),
    ("CourierLeaky", "OfferDetailRouter"), ("HarbourLeaky", "NewBookingInteractor"), ("Wallet", "AccountsInteractor"),
    ("ClinicLeaky", "PrescriptionsViewController"),
]


def ask(riblint, app, question, text=None):
    return subprocess.run([riblint, "leak", question, "--format", "json", os.path.join(APPS, app)], input=text,
        capture_output=True, env={**os.environ, "LC_ALL": "C.UTF-8"}, timeout=120)


def check_cuts(riblint):
    """Every part of a log is answered or refused."""
    complaints = []
    with open(os.path.join(LOGS, "HelpArticle.txt"), "rb") as file:
        log = file.read()
    whole = ask(riblint, "CourierLeaky", "-", log)
    if ask(riblint, "CourierLeaky", "-", log.replace(b"\n", b"\r\n")).stdout != whole.stdout:
        complaints.append("line ends of Windows change the answer")
    for end in range(0, len(log), 7):
        done = ask(riblint, "Harbour" if end % 2 else "CourierLeaky", "-", log[:end])
        if done.returncode not in (0, 2) or (done.returncode == 2) != bool(done.stderr):
            complaints.append(f"cut at {end}: status {done.returncode}: {done.stderr.decode()[:200]}")
    return complaints


def check_time(riblint):
    with open(os.path.join(LOGS, "HelpArticle.txt"), "rb") as file:
        log = file.read()
    line = (b"2026-11-20 10:14:07.112 Courier[4711:88] [network] GET /offers 200, 4096 bytes in 12 ms, attempt 3\n"
        b"2026-11-20 10:14:07.118 Courier[4711:88] [memory] Leak check: no leak, nothing leaked, 12 ms\n")
    seconds = []
    for text in (log, line * (50_000_000 // len(line)) + log):
        with tempfile.NamedTemporaryFile() as file:
            file.write(text)
            file.flush()
            start = time.monotonic()
            done = ask(riblint, "CourierLeaky", file.name)
            seconds.append(time.monotonic() - start)
        if done.returncode != 0 or b"HelpArticleViewController.swift" not in done.stdout:
            return [f"a log of {len(text)} bytes: status {done.returncode}"]
    print(f"{seconds[0]:.2f} s for a message, {seconds[1]:.2f} s among 50 MB of other lines")
    return [] if seconds[1] - seconds[0] <= MOST_SECONDS else [f"50 MB of other lines take {seconds[1] - seconds[0]:.1f} s"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    riblint = os.path.abspath(parser.parse_args().riblint)
    rules = validator("leak")
    complaints = []
    for app, question in QUESTIONS:
        done = ask(riblint, app, question)
        if done.returncode != 0:
            complaints.append(f"{question}: {done.stderr.decode()}")
            continue
        complaints += check_json(question, json.loads(done.stdout), rules)
        if ask(riblint, app, question).stdout != done.stdout:
            complaints.append(f"{question}: two runs differ")
    complaints += check_cuts(riblint) + check_time(riblint)
    for complaint in complaints:
        print(complaint)
    print(f"check_leak: {len(QUESTIONS)} answers, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
