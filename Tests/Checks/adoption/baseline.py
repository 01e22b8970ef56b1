"""The baseline: new findings, merges, and states of entries."""
import json

NAME = ".riblint-baseline.json"


def interactor(name, *lines):
    """A class with a function that subscribes to `a` on each line."""
    return (
        "import RIBs\nimport RxSwift\n\n"
        f"final class {name}Interactor: Interactor {{\n"
        "    let a: Observable<Int> = Clock.shared.seconds\n"
        "    func f() {\n" + "".join(f"        {line}\n" for line in lines) + "    }\n}\n")


def subscription(word):
    return f'a.subscribe(onNext: {{ print("{word}", $0) }})'


def entries(bench, cwd="."):
    return json.loads(bench.read(f"{cwd}/{NAME}"))["entries"]


def test_a_new_finding_above_its_equals_is_new(bench):
    """If there are more equal findings than in the baseline, those on changed lines are the new ones."""
    bench.write("Sources/Two.swift", interactor("Two", subscription("one"), subscription("two")))
    bench.repository()
    bench.run("baseline", "create")
    bench.expect([entry["count"] for entry in entries(bench)] == [2], "the two are not one entry")
    bench.commit("baseline")
    bench.edit("Sources/Two.swift", "        a.subscribe", f"        {subscription('new')}\n        a.subscribe")
    bench.expect(bench.findings("--since", "HEAD") == [("undisposed_subscription", "Sources/Two.swift", 7)],
        "the new error is not reported")
    result = bench.run("--since", "HEAD")
    bench.expect(result.status == 1 and "2 baselined" in result.output, "the run does not fail", result)
    # Without a diff, the last one is the new one.
    bench.expect(bench.findings() == [("undisposed_subscription", "Sources/Two.swift", 9)],
        "the surplus is not the last")
    bench.git("add", "-A")
    bench.expect(bench.findings("--staged") == [("undisposed_subscription", "Sources/Two.swift", 7)],
        "--staged does not report it")
    diff = bench.git("diff", "--cached") + "\n"
    bench.expect(
        bench.findings("--diff", "-", input=diff) == [("undisposed_subscription", "Sources/Two.swift", 7)],
        "--diff does not report it")


def test_a_moved_finding_is_no_cover_for_a_new_one(bench):
    """A file is renamed, and the class in it gets another equal violation."""
    bench.write("Sources/Two.swift", interactor("Two", subscription("one"), subscription("two")))
    bench.repository()
    bench.run("baseline", "create")
    bench.commit("baseline")
    bench.git("mv", "Sources/Two.swift", "Sources/Three.swift")
    bench.edit("Sources/Three.swift", "        a.subscribe", f"        {subscription('new')}\n        a.subscribe")
    bench.expect(bench.findings("--since", "HEAD") == [("undisposed_subscription", "Sources/Three.swift", 7)],
        "the new error is hidden")


def both_add(bench):
    """Two branches each append an entry to the baseline; returns the result of merging the second into the first."""
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
        ": the baseline cannot be read: unresolved merge conflict; keep the entries of both sides, then run 'riblint "
        "baseline prune'\n"
        in result.errors, "the advice is missing", result)
    bench.expect(result.errors.startswith(f"riblint: error: {NAME}:3:1: "), "its location is wrong", result)
    kept = [line for line in bench.read(NAME).splitlines(True)
        if not line.startswith(("<<<<<<<", "=======", ">>>>>>>"))]
    bench.write(NAME, "".join(kept))
    result = bench.run()
    bench.expect(result.status == 0 and "3 baselined" in result.output, "what the advice leads to is not read", result)
    pruned = bench.run("baseline", "prune")
    bench.expect(pruned.status == 0, "prune fails", pruned)
    bench.expect([entry["path"] for entry in entries(bench)] == ["Sources/A.swift", "Sources/B.swift",
        "Sources/C.swift"], "entries are lost")
    bench.expect(bench.read(NAME).count("\n") == 5, "the form of the file changed")


