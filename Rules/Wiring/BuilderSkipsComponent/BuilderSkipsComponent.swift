import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A builder that bypasses the component of its RIB.
    static let builderSkipsComponent = Rule(
        "builder_skips_component", in: .wiring, as: .error,
        documentation: .builderSkipsComponent,
        inspects: Scope(
            "builders, their build functions, and the dependencies that they pass to child builders", of: [.builder]),
        configurationKeys: ["modules", "builder", "component", "interactor", "router"]
    ) { $0.run(BuilderSkipsComponent.check) }
}

/// The conditions of builder_skips_component.
private enum BuilderSkipsComponent {
    static let check = TypeCheck("builder_skips_component", of: { $0.builders.types }) { context, builder in
        let project = context.project
        guard project.hasComponentBase(builder) else {
            skip(project.builderCode(of: builder), "uses the project's own framework, which has no components", context)
            skipArguments(project.builderCode(of: builder), context)
            return
        }
        let code = project.builderCode(of: builder)
        guard let made = code.made else {
            skip(
                code,
                "does not create a router or an interactor in its build functions: it delegates to other builders",
                context)
            return
        }
        var places: [Place] = []
        switch code.component {
        case .base: skip(code, "has a base class that creates its component", context)
        case .builder: skip(code, "is a component itself", context)
        case .place(let place):
            let note = Finding.Note(project.start(of: place), "this is the component")
            skip(code, "creates, receives or reads a component", at: [note], context)
        case nil where project.hasUnresolvedSuperclass(builder):
            skip(
                code, .unknown("has a superclass outside the analyzed files that may create the component"),
                at: .missingSuperclass(of: builder, in: project), context)
        case nil: places.append(missing(code, made, project))
        }
        places += [dependencies(code, project), emptyComponents(code, project), unread(code, project)].compactMap { $0 }
        report(places, of: code, context)
        skipArguments(code, context)
    }

    /// A place where a builder bypasses a component.
    private struct Place {
        let site: Site
        let message: String
        let help: String
        let subject: String
        let body: DeclarationID?
        var related: [Finding.Note] = []
        let effect: Effect
    }

    /// What comes of a place where a component is bypassed.
    private struct Effect {
        let level: Severity
        /// The end of the message.
        let words: String
        /// The member of the component that is bypassed.
        var member: DeclarationID?

        init(_ level: Severity, _ words: String) { (self.level, self.words) = (level, words) }

        /// - Parameter highest: the severity if the component creates an object.
        init(_ bypass: BuilderCode.Bypass, highest: Severity = .error, _ project: Project) {
            switch bypass {
            case .object(let member):
                self.init(highest, ", so the RIB gets another '\(project.fullName(member))' than its component's own")
                self.member = member
            case .possibly(let member):
                self.init(.warning, ", so the RIB may get another '\(project.fullName(member))' than its component's")
                self.member = member
            case .same(let member):
                self.init(.warning, ", so the RIB does not get its component's '\(project.fullName(member))'")
                self.member = member
            case .nothing: self.init(.note, "; no consequence was found")
            }
        }
    }

    /// Reports the places of a builder: one finding, of the worst that comes of any of them.
    private static func report(_ places: [Place], of code: BuilderCode, _ context: RuleContext) {
        let project = context.project
        guard let effect = places.map(\.effect).max(by: { $0.level < $1.level }) else { return }
        for place in places {
            var related = place.related
            if let body = place.body, code.isBuildCode(body) {
                related.append(Finding.Note(project.site(ofName: body), "the RIB is built here"))
            }
            if let member = effect.member {
                related.append(Finding.Note(project.site(ofName: member), "this member of the component is bypassed"))
            }
            context.report(
                at: place.site, "\(place.message)\(effect.words).", help: place.help, severity: effect.level,
                about: place.body, subject: place.subject, in: code.builder, related: related,
                group: Finding.Group(project.site(code.builder), note: "this bypasses the component too"))
        }
    }

