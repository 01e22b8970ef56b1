import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An object that a view owns, and that owns the view.
    static let ownedObjectRetainsView = Rule(
        "owned_object_retains_view", in: .ownership, as: .warning,
        documentation: .ownedObjectRetainsView,
        fixes: .sometimes,
        inspects: Scope("stored properties of the objects that views own", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "weak_wrappers"],
        each: { $0.viewObjects }, onceASite: true
    ) {
        context, view in
        let project = context.project
        for found in project.objects(retaining: view) {
            let (object, name) = (project.name(of: found.object), project.fullName(found.property))
            guard !found.isReleased else {
                context.skip(
                    Candidate(property: found.property, in: project),
                    "is cleared when '\(project.name(of: view))' leaves the screen")
                continue
            }
            guard !found.isGivenBack else {
                context.skip(
                    Candidate(property: found.property, in: project),
                    "may lose '\(project.name(of: view))', which passes itself to another function that uses it")
                continue
            }
            let weak = WeakFix(
                found.property, isWhole: found.isWhole, isClassBound: found.isClassBound, in: project)
            var related = [
                Finding.Note(project.site(found.assignment), "'\(project.name(of: view))' passes itself here")
            ]
            if let owner = found.owner {
                related.append(Finding.Note(project.site(ofName: owner), "'\(project.fullName(owner))' keeps it"))
            }
            let level = LeakLevel(ofLeakOf: view, in: project)
            context.report(
                at: project.site(ofName: found.property),
                "'\(object)' keeps '\(project.name(of: view))', which owns it, in '\(name)'\(level.words).",
                help: found.isWhole
                    ? weak.help : "Use weak references to the elements, or remove the view when it leaves the screen.",
                severity: level.severity,
                about: found.property, in: found.object, related: related,
                fix: weak.fix)
        }
        for timer in project.timers(retaining: view) { report(timer, view, context) }
        guard context.recordsSkips else { return }
        for (property, reason) in project.otherReferences(to: view) {
            context.skipOther(Candidate(property: property, in: project), words(reason))
        }
    }

    private static func report(_ timer: RetainingTimer, _ view: TypeID, _ context: RuleContext) {
        let project = context.project
        let level = LeakLevel(ofLeakOf: view, in: project)
        guard timer.end != .early else {
            context.skip(
                Candidate(property: timer.property, in: project), "holds a timer that code invalidates, maybe in time")
            return
        }
        let ends = timer.end == .tooLate ? " until 'deinit', which it keeps from running" : ""
        context.report(
            at: project.site(timer.place),
            """
            The timer in '\(project.fullName(timer.property))' keeps '\(project.name(of: view))', its target, in \
            memory\(ends)\(level.words).
            """,
            help: "Invalidate it when the view leaves the screen, or use a closure that captures 'self' weakly.",
            severity: level.severity, about: timer.member, subject: project.fullName(timer.property),
            in: view,
            related: [Finding.Note(project.site(ofName: timer.property), "the timer is stored here")])
    }

    private static func words(_ reference: OtherViewReference) -> String {
        switch reference {
        case .weak: "does not keep its value in memory"
        case .ofPart: "belongs to a part of a RIB, or is of a listener's type, which other rules check"
        case .otherType: "has no type by which an object that the view owns would keep it"
        case .notOwned: "belongs to an object that the view is not known to own"
        }
    }
}
