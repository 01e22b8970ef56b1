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


def whole_app(grown):
    yield from app.shared_files(grown, "rx")
    for rib in grown:
        for name, text in app.files(rib):
            yield f"{rib.folder}/{rib.name}{name}.swift", text.replace(app.MARK, "")


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


DIMENSIONS = (
    (ribs, 500), (children_of_one_rib, 250), (ribs_below_each_other, 250), (files, 2000), (copies_of_one_app, 20),
    (methods_of_one_listener, 10_000), (conformers_of_one_listener, 5_000), (methods_of_one_interactor, 10_000),
    (methods_of_one_view, 2_000), (taps_of_one_view, 500), (subscriptions_of_one_interactor, 2_000),
    (subscriptions_of_one_bag, 2_000), (findings_in_files, 4_000), (silenced_findings, 5_000),
    (extensions_of_one_view, 3_000), (extensions_of_one_interactor, 3_000), (extensions_of_uikit, 5_000),
    (views_on_one_base, 2_000), (bases_above_each_other, 500), (statements_of_one_body, 5_000),
    (properties_of_one_interactor, 10_000), (aliases_of_one_type, 20_000),
    (patterns_to_ignore, 5_000),
)
