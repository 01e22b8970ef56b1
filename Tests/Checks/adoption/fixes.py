"""Files that --fix changes."""


def leaky(name):
    return (
        f"import RIBs\n\nprotocol {name}Routing: Routing {{}}\n\n"
        f"final class {name}Interactor: Interactor {{\n"
        f"    var router: {name}Routing?\n"
        "}\n")


def test_files_with_syntax_errors_are_left_alone(bench):
    bench.write("Whole.swift", leaky("Whole"))
    bench.write("Broken.swift", leaky("Broken") + "func f() {\n")
    before = bench.read("Broken.swift")
    result = bench.run("--fix")
    bench.expect(bench.read("Broken.swift") == before, "a file with a syntax error was edited", result)
    bench.expect("weak var" in bench.read("Whole.swift"), "the other was not", result)
    bench.expect("riblint: warning: Broken.swift: not fixed: has syntax errors; correct them first\n" in result.errors,
        "it is not told", result)
    diff = bench.run("--diff-fixes")
    bench.expect(diff.output == "" and "Broken.swift: not fixed" in diff.errors, "--diff-fixes does otherwise", diff)


# A RIB whose view is shown by 'present', and its parent, whose router has other functions in each scenario.
PARENT = """import RIBs
import UIKit

protocol NoteListener: AnyObject { func noteDidClose() }
protocol NotePresentable: Presentable { var listener: NotePresentableListener? { get set } }
protocol NotePresentableListener: AnyObject { func close() }
protocol NoteRouting: ViewableRouting {}

final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?
%s
    @objc func closeTapped() { listener?.close() }
}

final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
    weak var listener: NoteListener?

    override init(presenter: NotePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func close() { listener?.noteDidClose() }
}

final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {}

protocol NoteBuildable: Buildable { func build(withListener listener: NoteListener) -> NoteRouting }

final class NoteBuilder: Builder<EmptyDependency>, NoteBuildable {
    func build(withListener listener: NoteListener) -> NoteRouting {
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController)
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: viewController)
    }
}

protocol HomeRouting: ViewableRouting {
    func attachNote()
    func detachNote()
}
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
protocol HomePresentableListener: AnyObject { func openTapped() }

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tapped() { listener?.openTapped() }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, NoteListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func openTapped() { router?.attachNote() }
    func noteDidClose() { router?.detachNote() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
    private let noteBuilder: NoteBuildable
    private var note: NoteRouting?

    init(interactor: HomeInteractor, viewController: ViewControllable, noteBuilder: NoteBuildable) {
        self.noteBuilder = noteBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
%s}
"""

DETACH = """
    func detachNote() {
        guard let router = note else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        note = nil
    }
"""

ATTACH = """
    func attachNote() {
        let router = noteBuilder.build(withListener: interactor)
        note = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
"""


def finding(bench, rule):
    report = bench.run("--format", "json", "--fail-on", "never").json
    found = [one for one in report["findings"] if one["rule"] == rule]
    bench.expect(len(found) == 1, f"{rule} has {len(found)} findings", report)
    return found[0] if found else {"fixes": [], "help": ""}


