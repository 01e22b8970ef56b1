#!/usr/bin/env python3
"""Writes the settings of the server into the manifest of the extension, from `riblint lsp schema`.

    python3 Editors/vscode/manifest.py --riblint .build/release/riblint [--check]

With --check, nothing is written: exit status 1 if the manifest is not up to date, or if extension.js cannot be parsed
or does not start the server with stand-ins for the editor's modules.
"""
import argparse
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = os.path.join(HERE, "package.json")

# Starts the extension with modules that record what it does.
TRIAL = r"""
const Module = require('module');
const registered = [], clients = [];
const vscode = {
  workspace: { getConfiguration: () => ({ get: (_, value) => value, path: 'riblint', hover: true, has() {} }) },
  commands: { registerCommand: (name) => { registered.push(name); return {}; } }, window: {},
};
class LanguageClient {
  constructor(...given) { this.given = given; clients.push(this); }
  async start() { this.isStarted = true; }
}
const load = Module._load;
Module._load = (name, ...others) => name === 'vscode' ? vscode
  : name === 'vscode-languageclient/node' ? { LanguageClient } : load(name, ...others);
const extension = require(process.argv[1]);
extension.activate({ subscriptions: [] }).then(() => {
  const [, , server, options] = clients[0].given;
  console.log(JSON.stringify({ registered, server, options, isStarted: clients[0].isStarted }));
});
"""


def flat(schema, prefix):
    found = {}
    for key, value in schema["properties"].items():
        name = f"{prefix}.{key}"
        found.update(flat(value, name) if "properties" in value else {name: value})
    return found


def complaints_about_trial():
    done = subprocess.run(["node", "-e", TRIAL, os.path.join(HERE, "extension.js")], capture_output=True, text=True)
    if done.returncode:
        return [f"extension.js: {done.stderr[-500:]}"]
    trial = json.loads(done.stdout)
    with open(MANIFEST, encoding="utf-8") as file:
        commands = {entry["command"] for entry in json.load(file)["contributes"]["commands"]}
    complaints = []
    if not commands <= set(trial["registered"]):
        complaints.append(f"commands without code: {sorted(commands - set(trial['registered']))}")
    if trial["server"] != {"command": "riblint", "args": ["lsp"]} or not trial["isStarted"]:
        complaints.append(f"the server is not started: {trial}")
    if trial["options"]["initializationOptions"] != {"hover": True, "clientCommands": ["riblint.showLocations"]}:
        complaints.append(f"options: {trial['options']}")
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    schema = json.loads(subprocess.run([options.riblint, "lsp", "schema"], check=True, capture_output=True).stdout)
    with open(MANIFEST, encoding="utf-8") as file:
        before = file.read()
    manifest = json.loads(before)
    configuration = manifest["contributes"]["configuration"]
    settings = flat(schema, "riblint")
    del settings["riblint.clientCommands"]
    configuration["properties"] = {"riblint.path": configuration["properties"]["riblint.path"], **settings}
    after = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    if not options.check:
        with open(MANIFEST, "w", encoding="utf-8") as file:
            file.write(after)
        return 0
    complaints = complaints_about_trial()
    if after != before:
        complaints.append("package.json is not up to date; run Editors/vscode/manifest.py")
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
