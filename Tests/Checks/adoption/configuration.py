"""Configurations of a project, of its folders, and shared ones, and their errors."""

LEAKY = """import RIBs

protocol {0}Routing: ViewableRouting {{}}
protocol {0}Presentable: Presentable {{}}

final class {0}Interactor: PresentableInteractor<{0}Presentable> {{
    var router: {0}Routing?
}}
"""


def project(bench, **configurations):
    """A repository with a leaky RIB in `App` and one in `App/Sub`, and the given configurations by folder."""
    bench.write("App/Home.swift", LEAKY.format("Home"))
    bench.write("App/Sub/Login.swift", LEAKY.format("Login"))
    for folder, text in configurations.items():
        bench.write({"top": ".riblint.yml", "app": "App/.riblint.yml", "sub": "App/Sub/.riblint.yml"}[folder], text)
    bench.repository()


def severities(bench, *arguments, **how):
    """Severity of each finding of strong_router, by file."""
    result = bench.run("--format", "json", "--only-rule", "strong_router", *arguments, **how)
    bench.expect(result.status in (0, 1), "the run did not do its job", result)
    return {} if result.status not in (0, 1) else {
        finding["location"]["path"].split("/")[-1]: finding["severity"] for finding in result.json["findings"]}


def test_nested_files_count_from_every_folder(bench):
    project(bench, top="rules: { strong_router: warning }\n", sub="rules: { strong_router: note }\n")
    expected = {"Home.swift": "warning", "Login.swift": "note"}
    bench.expect(severities(bench) == expected, "the nested file does not count at the root")
    bench.expect(severities(bench, "App") == expected, "it does not count for a folder")
    bench.expect(severities(bench, "App/Sub/Login.swift") == {"Login.swift": "note"}, "it does not count for a file")
    bench.expect(severities(bench, cwd="App/Sub", *["."]) == {"Login.swift": "note"}, "it does not count in its folder")


def test_outermost_file_counts_in_a_folder(bench):
    project(bench, top="rules: { strong_router: warning }\n", sub="disabled_rules: [view_self_dismissal]\n")
    bench.expect(severities(bench, ".", cwd="App/Sub") == {"Login.swift": "warning"},
        "the outer file does not count in a folder below")


def test_root_starts_a_project(bench):
    project(bench, top="rules: { strong_router: warning }\n", sub="root: true\nincluded: [.]\n")
    bench.expect(severities(bench, ".", cwd="App/Sub") == {"Login.swift": "error"},
        "the outer file counts above 'root: true'")


def test_project_keys_in_nested_files_are_errors(bench):
    project(bench, top="", sub="version: 1\nincluded: [.]\n")
    for arguments in ([], ["App/Home.swift", "App/Sub/Login.swift"]):
        result = bench.run(*arguments)
        bench.expect(result.status == 2 and not result.output, "a run goes on", result)
        bench.expect("riblint: error: App/Sub/.riblint.yml:2:1: 'included' cannot be set for a folder of a project; "
            "set it in .riblint.yml, "
                     "or add 'root: true' to make the folder a project\n" in result.errors, "the error has no location",
                     result)


def test_shared_files_are_extended(bench):
    project(bench, top="extends: tools/shared.yml\nopt_in_rules: [suppression_without_reason]\n")
    bench.write("tools/shared.yml", "rules: { strong_router: note }\ndisabled_rules: [unreset_dispose_bag]\n")
    bench.expect(set(severities(bench).values()) == {"note"}, "the shared severity does not count")
    bench.edit(".riblint.yml", "opt_in", "rules: { strong_router: warning }\nopt_in")
    bench.expect(set(severities(bench).values()) == {"warning"}, "the nearer severity does not win")
    bench.write("tools/shared.yml", "extends: ../.riblint.yml\n")
    result = bench.run()
    bench.expect(result.status == 2
        and "tools/shared.yml:1:10: '../.riblint.yml' extends this file already" in result.errors,
        "a cycle is not an error", result)
    bench.write(".riblint.yml", "extends: nowhere.yml\n")
    result = bench.run()
    bench.expect(result.status == 2 and ".riblint.yml:1:10: 'nowhere.yml' does not exist" in result.errors,
        "a missing file is not an error", result)


