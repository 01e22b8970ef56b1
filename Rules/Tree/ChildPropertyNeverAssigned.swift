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
            life: edge.life, passedTo: project.receivers(ofChild: edge))
    }
}

extension RuleDocumentation {
    private static let parts = """
        import RIBs

        protocol DetailDependency: Dependency {}
        final class DetailComponent: Component<DetailDependency> {}
        final class DetailRouter: Router<Interactor> {}

        final class DetailBuilder: Builder<DetailDependency> {
            func build() -> Routing {
                _ = DetailComponent(dependency: dependency)
                return DetailRouter(interactor: Interactor())
            }
        }

        protocol HomeRouting: Routing {
            func attachDetail()
            func detachDetail()
        }

        final class HomeInteractor: Interactor, Interactable {
            weak var router: HomeRouting?

            func open() { router?.attachDetail() }
            func close() { router?.detachDetail() }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
            private let detailBuilder: DetailBuilder
            private var detail: Routing?

            init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
                self.detailBuilder = detailBuilder
                super.init(interactor: interactor)
                interactor.router = self
            }

            func attachDetail() {
                guard detail == nil else { return }
                let router = detailBuilder.build()

        """

    private static let end = """
                attachChild(router)
            }

            func detachDetail() {
                guard let router = detail else { return }
                detachChild(router)
                detail = nil
            }
        }
        """

    static let childPropertyNeverAssigned = RuleDocumentation(
        summary: "A router reads a property for a child, but never stores the child in it.",
        reason: """
            The property is always nil. A check such as 'guard detail == nil' never stops a second child from being \
            attached, and 'detachChild' after 'if let detail' never runs: the child stays attached and active until \
            its parent is detached.
            """,
        howItWorks: """
            The rule checks optional stored variables of routers whose type is a router's. It reports one that a \
            function with a caller reads, if no code assigns anything but nil to it, and if the router attaches a \
            child of that type without storing it.
            """,
        levels: """
            A warning: the child is not shown or not detached where the property is read, or it is attached twice. It \
            is a note if a constant such as 'let isEnabled = false' keeps the attachment or the reads from running, \
            and if the child is attached once, at the start of its parent, and nothing that occurs later reads the \
            property.
            """,
        limitations: """
            The rule reports nothing if another type uses the property, if it has an attribute such as a property \
            wrapper, if all children of its type are stored elsewhere, and if the router has a superclass that is not \
            analyzed. Callers of a router's functions are matched by name.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
            +         detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
