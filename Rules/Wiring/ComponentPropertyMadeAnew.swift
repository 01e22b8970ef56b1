import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A component whose property creates another object at each read, where one object is needed.
    static let componentPropertyMadeAnew = Rule(
        "component_property_made_anew", in: .wiring, as: .error,
        documentation: .componentPropertyMadeAnew,
        fixes: .sometimes,
        inspects: Scope("properties of components that create objects", of: [.component]),
        configurationKeys: ["modules", "component"],
        each: { $0.components }
    ) { context, component in
        let project = context.project
        for anew in project.recreatedMembers(of: component) {
            let name = project.fullName(anew.member.declaration)
            let made = project.name(of: anew.member.made)
            func skip(_ reason: String) {
                context.skip(
                    Candidate(
                        "The member '\(name)'", at: project.site(ofName: anew.member.declaration),
                        within: project.extent(of: anew.member.declaration)),
                    reason)
            }
            switch anew.kind {
            case .harmless(let reason): skip(reason.words)
            case .part(let reads):
                report(
                    anew.member,
                    """
                    '\(name)' creates a new '\(made)' each time it is read, and it is read \
                    \(Phrase.count(reads.count, "time")): parts of this RIB get different ones.
                    """,
                    related: reads.map { Finding.Note(project.site($0.place), "it is read here") }, context)
            case .shortLived(let object):
                report(
                    anew.member,
                    """
                    The '\(made)' of '\(name)' only lives for one call: a closure in \
                    '\(project.fullName(object.function))' captures it weakly, and finds nothing later.
                    """,
                    related: [
                        Finding.Note(project.site(object.read.place), "it is created for this call"),
                        Finding.Note(project.start(of: object.capture), "this closure captures it weakly"),
                    ], context)
            }
        }
        context.skipOtherProperties(of: component)
    }

    private static func report(
        _ member: ComponentMember, _ message: String, related: [Finding.Note], _ context: RuleContext
    ) {
        let project = context.project
        context.report(
            at: project.site(ofName: member.declaration), message,
            help: "Create the object once: wrap its creation in 'shared { }'.",
            about: member.declaration, in: member.component, related: related, fix: project.sharing(member))
    }
}

extension RecreatedMember.Reason {
    fileprivate var words: String {
        switch self {
        case .isKept: "creates its object once"
        case .readOnce: "is read once for each component"
        case .notWired: "is not passed to an interactor or a router"
        case .overridden: "is overridden in a subclass"
        case .noCapture: "creates an object that nothing needs later"
        case .madeForEach: "creates a builder or a component, of which each reader may get its own"
        }
    }
}
