import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A pushed view that the user pops while its RIB stays attached.
    static let navigationPopUnhandled = Rule(
        "navigation_pop_unhandled", in: .dismissal, as: .warning,
        documentation: .navigationPopUnhandled,
        inspects: Scope("calls that push children", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for edge in project.tree.edges(from: router) {
            for presentation in edge.presentations where project.isPush(presentation) {
                func skip(_ reason: @autoclosure () -> SkipReason, at place: NodeReference? = nil) {
                    let call = Candidate(
                        "The call of '\(project.text(at: presentation.place))'", at: project.site(presentation.place))
                    context.skip(
                        call, reason(), at: place.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
                }
                guard project.isReached(presentation.function) else {
                    skip("is in a function that nothing calls")
                    continue
                }
                let pops = project.systemPops(on: presentation, of: edge)
                if pops.isEmpty {
                    skip(.unknown("pushes a child that cannot be identified"))
                } else if let obstacle = pops.lazy.compactMap(\.obstacle).first {
                    skip(reason(obstacle), at: obstacle.place)
                } else if let handled = pops.lazy.compactMap(\.handlingHook).first {
                    skip("pushes a view whose RIB may be detached when it is popped", at: handled.place)
                } else {
                    report(presentation, pops, edge, context)
                }
            }
        }
        context.skipCalls(project.otherShowings(of: router) { !project.isPush($0) }) {
            let words = "does not push the child onto other views"
            return $0 == .shown(.push) ? words : reason($0, otherwise: words)
        }
    }

    private static func reason(_ obstacle: SystemPop.Obstacle) -> SkipReason {
        switch obstacle {
        case .unresolved: .unknown("pushes a view that depends on code that is not analyzed")
        case .noBackButton: "pushes a view without the back button of the system"
        case .hiddenBar: "pushes a view while the navigation bar is hidden"
        case .unknownBar: .unknown("pushes a view while the navigation bar may be hidden")
        case .noGesture: "pushes a view while the gesture that goes back is turned off"
        case .isFirst: "pushes the first view of a navigation controller"
        }
    }

    private static func report(
        _ presentation: Edge.Presentation, _ pops: [SystemPop], _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let views = edge.child.ribs.compactMap { rib -> Finding.Note? in
            rib.view.type.map { Finding.Note(project.site($0), "this view is pushed") }
        }
        let hooks = pops.flatMap(\.hooks).map { Finding.Note(project.start(of: $0.place), "this detaches nothing") }
        context.report(
            at: project.site(presentation.place),
            """
            '\(project.name(of: edge.parent))' pushes \(edge.childWords(project)), but does not detach it when the \
            user goes back.
            """,
            help: """
                Notify the listener in 'viewDidDisappear' under 'isMovingFromParent' and detach there, or detach in \
                'navigationController(_:didShow:animated:)'.
                """,
            about: presentation.function,
            subject: edge.child.ribs.map { project.ribName($0.router) }.joined(separator: " "), in: edge.parent,
            related: views
                + (presentation.inner.map { [Finding.Note(project.site($0), "it is pushed here")] } ?? [])
                + hooks,
            life: edge.life)
    }
}

extension SystemPop {
    /// A hook that leads to the detachment, or may.
    fileprivate var handlingHook: Swipe.Hook? { hooks.first { $0.lead != .no } }
}

extension RuleDocumentation {
    static let navigationPopUnhandled = RuleDocumentation(
        summary: "A router pushes a child, and nothing detaches it when the user goes back.",
        reason: """
            The back button of the navigation bar and the swipe from the edge pop a view controller without a call of \
            the router. The child stays attached: its interactor stays active, and a check such as \
            'guard detail == nil' keeps the screen from being opened again.
            """,
        howItWorks: """
            The rule checks each call by which a router pushes the view of a child that it builds, through functions \
            of the router, of its view and of wrappers. It reports the call if the user can go back and nothing learns \
            of it: neither 'viewDidDisappear' of the view under 'isMovingFromParent', nor \
            'navigationController(_:didShow:animated:)' or 'viewDidAppear' of the pushing view that lead to a call \
            that detaches the child. The user cannot go back if the view hides the back button or has a left bar \
            button item, if the navigation bar is hidden, or if 'interactivePopGestureRecognizer' is turned off. About \
            the bar, the nearest code decides: the view, the pushing view, those below it, and what creates the \
            navigation controller. If 'interactivePopGestureRecognizer' has a delegate of the project, the gesture \
            works without a back button or a bar. What a navigation controller decides about its gesture only counts \
            for views that may be in it. 'navigationBar.isHidden' leaves the gesture on.
            """,
        limitations: """
            The rule reports nothing if the view comes from a storyboard or is hosted, if it has a superclass outside \
            the analyzed files, if it may be that the bar is hidden, if a child's builder is chosen at run time, or if \
            nothing calls the function. Values that are not literals count as hiding. Code that is not analyzed and \
            that a delegate calls counts as a detachment. 'setViewControllers' is not a push. The rule reports nothing \
            if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

                  @objc private func closeTapped() { listener?.didClose() }
            +
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
            +         if isMovingFromParent { listener?.didClose() }
            +     }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer"])
}
