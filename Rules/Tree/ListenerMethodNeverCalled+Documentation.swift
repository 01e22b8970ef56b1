import RuleKit

extension RuleDocumentation {
    static let listenerMethodNeverCalled = RuleDocumentation(
        summary: "A child never calls the function of its listener that would detach it.",
        reason: """
            The parent is prepared to detach the child, but the child never says that it is done. It stays attached \
            and active after the user has left its view, or the user cannot leave it at all.
            """,
        howItWorks: """
            The rule follows calls from each function that detaches a child back to the events that lead there. It \
            reports a function of the child's listener protocol if it is the only way to the detachment, apart from \
            the start of the parent, and if no code calls it, neither on the listener nor on a copy of it, nor uses \
            it as a value.
            """,
        limitations: """
            A call on a value of an unknown type counts as a call of every function of that name. The rule reports \
            nothing about children that stay as long as their parent by other evidence, such as tabs, and about RIBs \
            with a superclass that is not analyzed. It reports nothing if a copy of RIBs in the project has other \
            names for 'attachChild' and 'detachChild'.
            """,
        example: RuleExample(
            """
              final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
                  weak var listener: DetailListener?

                  func didClose() {
            -         // Nothing to do.
            +         listener?.detailDidClose()
                  }
              }
            """,
            in: "\(ExampleApp.detail)\n\(ExampleApp.detailView)\n\(ExampleApp.homeRIB)"),
        references: ["RIBs/Classes/Router.swift in github.com/uber/RIBs-iOS"])
}
