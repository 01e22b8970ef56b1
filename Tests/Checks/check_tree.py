#!/usr/bin/env python3
"""Checks the formats of `riblint tree` with programs that are independent of riblint.

    python3 Tests/Checks/check_tree.py --riblint .build/release/riblint [--mermaid mermaid.min.js]

json: the trees and their changes are valid by the schemas in Documentation/schemas; copies with a key more or less are not.
dot: Graphviz takes the file without a warning, and the RIBs and edges that it writes back are those of the JSON.
mermaid: with `--mermaid`, Chromium draws the picture with the settings of GitHub, and the labels of the drawing are those
of the text; no element loads anything. Needs `dot`, and `chromium` for the second part. Exit status 1 for any difference.
"""
import argparse
import copy
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
APPS = os.path.join(ROOT, "Fixtures", "Projects")

# Names that a picture could misread, as folders: the ids of RIBs of the same name have them.
NASTY = ['a"b', "a\\b", "a&lt;b", "a<b>", "</script><script>alert(1)<", "'; drop", "`x`", "{{x}}", "#35;", "한글", "a|b", "x]",
    "--> n0", "\u202eabc", "end", "click n0 x"]

PAGE = """<!doctype html><meta charset="utf-8"><body><script src="mermaid.min.js"></script><script>
const texts = %s;
mermaid.initialize({startOnLoad: false, securityLevel: "strict"});
(async () => {
  for (let i = 0; i < texts.length; i++) {
    const box = document.createElement("div");
    box.className = "picture";
    document.body.appendChild(box);
    try { box.innerHTML = (await mermaid.render("p" + i, texts[i])).svg; } catch (error) { box.textContent = "ERROR " + error; }
  }
  document.body.dataset.done = "yes";
})();
</script></body>"""


def rib(name):
    """The files of a RIB that attaches nothing."""
    return f"""import RIBs
final class {name}Interactor: Interactor {{}}
final class {name}Router: Router<{name}Interactor> {{}}
final class {name}Builder: Builder<EmptyDependency> {{ func build() -> Routing {{ {name}Router(interactor: {name}Interactor()) }} }}
"""


def nasty_app(folder):
    for number, name in enumerate(NASTY):
        path = os.path.join(folder, f"{number}", name.replace("/", "_"))
        os.makedirs(path)
        with open(os.path.join(path, "Page.swift"), "w") as file:
            file.write(rib("Page"))


def run(riblint, *arguments, cwd=None):
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run([riblint, "tree", *arguments], capture_output=True, env=environment, cwd=cwd)
    if done.returncode != 0:
        sys.exit(f"riblint tree {' '.join(arguments)}: {done.stderr.decode()}")
    return done.stdout.decode()


