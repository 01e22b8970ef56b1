import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// An interactor that refers to the router or the interactor of a child.
    static let interactorKnowsChild = Rule(
        "interactor_knows_child", in: .layering, as: .warning,
        documentation: .interactorKnowsChild,
        inspects: Scope("properties, bindings, casts and type tests of interactors", of: [.interactor]),
        configurationKeys: ["modules", "interactor", "router", "builder"],
        each: { $0.interactorClasses.types }
    ) { context, interactor in
        let project = context.project
        for known in project.knownChildren(of: interactor) {
            if case .ownedRouter(let property) = known.place {
                context.skip(
                    Candidate(property: property, in: project),
                    "holds a router strongly, which strong_router reports")
                continue
            }
            let (owner, type) = (project.name(of: interactor), project.qualifiedName(of: known.type))
            let child = project.ribName(known.child)
            let object = "'\(type)', a part of its child '\(child)'"
            let (site, use): (Site, String)
            switch known.place {
            case .property(let property), .ownedRouter(let property):
                (site, use) = (project.site(ofName: property), "holds \(object), in '\(project.fullName(property))'")
            case .variable(let variable):
                (site, use) = (project.site(ofName: variable), "gets \(object), in '\(project.fullName(known.member))'")
            case .binding(let place):
                (site, use) = (project.site(place), "gets \(object), in '\(project.fullName(known.member))'")
            case .cast(let place): (site, use) = (project.site(place), "casts to \(object)")
            case .test(let place): (site, use) = (project.site(place), "tests for \(object)")
            }
            context.report(
                at: site, "'\(owner)' \(use).",
                help: "Remove the reference, and communicate with the child by its listener and its dependency.",
                about: known.member, subject: type, in: interactor,
                related: [Finding.Note(project.site(known.child), "this is the child")])
        }
        guard context.recordsSkips else { return }
        for part in project.knownParts(of: interactor) { skip(part, context) }
    }

    private static func skip(_ part: KnownPart, _ context: RuleContext) {
        let project = context.project
        let candidate =
            switch part.place {
            case .property(let property), .ownedRouter(let property): Candidate(property: property, in: project)
            case .variable(let variable):
                Candidate("The variable '\(project.fullName(variable))'", at: project.site(ofName: variable))
            case .binding(let place): Candidate("The binding '\(project.text(at: place))'", at: project.site(place))
            case .cast(let place): Candidate("The cast to '\(project.text(at: place))'", at: project.site(place))
            case .test(let place): Candidate("The test for '\(project.text(at: place))'", at: project.site(place))
            }
        let type = "'\(project.qualifiedName(of: part.type))'"
        let reason =
            switch part.relation {
            case .ownRIB: "refers to \(type), a type of the interactor's own RIB"
            case .otherRIB: "refers to \(type), which is not known to be a part of a child"
            case .noPart: "refers to \(type), which is not known to be a router or an interactor"
            }
        context.skip(candidate, reason, at: [Finding.Note(project.site(part.type), "it is declared here")])
    }
}
