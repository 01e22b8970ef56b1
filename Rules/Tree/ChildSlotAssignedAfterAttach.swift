import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that calls back while it is attached, before its parent stores it.
    static let childSlotAssignedAfterAttach = Rule(
        "child_slot_assigned_after_attach", in: .tree, as: .warning,
        documentation: .childSlotAssignedAfterAttach,
        fixes: .sometimes,
        inspects: Scope("calls that attach children before they are stored", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for early in project.earlyAttachments(of: router) {
            if let callback = early.callback {
                report(early, callback, context)
            } else {
                let call = "The call of '\(project.text(at: early.attachment))'"
                context.skip(
                    Candidate(call, at: project.site(early.attachment)),
                    "attaches a child that does not call back as it starts")
            }
        }
        context.skipCalls(project.otherEarlyAttachments(of: router)) { reason in
            switch reason {
            case .storedBefore: "attaches a child that is stored before"
            case .notStored: "attaches a child that is not known to be stored in a property"
            case .notOptional(let slot): "attaches a child in '\(project.fullName(slot))', not an optional variable"
            case .storedElsewhere(let slot): "attaches a child that other code stores in '\(project.fullName(slot))'"
            case .later: "is in a closure that runs later"
            }
        }
    }

    private static func report(
        _ early: EarlyAttachment, _ callback: EarlyAttachment.Callback, _ context: RuleContext
    ) {
        let project = context.project
        let slot = project.fullName(early.slot)
        let child = early.edge.childWords(project)
        context.report(
            at: project.site(early.attachment),
            "\(child) calls back while it is attached, before '\(slot)' contains it.",
            help: "Assign '\(slot)' before attaching the child.",
            about: early.edge.function, subject: slot, in: early.edge.parent,
            related: [
                Finding.Note(project.site(early.assignment), "'\(slot)' is assigned here"),
                Finding.Note(project.site(ofName: callback.function), "this function finds it nil, or another child"),
            ],
            path: [Finding.Note(project.site(ofName: callback.start), "this runs while the child is attached")]
                + callback.calls.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called") },
            fix: early.swap.map { swap in
                Fix(
                    "Assign '\(slot)' before attaching", isSafe: true,
                    edits: [Fix.Edit(swap.first, swap.assignment), Fix.Edit(swap.second, swap.attachment)])
            })
    }
}
