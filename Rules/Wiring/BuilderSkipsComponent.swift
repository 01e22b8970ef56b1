import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A builder that builds past the component of its RIB.
    static let builderSkipsComponent = Rule(
        "builder_skips_component", in: .wiring, as: .error,
        summary: "A builder builds its RIB without the component that is the RIB's scope.",
        reason: """
            The component is what a RIB owns: objects that it shares live as long as it does, and its children are built from it. Without one, \
            or past one, children get what belongs to a grandparent, shared objects live too long or are made twice, and each new dependency is \
            an edit at every call.
            """,
        decision: """
            Builders are classes that descend from a builder base or conform to a protocol that refines Buildable, and that make a router or an \
            interactor in a build function or in a function that it calls. It is an error if one with a base neither makes, gets nor reads a \
            component; a warning without a base. It is an error if a child builder's 'dependency:' is the builder's own dependency or a \
            component's, and if a component is made under a local name and never read while the interactor, router, view or a child gets the \
            dependency or something of it. It is a warning if a child that needs something gets an EmptyComponent, but from the root's builder.
            """,
        limits: """
            Builders that only delegate to others are right, as are values read from the dependency beside a component that is read too. A \
            superclass or component class that is not there may do what is missing: then nothing is said.
            """,
        before: """
            import RIBs

            protocol QuoteDependency: Dependency {}
            final class QuoteComponent: Component<QuoteDependency> {}
            final class QuoteInteractor: Interactor {}
            final class QuoteRouter: Router<QuoteInteractor> {}

            final class QuoteBuilder: Builder<QuoteDependency> {
                func build() -> Routing {
                    QuoteRouter(interactor: QuoteInteractor())
                }
            }
            """,
        after: """
            import RIBs

            protocol QuoteDependency: Dependency {}
            final class QuoteComponent: Component<QuoteDependency> {}
            final class QuoteInteractor: Interactor {}
            final class QuoteRouter: Router<QuoteInteractor> {}

            final class QuoteBuilder: Builder<QuoteDependency> {
                func build() -> Routing {
                    _ = QuoteComponent(dependency: dependency)
                    return QuoteRouter(interactor: QuoteInteractor())
                }
            }
            """,
        looksAt: Scope("builders, their build functions, and what they hand to child builders", of: [.builder]),
        words: ["modules", "builder", "component", "interactor", "router"],
        references: ["RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS", "RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS"]
    ) { project, interest in
        project.builderAccounts(interest).flatMap { account -> [Verdict] in
            let passes = interest == .everything ? passes(account, project) : []
            guard account.isJudged else { return passes.map { .pass($0) } }
            let findings = [missing(account, project), raw(account, project), empty(account, project), unread(account, project)].compactMap { $0 }
            return findings.map { .breach($0) } + passes.map { .pass($0) }
        }
    }

    /// No component at all: an error for a builder with a base, else a warning.
    private static func missing(_ account: BuilderAccount, _ project: Project) -> Finding? {
        guard let made = account.made, account.component == nil, !account.hasUnresolvedSuperclass else { return nil }
        let component = account.components.first.map { "its component '\(project.typeName($0))'" } ?? "a component"
        let first = Finding.Note(project.site(made.place), "'\(made.type)' is made here")
        return finding(
            account, project.site(account.builder), "'\(project.typeName(account.builder))' makes '\(made.type)' without \(component).",
            help: "Make the RIB's component from 'dependency' in the build function, and take from it what the RIB needs.",
            account.hasBase ? .error : .warning, subject: "component", account.components.prefix(1).map { Finding.Note(project.site($0), "the component") } + [first],
            in: account.bodies.first, project)
    }

    /// Children get the builder's own dependency.
    private static func raw(_ account: BuilderAccount, _ project: Project) -> Finding? {
        guard let first = account.rawDependencies.first else { return nil }
        return finding(
            account, project.site(first.place), "'\(project.typeName(account.builder))' hands its own dependency to '\(first.child)'.",
            help: "Give '\(first.child)' the component, and let that conform to the child's Dependency.", .error, subject: "dependency",
            account.rawDependencies.dropFirst().map { Finding.Note(project.site($0.place), "so does '\($0.child)' get it") }, in: first.body, project)
    }

    /// A child that needs something gets nothing.
    private static func empty(_ account: BuilderAccount, _ project: Project) -> Finding? {
        guard !account.isRoot, let first = account.emptyComponents.first else { return nil }
        let needs = first.needs.map { Finding.Note(project.site($0), "what '\(first.child)' needs") }
        return finding(
            account, project.site(first.place), "'\(project.typeName(account.builder))' hands an empty component to '\(first.child)', which needs something.",
            help: "Give '\(first.child)' the component of this RIB.", .warning, subject: "EmptyComponent",
            [needs].compactMap { $0 } + account.emptyComponents.dropFirst().map { Finding.Note(project.site($0.place), "so does '\($0.child)' get one") },
            in: first.body, project)
    }

    /// A component is made, and what it is for is taken from the dependency.
    private static func unread(_ account: BuilderAccount, _ project: Project) -> Finding? {
        guard let first = account.unreadComponents.first else { return nil }
        let others = account.unreadComponents.dropFirst().map { Finding.Note(project.site(ofName: $0.local), "nor is this one read") }
        return finding(
            account, project.site(ofName: first.local), "'\(project.typeName(account.builder))' makes '\(first.type)' and takes from 'dependency' instead.",
            help: "Take from '\(project.fullName(first.local))' what is taken from 'dependency'.", .error, subject: "unread",
            first.bypasses.map { Finding.Note(project.site($0), "taken past the component") } + others, in: first.body, project)
    }

    private static func finding(
        _ account: BuilderAccount, _ site: Site, _ message: String, help: String, _ severity: Severity, subject: String, _ related: [Finding.Note],
        in body: DeclarationID?, _ project: Project
    ) -> Finding {
        let symbol = body.map { project.symbol($0) } ?? project.typeName(account.builder)
        let place = body.map { [Finding.Note(project.site(ofName: $0), "the RIB is built here")] } ?? []
        return Finding(
            at: site, message, help: help, severity: severity, rib: project.ribName(account.builder), symbol: symbol, subject: subject,
            related: related + place)
    }

    // MARK: What is right

    private static func passes(_ account: BuilderAccount, _ project: Project) -> [Pass] {
        var result: [Pass] = []
        if let (reason, notes) = defence(of: account, project) {
            let name = "The builder '\(project.typeName(account.builder))'"
            result.append(Pass(at: project.site(account.builder), name, reason, notes))
            result += account.bodies.map { Pass(at: project.site(ofName: $0), within: project.extent(of: $0), name, reason, notes) }
        }
        let reported = Set((account.rawDependencies + (account.isRoot ? [] : account.emptyComponents)).map(\.place))
        for handing in account.handings where !reported.contains(handing.place) {
            let isEmpty = account.emptyComponents.contains { $0.place == handing.place }
            let reason = isEmpty ? "is empty, but the builder is the root's" : "is neither the builder's own dependency nor an empty component"
            let what = "'\(project.text(at: handing.place))', which '\(handing.child)' gets,"
            result.append(Pass(at: project.site(handing.place), what, reason))
        }
        return result
    }

    /// What speaks for a builder without a component finding; nil where nothing does.
    private static func defence(of account: BuilderAccount, _ project: Project) -> (String, [Finding.Note])? {
        guard account.hasFramework else { return ("is one by the project's own framework, which has no components", []) }
        guard account.made != nil else { return ("makes no router and no interactor in its build functions: it hands on to others", []) }
        switch account.component {
        case .base: return ("has a base class that makes its component", [])
        case .place(let place): return ("has a component", [Finding.Note(project.start(of: place), "a component is made, handed in or read here")])
        case nil:
            let superclass = "has a superclass that is not among the files, and that may make the component"
            return account.hasUnresolvedSuperclass ? (superclass, .missingSuperclass(of: account.builder, in: project)) : nil
        }
    }
}

extension Project {
    fileprivate func typeName(_ type: TypeID) -> String { text(index.types[type.index].name) }
}
