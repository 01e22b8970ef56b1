"""Reports as people and programs read them."""
import os
import re

INTERACTOR = """import RIBs
import RxSwift

final class HomeInteractor: Interactor {
    func listen(_ values: Observable<Int>) {
        values.subscribe(onNext: { print($0) })
    }
    private let values: Observable<Int>
    init(values: Observable<Int>) { self.values = values }
    override func didBecomeActive() { listen(values) }
}
"""


def make_app(bench):
    bench.write("Sources/Feature/Home.swift", INTERACTOR)
    bench.write("Sources/Core/Core.swift", "let core = 1\n")
    bench.repository()


def places(text):
    """The paths in a report for people."""
    return [path for path in re.findall(r"^(?: *--> )?(\S+\.swift):\d+:\d+", text, re.M)]


def test_paths_lead_to_the_file_from_the_working_folder(bench):
    make_app(bench)
    for cwd in (".", "Sources", "Sources/Feature", "Sources/Core"):
        for form in ("text", "concise"):
            result = bench.run("--format", form, bench.path("Sources"), cwd=cwd)
            found = places(result.output)
            bench.expect(found, f"{form} in {cwd} has no location", result)
            for path in found:
                bench.expect(not os.path.isabs(path), f"{form} in {cwd}: {path} is absolute", result)
                bench.expect(os.path.isfile(bench.path(cwd, path)), f"{form} in {cwd}: {path} leads nowhere", result)


def test_paths_elsewhere_are_absolute(bench):
    make_app(bench)
    bench.write("../elsewhere/x", "")
    result = bench.run("--format", "concise", bench.path("Sources"), cwd="../elsewhere")
    bench.expect(places(result.output) == [os.path.realpath(bench.path("Sources/Feature/Home.swift"))], "not absolute",
        result)


def test_machines_see_paths_from_the_root(bench):
    make_app(bench)
    for form in ("json", "jsonl", "gitlab", "rdjson", "checkstyle", "junit", "sonarqube", "github", "sarif",
            "markdown"):
        inside, outside = (bench.run("--format", form, bench.path("Sources"), cwd=cwd)
            for cwd in ("Sources/Feature", "."))
        bench.expect(inside.output == outside.output and "Sources/Feature/Home.swift" in inside.output,
            f"{form} differs by folder", inside)


def test_notices_lead_to_the_file_too(bench):
    bench.write("Sources/Feature/Broken.swift", "class A {\n")
    bench.repository()
    result = bench.run(".", cwd="Sources")
    bench.expect("note: Feature/Broken.swift:" in result.errors, "a notice has another path", result)


TWO_PLACES = """import RIBs
import RxSwift

final class HomeInteractor: Interactor {
    private let bag = DisposeBag()
    private let limit = 1

    func listen(_ values: Observable<Int>) {
        values.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    private let values: Observable<Int>
    init(values: Observable<Int>) { self.values = values }
    override func didBecomeActive() { listen(values) }
}
"""


def test_a_file_is_named_once_in_an_excerpt(bench):
    bench.write("Home.swift", TWO_PLACES)
    bench.repository()
    result = bench.run("--only-rule", "unreset_dispose_bag")
    bench.expect(result.output.count("--> Home.swift") == 1, "the file is repeated", result)
    bench.expect("\n...\n" in result.output, "nothing says that lines are left out", result)
    bench.expect(re.search(r"--> Home\.swift:\d+:\d+\n +\|\n", result.output), "no blank line before the excerpt",
        result)


def test_help_and_fix_are_one_line(bench):
    bench.copy_fixture("HarbourLeaky")
    result = bench.run("--only-rule", "strong_router")
    bench.expect("(safe fix)\n" in result.output and "= fix:" not in result.output, "help and fix are two lines",
        result)


def test_the_closing_line_has_no_noise(bench):
    bench.write("View.swift", "import RIBs\n" + VIEW)
    bench.repository()
    result = bench.run()
    closing = result.output.splitlines()[-1]
    bench.expect(closing == "1 error in 1 file", f"the closing line is {closing!r}", result)
    bench.write("Home.swift", "import RIBs\nclass HomeInteractor: PresentableInteractor<HomePresentable>, Tracked {}\n")
    result = bench.run("--verbose")
    bench.expect("unresolved" not in result.output, "the report counts what is unresolved", result)
    bench.expect(re.search(r"unresolved supertypes: \d+; 'riblint doctor' lists them", result.errors),
        "--verbose does not count what is unresolved", result)


VIEW = """
protocol HomePresentableListener: AnyObject { func didTapClose() }
final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?
    @objc private func closeTapped() { dismiss(animated: true) }
}
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
protocol HomeViewControllable: ViewControllable {}
"""


def test_github_job(bench):
    make_app(bench)
    job = {
        "GITHUB_STEP_SUMMARY": bench.path("summary"), "GITHUB_SERVER_URL": "https://github.com",
        "GITHUB_REPOSITORY": "team/app", "GITHUB_SHA": "abc",
        "GITHUB_WORKSPACE": bench.path("."),
    }
    result = bench.run("--format", "github", env=job)
    message = result.output.splitlines()[0].split("::")[2]
    bench.expect("Home.swift" not in message, "the annotation repeats path and line", result)
    link = "[`Sources/Feature/Home.swift:6:16`](https://github.com/team/app/blob/abc/Sources/Feature/Home.swift#L6)"
    bench.expect(link in bench.read("summary"), f"no link in the summary: {bench.read('summary')}")


