import RuleKit

extension RuleDocumentation {
    static let closedWithChildOnTop = RuleDocumentation(
        summary: "A RIB asks to be popped while the view of its child is on top.",
        reason: """
            'popViewController' removes the view on top of the navigation stack, which is the child's. The view of the \
            RIB stays on the screen, but the RIB is detached: its interactor is inactive, and its buttons do nothing.
            """,
        howItWorks: """
            The rule looks at RIBs whose parents push them and pop them by 'popViewController', and at the functions \
            that such a RIB runs upon events of children that it pushes or presents on its own view. It reports a call \
            of the RIB's listener that leads to that pop if a path through the function neither detaches the child nor \
            removes a view. The same holds for a pop of an ancestor's view that is on the same navigation controller, \
            if no RIB in between detaches its child or removes a view. And it holds for RIBs that are presented and \
            whose parents call 'dismiss' on the RIB's own view, while a child is presented on that.
            """,
        limitations: """
            The rule reports nothing if the parent removes anything else or names what it removes, if the child's view \
            may remove itself or notifies of its removal, and if the RIB removes views when it is deactivated.
            """,
        example: RuleExample(
            """
              extension HomeInteractor: DetailListener {
                  func detailDidClose() {
            +         router?.detachDetail()
                      listener?.homeDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.aroundHomeInteractor)\n\(ExampleApp.homeParent)"),
        references: [
            "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
        ])
}
