import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A builder that keeps what it builds.
    static let builderRetainsComponent = Rule(
        "builder_retains_component", in: .ownership, as: .warning,
        documentation: .builderRetainsComponent,
        inspects: Scope("properties of builders, and closures that create components for them", of: [.builder]),
        configurationKeys: ["modules", "builder", "component", "router", "interactor"]
    ) { $0.run(keptPartsCheck, reusedComponentsCheck) }

    private static let keptPartsCheck = TypeCheck(
        "builder_retains_component", of: { $0.builders.types }
    ) { context, builder in
        let project = context.project
        for kept in project.keptParts(ofBuilder: builder) {
            let (name, type) = (project.fullName(kept.property), project.routerName(kept.type))
            func skip(_ reason: String) {
                context.skip(Candidate("The property '\(name)'", at: project.site(ofName: kept.property)), reason)
            }
            switch kept.standing {
            case .weak: skip("does not keep its object in memory")
            case .passed: skip("gets a component of another RIB from the initializer")
            case .strong:
                context.report(
                    at: project.site(ofName: kept.property),
                    """
                    '\(project.name(of: builder))' keeps the '\(type)' in '\(name)' after the RIB is detached, \
                    and may build the next one with it.
                    """,
                    help: "Keep it in a local variable of the build function.", about: kept.property, in: builder,
                    life: project.classes(ofRouter: kept.type).first.map {
                        .held(Hold(of: $0, by: builder, .property, .unknown))
                    })
            }
        }
        guard context.recordsSkips else { return }
        for property in project.properties(of: builder) {
            context.skipOther(
                Candidate(property: property, in: project),
                project.isStored(property)
                    ? "has no type that is known to be a component's, a router's or an interactor's"
                    : "is computed and stores nothing")
        }
    }

    private static let reusedComponentsCheck = TypeCheck(
        "builder_retains_component.closures", of: { $0.componentCreators }
    ) { context, type in
        let project = context.project
        for reused in project.reusedComponents(in: type) {
            let name = project.fullName(reused.property)
            context.report(
                at: project.site(reused.place),
                "The builder gets the same component from '\(name)' for each RIB that it builds.",
                help: "Return a new component each time, for example from a computed property.",
                about: reused.code, subject: name, in: type,
                related: [Finding.Note(project.site(ofName: reused.property), "this property keeps the component")])
        }
        guard context.recordsSkips else { return }
        for place in project.returnedComponents(in: type) {
            context.skipOther(
                Candidate("The component '\(project.text(at: place))'", at: project.site(place)),
                "is not known to be kept between two builds")
        }
    }
}

extension RuleDocumentation {
    static let builderRetainsComponent = RuleDocumentation(
        summary: "A builder keeps the component, router or interactor of a RIB.",
        reason: """
            A builder lives as long as the parent's router. What it keeps outlives the RIB that it built, and the next \
            RIB gets the state of the previous one. The framework asserts in debug builds that a componentized builder \
            gets a new component each time.
            """,
        howItWorks: """
            The rule reports a stored property of a builder whose type is a component's class, a router or an \
            interactor, and a closure for a componentized builder that returns a component that is stored, lazy or \
            shared.
            """,
        limitations: """
            A component that the builder's initializer takes is the parent's, and is not reported. Weak properties are \
            not reported.
            """,
        example: RuleExample(
            """
              final class DetailBuilder: Builder<EmptyDependency> {
            -     private lazy var component = DetailComponent(dependency: dependency)
            -
                  func build() -> Routing {
            +         let component = DetailComponent(dependency: dependency)
                      return Router(interactor: DetailInteractor(title: component.title))
                  }
              }
            """,
            in: "import RIBs\nfinal class DetailComponent: Component<EmptyDependency> {}"),
        references: ["RIBs/Classes/ComponentizedBuilder.swift in github.com/uber/RIBs-iOS"])
}
