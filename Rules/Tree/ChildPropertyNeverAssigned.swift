import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router's property for a child that is read, but never assigned a child.
    static let childPropertyNeverAssigned = Rule(
        "child_property_never_assigned", in: .tree, as: .warning,
        documentation: .childPropertyNeverAssigned,
        inspects: Scope("properties in which routers store children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        doubt: Doubt("properties for children look never assigned", unlessOne: "assigns"),
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for slot in project.slots(of: router) {
            func skip(_ reason: SkipReason) {
                let property = Candidate(
                    "The property '\(project.fullName(slot.property))'", at: project.site(ofName: slot.property))
                context.skip(property, reason)
            }
            switch slot.state {
            case .assigned, .mayBeAssigned, .unassigned: context.consider()
            case .withoutChild, .unread: break
            }
            switch slot.state {
            case .assigned: skip("is assigned a child")
            case .mayBeAssigned: skip(.unknown("may be assigned by code that is not analyzed"))
            case .withoutChild: skip("has a type of which the router attaches no other child")
            case .unread: skip("is not read by a function that has a caller")
            case .unassigned(let read, let edge): report(slot.property, read, edge, context)
            }
        }
    }

    private static func report(
        _ property: DeclarationID, _ read: NodeReference, _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let (owner, slot) = (project.name(of: edge.parent), project.fullName(property))
        let children = edge.child.ribs.map { project.ribName($0.router) }
        let harmlessness = project.harmlessness(ofUnassigned: property, for: edge)
        let child = children.isEmpty ? "a child" : Phrase.some(children.map { "'\($0)'" }, "or")
        context.report(
            at: project.site(ofName: property),
            "'\(owner)' reads '\(slot)', but never stores \(child) there\(harmlessness?.clause ?? "").",
            help: "Assign the child to '\(slot)' where it is attached; until then it is always nil.",
            severity: harmlessness == nil ? nil : .note,
            about: property, in: edge.parent,
            related: [
                Finding.Note(project.site(edge.site), "this child is not stored"),
                Finding.Note(project.site(read), "the property is read here"),
            ],
            passedTo: project.receivers(ofChild: edge))
    }
}
