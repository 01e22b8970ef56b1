import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that detaches what is none of its children at that point.
    static let wrongChildDetached = Rule(
        "wrong_child_detached", in: .tree, as: .error,
        documentation: .wrongChildDetached,
        fixes: .sometimes,
        inspects: Scope("calls by which routers detach children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        mayLeaveAttached: true,
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for place in project.detachCalls(of: router) {
            let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
            context.skip(call, "detaches a child, or what may be one")
        }
        for wrong in project.wrongDetachments(of: router) { report(wrong, router, context) }
    }

    private static func report(_ wrong: WrongDetachment, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let name = project.name(of: router)
        var (message, help) = ("", "")
        var related: [Finding.Note] = []
        var fix: Fix?
        var subject = ""
        switch wrong.subject {
        case .itself:
            message = "'\(name)' detaches itself instead of a child."
            help = "Notify the listener, and detach this router in the parent."
        case .parent(let parent):
            message = "'\(name)' detaches '\(project.ribName(parent))', which is its parent and none of its children."
            help = "Notify the listener, and detach this router in the parent."
        case .unattached(let built):
            message = "'\(name)' detaches a child that it has just built and not attached yet."
            help = "Detach the child that was attached before."
            related = [Finding.Note(project.site(built), "the child is built here")]
        case .cleared(let slot, let clearance):
            subject = project.fullName(slot)
            message = "'\(name)' sets '\(subject)' to nil before it detaches the child in it, which stays attached."
            help = "Detach the child first, then set '\(subject) = nil'."
            related = [Finding.Note(project.site(clearance.place), "it is set to nil here")]
            fix = swap(clearance.statements, subject)
        }
        context.report(
            at: project.site(wrong.place), message, help: help, about: wrong.function, subject: subject, in: router,
            related: related, fix: fix)
    }

    private static func swap(_ statements: [Site], _ slot: String) -> Fix? {
        guard let first = statements.first, let second = statements.last, statements.count == 2 else { return nil }
        return Fix(
            "Detach the child before clearing '\(slot)'", isSafe: true,
            edits: [Fix.Edit(first, "detachChild(\(slot)!)"), Fix.Edit(second, "\(slot) = nil")])
    }
}

extension RuleDocumentation {
    static let wrongChildDetached = RuleDocumentation(
        summary: "A router detaches something that is none of its children at that point.",
        reason: """
            The child that was meant stays attached, with an active interactor and running subscriptions. If the \
            property that holds it is unwrapped by force after it was set to nil, the app stops.
            """,
        howItWorks: """
            The rule reports a call of 'detachChild' that gets the router itself, a router that builds this one, a \
            child that the same function has just built and attaches later, or a property that is nil on every path \
            to the call because the router has set it to nil before. If the assignment and the call follow each \
            other, a fix exchanges them.
            """,
        limitations: """
            The rule does not report a child that is detached twice. Calls in closures that run later are not judged \
            by what precedes them.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard detail != nil else { return }
            +         detachChild(detail!)
                      detail = nil
            -         detachChild(detail!)
                  }
              }
            """,
            in: ExampleApp.aroundHomeDetachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
