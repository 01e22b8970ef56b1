#!/usr/bin/env python3
"""Lints large generated files, each with one kind of token, nesting or line, and limits time and memory.

    python3 Tests/Sizes/measure.py --riblint .build/release/riblint

Each text is linted alone, where only declarations are parsed, and in a method of an interactor, where bodies are as
well; a text in Objective-C in a method of a view's base class.
The limits are those of a file of up to two megabytes; larger files have as many times more as they are larger.
A text that takes more seconds than the limit fails only if it also takes more than its share of the time that five
megabytes of ordinary code take right after it, so a slow machine fails no text.
Files are created in a temporary folder, which is removed.
"""

import argparse
import os
import subprocess
import sys
import tempfile

MEGABYTE = 1_000_000

# A text fails if each of so many runs is beyond a limit, since other processes slow single runs down.
ATTEMPTS = 3

ORDINARY = "a.b(c).d { e in f(e) }\n"

# The time that a text may take, as a share of that of five megabytes of ordinary code. These take 0.67 s where the
# limit in seconds was chosen.
SHARE = 0.75


def repeat(text, size=MEGABYTE):
    return text * (size // len(text.encode()))


def nest(opener, closer, depth, inner="1"):
    return opener * depth + inner + closer * depth


def texts():
    """Yields names and texts one at a time, since the parent's memory counts towards that of a child process."""
    # Tokens.
    yield "word", repeat("a")
    yield "words", repeat("a ")
    yield "keywords", repeat("func ")
    yield "backticks", repeat("`")
    yield "backticked words", repeat("`a` ")
    yield "dollars", repeat("$")
    yield "number", repeat("1")
    yield "dots and digits", repeat(".1")
    yield "hexadecimal floats", repeat("0x1.p")
    yield "quotes", repeat('"')
    yield "strings", repeat('"a" ')
    yield "three quotes", repeat('"""\n')
    yield "string", '"' + repeat("a") + '"'
    yield "escapes", '"' + repeat("\\\\") + '"'
    yield "interpolations in a row", '"' + repeat("\\(a)") + '"'
    yield "raw strings", repeat('#"a"# ')
    yield "raw quotes", repeat('#"""')
    yield "apostrophes", repeat("'")
    yield "curly quotes", repeat("“a")
    yield "pounds", repeat("#")
    yield "multi-line regexes", repeat("#/\n")
    yield "slashes", repeat("a /b ")
    yield "operator", repeat("+")
    yield "operators", repeat("a + ")
    yield "marks", repeat("a?")
    yield "dots", repeat(".")
    yield "members", "a" + repeat(".a")
    yield "commas", repeat("a,")
    yield "colons", repeat("a:")
    yield "semicolons", repeat(";")
    yield "at-signs", repeat("@")
    yield "attributes", repeat("@a ")
    yield "modifiers", repeat("private ")
    yield "less-than signs", repeat("a<")
    yield "greater-than signs", repeat("a>")
    yield "placeholders", repeat("<#a")
    yield "line comments", repeat("// a\n")
    yield "block comments", repeat("/* a */")
    yield "directives", repeat("#if a\n")
    yield "branches", "#if a\n" + repeat("#else\n")
    yield "conflict markers", repeat("<<<<<<< a\n")
    yield "conflict ends", repeat(">>>> a\n")
    yield "newlines", repeat("\n")
    yield "carriage returns", repeat("// a\r")
    yield "blanks", repeat(" ")
    yield "tabs", repeat("\t\n")
    yield "NUL", repeat("\0")
    yield "byte order marks", repeat("\ufeff")
    yield "invalid bytes", b"\xff" * MEGABYTE
    yield "emoji", repeat("👨‍👩‍👧 ")
    # A million nested brackets, balanced and unbalanced.
    yield "parentheses", nest("(", ")", 10**6)
    yield "brackets", nest("[", "]", 10**6)
    yield "braces", nest("{", "}", 10**6)
    yield "open parentheses", "(" * 10**6
    yield "open brackets", "[" * 10**6
    yield "open braces", "{" * 10**6
    yield "open braces, a line each", "{\n" * 10**6
    yield "closers", ")]}" * 400_000
    yield "comments in comments", nest("/*", "*/", 10**6)
    yield "interpolations", nest('"\\(', ')"', 900_000)
    yield "open interpolations", '"\\(' * 10**6
    yield "calls", nest("f(", ")", 10**6)
    yield "closures", nest("f { ", "}", 900_000)
    yield "types", "let a: " + nest("A<", ">", 10**6, "B")
    yield "optionals", "let a: A" + "?" * 10**6
    yield "arrows", "let a: " + "(A) -> " * 150_000 + "B"
    yield "branches of if", "if a { } else " * 80_000 + "{ }"
    yield "ternaries", "a ? b : " * 130_000 + "c"
    yield "prefix operators", "- " * 500_000 + "1"
    yield "classes", nest("class A {\n", "}\n", 100_000, "")
    yield "functions", nest("func f() {\n", "}\n", 90_000, "")
    yield "open functions", "func f() {\n" * 90_000
    yield "open functions, indented", "".join(" " * (i % 60) + "func f() {\n" for i in range(40_000))
    yield "subscripts", "a" + "[0]" * 300_000
    yield "calls of calls", "a" + "()" * 500_000
    yield "cases", "enum A { case " + ", ".join(f"a{i}" for i in range(100_000)) + " }"
    yield "names of a tuple", "let (" + ", ".join("a" for _ in range(300_000)) + ") = b"
    # Sizes.
    yield "a line of a megabyte", repeat("let a = f(b); ")
    yield "declarations of five megabytes", repeat("func f(_ a: Int) -> Int { a + 1 }\n", 4_900_000)
    yield "statements of five megabytes", repeat(ORDINARY, 4_900_000)
    yield "words of five megabytes", repeat("a ", 4_900_000)


def objective_c_texts():
    """The same in Objective-C."""
    yield "words", repeat("a ")
    yield "at-signs", repeat("@")
    yield "at-strings", repeat('@"a" ')
    yield "quotes", repeat('"')
    yield "raw strings", repeat('R"(')
    yield "directives", repeat("#if a\n")
    yield "directives that end nothing", repeat("#endif\n")
    yield "splices", repeat("\\\n")
    yield "comments", repeat("/* a */")
    yield "operators", repeat("a + ")
    yield "prefix operators", "!" * 10**6 + "a;"
    yield "less-than signs", repeat("a<")
    yield "commas", repeat("a,")
    yield "colons", repeat("a:")
    yield "members", "a" + repeat(".a")
    yield "NUL", repeat("\0")
    yield "invalid bytes", b"\xff" * MEGABYTE
    yield "receivers", nest("[", " b]", 250_000, "a")
    yield "arguments", nest("[a b:", "]", 160_000, "c") + ";"
    yield "blocks", nest("^{ [a b]; ", "}", 90_000)
    yield "parentheses", nest("(", ")", 10**6)
    yield "braces", nest("{", "}", 10**6)
    yield "open brackets", "[" * 10**6
    yield "open braces", "{" * 10**6
    yield "closers", ")]}" * 300_000
    yield "literals", nest("@[", "]", 300_000)
    yield "branches of if", "if (a) { } else " * 60_000 + "{ }"
    yield "ternaries", "a ? b : " * 130_000 + "c;"
    yield "labels", repeat("case a: ")
    yield "casts", "(A *)" * 200_000 + "a;"
    yield "declarations", repeat("A *a = b;\n")
    yield "interfaces", repeat("@interface A : B <C>\n@end\n")
    yield "methods", "@implementation A\n" + repeat("- (void)a:(B *)b {}\n") + "@end\n"
    yield "properties", "@interface A\n" + repeat("@property (strong) B<C> *d;\n") + "@end\n"
    yield "names of a property", "@interface A\n@property id " + "a, " * 300_000 + "b;\n@end\n"
    yield "protocols", "@interface A : B <" + "C, " * 300_000 + "D>\n@end\n"
    yield "parts of a selector", "@implementation A\n- (void)" + "a:(B)b " * 100_000 + "{}\n@end\n"
    yield "statements of five megabytes", repeat("[a b:^(C *d) { [d e]; }];\n", 4_900_000)
    yield "methods of five megabytes", "@implementation A\n" + repeat("- (void)a { [b c]; }\n", 4_900_000) + "@end\n"


def in_base_class(text):
    text = text if isinstance(text, bytes) else text.encode()
    head = b"@interface Base : UIViewController\n@end\n@implementation Base\n- (void)viewDidLoad {\n"
    return head + text + b"\n}\n@end\n"


VIEW = b"""import RIBs
import UIKit

protocol APresentable: Presentable {}

final class AViewController: Base, APresentable, ViewControllable {}
"""


def in_interactor(text):
    text = text if isinstance(text, bytes) else text.encode()
    head = b"import RIBs\nfinal class AInteractor: Interactor {\n    func f() {\n"
    return head + text + b"\n    }\n}\n"


def run(riblint, folder, name, contents):
    """Processor time in seconds, peak memory in megabytes, and exit status of one run."""
    with open(os.path.join(folder, name), "wb") as file:
        file.write(contents)
    process = subprocess.Popen([riblint, folder, "--jobs", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    scale = 1_000_000 if sys.platform == "darwin" else 1_000
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale, os.waitstatus_to_exitcode(status)


def takes_too_long(riblint, seconds, scale, options):
    """Whether a run that took so many seconds is beyond the limit, here and now."""
    if seconds <= options.seconds * scale:
        return False
    with tempfile.TemporaryDirectory() as folder:
        ordinary, _, _ = run(riblint, folder, "a.swift", in_interactor(repeat(ORDINARY, 4_900_000)))
    return seconds > SHARE * ordinary * scale


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time (default 0.5)")
    parser.add_argument("--megabytes", type=float, default=175, help="beyond a run on an empty file (default 175)")
    parser.add_argument("--all", action="store_true", help="show every text, not only the worst")
    options = parser.parse_args()
    failures, results = 0, []
    with tempfile.TemporaryDirectory() as folder:
        # How much of the program's own file is in memory depends on the system's cache of it.
        least = min(run(options.riblint, folder, "a.swift", b"")[1] for _ in range(ATTEMPTS))
        for language, file, found, surrounded in (
            ("Swift", "a.swift", texts, in_interactor),
            ("Objective-C", "a.m", objective_c_texts, in_base_class),
        ):
            for name, text in found():
                alone = text if isinstance(text, bytes) else text.encode()
                for place, contents in (("alone", alone), ("in a body", surrounded(text))):
                    scale = max(1, len(contents) / (2 * MEGABYTE))
                    for _ in range(ATTEMPTS):
                        seconds, megabytes, status = run(options.riblint, folder, file, contents)
                        bad = (
                            status not in (0, 1) or megabytes - least > options.megabytes * scale
                            or takes_too_long(options.riblint, seconds, scale, options))
                        if not bad:
                            break
                    failures += bad
                    size = f"{len(contents) / MEGABYTE:.1f} MB"
                    results.append((seconds, megabytes, status, bad, f"{language}: {name}, {place}, {size}"))
            with open(os.path.join(folder, "a.swift"), "wb") as view:
                view.write(VIEW)
    results.sort(reverse=True)
    for seconds, megabytes, status, bad, name in results if options.all else [r for r in results if r[3]] + results[:3]:
        print(f"{seconds:6.2f} s {megabytes:6.0f} MB  status {status}  {'FAILS  ' if bad else ''}{name}")
    print(f"{len(results)} runs, {failures} too slow, too large or failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
