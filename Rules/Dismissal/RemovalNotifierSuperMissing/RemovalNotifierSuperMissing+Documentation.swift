import RuleKit

extension RuleDocumentation {
    static let removalNotifierSuperMissing = RuleDocumentation(
        summary: "A view's override keeps its base class from notifying the listener of the view's removal.",
        reason: """
            The base class notifies the listener when UIKit removes the view, so that the parent detaches the RIB. \
            Without the call of 'super', a swipe or the back button removes the view and the RIB stays attached.
            """,
        howItWorks: """
            The rule checks views of RIBs with a base class in the project that notifies the listener in \
            'viewWillDisappear', 'viewDidDisappear', 'willMove' or 'didMove'. It reports the override nearest to that \
            base class in which some path does not call 'super', if no override below the base class notifies the \
            listener itself.
            """,
        limitations: """
            The rule reports nothing about superclasses outside of the analyzed files, and about functions under names \
            of the project that a base class calls in such a hook.
            """,
        before: example(""),
        after: example("super.viewDidDisappear(animated)\n        "),
        references: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"])

    private static func example(_ superCall: String) -> String {
        """
        import RIBs
        import UIKit

        protocol RemovalListener: AnyObject {
            func viewDidGo()
        }

        class SheetViewController: UIViewController {
            weak var removalListener: RemovalListener?

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if isBeingDismissed || isMovingFromParent { removalListener?.viewDidGo() }
            }
        }

        protocol NotePresentable: Presentable {}

        final class NoteViewController: SheetViewController, NotePresentable, ViewControllable {
            private let player = Player()

            override func viewDidDisappear(_ animated: Bool) {
                \(superCall)player.stop()
            }
        }

        protocol NoteListener: AnyObject {
            func noteDidClose()
        }

        final class NoteInteractor: PresentableInteractor<NotePresentable>, RemovalListener {
            weak var listener: NoteListener?

            func viewDidGo() { listener?.noteDidClose() }
        }

        final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable> {}

        final class NoteComponent: Component<EmptyDependency> {}

        final class NoteBuilder: Builder<EmptyDependency> {
            func build(withListener listener: NoteListener) -> ViewableRouting {
                _ = NoteComponent(dependency: dependency)
                let viewController = NoteViewController()
                let interactor = NoteInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.removalListener = interactor
                return NoteRouter(interactor: interactor, viewController: viewController)
            }
        }
        """
    }
}
