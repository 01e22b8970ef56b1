import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child with a view that is attached, and whose view nothing shows.
    static let attachedNeverShown = Rule(
        "attached_never_shown", in: .tree, as: .warning,
        documentation: .attachedNeverShown,
        inspects: Scope("calls by which routers attach children", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view", "show"],
        doubt: Doubt("attached children look never shown", unlessOne: "shows", key: "show"),
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for (edge, visibility) in zip(project.tree.edges(from: router), project.visibilities(of: router)) {
            guard case .attached(let places) = edge.attachment, let place = places.first else { continue }
            func skip(_ reason: SkipReason, at lost: NodeReference? = nil) {
                let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
                context.skip(call, reason, at: lost.map { [Finding.Note(project.start(of: $0), "here")] } ?? [])
            }
            if visibility != .viewless { context.consider() }
            switch visibility {
            case .shown: skip("attaches a child whose view is shown, or may be")
            case .viewless: skip("attaches a child without a view of its own")
            case .taken(let lost): skip(.unknown("attaches a child whose view other code gets"), at: lost)
            case .never:
                if project.isIncomplete(edge) {
                    skip(.unknown("belongs to a RIB with \(project.absence(of: edge).words(in: project))"))
                } else if project.hasUnassignedSlot(edge) {
                    skip("attaches a child that is not stored in the property that the router reads")
                } else if project.triggers(of: edge.function).isEmpty {
                    skip("is in a function that nothing calls")
                } else {
                    report(place, edge, context)
                }
            }
        }
    }

    private static func report(_ place: NodeReference, _ edge: Edge, _ context: RuleContext) {
        let project = context.project
        let views = edge.child.ribs.compactMap(\.view.type)
        let harmlessness = project.harmlessness(ofUnshown: edge)
        context.report(
            at: project.site(place),
            "'\(project.name(of: edge.parent))' attaches \(edge.childWords(project)), but nothing shows its view"
                + "\(harmlessness?.clause ?? "").",
            help: "Show the child's 'viewControllable' after it is attached, or make its router a plain 'Router'.",
            severity: harmlessness == nil ? nil : .note,
            about: edge.function, subject: edge.child.ribs.map { project.ribName($0.router) }.joined(separator: " "),
            in: edge.parent,
            related: views.map { Finding.Note(project.site($0), "this view is never shown") },
            passedTo: project.receivers(ofChild: edge))
    }
}

extension Harmlessness {
    /// The end of a message that says why there is no consequence.
    var clause: String {
        let reason =
            switch self {
            case .switchedOff: "a constant keeps the code from running"
            case .presentsOthers: "the view only presents others"
            case .attachedOnce: "the child is attached once, and only the start reads the property"
            }
        return "; no consequence was found: \(reason)"
    }
}

extension RuleDocumentation {
    static let attachedNeverShown = RuleDocumentation(
        summary: "A router attaches a child with a view, but nothing shows the view.",
        reason: """
            The child is active and its subscriptions run, but the user never sees it and cannot close it. Often a \
            line was lost that pushes, presents or embeds its view.
            """,
        howItWorks: """
            The rule checks each child that a router attaches and whose builder creates a view. It reports the call \
            if no code presents, pushes or embeds the view, reads it from the child, or gets the child or its view \
            in another way.
            """,
        levels: """
            A warning: a screen does not come. It is a note if a constant such as 'let isEnabled = false' keeps the \
            attachment from running, and if the view has no content of its own: each of its functions presents, \
            pushes or removes other controllers, on another controller.
            """,
        limitations: """
            The rule reports nothing about views without code of their own, views that the child's builder also \
            passes to other objects, children of unknown builders, and functions that nothing calls. If the router \
            reads the view of any child in a function that also uses this one, the view counts as shown.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
            +         let view = router.viewControllable.uiviewController
            +         viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
