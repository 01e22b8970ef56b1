"""Which files a run analyzes, and which it reports."""
import shutil

BASE = "import RIBs\n\nprotocol HomeRouting: Routing {}\n\nopen class BaseInteractor: Interactor {}\n"
HEIR = "final class HomeInteractor: BaseInteractor {\n    var router: HomeRouting?\n}\n"
SUPPRESSED = HEIR.replace("    var", "    // riblint:disable:next strong_router - known\n    var")
OTHER = (
    "import RIBs\n\nfinal class {0}Interactor: Interactor {{\n    var router: {0}Routing?\n}}\n\n"
    "protocol {0}Routing: Routing {{}}\n")
HOME = "Sources/Feature/HomeInteractor.swift"


def project(bench, heir=HEIR, configured=False, **more):
    bench.write("Sources/Core/Base.swift", BASE)
    bench.write(HOME, heir)
    if configured:
        bench.write(".riblint.yml", "version: 1\n" + ("" if configured is True else configured))
    for name, text in more.items():
        bench.write(name, text)
    bench.repository()


def summary(result):
    return result.json["summary"]


# A part of the project


def test_a_fix_of_a_part_keeps_a_suppression_that_the_rest_needs(bench):
    project(bench, SUPPRESSED)
    bench.expect("unused_suppression" not in bench.run().output, "the suppression is used")
    result = bench.run("--fix", "Sources/Feature")
    bench.expect(result.status == 0 and bench.read(HOME) == SUPPRESSED, "the suppression is gone", result)
    bench.expect("unused_suppression" not in bench.run("Sources/Feature").output, "the rule judges a part")


def test_a_suppression_is_judged_where_the_whole_project_is_known(bench):
    project(bench, "// riblint:disable:file strong_router - no more\n" + HEIR.replace("var", "weak var"))
    unused = [("unused_suppression", HOME, 1)]
    bench.expect(bench.findings() == unused, "an unused suppression is not found")
    bench.expect(bench.findings(HOME) == unused, "nor for a file, whose whole repository is analyzed")
    bench.expect(bench.findings("Sources/Feature") == [], "a part of the project is judged")
    bench.expect(bench.findings("Sources") == unused, "a folder that holds all files is not whole")
    bench.write(".riblint.yml", "version: 1\n")
    bench.expect(bench.findings("Sources/Feature") == unused, "a configuration makes the project known")


def test_a_baseline_keeps_what_a_run_of_a_part_did_not_look_at(bench):
    project(bench, HEIR + OTHER.format("Side"))
    bench.write("Sources/Core/Menu.swift", OTHER.format("Menu"))
    bench.expect("Wrote 3 findings" in bench.run("baseline", "create").output, "the baseline")
    before = bench.read(".riblint-baseline.json")
    for command in ("prune", "update"):
        result = bench.run("baseline", command, "Sources/Feature")
        bench.expect(bench.read(".riblint-baseline.json") == before, f"{command} changed the baseline", result)
        bench.expect("0 fixed, 2 kept without being checked" in result.output,
            f"{command} does not say how many it kept", result)
    bench.expect("baseline" not in bench.run("Sources/Feature").errors, "a part of the project speaks of fixed entries")
    # The whole project is analyzed, and PATHs limit the entries that are checked.
    bench.edit(HOME, "var router: HomeRouting?", "weak var router: HomeRouting?")
    bench.edit("Sources/Core/Menu.swift", "var router", "weak var router")
    result = bench.run("baseline", "prune", HOME)
    bench.expect("1 fixed, 1 kept without being checked" in result.output, "an entry that was looked at is not dropped",
        result)
    result = bench.run("baseline", "prune")
    bench.expect("1 fixed\n" in result.output and "kept" not in result.output, "a whole run keeps something", result)


# The project around the PATHs


def test_a_named_file_is_analyzed_with_its_repository(bench):
    project(bench)
    whole = bench.findings()
    bench.expect(whole == [("strong_router", HOME, 2)], f"the whole: {whole}")
    for arguments in ([HOME], ["--files-from", "list"]):
        bench.write("list", HOME + "\n")
        result = bench.run("--format", "json", *arguments)
        found = [(finding["rule"], finding["location"]["path"]) for finding in result.json["findings"]]
        bench.expect(found == [("strong_router", HOME)], f"{arguments}", result)
        counts = summary(result)
        bench.expect((counts["files"], counts["analyzedFiles"], counts["ribs"]) == (1, 2, 0), f"{counts}")
    bench.expect(bench.findings("Sources/Core/Base.swift") == [], "what is found elsewhere is reported")
    xcode = {"SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": bench.path(HOME)}
    bench.expect(bench.findings(env=xcode) == whole, "Xcode's input files")
    # A folder without a configuration is analyzed on its own.
    counts = summary(bench.run("--format", "json", "Sources/Feature"))
    bench.expect((counts["files"], counts["analyzedFiles"], counts["ribs"]) == (1, 1, 0), f"{counts}")


