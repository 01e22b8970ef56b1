import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB without a view that leaves the views of its children behind when it is detached.
    static let viewlessCleanupMissing = Rule(
        "viewless_cleanup_missing", in: .tree, as: .note, isDefault: false,
        documentation: .viewlessCleanupMissing,
        inspects: Scope("routers without a view that show children", of: [.router]),
        configurationKeys: ["modules", "router", "interactor", "builder"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for views in project.remainingViews(of: router, all: context.recordsSkips) {
            let site = views.cleanup.map { project.site(ofName: $0) } ?? project.site(router)
            func skip(_ reason: SkipReason, _ place: NodeReference? = nil) {
                context.skip(
                    Candidate("The router '\(project.name(of: router))'", at: site), reason,
                    at: place.map { [Finding.Note(project.site($0), "here")] } ?? [])
            }
            switch views.outcome {
            case .cleaned(let place): skip("removes a view when its interactor is deactivated", place)
            case .removedAbove(let place): skip("belongs to a RIB whose parent removes or replaces its views", place)
            case .removedBefore(let place): skip("removes a view where the listener is notified", place)
            case .unclear: skip(.unknown("may be cleaned up by code that is not analyzed"))
            case .onlyTop(let place):
                context.report(
                    at: project.site(place),
                    """
                    '\(project.name(of: router))' has no view and pushes several views, of which this removes only the \
                    one on top when the RIB is detached.
                    """,
                    help: "Pop to the view that was on top before, or pop each view.",
                    about: views.cleanup, in: router,
                    related: [Finding.Note(project.site(views.shown.presentations[0].place), "a view is shown here")])
            case .left:
                let child = views.shown.child.ribs.first.map { "'\(project.ribName($0.router))'" } ?? "a child"
                let note = Finding.Note(
                    project.site(views.shown.presentations[0].place), "the view is shown here")
                context.report(
                    at: site,
                    """
                    '\(project.name(of: router))' has no view and shows \(child), whose view nothing removes when the \
                    RIB is detached.
                    """,
                    help: "Remove the view in a function of the router, and call it in 'willResignActive()'.",
                    about: views.cleanup, in: router,
                    related: [note]
                        + views.above.detachments.prefix(1).map {
                            Finding.Note(project.site($0.place), "the RIB is detached here")
                        })
            }
        }
    }
}
