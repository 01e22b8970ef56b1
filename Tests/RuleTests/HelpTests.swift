import RuleKit
import TestSupport
import Testing

@testable import RIBRules

/// What the help of a finding advises has to compile at its place, and to be possible there.
@Suite struct HelpTests {
    private func help(_ rule: Rule, _ text: String) -> [String] {
        rule.check(MemoryProject.make([("Sources/App/File.swift", Array(text.utf8))])).map(\.help)
    }

    @Test func protocolThatMayBeBoundToClasses() {
        func text(_ supertype: String) -> String {
            """
            import RIBs
            import UIKit
            class Screen: UIViewController {}
            protocol SheetPresentable: Presentable {}
            protocol SheetPresentableListener\(supertype) {}
            final class SheetInteractor: PresentableInteractor<SheetPresentable>, SheetPresentableListener {}
            final class SheetViewController: UIViewController, SheetPresentable, ViewControllable {
                var listener: SheetPresentableListener?
            }
            """
        }
        let weak = "Declare it as 'weak var'."
        #expect(help(.strongListenerInView, text(": AnyObject")) == [weak])
        #expect(help(.strongListenerInView, text(": Screen")) == ["Make it an optional 'weak var'."])
        #expect(help(.strongListenerInView, text(": SomewhereElse")) == ["Make it an optional 'weak var'."])
        #expect(
            help(.strongListenerInView, text(""))
                == ["Add ': AnyObject' to its protocol, and make it an optional 'weak var'."])
    }

    @Test func rootHasNoParent() {
        func text(_ base: String) -> String {
            """
            import RIBs
            import UIKit
            final class RootViewController: UIViewController, ViewControllable {}
            final class RootInteractor: Interactor {}
            final class RootRouter: \(base)<RootInteractor, ViewControllable> {
                override func didLoad() {
                    super.didLoad()
                    interactor.activate()
                }
            }
            final class RootBuilder: Builder<EmptyDependency> {
                func build() -> Routing {
                    RootRouter(interactor: RootInteractor(), viewController: RootViewController())
                }
            }
            """
        }
        #expect(
            help(.manualLifecycleCall, text("LaunchRouter"))
                == ["Remove the call: 'launch(from:)' activates and loads the RIB."])
        #expect(
            help(.manualLifecycleCall, text("ViewableRouter"))
                == ["Remove the call, and attach the RIB in the router of its parent."])
    }

    @Test func synchronousFunctionsDoNotWait() {
        func text(_ function: String) -> String {
            """
            import RIBs
            import UIKit
            protocol HomePresentable: Presentable { func show() }
            final class HomeViewController: UIViewController, HomePresentable {
                private let label = UILabel()
                func show() { label.text = "" }
            }
            final class HomeInteractor: PresentableInteractor<HomePresentable> {
                override func didBecomeActive() {
                    super.didBecomeActive()
                    Task { await load() }
                }
                \(function)
                private func update() { presenter.show() }
            }
            """
        }
        #expect(
            help(.presenterCallOffMain, text("private nonisolated func load() async { presenter.show() }"))
                == ["Put the call in 'await MainActor.run'."])
        #expect(
            help(.presenterCallOffMain, text("private nonisolated func load() async { update() }"))
                == ["Put the call in 'DispatchQueue.main.async'."])
    }
}
