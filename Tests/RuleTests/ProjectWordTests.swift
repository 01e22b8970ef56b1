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
