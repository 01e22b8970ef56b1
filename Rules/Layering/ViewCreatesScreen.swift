import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view that creates and shows the view of another RIB.
    static let viewCreatesScreen = Rule(
        "view_creates_screen", in: .layering, as: .warning,
        documentation: .viewCreatesScreen,
        inspects: Scope("calls by which views show other view controllers", of: [.view]),
        configurationKeys: ["modules", "view", "builder"],
        each: { $0.viewClasses }, onceASite: true
    ) { context, view in
        let project = context.project
        for created in project.createdScreens(in: view) {
            let (owner, screen) = (project.name(of: view), project.name(of: created.screen))
            guard created.isOfOtherRIB else {
                context.skip(
                    Candidate("The view controller '\(screen)'", at: project.site(created.place)),
                    "is not a view that a builder creates for another RIB")
                continue
            }
            context.report(
                at: project.site(created.place),
                "'\(owner)' creates '\(screen)', the view of another RIB, in '\(project.fullName(created.member))'.",
                help: "Notify the listener, and let the router build and attach that RIB.",
                about: created.member, subject: screen, in: view,
                related: [
                    Finding.Note(project.site(created.showing), "it is shown here"),
                    Finding.Note(project.site(created.screen), "a builder creates this view for its RIB"),
                ])
        }
    }
}

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
