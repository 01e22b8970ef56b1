"""Projects whose conventions riblint does not know: rules that doubt themselves, and the keys that teach them."""

NAMES = ["Alert", "Basket", "Cart", "Detail", "Editor", "Filter", "Gallery", "Help", "Inbox", "Journal", "Kiosk", "Login"]

CHILD = """import RIBs
import UIKit

protocol {0}Listener: AnyObject {{}}

protocol {0}Dependency: Dependency {{}}

final class {0}Component: Component<{0}Dependency> {{}}

protocol {0}Buildable: Buildable {{
    func build(withListener listener: {0}Listener) -> ViewableRouting
}}

final class {0}Builder: Builder<{0}Dependency>, {0}Buildable {{
    func build(withListener listener: {0}Listener) -> ViewableRouting {{
        _ = {0}Component(dependency: dependency)
        let viewController = {0}ViewController()
        let interactor = {0}Interactor(presenter: viewController)
        interactor.listener = listener
        return {0}Router(interactor: interactor, viewController: viewController)
    }}
}}

protocol {0}Presentable: Presentable {{}}

protocol {0}ViewControllable: ViewControllable {{}}

final class {0}ViewController: UIViewController, {0}Presentable, {0}ViewControllable {{
    override func viewDidLoad() {{
        super.viewDidLoad()
        view.backgroundColor = .white
    }}
}}

protocol {0}Interactable: Interactable {{}}

final class {0}Interactor: PresentableInteractor<{0}Presentable>, {0}Interactable {{
    weak var listener: {0}Listener?
}}

final class {0}Router: ViewableRouter<{0}Interactable, {0}ViewControllable> {{}}
"""

PARENT = """import RIBs
import UIKit

protocol MainInteractable: Interactable, {listeners} {{}}

protocol MainViewControllable: ViewControllable {{}}

protocol MainRouting: ViewableRouting {{
    func routeToChildren()
}}

protocol MainPresentable: Presentable {{}}

final class MainInteractor: PresentableInteractor<MainPresentable>, MainInteractable {{
    weak var router: MainRouting?

    override func didBecomeActive() {{
        super.didBecomeActive()
        router?.routeToChildren()
    }}
}}

final class MainRouter: ViewableRouter<MainInteractable, MainViewControllable>, MainRouting {{
{builders}

    init(interactor: MainInteractor, viewController: MainViewControllable) {{
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }}

    func routeToChildren() {{
{calls}
    }}
{functions}
}}
"""

ROUTE = """
    private func routeTo{0}() {{
        let child = {1}Builder.build(withListener: interactor)
        attachChild(child)
        {2}
    }}
"""

REGISTER = """
    private func register(_ child: Routing) {
        print(child.interactable)
    }
"""


def project(bench, uses, functions=REGISTER):
    """A router that attaches a child of each name; `uses` has the line that follows, by name."""
    for name in NAMES:
        bench.write(f"Sources/{name}/{name}.swift", CHILD.format(name))
    bench.write("Sources/Main/Main.swift", PARENT.format(
        listeners=", ".join(f"{name}Listener" for name in NAMES),
        builders="\n".join(f"    var {name.lower()}Builder: {name}Buildable!" for name in NAMES),
        calls="\n".join(f"        routeTo{name}()" for name in NAMES),
        functions="".join(ROUTE.format(name, name.lower(), uses(name)) for name in NAMES) + functions))


NOTE = (
    "riblint: note: attached_never_shown: {0} of {0} attached children look never shown; {0} are passed to "
    "'register(_:)'. If that shows them, add it to ribs.show; until then these findings are notes\n")


def found(bench, *arguments):
    """The number of findings of the rule by severity."""
    report = bench.run("--no-progress", "--format", "json", *arguments)
    severities = [one["severity"] for one in report.json["findings"] if one["rule"] == "attached_never_shown"]
    return {word: severities.count(word) for word in sorted(set(severities))}, report


def test_a_rule_that_doubts_itself_reports_notes(bench):
    project(bench, lambda name: "register(child)")
    counts, result = found(bench)
    bench.expect(counts == {"note": 12} and result.status == 0, f"findings are not notes: {counts}", result)
    bench.expect(NOTE.format(12) in result.errors, "no notice names the function", result)
    notices = [one for one in result.json["notices"] if one["kind"] == "doubtful_rule"]
    bench.expect([one["rule"] for one in notices] == ["attached_never_shown"], "the notice is not in JSON", result)
    sarif = bench.run("--format", "sarif").json["runs"][0]
    notified = [one["descriptor"]["id"] for one in sarif["invocations"][0]["toolExecutionNotifications"]]
    bench.expect("doubtful_rule" in notified, "the notice is not in SARIF")
    bench.expect(found(bench, "--strict")[0] == {"note": 12}, "--strict switches the doubt off")
    counts, result = found(bench, "--severity", "attached_never_shown=error")
    bench.expect(counts == {"error": 12} and "look never" not in result.errors, "--severity does not count", result)
    bench.write(".riblint.yml", "version: 1\n")
    counts, _ = found(bench, "Sources/Main")
    bench.expect(counts == {"note": 12}, "a part of the project is judged by itself")
    bench.write(".riblint.yml", "rules: { attached_never_shown: warning }\n")
    bench.expect(found(bench)[0] == {"warning": 12}, "a configured severity does not count")


def test_the_key_that_a_doubt_names_settles_it(bench):
    project(bench, lambda name: "register(child)")
    result = bench.run("init")
    text = bench.read(".riblint.yml")
    bench.expect('#   show: ["register(_:)"]' in text and "turned off" not in result.output, "init does not offer it",
        result)
    bench.expect(found(bench)[0] == {"note": 12}, "the offer is not a comment")
    for word in ('"register(_:)"', "register", '"MainRouter.register(_:)"'):
        bench.write(".riblint.yml", f"ribs: {{ show: [{word}] }}\n")
        counts, result = found(bench)
        bench.expect(counts == {} and "look never" not in result.errors, f"{word} does not settle it", result)
        bench.expect("no analyzed code" not in result.errors, f"{word} has an effect", result)
    bench.write(".riblint.yml", 'ribs: { show: ["registr(_:)"] }\n')
    note = ".riblint.yml:1:16: no analyzed code calls 'registr(_:)'; did you mean 'register(_:)'?"
    for command in (["--no-progress"], ["config", "check"]):
        result = bench.run(*command)
        bench.expect(note in result.errors, f"{command} does not say that it has no effect", result)


def test_few_findings_and_findings_without_a_common_function_are_certain(bench):
    project(bench, lambda name: "register(child)" if name < "E" else
        "viewController.uiviewController.present(child.viewControllable.uiviewController, animated: true)")
    counts, result = found(bench)
    bench.expect(counts == {"warning": 4} and "look never" not in result.errors, f"4 of 12 are doubted: {counts}", result)
    bench.edit("Sources/Main/Main.swift", "import RIBs", "import RIBs\n")
    project(bench, lambda name: f"register{name}(child)", "".join(
        REGISTER.replace("register", f"register{name}") for name in NAMES))
    counts, result = found(bench)
    bench.expect(counts == {"warning": 12}, f"findings without a common function are doubted: {counts}", result)
