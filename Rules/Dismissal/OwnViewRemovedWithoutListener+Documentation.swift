import RuleKit

extension RuleDocumentation {
    static let ownViewRemovedWithoutListener = RuleDocumentation(
        summary: "An interactor has its own view dismissed or popped and does not notify its listener.",
        reason: """
            The screen goes away, but the RIB stays attached: its subscriptions run on, and a guard in the parent's \
            router keeps the screen from being opened again. 'view_self_dismissal' reports the same for views that \
            dismiss themselves.
            """,
        howItWorks: """
            The rule checks calls by which an interactor removes the view of its own RIB: of a function of its \
            presenter or of its router that does nothing else with children, or of UIKit itself. It reports the call \
            if some path from an event to its end contains no call of the interactor's listener, neither in the \
            interactor nor in the router nor in the view.
            """,
        limitations: """
            The rule reports nothing if the view or its presentation has a hook that UIKit calls upon the removal, if \
            the call may remove the view of a child, for RIBs of launch routers, and for functions that other RIBs \
            call. It reports nothing if a copy of RIBs in the project has other names for 'attachChild' and \
            'detachChild'.
            """,
        before: example(""),
        after: example("\n        listener?.noteDidClose()"),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])

    private static func example(_ notification: String) -> String {
        """
        import RIBs
        import UIKit

        protocol NoteListener: AnyObject {
            func noteDidClose()
            func noteDidChange()
        }

        protocol NoteRouting: ViewableRouting {
            func close()
        }

        protocol NotePresentableListener: AnyObject {
            func didTapClose()
            func didEdit()
        }

        protocol NotePresentable: Presentable {
            var listener: NotePresentableListener? { get set }
        }

        final class NoteViewController: UIViewController, NotePresentable, ViewControllable {
            weak var listener: NotePresentableListener?

            @objc private func closeTapped() { listener?.didTapClose() }
            @objc private func edited() { listener?.didEdit() }
        }

        final class NoteInteractor: PresentableInteractor<NotePresentable>, NotePresentableListener {
            weak var router: NoteRouting?
            weak var listener: NoteListener?

            func didTapClose() {
                router?.close()\(notification)
            }

            func didEdit() { listener?.noteDidChange() }
        }

        final class NoteRouter: ViewableRouter<NoteInteractor, ViewControllable>, NoteRouting {
            override init(interactor: NoteInteractor, viewController: ViewControllable) {
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func close() {
                viewController.uiviewController.dismiss(animated: true)
            }
        }

        final class NoteComponent: Component<EmptyDependency> {}

        final class NoteBuilder: Builder<EmptyDependency> {
            func build(withListener listener: NoteListener) -> ViewableRouting {
                _ = NoteComponent(dependency: dependency)
                let viewController = NoteViewController()
                let interactor = NoteInteractor(presenter: viewController)
                interactor.listener = listener
                viewController.listener = interactor
                return NoteRouter(interactor: interactor, viewController: viewController)
            }
        }
        """
    }
}
