"""Programs that break the laws in one way each, and a project on which the check has to notice them."""
import os
import sys

PROJECT = {
    "App/HomeRouter.swift": """import RIBs

final class HomeRouter: Router<HomeInteractable> {
    func attachDetail() {
        let child = builder.build(withListener: interactor)
        embed(child)
    }

    func openMenu() {
        embed(other)
    }

    func openHelp() {
        openHelp()
    }
}
""",
    "App/Router+Embed.swift": """import RIBs

extension Routing {
    func embed(_ child: Routing) {
        attachChild(child)
    }
}
""",
    "App/HomeInteractor.swift": """import RIBs

final class HomeInteractor: Interactor {
    func didTapDetail() {
        router?.attachDetail()
        router?.openMenu()
        router?.openHelp()
    }
}
""",
    "App/MenuInteractor.swift": """import RIBs

final class MenuInteractor: Interactor {
    func didTapDetail() {
        router?.attachDetail()
    }
}
""",
}
# What each program reports on line 5 of the router: a level, a message and a rule, from the text of the project.
PROGRAMS = {
    "honest": "None",
    "always": "('error', \"'HomeRouter' never attaches 'Detail'.\")",
    "by the body": "None if 'attachChild(' in text else ('error', \"'HomeRouter' never attaches 'Detail'.\")",
    "by the name": "None if 'func embed' in text else ('error', \"'HomeRouter' never attaches 'Detail'.\")",
    "by the level": "('note' if 'attachChild(' in text else 'warning', \"'HomeRouter' never attaches 'Detail'.\")",
    "callers": "None if 'router?.openMenu' in text else ('warning', \"Nothing calls 'openMenu()' of 'HomeRouter'.\")",
    "own uses": "None if 'router?.openHelp' in text else ('note', \"Nothing opens 'openHelp'.\")",
    "reach": "None if 'router?.openHelp' in text else ('note', \"Nothing opens 'openHelp'.\", 'unreachable_rib')",
}
# The changes that have to be noticed, by program: the law and the file.
EXPECTED = {
    "by the body": {("removal", "App/Router+Embed.swift"), ("trapping", "App/Router+Embed.swift")},
    "by the name": {("removal", "App/Router+Embed.swift"), ("renaming", "App/Router+Embed.swift")},
    "by the level": {("removal", "App/Router+Embed.swift"), ("trapping", "App/Router+Embed.swift")},
    "callers": {("renaming", "App/HomeRouter.swift")},
    "own uses": {
        ("removal", "App/HomeInteractor.swift"), ("trapping", "App/HomeInteractor.swift"),
        ("renaming", "App/HomeRouter.swift")},
    "reach": {("renaming", "App/HomeRouter.swift")},
}
PROGRAM = """#!{python}
import json, pathlib
text = "".join(path.read_text() for path in sorted(pathlib.Path(".").rglob("*.swift")))
claim = {claim}
start = dict(path="App/HomeRouter.swift", start=dict(line=5))
finding = claim and dict(location=start, rule=(claim + ("rule",))[2], severity=claim[0], message=claim[1],
    fingerprint="0", related=[])
here = pathlib.Path("App/HomeRouter.swift").exists()
print(json.dumps(dict(findings=[finding] if finding and here else [])))
raise SystemExit(1 if finding and here else 0)
"""


def complaints(folder, broken):
    """What the check gets wrong. `broken` gives the law and the files of each change that a program fails."""
    project = os.path.join(folder, "project")
    for path, text in PROJECT.items():
        os.makedirs(os.path.dirname(os.path.join(project, path)), exist_ok=True)
        with open(os.path.join(project, path), "w", encoding="utf-8") as file:
            file.write(text)
    for name, claim in PROGRAMS.items():
        program = os.path.join(folder, name.replace(" ", "-"))
        with open(program, "w", encoding="utf-8") as file:
            file.write(PROGRAM.format(python=sys.executable, claim=claim))
        os.chmod(program, 0o755)
        found, expected = broken(project, program), EXPECTED.get(name, set())
        for law, path in sorted(found - expected):
            yield f"program '{name}': {law} of {path} is reported"
        for law, path in sorted(expected - found):
            yield f"program '{name}': {law} of {path} is not reported"
