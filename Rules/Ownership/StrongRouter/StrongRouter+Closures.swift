import RIBModel
import RuleKit
import SourceText

/// Closures that own a router and are stored by a property beyond deactivation.
extension StrongRouter {
    /// Closures and uncalled methods that the interactor's own code stores.
    static let closures = TypeCheck("strong_router.closures", of: { $0.interactorClasses.types }) { context, owner in
        let project = context.project
        for closure in project.routerClosures(of: owner, includesOthers: context.recordsSkips) {
            guard let capture = closure.capture else {
                context.skip(candidate(closure, in: project), "does not capture a router strongly")
                continue
            }
            if let holder = closure.containers.first(where: { $0.life == .outlives }) {
                report(capture, holder, of: owner, in: closure.member, context)
                continue
            }
            let words = "captures the router '\(project.routerName(capture.router))' strongly"
            guard let holder = closure.containers.first else {
                context.skip(
                    candidate(closure, in: project), "\(words), but no property stores the closure beyond deactivation")
                continue
            }
            let name = project.fullName(holder.property)
            context.skip(
                candidate(closure, in: project), "\(words), but '\(name)', which stores it, is cleared on deactivation",
                at: holder.emptied.map { [Finding.Note(project.start(of: $0), "'\(name)' is cleared here")] } ?? [])
        }
    }

    /// Closures of subscriptions that a property stores.
    static let subscriptions = TypeCheck(
        "strong_router.subscriptions", of: { $0.subscriberTypes.types }
    ) { context, owner in
        let project = context.project
        let stored = project.subscriptions(of: owner).filter { $0.end == .held && $0.lastingContainer != nil }
        for (subscription, capture) in project.routers(capturedBy: stored, of: owner) {
            guard let holder = subscription.lastingContainer else { continue }
            let isFinite = subscription.length.isFinite || subscription.source == .finite
            let ending = isFinite ? "ends" : subscription.length == .unknown ? "may end" : nil
            report(capture, holder, ending: ending, of: owner, in: subscription.member, context)
        }
    }

    private static func candidate(_ closure: RouterClosure, in project: Project) -> Candidate {
        Candidate("The closure", at: project.start(of: closure.place), within: project.extent(of: closure.place))
    }

    private static func report(
        _ capture: RouterCapture, _ holder: SubscriptionContainer, ending: String? = nil, of owner: TypeID,
        in member: DeclarationID, _ context: RuleContext
    ) {
        let project = context.project
        let name = project.fullName(holder.property)
        let note = Finding.Note(
            project.site(ofName: holder.property), "'\(name)' stores the closure and is not cleared on deactivation")
        context.report(
            at: project.site(capture.place),
            "'\(project.name(of: owner))' stores a closure in '\(name)' that captures the router "
                + "'\(project.routerName(capture.router))' strongly"
                + (ending.map { "; no consequence was found: the subscription \($0) by itself." } ?? "."),
            help: "Capture the router weakly, or \(project.clearing(holder.property, in: "willResignActive()")).",
            severity: ending == nil ? nil : .note, about: member,
            subject: name, in: owner,
            related: [note] + related(capture.router, project.assignments(toRouter: nil, of: owner), in: project),
            life: life(of: capture.router, heldBy: owner, .closure, ending == nil ? .lasting : .ending, in: project),
            evidence: evidence(capture.router, in: project))
    }
}
