import RuleKit

extension RuleDocumentation {
    static let workflowResultDiscarded = RuleDocumentation(
        summary: "Code runs a workflow and drops the subscription that 'subscribe' returns.",
        reason: """
            The subscription is the only way to end the workflow. With RxSwift, a workflow whose subscription is \
            dropped continues to wait for its steps after the interactor has been deactivated, and holds the RIBs that \
            it has reached. With Combine it is canceled immediately, before its first asynchronous step.
            """,
        howItWorks: """
            The rule reports each call of 'subscribe' with an actionable item on a workflow whose result is a \
            statement, assigned to '_', or in a local that nothing uses. It is right to call 'disposeOnDeactivate' or \
            'cancelOnDeactivate' on it, to put it into a bag or a property, and to return it.
            """,
        limitations: "Calls in code that is not part of a RIB are checked only where its bodies are read.",
        example: RuleExample(
            """
              final class RootInteractor: Interactor, RootActionableItem {
                  func openOrders() {
                      OpenOrdersWorkflow()
                          .subscribe(self)
            +             .disposeOnDeactivate(interactor: self)
                  }
              }
            """,
            in: "import RIBs\nimport RxSwift\nfinal class OpenOrdersWorkflow: Workflow<RootActionableItem> {}"),
        references: ["RIBs/Classes/Workflow/Workflow.swift in github.com/uber/RIBs-iOS"])
}
