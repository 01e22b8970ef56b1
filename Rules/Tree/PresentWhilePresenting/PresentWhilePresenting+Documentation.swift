import RuleKit

extension RuleDocumentation {
    static let presentWhilePresenting = RuleDocumentation(
        summary: "A child is presented on a view controller that still presents another child.",
        reason: """
            UIKit presents nothing on a view controller that already presents another one; it only logs a warning. \
            The new child is attached, its property is set, and its subscriptions run, but the user never sees it.
            """,
        howItWorks: """
            The rule looks at children that a router always presents on its own view, and at the functions that its \
            interactor runs upon their events. It reports a presentation of another child on the same view if a path \
            leads there and neither detaches the presented child nor removes a view. Children that are attached only \
            upon events of a presented child, such as screens pushed onto it, count as well.
            """,
        limitations: """
            The rule reports nothing if the view of the presented child may dismiss itself or notifies of its removal, \
            if the code asks what is presented or which controller is on top, if a view is presented or pushed \
            depending on a state, and if the presentation is in a completion handler.
            """,
        before: example("introDidClose() { router?.attachEditor() }"),
        after: example(
            """
            introDidClose() {
                    router?.detachIntro()
                    router?.attachEditor()
                }
            """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
        ])

    private static func example(_ event: String) -> String {
        """
        import RIBs
        import UIKit

        \(ClosingRIBExample(name: "Intro").text)

        \(ClosingRIBExample(name: "Editor").text)

        protocol HomeRouting: ViewableRouting {
            func attachIntro()
            func detachIntro()
            func attachEditor()
            func detachEditor()
        }

        protocol HomePresentableListener: AnyObject {
            func didTapStart()
        }

        protocol HomePresentable: Presentable {
            var listener: HomePresentableListener? { get set }
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
            weak var listener: HomePresentableListener?

            @objc private func startTapped() { listener?.didTapStart() }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, IntroListener,
            EditorListener
        {
            weak var router: HomeRouting?

            func didTapStart() { router?.attachIntro() }
            func \(event)
            func editorDidClose() { router?.detachEditor() }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
            private let introBuilder: IntroBuilder
            private let editorBuilder: EditorBuilder
            private var intro: ViewableRouting?
            private var editor: ViewableRouting?

            init(
                interactor: HomeInteractor, viewController: ViewControllable, introBuilder: IntroBuilder,
                editorBuilder: EditorBuilder
            ) {
                self.introBuilder = introBuilder
                self.editorBuilder = editorBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }

            func attachIntro() {
                guard intro == nil else { return }
                let router = introBuilder.build(withListener: interactor)
                intro = router
                attachChild(router)
                viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
            }

            func detachIntro() {
                guard let router = intro else { return }
                viewController.uiviewController.dismiss(animated: true)
                detachChild(router)
                intro = nil
            }

            func attachEditor() {
                guard editor == nil else { return }
                let router = editorBuilder.build(withListener: interactor)
                editor = router
                attachChild(router)
                viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
            }

            func detachEditor() {
                guard let router = editor else { return }
                viewController.uiviewController.dismiss(animated: true)
                detachChild(router)
                editor = nil
            }
        }
        """
    }
}
