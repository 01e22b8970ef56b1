"""Dimensions of an app: functions that return the files of an app with a given size, as pairs of path and text.

The first size of each dimension is one at which a run takes a few tenths of a second.
"""

from generator import app, tree

VIEW = "import RIBs\nimport RxCocoa\nimport RxSwift\nimport UIKit\n\n"
INTERACTOR = "import RIBs\nimport RxSwift\n\n"


def lines(count, text):
    """The text for each number, which replaces `#`."""
    return "".join(text.replace("#", str(number)) for number in range(count))


def ribs(count):
    yield from whole_app(tree.grow(count, 1, "rx", 0.03))


def rx_app(count):
    yield from everyday_app(count, "rx")


def combine_app(count):
    yield from everyday_app(count, "combine")


def mixed_app(count):
    yield from everyday_app(count, "mixed")


def everyday_app(count, flavour):
    yield from whole_app(tree.grow(count, 1, flavour, 0.02, plain=False), flavour)


def children_of_one_rib(count):
    grown = tree.grow(count, 1, "rx", 0)
    for rib in grown[1:]:
        rib.parent, rib.children, rib.has_view, rib.extra = grown[0], [], True, "formatter"
    grown[0].children = grown[1:]
    yield from whole_app(grown)


def ribs_below_each_other(count):
    grown = tree.grow(count, 1, "rx", 0)
    for number, rib in enumerate(grown):
        rib.parent, rib.children, rib.has_view, rib.extra = (
            grown[number - 1] if number else None, grown[number + 1:number + 2], True, "formatter")
    yield from whole_app(grown)


def whole_app(grown, flavour="rx"):
    yield from app.shared_files(grown, flavour)
    for rib in grown:
        for name, text in app.files(rib):
            yield f"{rib.folder}/{rib.name}{name}", app.MARKS.sub("", text)


def files(count):
    for number in range(count):
        functions = lines(20, f"""
    func step#(_ input: [Int]) -> Int {{
        guard let first = input.first, first > # else {{ return {number} }}
        return input.map {{ $0 + # }}.reduce(0, +)
    }}
""")
        yield (
            f"Plain/Folder{number // 50}/File{number}.swift",
            f"import Foundation\n\nstruct Value{number} {{\n{functions}}}\n")


def copies_of_one_app(count):
    """The same names in every folder, as course repositories have them."""
    parts = list(ribs(12))
    for number in range(count):
        for path, text in parts:
            yield f"Lesson{number}/{path}", text


def methods_of_one_listener(count):
    yield (
        "Child.swift",
        INTERACTOR + "protocol ChildListener: AnyObject {\n" + lines(count, "    func childDid#()\n") + "}\n\n" +
        "final class ChildInteractor: Interactor {\n    weak var listener: ChildListener?\n" +
        lines(count, "    func tap#() { listener?.childDid#() }\n") + "}\n")
    yield "ParentRouter.swift", INTERACTOR + "protocol ParentInteractable: Interactable, ChildListener {}\n"
    yield "Parent.swift", INTERACTOR + "final class ParentInteractor: Interactor, ParentInteractable {\n" + \
        lines(count, "    func childDid#() { print(#) }\n") + "}\n"


def conformers_of_one_listener(count):
    yield "Child.swift", INTERACTOR + "protocol ChildListener: AnyObject {\n    func childDidClose()\n}\n"
    for number in range(count):
        yield (
            f"P{number}.swift",
            INTERACTOR + f"final class P{number}Interactor: Interactor, ChildListener {{\n"
                f"    func childDidClose() {{ print({number}) }}\n}}\n")


def methods_of_one_interactor(count):
    yield (
        "A.swift",
        INTERACTOR + "final class AInteractor: Interactor {\n    private var bag = DisposeBag()\n" +
        "    override func willResignActive() { step0() }\n" +
        lines(count, "    func step#() {\n        print(#)\n        other#()\n        step0()\n    }\n"
            "    func other#() { print(self) }\n") + "}\n")


def methods_of_one_view(count):
    yield (
        "A.swift",
        VIEW + "protocol APresentable: Presentable {}\nfinal class AViewController: UIViewController, APresentable {\n"
        +
        "    @objc func tapped() { step0() }\n" +
        "".join(f"    func step{number}() {{\n        print({number})\n        step{number + 1}()\n    }}\n"
            for number in range(count)) +
        f"    func step{count}() {{ dismiss(animated: true) }}\n}}\n")


