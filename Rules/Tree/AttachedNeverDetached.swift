import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child whose view the user can leave, and that nothing detaches.
    static let attachedNeverDetached = Rule(
        "attached_never_detached", in: .tree, as: .warning,
        documentation: .attachedNeverDetached,
        inspects: Scope("calls by which routers attach children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for (edge, closing) in zip(project.tree.edges(from: router), context.closings(of: router, missing: .detach)) {
            guard case .attached(let places) = edge.attachment, let place = places.first else { continue }
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
                context.skip(call, reason)
            }
            switch closing.verdict {
            case .no(.detach): break
            case .no: skip("attaches a child that other code would detach")
            case .yes, .withParent: skip("attaches a child that an event detaches")
            case .permanent: skip("attaches a child that stays as long as its parent")
            case .unknown(.superclass):
                skip(.unknown("belongs to a RIB with \(project.absence(of: edge).words(in: project))"))
            case .unknown: skip(.unknown("attaches a child that code outside of the analysis may detach"))
            }
            guard closing.verdict == .no(.detach) else { continue }
            if edge.child.ribs.isEmpty {
                skip(.unknown("attaches a child of an unknown type"))
            } else if !project.canLeave(edge) {
                skip("attaches a child whose view the user cannot leave")
            } else if project.detachesOther(ofTypeOf: edge) {
                skip("attaches a child of a type that the router detaches")
            } else if let attachment = project.repeatedAttachment(of: edge) {
                report(place, attachment, edge, context)
            } else {
                skip("is run by no event that can occur again")
            }
        }
    }

    private static func report(
        _ place: NodeReference, _ attachment: RepeatedAttachment, _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let functions = edge.child.ribs.flatMap { project.listenerFunctions(of: $0) }.map { project.fullName($0) }
        let shown = edge.presentations.first
        context.report(
            at: project.site(place),
            """
            '\(project.name(of: edge.parent))' attaches \(edge.childWords(project)) in \
            '\(project.fullName(attachment.event))', but nothing detaches it when the user leaves its view.
            """,
            help: functions.isEmpty
                ? "Let the child tell a listener when it is done or its view is removed, and detach it there."
                : "Detach it in \(Phrase.some(functions.map { "'\($0)'" }, "or")), or when its view is removed.",
            about: edge.function, subject: edge.child.ribs.map { project.ribName($0.router) }.joined(separator: " "),
            in: edge.parent,
            related: shown.map { [Finding.Note(project.site($0.place), "its view is shown here")] } ?? [],
            path: attachment.steps(project))
    }
}
