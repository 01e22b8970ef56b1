import RuleKit

extension RuleDocumentation {
    static let wrongChildDetached = RuleDocumentation(
        summary: "A router detaches something that is none of its children at that point.",
        reason: """
            The child that was meant stays attached, with an active interactor and running subscriptions. If the \
            property that holds it is unwrapped by force after it was set to nil, the app stops.
            """,
        howItWorks: """
            The rule reports a call of 'detachChild' that gets the router itself, a router that builds this one, a \
            child that the same function has just built and attaches later, or a property that is nil on every path \
            to the call because the router has set it to nil before. If the assignment and the call follow each \
            other, a fix exchanges them.
            """,
        limitations: """
            The rule does not report a child that is detached twice. Calls in closures that run later are not judged \
            by what precedes them.
            """,
        example: RuleExample(
            """
              extension HomeRouter {
                  func detachDetail() {
                      guard detail != nil else { return }
            +         detachChild(detail!)
                      detail = nil
            -         detachChild(detail!)
                  }
              }
            """,
            in: ExampleApp.aroundHomeDetachment),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
