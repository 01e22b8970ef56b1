import RuleKit

extension RuleDocumentation {
    static let viewlessRIBLeftEmpty = RuleDocumentation(
        summary: "A RIB without a view detaches its only child and does not notify its listener.",
        reason: """
            The RIB has nothing left to show, but it stays attached, with its subscriptions. Its parent believes that \
            the flow is still running: a guard in its router keeps the flow from being opened again.
            """,
        howItWorks: """
            The rule checks RIBs whose router is not viewable and whose parent detaches them before its own end. It \
            looks at the child that such a RIB attaches when it starts, and at the functions that it runs upon the \
            child's events. It reports the call that leads to the detachment if every path detaches the child, and no \
            path or completion handler calls the RIB's listener or attaches another child.
            """,
        limitations: """
            The rule reports nothing if the RIB also attaches children for other reasons than its start and events of \
            children, if the router detaches whatever child it has last, or if the path runs code that is not \
            analyzed or emits into a stream.
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

                  func detailDidClose() {
                      router?.detachDetail()
            +         listener?.flowDidClose()
                  }
              }
            """,
            in: """
                \(ExampleApp.closingDetailRIB)
                \(ExampleApp.flow)

                protocol FlowRouting: Routing {
                    func attachDetail()
                    func detachDetail()
                }

                extension FlowRouter {
                    func detachDetail() {
                        guard let router = detail else { return }
                        viewController.dismiss(router.viewControllable)
                        detachChild(router)
                        detail = nil
                    }
                }
                """),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
