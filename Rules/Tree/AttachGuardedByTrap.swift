import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A router that stops the program if an event attaches a child again.
    static let attachGuardedByTrap = Rule(
        "attach_guarded_by_trap", in: .tree, as: .warning,
        documentation: .attachGuardedByTrap,
        inspects: Scope("calls that stop the program before a child is attached", of: [.router]),
        configurationKeys: ["modules", "router", "builder"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for trap in project.attachmentTraps(of: router) {
            guard let attachment = trap.attachment else {
                let call = Candidate("The call of '\(project.text(at: trap.place))'", at: project.site(trap.place))
                context.skip(call, "is not triggered by any event that can occur while the child is attached")
                continue
            }
            let (slot, event) = (project.fullName(trap.slot), project.fullName(attachment.event))
            context.report(
                at: project.site(trap.place),
                "A second '\(event)' stops the app here while \(trap.edge.childWords(project)) is attached.",
                help: "Return instead: 'guard \(slot) == nil else { return }', or detach the child first.",
                severity: trap.isForDebugging ? .note : nil, about: trap.edge.function, subject: slot,
                in: trap.edge.parent, related: trap.edge.attachmentNote(project), path: attachment.steps(project))
        }
        context.skipCalls(project.otherTraps(of: router)) { reason in
            switch reason {
            case .ofOther: "does not depend on a property that holds the child"
            case .none: "follows no call that stops the program if the child is attached already"
            }
        }
    }
}

extension RuleDocumentation {
    static let attachGuardedByTrap = RuleDocumentation(
        summary: "A router stops the app if an event attaches a child again.",
        reason: """
            A button can be tapped twice before the new screen covers it, and other children can send their events \
            again. A child that is already attached is not an error of the programmer then, but the app crashes.
            """,
        howItWorks: """
            The rule looks for 'precondition', 'fatalError' and 'preconditionFailure' that stop the program if the \
            property for a child is not nil, in functions that attach this child. It reports them if an event can run \
            the function any number of times, such as a tap in the router's own RIB or an event of another child that \
            stays attached, and if no code on the way reads the property first. 'assert' and 'assertionFailure', which \
            only stop debug builds, are notes.
            """,
        levels: """
            A note if the call only stops debug builds. Otherwise a warning.
            """,
        limitations: """
            Functions that only 'didLoad', 'didBecomeActive' and their subscriptions run are not reported, nor are \
            events of the child itself, and events whose way to the router depends on code that is not analyzed. It \
            reports nothing if a copy of RIBs in the project has other names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func attachDetail() {
            -         precondition(detail == nil)
            +         guard detail == nil else { return }
                      let router = detailBuilder.build(withListener: interactor)
                      detail = router
                      attachChild(router)
                      let view = router.viewControllable.uiviewController
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }
              }
            """,
            in: ExampleApp.aroundHomeAttachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
