import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that removes a child's view and leaves the child attached.
    static let viewRemovedWithoutDetach = Rule(
        "view_removed_without_detach", in: .tree, as: .warning,
        documentation: .viewRemovedWithoutDetach,
        inspects: Scope("calls by which routers remove or replace the view of a child", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for removed in project.removedChildren(of: router) {
            func skip(_ reason: SkipReason) {
                let name = "The call of '\(project.text(at: removed.place))'"
                context.skip(Candidate(name, at: project.site(removed.place)), reason)
            }
            switch removed.outcome {
            case .staysAttached: report(removed, router, context)
            case .detached: skip("removes the view of a child that is detached on the way, or no view of a child")
            case .shownAgain: skip("removes the view of a child that the router shows again without attaching it")
            case .atEnd: skip("runs only when the router's own RIB ends, or never")
            case .unclear: skip(.unknown("is on paths that pass the child to code outside of the analysis"))
            }
        }
        guard context.recordsSkips else { return }
        for place in project.removingCalls(of: router).map(\.calleePlace) {
            context.skipOther(Candidate(call: place, in: project), "is not known to remove the view of a stored child")
        }
    }

    private static func report(_ removed: RemovedChild, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = removed.edge.childWords(project)
        let verb = removed.slot == nil ? "replaces" : "removes"
        context.report(
            at: project.site(removed.place),
            """
            '\(project.name(of: router))' \(verb) the view of \(child), but does not detach it: it stays attached and \
            active without a view.
            """,
            help: "Detach the child where its view is removed.",
            about: removed.function, subject: child, in: router,
            related: removed.edge.attachmentNote(project)
                + (removed.slot.map { [Finding.Note(project.site(ofName: $0), "the child is stored here")] } ?? [])
                + project.removalNotes(ofCallAt: removed.place))
    }
}