    /// A builder without any component.
    private static func missing(_ code: BuilderCode, _ made: BuilderCode.Made, _ project: Project) -> Place {
        let own = code.components.first
        let component = own.map { "using its component '\(project.name(of: $0))'" } ?? "a component"
        let declaration = own.map { Finding.Note(project.site($0), "'\(project.name(of: $0))' is declared here") }
        return Place(
            site: project.site(code.builder),
            message: "'\(project.name(of: code.builder))' creates '\(made.type)' without \(component)",
            help: help(code, own.map { project.name(of: $0) }), subject: "component", body: code.buildFunctions.first,
            related: [declaration].compactMap { $0 }
                + [Finding.Note(project.site(made.place), "'\(made.type)' is created here")],
            effect: Effect(code.bypass(of: code.components), highest: code.hasBase ? .error : .warning, project))
    }

    /// Only builders with a base class have a 'dependency' to create a component from.
    private static func help(_ code: BuilderCode, _ component: String?) -> String {
        let reading = "and read the RIB's values from it."
        return switch (component, code.hasBase) {
        case (let component?, true): "Create '\(component)' from 'dependency' in the build function, \(reading)"
        case (let component?, false): "Create '\(component)' in the build function, \(reading)"
        case (nil, true):
            "Declare a component for this RIB, create it from 'dependency' in the build function, \(reading)"
        case (nil, false):
            "Make the builder a subclass of 'Builder', declare a component for this RIB, "
                + "and create it from 'dependency' in the build function."
        }
    }

    /// Child builders that receive the builder's own dependency.
    private static func dependencies(_ code: BuilderCode, _ project: Project) -> Place? {
        let arguments = code.dependencyArguments
        guard let first = arguments.first else { return nil }
        return Place(
            site: project.site(first.place),
            message: "'\(project.name(of: code.builder))' passes its own 'dependency' to '\(first.child)' "
                + "instead of its component",
            help: "Pass the component to '\(first.child)', and make it conform to the child's dependency protocol.",
            subject: "dependency", body: first.body,
            related: arguments.dropFirst().map { argument in
                Finding.Note(project.site(argument.place), "'\(argument.child)' receives it too")
            },
            effect: Effect(code.bypass(of: code.components), project))
    }

    /// Child builders that need values and receive an empty component.
    private static func emptyComponents(_ code: BuilderCode, _ project: Project) -> Place? {
        let arguments = code.emptyArguments
        guard let first = arguments.first, !code.isRoot else { return nil }
        let needs = first.needs.map { [Finding.Note(project.site($0), "required by '\(first.child)'")] } ?? []
        return Place(
            site: project.site(first.place),
            message: "'\(project.name(of: code.builder))' passes an empty component to '\(first.child)', "
                + "whose dependency protocol has requirements",
            help: "Pass the component of this RIB to '\(first.child)'.", subject: "EmptyComponent", body: first.body,
            related: needs
                + arguments.dropFirst().map { argument in
                    Finding.Note(project.site(argument.place), "'\(argument.child)' receives one too")
                },
            effect: Effect(.warning, ", so the child gets no object of this RIB"))
    }

    /// Components that are created and not read, while values are taken from the dependency.
    private static func unread(_ code: BuilderCode, _ project: Project) -> Place? {
        let components = code.unreadComponents
        guard let first = components.first else { return nil }
        let others = components.dropFirst().map {
            Finding.Note(project.site(ofName: $0.local), "this component is not read either")
        }
        return Place(
            site: project.site(ofName: first.local),
            message: "'\(project.name(of: code.builder))' creates '\(first.type)' "
                + "but passes values from 'dependency', bypassing it",
            help: "Read these values from '\(project.fullName(first.local))' instead of 'dependency'.",
            subject: "unread", body: first.body,
            related: first.bypasses.map { Finding.Note(project.site($0), "bypasses the component") } + others,
            effect: Effect(code.bypass(of: components.compactMap(\.component)), project))
    }

