"""The baseline: what is new, merges, and what becomes of entries."""
import json

NAME = ".riblint-baseline.json"


def interactor(name, *lines):
    """A class whose function subscribes to `a` in each line."""
    return (
        "import RIBs\nimport RxSwift\n\n"
        f"final class {name}Interactor: Interactor {{\n"
        "    let a = PublishSubject<Int>()\n"
        "    func f() {\n" + "".join(f"        {line}\n" for line in lines) + "    }\n}\n")


def subscription(word):
    return f'a.subscribe(onNext: {{ print("{word}", $0) }})'


def entries(bench, cwd="."):
    return json.loads(bench.read(f"{cwd}/{NAME}"))["entries"]


def test_a_new_finding_above_its_equals_is_new(bench):
    """Of more equal findings than the baseline counts, those that touch changed lines are the new ones."""
    bench.write("Sources/Two.swift", interactor("Two", subscription("one"), subscription("two")))
    bench.repository()
    bench.run("baseline", "create")
    bench.expect([entry["count"] for entry in entries(bench)] == [2], "the two are not one entry")
    bench.commit("baseline")
    bench.edit("Sources/Two.swift", "        a.subscribe", f"        {subscription('new')}\n        a.subscribe")
    bench.expect(bench.findings("--since", "HEAD") == [("undisposed_subscription", "Sources/Two.swift", 7)], "the new error is not reported")
    result = bench.run("--since", "HEAD")
    bench.expect(result.status == 1 and "2 baselined" in result.output, "the run does not fail", result)
    # Without a diff there is nothing to prefer: the last is the new one.
    bench.expect(bench.findings() == [("undisposed_subscription", "Sources/Two.swift", 9)], "the surplus is not the last")
    bench.git("add", "-A")
    bench.expect(bench.findings("--staged") == [("undisposed_subscription", "Sources/Two.swift", 7)], "--staged does not report it")
    diff = bench.git("diff", "--cached") + "\n"
    bench.expect(
        bench.findings("--diff", "-", input=diff) == [("undisposed_subscription", "Sources/Two.swift", 7)], "--diff does not report it")


def test_a_moved_finding_is_no_cover_for_a_new_one(bench):
    """A file was renamed; the same class gets one more in the new file."""
    bench.write("Sources/Two.swift", interactor("Two", subscription("one"), subscription("two")))
    bench.repository()
    bench.run("baseline", "create")
    bench.commit("baseline")
    bench.git("mv", "Sources/Two.swift", "Sources/Three.swift")
    bench.edit("Sources/Three.swift", "        a.subscribe", f"        {subscription('new')}\n        a.subscribe")
    bench.expect(bench.findings("--since", "HEAD") == [("undisposed_subscription", "Sources/Three.swift", 7)], "the new error is hidden")


def both_add(bench):
    """Two branches each add an entry at the end of the baseline; the merge of the second into the first, however it ends."""
    bench.write("Sources/A.swift", interactor("A", subscription("one")))
    bench.write("Sources/B.swift", interactor("B"))
    bench.write("Sources/C.swift", interactor("C"))
    bench.repository()
    bench.run("baseline", "create")
    bench.commit("baseline")
    for branch, name in (("left", "B"), ("right", "C")):
        bench.git("checkout", "-q", "-b", branch, "main")
        bench.write(f"Sources/{name}.swift", interactor(name, subscription("more")))
        bench.run("baseline", "update")
        bench.commit(branch)
    bench.git("checkout", "-q", "left")
    return bench.execute(["git", "merge", "-q", "-m", "merged", "right"])


def test_a_merge_conflict_says_what_to_do_and_that_works(bench):
    merged = both_add(bench)
    bench.expect(merged.status == 1 and "<<<<<<<" in bench.read(NAME), "there is no conflict", merged)
    result = bench.run()
    bench.expect(result.status == 2, "a conflict is read", result)
    bench.expect(
        ": the baseline cannot be read: unresolved merge conflict; keep the entries of both sides, then run 'riblint baseline prune'\n"
        in result.errors, "the advice is missing", result)
    bench.expect(result.errors.startswith(f"riblint: error: {NAME}:3:1: "), "its location is wrong", result)
    kept = [line for line in bench.read(NAME).splitlines(True) if not line.startswith(("<<<<<<<", "=======", ">>>>>>>"))]
    bench.write(NAME, "".join(kept))
    result = bench.run()
    bench.expect(result.status == 0 and "3 baselined" in result.output, "what the advice leads to is not read", result)
    pruned = bench.run("baseline", "prune")
    bench.expect(pruned.status == 0, "prune fails", pruned)
    bench.expect([entry["path"] for entry in entries(bench)] == ["Sources/A.swift", "Sources/B.swift", "Sources/C.swift"], "entries are lost")
    bench.expect(bench.read(NAME).count("\n") == 5, "the form of the file changed")


def test_a_union_merge_is_read(bench):
    bench.write(".gitattributes", f"{NAME} merge=union\n")
    merged = both_add(bench)
    bench.expect(merged.status == 0, "the union merge does not end well", merged)
    result = bench.run()
    bench.expect(result.status == 0 and "3 baselined" in result.output, "a union of both sides is not read", result)
    bench.expect(bench.run("baseline", "prune").status == 0, "prune fails")
    bench.expect(len(entries(bench)) == 3, "the file is not as it was")
