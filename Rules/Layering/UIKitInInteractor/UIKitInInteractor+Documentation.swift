import RuleKit

extension RuleDocumentation {
    static let uikitInInteractor = RuleDocumentation(
        summary: "An interactor presents, pushes or removes view controllers itself.",
        reason: """
            An interactor is tested without views, and knows its own by a protocol. One that shows controllers \
            bypasses its router, which then does not know what is on the screen, and cannot remove it when the RIB is \
            detached.
            """,
        howItWorks: """
            The rule reports calls of UIKit's methods that present, dismiss, push, pop, replace or embed controllers \
            in the code of an interactor, on a receiver whose type is a view controller's, on 'uiviewController' or a \
            navigation controller, or on whatever controller is on top. Several calls on the same receiver in a \
            function are one finding. It also reports a view controller of the project that the interactor creates and \
            passes to nothing.
            """,
        limitations: """
            Calls on the router, the presenter and the listener are not reported, whatever their names are, nor are \
            controllers that the interactor passes to a function, other uses of UIKit such as images, and the import.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable> {
                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         presenter.uiviewController.present(UIAlertController(), animated: true)
            +         presenter.showWarning()
                  }
              }
            """,
            in: "import RIBs\nimport UIKit"))
}
