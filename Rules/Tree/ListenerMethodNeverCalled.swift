import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A function of a listener that would detach a child, if the child ever called it.
    static let listenerMethodNeverCalled = Rule(
        "listener_method_never_called", in: .tree, as: .warning,
        documentation: .listenerMethodNeverCalled,
        tag: .unnecessary,
        inspects: Scope("functions of listeners that lead to the detachment of a child", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        doubt: Doubt("functions of listeners look never called", unlessOne: "calls"),
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        let closings = context.closings(of: router, missing: .childEvent)
        for (edge, closing) in zip(project.tree.edges(from: router), closings) {
            if !edge.detachments.isEmpty { context.consider() }
            guard closing.verdict == .no(.childEvent) || context.recordsSkips else { continue }
            let events = project.unsentEvents(of: edge)
            for event in events {
                func skip(_ reason: SkipReason, at place: NodeReference? = nil) {
                    let function = Candidate(
                        "The function '\(project.fullName(event.requirement))'",
                        at: project.site(ofName: event.requirement))
                    context.skip(function, reason, at: place.map { [Finding.Note(project.site($0), "here")] } ?? [])
                }
                if case .unknown(.absentCaller(_, let place)) = closing.verdict {
                    skip(.unknown("may be called by code that is not analyzed"), at: place)
                } else if closing.verdict != .no(.childEvent) {
                    skip("is not the only event that would detach the child")
                } else if project.isIncomplete(edge) {
                    skip(.unknown("belongs to a RIB with \(project.absence(of: edge).words(in: project))"))
                } else if event != events.first {
                    skip("would detach the same child as '\(project.fullName(events[0].requirement))'")
                } else {
                    report(event, edge, context)
                }
            }
            skipOthers(edge, context)
        }
    }

    private static func skipOthers(_ edge: Edge, _ context: RuleContext) {
        guard context.recordsSkips else { return }
        let project = context.project
        for (function, reason, call) in project.otherListenerFunctions(of: edge) {
            let name = Candidate("The function '\(project.fullName(function))'", at: project.site(ofName: function))
            let notes = call.map { [Finding.Note(project.site($0), "here")] } ?? []
            switch reason {
            case .used: context.skipOther(name, "is called, or may be, such that the child is detached", at: notes)
            case .detachesNothing: context.skipOther(name, "leads to no detachment of the child that is known")
            }
        }
    }

    private static func report(_ event: UnsentEvent, _ edge: Edge, _ context: RuleContext) {
        let project = context.project
        let function = project.fullName(event.requirement)
        let way = event.isOfCase ? " with the case for" : ", the only way in"
        context.report(
            at: project.site(ofName: event.requirement),
            """
            \(edge.childWords(project)) never calls '\(function)'\(way) which \
            '\(project.name(of: edge.parent))' would detach it.
            """,
            help: """
                Call '\(function)' of the listener\(event.isOfCase ? " with that case" : "") when the RIB is done or \
                its view is removed.
                """,
            about: event.requirement, in: edge.child.ribs.first?.router ?? edge.parent,
            related: [
                Finding.Note(project.site(ofName: event.witness), "the parent would run this function"),
                Finding.Note(project.site(event.detachment), "the child would be detached here"),
            ] + edge.attachmentNote(project), life: edge.life,
            passedTo: project.receivers(ofListenersOf: edge))
    }
}

extension RuleDocumentation {
    static let listenerMethodNeverCalled = RuleDocumentation(
        summary: "A child never calls the function of its listener that would detach it.",
        reason: """
            The parent is prepared to detach the child, but the child never says that it is done. It stays attached \
            and active after the user has left its view, or the user cannot leave it at all.
            """,
        howItWorks: """
            The rule follows calls from each function that detaches a child back to the events that lead there. It \
            reports a function of the child's listener protocol if it is the only way to the detachment, apart from \
            the start of the parent, and if no code calls it, neither on the listener nor on a copy of it, nor uses \
            it as a value.
            """,
        limitations: """
            A call on a value of an unknown type counts as a call of every function of that name. The rule reports \
            nothing about children that stay as long as their parent by other evidence, such as tabs, and about RIBs \
            with a superclass that is not analyzed. It reports nothing if a copy of RIBs in the project has other \
            names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  func didClose() {
            -         // Nothing to do.
            +         listener?.detailDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.detail)\n\(ExampleApp.detailView)\n\(ExampleApp.homeRIB)"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
