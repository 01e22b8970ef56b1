import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A delegate of a presentation controller that presents nothing.
    static let presentationDelegateOnEmbeddedChild = Rule(
        "presentation_delegate_on_embedded_child", in: .dismissal, as: .warning,
        documentation: .presentationDelegateOnEmbeddedChild,
        inspects: Scope("delegates for presentations of views in navigation controllers", of: [.router, .builder]),
        configurationKeys: ["modules", "router", "builder", "view"],
        mayLeaveAttached: true,
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for delegate in project.embeddedDelegates(of: router) {
            func skip(_ reason: String) {
                context.skip(Candidate("The assigned delegate", at: project.site(delegate.place)), reason)
            }
            switch delegate.use {
            case .neverCalled: report(delegate, router, context)
            case .besideOther: skip("is set beside that of the navigation controller")
            case .alsoAlone: skip("is that of a view that is also shown in another way")
            }
        }
        guard context.recordsSkips else { return }
        for other in project.otherPresentationDelegates(of: router) {
            context.skipOther(Candidate("The assigned delegate", at: project.site(other.place)), reason(other.reason))
        }
    }

    private static func reason(_ delegate: OtherPresentationDelegate) -> String {
        switch delegate {
        case .ofContainer: "is that of the navigation controller that contains the view"
        case .notEmbedded: "is that of a view that no known call presents in a navigation controller"
        case .ofViewItself: "is set by the view itself, when a navigation controller may contain it already"
        }
    }

    private static func report(_ delegate: EmbeddedDelegate, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = delegate.edge.childWords(project)
        context.report(
            at: project.site(delegate.place),
            """
            \(child) is presented in a navigation controller, so UIKit never calls the delegate of the presentation \
            controller of its own view.
            """,
            help: "Set the delegate of the navigation controller's 'presentationController'.",
            about: delegate.edge.function, subject: child, in: router,
            related: [
                Finding.Note(project.site(delegate.presentation.place), "the navigation controller is presented here")
            ])
    }
}

extension RuleDocumentation {
    static let presentationDelegateOnEmbeddedChild = RuleDocumentation(
        summary: "The delegate of a presentation is set on a view that a presented navigation controller contains.",
        reason: """
            UIKit presents the navigation controller, with a presentation controller of its own. It never calls the \
            delegate of the presentation controller of a view inside, so nothing detaches the child when the user \
            swipes it away.
            """,
        howItWorks: """
            The rule looks at the delegates of presentation controllers that a router, code that it calls, or the \
            child's builder assigns for a child's view. It reports an assignment if the view is always presented as \
            the root of a navigation controller whose own presentation gets no delegate.
            """,
        limitations: """
            The rule reports nothing about delegates that the view sets itself, since UIKit may give it the \
            container's presentation controller once it is loaded, and about views that are also shown in another way.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      let navigation = UINavigationController(rootViewController: view)
                      swipeNotifier.listener = interactor
            -         view.presentationController?.delegate = swipeNotifier
            +         navigation.presentationController?.delegate = swipeNotifier
                      viewController.uiviewController.present(navigation, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: [
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller"
        ])
}
