import RuleKit

extension RuleDocumentation {
    static let viewCreatesScreen = RuleDocumentation(
        summary: "A view creates and shows the view of another RIB.",
        reason: """
            A view that is shown without its RIB has no interactor and no router: its listener is nil, so its buttons \
            do nothing, and the tree of RIBs does not know that it is on the screen.
            """,
        howItWorks: """
            The rule checks the calls in the code of views that present, push, show or embed a controller. It reports \
            a controller that the view creates, directly or in a local, if a builder creates one of that class for \
            a RIB.
            """,
        limitations: """
            Controllers that belong to no RIB, such as popups, pickers and pages, are not reported, and neither are \
            those that the view is passed or stores.
            """,
        example: RuleExample(
            """
              final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
                  weak var listener: HomePresentableListener?

                  @objc private func helpTapped() {
            -         let help = HelpViewController()
            -         present(help, animated: true)
            +         listener?.didTapHelp()
                  }
              }
            """,
            in: """
                import RIBs
                import UIKit

                final class HelpViewController: UIViewController, HelpPresentable, ViewControllable {}
                final class HelpRouter: ViewableRouter<HelpInteractor, ViewControllable> {}

                final class HelpBuilder: Builder<EmptyDependency> {
                    func build() -> ViewableRouting {
                        let component = EmptyComponent()
                        let view = HelpViewController()
                        let interactor = HelpInteractor(presenter: view)
                        return HelpRouter(interactor: interactor, viewController: view)
                    }
                }
                """))
}
