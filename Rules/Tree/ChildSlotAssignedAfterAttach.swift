import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A child that calls back while it is attached, before its parent stores it.
    static let childSlotAssignedAfterAttach = Rule(
        "child_slot_assigned_after_attach", in: .tree, as: .warning,
        documentation: .childSlotAssignedAfterAttach,
        fixes: .sometimes,
        inspects: Scope("calls that attach children before they are stored", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        mayLeaveAttached: true,
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for early in project.earlyAttachments(of: router) {
            if let callback = early.callback {
                report(early, callback, context)
            } else {
                let call = "The call of '\(project.text(at: early.attachment))'"
                context.skip(
                    Candidate(call, at: project.site(early.attachment)),
                    "attaches a child that does not call back as it starts")
            }
        }
        context.skipCalls(project.otherEarlyAttachments(of: router)) { reason in
            switch reason {
            case .storedBefore: "attaches a child that is stored before"
            case .notStored: "attaches a child that is not known to be stored in a property"
            case .notOptional(let slot): "attaches a child in '\(project.fullName(slot))', not an optional variable"
            case .storedElsewhere(let slot): "attaches a child that other code stores in '\(project.fullName(slot))'"
            case .later: "is in a closure that runs later"
            }
        }
    }

    private static func report(
        _ early: EarlyAttachment, _ callback: EarlyAttachment.Callback, _ context: RuleContext
    ) {
        let project = context.project
        let slot = project.fullName(early.slot)
        let child = early.edge.childWords(project)
        context.report(
            at: project.site(early.attachment),
            "\(child) calls back while it is attached, before '\(slot)' contains it.",
            help: "Assign '\(slot)' before attaching the child.",
            about: early.edge.function, subject: slot, in: early.edge.parent,
            related: [
                Finding.Note(project.site(early.assignment), "'\(slot)' is assigned here"),
                Finding.Note(project.site(ofName: callback.function), "this function finds it nil, or another child"),
            ],
            path: [Finding.Note(project.site(ofName: callback.start), "this runs while the child is attached")]
                + callback.calls.map { Finding.Note(project.site($0), "'\(project.text(at: $0))' is called") },
            fix: early.swap.map { swap in
                Fix(
                    "Assign '\(slot)' before attaching", isSafe: true,
                    edits: [Fix.Edit(swap.first, swap.assignment), Fix.Edit(swap.second, swap.attachment)])
            })
    }
}

extension RuleDocumentation {
    static let childSlotAssignedAfterAttach = RuleDocumentation(
        summary: "A router stores a child after it attaches it, but the child already calls back as it starts.",
        reason: """
            'attachChild' activates the child's interactor immediately. If this requests its own end there, the \
            function of the router that detaches the child finds the property nil and does nothing. Only then is the \
            child stored: it stays attached, although it has asked to go.
            """,
        howItWorks: """
            The rule looks at functions of routers that attach a child and assign it to an optional variable \
            afterward. It follows the calls from the child's 'didBecomeActive' and its router's 'didLoad' to the \
            child's listener and from there to the routers, and reports the attachment if they lead to a function of \
            the parent's router that uses the property. Closures that run later do not count. Handlers of \
            subscriptions do if the stream emits immediately: 'Observable.just', a relay or subject with a current \
            value, 'startWith', with no operator after it that waits, drops values or changes the scheduler.
            """,
        limitations: """
            The rule does not see a child that another function stores. It does not evaluate conditions, except in \
            handlers of subscriptions: the call back may be rare.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      listener?.detailDidClose()
                  }

                  func didClose() { listener?.detailDidClose() }
              }

              extension HomeRouter {
                  func attachDetail() {
                      guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
            +         detail = router
                      attachChild(router)
            -         detail = router
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: """
                \(ExampleApp.detail)
                \(ExampleApp.detailView)
                \(ExampleApp.home)
                \(ExampleApp.homeInteractor)
                \(ExampleApp.homeDetachment)
                """))
}
