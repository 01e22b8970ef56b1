import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A view or presenter that owns the interactor by which it is owned.
    static let strongListenerInView = Rule(
        "strong_listener_in_view", in: .ownership, as: .warning,
        documentation: .strongListenerInView,
        fixes: .sometimes,
        inspects: Scope("stored properties of views and presenters", of: [.view, .presenter]),
        configurationKeys: ["modules", "view", "presenter", "interactor", "weak_wrappers"],
        each: { $0.viewClasses }
    ) { context, view in
        check(view, context.project.strongListeners(ofView: view), context) { owner, listener, name in
            "'\(owner)' holds its interactor '\(listener)', which owns it, strongly in '\(name)'"
        }
    }

    /// An interactor, worker or builder that owns its listener.
    static let strongListenerInInteractor = Rule(
        "strong_listener_in_interactor", in: .ownership, as: .warning,
        documentation: .strongListenerInInteractor,
        fixes: .sometimes,
        inspects: Scope(
            "stored properties of interactors, workers and builders", of: [.interactor, .worker, .builder]),
        configurationKeys: ["modules", "interactor", "worker", "builder", "weak_wrappers"],
        each: { $0.listeningClasses }
    ) { context, part in
        check(part, context.project.strongListeners(ofPart: part), context) { owner, listener, name in
            "'\(owner)' holds its listener, such as '\(listener)', strongly in '\(name)'"
        }
    }

    private static func check(
        _ owner: TypeID, _ listeners: [StrongListener], _ context: RuleContext,
        message: (_ owner: String, _ listener: String, _ name: String) -> String
    ) {
        let project = context.project
        for found in listeners {
            guard !found.isCleared else {
                context.skip(
                    Candidate(property: found.property, in: project),
                    "is set to nil when '\(project.name(of: found.listener))' is deactivated")
                continue
            }
            let (name, listener) = (project.fullName(found.property), project.name(of: found.listener))
            let weak = WeakFix(
                found.property, isClassBound: found.isClassBound,
                isKept: project.isKept(byRoutersOf: found.listener), in: project)
            let level = LeakLevel(ofLeakOf: owner, in: project)
            let part = """
                '\(project.name(of: found.owner))', which '\(project.name(of: owner))' owns, holds the interactor \
                '\(listener)' strongly in '\(name)'
                """
            context.report(
                at: project.site(ofName: found.property),
                "\(found.owner == owner ? message(project.name(of: owner), listener, name) : part)\(level.words).",
                help: weak.help, severity: level.severity,
                about: found.property, in: owner,
                related: [Finding.Note(project.site(found.listener), "'\(listener)' is declared here")],
                fix: weak.fix)
        }
        guard context.recordsSkips else { return }
        for property in project.properties(of: owner) where !listeners.contains(where: { $0.property == property }) {
            context.skip(
                Candidate(property: property, in: project),
                reason(against: property, project))
        }
    }

    private static func reason(against property: DeclarationID, _ project: Project) -> String {
        guard project.isStored(property) else { return "is computed and stores nothing" }
        return switch project.strength(of: property) {
        case .strong: "has no type that is known to be a listener's"
        case .modifier(let word): "is declared '\(word)'"
        case .wrapper(let name): "is wrapped in '@\(name)', which holds its value weakly"
        }
    }
}
