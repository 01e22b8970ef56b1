/// The parts of the RIBs that an example is given.
public enum GivenParts {
    /// The imports of given parts, and of examples that state none.
    public static let imports = "import Foundation; import RIBs; import RxSwift; import UIKit"

    /// The files of the parts: a folder for each RIB.
    public static func files(of ribs: [GivenRIB]) -> [(path: String, text: String)] {
        ribs.map { rib in
            let children = ribs.filter { $0.parent == rib.name }
            return ("Sources/App/\(rib.name)/\(rib.name).swift", text(of: rib, children))
        }
    }

    private static func text(of rib: GivenRIB, _ children: [GivenRIB]) -> String {
        let name = rib.name
        let listeners = children.map { "\($0.name)Listener" }
        let interactable = (["Interactable"] + listeners).joined(separator: ", ")
        let dependencies = children.map { "\($0.name)Dependency" }
        let component = (["Component<\(name)Dependency>"] + dependencies).joined(separator: ", ")
        return """
            \(imports)

            protocol \(name)Listener: AnyObject {}
            protocol \(name)Dependency: Dependency {}
            final class \(name)Component: \(component) {}

            protocol \(name)Interactable: \(interactable) {
                var router: \(name)Routing? { get set }
                var listener: \(name)Listener? { get set }
            }
            \(interactor(rib, listeners))
            \(view(rib))
            \(router(rib, children))
            protocol \(name)Buildable: Buildable {
                func build(withListener listener: \(name)Listener) -> \(name)Routing
            }

            final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
                func build(withListener listener: \(name)Listener) -> \(name)Routing {
                    let component = \(name)Component(dependency: dependency)
            \(built(rib, children))
                }
            }
            """
    }

    private static func interactor(_ rib: GivenRIB, _ listeners: [String]) -> String {
        let name = rib.name
        let base = rib.isViewless ? "Interactor" : "PresentableInteractor<\(name)Presentable>"
        let own = rib.isViewless ? "\(name)Interactable" : "\(name)Interactable, \(name)PresentableListener"
        let bases = ([base, own] + listeners).joined(separator: ", ")
        return """
            protocol \(name)Routing: \(rib.isViewless ? "Routing" : "ViewableRouting") {}

            final class \(name)Interactor: \(bases) {
                weak var router: \(name)Routing?
                weak var listener: \(name)Listener?
            }
            """
    }

    private static func view(_ rib: GivenRIB) -> String {
        if rib.isViewless { return "" }
        let name = rib.name
        return """

            protocol \(name)PresentableListener: AnyObject {}
            protocol \(name)Presentable: Presentable {
                var listener: \(name)PresentableListener? { get set }
            }
            protocol \(name)ViewControllable: ViewControllable {}

            final class \(name)ViewController: UIViewController, \(name)Presentable, \(name)ViewControllable {
                weak var listener: \(name)PresentableListener?
            }

            """
    }

    private static func router(_ rib: GivenRIB, _ children: [GivenRIB]) -> String {
        let name = rib.name
        let base =
            rib.isViewless
            ? "Router<\(name)Interactable>" : "ViewableRouter<\(name)Interactable, \(name)ViewControllable>"
        let builders = children.map { child in
            "    private let \(lowerName(child))Builder: \(child.name)Buildable"
        }
        let slots = children.map { "    private var \(lowerName($0)): \($0.name)Routing?" }
        let own =
            rib.isViewless
            ? ["interactor: \(name)Interactable"]
            : [
                "interactor: \(name)Interactable", "viewController: \(name)ViewControllable",
            ]
        let parameters = own + children.map { "\(lowerName($0))Builder: \($0.name)Buildable" }
        let assignments = children.map { "        self.\(lowerName($0))Builder = \(lowerName($0))Builder" }
        let passed =
            rib.isViewless ? "interactor: interactor" : "interactor: interactor, viewController: viewController"
        let functions = children.map { attach($0, isViewless: rib.isViewless) }
        let initializer =
            ["    init(\(parameters.joined(separator: ", "))) {"] + assignments
            + ["        super.init(\(passed))", "        interactor.router = self", "    }"]
        return """
            final class \(name)Router: \(base), \(name)Routing {
            \((builders + slots + initializer + functions).joined(separator: "\n"))
            }

            """
    }

    private static func lowerName(_ rib: GivenRIB) -> String {
        rib.name.prefix(1).lowercased() + String(rib.name.dropFirst())
    }

    private static func attach(_ child: GivenRIB, isViewless: Bool) -> String {
        let slot = lowerName(child)
        let view = "router.viewControllable.uiviewController"
        let shown =
            child.isViewless || isViewless
            ? ""
            : child.isPushed
                ? "\n        viewController.uiviewController.navigationController?"
                    + ".pushViewController(\(view), animated: true)"
                : "\n        viewController.uiviewController.present(\(view), animated: true)"
        return """

                func attach\(child.name)() {
                    guard \(slot) == nil else { return }
                    let router = \(slot)Builder.build(withListener: interactor)
                    \(slot) = router
                    attachChild(router)\(shown)
                }
            """
    }

    private static func built(_ rib: GivenRIB, _ children: [GivenRIB]) -> String {
        let name = rib.name
        let builders = children.map { "\(lowerName($0))Builder: \($0.name)Builder(dependency: component)" }
        let view = rib.isViewless ? [] : ["        let viewController = \(name)ViewController()"]
        let presenter = rib.isViewless ? "" : "presenter: viewController"
        let arguments =
            ["interactor: interactor"] + (rib.isViewless ? [] : ["viewController: viewController"]) + builders
        let listener = rib.isViewless ? [] : ["        viewController.listener = interactor"]
        return
            (view + ["        let interactor = \(name)Interactor(\(presenter))"] + listener + [
                "        interactor.listener = listener",
                "        return \(name)Router(\(arguments.joined(separator: ", ")))",
            ]).joined(separator: "\n")
    }
}
