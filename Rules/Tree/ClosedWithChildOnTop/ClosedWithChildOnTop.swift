import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB that has its view popped while a child's view is on top.
    static let closedWithChildOnTop = Rule(
        "closed_with_child_on_top", in: .tree, as: .warning,
        documentation: .closedWithChildOnTop,
        inspects: Scope("calls upon events of children that have the RIB's own view popped", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "view", "listeners"],
        mayLeaveAttached: true,
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for closed in project.closedUnderChildren(of: router) {
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: closed.call))'", at: project.site(closed.call))
                context.skip(call, reason)
            }
            switch closed.outcome {
            case .covered: report(closed, router, context)
            case .removed: skip("is on paths that also remove the child's view or detach it, or may")
            case .childMayBeGone: skip("may follow a removal of the child's view by itself")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            }
        }
        for closed in project.closedWhilePresenting(of: router) { report(closed, router, context) }
        context.skipCalls(project.otherClosings(of: router)) { reason in
            switch reason {
            case .incomplete:
                "belongs to a RIB with \(project.absence(around: router).words(in: project))"
            case .doesNotCover: "follows an event of a child that is not known to cover the RIB's own view"
            case .noPop: "does not certainly lead to a pop of whatever view is on top"
            }
        }
    }

    private static func report(_ closed: ClosedUnderChild, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.ribName(router)
        let child = closed.edge.childWords(project)
        let detach = closed.edge.detachments.first.map { "'\(project.fullName($0.function))'" } ?? "the router"
        context.report(
            at: project.site(closed.call),
            """
            '\(name)' asks to be closed while its child \(child) is on the screen: the \
            \(closed.isDismissal ? "dismissal" : "pop") in '\(project.name(of: closed.above.parent))' removes the \
            view of \(child) and leaves that of '\(name)'.
            """,
            help: "Call \(detach) first, without animation.",
            about: closed.witness, subject: child, in: router,
            related: closed.edge.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), "the child's view is shown here")
            },
            path: [
                Finding.Note(
                    project.site(closed.pop),
                    closed.isDismissal ? "this dismisses what the view presents" : "this pops the view on top")
            ]
                + project.removalNotes(ofCallAt: closed.pop))
    }
}

extension Rule {
    fileprivate static func report(_ closed: ClosedWhilePresenting, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.ribName(router)
        context.report(
            at: project.site(closed.call),
            """
            '\(project.name(of: closed.view))' asks to be closed as it has presented something: the dismissal in \
            '\(project.name(of: closed.above.parent))' removes that and leaves the view of '\(name)'.
            """,
            help: "Notify the listener after what is presented is dismissed.",
            about: closed.function, subject: name, in: closed.view,
            related: [Finding.Note(project.site(closed.presentation), "it is presented here")],
            path: [Finding.Note(project.site(closed.dismissal), "this dismisses what the view presents")]
                + project.removalNotes(ofCallAt: closed.dismissal))
    }
}

extension RuleDocumentation {
    static let closedWithChildOnTop = RuleDocumentation(
        summary: "A RIB asks to be popped while the view of its child is on top.",
        reason: """
            'popViewController' removes the view on top of the navigation stack, which is the child's. The view of the \
            RIB stays on the screen, but the RIB is detached: its interactor is inactive, and its buttons do nothing.
            """,
        howItWorks: """
            The rule looks at RIBs whose parents push them and pop them by 'popViewController', and at the functions \
            that such a RIB runs upon events of children that it pushes or presents on its own view. It reports a call \
            of the RIB's listener that leads to that pop if a path through the function neither detaches the child nor \
            removes a view. The same holds for a pop of an ancestor's view that is on the same navigation controller, \
            if no RIB in between detaches its child or removes a view. And it holds for RIBs that are presented and \
            whose parents call 'dismiss' on the RIB's own view, while a child is presented on that, or in the \
            completion of a presentation by that view.
            """,
        limitations: """
            The rule reports nothing if the parent removes anything else or names what it removes, if the child's view \
            may remove itself or notifies of its removal, and if the RIB removes views when it is deactivated.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            +         router?.detachDetail()
                      listener?.homeDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.aroundHomeInteractor)\n\(ExampleApp.homeParent)"),
        references: [
            "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
        ])
}