def test_with_a_configuration_the_project_is_always_whole(bench):
    project(bench, configured=True)
    whole = bench.findings()
    for paths in (["Sources/Feature"], [HOME], ["Sources/Feature", "Sources/Core"]):
        bench.expect(bench.findings(*paths) == whole, f"{paths}")
    bench.expect(bench.findings(cwd="Sources/Feature") == whole, "from a folder inside")
    bench.write(".riblint.yml", "version: 1\nincluded: [Sources/Feature]\n")
    bench.expect(bench.findings() == [], "what is not included is analyzed")
    bench.expect(bench.findings(HOME, "Sources/Core") == whole, "every PATH is analyzed besides")


def test_fingerprints_and_findings_of_a_part_are_those_of_the_whole(bench):
    bench.copy_fixture("HarbourLeaky")
    bench.repository()
    whole = (
        {(f["location"]["path"], f["fingerprint"], f["rule"]) for f in bench.run("--format", "json").json["findings"]})
    for path in sorted({path for path, _, _ in whole})[:4]:
        part = bench.run("--format", "json", path).json["findings"]
        found = {(f["location"]["path"], f["fingerprint"], f["rule"]) for f in part}
        bench.expect(found == {entry for entry in whole if entry[0] == path}, f"{path}: {found}")


def test_a_fix_edits_only_what_is_reported(bench):
    project(bench, configured=True)
    bench.write("Sources/Core/Menu.swift", OTHER.format("Menu"))
    result = bench.run("--fix", "Sources/Feature")
    bench.expect("weak var router" in bench.read(HOME), "it is not fixed", result)
    bench.expect("weak" not in bench.read("Sources/Core/Menu.swift"), "another file is edited", result)
    bench.expect("fixed 1 finding in 1 file" in result.errors, "what was fixed", result)


def test_neither_the_home_folder_nor_a_temporary_one_is_walked(bench):
    bench.write("home/.git/HEAD", "")
    bench.write("home/.riblint.yml", "version: 1\n")
    bench.write("home/Core/Base.swift", BASE)
    bench.write("home/App/Home.swift", HEIR)
    bench.write("home/App/Deep/Menu.swift", OTHER.format("Menu"))
    home = {"HOME": bench.path("home")}
    result = bench.run("--format", "json", "home/App/Home.swift", env=home)
    bench.expect(summary(result)["analyzedFiles"] == 1, "the home folder is a project", result)
    result = bench.run("--format", "json", "home/App", env=home)
    bench.expect(summary(result)["analyzedFiles"] == 2, "the home folder is a project", result)
    bench.expect(summary(bench.run("--format", "json", "home/App/Home.swift", env={"HOME": "/nowhere"}))[
        "analyzedFiles"] == 3, "any other is")


def test_verbose_tells_the_two_apart(bench):
    project(bench)
    errors = bench.run("--verbose", "Sources/Feature").errors
    bench.expect("riblint: analyzed: 1 file\nriblint: reported: 1 file\n" in errors, "the two values",
        errors)
    bench.expect(
        "riblint: not the whole project: 'Sources/Core/Base.swift' and maybe others are not analyzed" in errors,
        "the rest", errors)
    errors = bench.run("--verbose", HOME).errors
    bench.expect("analyzed: 2 files\nriblint: reported: 1 file\n" in errors and "whole" not in errors,
        "a file", errors)


# Exit status 3 depends only on reported files


