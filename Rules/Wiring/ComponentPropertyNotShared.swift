import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A component that creates another stream for each of those who read it.
    static let componentPropertyNotShared = Rule(
        "component_property_not_shared", in: .wiring, as: .warning,
        documentation: .componentPropertyNotShared,
        fixes: .sometimes,
        inspects: Scope("properties of components that create services", of: [.component]),
        configurationKeys: ["modules", "component"],
        each: { $0.components }
    ) { context, component in
        let project = context.project
        for unshared in project.unsharedStreams(of: component) {
            let member = unshared.member
            let (name, made) = (project.fullName(member.declaration), project.name(of: member.made))
            func skip(_ reason: String) { Rule.skip(member, reason, context) }
            guard !unshared.isOverridden else {
                skip("is overridden in a subclass")
                continue
            }
            guard let stream = unshared.stream else {
                skip("creates an object that publishes no values")
                continue
            }
            guard unshared.reads.count + unshared.children.count > 1 else {
                skip("is read once for each component")
                continue
            }
            context.report(
                at: project.site(ofName: member.declaration),
                """
                '\(name)' creates a new '\(made)' each time it is read: what one of its readers publishes, the others \
                do not receive.
                """,
                help: "Create the object once: wrap its creation in 'shared { }'.",
                about: member.declaration, in: component,
                related: [Finding.Note(project.site(ofName: stream), "the object publishes through this property")]
                    + unshared.reads.map { Finding.Note(project.site($0.place), "it is read here") }
                    + unshared.children.map { Finding.Note(project.site($0), "this dependency requires it") },
                fix: project.sharing(member))
        }
        guard context.recordsSkips else { return }
        for member in project.componentMembers(of: component) {
            switch project.otherUse(of: member) {
            case .kept: skip(member, "creates its object once", context)
            case .part: skip(member, "creates a part of a RIB, which component_property_made_anew checks", context)
            case .builderOrComponent:
                skip(member, "creates a builder or a component, of which each reader may get its own", context)
            case nil: break
            }
        }
        context.skipOtherProperties(of: component)
    }

    private static func skip(_ member: ComponentMember, _ reason: String, _ context: RuleContext) {
        let project = context.project
        context.skip(
            Candidate(
                "The member '\(project.fullName(member.declaration))'", at: project.site(ofName: member.declaration),
                within: project.extent(of: member.declaration)),
            reason)
    }
}