def test_a_guard_is_safe_only_if_each_way_out_clears_the_property(bench):
    bench.write("Home.swift", PARENT % ("", ATTACH + DETACH))
    found = finding(bench, "attach_without_guard")
    bench.expect(not found["fixes"], "a swipe leaves the property set, so the button would open the note once", found)
    bench.expect("set 'note' to nil wherever" in found["help"], "the help does not say what else is missing", found)
    closing = """
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.close() }
    }
"""
    bench.write("Home.swift", PARENT % (closing, ATTACH + DETACH))
    found = finding(bench, "attach_without_guard")
    bench.expect([one["safety"] for one in found["fixes"]] == ["safe"], "each way clears the property", found)
    diff = bench.run("--diff-fixes", "--fail-on", "never")
    changed = [line for line in diff.output.split("\n") if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    bench.expect([line for line in changed if line] == ["+        guard note == nil else { return }"],
        "the difference is more than the line", diff)


def test_a_child_is_attached_only_where_nothing_else_can_attach_it(bench):
    attach = ATTACH.replace("        attachChild(router)\n", "")
    bench.write("Home.swift", PARENT % ("", attach + DETACH))
    bench.run("--fix", "--fix-rule", "child_built_not_attached", "--fail-on", "never")
    text = bench.read("Home.swift")
    bench.expect("        note = router\n        attachChild(router)\n" in text, "it is not attached once stored", text)
    bench.write("Home.swift", "final class Passage {\n    let router: Routing\n"
        "    init(to router: Routing) { self.router = router }\n}\n"
        + PARENT % ("", attach.replace("note = router\n", "note = router\n        run(Passage(to: router))\n") + DETACH))
    before = bench.read("Home.swift")
    bench.run("--fix", "--fix-rule", "child_built_not_attached", "--fail-on", "never")
    bench.expect(bench.read("Home.swift") == before, "the object that the child is passed with may attach it", before)


def test_a_subscription_is_bound_only_where_the_interactor_is_active(bench):
    def project(caller, body="bind(to: names)"):
        return (
            "import RIBs\nimport RxSwift\n\nfinal class NameInteractor: Interactor {\n"
            "    private let bag = DisposeBag()\n    private let names: Observable<String>\n    private var name = \"\"\n\n"
            "    init(names: Observable<String>) { self.names = names }\n\n" + caller +
            "    func bind(to text: Observable<String>) {\n"
            "        text\n            .subscribe(onNext: { self.name = $0 })\n            .disposed(by: bag)\n    }\n}\n\n"
            "final class NameRouter: Router<NameInteractor> {}\n\n"
            "final class NameBuilder: Builder<EmptyDependency> {\n"
            "    func build(names: Observable<String>) -> Routing {\n"
            "        let interactor = NameInteractor(names: names)\n" + (body if not caller else "") +
            "        return NameRouter(interactor: interactor)\n    }\n}\n")
    active = "    override func didBecomeActive() {\n        super.didBecomeActive()\n        bind(to: names)\n    }\n\n"
    bench.write("Name.swift", project(active))
    found = finding(bench, "undisposed_subscription")
    bench.expect([one["safety"] for one in found["fixes"]] == ["safe"], "it runs upon the activation", found)
    bench.write("Name.swift", project("", "        interactor.bind(to: names)\n"))
    found = finding(bench, "undisposed_subscription")
    bench.expect(not found["fixes"], "the builder runs it before the activation", found)
    bench.expect("OnDeactivate" not in found["help"], "the help advises it", found)
    bench.write("Name.swift", project(active).replace("            .disposed(by: bag)\n", ""))
    bench.run("--fix", "--fail-on", "never")
    bench.expect("\n            .disposeOnDeactivate(interactor: self)\n" in bench.read("Name.swift"),
        "the call is not on a line of its own", bench.read("Name.swift"))


def test_an_edit_stays_in_the_line_of_a_body_of_one_line(bench):
    detach = "\n    func detachNote() { if let router = note { detachChild(router) } }\n"
    bench.write("Home.swift", PARENT % ("", ATTACH.replace("let router", "guard note == nil else { return }\n        "
        "let router") + detach))
    bench.run("--fix", "--fail-on", "never")
    text = bench.read("Home.swift")
    bench.expect("{ if let router = note { detachChild(router); self.note = nil } }" in text, "the line is broken", text)


def test_one_finding_is_fixed_by_its_fingerprint(bench):
    for name in ("Home", "Cart"):
        bench.write(f"{name}.swift", f"import RIBs\nprotocol {name}Routing: Routing {{}}\n"
            f"final class {name}Interactor: Interactor {{\n    var router: {name}Routing?\n}}\n")
    home = [finding for finding in bench.run("--format", "json").json["findings"]
        if finding["location"]["path"] == "Home.swift"][0]["fingerprint"]
    diff = bench.run("--fix-finding", home, "--diff-fixes")
    bench.expect("+    weak var router: HomeRouting?" in diff.output and "Cart" not in diff.output, "the diff", diff)
    result = bench.run("--fix-finding", home[:10])
    bench.expect("fixed 1 finding in 1 file" in result.errors and "weak" in bench.read("Home.swift")
        and "weak" not in bench.read("Cart.swift"), "another one is fixed", result)
    result = bench.run("--fix-finding", home)
    bench.expect(result.status == 2 and "no finding has the fingerprint" in result.errors, "it is there still", result)