    // MARK: Skips

    /// Records why a builder is not reported: for its name, and for each build function.
    private static func skip(
        _ code: @autoclosure () -> BuilderCode, _ reason: SkipReason, at notes: @autoclosure () -> [Finding.Note] = [],
        _ context: RuleContext
    ) {
        guard context.recordsSkips else { return }
        let (project, code, notes) = (context.project, code(), notes())
        let name = "The builder '\(project.name(of: code.builder))'"
        context.skip(Candidate(name, at: project.site(code.builder)), reason, at: notes)
        for body in code.buildFunctions {
            let candidate = Candidate(name, at: project.site(ofName: body), within: project.extent(of: body))
            context.skip(candidate, reason, at: notes)
        }
    }

    /// Records why arguments of child builders are not reported.
    private static func skipArguments(_ code: @autoclosure () -> BuilderCode, _ context: RuleContext) {
        guard context.recordsSkips else { return }
        let (project, code) = (context.project, code())
        guard code.made != nil else { return }
        let (isRoot, empty) = (code.isRoot, Set(code.emptyArguments.map(\.place)))
        let reported = Set(code.dependencyArguments.map(\.place)).union(isRoot ? [] : empty)
        for argument in code.childArguments where !reported.contains(argument.place) {
            context.skip(
                Candidate(
                    "'\(project.text(at: argument.place))', which is passed to '\(argument.child)',",
                    at: project.site(argument.place)),
                empty.contains(argument.place)
                    ? "is empty, but this is the root's builder"
                    : "is neither the builder's own dependency nor an empty component")
        }
    }
}

extension RuleDocumentation {
    static let builderSkipsComponent = RuleDocumentation(
        summary: "A builder creates its RIB without using the RIB's component.",
        reason: """
            The component is the scope of a RIB: objects that it shares live as long as it does, and its children are \
            built from it. Without one, children receive objects that belong to a grandparent, shared objects live too \
            long or are created twice, and each new dependency is an edit at every call.
            """,
        howItWorks: """
            The rule checks classes that inherit from a builder base class or conform to a protocol that refines \
            Buildable, and that create a router or an interactor in a build function or in a function that it calls. \
            It reports a builder that neither creates, receives nor reads a component; one that passes its own \
            dependency, or that of a component, to the builder of a child; one that creates a component and never \
            reads it, while the interactor, router, view or a child receives values from the dependency; and one that \
            passes an EmptyComponent to a child whose dependency protocol has requirements, except the root's builder. \
            A builder has one finding, at the first of these places; the others are related locations.
            """,
        levels: """
            An error if the RIB's component has a member of the name of something that the builder or a child takes \
            from the dependency, and creates another object for it: the RIB uses the wrong one, or there are two. A \
            warning if the component has a member for what the builder itself takes, whether it passes on the \
            dependency's value or its value is not known; if the builder has no base class; and for an EmptyComponent. \
            A note if no component class has such a member, or a child gets the same object either way: no \
            consequence was found.
            """,
        limitations: """
            Builders that only delegate to other builders are correct. So are values read from the dependency if the \
            component is read too, or if another function than the one that creates the component reads them. An \
            EmptyComponent() that is cast to the child's dependency is not reported. The rule reports nothing if a \
            superclass or component class outside the analyzed files may do what is missing.
            """,
        example: RuleExample(
            """
              final class QuoteBuilder: Builder<QuoteDependency> {
                  func build() -> Routing {
            -         QuoteRouter(interactor: QuoteInteractor())
            +         _ = QuoteComponent(dependency: dependency)
            +         return QuoteRouter(interactor: QuoteInteractor())
                  }
              }
            """,
            in: "import RIBs\nfinal class QuoteRouter: Router<QuoteInteractor> {}"),
        references: [
            "RIBs/Classes/Builder.swift in github.com/uber/RIBs-iOS",
            "RIBs/Classes/DI/Component.swift in github.com/uber/RIBs-iOS",
        ])
}