def test_a_union_merge_is_read(bench):
    bench.write(".gitattributes", f"{NAME} merge=union\n")
    merged = both_add(bench)
    bench.expect(merged.status == 0, "the union merge does not end well", merged)
    result = bench.run()
    bench.expect(result.status == 0 and "3 baselined" in result.output, "a union of both sides is not read", result)
    bench.expect(bench.run("baseline", "prune").status == 0, "prune fails")
    bench.expect(len(entries(bench)) == 3, "the file is not as it was")


def test_diff_lists_what_came_and_went(bench):
    bench.write("Sources/A.swift", interactor("A", subscription("one")))
    bench.write("Sources/B.swift", interactor("B", subscription("one"), subscription("two")))
    bench.repository()
    missing = bench.run("baseline", "diff", "HEAD")
    bench.expect(missing.status == 2
        and "exists neither now nor in 'HEAD'; create one with 'riblint baseline create'" in missing.errors, "none",
        missing)
    bench.run("baseline", "create", "--reason", "legacy")
    new = bench.run("baseline", "diff", "HEAD")
    bench.expect(new.output.endswith("3 findings added, 0 removed since HEAD\n"), "a new baseline is added as a whole",
        new)
    bench.commit("baseline")
    bench.write("Sources/A.swift", interactor("A"))
    bench.write("Sources/B.swift", interactor("B", subscription("one")))
    bench.write("Sources/C.swift", interactor("C", subscription("one")))
    bench.run("baseline", "update", "--reason", "ticket 7")
    result = bench.run("baseline", "diff", "HEAD")
    bench.expect(result.status == 0 and result.output == (
        "- Sources/A.swift: undisposed_subscription in AInteractor.f(), 'a' - legacy\n"
        "- Sources/B.swift: undisposed_subscription in BInteractor.f(), 'a' - legacy\n"
        "+ Sources/C.swift: undisposed_subscription in CInteractor.f(), 'a' - ticket 7\n"
        "1 finding added, 2 removed since HEAD\n"), "the lists are wrong", result)
    bench.expect(bench.run("baseline", "diff", "HEAD", cwd="Sources").output == result.output,
        "from a folder below it is another")
    data = bench.run("baseline", "diff", "main", "--format", "json").json
    bench.expect([entry["path"] for entry in data["added"]] == ["Sources/C.swift"], "added")
    bench.expect([entry["count"] for entry in data["removed"]] == [1, 1], "removed")
    for reference in ("nothing", "--help-me"):
        unknown = bench.run("baseline", "diff", "--", reference)
        bench.expect(unknown.status == 2 and f"git cannot find commit '{reference}'" in unknown.errors,
            "an unknown commit", unknown)
    bench.edit(NAME, '"schemaVersion": 1', '"schemaVersion": 9')
    bench.commit("broken")
    bench.git("checkout", "-q", "HEAD~1", "--", NAME)
    broken = bench.run("baseline", "diff", "HEAD")
    bench.expect(broken.status == 2 and "the baseline 'HEAD:" in broken.errors
        and "unsupported baseline version" in broken.errors, "broken", broken)


def test_fixed_entries_fail_strict_runs(bench):
    bench.write("Sources/A.swift", interactor("A", subscription("one")))
    bench.repository()
    bench.run("baseline", "create")
    bench.expect(bench.run("--baseline-strict").status == 0, "a baseline that fits fails")
    bench.write("Sources/A.swift", interactor("A"))
    result = bench.run("--baseline-strict")
    bench.expect(result.status == 1 and "1 finding in the baseline is fixed" in result.errors
        and "run 'riblint baseline prune'" in result.errors, "passes", result)
    bench.expect(bench.run().status == 0, "without the option it fails")
    bench.expect(bench.run("--baseline-strict", "--only-rule", "strong_router").status == 0,
        "a rule that did not run says nothing of its entries")
    bench.run("baseline", "prune")
    bench.expect(bench.run("--baseline-strict").status == 0, "once pruned it fails")