def test_notes_fail_no_run_and_cost_a_line(bench):
    bench.copy_fixture("HarbourLeaky")
    bench.repository()
    lowered = [option for rule in ("strong_router", "view_self_dismissal") for option in ("--severity", f"{rule}=note")]
    only = ["--only-rule", "strong_router,view_self_dismissal,worker_never_started"]
    result = bench.run(*lowered, *only)
    bench.expect(result.status == 0, "notes fail the run", result)
    bench.expect("\n1 warning, 5 notes in " in result.output, "they are not counted", result)
    lines = result.output.splitlines()
    notes = [number for number, line in enumerate(lines) if re.match(r"\S+:\d+:\d+: note: .* \[\w+\]$", line)]
    bench.expect(len(notes) == 5 and notes == list(range(notes[0], notes[0] + 5)), "no line each", result)
    bench.expect(notes[-1] == len(lines) - 3 and "note[" not in result.output, "they are not last", result)
    for option in ("--strict", "--fail-on=warning", "--fail-on=error", "--fail-on=never"):
        for more in ([], ["--disable", "worker_never_started"]):
            status = bench.run(*lowered, *only, option, *more).status
            expected = 1 if not more and option in ("--strict", "--fail-on=warning") else 0
            bench.expect(status == expected, f"{option} {more}: {status}")
    bench.expect(bench.run(*lowered, *only, "--fail-on", "note", "--disable", "worker_never_started").status == 1,
        "--fail-on note does not count them")
    none = bench.run(*lowered, *only, "--notes", "none")
    bench.expect(": note: " not in none.output and "1 warning, 5 notes" in none.output, "none", none)
    full = bench.run(*lowered, *only, "--notes", "full")
    bench.expect(full.output.count("\nnote[") == 5, "full", full)
    bench.write(".riblint.yml", "notes: none\n")
    bench.expect(bench.run(*lowered, *only).output == none.output, "the key has no effect")
    bench.expect(bench.run(*lowered, *only, "--notes", "full").output == full.output, "the option does not win")
    github = bench.run(*lowered, *only, "--format", "github")
    bench.expect(github.output.count("\n") == 2 and "5 notes are in the job summary" in github.output, "github", github)
    refused = bench.run("--notes", "none", "--format", "json")
    bench.expect(refused.status == 2 and "--notes applies to" in refused.errors, "json", refused)


def test_old_keys_of_json_are_aliases(bench):
    make_app(bench)
    summary = bench.run("--format", "json").json["summary"]
    bench.expect(summary["analyzedFiles"] == 2 and summary["analysedFiles"] == 2, f"{summary}")
    bench.expect(summary["notAnalyzed"] == 0 and summary["notAnalysed"] == 0, f"{summary}")


def test_sarif_of_a_clean_run_is_small(bench):
    bench.write("Sources/Core.swift", "let core = 1\n")
    bench.repository()
    result = bench.run("--format", "sarif")
    bench.expect(len(result.output) < 100_000, f"{len(result.output)} bytes")
    rules = result.json["runs"][0]["tool"]["driver"]["rules"]
    bench.expect(len(rules) > 60 and all(rule["helpUri"] and rule["help"]["text"] for rule in rules), "rules")


def test_text_names_the_finding_for_explain(bench):
    make_app(bench)
    result = bench.run()
    found = re.search(r"= note: (riblint explain --finding [0-9a-f]{16})$", result.output, re.M)
    bench.expect(found, "no fingerprint", result)
    answer = bench.run(*found.group(1).split()[1:])
    bench.expect(answer.status == 0 and "undisposed_subscription" in answer.output, "it is not explained", answer)


def test_groups_are_ribs_of_the_tree(bench):
    """What belongs to no RIB is in a group of its own."""
    bench.copy_fixture("CourierLeaky")
    names = re.findall(r"^(?:RIB )(\w+): ", bench.run("--group-by", "rib").output, re.MULTILINE)
    tree = bench.run("tree", "--format", "json").json
    ribs = {rib["name"] for rib in tree["ribs"]}
    bench.expect(len(names) > 10 and set(names) <= ribs, f"no RIBs: {sorted(set(names) - ribs)}")
    grouped = bench.run("--group-by", "rib", "--format", "text").output
    bench.expect("\nNo RIB: " in grouped, "there is no group for the rest")


def test_a_removal_in_a_helper_is_shown(bench):
    """A finding at the call of a helper names the call that removes the view."""
    bench.copy_fixture("CourierLeaky")
    bench.repository()
    findings = bench.run("--format", "json", "--only-rule", "view_removed_without_detach").json["findings"]
    bench.expect(len(findings) > 0, "no finding")
    for finding in findings:
        line = bench.read(finding["location"]["path"]).splitlines()[finding["location"]["start"]["line"] - 1]
        notes = [note["message"] for note in finding.get("related", [])]
        bench.expect(re.search(r"\.(dismiss|popViewController|removeFromSuperview)\(", line)
            or any("remove" in note or "dismiss" in note for note in notes), f"{line} {notes}")
