import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child whose view the user can leave, and that nothing detaches.
    static let attachedNeverDetached = Rule(
        "attached_never_detached", in: .tree, as: .warning,
        documentation: .attachedNeverDetached,
        inspects: Scope("calls by which routers attach children", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for (edge, closing) in zip(project.tree.edges(from: router), context.closings(of: router, missing: .detach)) {
            guard case .attached(let places) = edge.attachment, let place = places.first else { continue }
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
                context.skip(call, reason)
            }
            switch closing.verdict {
            case .no(.detach): break
            case .no: skip("attaches a child that other code would detach")
            case .yes, .withParent: skip("attaches a child that an event detaches")
            case .permanent: skip("attaches a child that stays as long as its parent")
            case .unknown(.superclass):
                skip(.unknown("belongs to a RIB with \(project.absence(of: edge).words(in: project))"))
            case .unknown: skip(.unknown("attaches a child that code outside of the analysis may detach"))
            }
            guard closing.verdict == .no(.detach) else { continue }
            if edge.child.ribs.isEmpty {
                skip(.unknown("attaches a child of an unknown type"))
            } else if !project.canLeave(edge) {
                skip("attaches a child whose view the user cannot leave")
            } else if project.detachesOther(ofTypeOf: edge) {
                skip("attaches a child of a type that the router detaches")
            } else if let attachment = project.repeatedAttachment(of: edge) {
                report(place, attachment, edge, context)
            } else {
                skip("is run by no event that can occur again")
            }
        }
    }

    private static func report(
        _ place: NodeReference, _ attachment: RepeatedAttachment, _ edge: Edge, _ context: RuleContext
    ) {
        let project = context.project
        let functions = edge.child.ribs.flatMap { project.listenerFunctions(of: $0) }.map { project.fullName($0) }
        let shown = edge.presentations.first
        context.report(
            at: project.site(place),
            """
            '\(project.name(of: edge.parent))' attaches \(edge.childWords(project)) in \
            '\(project.fullName(attachment.event))', but nothing detaches it when the user leaves its view.
            """,
            help: functions.isEmpty
                ? "Let the child tell a listener when it is done or its view is removed, and detach it there."
                : "Detach it in \(Phrase.some(functions.map { "'\($0)'" }, "or")), or when its view is removed.",
            about: edge.function, subject: edge.child.ribs.map { project.ribName($0.router) }.joined(separator: " "),
            in: edge.parent,
            related: shown.map { [Finding.Note(project.site($0.place), "its view is shown here")] } ?? [],
            path: attachment.steps(project), life: edge.life)
    }
}

extension RuleDocumentation {
    static let attachedNeverDetached = RuleDocumentation(
        summary: "An event attaches a child whose view the user can leave, but nothing detaches the child.",
        reason: """
            Each time the user opens the screen and goes back, another child stays attached, with an active \
            interactor, running subscriptions and a view in memory. If the router checks whether it has the child, \
            the screen opens only once.
            """,
        howItWorks: """
            The rule checks each child that a router attaches. It reports the call if no code of the router, of its \
            base classes and extensions detaches the child, neither from a property nor from 'children', if an event \
            such as a tap can attach it any number of times, and if the user can leave its view, because it is pushed \
            or presented as a sheet. An event of the child that detaches the parent or one of its ancestors counts as \
            a detachment.

            The child is followed into properties, arrays, dictionaries, tuples, payloads of cases, structures and \
            objects of the project, and through functions, closures and both results of a ternary, an `if` or a \
            `switch`. Where it goes to anything else, such as an operator, a key path, a subscript of the router or a \
            function that is not analyzed, it may be detached there, and the rule reports nothing.
            """,
        limitations: """
            The rule reports nothing about children in tabs, embedded children, full-screen presentations, children \
            that only 'didLoad', 'didBecomeActive' and their subscriptions attach, children of unknown builders, and \
            RIBs with a superclass that is not analyzed. It reports nothing if a copy of RIBs in the project has \
            other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
            +         guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }

                  func detachDetail() {
            +         guard let router = detail else { return }
            +         detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeRouting),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
