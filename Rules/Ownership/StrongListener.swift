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
        check(view, context.project.strongListeners(ofView: view), .lasting, context) { owner, listener, name in
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
        check(part, context.project.strongListeners(ofPart: part), .unknown, context) { owner, listener, name in
            "'\(owner)' holds its listener, such as '\(listener)', strongly in '\(name)'"
        }
    }

    private static func check(
        _ owner: TypeID, _ listeners: [StrongListener], _ length: Hold.Length, _ context: RuleContext,
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
                help: found.isCollection
                    ? "Keep its elements weakly, each in an object with a weak property." : weak.help,
                severity: level.severity,
                about: found.property, in: owner,
                related: [Finding.Note(project.site(found.listener), "'\(listener)' is declared here")],
                fix: found.isCollection ? nil : weak.fix,
                life: .held(Hold(of: found.listener, by: found.owner, .property, length)))
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

extension RuleDocumentation {
    static let strongListenerInView = RuleDocumentation(
        summary: "A view or presenter holds its interactor strongly.",
        reason: """
            An interactor owns its presenter. If the presenter also owns the interactor, the two form a retain cycle: \
            neither is freed after the RIB is detached, and each time the RIB is built another copy stays in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of the classes of views and presenters, and of their base classes. \
            It reports one whose type is a protocol that an interactor of the project conforms to, if that interactor \
            passes a protocol of the view to 'PresentableInteractor'. The same holds for the property of what the view \
            owns, such as a model, a subview or a hosted view of SwiftUI, if the view gives it the listener: by an \
            assignment, by an argument that is stored, or as an element of a collection. Weak and unowned \
            properties and weak wrappers are correct, and so is a property that the interactor sets to nil when it is \
            deactivated.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            The rule does not report properties with the interactor's class as their type, listeners that one view of \
            SwiftUI passes to the next, or interactors that keep their presenter in a property of their own.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
            -     var listener: DetailPresentableListener?
            +     weak var listener: DetailPresentableListener?

                  @objc private func closeTapped() { listener?.didClose() }
              }
            """,
            in: """
                \(ExampleApp.detail)
                \(ExampleApp.detailInteractor)

                protocol DetailPresentable: Presentable {}
                """),
        references: ["RIBs/Classes/PresentableInteractor.swift in github.com/uber/RIBs-iOS"])

    static let strongListenerInInteractor = RuleDocumentation(
        summary: "An interactor, worker or builder holds its listener strongly.",
        reason: """
            The listener is the interactor of the parent, whose router owns the child. If the child also owns the \
            parent, the two form a retain cycle as long as the child is attached, and a child that outlives its \
            detachment keeps the parent with its whole subtree in memory.
            """,
        howItWorks: """
            The rule checks the stored properties of interactors, workers and builders, and of their base classes. It \
            reports one whose type is the protocol of an interactor's listener, if an interactor or a router of the \
            project conforms to that. Weak and unowned properties and weak wrappers are correct.
            """,
        levels: """
            A note if the RIB stays as long as the app: it is attached at the start of its parent, stays a part of \
            its parent's view and is never detached, and so are its ancestors up to the app's root. What it keeps \
            alive would be alive anyway. Otherwise a warning, also for the root, which an app may replace, and if it \
            is not known whether the RIB comes and goes.
            """,
        limitations: """
            The rule does not report listeners that only objects outside of RIBs conform to: those may own the RIB. \
            It recognizes the protocols of listeners by the interactors' properties named 'listener'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
            -     var listener: DetailListener?
            +     weak var listener: DetailListener?

                  func didClose() { listener?.detailDidClose() }
              }
            """,
            in: "\(ExampleApp.detail)\n\(ExampleApp.detailViewWithButton)\n\(ExampleApp.homeInteractor)"),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