def graph(text):
    """The labels of the nodes by name, and the pairs of edges, as Graphviz writes them back."""
    done = subprocess.run(["dot", "-Tjson0"], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0 or done.stderr:
        sys.exit(f"dot: {done.stderr.decode()}")
    drawn = json.loads(done.stdout)
    nodes = {entry["_gvid"]: entry["label"] for entry in drawn.get("objects", []) if "nodes" not in entry}
    return nodes, [(edge["tail"], edge["head"]) for edge in drawn.get("edges", [])]


def escaped(text):
    """As riblint prints a name: characters that control a terminal are written out."""
    return "".join(f"\\u{{{ord(c):X}}}" if ord(c) in (0x202E,) else c for c in text)


def check_dot(name, tree, riblint, folder):
    nodes, edges = graph(run(riblint, folder, "--format", "dot"))
    expected = sorted(escaped(rib["id"]) for rib in tree["ribs"])
    found = sorted(html.unescape(label.replace('\\\\', '\\')) for label in nodes.values() if not label.startswith("(RIB not analyzed"))
    complaints = []
    if found != expected:
        complaints.append(f"{name}: dot has the RIBs {found}, expected {expected}")
    pairs = {edge["edge"]: (escaped(edge["parent"]), edge["child"] and escaped(edge["child"])) for edge in tree["edges"]}
    labels = {key: html.unescape(label.replace('\\\\', '\\')) for key, label in nodes.items()}
    drawn = sorted((labels[a], labels[b]) for a, b in edges if not labels[b].startswith("(RIB not analyzed"))
    known = sorted(pair for pair in pairs.values() if pair[1])
    if drawn != known or len(edges) != len(pairs):
        complaints.append(f"{name}: dot has the edges {drawn}, expected {known}")
    return complaints


def validator(name):
    with open(os.path.join(ROOT, "Documentation", "schemas", name + ".schema.json")) as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def objects(value):
    """All objects of a JSON value."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from objects(part)


def check_json(name, value, rules):
    complaints = [f"{name}: {error.json_path}: {error.message[:200]}" for error in rules.iter_errors(value)]
    for number, whole in enumerate(objects(value)):
        # Each tenth object is enough: the forms repeat.
        if number % 10 or not whole:
            continue
        for change in (lambda part: part.update(other=1), lambda part: part.pop(next(iter(part)))):
            broken = copy.deepcopy(value)
            change(list(objects(broken))[number])
            if rules.is_valid(broken):
                complaints.append(f"{name}: the schema allows object {number} with a key more or less")
    return complaints


def check_changes(riblint, rules):
    """A clean app against its leaky twin, in a repository."""
    with tempfile.TemporaryDirectory() as folder:
        def git(*arguments):
            subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=folder, check=True)
        shutil.copytree(os.path.join(APPS, "Courier"), folder, dirs_exist_ok=True)
        git("init", "--quiet", ".")
        git("add", "--all")
        git("commit", "--quiet", "--message", "clean")
        shutil.copytree(os.path.join(APPS, "CourierLeaky", "Features"), os.path.join(folder, "Features"), dirs_exist_ok=True)
        text = run(riblint, "--since", "HEAD", "--format", "json", cwd=folder)
    changes = json.loads(text)
    if changes["summary"]["open"] != {"before": 0, "after": 5, "new": 5}:
        return [f"changes: {changes['summary']}"]
    return check_json("changes", changes, rules)


def labels_of(text):
    """The labels that a text asks for, in order of the alphabet."""
    quoted = re.findall(r'^  \w+\["(.*)"\]$', text, re.M)
    return sorted(re.sub(r"#(\d+);", lambda m: chr(int(m[1])), label) for label in quoted)


def check_mermaid(texts, library):
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(library), os.path.join(folder, "mermaid.min.js"))
        page = os.path.join(folder, "page.html")
        with open(page, "w") as file:
            file.write(PAGE % json.dumps(list(texts.values())).replace("<", "\\u003c"))
        done = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000",
             "--allow-file-access-from-files", "--dump-dom", "file://" + page],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=240)
    dom = done.stdout.decode()
    pictures = dom.split('<div class="picture">')[1:]
    complaints = []
    if 'data-done="yes"' not in dom or len(pictures) != len(texts):
        return [f"mermaid: {len(pictures)} of {len(texts)} pictures were drawn"]
    for (name, text), picture in zip(texts.items(), pictures):
        if "ERROR" in picture[:40] or "Maximum text size" in picture or "Syntax error" in picture:
            complaints.append(f"{name}: mermaid: {picture[:200]}")
            continue
        nodes = re.findall(r'<span class="nodeLabel[^"]*">(?:<p>)?(.*?)(?:</p>)?</span>', picture, re.S)
        found = sorted(html.unescape(label) for label in nodes)
        if found != labels_of(text):
            complaints.append(f"{name}: mermaid drew {found}, expected {labels_of(text)}")
        if re.search(r"<script|<img|<iframe|href=\"(?!#)|xlink:href=\"(?!#)", picture):
            complaints.append(f"{name}: the drawing has an element that loads something")
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--mermaid", help="the file mermaid.min.js")
    options = parser.parse_args()
    riblint = os.path.abspath(options.riblint)
    rules, changes = validator("tree"), validator("tree-changes")
    complaints, texts = [], {}
    if rules.schema["$defs"] != changes.schema["$defs"]:
        complaints.append("the two schemas define different parts")
    complaints += check_changes(riblint, changes)
    with tempfile.TemporaryDirectory() as folder:
        nasty_app(folder)
        apps = [(name, os.path.join(APPS, name)) for name in sorted(os.listdir(APPS))] + [("names", folder)]
        for name, app in apps:
            tree = json.loads(run(riblint, app, "--format", "json"))
            complaints += check_json(name, tree, rules) if name != "names" else []
            complaints += check_dot(name, tree, riblint, app)
            for most in ("40", "12", "3"):
                text = run(riblint, app, "--format", "mermaid", "--max-nodes", most)
                texts[f"{name} {most}"] = text
                boxes = len(re.findall(r"^  [ns]\d+\[", text, re.M))
                if boxes > int(most):
                    complaints.append(f"{name}: {boxes} boxes of at most {most}")
                if len(text.encode("utf-16-le")) // 2 > 4800:
                    complaints.append(f"{name}: {len(text)} characters")
    if options.mermaid:
        complaints += check_mermaid(texts, options.mermaid)
    for complaint in complaints:
        print(complaint)
    print(f"check_tree: {len(apps)} apps, {len(texts)} flowcharts"
        f"{' drawn' if options.mermaid else ''}, {len(complaints)} complaints")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