def test_a_file_outside_the_report_that_cannot_be_read_is_a_note(bench):
    project(bench, configured=True)
    bench.write("Sources/Core/Wide.swift", b"\xff\xfea\0")
    result = bench.run("--format", "json", HOME)
    bench.expect(result.status == 1 and result.json["complete"] and summary(result)["notAnalyzed"] == 0,
        "it is incomplete", result)
    bench.expect([notice["kind"] for notice in result.json["notices"]] == ["context_not_analysed"], "it is not said",
        result)
    bench.expect("riblint: note: Sources/Core/Wide.swift: not analyzed" in result.errors, "it is not said", result)
    bench.expect(bench.run("Sources/Core").status == 3, "what is reported on is")
    # Excluded files cause no message.
    bench.write(".riblint.yml", "version: 1\nexcluded: ['**/Wide.swift']\n")
    result = bench.run()
    bench.expect(result.status == 1 and result.errors == "", "an excluded file is spoken of", result)


# Nothing to lint


def test_nothing_to_do_is_success(bench):
    project(bench)
    bench.write("README.md", "")
    empty = bench.run("--files-from", "-")
    bench.expect(empty.status == 0 and empty.errors == "riblint: note: the list of files is empty; nothing to lint\n",
        "an empty list", empty)
    result = bench.run("--files-from", "-", "--format", "json")
    bench.expect(result.status == 0 and result.json["complete"] and summary(result)["files"] == 0, "its report", result)
    docs = bench.run("--files-from", "-", input="README.md\0")
    bench.expect(docs.status == 0 and docs.errors == "riblint: note: 'README.md' is not a Swift or Objective-C file; skipped\n",
        "only documents", docs)
    bench.expect(bench.run("README.md").status == 0, "a PATH that is not a source")
    command = "git diff --name-only --diff-filter=d -z | \"$RIBLINT\" --files-from -"
    bench.expect(bench.shell(command).status == 0, "the README's line without changes")
    bench.write("Docs/README.md", "")
    bench.expect(bench.run("Docs").status == 2, "a folder without sources")
    bench.expect(bench.run("--files-from", "-", input="gone.swift\n").status == 2, "a file that is not there")


def test_all_missing_paths_are_named(bench):
    project(bench)
    result = bench.run("nothere1", "Sources", "nothere2")
    bench.expect(result.status == 2 and "'nothere1' and 'nothere2' do not exist." in result.errors, "both", result)


# Excluded files


def test_excluded_files_are_read_but_not_reported(bench):
    project(bench, configured="excluded: [Sources/Core]\n")
    bench.write("Sources/Core/Menu.swift", OTHER.format("Menu"))
    bench.expect(bench.findings() == [("strong_router", HOME, 2)],
        "excluding the base class changes findings elsewhere")
    bench.expect(bench.findings("Sources/Core/Menu.swift") == [("strong_router", "Sources/Core/Menu.swift", 4)],
        "a PATH is linted")
    for path in ("Sources/Core/Menu.swift", "Sources/Core"):
        result = bench.run("--force-exclude", path)
        bench.expect(result.status == 0 and "No findings" in result.output, f"--force-exclude {path}", result)
    result = bench.run("--force-exclude", "Sources/Core/Menu.swift")
    bench.expect("'Sources/Core/Menu.swift' is excluded; run 'riblint doctor' to see why" in result.errors,
        "it is not said", result)
    bench.write(".riblint.yml", "version: 1\nignored: [Sources/Core]\n")
    bench.expect(bench.findings() == [], "what is ignored is read")
    doctor = bench.run("doctor", "--verbose").output
    bench.expect("2 files matched by 'ignored' in the configuration\n" in doctor
        and "  Sources/Core/Menu.swift\n" in doctor, "doctor", doctor)


def test_exclusions_are_written_as_people_write_paths(bench):
    project(bench, HEIR.replace("BaseInteractor", "Interactor").replace("final", "import RIBs\nfinal"))
    for glob in ("Sources/Feature", "./Sources/Feature", "./Sources/Feature/", bench.path("Sources/Feature"),
            bench.path("Sources/Fea*/**")):
        result = bench.run("--exclude", glob)
        bench.expect(result.status == 0 and result.errors == "", f"--exclude {glob}", result)
    bench.expect(bench.run("--exclude", "./Feature", "..", cwd="Sources").status == 0, "from a folder inside")
    result = bench.run("--exclude", "Sorces/**")
    bench.expect(result.status == 1 and result.errors == "riblint: note: --exclude 'Sorces/**' matches no file\n",
        "one that matches nothing", result)
    bench.write(".riblint.yml", "version: 1\nexcluded: [./Sources/Feature]\n")
    bench.expect(bench.run().status == 0, "in a configuration")


# Tests


