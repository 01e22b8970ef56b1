import RuleKit

extension RuleDocumentation {
    static let routerUsedAfterOwnDetach = RuleDocumentation(
        summary: "An interactor uses its router after the listener has detached the RIB.",
        reason: """
            The parent detaches the RIB while it handles the event, and clears the property that holds the router. \
            Nothing keeps the router then, and the interactor's weak reference is nil: the call does not run. What it \
            should have removed stays on the screen, and what it should have detached goes without its own cleanup.
            """,
        howItWorks: """
            The rule looks at functions of interactors that call the own listener and then the own router. It follows \
            the event through the parents to the calls that detach the RIB or one of its ancestors, and reports the \
            call of the router if the RIB is detached before it on every path with both calls.
            """,
        levels: "A call that only detaches children, and shows or removes no view, is a note.",
        limitations: """
            The rule reports nothing if the router may be kept: by a local, by a strong property, by a parent that \
            does not clear its property, or by code outside of the analysis; nor if the router itself may be running \
            the code. A detachment that runs later, in a completion handler for example, does not count.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            -         listener?.homeDidClose()
                      router?.detachDetail()
            +         listener?.homeDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.aroundHomeInteractor)\n\(ExampleApp.homeParent)"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
