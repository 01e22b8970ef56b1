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

extension RuleDocumentation {
    static let interactorKnowsChild = RuleDocumentation(
        summary: "An interactor refers to the router or the interactor of a child RIB.",
        reason: """
            A child tells its parent what happens by its listener, and gets what it needs from its dependency. An \
            interactor that has the child's interactor or router depends on how the child is built, bypasses the \
            router, and can keep the child alive after it is detached.
            """,
        howItWorks: """
            The rule reports each stored property, 'let', 'if let' and 'guard let', cast and type test in an \
            interactor whose type is the class of a child's router or interactor, or a protocol of it that refines \
            Routing or Interactable. A RIB is a child if the interactor's router builds it, or if the interactor \
            conforms to the protocol of its listener. A property that holds a router strongly is reported by \
            strong_router alone.
            """,
        limitations: """
            Protocols that refine neither Routing nor Interactable, such as those of actionable items, are not \
            reported, nor are protocols of the framework, parameters of functions, and values that are used without a \
            name.
            """,
        example: RuleExample(
            """
              protocol HomeRouting: Routing {
            -     func attachDetail() -> DetailInteractable?
            +     func attachDetail()
              }

              final class HomeInteractor: Interactor, HomeInteractable {
                  weak var router: HomeRouting?

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         if let detail = router?.attachDetail() {
            -             detail.listener = self
            -         }
            +         router?.attachDetail()
                  }
              }

              extension HomeRouter {
            -     func attachDetail() -> DetailInteractable? {
            -         guard detail == nil else { return nil }
            +     func attachDetail() {
            +         guard detail == nil else { return }
                      let child = detailBuilder.build(withListener: interactor)
                      detail = child
                      attachChild(child)
            -         return child.interactable as? DetailInteractable
                  }
              }
            """,
            in: """
                import RIBs

                protocol DetailListener: AnyObject {}

                protocol DetailInteractable: Interactable {
                    var listener: DetailListener? { get set }
                }

                final class DetailInteractor: Interactor, DetailInteractable {
                    weak var listener: DetailListener?
                }

                protocol HomeInteractable: Interactable, DetailListener {}
                """))
}
