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
