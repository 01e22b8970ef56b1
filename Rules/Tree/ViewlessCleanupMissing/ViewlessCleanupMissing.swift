import RIBModel
import RuleKit
import SourceText

extension Rule {
    /// A RIB without a view that leaves the views of its children on screen when it is detached.
    static let viewlessCleanupMissing = Rule(
        "viewless_cleanup_missing", in: .tree, as: .note, isDefault: false,
        documentation: .viewlessCleanupMissing,
        inspects: Scope("routers without a view that show children", of: [.router]),
        configurationKeys: ["modules", "router", "interactor", "builder"],
        each: { $0.routerClasses }
    ) { context, router in
        let project = context.project
        for views in project.remainingViews(of: router, all: context.recordsSkips) {
            let shown = views.shown.child.ribs.first?.router ?? router
            let site = views.cleanup.map { project.site(ofName: $0) } ?? project.site(router)
            func skip(_ reason: SkipReason, _ place: NodeReference? = nil) {
                context.skip(
                    Candidate("The router '\(project.name(of: router))'", at: site), reason,
                    at: place.map { [Finding.Note(project.site($0), "here")] } ?? [])
            }
            switch views.outcome {
            case .cleaned(let place): skip("removes a view when its interactor is deactivated", place)
            case .removedAbove(let place): skip("belongs to a RIB whose parent removes or replaces its views", place)
            case .removedBefore(let place): skip("removes a view where the listener is notified", place)
            case .unclear: skip(.unknown("may be cleaned up by code that is not analyzed"))
            case .onlyTop(let place):
                context.report(
                    at: project.site(place),
                    """
                    '\(project.name(of: router))' has no view and pushes several views, of which this removes only the \
                    one on top when the RIB is detached.
                    """,
                    help: "Pop to the view that was on top before, or pop each view.",
                    about: views.cleanup, in: router,
                    related: [Finding.Note(project.site(views.shown.presentations[0].place), "a view is shown here")],
                    life: .viewRemains(shown))
            case .left:
                let child = views.shown.child.ribs.first.map { "'\(project.ribName($0.router))'" } ?? "a child"
                let note = Finding.Note(
                    project.site(views.shown.presentations[0].place), "the view is shown here")
                context.report(
                    at: site,
                    """
                    '\(project.name(of: router))' has no view and shows \(child), whose view nothing removes when the \
                    RIB is detached.
                    """,
                    help: "Remove the view in a function of the router, and call it in 'willResignActive()'.",
                    about: views.cleanup, in: router,
                    related: [note]
                        + views.above.detachments.prefix(1).map {
                            Finding.Note(project.site($0.place), "the RIB is detached here")
                        },
                    life: .viewRemains(shown))
            }
        }
    }
}

extension RuleDocumentation {
    static let viewlessCleanupMissing = RuleDocumentation(
        summary: "A RIB without a view does not remove the views that it shows when it is detached.",
        reason: """
            A router without a view shows its children on the view of an ancestor. Detaching it deactivates them, but \
            removes no view: what it has presented stays on the screen without a RIB.
            """,
        howItWorks: """
            The rule checks routers without a view of their own, in RIBs that their parent detaches, which show a \
            child on a stored view. It reports one if the interactor's 'willResignActive' calls no function of the \
            router that removes a view, no path to the call that detaches the RIB removes \
            or replaces one, and the interactor has its router remove one in no function that notifies its listener. \
            It also reports a function that pops only the view on top, if the router pushes several that stay.
            """,
        limitations: """
            The rule reports nothing about RIBs that an object outside of the tree hosts, about those that are never \
            detached, and where code that is not analyzed may remove the views. It does not check whether the views \
            are there when the RIB is detached, so it is off by default.
            """,
        example: RuleExample(
            """
              final class FlowInteractor: Interactor, DetailListener {
                  weak var router: FlowRouting?
                  weak var listener: FlowListener?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      router?.attachDetail()
                  }

                  override func willResignActive() {
                      super.willResignActive()
            +         router?.cleanupViews()
                  }

                  func detailDidClose() {
                      listener?.flowDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)
                \(ExampleApp.flow)

                protocol FlowRouting: Routing {
                    func cleanupViews()
                }

                protocol FlowViewControllable: ViewControllable {}

                final class MainViewController: UIViewController, FlowViewControllable {
                    func present(_ view: ViewControllable) {
                        view.uiviewController.modalPresentationStyle = .fullScreen
                        present(view.uiviewController, animated: true)
                    }
                }
                """))
}
