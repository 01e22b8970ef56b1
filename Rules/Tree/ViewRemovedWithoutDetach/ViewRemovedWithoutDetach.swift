import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that removes a child's view and leaves the child attached.
    static let viewRemovedWithoutDetach = Rule(
        "view_removed_without_detach", in: .tree, as: .warning,
        documentation: .viewRemovedWithoutDetach,
        inspects: Scope("calls by which routers remove or replace the view of a child", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for removed in project.removedChildren(of: router) {
            func skip(_ reason: SkipReason) {
                let name = "The call of '\(project.text(at: removed.place))'"
                context.skip(Candidate(name, at: project.site(removed.place)), reason)
            }
            switch removed.outcome {
            case .staysAttached: report(removed, router, context)
            case .detached: skip("removes the view of a child that is detached on the way, or no view of a child")
            case .shownAgain: skip("removes the view of a child that the router shows again without attaching it")
            case .atEnd: skip("runs only when the router's own RIB ends, or never")
            case .unclear: skip(.unknown("is on paths that pass the child to code outside of the analysis"))
            }
        }
        guard context.recordsSkips else { return }
        for place in project.removingCalls(of: router).map(\.calleePlace) {
            context.skipOther(Candidate(call: place, in: project), "is not known to remove the view of a stored child")
        }
    }

    private static func report(_ removed: RemovedChild, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = removed.edge.childWords(project)
        let verb = removed.slot == nil ? "replaces" : "removes"
        context.report(
            at: project.site(removed.place),
            """
            '\(project.name(of: router))' \(verb) the view of \(child), but does not detach it: it stays attached and \
            active without a view.
            """,
            help: "Detach the child where its view is removed.",
            about: removed.function, subject: child, in: router,
            related: removed.edge.attachmentNote(project)
                + (removed.slot.map { [Finding.Note(project.site(ofName: $0), "the child is stored here")] } ?? [])
                + project.removalNotes(ofCallAt: removed.place),
            life: removed.edge.life)
    }
}

extension RuleDocumentation {
    static let viewRemovedWithoutDetach = RuleDocumentation(
        summary: "A router removes the view of a child, but does not detach the child.",
        reason: """
            The screen is gone, but the child's interactor stays active: its subscriptions and workers run on. If the \
            router also clears its property, nothing can detach the child any more.
            """,
        howItWorks: """
            The rule checks calls in routers that dismiss, pop or remove the view of a stored child: by an argument or \
            receiver, or from the router's own view in a function that unwraps or clears the property. A function of \
            the view without parameters also counts, if it clears or removes a property of the view that another \
            function of it has filled with the child's view. It reports the \
            call if some path detaches nothing, neither in the router nor in the functions that call it. For routers \
            that show children at the root of the window, it also reports the call that replaces one child by another \
            upon an event of the first, if no function on the way detaches the first.
            """,
        limitations: """
            The rule reports nothing if the child's view or its presentation has a hook that UIKit calls upon the \
            removal, if the function only runs when the router's own RIB ends, if a completion handler may detach the \
            child, if another event shows the child again without attaching it, and for the removal of whatever is on \
            top.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      view.modalPresentationStyle = .fullScreen
                      viewController.uiviewController.present(view, animated: true)
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
                      router.viewControllable.uiviewController.dismiss(animated: true)
            +         detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundPresentingRouter),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
