#!/usr/bin/env python3
"""Writes Sources/Platform/Compositions.swift: the pairs of Unicode characters that form C composes.

    compositions.py           # rewrites the file
    compositions.py --check   # exit 1 if the file differs

Unicode never changes the composition of a character, so the tables of any Python version are correct; newer ones are
more complete.
"""
import os
import sys
import unicodedata

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/Platform/Compositions.swift")
WIDTH = 120


def pairs():
    """(first, second, composed) of all characters except Hangul syllables, which are computed."""
    for code in range(0x110000):
        if 0xAC00 <= code < 0xD7A4 or 0xD800 <= code < 0xE000:
            continue
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) != 2 or parts[0].startswith("<"):
            continue
        first, second = (int(part, 16) for part in parts)
        if unicodedata.normalize("NFC", chr(first) + chr(second)) == chr(code):
            yield first, second, code


def text():
    numbers = [f"0x{number:X}" for pair in sorted(pairs()) for number in pair]
    lines, line = [], "       "
    for number in numbers:
        if len(line) + len(number) + 2 > WIDTH:
            lines.append(line)
            line = "       "
        line += f" {number},"
    lines.append(line)
    return "\n".join(
        ["// Written by Tests/Darwin/compositions.py.", "", "extension FileName {",
         "    /// Pairs of characters, each followed by the composition; in the order of the first and the second character.",
         "    static let compositions: [UInt32] = ["] + lines + ["    ]", "}", ""])


def main():
    if "--check" not in sys.argv[1:]:
        with open(PATH, "w") as file:
            file.write(text())
        return 0
    with open(PATH) as file:
        known = file.read()
    # An older Python knows fewer characters.
    if set(text().split()) - set(known.split()):
        print("Sources/Platform/Compositions.swift is not what Tests/Darwin/compositions.py writes")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
