"""Suppression comments: what they cover, what is unused, and how they are listed."""

ROUTER = "import RIBs\n\nprotocol XRouting: Routing {}\n\n"


def test_next_covers_the_next_line(bench):
    """A one-line body is on the line after the comment, as is its finding."""
    bench.write("A.swift", ROUTER + (
        "// riblint:disable:next strong_router - one line\n"
        "final class AInteractor: Interactor { var router: XRouting? }\n"
        "\n"
        "final class BInteractor: Interactor {\n"
        "    let s = PublishSubject<Int>()\n"
        "    // riblint:disable:next undisposed_subscription - one line\n"
        "    func f() { s.subscribe(onNext: { print($0) }) }\n"
        "    func g() {\n"
        "        // riblint:disable:next undisposed_subscription - statement\n"
        "        if true { s.subscribe(onNext: { print($0) }) }\n"
        "    }\n"
        "}\n"))
    result = bench.run("--format", "json")
    bench.expect(result.status == 0 and result.json["findings"] == [], "a finding on the next line is reported", result)
    bench.expect(result.json["summary"]["suppressed"] == 3, "not all three are suppressed", result)
    before = bench.read("A.swift")
    bench.run("--fix")
    bench.expect(bench.read("A.swift") == before, "a suppression in use was removed")


def test_next_covers_the_header_and_no_more(bench):
    bench.write("A.swift", ROUTER + (
        "// riblint:disable:next strong_router - the header and its line\n"
        "@MainActor\n"
        "final class AInteractor:\n"
        "    Interactor {\n"
        "    var router: XRouting?\n"
        "}\n"))
    bench.expect([rule for rule, _, _ in bench.findings()] == ["unused_suppression", "strong_router"],
        "a body further down is suppressed")


def test_unused_alone_says_what_it_needs(bench):
    bench.write("A.swift", ROUTER + (
        "final class AInteractor: Interactor {\n"
        "    // riblint:disable:next strong_router - why\n"
        "    weak var router: XRouting?\n"
        "}\n"))
    note = (
        "riblint: note: unused_suppression checks only suppressions of rules that run, and no rule about code runs; "
        "name those rules too, or leave out --only-rule\n")
    for options in ([], ["--fix"]):
        result = bench.run("--only-rule", "unused_suppression", *options)
        bench.expect(result.status == 0 and note in result.errors, "it is not told why nothing is found", result)
    result = bench.run("--only-rule", "unused_suppression", "--only-rule", "strong_router")
    bench.expect("unused_suppression" in result.output and note not in result.errors, "with the rule it is found",
        result)
    bench.expect(note not in bench.run("--only-rule", "strong_router").errors, "nobody asked")


def test_all_suppressions_are_listed(bench):
    bench.write("Sources/A.swift", ROUTER + (
        "final class AInteractor: Interactor {\n"
        "    // riblint:disable:next strong_router - the router is a fake\n"
        "    var router: XRouting?\n"
        "    let other: XRouting? = nil // riblint:disable:this strong_router, unused_suppression\n"
        "    // riblint:disable all - generated\n"
        "    let third: XRouting? = nil, fourth: XRouting? = nil\n"
        "    // riblint:enable all\n"
        "}\n"))
    bench.write("Sources/B.swift",
        "// riblint:disable:file strong_router\n// riblint:disable:next suppression_without_reason\nlet b = 1\n")
    bench.repository()
    first = bench.git("rev-parse", "HEAD")
    bench.write("Sources/C.swift", "let c = 1 // riblint:disable:this strong_router - not committed\n")
    result = bench.run("suppressions")
    bench.expect(result.status == 0 and result.output == (
        "Sources/A.swift:6:8: next: strong_router; suppresses 1 finding; since 2026-01-01 - the router is a fake\n"
        "Sources/A.swift:8:35: this: strong_router unused_suppression; suppresses 1 finding; since 2026-01-01\n"
        "Sources/A.swift:9:8: region: all; suppresses 2 findings; since 2026-01-01 - generated\n"
        "Sources/B.swift:1:4: file: strong_router; unused; since 2026-01-01\n"
        "Sources/B.swift:2:4: next: suppression_without_reason; not checked; since 2026-01-01\n"
        "Sources/C.swift:1:14: this: strong_router; unused - not committed\n"
        "6 suppressions, 2 unused, 1 not checked, 3 without a reason\n"), "the list is wrong", result)
    inside = bench.run("suppressions", cwd="Sources")
    bench.expect(inside.output.startswith("A.swift:6:8: "), "paths do not start from the working folder", inside)
    data = bench.run("suppressions", "--format", "json", cwd="Sources").json
    bench.expect(data["schemaVersion"] == 1 and len(data["suppressions"]) == 6, "the form for programs")
    entry = data["suppressions"][0]
    bench.expect(list(entry) == ["kind", "rules", "reason", "location", "used", "commit", "date"],
        f"keys: {list(entry)}")
    bench.expect(entry["location"]["path"] == "Sources/A.swift" and entry["location"]["start"]["line"] == 6,
        "the location")
    bench.expect((entry["commit"], entry["date"], entry["used"]) == (first, "2026-01-01", 1), f"the origin: {entry}")
    last = data["suppressions"][-1]
    bench.expect((last["commit"], last["date"], last["reason"]) == (None, None, "not committed"),
        f"not committed: {last}")


