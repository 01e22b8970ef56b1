import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that removes a view once more after the user has removed that of a child.
    static let unconditionalRemovalAfterInteractivePop = Rule(
        "unconditional_removal_after_interactive_pop", in: .dismissal, as: .warning,
        documentation: .unconditionalRemovalAfterInteractivePop,
        inspects: Scope("removals of views that routers make after a gesture", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for repeated in project.repeatedRemovals(by: router) {
            if let next = repeated.next {
                report(repeated, next, router, context)
            } else {
                let name = "The call of '\(project.text(at: repeated.removal.place))'"
                context.skip(
                    Candidate(name, at: project.site(repeated.removal.place)),
                    "removes nothing: no view of the router is shown in the same way")
            }
        }
        context.skipCalls(project.otherRepeatedRemovals(by: router)) {
            reason($0, project.absence(of: router).words(in: project))
        }
    }

    private static func reason(_ removal: OtherRepeatedRemoval, _ absent: String) -> String {
        switch removal {
        case .incomplete: "belongs to a router with \(absent)"
        case .ofOtherView: "names the view that it removes, or is on another view than the router's own"
        case .notOnTop: "does not always remove just the view on top"
        case .noGesture: "is made by a router of which the user is not known to remove a child by such a gesture"
        case .asks: "is in a function that asks which view is shown"
        case .notAfterGesture: "does not certainly run when the user removes a child's view by a gesture"
        }
    }

    private static func report(
        _ repeated: RepeatedRemoval, _ next: Edge.Presentation, _ router: TypeID, _ context: RuleContext
    ) {
        let project = context.project
        let child = repeated.edge.childWords(project)
        let call = project.text(at: repeated.removal.place)
        let isPop = repeated.removal.isPop
        context.report(
            at: project.site(repeated.removal.place),
            """
            '\(call)' also runs, through '\(project.fullName(repeated.hook))', after the user has swiped \(child) \
            away, and then removes the view on which \(child) was shown.
            """,
            help: isPop
                ? "Pop only if the child's view is still the 'topViewController' of the navigation controller."
                : "Dismiss only if 'presentedViewController' is still the child's view.",
            about: repeated.removal.function, in: router,
            related: [
                Finding.Note(
                    project.site(repeated.presentation.place),
                    isPop ? "the child's view is pushed here" : "the child's view is presented here"),
                Finding.Note(
                    project.site(next.place),
                    isPop ? "the next view is pushed here" : "the next view is presented here"),
            ]
                + repeated.edge.detachments.prefix(1).map {
                    Finding.Note(project.site($0.place), "the child is detached here")
                } + project.removalNotes(ofCallAt: repeated.removal.place))
    }
}

extension RuleDocumentation {
    static let unconditionalRemovalAfterInteractivePop = RuleDocumentation(
        summary: "A router pops or dismisses once more after the user has swiped the child's view away.",
        reason: """
            The view notifies its listener when a swipe or the back button has removed it, and the parent's router \
            then runs the function that it also runs when the user taps a close button. Its 'popViewController' or \
            'dismiss' finds the child's view gone and removes the next one: the parent's own view disappears, while \
            its RIB stays attached.
            """,
        howItWorks: """
            The rule follows the calls from 'viewDidDisappear' and 'didMove(toParent:)' under a condition such as \
            'isMovingFromParent', and from 'presentationControllerDidDismiss', to the function that detaches the \
            child. It reports a removal on the way that is untargeted and under no condition, if the user can swipe \
            the child's view away, and if the router's view, or the view of an ancestor that it shares, is itself \
            pushed (for a pop) or presented (for a dismissal).
            """,
        limitations: """
            The rule reports nothing if code on the way reads a property such as 'topViewController' or \
            'presentedViewController', if the view passes a value, or if the removal names the view that it removes. \
            Navigation delegates, whose 'didShow' runs after each change, are not followed.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard let router = detail else { return }
            -         viewController.uiviewController.navigationController?.popViewController(animated: true)
            +         let navigation = viewController.uiviewController.navigationController
            +         if navigation?.topViewController === router.viewControllable.uiviewController {
            +             navigation?.popViewController(animated: true)
            +         }
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: """
                \(ExampleApp.aroundHomeDetachment)

                final class HomeBuilder: Builder<HomeDependency> {
                    func build() -> ViewableRouting {
                        let component = HomeComponent(dependency: dependency)
                        let viewController = HomeViewController()
                        let interactor = HomeInteractor(presenter: viewController)
                        viewController.listener = interactor
                        return HomeRouter(
                            interactor: interactor, viewController: viewController,
                            detailBuilder: DetailBuilder(dependency: component))
                    }
                }

                final class TabRouter: ViewableRouter<TabInteractor, ViewControllable> {
                    private let homeBuilder: HomeBuilder

                    override func didLoad() {
                        super.didLoad()
                        let home = homeBuilder.build()
                        attachChild(home)
                        let view = home.viewControllable.uiviewController
                        view.navigationItem.hidesBackButton = true
                        viewController.uiviewController.navigationController?.pushViewController(view, animated: false)
                    }
                }
                """),
        references: [
            "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
        ])
}
