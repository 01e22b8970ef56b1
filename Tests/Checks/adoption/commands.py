"""Conventions of command line tools: options, typos, colors, signals."""
import signal
import subprocess
import time

WARNING = """import RIBs
import RxSwift

final class HomeInteractor: Interactor {
    private let bag = DisposeBag()
    func listen(_ values: Observable<Int>) {
        values.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    private let values: Observable<Int>
    init(values: Observable<Int>) { self.values = values }
    override func didBecomeActive() { listen(values) }
}
"""
ERROR = """import RIBs

final class HomeInteractor: Interactor {
    var router: HomeRouting?
}
protocol HomeRouting: Routing {}
"""


def test_errors_have_one_voice_and_a_suggestion(bench):
    bench.write("a.swift", "")
    for words, text in [
        (["--verbos"], "did you mean '--verbose'?"), (["--only", "x"], "did you mean '--only-rule'?"),
        (["--jobbs"], "did you mean '--jobs'?"), (["baseline", "crate"], "did you mean 'riblint baseline create'?"),
        (["config", "validate"], "expected check, show or schema"),
        (["--jobs", "-3"], "invalid value '-3' for --jobs; expected 1 to 1024"),
        (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
        (["--isolated", "doctor"], "'riblint doctor --isolated'"),
    ]:
        result = bench.run(*words)
        lines = result.errors.splitlines()
        bench.expect(result.status == 2 and len(lines) == 1, f"{words} is not one error", result)
        bench.expect(lines[0].startswith("riblint: error: ") and text in lines[0],
            f"{words} has another voice or no suggestion", result)


def test_commands_of_commands_are_not_optional(bench):
    for word in ("baseline", "config"):
        result = bench.run(word)
        bench.expect(result.status == 2 and not result.output, f"'riblint {word}' is a silent success", result)
        bench.expect("needs a command; expected" in result.errors and "USAGE:" in result.errors,
            f"'riblint {word}' does not say what it needs", result)
        bench.expect(bench.run(word, "--help").status == 0, f"'riblint {word} --help' fails")


def test_help_shows_every_option(bench):
    for words in ([], ["lint"]):
        text = bench.run(*words, "-h").output
        for option in ("--stdin", "--diff", "--files-from", "--isolated", "--no-baseline", "--allow-incomplete",
                "--lenient", "--all-rules"):
            bench.expect(f"\n  {option} " in text, f"riblint {words} -h does not show {option}")
        bench.expect("OTHER OPTIONS" not in text, f"riblint {words} -h has options under no heading")


def test_version_by_any_name(bench):
    answers = {bench.run(word).output for word in ("--version", "version", "-v")}
    bench.expect(len(answers) == 1 and answers != {""}, f"different versions: {answers}")


def test_warnings_are_counted(bench):
    bench.write("Home.swift", WARNING)
    bench.repository()
    bench.expect(bench.run().status == 0, "a warning fails a run by default")
    bench.expect(bench.run("--max-warnings", "0").status == 1, "--max-warnings 0 lets a warning pass")
    bench.expect(bench.run("--max-warnings", "1").status == 0, "--max-warnings 1 fails for one warning")
    bench.expect(bench.run("--max-warnings", "0", "--exit-zero").status == 0, "--exit-zero does not")


def test_exit_zero_keeps_failures(bench):
    bench.write("Home.swift", ERROR)
    bench.repository()
    bench.expect(bench.run().status == 1 and bench.run("--exit-zero").status == 0, "--exit-zero does not exit with 0")
    bench.expect(bench.run("--exit-zero", "nothing").status == 2, "--exit-zero hides a failure")
    bench.write("Wide.swift", b"\xff\xfe\x00a")
    bench.expect(bench.run("--exit-zero").status == 3, "--exit-zero hides a file that was not analyzed")


def test_output_takes_the_report(bench):
    bench.write("Home.swift", ERROR)
    bench.repository()
    result = bench.run("--format", "json", "--output", "report.json")
    bench.expect(result.status == 1 and not result.output and '"strong_router"' in bench.read("report.json"),
        "no report in the file", result)
    bench.expect(bench.run("--format", "json=a", "--output", "b").status == 2,
        "--output beside --format NAME=PATH is accepted")


def test_color_by_environment(bench):
    bench.write("Home.swift", ERROR)
    bench.repository()
    for env, colored in [
        ({}, False), ({"FORCE_COLOR": "1"}, True), ({"CLICOLOR_FORCE": "1"}, True), ({"CLICOLOR_FORCE": "0"}, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ]:
        result = bench.run(env=env)
        bench.expect(("\x1b[" in result.output) == colored, f"{env}: colored is not {colored}", result)
    result = bench.shell('script -qec "$RIBLINT" /dev/null', env={"TERM": "xterm"})
    bench.expect("\x1b[" in result.output, "a terminal is not colored", result)
    result = bench.shell('script -qec "$RIBLINT" /dev/null', env={"TERM": "xterm", "CLICOLOR": "0"})
    bench.expect("\x1b[" not in result.output, "CLICOLOR=0 is ignored", result)
    bench.run("--color", "always", "--format", "text=report")
    bench.expect("\x1b[" not in bench.read("report"), "a report file is colored")


def test_signals_have_their_status(bench):
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
        process = subprocess.Popen([bench.riblint, "dump", "--canon"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        time.sleep(0.3)
        process.send_signal(number)
        bench.expect(process.wait() == status, f"signal {number} ends with {process.returncode}")
        process.stdin.close()


def test_commands_in_the_wrong_place(bench):
    bench.write("Home.swift", "import RIBs\n")
    result = bench.run("lint", "explain")
    bench.expect(result.status == 2 and "'riblint explain'" in result.errors, "it says something else", result)


def test_a_folder_named_like_a_configuration(bench):
    bench.write("Home.swift", "import RIBs\n")
    bench.write(".riblint.yml/file", "")
    for command in ([], ["init"], ["config", "check"]):
        result = bench.run(*command)
        bench.expect(result.status == 2 and "'.riblint.yml': it is a folder" in result.errors, "it says else", result)


def test_an_ambiguous_root_says_what_to_write(bench):
    for folder in ("A", "B"):
        bench.write(f"{folder}/Home.swift", "import RIBs\nfinal class HomeInteractor: Interactor {}\n"
            "final class HomeRouter: Router<HomeInteractor> {}\n")
    result = bench.run("tree", "--root", "Home")
    bench.expect(result.status == 2 and result.errors.count("--root '") == 2, "it does not say what to write", result)
    for word in result.errors.split("'")[3::2]:
        if word.startswith("Home"):
            bench.expect(bench.run("tree", "--root", word).status == 0, f"{word} does not work")