def taps_of_one_view(count):
    """The number of findings is that of taps."""
    yield (
        "A.swift",
        VIEW + "protocol APresentable: Presentable {}\nfinal class AViewController: UIViewController, APresentable {\n"
        +
        lines(count, "    @objc func tapped#() {\n        view.endEditing(true)\n        dismiss(animated: true)\n"
            "    }\n") + "}\n")


def subscriptions_of_one_interactor(count):
    """The number of findings is that of subscriptions."""
    yield (
        "A.swift",
        INTERACTOR + "final class AInteractor: Interactor {\n    let source: Observable<Int>\n" +
        lines(count, "    func watch#() {\n        source.map { $0 + # }.subscribe(onNext: { [weak self] in "
            "self?.take($0) })\n    }\n") + "}\n")


def subscriptions_of_one_bag(count):
    """One finding, with a related location for each subscription."""
    yield (
        "A.swift",
        INTERACTOR + "final class AInteractor: Interactor {\n    let source: Observable<Int>\n"
            "    let bag = DisposeBag()\n" +
        lines(count, "    func watch#() {\n        source.subscribe(onNext: { [weak self] in self?.take($0) "
            "}).disposed(by: bag)\n    }\n") + "}\n")


def findings_in_files(count):
    for number in range(count):
        yield (
            f"A{number}.swift",
            INTERACTOR + f"protocol A{number}Routing: Routing {{}}\nfinal class A{number}Interactor: Interactor {{\n"
            f"    var router: A{number}Routing?\n}}\n")


def silenced_findings(count):
    yield (
        "A.swift",
        INTERACTOR + "protocol ARouting: Routing {}\nfinal class AInteractor: Interactor {\n" +
        lines(count, "    // riblint:disable:next strong_router - kept on purpose\n    var router#: ARouting?\n")
        + "}\n")


def extensions_of_one_view(count):
    yield (
        "A.swift",
        VIEW + "protocol APresentable: Presentable {}\nfinal class AViewController: UIViewController, APresentable {\n"
            "    @objc func tapped() {}\n}\n")
    for number in range(count):
        yield (
            f"A+{number}.swift",
            VIEW + f"extension AViewController {{\n    @objc func tapped{number}() {{\n        print({number})\n"
                "    }\n}\n")


def extensions_of_one_interactor(count):
    yield "A.swift", INTERACTOR + "final class AInteractor: Interactor {\n    let source: Observable<Int>\n}\n"
    for number in range(count):
        yield (
            f"A+{number}.swift",
            INTERACTOR + f"extension AInteractor {{\n    func watch{number}() {{\n"
            "        source.subscribe(onNext: { [weak self] in self?.take($0) }).disposeOnDeactivate(interactor: "
            "self)\n    }\n}\n")


def extensions_of_uikit(count):
    yield (
        "A.swift",
        VIEW + "protocol APresentable: Presentable {}\nfinal class AViewController: UIViewController, APresentable {\n"
            "    @objc func tapped() {}\n}\n")
    for number in range(count):
        yield (
            f"E{number}.swift",
            f"import UIKit\n\nextension UIViewController {{\n    func helper{number}() {{\n"
            "        view.endEditing(true)\n    }\n}\n")


def views_on_one_base(count):
    yield (
        "Base.swift",
        "import UIKit\n\nopen class BaseViewController: UIViewController {\n    @objc func closeTapped() { close() }\n"
        "    func close() {}\n}\n")
    for number in range(count):
        yield (
            f"A{number}.swift",
            VIEW + f"protocol A{number}Listener: AnyObject {{ func close() }}\n"
                f"protocol A{number}Presentable: Presentable {{}}\n"
            f"final class A{number}ViewController: BaseViewController, A{number}Presentable {{\n"
            f"    weak var listener: A{number}Listener?\n"
            "    override func close() { listener?.close() }\n}\n")


def bases_above_each_other(count):
    """More than ten are rare, but an adversarial input is easy to write."""
    for number in range(count):
        above = f"A{number - 1}Interactor" if number else "Interactor"
        yield (
            f"A{number}.swift",
            INTERACTOR + f"class A{number}Interactor: {above} {{\n    func step{number}() {{ print({number}) }}\n}}\n")


def statements_of_one_body(count):
    yield (
        "A.swift",
        INTERACTOR + "final class AInteractor: Interactor {\n    let source: Observable<Int>\n    func run() {\n" +
        lines(count, "        let value# = source.map { $0 + # }\n        print(value#)\n") + "    }\n}\n")


