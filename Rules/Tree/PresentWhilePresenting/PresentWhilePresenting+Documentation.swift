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
        example: RuleExample(
            """
              final class HomeInteractor: Interactor, DetailListener, EditorListener {
                  weak var router: HomeRouting?

                  func detailDidClose() {
            +         router?.detachDetail()
                      router?.attachEditor()
                  }

                  func editorDidClose() {
                      router?.detachEditor()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)

                final class EditorBuilder: Builder<EditorDependency> {
                    func build(withListener listener: EditorListener) -> ViewableRouting {
                        _ = EditorComponent(dependency: dependency)
                        let viewController = EditorViewController()
                        let interactor = EditorInteractor(presenter: viewController)
                        interactor.listener = listener
                        return EditorRouter(interactor: interactor, viewController: viewController)
                    }
                }

                protocol HomeRouting: ViewableRouting {
                    func detachDetail()
                    func attachEditor()
                }

                final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
                    private let detailBuilder: DetailBuilder
                    private let editorBuilder: EditorBuilder
                    private var editor: ViewableRouting?

                    init(
                        interactor: HomeInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder,
                        editorBuilder: EditorBuilder
                    ) {
                        self.detailBuilder = detailBuilder
                        self.editorBuilder = editorBuilder
                        super.init(interactor: interactor, viewController: viewController)
                        interactor.router = self
                    }

                    func attachEditor() {
                        guard editor == nil else { return }
                        let router = editorBuilder.build(withListener: interactor)
                        editor = router
                        attachChild(router)
                        let view = router.viewControllable.uiviewController
                        viewController.uiviewController.present(view, animated: true)
                    }
                }

                \(ExampleApp.homePresenting)
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
        ])
}
