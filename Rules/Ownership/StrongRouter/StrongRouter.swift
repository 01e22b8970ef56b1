import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that owns its router, or a child's router.
    static let strongRouter = Rule(
        "strong_router", in: .ownership, as: .error,
        documentation: .strongRouter,
        fixes: .sometimes,
        inspects: Scope("properties of interactors, and closures that they may store", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "weak_wrappers", "attach", "detach"]
    ) { context in
        context.run(StrongRouter.properties)
        // A closure that a subscription stores may be one that a property stores as well.
        context.run(StrongRouter.closures, StrongRouter.subscriptions, onceASite: true)
    }
}

/// The checks of strong_router.
enum StrongRouter {
    /// Stored properties whose values own a router.
    static let properties = TypeCheck(
        "strong_router.properties", of: { $0.interactorClasses.types }
    ) { context, owner in
        let project = context.project
        for property in project.properties(of: owner) {
            func skip(_ reason: @autoclosure () -> String) {
                context.skip(Candidate(property: property, in: project), reason())
            }
            guard project.isStored(property) else {
                let isOverride = project.isOverride(property)
                skip(isOverride ? "overrides a property and stores nothing" : "is computed and stores nothing")
                continue
            }
            switch project.strength(of: property) {
            case .strong: break
            case .modifier(let word):
                if reportUnowned(property, of: owner, context) { continue }
                skip("is declared '\(word)'")
                continue
            case .wrapper(let name):
                skip("is wrapped in '@\(name)', which holds its value weakly")
                continue
            }
            guard let router = project.router(ownedBy: property, of: owner) else {
                skip(reason(against: project.type(of: property), in: project))
                continue
            }
            let (interactor, name) = (project.name(of: owner), project.fullName(property))
            let weak = WeakFix(
                property, isWhole: router.isWholeValue,
                isKept: project.classes(ofRouter: router.type).allSatisfy { project.isKept($0) },
                alternative: ", or remove it", in: project)
            let level = LeakLevel(ofLeakOf: owner, in: project)
            context.report(
                at: project.site(ofName: property),
                "'\(interactor)' holds \(name == "router" ? "its router" : "the router") "
                    + "'\(project.routerName(router.type))' strongly in '\(name)'\(level.words).",
                help: weak.help, severity: level.severity,
                about: property, in: owner,
                related: related(router.type, project.assignments(toRouter: property, of: owner), in: project),
                fix: weak.fix, life: life(of: router.type, heldBy: owner, .property, .lasting, in: project),
                evidence: evidence(router.type, in: project))
        }
    }

    /// Why a property's type does not own a router.
    private static func reason(against type: TypeReference, in project: Project) -> String {
        if case .function = type { return "has a function type, which this rule does not look inside" }
        guard let words = project.words(for: type) else { return "has no type that is known to be a router" }
        return type.isUnresolved
            ? "has the unresolved type '\(words)', and no router or builder assigns a router to it"
            : "has the type '\(words)', which is not a router and does not store one"
    }

    /// The evidence that a value is the interactor's router: its assignments, and its possible classes.
    static func related(
        _ router: TypeReference, _ assignments: [NodeReference], in project: Project
    ) -> [Finding.Note] {
        assignments.prefix(2).map { Finding.Note(project.site($0), "the interactor receives its router here") }
            + project.classes(ofRouter: router).prefix(2).map { type in
                Finding.Note(project.site(type), "'\(project.name(of: type))' owns its interactor")
            }
    }

    /// What a finding says about the life of a router.
    static func life(
        of router: TypeReference, heldBy owner: TypeID, _ kind: Hold.Kind, _ length: Hold.Length, in project: Project
    ) -> ObjectLife? {
        project.classes(ofRouter: router).first.map { .held(Hold(of: $0, by: owner, kind, length)) }
    }

    /// The declaration of the router's type, if the project declares it.
    static func evidence(_ router: TypeReference, in project: Project) -> [Finding.Note] {
        guard let type = router.nominal else { return [] }
        return [Finding.Note(project.site(type), "the router has the type '\(project.name(of: type))'")]
    }
}

extension RuleDocumentation {
    static let strongRouter = RuleDocumentation(
        summary: "An interactor holds a router strongly.",
        reason: """
            A router owns its interactor. If the interactor also owns the router, the two form a retain cycle: neither \
            is freed, nor is the view, and each time the RIB is built another copy stays in memory. The framework's \
            leak detector does not notice, because it only starts to watch when a router is freed. A child's router \
            that an interactor holds outlives its detachment in the same way.
            """,
        howItWorks: """
            The rule checks every stored property of an interactor's class and of its base classes. It reports a \
            property whose type is a Routing protocol or a router class, also inside optionals, compositions, \
            collections, tuples, relays and subjects that keep a value, and in the fields of the project's own structs \
            and enums. Weak properties and weak wrappers are correct, and unowned properties unless 'deinit' or \
            'willResignActive' reads them: the router keeps the interactor, so the router is gone when 'deinit' runs, \
            and its own 'deinit' deactivates an interactor that is still active. A closure that captures a router \
            strongly is reported at the capture if a property stores the closure and is not cleared on deactivation.
            """,
        levels: """
            A warning for an unowned router that 'willResignActive' reads, since only the release of an active RIB \
            runs that after the router is gone. \
            A note for a property of an interactor whose RIB stays as long as the app: it is attached at the start of \
            its parent, stays a part of its parent's view and is never detached, and so are its ancestors up to the \
            app's root. A note, too, for a closure that captures the router if only a subscription that ends by itself \
            keeps it. Otherwise an error, for the root too, which an app may replace.
            """,
        limitations: """
            The rule does not look inside function types, observables, metatypes, or fields of fields. A type that \
            cannot be resolved counts as a router only if the property is named 'router' and a router or builder \
            assigns it.
            """,
        example: RuleExample(
            """
              final class LoggedInInteractor: Interactor {
            -     var router: LoggedInRouting?
            +     weak var router: LoggedInRouting?
              }
            """,
            in: "import RIBs\nprotocol LoggedInRouting: Routing {}"),
        references: [
            "RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/LeakDetector/LeakDetector.swift in github.com/uber/RIBs-iOS",
        ])
}