def test_states_for_programs(bench):
    bench.write("Sources/A.swift", interactor("A", subscription("one"), subscription("two"), subscription("three")))
    bench.repository()
    bench.run("baseline", "create")
    bench.write("Sources/A.swift", interactor("A", subscription("one")))
    bench.write("Sources/B.swift", interactor("A", subscription("two")).replace("final class",
        "extension").replace(": Interactor", "").replace(
        "    let a = PublishSubject<Int>()\n", ""))
    data = bench.run("baseline", "show", "--format", "json").json
    states = [(entry["state"], entry["count"]) for entry in data["entries"]]
    bench.expect(states == [("known", 1), ("moved", 1), ("fixed", 1)], f"states: {data}")
    bench.expect(data["entries"][1]["movedTo"] == ["Sources/B.swift"] and data["unlisted"] == 0, f"movedTo: {data}")
    text = bench.run("baseline", "show").output
    bench.expect(text == (
        "Sources/A.swift: undisposed_subscription in AInteractor.f(), 'a', 3 times; moved to Sources/B.swift; 1 fixed\n"
        "3 findings in .riblint-baseline.json: 1 moved, 1 fixed; 0 findings not in the baseline\n"), text)


def with_severities(bench, change):
    """Rewrites the baseline with another severity in each entry: `change` of the one it has."""
    stored = json.loads(bench.read(NAME))
    for entry in stored["entries"]:
        entry["severity"] = change(entry.get("severity"))
        if entry["severity"] is None:
            del entry["severity"]
    bench.write(NAME, json.dumps(stored))


def test_a_baseline_without_severities_still_matches(bench):
    """A file that an earlier version wrote: nothing is new, and nothing is called fixed."""
    bench.copy_fixture("HarbourLeaky")
    bench.repository()
    bench.run("baseline", "create")
    bench.expect(all(entry["severity"] in ("error", "warning", "note") for entry in entries(bench)), "not recorded")
    with_severities(bench, lambda _: None)
    result = bench.run()
    bench.expect(result.status == 0 and result.output.startswith("No findings"), "findings are new", result)
    bench.expect("fixed" not in result.errors and "moved" not in result.errors, "entries are fixed", result)
    bench.run("baseline", "prune")
    bench.expect(all("severity" not in entry for entry in entries(bench)), "prune changes entries")
    bench.run("baseline", "update")
    bench.expect(all("severity" in entry for entry in entries(bench)), "update does not record severities")


def test_a_finding_above_its_entry_is_new(bench):
    bench.write("Sources/Two.swift", interactor("Two", subscription("one")))
    bench.repository()
    bench.run("baseline", "create")
    with_severities(bench, lambda _: "note")
    result = bench.run("--format", "json")
    bench.expect(result.status == 1 and len(result.json["findings"]) == 1, "it is accepted", result)
    bench.expect(result.json["notices"] == [], "its entry is fixed", result)
    answer = bench.run("explain", "--finding", result.json["findings"][0]["fingerprint"])
    bench.expect("the baseline accepts it only as a note" in answer.output, "explain does not say why", answer)
    bench.expect("1 new, 0 moved, 0 fixed" in bench.run("baseline", "update").output, "not counted as new")
    bench.expect(bench.run().status == 0, "it is still new")
    # The severities of a configuration and of options are no evidence that something became worse.
    bench.write(".riblint.yml", "rules: { undisposed_subscription: error }\n")
    with_severities(bench, lambda _: "error")
    bench.expect(bench.run("--strict").status == 0, "--strict makes it new")


def test_what_is_suppressed_and_baselined_is_not_fixed(bench):
    bench.write("Sources/Two.swift", interactor("Two", subscription("one")))
    bench.repository()
    bench.run("baseline", "create")
    bench.edit("Sources/Two.swift", "        a.subscribe",
        "        // riblint:disable:next undisposed_subscription - it ends\n        a.subscribe")
    result = bench.run("--baseline-strict")
    bench.expect(result.status == 0 and "fixed" not in result.errors, "it is called fixed", result)
    result = bench.run("baseline", "show")
    bench.expect("; suppressed" in result.output and "0 fixed, 1 suppressed" in result.output, "not shown", result)
    result = bench.run("baseline", "prune")
    bench.expect("0 fixed, 1 suppressed" in result.output and entries(bench) == [], "it is kept", result)
