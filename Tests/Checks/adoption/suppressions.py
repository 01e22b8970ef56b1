"""Suppression comments: what they cover, what is unused, and how they are listed."""

ROUTER = "import RIBs\n\nprotocol XRouting: Routing {}\n\n"


def test_next_covers_the_next_line(bench):
    """A one-line body is on the line after the comment, and so is the finding in it."""
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
    bench.expect([rule for rule, _, _ in bench.findings()] == ["unused_suppression", "strong_router"], "a body further down is suppressed")


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
    bench.expect("unused_suppression" in result.output and note not in result.errors, "with the rule it is found", result)
    bench.expect(note not in bench.run("--only-rule", "strong_router").errors, "nobody asked")