def properties_of_one_interactor(count):
    yield "A.swift", INTERACTOR + "final class AInteractor: Interactor {\n" + \
        lines(count, "    private var bag# = DisposeBag()\n") + "    override func willResignActive() {\n" + \
        lines(count, "        bag# = DisposeBag()\n") + "    }\n}\n"


def aliases_of_one_type(count):
    yield "A.swift", INTERACTOR + "protocol ARouting: Routing {}\ntypealias R0 = ARouting\n" + \
        "".join(f"typealias R{number + 1} = R{number}\n" for number in range(count)) + \
        f"final class AInteractor: Interactor {{\n    weak var router: R{count}?\n}}\n"


def patterns_to_ignore(count):
    yield ".gitignore", lines(count, "Generated#/**/*.out.swift\n")
    for number in range(500):
        yield f"Folder{number // 20}/File{number}.swift", f"struct Value{number} {{}}\n"


def two_ribs(slots, functions):
    """A parent whose router attaches a child: the router has the given slots and functions."""
    yield "Child.swift", VIEW + """protocol ChildListener: AnyObject {
    func childDidClose()
}
protocol ChildBuildable: Buildable {
    func build(withListener listener: ChildListener) -> ViewableRouting
}
protocol ChildPresentable: Presentable {}
final class ChildViewController: UIViewController, ChildPresentable, ViewControllable {}
final class ChildInteractor: PresentableInteractor<ChildPresentable> {
    weak var listener: ChildListener?
}
final class ChildBuilder: Builder<EmptyDependency>, ChildBuildable {
    func build(withListener listener: ChildListener) -> ViewableRouting {
        let view = ChildViewController()
        let interactor = ChildInteractor(presenter: view)
        interactor.listener = listener
        return ViewableRouter(interactor: interactor, viewController: view)
    }
}
"""
    yield "Parent.swift", INTERACTOR + """protocol ParentInteractable: Interactable, ChildListener {}
protocol ParentViewControllable: ViewControllable {
    func show(_ view: ViewControllable)
    func hide(_ view: ViewControllable)
}
final class ParentRouter: ViewableRouter<ParentInteractable, ParentViewControllable> {
    private let child: ChildBuildable
""" + slots + """    init(interactor: ParentInteractable, viewController: ParentViewControllable, child: ChildBuildable) {
        self.child = child
        super.init(interactor: interactor, viewController: viewController)
    }
""" + functions + "}\n"


LEAVE = """    func leave#() {
        guard let router = SLOT else { return }
        viewController.hide(router.viewControllable)
        detachChild(router)
        SLOT = nil
    }
"""

ATTACH = """    func route#() {
        guard SLOT == nil else { return }
        let router = child.build(withListener: interactor)
        SLOT = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }
"""

ROUTE = ATTACH + LEAVE


def edges_of_one_router(count):
    yield from two_ribs(
        lines(count, "    private var current#: ViewableRouting?\n"), lines(count, ROUTE.replace("SLOT", "current#")))


def children_kept_from_the_start(count):
    """One function attaches all of them, and nothing detaches them."""
    yield from two_ribs(
        "", "    override func didLoad() {\n        super.didLoad()\n" + lines(
            count, "        attachChild(child.build(withListener: interactor))\n") + "    }\n")


def sheets_of_one_router(count):
    """Each child is presented with a style of its own."""
    shown = """        let controller = router.viewControllable.uiviewController
        controller.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(controller, animated: true)
"""
    yield from two_ribs(
        lines(count, "    private var current#: ViewableRouting?\n"),
        lines(count, ROUTE.replace("        viewController.show(router.viewControllable)\n", shown).replace(
            "SLOT", "current#")))


def attachments_to_one_slot(count):
    """One property holds the children of all of them."""
    yield from two_ribs(
        "    private var current: ViewableRouting?\n",
        lines(count, ATTACH.replace("SLOT", "current")) + lines(1, LEAVE.replace("SLOT", "current")))


def writes_of_one_member(count):
    yield from two_ribs(
        "    private var current: ViewableRouting?\n",
        lines(1, ROUTE.replace("SLOT", "current")) +
        lines(count, LEAVE.replace("leave#", "close#").replace("SLOT", "current")))


def calls_of_one_function(count):
    yield from two_ribs(
        "    private var current: ViewableRouting?\n",
        lines(1, ROUTE.replace("SLOT", "current")) +
        lines(count, "    func step#() {\n        print(#)\n        leave0()\n    }\n"))


