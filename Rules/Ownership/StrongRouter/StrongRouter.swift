import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that keeps its router, or a child's, alive.
    static let strongRouter = Rule(
        "strong_router", in: .ownership, as: .error,
        documentation: .strongRouter,
        fixes: .sometimes,
        inspects: Scope("properties of interactors, and closures that they may store", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "weak_wrappers", "attach", "detach"]
    ) { context in context.add(verdicts) }

    private static func verdicts(_ project: Project, _ interest: Interest) -> [Verdict] {
        project.storedRouters(interest).map { judged in
            Verdict(judged) { .breach(finding($0, in: project), because: reasons($0.router, interest, in: project)) } pass: { pass($0, in: project) }
        } + project.capturedRouters(interest).map { judged in
            Verdict(judged) { .breach(finding($0, in: project), because: reasons($0.router, interest, in: project)) } pass: { pass($0, in: project) }
        }
    }

    /// The router's type, where it is one of the project.
    private static func reasons(_ router: TypeID?, _ interest: Interest, in project: Project) -> [Finding.Note] {
        guard interest == .everything, let router else { return [] }
        return [Finding.Note(project.site(router), "the router has the type '\(project.text(project.symbols.types[router.index].name))'")]
    }

    private static func finding(_ stored: StoredRouter, in project: Project) -> Finding {
        let owner = project.text(project.symbols.types[stored.interactor.index].name)
        let name = project.fullName(stored.property)
        let isOwn = name == "router"
        return Finding(
            at: project.site(ofName: stored.property),
            "'\(owner)' holds \(isOwn ? "its router" : "the router") '\(stored.routerName)' strongly in '\(name)'.",
            help: stored.weakSpot == nil ? "Make it an optional 'weak var', or remove it." : "Declare it as 'weak var'.",
            rib: project.ribName(stored.interactor), symbol: project.symbol(stored.property), related: notes(stored.evidence, in: project),
            fixes: stored.weakSpot.map { [Fix("Make '\(name)' weak", isSafe: true, edits: [Fix.Edit($0, "weak ")])] } ?? [])
    }

    private static func finding(_ captured: CapturedRouter, in project: Project) -> Finding {
        let owner = project.text(project.symbols.types[captured.interactor.index].name)
        let holder = project.fullName(captured.holder)
        return Finding(
            at: project.site(captured.place),
            "'\(owner)' stores a closure in '\(holder)' that captures the router '\(captured.routerName)' strongly.",
            help: "Capture the router weakly, or clear '\(holder)' in 'willResignActive()'.",
            rib: project.ribName(captured.interactor), symbol: project.symbol(captured.member), subject: holder,
            related: [Finding.Note(project.site(ofName: captured.holder), "'\(holder)' stores the closure and is not cleared on deactivation")]
                + notes(captured.evidence, in: project))
    }

    private static func notes(_ evidence: Evidence, in project: Project) -> [Finding.Note] {
        evidence.assignments.prefix(2).map { Finding.Note(project.site($0), "the interactor receives its router here") }
            + evidence.classes.prefix(2).map { Finding.Note(project.site($0), "'\(project.text(project.symbols.types[$0.index].name))' owns its interactor") }
    }

    // MARK: What is right

    private static func pass(_ free: RouterlessProperty, in project: Project) -> Pass {
        let reason =
            switch free.defence {
            case .computed: "is computed and stores nothing"
            case .weak(let word): "is declared '\(word)'"
            case .wrapped(let wrapper): "is wrapped in '@\(wrapper)', which holds its value weakly"
            case .noRouter(.function, _): "has a function type, which this rule does not look inside"
            case .noRouter(let type, let isUnresolved):
                switch project.words(for: type) {
                case nil: "has no type that is known to be a router"
                case let words? where isUnresolved:
                    "has the unresolved type '\(words)', and no router or builder assigns a router to it"
                case let words?: "has the type '\(words)', which is not a router and does not store one"
                }
            }
        return Pass(
            at: project.site(ofName: free.property), within: project.extent(of: free.property),
            "The property '\(project.fullName(free.property))'", reason)
    }

    private static func pass(_ free: RouterlessClosure, in project: Project) -> Pass {
        func pass(_ reason: String, _ notes: [Finding.Note] = []) -> Pass {
            Pass(at: project.start(of: free.place), within: project.extent(of: free.place), "The closure", reason, notes)
        }
        guard let router = free.routerName else { return pass("does not capture a router strongly") }
        guard let holder = free.holder else {
            return pass("captures the router '\(router)' strongly, but no property stores the closure beyond deactivation")
        }
        let name = project.fullName(holder)
        return pass(
            "captures the router '\(router)' strongly, but '\(name)', which stores it, is cleared on deactivation",
            free.emptied.map { [Finding.Note(project.start(of: $0), "'\(name)' is cleared here")] } ?? [])
    }
}
