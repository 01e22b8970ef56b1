import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that stops the program if an event attaches a child again.
    static let attachGuardedByTrap = Rule(
        "attach_guarded_by_trap", in: .tree, as: .warning,
        documentation: .attachGuardedByTrap,
        inspects: Scope("calls that stop the program before a child is attached", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for trap in project.attachmentTraps(of: router) {
            guard let attachment = trap.attachment else {
                let call = Candidate("The call of '\(project.text(at: trap.place))'", at: project.site(trap.place))
                context.skip(call, "is not triggered by any event that can occur while the child is attached")
                continue
            }
            let (slot, event) = (project.fullName(trap.slot), project.fullName(attachment.event))
            context.report(
                at: project.site(trap.place),
                "A second '\(event)' stops the app here while \(trap.edge.childWords(project)) is attached.",
                help: "Return instead: 'guard \(slot) == nil else { return }', or detach the child first.",
                severity: trap.isForDebugging ? .note : nil, about: trap.edge.function, subject: slot,
                in: trap.edge.parent, related: trap.edge.attachmentNote(project), path: attachment.steps(project))
        }
        context.skipCalls(project.otherTraps(of: router)) { reason in
            switch reason {
            case .ofOther: "does not depend on a property that holds the child"
            case .none: "follows no call that stops the program if the child is attached already"
            }
        }
    }
}
