#!/usr/bin/env python3
"""Compares the primaryLocationLineHash of every result of a SARIF file with one computed here from the sources.

    line_hash.py SARIF ROOT     exit 0 if all agree, 1 if not, 2 on wrong usage
    line_hash.py --self-test

The hash is GitHub's, but computed without a rolling sum: the hash of a line is the polynomial with base 37, modulo
2^64, of the 100 units that begin with the line's first one. Units are the UTF-16 code units of the file without blanks
and tabs, with each line end as one LF, followed by 0xFFFF and zeros.
"""
import json
import os
import sys
import urllib.parse

WINDOW = 100
BASE = 37
MODULUS = 1 << 64
END_OF_FILE = 0xFFFF


def kept_units(data):
    """The hashed units of a file. Invalid bytes become U+FFFD as in browsers and Node; a byte order mark is kept."""
    encoded = data.decode("utf-8", errors="replace").encode("utf-16-le", errors="surrogatepass")
    units = [encoded[index] | encoded[index + 1] << 8 for index in range(0, len(encoded), 2)]
    kept = []
    before = None
    for unit in units:
        if unit == 0x0D:
            kept.append(0x0A)
        elif unit not in (0x20, 0x09) and not (unit == 0x0A and before == 0x0D):
            kept.append(unit)
        before = unit
    return kept + [END_OF_FILE]


def line_hashes(data):
    """The hash of each line. After a final line ending, there is an empty last line."""
    units = kept_units(data)
    starts = [0] + [index + 1 for index, unit in enumerate(units) if unit == 0x0A]
    counts = {}
    hashes = []
    for start in starts:
        value = 0
        window = units[start:start + WINDOW]
        for unit in window + [0] * (WINDOW - len(window)):
            value = (value * BASE + unit) % MODULUS
        digits = format(value, "x")
        counts[digits] = counts.get(digits, 0) + 1
        hashes.append(f"{digits}:{counts[digits]}")
    return hashes


def compare(sarif, root):
    """A complaint for each result whose hash differs or cannot be computed, and the number of results."""
    known = {}
    complaints = []
    count = 0
    for run in sarif["runs"]:
        for result in run["results"]:
            count += 1
            place = result["locations"][0]["physicalLocation"]
            path = urllib.parse.unquote_to_bytes(place["artifactLocation"]["uri"])
            line = place["region"]["startLine"]
            where = f"{path!r}:{line}: {result['ruleId']}"
            if path not in known:
                try:
                    with open(os.path.join(os.fsencode(root), path), "rb") as file:
                        known[path] = line_hashes(file.read())
                except OSError as error:
                    known[path] = []
                    complaints.append(f"{path!r}: {error}")
            wanted = known[path][line - 1] if 0 < line <= len(known[path]) else "no such line"
            found = result.get("partialFingerprints", {}).get("primaryLocationLineHash", "none")
            if found != wanted:
                complaints.append(f"{where}: has {found}, should have {wanted}")
    return complaints, count


def self_test():
    """The vectors of GitHub's tests, and further ones for their assumptions."""
    def result(uri, line, fingerprint):
        return {
            "ruleId": "r", "partialFingerprints": {"primaryLocationLineHash": fingerprint},
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri}, "region": {"startLine": line}}}],
        }

    vector = b" a\nb\n  \t\tc\n d"
    expected = ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    own = os.path.basename(os.path.abspath(__file__))
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.abspath(__file__), "rb") as file:
        first = line_hashes(file.read())[0]
    ordinals = [text.partition(":")[2] for text in line_hashes(b"\n" * 300)[:3]]

    checks = {
        "empty file": line_hashes(b"") == ["c129715d7a2bc9a3:1"],
        "vector": line_hashes(vector) == expected,
        "CRLF counts as LF": line_hashes(vector.replace(b"\n", b"\r\n")) == expected,
        "CR counts as LF": line_hashes(vector.replace(b"\n", b"\r")) == expected,
        "blanks and tabs do not count": line_hashes(b"a\nb\nc\nd") == expected,
        "a blank parts CR from LF": len(line_hashes(b"a\r \nb")) == 3,
        "equal lines are numbered": ordinals == ["1", "2", "3"],
        "astral characters are two units": kept_units("\U0001F600".encode()) == [0xD83D, 0xDE00, END_OF_FILE],
        "invalid bytes are replaced": kept_units(b"a\xff\xe2\x82b") == [0x61, 0xFFFD, 0xFFFD, 0x62, END_OF_FILE],
        "a byte order mark counts": kept_units(b"\xef\xbb\xbfa")[0] == 0xFEFF,
        "agreement is accepted": compare({"runs": [{"results": [result(own, 1, first)]}]}, folder) == ([], 1),
        "another hash is refused": len(compare({"runs": [{"results": [result(own, 1, "1:1")]}]}, folder)[0]) == 1,
        "a line beyond the file is refused": len(compare({"runs": [{"results": [result(own, 9999, first)]}]},
            folder)[0]) == 1,
        "a missing file is refused": len(compare({"runs": [{"results": [result("no%20file", 1, first)]}]},
            folder)[0]) == 2,
    }
    failed = [name for name, holds in checks.items() if not holds]
    for name in failed:
        print(f"self-test: does not hold: {name}")
    print(f"self-test: {len(checks) - len(failed)} of {len(checks)} hold")
    return 1 if failed else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        complaints, count = compare(json.load(file), arguments[1])
    for complaint in complaints:
        print(complaint)
    print(f"{count} results, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
