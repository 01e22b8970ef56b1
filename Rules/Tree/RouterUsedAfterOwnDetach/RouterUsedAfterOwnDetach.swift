import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that uses its router after the listener has detached the RIB.
    static let routerUsedAfterOwnDetach = Rule(
        "router_used_after_own_detach", in: .tree, as: .warning,
        documentation: .routerUsedAfterOwnDetach,
        inspects: Scope("calls of routers after calls of listeners", of: [.interactor]),
        configurationKeys: ["modules", "router", "interactor", "builder", "listeners"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for routing in project.lateRoutings(of: router) {
            func skip(_ reason: SkipReason) {
                let name = "The call of '\(project.text(at: routing.call))'"
                context.skip(Candidate(name, at: project.site(routing.call)), reason)
            }
            switch routing.time {
            case .late(let detachment, let onlyDetaches):
                report(routing, detachment, as: onlyDetaches ? .note : nil, router, context)
            case .inTime: skip("is not certain to follow a detachment of the RIB")
            case .reachesRouter: skip("may reach the router though it is detached: other code has it, or may")
            }
        }
    }

    private static func report(
        _ routing: LateRouting, _ detachment: NodeReference, as severity: Severity?, _ router: TypeID,
        _ context: RuleContext
    ) {
        let project = context.project
        let (call, event) = (project.text(at: routing.call), project.text(at: routing.event))
        let name = project.ribName(router)
        context.report(
            at: project.site(routing.call),
            "'\(event)' has detached '\(name)' by then, so '\(call)' comes too late.",
            help: "Call '\(call)' before '\(event)'.",
            severity: severity, about: routing.function, subject: call, in: router,
            related: [Finding.Note(project.site(routing.event), "the listener is notified here")],
            path: [Finding.Note(project.site(detachment), "'\(name)' is detached, itself or with an ancestor")])
    }
}