def functions_of_one_name(count):
    yield from taps_of_one_view(1)
    for number in range(count):
        yield (
            f"Step{number}.swift",
            VIEW + f"protocol Step{number}Presentable: Presentable {{}}\n"
            f"final class Step{number}ViewController: UIViewController, Step{number}Presentable {{\n"
            "    let helper: Helper\n    @objc func tapped() { close() }\n"
            "    func close() {\n        helper.close()\n        print(self)\n    }\n}\n")


def notifications_through_ribs(count):
    """Each interactor forwards the notification of the RIB below to the one above."""
    for number in range(count):
        name, below = f"Rib{number}", f"Rib{number + 1}"
        yield f"{name}.swift", VIEW + f"""protocol {name}Listener: AnyObject {{
    func {name}DidClose()
}}
protocol {name}PresentableListener: AnyObject {{
    func closed()
}}
protocol {name}Presentable: Presentable {{
    var listener: {name}PresentableListener? {{ get set }}
}}
final class {name}ViewController: UIViewController, {name}Presentable, ViewControllable {{
    weak var listener: {name}PresentableListener?
    @objc func tapped() {{
        listener?.closed()
        dismiss(animated: true)
    }}
}}
protocol {name}Interactable: Interactable, {below}Listener {{}}
final class {name}Interactor: PresentableInteractor<{name}Presentable>, {name}Interactable, {name}PresentableListener {{
    weak var listener: {name}Listener?
    override init(presenter: {name}Presentable) {{
        super.init(presenter: presenter)
        presenter.listener = self
    }}
    func closed() {{ listener?.{name}DidClose() }}
    func {below}DidClose() {{ listener?.{name}DidClose() }}
}}
protocol {name}Buildable: Buildable {{
    func build(withListener listener: {name}Listener) -> ViewableRouting
}}
final class {name}Builder: Builder<EmptyDependency>, {name}Buildable {{
    func build(withListener listener: {name}Listener) -> ViewableRouting {{
        let view = {name}ViewController()
        let interactor = {name}Interactor(presenter: view)
        interactor.listener = listener
        return {name}Router(interactor: interactor, viewController: view, child: {below}Builder(dependency: dependency))
    }}
}}
final class {name}Router: ViewableRouter<{name}Interactable, ViewControllable> {{
    private let child: {below}Buildable
    private var current: ViewableRouting?
    init(interactor: {name}Interactable, viewController: ViewControllable, child: {below}Buildable) {{
        self.child = child
        super.init(interactor: interactor, viewController: viewController)
    }}
""" + lines(1, ROUTE.replace("SLOT", "current").replace(
            "viewController.show(router.viewControllable)",
            "viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)")
            .replace("viewController.hide(router.viewControllable)",
                "viewController.uiviewController.dismiss(animated: true)")) + "}\n"


def requirements_of_one_name(count):
    """Each dependency requires a service by the same name, which its component reads."""
    for number in range(count):
        yield f"Rib{number}.swift", f"""import RIBs
protocol Rib{number}Dependency: Dependency {{
    var service: Service {{ get }}
}}
final class Rib{number}Component: Component<Rib{number}Dependency> {{
    func use() {{ print(dependency.service) }}
}}
"""


FLAVOURS = ((rx_app, 500), (combine_app, 500), (mixed_app, 500))

DIMENSIONS = (
    *FLAVOURS,
    (ribs, 500), (children_of_one_rib, 250), (ribs_below_each_other, 250), (files, 2000), (copies_of_one_app, 20),
    (methods_of_one_listener, 10_000), (conformers_of_one_listener, 5_000), (methods_of_one_interactor, 10_000),
    (methods_of_one_view, 2_000), (taps_of_one_view, 500), (subscriptions_of_one_interactor, 2_000),
    (subscriptions_of_one_bag, 2_000), (findings_in_files, 4_000), (silenced_findings, 5_000),
    (extensions_of_one_view, 3_000), (extensions_of_one_interactor, 3_000), (extensions_of_uikit, 5_000),
    (views_on_one_base, 2_000), (bases_above_each_other, 500), (statements_of_one_body, 5_000),
    (properties_of_one_interactor, 10_000), (aliases_of_one_type, 20_000),
    (patterns_to_ignore, 5_000), (edges_of_one_router, 2_000), (sheets_of_one_router, 1_000),
    (children_kept_from_the_start, 1_000), (attachments_to_one_slot, 1_000), (writes_of_one_member, 5_000),
    (calls_of_one_function, 10_000), (functions_of_one_name, 4_000), (notifications_through_ribs, 1_000),
    (requirements_of_one_name, 2_000),
)
