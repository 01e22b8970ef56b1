import RIBModel
import RuleKit
import TestSupport
import Testing

@testable import RIBRules

/// The effect of configured names on findings. Without them, each case has another result.
@Suite struct ProjectWordTests {
    /// The lines of the findings of a rule.
    private func lines(_ rule: Rule, _ text: String, _ change: (inout ProjectVocabulary) -> Void = { _ in }) -> [Int] {
        var words = ProjectVocabulary()
        change(&words)
        let project = MemoryProject.make(
            [("Sources/App/File.swift", Array(text.utf8))], models: LibraryModels(adding: words))
        let starts = [0] + text.utf8.enumerated().filter { $1 == 0x0A }.map { $0.offset + 1 }
        return rule.check(project).map { finding in starts.lastIndex { $0 <= finding.site.range.start }! + 1 }
    }

    /// Whether the tree says that the only child is attached.
    private func isAttached(_ text: String, _ words: [String]) -> Bool {
        var vocabulary = ProjectVocabulary()
        vocabulary.attachments = words
        let project = MemoryProject.make(
            [("Sources/App/File.swift", Array(text.utf8))], models: LibraryModels(adding: vocabulary))
        return project.tree.edges.contains { if case .attached = $0.attachment { true } else { false } }
    }

    private static let keepsRouter = """
        import RIBs
        protocol ARouting: Routing {}
        final class AInteractor: Interactor {
            var router: ARouting?
        }
        """

    @Test func modules() {
        let text = ProjectWordTests.keepsRouter.replacing("import RIBs", with: "import OurRIBs")
        #expect(lines(.strongRouter, text).isEmpty)
        #expect(lines(.strongRouter, text) { $0.modules = ["OurRIBs"] } == [4])
    }

    @Test func baseClassesOfOtherModules() {
        for base in ["BaseThing", "BaseThing<APresentable>"] {
            let text = ProjectWordTests.keepsRouter.replacing(": Interactor {", with: ": \(base) {")
            #expect(lines(.strongRouter, text).isEmpty)
            #expect(lines(.strongRouter, text) { $0.bases = [.interactor: ["BaseThing"]] } == [4])
        }
    }

    @Test func baseClassesOfTheProject() {
        let text =
            ProjectWordTests.keepsRouter.replacing(": Interactor {", with: ": BaseThing {")
            + "\nclass BaseThing: Hidden {}\n"
        #expect(lines(.strongRouter, text).isEmpty)
        #expect(lines(.strongRouter, text) { $0.bases = [.interactor: ["BaseThing"]] } == [4])
    }

