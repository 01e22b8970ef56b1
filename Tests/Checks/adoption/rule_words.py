"""Rules by id, family, preset and pattern, and what turns them on."""

HOME = """import RIBs

protocol HomeRouting: ViewableRouting {
    func routeToCart()
}
protocol HomePresentable: Presentable {}

final class HomeInteractor: PresentableInteractor<HomePresentable> {
    var router: HomeRouting?
    func present() { UIView.animate {} }
}

final class HomeRouter: ViewableRouter<HomeInteractor, UIViewController>, HomeRouting {
    func routeToCart() {}
}

func makeHome(interactor: HomeInteractor, view: UIViewController) -> HomeRouting {
    HomeRouter(interactor: interactor, viewController: view)
}
"""
OFF = "routing_method_never_called"


def rules(bench, *arguments, **how):
    """The rules that report something, with the levels."""
    result = bench.run("--format", "json", *arguments, **how)
    bench.expect(result.status in (0, 1), "the run did not do its job", result)
    return sorted({(finding["rule"], finding["severity"]) for finding in result.json["findings"]})


def test_a_severity_turns_a_rule_on(bench):
    bench.write("Sources/Home.swift", HOME)
    quiet = rules(bench)
    bench.expect(OFF not in dict(quiet), f"it is on by default: {quiet}")
    bench.expect((OFF, "warning") in rules(bench, "--severity", f"{OFF}=warning"), "not on the command line")
    bench.expect(OFF not in dict(rules(bench, "--only-rule", "strong_router", "--severity", f"{OFF}=note")),
        "--only-rule runs others")
    for name, text in [
            (".riblint.yml", f"rules: {{ {OFF}: note }}\n"),
            ("Sources/.riblint.yml", f"rules: {{ {OFF}: note }}\n"),
            (".riblint.yml", f"overrides: [{{ paths: [Sources], rules: {{ {OFF}: note }} }}]\n")]:
        bench.write(".riblint.yml", "version: 1\n")
        bench.write(name, text)
        bench.expect((OFF, "note") in rules(bench), f"not in {name}: {text}")
        bench.write(name, "version: 1\n")
    bench.write("shared.yml", f"rules: {{ {OFF}: note }}\n")
    bench.write(".riblint.yml", "extends: shared.yml\n")
    bench.expect((OFF, "note") in rules(bench), "not in an extended file")
    bench.write(".riblint.yml", f"extends: shared.yml\ndisabled_rules: [{OFF}]\n")
    bench.expect(OFF not in dict(rules(bench)), "the extending file does not turn it off")


def test_settings_without_effect_are_said(bench):
    bench.write("Home.swift", HOME)
    bench.write(".riblint.yml", f"disabled_rules: [{OFF}]\nrules:\n  {OFF}: note\n  strong_router: error\n"
        "excluded: [Nowhere/**]\nribs: { router: [BaseRouter] }\n")
    result = bench.run("config", "check")
    bench.expect(result.status == 0 and f".riblint.yml:3:3: the severity of '{OFF}' has no effect: "
        "'disabled_rules' (line 1) turns it off" in result.errors, "nothing is said", result)
    bench.expect("'Nowhere/**' in 'excluded' matches no file" in result.errors
        and "no type inherits from 'BaseRouter'" in result.errors, "words are not checked", result)
    bench.write(".riblint.yml", f"only_rules: [strong_router]\nrules: {{ {OFF}: note }}\n")
    result = bench.run("config", "check")
    bench.expect(f"the severity of '{OFF}' has no effect: 'only_rules' (line 1) does not list it" in result.errors,
        "nothing is said", result)


def test_a_missing_baseline_is_a_mistake(bench):
    bench.write("Home.swift", HOME)
    bench.write(".riblint.yml", "baseline: nowhere.json\n")
    check = bench.run("config", "check")
    bench.expect(check.status == 2 and ".riblint.yml:1:11: the baseline 'nowhere.json' does not exist" in check.errors,
        "it is valid", check)
    doctor = bench.run("doctor")
    bench.expect(doctor.status == 2 and "the baseline 'nowhere.json' does not exist" in doctor.output,
        "doctor does not say so", doctor)


def test_groups_and_patterns_name_rules(bench):
    bench.write("Home.swift", HOME)
    strong = rules(bench, "--only-rule", "strong_*")
    bench.expect(dict(strong).keys() == {"strong_router"}, f"{strong}")
    bench.expect("strong_router" not in dict(rules(bench, "--disable", "ownership")), "a family is not turned off")
    bench.expect("strong_router" in dict(rules(bench, "--disable", "ownership", "--enable", "strong_router")),
        "a rule of its own does not count more than its family")
    bench.expect(OFF in dict(rules(bench, "--enable", "tree")) and OFF in dict(rules(bench, "--enable", "all")),
        "a family is not turned on")
    bench.expect(OFF not in dict(rules(bench, "--severity", "tree=warning")),
        "the severity of a group turns rules on")
    bench.expect(rules(bench, "--only-rule", "recommended") == rules(bench), "recommended is not the default")
    bench.expect(rules(bench, "--only-rule", "all") == rules(bench, "--all-rules"), "all is not --all-rules")
    bench.write(".riblint.yml", "disabled_rules: [ownership, layering]\nopt_in_rules: [all]\n"
        "rules: { strong_*: note, strong_router: error }\n")
    found = rules(bench)
    bench.expect(("strong_router", "error") in found and OFF in dict(found) and "uikit_in_interactor" not in dict(found),
        f"{found}")
    result = bench.run("config", "check")
    bench.expect(result.status == 0, "it is not valid", result)
    wrong = bench.run("--disable", "ownershp")
    bench.expect(wrong.status == 2 and "did you mean 'ownership'?" in wrong.errors, "no suggestion", wrong)
    wrong = bench.run("--disable", "weakly_*")
    bench.expect(wrong.status == 2, "a pattern without rules is accepted", wrong)
    bench.write("Other.swift", "import RIBs\n// riblint:disable ownership\nlet other = 1\n")
    bench.expect("unknown_rule_in_suppression" in bench.run().output or "ownership" in bench.run().output,
        "a family is accepted in a comment")


def test_show_is_valid(bench):
    bench.write("Home.swift", HOME)
    bench.write("shared.yml", "rules: { strong_router: note, tree: note }\ndisabled_rules: [workers, strong_router]\n")
    bench.write(".riblint.yml", "extends: shared.yml\nrules: { strong_router: warning, strong_*: error }\n"
        "disabled_rules: [workers]\n")
    before = rules(bench)
    shown = bench.run("config", "show")
    bench.expect(shown.output.count("strong_router:") == 1 and shown.output.count("[workers]") == 1,
        "a word is there twice", shown)
    bench.write(".riblint.yml", shown.output)
    bench.expect(bench.run("config", "check").status == 0, "it is not valid", bench.run("config", "check"))
    bench.expect(rules(bench) == before, "it means something else")
