"""Records a small project, then variants of it and of its recording: the comparison must notice each difference."""
import json
import os
import tempfile

from recordings import comparison

CODE = """import RIBs
protocol HomeRouting: ViewableRouting {}
final class HomeInteractor: Interactor {
    var router: HomeRouting?
    weak var parent: HomeRouting?
}
"""
MOVED = CODE.replace("    var router", "\n    var router")
FIXED = CODE.replace("    var router", "    weak var router")


def complaints(program, record_projects, write):
    with tempfile.TemporaryDirectory(prefix="riblint-recording-") as folder:
        def recorded(name, code=CODE):
            source, to = os.path.join(folder, "inputs", name), os.path.join(folder, "recordings", name)
            project = os.path.join(source, "fixtures", "Home")
            os.makedirs(project)
            with open(os.path.join(project, "Home.swift"), "w") as file:
                file.write(code)
            record_projects(program, source, to, ["fixtures"])
            return to

        def edited(name, kind, old, new):
            to = recorded(name)
            text = json.dumps(comparison.load(to, kind, "fixtures/Home.json"))
            if old not in text:
                raise SystemExit(f"recording: the {kind} of the self-test does not contain {old}")
            index = comparison.load(to, "index.json")
            hashes = index["projects"]["fixtures/Home"]
            hashes[kind] = write(to, f"{kind}/fixtures/Home.json", json.loads(text.replace(old, new)))
            write(to, "index.json", index)
            return to

        before = recorded("before")
        variants = [
            (recorded("same"), None),
            (recorded("moved", MOVED), "findings moved"),
            (recorded("fixed", FIXED), "findings disappeared"),
            (edited("message", "report", "strongly in 'router'", "in 'router'"), "findings with another message"),
            (edited("fix", "report", "weak ", "unowned "), "findings with another fixes"),
            (edited("answer", "answers", "is declared 'weak'", "is weak"), "answers changed"),
            (edited("rule", "answers", "strong_router: ", "weak_router: "), "answers changed"),
        ]
        found = [complaint for after, expected in variants for complaint in difference(before, after, expected)]
        ignored = ("strong_router", "weak_router")
        return found + list(difference(before, os.path.join(folder, "recordings", "rule"), None, ignored))


def difference(before, after, expected, ignored=()):
    """A complaint if the comparison misses the difference, or finds one where there is none."""
    texts = []
    counts = comparison.compare(before, after, ["fixtures"], texts.append, ignored)
    if (expected is None and counts) or (expected is not None and expected not in counts):
        yield f"expected {expected or 'no differences'}; found {dict(counts)}\n" + "\n".join(texts)