def test_a_list_without_git(bench):
    bench.write("A.swift", "let a = 1 // riblint:disable:this strong_router\n")
    result = bench.run("suppressions", env={"PATH": "/nowhere"})
    bench.expect(result.status == 0 and result.output == (
        "A.swift:1:14: this: strong_router; unused\n1 suppression, 1 unused, 1 without a reason\n"), "without git",
        result)
    bench.write("A.swift", "let a = 1\n")
    result = bench.run("suppressions")
    bench.expect(result.status == 0 and result.output == "No suppressions\n", "none", result)
    wrong = bench.run("suppressions", "--format", "sarif")
    bench.expect(wrong.status == 2 and "unknown format for suppressions 'sarif'; expected text or json" in wrong.errors,
        "a format", wrong)
    for option in ("--fix", "--staged", "--no-baseline"):
        wrong = bench.run("suppressions", option)
        bench.expect(wrong.status == 2 and wrong.errors == f"riblint: error: {option} does not apply to this command; "
            "remove it\n", option, wrong)


def test_suppressions_of_submodules_have_an_age(bench):
    bench.write("core/C.swift", "let c = 1 // riblint:disable:this strong_router - why\n")
    bench.repository("core")
    bench.write("app/A.swift", "let a = 1\n")
    bench.repository("app")
    bench.git("submodule", "--quiet", "add", "../core", "Core", cwd="app")
    result = bench.run("suppressions", cwd="app")
    bench.expect(result.output.startswith("Core/C.swift:1:14: this: strong_router; unused; since 2026-01-01 - why\n"),
        "no age", result)


def test_why_not_answers_for_suppressions(bench):
    """The two rules that audit comments say of each name why they do not report it."""
    bench.write("A.swift", ROUTER + (
        "final class AInteractor: Interactor {\n"
        "    // riblint:disable:next strong_router - a fake\n"
        "    var router: XRouting?\n"
        "    // riblint:disable unreachable_rib\n"
        "    // riblint:enable unreachable_rib\n"
        "    // riblint:disable:next all\n"
        "    // riblint:disable:next strong_ruter - a typo\n"
        "    // riblint:disable:next all - whatever it is\n"
        "    weak var other: XRouting?\n"
        "}\n"))
    reasons = {
        (6, "unused_suppression"): "'strong_router' in 'riblint:disable:next' suppresses a finding.\n  A.swift:7:9: ",
        (7, "unused_suppression"): "'strong_router' in 'riblint:disable:next' suppresses a finding.\n  A.swift:6:29: it",
        (8, "unused_suppression"):
            "'unreachable_rib' in 'riblint:disable' may suppress findings of rules that did not run.",
        (9, "unused_suppression"):
            "'unreachable_rib' in 'riblint:enable' closes the region that begins here.\n  A.swift:8:8: here",
        (10, "unused_suppression"): "'all' in 'riblint:disable:next' has no effect, as malformed_suppression reports.",
        (11, "unused_suppression"):
            "'strong_ruter' in 'riblint:disable:next' is not the id of a rule, as unknown_rule_in_suppression reports.",
        (6, "unknown_rule_in_suppression"): "'strong_router' in 'riblint:disable:next' is the id of a rule.",
        (12, "unknown_rule_in_suppression"): "'all' in 'riblint:disable:next' means every rule.",
    }
    for (line, rule), reason in reasons.items():
        answer = bench.run("explain", "--why-not", f"A.swift:{line}", rule).output
        bench.expect(
            answer.replace("\n", " ").startswith(
                f"{rule} does not report A.swift:{line}.\n\n{reason}".replace("\n", " ")), answer)
    everything = bench.run("explain", "--why-not", "A.swift:6").output
    bench.expect("unused_suppression: 'strong_router' in" in everything
        and "unknown_rule_in_suppression: 'strong_router' in" in everything, everything)
    bench.expect("does not check anything" in bench.run(
        "explain", "--why-not", "A.swift:3", "unknown_rule_in_suppression").output, "a line without a comment")
    bench.write(".riblint.yml", "version: 1\nrules: { unreachable_rib: note }\n")
    answer = bench.run("explain", "--why-not", "A.swift:8", "unused_suppression").output
    bench.expect(answer.startswith("unused_suppression reports A.swift:8."), answer)