def test_a_test_file_that_is_named_is_said(bench):
    project(bench)
    bench.write("AppTests/HomeTests.swift", OTHER.format("Late"))
    result = bench.run("AppTests/HomeTests.swift")
    bench.expect(result.status == 0 and "in 0 files" in result.output, "it is counted", result)
    note = "riblint: note: 'AppTests/HomeTests.swift' is a test file; it is analyzed, but nothing is reported for it\n"
    bench.expect(result.errors == note, "it is not said", result)
    result = bench.run("AppTests")
    bench.expect(result.errors == "riblint: note: found no sources to report on, only 1 test file\n",
        "a folder of tests", result)
    counts = summary(bench.run("--format", "json"))
    bench.expect((counts["files"], counts["analyzedFiles"]) == (2, 3), f"{counts}")


def test_sources_are_what_the_configuration_says(bench):
    project(bench)
    bench.write("Sources/Testing/MockMenuInteractor.swift", OTHER.format("MockMenu"))
    bench.expect(summary(bench.run("--format", "json"))["files"] == 2, "it is a test by its name")
    bench.write(".riblint.yml", "version: 1\nribs:\n  sources: ['Sources/Testing/**']\n")
    result = bench.run("--format", "json")
    bench.expect(summary(result)["files"] == 3, "it is a source by the configuration", result)
    found = [finding["location"]["path"] for finding in result.json["findings"]]
    bench.expect("Sources/Testing/MockMenuInteractor.swift" in found, "and is reported on", result)


# doctor


def test_doctor_says_what_is_left_out(bench):
    project(bench, configured="excluded: ['**/Feature/**']\n")
    bench.write("Pods/RxSwift/Rx.swift", "")
    bench.write("Carthage/Checkouts/A.swift", "")
    result = bench.run("doctor")
    bench.expect(
        "2 files in hidden folders, Pods, Carthage and DerivedData: Carthage (1) and Pods (1)\n" in result.output,
        "which", result)
    bench.expect("1 file analyzed, but not reported: Sources/Feature (1)\n" in result.output, "excluded", result)
    bench.expect("1 source file of 2\n" in result.output and "the whole project is analyzed" in result.output,
        "what is reported", result)
    verbose = bench.run("doctor", "--verbose").output
    bench.expect("Pods/RxSwift/Rx.swift\n" in verbose and f"{HOME}\n" in verbose, "the files", verbose)
    result = bench.run("--isolated", "doctor")
    bench.expect(result.status == 2 and "riblint doctor" in result.errors, "a command behind its options", result)
    result = bench.run("doctor", "--isolated", "Sources/Feature")
    bench.expect("not the whole project: 'Sources/Core/Base.swift' and maybe others are not analyzed" in result.output,
        "a part", result)


# A part that is analyzed without what it uses


def alone(bench, *arguments, **options):
    """The notes that a run analyzed a part of a project."""
    errors = bench.run("--no-progress", *arguments, **options).errors
    return [line for line in errors.splitlines() if " analyzed without " in line]


def test_a_folder_alone_is_noted_if_it_uses_types_of_files_beside_it(bench):
    project(bench)
    for part in ("Sources/Feature", "Sources/Feature/"):
        bench.expect(alone(bench, part) == [
            "riblint: note: 'Sources/Feature' was analyzed without 'Sources/Core/Base.swift', which declares "
            "'BaseInteractor' and 1 more type that the code uses, so findings may be missing; run 'riblint init' in "
            "'.', so that all of it is analyzed whatever paths are named"], f"{part}: {alone(bench, part)}")
    inside = alone(bench, ".", cwd="Sources/Feature")
    bench.expect(len(inside) == 1 and "'../Core/Base.swift'" in inside[0] and "in '../..'" in inside[0], f"{inside}")
    bench.expect(alone(bench, "--quiet", "Sources/Feature") == [], "--quiet does not count")
    for paths in ([], ["."], ["Sources"], [HOME], ["Sources/Core", "Sources/Feature"], ["Sources/Core"]):
        bench.expect(alone(bench, *paths) == [], f"{paths}: {alone(bench, *paths)}")
    bench.write(".riblint.yml", "version: 1\n")
    bench.expect(alone(bench, "Sources/Feature") == [], "the configuration makes the project known")
    bench.write(".riblint.yml", "included: [Sources/Feature]\n")
    notes = alone(bench)
    bench.expect(len(notes) == 1 and "under 'included' in .riblint.yml" in notes[0], f"included: {notes}")
    bench.write(".riblint.yml", "included: [Sources/Feature]\nignored: [Sources/Core]\n")
    bench.expect(alone(bench) == [], "what is ignored is meant to be absent")


