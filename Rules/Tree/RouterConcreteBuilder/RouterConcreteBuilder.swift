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
