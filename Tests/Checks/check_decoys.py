#!/usr/bin/env python3
"""Checks that declarations which cannot be meant change no finding: access, scope and module decide what names mean.

    check_decoys.py --riblint PATH [--count N] [--seed N] [--batch N] [--jobs N] [--only KIND]... [PROJECT]...

Each project (by default those of Fixtures/Projects) is copied to a folder without `.git`. Decoys are new files, each
with one declaration that is named like something which the project uses, where no code of the project can mean it:

- private: a `private` or `fileprivate` member in an extension of a type.
- file: a `private` or `fileprivate` type, function, variable or operator of a file.
- module: a public type, function, variable, operator or member of an extension, in a module that nothing imports.
- manifest: the same in a module that only a manifest (`Package.swift`, `Project.swift`, `BUILD`) tells apart.
- nested: a type, function or variable that is a member of another type.
- test: the same declarations in a test target.
- labels: an overload of a function, method, initializer or operator with labels or types of its own.
- local: a type, function or variable in a function, a generic parameter, a case of another enum, a label.
- objc: a class, a function or a variable that one file of Objective-C keeps to itself; in projects with such files.

No finding outside of the decoys comes, goes or moves, and the tree of RIBs stays the same. Many decoys are added at
once; if anything differs, the decoys that cause it are searched for. The same seed gives the same decoys.

Exit status: 0 if nothing changes, 1 with the decoys that change something and what they change.
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROJECTS = os.path.join(ROOT, "Fixtures", "Projects")
SKIPPED = ("Pods", "Carthage", "DerivedData", "node_modules")
CONFIGURATION = ".riblint.yml"
WORD = re.compile(r"[A-Za-z_]\w*")
DECLARED = r"\b(?:var|let|func|case|class|struct|enum|protocol|typealias)\s+(\w+)"
# Comments and strings.
TRIVIA = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
KEYWORDS = frozenset(
    """Any Self actor any as associatedtype async await break case catch class continue convenience default defer
    deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get guard if import in
    indirect infix init inout internal is isolated lazy let mutating nil nonisolated nonmutating open operator optional
    override postfix precedencegroup prefix private protocol public repeat required rethrows return self set some static
    struct subscript super switch throw throws true try typealias unowned var weak where while willSet""".split())
OPERATORS = ("+", "-", "+=", "==", "!=", "??", "<", "&&", "||", "!")
# Library types that projects extend.
EXTENDED = (
    "ViewControllable", "UIViewController", "UINavigationController", "Routing", "ViewableRouting", "Router",
    "Interactor", "Interactable", "NSObject", "UIView", "Array", "Optional", "Collection", "DispatchQueue",
    "ObservableType", "Observable", "Publisher", "Disposable", "AnyCancellable")


class Project:
    """A copy of a project, what it uses, and its findings."""

    def __init__(self, source, folder, program, tree):
        self.name = os.path.basename(os.path.normpath(source))
        self.source, self.folder, self.program, self.tree = source, folder, program, tree
        self.whole = self.copy(folder)
        self.files, self.classes = [], set()
        types, members, functions, operators, selected = set(), set(), set(), set(), set()
        declared = set()
        for around, names, files in os.walk(self.whole):
            names[:] = sorted(name for name in names if name not in SKIPPED and not name.startswith("."))
            for name in sorted(files):
                if not name.endswith((".swift", ".m", ".mm")) or name == "Package.swift":
                    continue
                path = os.path.join(around, name)
                self.files.append(os.path.relpath(path, self.whole))
                if not name.endswith(".swift"):
                    continue
                with open(path, encoding="utf-8", errors="replace") as file:
                    text = TRIVIA.sub(" ", file.read())
                types |= set(re.findall(r"\b[A-Z]\w+", text))
                declared |= set(re.findall(DECLARED, text))
                members |= set(re.findall(r"\.([a-z]\w+)", text))
                functions |= set(re.findall(r"\b([a-z]\w+)\s*[({]", text))
                operators |= set(re.findall(r"\boperator\s+([^\s\w:{}()]+)", text))
                operators |= {one for one in OPERATORS if f" {one} " in text}
                for group in re.findall(r"#selector\(([^()]*)", text):
                    selected |= set(WORD.findall(group))
                self.classes |= set(re.findall(r"\b(?:class|struct|enum|protocol|actor)\s+([A-Z]\w*)", text))
        used = types & set(EXTENDED)
        self.owners = sorted(self.classes | used)
        self.types = sorted(types - KEYWORDS)
        members |= {name for name in declared if name[0].islower()}
        self.members = sorted(members - KEYWORDS)
        # Names of libraries are few, and their meaning decides most findings.
        self.library_types = sorted(types - KEYWORDS - declared)
        self.library_members = sorted((members | functions) - KEYWORDS - declared)
        self.functions = sorted(functions - KEYWORDS)
        self.operators = sorted(operators)
        # `#selector(name)` is ambiguous if there are overloads.
        self.overloaded = sorted(functions - KEYWORDS - selected)
        self.swift = [
            path for path in self.files if path.endswith(".swift") and "Test" not in path and "Mock" not in path]
        self.objective = any(path.endswith((".m", ".mm")) for path in self.files)

    def copy(self, folder):
        copy = os.path.join(os.path.realpath(folder), self.name)
        ignored = shutil.ignore_patterns(".git", ".build", CONFIGURATION)
        shutil.copytree(self.source, copy, symlinks=True, ignore=ignored)
        return copy

    def run(self, decoys=()):
        """The findings and the edges of the tree with some decoys; those in the decoys themselves do not count."""
        with tempfile.TemporaryDirectory(dir=self.folder) as temporary:
            copy = self.whole
            if decoys:
                # Links are not followed, so the files are copied.
                copy = self.copy(temporary)
            new = {}
            for decoy in decoys:
                new |= {decoy.path: decoy.text, **decoy.others}
            for path, text in new.items():
                path = os.path.join(copy, path)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            report = self.json(copy, "lint", "--all-rules", "--fail-on", "never")
            findings = [finding for finding in report["findings"] if finding["location"]["path"] not in new]
            found = {self.identity(finding) for finding in findings}
            if self.tree:
                found |= {("tree", line) for line in edges(self.json(copy, "tree"))}
            return found

    def json(self, folder, command, *options):
        result = subprocess.run(
            [self.program, command, ".", "--isolated", "--format", "json", *options],
            cwd=folder, capture_output=True, text=True, check=False)
        if result.returncode not in (0, 1):
            raise SystemExit(f"{self.name}: exit status {result.returncode}: {result.stderr.strip()}")
        return json.loads(result.stdout)

    @staticmethod
    def identity(finding):
        place = finding["location"]
        others = [one["location"] for one in finding.get("related", [])]
        related = tuple((one["path"], one["start"]["line"]) for one in others)
        start = place["start"]
        return (place["path"], start["line"], start["utf8"], finding["rule"], finding["severity"], finding["message"],
                finding["fingerprint"], related)


def edges(report):
    """The RIBs and the edges of a tree as lines."""
    for rib in report["ribs"]:
        parts = [f"{kind} {part['name']}" for kind, part in sorted(rib["parts"].items()) if part]
        yield f"RIB {rib['id']}: " + ", ".join(parts)
    for edge in report["edges"]:
        build = edge["build"] or {"path": "-", "start": {"line": 0}}
        facts = " ".join(f"{key}={edge[key]}" for key in ("shown", "closes", "swipe", "missing", "withParent"))
        yield f"{build['path']}:{build['start']['line']}: {edge['parent']} to {edge['child']}: {facts}"


class Decoy:
    """A file with a declaration, and other files that it needs, by their paths."""

    def __init__(self, kind, path, text, title, others):
        self.kind, self.path, self.text, self.title, self.others = kind, path, text, title, others


MANIFESTS = (
    ("Package.swift", 'let package = Package(name: "{0}", targets: [.target(name: "{0}", path: "Code")])\n'),
    ("Project.swift", 'let project = Project(name: "{0}", targets: [.target(name: "{0}", sources: ["Code/**"])])\n'),
    ("BUILD.bazel", 'swift_library(name = "{0}", module_name = "{0}", srcs = glob(["Code/*.swift"]))\n'))
IMPORTS = "import Foundation\nimport UIKit\nimport RIBs\nimport RxSwift\nimport Combine\n\n"
FORMS_OF_TYPES = (
    "{0}struct {1} {{ {2}init() {{}} }}", "{0}class {1} {{ {2}init() {{}} }}", "{0}enum {1} {{ case decoy }}",
    "{0}protocol {1} {{}}", "{0}typealias {1} = Int", "{0}final class {1}<Value> {{ {2}init() {{}} }}")
FORMS_OF_FUNCTIONS = (
    "{0}func {1}(_ decoy: Int) {{}}", "{0}func {1}() {{}}", "{0}func {1}(animated: Bool) -> Int {{ 0 }}",
    "{0}func {1}<Value>(_ decoy: Value) -> Value {{ decoy }}")


def type_named(random, name, access):
    form = random.choice(FORMS_OF_TYPES)
    return form.format(access + " " if access else "", name, "public " if access == "public" else "")


def member_named(random, name, access, is_global=False):
    """A property or a function. An extension has no stored properties, a file has."""
    prefix = access + " " if access else ""
    if random.random() < 0.5:
        return random.choice(FORMS_OF_FUNCTIONS).format(prefix, name)
    if is_global and random.random() < 0.5:
        return f"{prefix}let {name} = 0"
    return f"{prefix}var {name}: Int? {{ nil }}"


def operator_named(operator, access):
    prefix = access + " " if access else ""
    return (f"{prefix}struct DecoyOperand {{}}\n"
            f"{prefix}func {operator} (left: DecoyOperand, right: DecoyOperand) -> Bool {{ false }}")


class Decoys:
    """Makes decoys for a project: the same for the same seed."""

    def __init__(self, project, seed):
        self.project = project
        self.random = random.Random(f"{seed} {project.name}")
        self.number = 0

    def make(self, kind):
        self.number += 1
        text, title = getattr(self, "kind_" + kind)()
        path = self.path(kind)
        others = self.manifest(path) if kind == "manifest" else {}
        return Decoy(kind, path, text, f"{kind} {self.number}: {title}", others)

    def manifest(self, path):
        """A manifest beside the folder of a file."""
        folder = os.path.dirname(os.path.dirname(path))
        name, text = self.random.choice(MANIFESTS)
        return {f"{folder}/{name}": text.format(os.path.basename(folder))}

    def path(self, kind):
        file = f"Decoy{self.number}"
        if kind == "manifest":
            return self.random.choice(("Modules", "Kits")) + f"/DecoyKit{self.number}/Code/{file}.swift"
        if kind == "module":
            module = f"DecoyKit{self.number}"
            return self.random.choice(
                (f"Modules/{module}/Sources/{module}/{file}.swift", f"Targets/{module}/Sources/{file}.swift",
                 f"Packages/{module}/Sources/{module}/Parts/{file}.swift"))
        if kind == "test":
            return self.random.choice(
                (f"DecoyTests/{file}.swift", f"Modules/DecoyKit/Tests/DecoyKitTests/{file}.swift",
                 f"Tests/{file}Tests.swift"))
        beside = os.path.dirname(self.random.choice(self.project.swift or self.project.files))
        return os.path.join(beside, file + (".m" if kind == "objc" else ".swift"))

    # The parts of a decoy.

    def name_of_type(self):
        return self.random.choice(self.project.types if self.random.random() < 0.4 else self.project.library_types)

    def name_of_member(self):
        if self.random.random() < 0.6:
            return self.random.choice(self.project.library_members)
        return self.random.choice(self.project.members if self.random.random() < 0.6 else self.project.functions)

    def owner(self):
        # Half of them are types of libraries, which most code uses.
        library = [name for name in self.project.owners if name in EXTENDED]
        return self.random.choice(library if library and self.random.random() < 0.5 else self.project.owners)

    def declaration(self, access, is_global=True):
        """A type, a function or a variable, named like one that is used."""
        if self.random.random() < 0.5:
            name = self.name_of_type()
            return type_named(self.random, name, access), name
        name = self.name_of_member()
        return member_named(self.random, name, access, is_global), name

    def extension(self, access):
        owner, name = self.owner(), self.name_of_member()
        return f"extension {owner} {{\n    {member_named(self.random, name, access)}\n}}\n", f"{owner}.{name}"

    # Kinds. Each gives the text of a file and a title.

    def kind_private(self):
        owner, name = self.owner(), self.name_of_member()
        access = self.random.choice(("private", "fileprivate"))
        if self.random.random() < 0.3:
            member = member_named(self.random, name, "")
            return f"{IMPORTS}{access} extension {owner} {{\n    {member}\n}}\n", f"{owner}.{name}"
        text, title = self.extension(access)
        return IMPORTS + text, title

    def kind_file(self):
        access = self.random.choice(("private", "fileprivate"))
        if self.random.random() < 0.1:
            operator = self.random.choice(self.project.operators or ("+",))
            return IMPORTS + operator_named(operator, access) + "\n", operator
        text, title = self.declaration(access)
        return IMPORTS + text + "\n", title

    def kind_module(self):
        chance = self.random.random()
        if chance < 0.1:
            operator = self.random.choice(self.project.operators or ("+",))
            return operator_named(operator, "public") + "\n", operator
        if chance < 0.3:
            text, title = self.extension("public")
            return IMPORTS + text, title
        text, title = self.declaration("public")
        return text + "\n", title

    kind_manifest = kind_module

    def kind_nested(self):
        text, title = self.declaration(self.random.choice(("", "public")), is_global=False)
        space = self.random.choice(("enum", "struct", "class"))
        text = text.replace("func ", "static func ", 1) if text.lstrip("public ").startswith("func") else text
        text = text.replace("var ", "static var ", 1)
        return f"{IMPORTS}{space} DecoySpace{self.number} {{\n    {text}\n}}\n", title

    def kind_test(self):
        if self.random.random() < 0.3:
            text, title = self.extension("")
            return IMPORTS + text, title
        text, title = self.declaration("")
        return "import XCTest\n" + IMPORTS + text + "\n", title

    def kind_labels(self):
        chance = self.random.random()
        if chance < 0.1:
            operator = self.random.choice(self.project.operators or ("+",))
            text = operator_named(operator, "").replace("DecoyOperand", f"DecoyOperand{self.number}")
            return IMPORTS + text + "\n", operator
        name = self.random.choice(self.project.overloaded)
        labels = self.random.choice(
            ("decoy: Int", "decoy first: Int, other second: Int", "_ first: Int, decoy second: Int, third: String"))
        if chance < 0.3:
            return f"{IMPORTS}func {name}({labels}) {{}}\n", name
        owner = self.owner()
        result = self.random.choice(("", " -> Bool", " -> Int?"))
        body = {"": "{}", " -> Bool": "{ false }", " -> Int?": "{ nil }"}[result]
        if chance < 0.4:
            return f"{IMPORTS}extension {owner} {{\n    init?({labels}) {{ nil }}\n}}\n", f"{owner}.init"
        text = f"{IMPORTS}extension {owner} {{\n    func {name}({labels}){result} {body}\n}}\n"
        return text, f"{owner}.{name}"

    def kind_local(self):
        kinds = ("type", "function", "variable", "generic", "case", "label", "parameter")
        kind = self.random.choice(kinds)
        name, member = self.name_of_type(), self.name_of_member()
        host = f"decoyHost{self.number}"
        text = {
            "type": f"func {host}() {{\n    struct {name} {{}}\n}}\n",
            "function": f"func {host}() {{\n    func {member}(_ decoy: Int) {{}}\n    {member}(0)\n}}\n",
            "variable": f"func {host}() {{\n    let {member} = 0\n    print({member})\n}}\n",
            "generic": f"struct DecoyBox{self.number}<{name}> {{}}\n",
            "case": f"enum DecoyCases{self.number} {{\n    case {member}\n    case other\n}}\n",
            "label": f"func {host}({member} decoy: Int) {{}}\n",
            "parameter": f"func {host}(_ {member}: Int) {{\n    print({member})\n}}\n",
        }[kind]
        return IMPORTS + text, f"{kind} {name if kind in ('type', 'generic') else member}"

    def kind_objc(self):
        # Two classes of one name in Objective-C are an error.
        name, member = self.random.choice(sorted(self.project.classes)), self.name_of_member()
        kind = self.random.choice(("class", "function", "variable"))
        text = {
            "class": f"@interface {name} : NSObject\n@end\n@implementation {name}\n@end\n",
            "function": f"static void {member}(int decoy) {{}}\n",
            "variable": f"static int {member} = 0;\n",
        }[kind]
        return "#import <Foundation/Foundation.h>\n\n" + text, f"{kind} {name if kind == 'class' else member}"


KINDS = ("private", "file", "module", "manifest", "nested", "test", "labels", "local", "objc")


def guilty(project, decoys, expected):
    """The decoys that change something, each with the difference."""
    found = project.run(decoys)
    if found == expected:
        return []
    if len(decoys) == 1:
        return [(decoys[0], expected - found, found - expected)]
    middle = len(decoys) // 2
    halves = guilty(project, decoys[:middle], expected) + guilty(project, decoys[middle:], expected)
    return halves or [(decoys[0], expected - found, found - expected)]


def shown(sign, items):
    lines = []
    for item in sorted(items, key=str):
        path, line, *others = item
        lines.append(f"    {sign} {line}" if path == "tree" else f"    {sign} {path}:{line}: {others[1]}: {others[3]}")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--count", type=int, default=300, help="of decoys for each project")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=25, help="the number of decoys that are added at once")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", action="append", choices=KINDS, default=[])
    parser.add_argument("--no-tree", action="store_true", help="compare findings only")
    parser.add_argument("--show", action="store_true", help="print the decoys that change something")
    parser.add_argument("projects", nargs="*")
    options = parser.parse_args()
    program = os.path.abspath(options.riblint)
    sources = options.projects or [os.path.join(PROJECTS, name) for name in sorted(os.listdir(PROJECTS))]
    count = failures = 0
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as pool:
        for source in sources:
            project = Project(source, tempfile.mkdtemp(dir=temporary), program, not options.no_tree)
            if not project.swift or not project.owners or not project.overloaded:
                continue
            kinds = [kind for kind in options.only or KINDS if kind != "objc" or project.objective]
            if not kinds:
                continue
            decoys = Decoys(project, options.seed)
            made = [decoys.make(kinds[number % len(kinds)]) for number in range(options.count)]
            batches = [made[start:start + options.batch] for start in range(0, len(made), options.batch)]
            expected = project.run()
            for batch in pool.map(lambda batch: guilty(project, batch, expected), batches):
                for decoy, gone, new in batch:
                    failures += 1
                    print(f"{project.name}: {decoy.title} ({decoy.path})")
                    print("\n".join(shown("-", gone) + shown("+", new)))
                    if options.show:
                        code = [line for line in decoy.text.splitlines() if line and "import" not in line]
                        print("\n".join("    | " + line for line in code))
                    sys.stdout.flush()
            count += len(made)
            shutil.rmtree(project.folder)
    print(f"{count} decoys in {len(sources)} projects: {failures} change something")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
