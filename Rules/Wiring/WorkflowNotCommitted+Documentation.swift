import RuleKit

extension RuleDocumentation {
    static let workflowNotCommitted = RuleDocumentation(
        summary: "A chain adds steps to a workflow, or forks it, and does not end in 'commit()'.",
        reason: """
            A workflow runs the chains that are committed. Without 'commit()' the steps are created and dropped: the \
            deep link opens nothing, and nothing is logged.
            """,
        howItWorks: """
            The rule reports each chain that calls 'onStep' on a workflow, or 'fork' with one, and whose value is not \
            committed. It follows the value through locals, optional binding, 'onStep', 'onError' and 'asObservable', \
            and to the calls of the function that returns it.
            """,
        limitations: """
            A chain that is stored in a property, or passed to code of which it is not known what that does, is not \
            reported.
            """,
        example: RuleExample(
            """
              final class OpenOrdersWorkflow: Workflow<RootActionableItem> {
                  override init() {
                      super.init()
                      onStep { root in
                          root.waitForLogin()
                      }
                      .onStep { loggedIn, _ in
                          loggedIn.openOrders()
                      }
            +         .commit()
                  }
              }
            """,
            in: "import RIBs\nimport RxSwift"),
        references: ["RIBs/Classes/Workflow/Workflow.swift in github.com/uber/RIBs-iOS"])
}
