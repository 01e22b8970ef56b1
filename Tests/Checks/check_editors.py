#!/usr/bin/env python3
"""Checks what no editor reads here: the extension for Zed, and settings in TOML and JSON on the page about editors.

    check_editors.py               # Python 3.11 or newer
    check_editors.py --self-test   # exits 1 unless mistakes would be noticed

Prints a line for each complaint; exit status 1 if there is one.
"""
import argparse
import json
import os
import re
import sys

import tomllib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = "Documentation/EDITORS.md"
EXTENSION, CRATE, SOURCE = (f"Editors/zed/{name}" for name in ("extension.toml", "Cargo.toml", "src/lib.rs"))
VSCODE = "Editors/vscode/package.json"
# What Zed requires of a manifest.
MEMBERS = {"id": str, "name": str, "version": str, "schema_version": int, "authors": list, "description": str, "repository": str}
BLOCK = re.compile(r"^```(toml|json)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def read(names):
    texts = {}
    for name in names:
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            texts[name] = file.read()
    return texts


def parsed(kind, text):
    return tomllib.loads(text) if kind == "toml" else json.loads(text)


def complaints(texts):
    """What is wrong with files, given by name."""
    blocks = BLOCK.findall(texts[PAGE])
    if not {"toml", "json"} <= {kind for kind, _ in blocks}:
        yield f"{PAGE} has no settings in TOML, or none in JSON"
    for kind, text in blocks:
        try:
            parsed(kind, text)
        except ValueError as error:
            yield f"{PAGE}: '{text.splitlines()[0]}': {error}"
    try:
        extension, crate, vscode = (tomllib.loads(texts[EXTENSION]), tomllib.loads(texts[CRATE]), json.loads(texts[VSCODE]))
    except ValueError as error:
        yield f"the extension for Zed or Visual Studio Code: {error}"
        return
    for key, kind in MEMBERS.items():
        if not isinstance(extension.get(key), kind):
            yield f"{EXTENSION}: {key} is {extension.get(key)!r}"
    servers = extension.get("language_servers", {})
    if list(servers) != ["riblint"]:
        yield f"{EXTENSION}: the servers are {list(servers)}"
    for server in servers.values():
        if not server.get("languages") or server["languages"] != list(server.get("language_ids", {})):
            yield f"{EXTENSION}: the languages are {server.get('languages')}, those with ids {list(server.get('language_ids', {}))}"
    versions = {extension.get("version"), crate.get("package", {}).get("version"), vscode.get("version")}
    if len(versions) != 1:
        yield f"the versions of extensions are {sorted(map(str, versions))}"
    if crate.get("lib", {}).get("crate-type") != ["cdylib"] or "zed_extension_api" not in crate.get("dependencies", {}):
        yield f"{CRATE}: not an extension"
    if "register_extension!" not in texts[SOURCE] or '"lsp"' not in texts[SOURCE]:
        yield f"{SOURCE} starts no server"


# By file: what is replaced in it, which has to be noticed.
MISTAKES = [
    (PAGE, "[language-server.riblint]", "[language-server.riblint"), (PAGE, '{"clients":', '{"clients"'),
    (PAGE, "```json", "```js"), (EXTENSION, 'id = "riblint"', 'id = riblint'), (EXTENSION, "schema_version = 1\n", ""),
    (EXTENSION, 'authors = ["riblint"]', 'authors = "riblint"'), (EXTENSION, '"Objective-C++"]', "]"),
    (EXTENSION, "[language_servers.riblint]", "[language_servers.other]"), (CRATE, 'version = "0', 'version = "9'),
    (CRATE, 'crate-type = ["cdylib"]\n', ""), (CRATE, "zed_extension_api", "other"), (SOURCE, '"lsp"', '"server"'),
    (SOURCE, "zed::register_extension!(Riblint);", ""), (VSCODE, "{", ""),
]


def self_test(texts):
    for name, old, new in MISTAKES:
        if old not in texts[name]:
            yield f"{name} has no '{old}'"
        elif not list(complaints({**texts, name: texts[name].replace(old, new)})):
            yield f"'{new}' in place of '{old}' in {name} is not noticed"
    print(f"check_editors: {len(MISTAKES)} mistakes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    texts = read([PAGE, EXTENSION, CRATE, SOURCE, VSCODE])
    found = list(self_test(texts) if options.self_test else complaints(texts))
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
