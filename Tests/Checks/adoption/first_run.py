"""The first run on an app without a configuration."""


def test_findings_fail_the_run(bench):
    bench.copy_fixture("HarbourLeaky")
    result = bench.run()
    bench.expect(result.status == 1, "a leaky app does not fail", result)
    bench.expect("strong_router" in result.output, "its findings are not shown", result)


def test_a_clean_app_passes(bench):
    bench.copy_fixture("Harbour")
    result = bench.run()
    bench.expect(result.status == 0, "a clean app fails", result)


def test_init_leaves_no_folder_out(bench):
    bench.copy_fixture("HarbourLeaky")
    bench.run("init")
    text = bench.read(".riblint.yml")
    bench.expect("\n# included: [App, Modules, HarbourTests]\n" in text or "\n# included: [App, Modules]\n" in text, text)
    bench.write("NewFeature/New.swift", "import RIBs\nprotocol NewRouting: Routing {}\n"
        "final class NewInteractor: Interactor { var router: NewRouting? }\n")
    bench.expect(any(path == "NewFeature/New.swift" for _, path, _ in bench.findings()), "a new folder is left out")
    bench.expect("outside" not in bench.run("doctor").output, "something is outside of nothing")
    bench.write(".riblint.yml", "included: [App, Modules]\n")
    doctor = bench.run("doctor")
    bench.expect("5 files outside of 'included' in the configuration: HarbourTests (2), HarbourTests/Mocks (2) and NewFeature (1)\n"
        in doctor.output, "doctor does not list what is outside", doctor)


def test_init_turns_no_rule_off(bench):
    for number in range(24):
        bench.write(f"H{number}.swift", f"import RIBs\nprotocol H{number}Routing: Routing {{}}\n"
            f"final class H{number}Interactor: Interactor {{ var router: H{number}Routing? }}\n")
    result = bench.run("init")
    bench.expect("24 findings:\n  24  strong_router\nNext" in result.output, "it counts otherwise", result)
    text = bench.read(".riblint.yml")
    bench.expect("\n# disabled_rules: [" in text and "one by one" not in text, text)
    bench.expect(len(bench.findings()) == 24, "a rule is off")


def test_init_writes_bases_from_elsewhere(bench):
    bench.write("Home.swift", "import CoreKit\nprotocol HomeRouting: ViewableRouting {}\n"
        "final class HomeInteractor: BaseInteractor<HomePresentable> { var router: HomeRouting? }\n"
        "final class HomeRouter: BaseRouter<HomeInteractor> {}\nfinal class HomeBuilder: Maker<HomeDependency> {}\n")
    result = bench.run("init")
    bench.expect("  interactor bases from elsewhere, written below 'ribs': BaseInteractor\n"
        "  router bases from elsewhere, written below 'ribs': BaseRouter\n" in result.output
        and "1 finding:\n  1  strong_router\n" in result.output, "what it wrote is not said", result)
    text = bench.read(".riblint.yml")
    bench.expect("\n  interactor: [BaseInteractor]  #" in text and "\n  router: [BaseRouter]  #" in text
        and "\n  # builder: [Maker]  #" in text, text)
    bench.expect(bench.run("config", "check").status == 0, "it is not valid")
    bench.expect(len(bench.findings()) == 1, "the bases have no effect")


def test_doctor_counts_no_declared_supertype(bench):
    bench.write("Home.swift", "import RIBs\nenum Names { class Inner {} }\n"
        "final class HomeInteractor: Interactor, Inner, Elsewhere {}\n")
    result = bench.run("doctor")
    bench.expect("1 unresolved supertype: Elsewhere\n" in result.output, "it counts what is declared", result)
