import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A pushed view that is dismissed, or a presented one that is popped; and a dismissal of a navigation controller
    /// with several screens, of which one is popped elsewhere.
    static let removalDoesNotMatchPresentation = Rule(
        "removal_does_not_match_presentation", in: .dismissal, as: .warning,
        documentation: .removalDoesNotMatchPresentation,
        inspects: Scope("calls by which routers remove views in another way than they show them", of: [.router]),
        configurationKeys: ["modules", "router", "builder", "view"],
        where: { $0.knowsAttachments },
        each: { $0.routerClasses }, onceASite: true
    ) { context, router in
        let project = context.project
        for mismatch in project.mismatchedRemovals(by: router) {
            let place = mismatch.removal.place
            func skip(_ reason: SkipReason) {
                let call = Candidate("The call of '\(project.text(at: place))'", at: project.site(place))
                context.skip(call, reason)
            }
            switch mismatch.outcome {
            case .mismatch: report(mismatch, router, context)
            case .detachesNoChild: skip("is not on a path that detaches a child shown the other way")
            case .changesOthers: skip("is on a path that also removes or detaches something else")
            case .notifiesListener: skip("is on a path that notifies the listener of the router's own RIB")
            case .unclear: skip(.unknown("is on a path through code outside of the analysis"))
            }
        }
        for dismissed in project.dismissedNavigations(of: router) {
            guard case .removesAll(let edge, let sibling, let pop) = dismissed.storage else { continue }
            let note = Finding.Note(project.site(pop), "this pops \(sibling.childWords(project))")
            report(dismissed, edge, note, context)
        }
        context.skipCalls(project.otherMismatchedRemovals(by: router)) {
            reason($0, project.absence(of: router).words(in: project))
        }
    }

    private static func reason(_ removal: OtherMismatch, _ absent: String) -> String {
        switch removal {
        case .incomplete: "belongs to a router with \(absent)"
        case .ofOtherView: "names the view that it removes, or is on another view than the router's own"
        case .mixed: "may pop or dismiss, depending on the state"
        case .matches: "removes views in the way in which they are shown"
        case .unknownShowing: "concerns no child that is always shown in one known way"
        case .unknownChild: "removes a child that no known call detaches, or one of several in a property"
        case .neverRuns: "runs only at the end of the router's own RIB, or never"
        }
    }

    private static func report(
        _ dismissed: DismissedNavigation, _ edge: Edge, _ pop: Finding.Note, _ context: RuleContext
    ) {
        let project = context.project
        let property = project.fullName(dismissed.property)
        let child = edge.childWords(project)
        context.report(
            at: project.site(dismissed.place),
            """
            \(child) may be one of several screens in '\(property)', but is removed by a dismissal that closes them \
            all.
            """,
            help: "Call 'popViewController(animated:)' if '\(property)' contains other screens.",
            about: dismissed.function, subject: child, in: dismissed.router,
            related: [Finding.Note(project.site(dismissed.push), "its view is pushed here"), pop]
                + project.removalNotes(ofCallAt: dismissed.place))
    }

    private static func report(_ mismatch: MismatchedRemoval, _ router: TypeID, _ context: RuleContext) {
        let project = context.project
        let child = mismatch.edge.childWords(project)
        let removal = mismatch.removal
        let isPushed = removal.isDismissal
        let shown = isPushed ? "its view is pushed here" : "its view is presented here"
        let uikit =
            removal.inner == removal.place
            ? [] : [Finding.Note(project.site(removal.inner), isPushed ? "this dismisses" : "this pops")]
        context.report(
            at: project.site(removal.place),
            isPushed
                ? "\(child) is pushed but removed by a dismissal: its screen stays, or the whole flow closes."
                : "\(child) is presented but removed by a pop: it stays, and the screen below it is popped.",
            help: isPushed
                ? "Call 'popViewController(animated:)' on the navigation controller."
                : "Call 'dismiss(animated:)' on the controller that presents it.",
            about: removal.function, subject: child, in: router,
            related: mismatch.edge.presentations.prefix(1).map {
                Finding.Note(project.site($0.place), shown)
            } + uikit,
            life: mismatch.edge.child.ribs.first.map { .viewRemains($0.router) })
    }
}

extension RuleDocumentation {
    static let removalDoesNotMatchPresentation = RuleDocumentation(
        summary: "A router dismisses a view that it pushed, or pops a view that it presented.",
        reason: """
            A dismissal does not remove a pushed view: it stays on the screen while its RIB is detached, or the whole \
            flow closes that is presented around it. A pop does not remove a presented view: it takes the screen \
            below it.
            """,
        howItWorks: """
            The rule checks children whose views a router always pushes, or always presents by themselves. It reports \
            the call of the other kind of removal on a path that detaches the child, if that path removes nothing in \
            the right way and detaches and attaches nothing else. It also reports a dismissal of a navigation \
            controller into which the router pushes several children, if it detaches only one of them, keeps the \
            controller, and another child is popped.
            """,
        limitations: """
            The rule reports nothing for properties that hold several children in turn, for functions that pop or \
            dismiss depending on the state, for navigation controllers that are presented with the child in them, and \
            for paths that notify the RIB's own listener.
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
                      viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
                  }

                  func detachDetail() {
                      guard let router = detail else { return }
            -         viewController.uiviewController.dismiss(animated: true)
            +         viewController.uiviewController.navigationController?.popViewController(animated: true)
                      detachChild(router)
                      detail = nil
                  }
              }
            """,
            in: ExampleApp.aroundHomeRouting),
        references: ["developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"])
}
