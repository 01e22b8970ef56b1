import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that names the class of a child's builder instead of its protocol.
    static let routerConcreteBuilder = Rule(
        "router_concrete_builder", in: .tree, as: .note, isDefault: false,
        documentation: .routerConcreteBuilder,
        inspects: Scope("properties in which routers hold builders", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for held in project.heldBuilders(of: router) {
            let name = project.fullName(held.property)
            func skip(_ reason: String) {
                context.skip(Candidate("The property '\(name)'", at: project.site(ofName: held.property)), reason)
            }
            guard let builder = held.builder else {
                skip("has the type of a protocol")
                continue
            }
            guard let contract = held.protocols.first else {
                skip("has the type of a builder that conforms to no protocol of builders")
                continue
            }
            let (own, wanted) = (project.name(of: builder), project.name(of: contract))
            context.report(
                at: project.site(ofTypeOf: held.property) ?? project.site(ofName: held.property),
                """
                '\(project.name(of: router))' holds the class '\(own)' in '\(name)' instead of its protocol \
                '\(wanted)'.
                """,
                help: "Declare '\(name)' as '\(wanted)', if the router uses nothing else of the builder.",
                about: held.property, in: router,
                related: [Finding.Note(project.site(contract), "the class conforms to this protocol")])
        }
    }
}

extension RuleDocumentation {
    static let routerConcreteBuilder = RuleDocumentation(
        summary: "A router holds the class of a child's builder instead of its protocol.",
        reason: """
            A test of the router cannot pass a builder of its own, and the module of the parent depends on everything \
            that the child's builder imports.
            """,
        howItWorks: """
            The rule reports a stored property of a router whose type is the class of a builder, if the class conforms \
            to a protocol of builders.
            """,
        limitations: """
            The rule does not check whether the router uses members that the protocol lacks. Builders without a \
            protocol are not reported.
            """,
        example: RuleExample(
            """
              final class HomeRouter: Router<Interactor> {
            -     private let detailBuilder: DetailBuilder
            +     private let detailBuilder: DetailBuildable

            -     init(interactor: Interactor, detailBuilder: DetailBuilder) {
            +     init(interactor: Interactor, detailBuilder: DetailBuildable) {
                      self.detailBuilder = detailBuilder
                      super.init(interactor: interactor)
                  }

                  override func didLoad() {
                      super.didLoad()
                      attachChild(detailBuilder.build())
                  }
              }
            """,
            in: """
                import RIBs

                protocol DetailBuildable: Buildable {}

                final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {}
                """))
}
