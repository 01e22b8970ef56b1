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
        mayLeaveAttached: true,
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

extension RuleDocumentation {
    static let routerUsedAfterOwnDetach = RuleDocumentation(
        summary: "An interactor uses its router after the listener has detached the RIB.",
        reason: """
            The parent detaches the RIB while it handles the event, and clears the property that holds the router. \
            Nothing keeps the router then, and the interactor's weak reference is nil: the call does not run. What it \
            should have removed stays on the screen, and what it should have detached goes without its own cleanup.
            """,
        howItWorks: """
            The rule looks at functions of interactors that call the own listener and then the own router. It follows \
            the event through the parents to the calls that detach the RIB or one of its ancestors, and reports the \
            call of the router if the RIB is detached before it on every path with both calls.
            """,
        levels: "A call that only detaches children, and shows or removes no view, is a note.",
        limitations: """
            The rule reports nothing if the router may be kept: by a local, by a strong property, by a parent that \
            does not clear its property, or by code outside of the analysis; nor if the router itself may be running \
            the code. A detachment that runs later, in a completion handler for example, does not count.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            -         listener?.homeDidClose()
                      router?.detachDetail()
            +         listener?.homeDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.aroundHomeInteractor)\n\(ExampleApp.homeParent)"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