    @Test func manyBaseClasses() {
        let text = ProjectWordTests.keepsRouter.replacing(": Interactor {", with: ": Base199 {")
        #expect(
            lines(.strongRouter, text) {
                $0.bases = [.interactor: (0..<200).map { "Base\($0)" } + ["Interactor", "Base199"]]
            } == [4])
    }

    @Test func routers() {
        let text = """
            import RIBs
            final class AInteractor: Interactor {
                var navigator: AFlow?
            }
            final class AFlow: BaseFlow<AInteractable, AViewControllable> {}
            """
        #expect(lines(.strongRouter, text).isEmpty)
        #expect(lines(.strongRouter, text) { $0.bases = [.router: ["BaseFlow"]] } == [3])
    }

    @Test func weakWrappers() {
        let text = ProjectWordTests.keepsRouter.replacing("    var router", with: "    @Faint var router")
        #expect(lines(.strongRouter, text) == [4])
        #expect(lines(.strongRouter, text) { $0.weakWrappers = ["Faint"] }.isEmpty)
    }

    private static let subscribes = """
        import RIBs
        import RxSwift
        final class AInteractor: Interactor {
            let stream: Observable<Int>
            override func didBecomeActive() {
                super.didBecomeActive()
                stream.subscribe(onNext: { _ in }).END
            }
        }
        """

    @Test func terminators() {
        let text =
            ProjectWordTests.subscribes.replacing("END", with: "untilInactive(self)")
            + "\nextension Disposable { func untilInactive(_ owner: AnyObject) { print(owner) } }\n"
        #expect(lines(.undisposedSubscription, text) == [7])
        #expect(lines(.undisposedSubscription, text) { $0.terminators = ["untilInactive"] }.isEmpty)
    }

    @Test func bags() {
        let text = ProjectWordTests.subscribes.replacing(
            "stream.subscribe(onNext: { _ in }).END", with: "jar += stream.subscribe(onNext: { _ in })"
        )
        .replacing("    let stream", with: "    let jar = Jar()\n    let stream")
        for text in [text, text + "\nfinal class Jar { var a = 1; var b = 2; var c = 3 }\n"] {
            #expect(lines(.unresetDisposeBag, text).isEmpty)
            #expect(lines(.unresetDisposeBag, text) { $0.bags = ["Jar"] } == [4])
        }
    }

    private static let dismisses = """
        import RIBs
        import UIKit
        protocol AListener: AnyObject { func didClose() }
        protocol APresentable: Presentable {}
        protocol AViewControllable: ViewControllable {}
        final class AViewController: UIViewController, APresentable, AViewControllable {
            weak var reporter: AReporting?
            @objc private func closeTapped() {
                reporter?.didClose()
                dismiss(animated: true)
            }
        }
        """

    @Test func listeners() {
        #expect(lines(.viewSelfDismissal, ProjectWordTests.dismisses) == [10])
        #expect(lines(.viewSelfDismissal, ProjectWordTests.dismisses) { $0.listeners = ["reporter"] }.isEmpty)
    }

    @Test func views() {
        let text = ProjectWordTests.dismisses.replacing(
            "class AViewController: UIViewController", with: "class AScreen: BaseScreen")
        #expect(lines(.viewSelfDismissal, text).isEmpty)
        #expect(lines(.viewSelfDismissal, text) { $0.bases = [.view: ["BaseScreen"]] } == [10])
        let own = text + "\nclass BaseScreen: Hidden {}\n"
        #expect(lines(.viewSelfDismissal, own).isEmpty)
        #expect(lines(.viewSelfDismissal, own) { $0.bases = [.view: ["BaseScreen"]] } == [10])
    }

    @Test func handlers() {
        let text = ProjectWordTests.dismisses.replacing(
            "    @objc private func closeTapped() {\n        reporter?.didClose()\n        dismiss(animated: true)",
            with: """
                    func viewDidLoad() {
                        view.whenPressed { [weak self] in
                            self?.dismiss(animated: true)
                        }
                """)
        let without = lines(.viewSelfDismissal, text)
        let with = lines(.viewSelfDismissal, text) { $0.handlers = ["whenPressed"] }
        #expect(without.isEmpty && with == [10])
    }

    @Test func routersMethods() {
        let text = """
            import RIBs
            protocol ARouting: Routing {}
            final class AInteractor: Interactor {
                weak var router: ARouting?
                private var later: ((Routing) -> Void)?
                func begin() {
                    later = router?.show
                }
            }
            """
        #expect(lines(.strongRouter, text).isEmpty)
        #expect(lines(.strongRouter, text) { $0.routerMethods = ["show"] } == [7])
    }

    /// A router that builds a child; `USE` is what it does with it.
    private static let builds = """
        import RIBs
        import UIKit
        protocol ADependency: Dependency {}
        final class AComponent: Component<ADependency> {}
        final class ABuilder: Builder<ADependency>, ABuildable {
            func build() -> ViewableRouting {
                let view = AViewController()
                return ARouter(interactor: AInteractor(presenter: view), viewController: view)
            }
        }
        protocol ABuildable: Buildable { func build() -> ViewableRouting }
        protocol APresentable: Presentable {}
        protocol AViewControllable: ViewControllable {}
        final class AViewController: UIViewController, APresentable, AViewControllable {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        final class AInteractor: PresentableInteractor<APresentable> {}
        final class ARouter: ViewableRouter<AInteractor, AViewControllable> {}
        final class BInteractor: Interactor {
            weak var router: BRouting?
            override func didBecomeActive() { router?.route() }
        }
        protocol BRouting: Routing { func route() }
        final class BRouter: Router<BInteractor>, BRouting {
            let a: ABuildable
            init(interactor: BInteractor, a: ABuildable) {
                self.a = a
                super.init(interactor: interactor)
                interactor.router = self
            }
            func route() {
                let child = a.build()
                USE
            }
        }
        final class Way {
            var child: Routing?
            init(to child: Routing) { self.child = child }
            func begin() {}
        }
        extension Routing {
            func perform(_ way: Way, completion: (() -> Void)? = nil) {}
        }

        """

    /// Functions are named with labels or without, by their type or without, whether or not they are analyzed.
    @Test(arguments: [
        ("perform(Way(to: child))", ["perform", "perform(_:completion:)", "Routing.perform", "BRouter.perform"]),
        ("let way = Way(to: child); perform(way, completion: nil)", ["perform", "Routing.perform(_:completion:)"]),
        ("perform(Way(to: child)) { print(1) }", ["perform(_:completion:)"]),
        ("Way(to: child).begin()", ["begin", "Way.begin()", "Way", "Way(to:)", "Way.init(to:)"]),
    ])
    func attach(use: String, words: [String]) {
        let text = ProjectWordTests.builds.replacing("USE", with: use)
        // Without the words it is not known whether the object attaches the child that it is created with.
        #expect(!isAttached(text, []), "\(use)")
        for word in words {
            #expect(isAttached(text, [word]), "\(use) \(word)")
        }
        for word in ["other", "perform(way:)", "Other.perform", "Other.begin", "begin(_:)"] {
            #expect(!isAttached(text, [word]), "\(use) \(word)")
        }
    }

    /// A child that a function attaches is attached for other rules, too: here one whose view is not shown.
    @Test(arguments: [
        ("[child].forEach(link)", "link"),
        ("Way(to: child).begin()", "begin"),
        ("perform(Way(to: child))", "Routing.perform(_:completion:)"),
    ])
    func attachedChildren(use: String, word: String) {
        let text = ProjectWordTests.builds.replacing("USE", with: use)
        #expect(lines(.attachedNeverShown, text).isEmpty)
        #expect(lines(.attachedNeverShown, text) { $0.attachments = [word] } == [33])
        #expect(
            lines(.attachedNeverShown, text) {
                $0.attachments = [word]
                $0.showings = [word]
            }.isEmpty)
    }

    @Test func show() {
        let text = ProjectWordTests.builds.replacing("USE", with: "attachChild(child); perform(Way(to: child))")
        #expect(lines(.attachedNeverShown, text) == [33])
        for word in ["perform", "Routing.perform(_:completion:)", "Way"] {
            #expect(lines(.attachedNeverShown, text) { $0.showings = [word] }.isEmpty, "\(word)")
        }
        #expect(lines(.attachedNeverShown, text) { $0.showings = ["Other.perform"] } == [33])
    }

    @Test func buildersAndComponents() {
        let text = """
            import RIBs
            protocol ADependency: Dependency {}
            final class AMaker: BaseMaker<ADependency>, ABuildable {
                func build() -> ARouting {
                    let interactor = AInteractor()
                    return ARouter(interactor: interactor)
                }
            }
            protocol ABuildable: Buildable { func build() -> ARouting }
            protocol ARouting: Routing {}
            final class AInteractor: Interactor {}
            final class ARouter: Router<AInteractor>, ARouting {}
            final class AComponent: BaseParts<ADependency> {}
            """
        let without = lines(.builderSkipsComponent, text)
        let with = lines(.builderSkipsComponent, text) {
            $0.bases = [.builder: ["BaseMaker"], .component: ["BaseParts"]]
        }
        #expect(without.isEmpty && with == [3])
    }
}
