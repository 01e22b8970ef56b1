import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that is detached while its router stays stored.
    static let detachedChildNotCleared = Rule(
        "detached_child_not_cleared", in: .tree, as: .warning,
        documentation: .detachedChildNotCleared,
        fixes: .sometimes,
        inspects: Scope("calls that detach stored children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for found in project.detachedSlots(of: router) {
            func skip(_ reason: @autoclosure () -> SkipReason) {
                let site = project.site(found.place)
                context.skip(Candidate("The call of '\(project.text(at: found.place))'", at: site), reason())
            }
            switch found.storage {
            case .cleared: skip("detaches a child whose property is assigned on every path")
            case .mayBeClearedLater:
                skip(.unknown("detaches a child whose property a closure, or code that has the router, may clear"))
            case .neverRuns: skip("is in a function that nothing calls")
            case .runsAtEnd: skip("runs only when the parent is deactivated")
            case .kept(let path): report(found, path, context)
            }
        }
        context.skipCalls(project.otherDetachedSlots(of: router)) { reason in
            switch reason {
            case .notStored: "detaches a child that is not known to be in a property"
            case .notOptional(let slot): "detaches the child in '\(project.fullName(slot))', not an optional variable"
            case .weak(let slot): "detaches the child in '\(project.fullName(slot))', which does not keep its value"
            }
        }
    }

    private static func report(_ found: DetachedSlot, _ path: DetachedSlot.Kept, _ context: RuleContext) {
        let project = context.project
        let slot = project.fullName(found.slot)
        let children = found.children.map { project.ribName($0.router) }
        let child = children.isEmpty ? "its child" : Phrase.some(children.map { "'\($0)'" }, "or")
        let statement =
            found.isCollection || project.isReadLater(found.slot, after: found.place, in: found.function)
            ? nil : project.statement(ofCall: found.place, in: found.function)
        let isUncalled = project.triggers(of: path.entry).isEmpty
        let words =
            path.isConditional
            ? " on one path"
            : isUncalled ? "; no consequence was found: nothing calls '\(project.fullName(path.entry))'" : ""
        context.report(
            at: project.site(found.place),
            "'\(project.name(of: found.router))' detaches \(child), but keeps it in '\(slot)'\(words).",
            help: found.isCollection
                ? "Remove it from '\(slot)' after detaching." : "Set '\(slot) = nil' after detaching.",
            severity: path.isConditional || isUncalled ? .note : nil, about: found.function, subject: slot,
            in: found.router,
            related: [Finding.Note(project.site(ofName: found.slot), "it stays in this property")],
            path: [Finding.Note(project.site(ofName: path.entry), "'\(project.fullName(path.entry))' is called")]
                + path.calls.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called") }
                + [Finding.Note(project.site(found.place), "the child is detached")],
            fix: statement.map {
                Fix("Clear '\(slot)'", isSafe: true, edits: [.line("self.\(slot) = nil", after: $0)])
            })
    }
}
