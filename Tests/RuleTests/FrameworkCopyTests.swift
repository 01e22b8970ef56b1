import RuleKit
import TestSupport
import Testing

@testable import RIBModel
@testable import RIBRules

/// Copies of the framework in the project.
@Suite struct FrameworkCopyTests {
    private static func project(
        _ files: [(path: String, text: String)], _ change: (inout ProjectVocabulary) -> Void = { _ in }
    ) -> Project {
        var words = ProjectVocabulary()
        change(&words)
        return MemoryProject.make(files.map { ($0.path, Array($0.text.utf8)) }, models: LibraryModels(adding: words))
    }

    private static let framework = """
        public protocol Interactable: AnyObject {
            func activate()
            func deactivate()
        }
        open class Interactor: Interactable {
            public private(set) var isActive = false
            public init() {}
            public final func activate() { didBecomeActive() }
            public final func deactivate() { willResignActive() }
            open func didBecomeActive() {}
            open func willResignActive() {}
        }
        open class PresentableInteractor<PresenterType>: Interactor {
            public let presenter: PresenterType
            public init(presenter: PresenterType) { self.presenter = presenter }
        }
        public protocol Routing: AnyObject {
            var interactable: Interactable { get }
            func attachChild(_ child: Routing)
            func detachChild(_ child: Routing)
        }
        open class Router<InteractorType>: Routing {
            public let interactable: Interactable
            public final var children: [Routing] = []
            public init(interactor: InteractorType) { interactable = interactor as! Interactable }
            public final func attachChild(_ child: Routing) { children.append(child) }
            public final func detachChild(_ child: Routing) { children.removeAll { $0 === child } }
        }
        public protocol ViewControllable: AnyObject {
            var uiviewController: UIViewController { get }
        }
        public protocol ViewableRouting: Routing {
            var viewControllable: ViewControllable { get }
        }
        """

    private static let app = """
        import OurCore
        protocol HomeRouting: ViewableRouting {}
        protocol HomePresentable: AnyObject {}
        final class HomeInteractor: PresentableInteractor<HomePresentable> {
            var router: HomeRouting?
        }
        """

    private static func strongRouters(_ project: Project) -> [String] { Rule.strongRouter.check(project).map(\.symbol) }

    @Test(arguments: [
        ("Packages/OurCore/Sources/OurCore/Framework.swift", "Sources/Home/Home.swift"),
        ("features/our-core/Sources/Framework.swift", "features/home/Sources/Home.swift"),
        ("OurCore/Framework.swift", "App/Home.swift"),
        ("App/RIBs/Framework.swift", "App/Home/Home.swift"),
        ("App/Framework.swift", "App/Home.swift"),
        ("Framework.swift", "Home.swift"),
    ])
    func findsCopyInAnyFolder(_ framework: String, _ app: String) {
        let project = FrameworkCopyTests.project([
            (framework, FrameworkCopyTests.framework), (app, FrameworkCopyTests.app),
        ])
        #expect(FrameworkCopyTests.strongRouters(project) == ["HomeInteractor.router"])
        #expect(project.types(.interactor).count == 1)
        #expect(project.symbols.copies.copies.count == 1)
    }

