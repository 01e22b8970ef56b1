import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A builder that builds past the component of its RIB.
    static let builderSkipsComponent = Rule(
        "builder_skips_component", in: .wiring, as: .error,
        documentation: .builderSkipsComponent,
        inspects: Scope("builders, their build functions, and the dependencies that they pass to child builders", of: [.builder]),
        configurationKeys: ["modules", "builder", "component", "interactor", "router"]
    ) { context in context.add(verdicts) }

    private static func verdicts(_ project: Project, _ interest: Interest) -> [Verdict] {
        project.builderAccounts(interest).flatMap { account -> [Verdict] in
            let passes = interest == .everything ? passes(account, project) : []
            guard account.isJudged else { return passes.map { .pass($0) } }
            let findings = [missing(account, project), raw(account, project), empty(account, project), unread(account, project)].compactMap { $0 }
            return findings.map { .breach($0) } + passes.map { .pass($0) }
        }
    }

    /// No component at all: an error for a builder with a base, else a warning.
    private static func missing(_ account: BuilderSummary, _ project: Project) -> Finding? {
        guard let made = account.made, account.component == nil, !account.hasUnresolvedSuperclass else { return nil }
        let component = account.components.first.map { "using its component '\(project.typeName($0))'" } ?? "a component"
        let first = Finding.Note(project.site(made.place), "'\(made.type)' is created here")
        let own = account.components.first
        return finding(
            account, project.site(account.builder), "'\(project.typeName(account.builder))' creates '\(made.type)' without \(component).",
            help: advice(account, own.map { project.typeName($0) }), account.hasBase ? .error : .warning, subject: "component",
            (own.map { [Finding.Note(project.site($0), "'\(project.typeName($0))' is declared here")] } ?? []) + [first],
            in: account.bodies.first, project)
    }

    /// What to do without a component: only builders with a base have a 'dependency' to make one from.
    private static func advice(_ account: BuilderSummary, _ component: String?) -> String {
        switch (component, account.hasBase) {
        case (let component?, true): "Create '\(component)' from 'dependency' in the build function, and read the RIB's values from it."
        case (let component?, false): "Create '\(component)' in the build function, and read the RIB's values from it."
        case (nil, true): "Declare a component for this RIB, create it from 'dependency' in the build function, and read the RIB's values from it."
        case (nil, false):
            "Make the builder a subclass of 'Builder', declare a component for this RIB, and create it from 'dependency' in the build function."
        }
    }

    /// Children get the builder's own dependency.
    private static func raw(_ account: BuilderSummary, _ project: Project) -> Finding? {
        guard let first = account.rawDependencies.first else { return nil }
        return finding(
            account, project.site(first.place), "'\(project.typeName(account.builder))' passes its own 'dependency' to '\(first.child)' instead of its component.",
            help: "Pass the component to '\(first.child)', and make it conform to the child's dependency protocol.", .error, subject: "dependency",
            account.rawDependencies.dropFirst().map { Finding.Note(project.site($0.place), "'\($0.child)' receives it too") }, in: first.body, project)
    }

    /// A child that needs something gets nothing.
    private static func empty(_ account: BuilderSummary, _ project: Project) -> Finding? {
        guard !account.isRoot, let first = account.emptyComponents.first else { return nil }
        let needs = first.needs.map { Finding.Note(project.site($0), "required by '\(first.child)'") }
        return finding(
            account, project.site(first.place), "'\(project.typeName(account.builder))' passes an empty component to '\(first.child)', whose dependency protocol has requirements.",
            help: "Pass the component of this RIB to '\(first.child)'.", .warning, subject: "EmptyComponent",
            [needs].compactMap { $0 } + account.emptyComponents.dropFirst().map { Finding.Note(project.site($0.place), "'\($0.child)' receives one too") },
            in: first.body, project)
    }

    /// A component is made, and what it is for is taken from the dependency.
    private static func unread(_ account: BuilderSummary, _ project: Project) -> Finding? {
        guard let first = account.unreadComponents.first else { return nil }
        let others = account.unreadComponents.dropFirst().map { Finding.Note(project.site(ofName: $0.local), "this component is not read either") }
        return finding(
            account, project.site(ofName: first.local), "'\(project.typeName(account.builder))' creates '\(first.type)' but passes values from 'dependency', bypassing it.",
            help: "Read these values from '\(project.fullName(first.local))' instead of 'dependency'.", .error, subject: "unread",
            first.bypasses.map { Finding.Note(project.site($0), "bypasses the component") } + others, in: first.body, project)
    }

    private static func finding(
        _ account: BuilderSummary, _ site: Site, _ message: String, help: String, _ severity: Severity, subject: String, _ related: [Finding.Note],
        in body: DeclarationID?, _ project: Project
    ) -> Finding {
        let symbol = body.map { project.symbol($0) } ?? project.typeName(account.builder)
        let place = body.map { [Finding.Note(project.site(ofName: $0), "the RIB is built here")] } ?? []
        return Finding(
            at: site, message, help: help, severity: severity, rib: project.ribName(account.builder), symbol: symbol, subject: subject,
            related: related + place)
    }

    // MARK: What is right

    private static func passes(_ account: BuilderSummary, _ project: Project) -> [Pass] {
        var result: [Pass] = []
        if let (reason, notes) = defence(of: account, project) {
            let name = "The builder '\(project.typeName(account.builder))'"
            result.append(Pass(at: project.site(account.builder), name, reason, notes))
            result += account.bodies.map { Pass(at: project.site(ofName: $0), within: project.extent(of: $0), name, reason, notes) }
        }
        let reported = Set((account.rawDependencies + (account.isRoot ? [] : account.emptyComponents)).map(\.place))
        for handing in account.childArguments where !reported.contains(handing.place) {
            let isEmpty = account.emptyComponents.contains { $0.place == handing.place }
            let reason = isEmpty ? "is empty, but this is the root's builder" : "is neither the builder's own dependency nor an empty component"
            let what = "'\(project.text(at: handing.place))', which is passed to '\(handing.child)',"
            result.append(Pass(at: project.site(handing.place), what, reason))
        }
        return result
    }

    /// What speaks for a builder without a component finding; nil where nothing does.
    private static func defence(of account: BuilderSummary, _ project: Project) -> (String, [Finding.Note])? {
        guard account.hasFramework else { return ("uses the project's own framework, which has no components", []) }
        guard account.made != nil else { return ("does not create a router or an interactor in its build functions: it delegates to other builders", []) }
        switch account.component {
        case .base: return ("has a base class that creates its component", [])
        case .place(let place): return ("creates, receives or reads a component", [Finding.Note(project.start(of: place), "this is the component")])
        case nil:
            let superclass = "has a superclass outside the analyzed files that may create the component"
            return account.hasUnresolvedSuperclass ? (superclass, .missingSuperclass(of: account.builder, in: project)) : nil
        }
    }
}

extension Project {
    fileprivate func typeName(_ type: TypeID) -> String { text(symbols.types[type.index].name) }
}