def test_errors_are_links_in_xcode(bench):
    project(bench, top="exclude: []\n")
    for arguments, env in ((["--format", "xcode"], {}), ([], {"XCODE_VERSION_ACTUAL": "1640"})):
        result = bench.run(*arguments, env=env)
        bench.expect(result.status == 2, "a wrong configuration passes", result)
        bench.expect(result.errors == f"{bench.path('.riblint.yml')}:1:1: error: unknown key 'exclude'; did you mean "
            "'excluded'?\n",
                     "the error is not clickable", result)


def test_yaml_errors_are_in_plain_words(bench):
    project(bench)
    for text, message in (
        ("a: [1\n", "2:1: invalid YAML: expected ',' or ']'"),
        ("a: 1\n---\nb: 2\n", "2:1: invalid YAML: expected the end of the file; found a second document"),
        ("excluded: [**/x]\n", "1:12: invalid YAML: '*' begins an alias; put a pattern that begins with it in quotes"),
        ("excluded: [!x.swift]\n", "1:12: invalid YAML: '!' begins a tag; put text that begins with it in quotes"),
        ("rules:\n\tstrong_router: off\n", "2:1: invalid YAML: line is indented with a tab; use spaces"),
    ):
        bench.write(".riblint.yml", text)
        result = bench.run("config", "check")
        bench.expect(result.errors == f"riblint: error: .riblint.yml:{message}\n",
            f"'{text}' is reported in other words", result)


def test_retired_keys_have_a_reason(bench):
    project(bench, top="ribs: { deployment_target: 15 }\n")
    result = bench.run("config", "check")
    bench.expect(result.status == 2 and result.errors.endswith(
        "1:9: unknown key 'deployment_target' in 'ribs'; no rule depends on the iOS version, so remove it\n"),
        "no reason is given", result)


def test_a_configured_baseline_has_to_exist(bench):
    project(bench, top="baseline: nothere.json\n")
    result = bench.run()
    bench.expect(result.status == 2 and result.errors == "riblint: error: .riblint.yml:1:11: the baseline "
        "'nothere.json' does not exist; "
                 "correct the path, or run 'riblint baseline create'\n", "a missing baseline counts as none", result)
    result = bench.run("baseline", "create")
    bench.expect(result.status == 0, "it cannot be created", result)
    bench.expect(bench.run().status == 0, "its findings are not accepted")


def test_all_files_are_checked_and_named(bench):
    project(bench, top="extends: shared.yml\n", app="rules: { strong_router: note }\n", sub="root: true\n")
    bench.write("shared.yml", "version: 1\n")
    result = bench.run("config", "check")
    bench.expect(result.status == 0 and result.output == (
        ".riblint.yml: OK, extends shared.yml\nApp/.riblint.yml: OK, rules and severities of its folder\n"
        "App/Sub/.riblint.yml: OK, a project of its own, of which rules and severities count here\n"),
        "files are missing", result)
    doctor = bench.run("doctor")
    bench.expect(
        "configuration  .riblint.yml: OK, extends shared.yml\n               App/.riblint.yml: OK, rules"
        in doctor.output, "doctor does not name them", doctor)
    result = bench.run()
    bench.expect("riblint: note: 'App/Sub/.riblint.yml' starts a project of its own" in result.errors,
        "nothing says that a project is inside", result)
    bench.write("App/.riblint.yml", "ruls: {}\n")
    result = bench.run("config", "check")
    bench.expect(result.status == 2 and "App/.riblint.yml:1:1: unknown key 'ruls'" in result.errors,
        "a mistake in a folder is not found", result)


def test_init_writes_what_it_saw(bench):
    project(bench)
    bench.write("App/Base.swift", "import RIBs\nfinal class FooInteractor: BaseInteractor<X> {}\n")
    result = bench.run("init")
    text = bench.read(".riblint.yml")
    bench.expect(result.status == 0 and "\n# included: [App]\n" in text and "\n  interactor: [BaseInteractor]  #" in text,
        "the configuration does not fit", result)
    bench.expect(bench.run("config", "check").output == ".riblint.yml: OK\n", "it is not valid")