    /// One file can declare both, without an import.
    @Test func findsCopyInFileOfApp() {
        let text = FrameworkCopyTests.framework + "\n" + FrameworkCopyTests.app
        #expect(
            FrameworkCopyTests.strongRouters(FrameworkCopyTests.project([("App.swift", text)])) == [
                "HomeInteractor.router"
            ])
    }

    @Test func prefixedNames() {
        var (framework, app) = (FrameworkCopyTests.framework, FrameworkCopyTests.app)
        for name in ["PresentableInteractor", "ViewableRouting", "Interactable", "ViewControllable"] {
            framework = framework.replacing(name, with: "Our" + name)
            app = app.replacing(name, with: "Our" + name)
        }
        for (name, ours) in [
            (" Interactor:", " OurInteractor:"), (": Interactor ", ": OurInteractor "), (" Router<", " OurRouter<"),
            (" Routing", " OurRouting"),
            ("[Routing]", "[OurRouting]"),
        ] { framework = framework.replacing(name, with: ours) }
        let project = FrameworkCopyTests.project([("OurCore/Framework.swift", framework), ("App/Home.swift", app)])
        #expect(FrameworkCopyTests.strongRouters(project) == ["HomeInteractor.router"])
        #expect(
            project.symbols.copies.copies.map(\.types) == [
                [
                    "OurInteractable", "OurInteractor", "OurPresentableInteractor", "OurRouting", "OurViewableRouting",
                    "OurRouter", "OurViewControllable",
                ]
            ])
    }

    /// The types are recognized by the types of each other's members.
    @Test func renamedTypes() {
        var (framework, app) = (FrameworkCopyTests.framework, FrameworkCopyTests.app)
        for (name, ours) in [
            ("PresentableInteractor", "ScreenInteractor"), ("ViewableRouting", "ScreenRouting"),
            ("ViewControllable", "Screen"),
        ] {
            framework = framework.replacing(name, with: ours)
            app = app.replacing(name, with: ours)
        }
        let project = FrameworkCopyTests.project([("OurCore/Framework.swift", framework), ("App/Home.swift", app)])
        #expect(FrameworkCopyTests.strongRouters(project) == ["HomeInteractor.router"])
        #expect(project.symbols.copies.copies[0].types.contains("Screen"))
    }

    @Test func renamedAttachAndDetach() {
        let framework = FrameworkCopyTests.framework.replacing("attachChild(_ child", with: "mount(_ child").replacing(
            "detachChild(_ child", with: "unmount(_ child")
        let app = FrameworkCopyTests.app.replacing(
            "var router: HomeRouting?",
            with: """
                weak var router: HomeRouting?
                private var onClose: ((Routing) -> Void)?
                override func didBecomeActive() {
                    onClose = router?.unmount
                }
                """)
        let project = FrameworkCopyTests.project([("OurCore/Framework.swift", framework), ("App/Home.swift", app)])
        #expect(project.symbols.copies.copies.map(\.attachments) == [["mount", "unmount"]])
        #expect(FrameworkCopyTests.strongRouters(project).count == 1)
    }

    /// Declarations that a module of the project re-exports are visible to its importers.
    @Test func reexports() {
        let app = FrameworkCopyTests.app.replacing("import OurCore", with: "import Base")
        let project = FrameworkCopyTests.project([
            ("Packages/OurCore/Sources/OurCore/Framework.swift", FrameworkCopyTests.framework),
            ("Packages/Base/Sources/Base/Exports.swift", "@_exported import OurCore"),
            ("Packages/Home/Sources/Home/Home.swift", app),
        ])
        #expect(FrameworkCopyTests.strongRouters(project) == ["HomeInteractor.router"])
    }

    /// If a framework is imported, types of the same names in other modules are not its types.
    @Test(arguments: ["import Hummingbird", "import Web"])
    func routersOfWebFrameworksAreNotCopies(_ line: String) {
        let routes =
            """
            \(line)
            final class Routes: Router<Context> {}
            final class RootInteractor: Interactor { let router = Routes() }
            """
        let project = FrameworkCopyTests.project([
            ("Packages/OurCore/Sources/OurCore/Framework.swift", FrameworkCopyTests.framework),
            ("Sources/Home/Home.swift", FrameworkCopyTests.app),
            ("Sources/Server/Routes.swift", routes), ("Sources/Web/Router.swift", "open class Router<Context> {}"),
        ])
        #expect(FrameworkCopyTests.strongRouters(project) == ["HomeInteractor.router"])
        #expect(project.types(.router).count == 1)
    }

    /// Names alone are not a framework, nor are trees of other types, nor test doubles.
    @Test(arguments: [
        (
            "Core/Base.swift",
            """
            open class Interactor {}
            open class Router {}
            open class Builder {}
            open class PresentableInteractor<P>: Interactor {}
            """
        ),
        (
            "Core/Tree.swift",
            """
            protocol Node: AnyObject { func add(_ child: Node)
             func remove(_ child: Node) }
            class Interactor {}
            class Timer { func activate() {} }
            """
        ),
        ("Tests/Doubles.swift", FrameworkCopyTests.framework),
    ])
    func otherThingsAreNone(_ path: String, _ text: String) {
        let project = FrameworkCopyTests.project([
            (path, text), ("App/Home.swift", FrameworkCopyTests.app.replacing("import OurCore", with: "")),
        ])
        #expect(project.symbols.copies.isEmpty)
        #expect(FrameworkCopyTests.strongRouters(project).isEmpty)
    }

    /// Several copies of the framework in one repository are independent.
    @Test func severalCopies() {
        let project = FrameworkCopyTests.project(
            ["Step1", "Step2"].flatMap { step in
                [
                    ("\(step)/RIBs/Framework.swift", FrameworkCopyTests.framework),
                    ("\(step)/Home/Home.swift", FrameworkCopyTests.app),
                ]
            })
        #expect(project.symbols.copies.copies.count == 2)
        #expect(project.types(.interactor).count == 2)
    }
}