def test_types_that_a_part_cannot_mean_are_not_noted(bench):
    bench.write(HOME, """import RIBs
import Moya

final class HomeInteractor<Key>: Interactor {
    let key: Key
    var provider: Provider?
    var end: Subscribers.Completion<Never>?
    init(key: Key) { self.key = key; super.init() }
}
""")
    bench.write("Sources/Core/Core.swift", """private struct Provider {}

struct Key {}

enum Completion {}

enum Space { struct Provider {} }
""")
    bench.write("Tests/CoreTests.swift", "import XCTest\n\nstruct Provider {}\n\nfinal class Core: XCTestCase {}\n")
    bench.repository()
    bench.expect(alone(bench, "Sources/Feature") == [], f"{alone(bench, 'Sources/Feature')}")


def test_files_beside_a_part_are_those_of_its_package(bench):
    project(bench)
    shutil.rmtree(bench.path(".git"))
    home = {"HOME": bench.path(".")}
    bench.expect(alone(bench, "Sources/Feature", env=home) == [], "no project was found, and files beside count")
    bench.write("Sources/App.xcodeproj/project.pbxproj", "")
    notes = alone(bench, "Sources/Feature", env=home)
    bench.expect(len(notes) == 1 and "in 'Sources'" in notes[0], f"{notes}")
    bench.write("Sources/Feature/Package.swift", "// swift-tools-version: 5.9\n")
    bench.expect(alone(bench, "Sources/Feature", env=home) == [], "files outside of the package count")


# Manifests


QUOTE = (
    "import RIBs\n\nfinal class QuoteInteractor: Interactor {\n    func refresh() {\n"
    "        Task { [weak self] in await self?.load() }\n    }\n\n    private func load() async {}\n}\n")
PACKAGE = (
    "import PackageDescription\n\nlet package = Package(name: \"Kit\", targets: [\n"
    "    .target(name: \"Quotes\", path: \"Feature\"), .target(name: \"Networking\", path: \"Net\"),\n])\n")
ALL = ("--enable", "unstructured_task_not_cancelled")
TASK = "public enum Task {\n    public init(_ run: @escaping () async -> Void) {}\n}\n"


def test_a_manifest_outside_of_what_is_analyzed_names_the_modules(bench):
    found = [("unstructured_task_not_cancelled", "Kit/Feature/Quote.swift", 5)]
    bench.write("Kit/Feature/Quote.swift", QUOTE)
    bench.write("Kit/Net/Task.swift", TASK)
    bench.repository()
    bench.expect(bench.findings(*ALL) == [], "folders alone separate the modules")
    bench.write("Kit/Package.swift", PACKAGE)
    bench.expect(bench.findings(*ALL) == found, "the targets of the package are not separate")
    bench.expect(bench.findings(*ALL, "Kit/Feature", "Kit/Net") == found, "the package around the PATHs is not read")
    bench.write(".riblint.yml", "included: [Kit/Feature, Kit/Net]\n")
    bench.expect(bench.findings(*ALL) == found, "the package around what is included is not read")
    result = bench.run("--format", "json")
    bench.expect(result.json["summary"]["analyzedFiles"] == 2, "the manifest is analyzed as code", result)
    bench.write(".riblint.yml", "ignored: [Kit/Package.swift]\n")
    bench.expect(bench.findings(*ALL) == [], "an ignored manifest is read")


def test_a_build_file_of_bazel_names_modules_and_is_no_source(bench):
    bench.write("app/quotes/Quote.swift", QUOTE)
    bench.write("app/net/Task.swift", TASK)
    for folder, name in (("quotes", "Quotes"), ("net", "Networking")):
        bench.write(
            f"app/{folder}/BUILD.bazel",
            f'swift_library(name = "{folder}", srcs = glob(["*.swift"]), module_name = "{name}")\n')
    bench.repository()
    bench.expect(
        bench.findings(*ALL) == [("unstructured_task_not_cancelled", "app/quotes/Quote.swift", 5)],
        "the rules of Bazel are not separate modules")
    result = bench.run("--format", "json", "app")
    bench.expect(result.json["summary"]["analyzedFiles"] == 2, "the manifests are analyzed as code", result)