BASED = """import {1}

final class {0}Interactor: BaseInteractor<{0}Presentable> {{}}
"""


def idle(bench, *arguments, **how):
    """The notes of a successful run."""
    result = bench.run("--no-progress", *arguments, **how)
    bench.expect(result.status in (0, 1), "the run did not do its job", result)
    return result.errors


def test_words_without_effect_are_noted(bench):
    project(bench, sub="overrides:\n  - { paths: [Home.swift], rules: { strong_router: off } }\n"
        "  - { paths: [Login.swift], rules: { strong_router: note } }\n", top=(
        "version: 1\nribs:\n  modules: [OurRIB]\n  interactor: [BaseInteracter]\n  view: [Screen]\n"
        "overrides:\n  - { paths: [Ap/**, App/**], rules: { strong_router: note } }\n"))
    bench.write("App/Based.swift", BASED.format("Cart", "OurRIBs"))
    bench.commit("based")
    notes = (
        ".riblint.yml:3:13: no file imports 'OurRIB'; did you mean 'OurRIBs'?",
        ".riblint.yml:4:16: no type inherits from 'BaseInteracter'; did you mean 'BaseInteractor'?",
        ".riblint.yml:5:10: no type inherits from 'Screen'",
        ".riblint.yml:7:15: 'Ap/**' in 'overrides' matches no file",
        "App/Sub/.riblint.yml:2:15: 'Home.swift' in 'overrides' matches no file")
    expected = "".join(f"riblint: note: {note}\n" for note in notes)
    for arguments in ([], ["App/Home.swift"], ["App/Sub"]):
        bench.expect(idle(bench, *arguments) == expected,
            f"the notes of {arguments} are others: {idle(bench, *arguments)}")
    bench.expect(idle(bench, "--quiet") == "", "they are there with --quiet")
    bench.expect(idle(bench, "--stdin", "--stdin-filename", "App/Home.swift", input="import RIBs\n") == "",
        "they are there while somebody types")
    bench.expect(idle(bench, "--isolated", "App/Home.swift") == "", "they are there without the configuration")
    doctor = bench.run("doctor")
    bench.expect("\nno effect      " + "\n               ".join(notes) + "\n" in doctor.output,
        "doctor does not list them", doctor)


def test_words_with_effect_are_not_noted(bench):
    project(bench, top=(
        "ribs:\n  modules: [OurRIBs]\n  interactor: [BaseInteractor]\n  router: [OurRouter]\n  builder: [Made]\n"
        "  worker: [Job]\n"
        "overrides:\n  - { paths: [Sub/**, '!Sub/Old/**'], rules: { strong_router: note } }\n"))
    bench.write("App/Based.swift", BASED.format("Cart", "OurRIBs"))
    bench.write("App/Bases.swift", "class OurRouter {}\ntypealias Making = Kit.Made<Int>\n"
        "final class Fetching: Job & Sendable {}\n")
    bench.edit(".riblint.yml", "Sub/**, '!Sub", "App/Sub/**, '!App/Sub")
    bench.expect(idle(bench) == "", f"something is noted: {idle(bench)}")
    bench.expect("no effect" not in bench.run("doctor").output, "doctor lists something")


def test_shared_words_may_have_no_effect(bench):
    project(bench, top="extends: shared.yml\nribs: { router: [Own] }\n")
    bench.write("shared.yml", "ribs: { router: [Shared] }\noverrides: [{ paths: [Gone], rules: { strong_router: note "
        "} }]\n")
    bench.expect(idle(bench) == "riblint: note: .riblint.yml:2:18: no type inherits from 'Own'\n",
        f"the notes are others: {idle(bench)}")
    doctor = bench.run("doctor")
    bench.expect("shared.yml:1:18: no type inherits from 'Shared'" in doctor.output
        and "shared.yml:2:" in doctor.output, "doctor leaves them out", doctor)
