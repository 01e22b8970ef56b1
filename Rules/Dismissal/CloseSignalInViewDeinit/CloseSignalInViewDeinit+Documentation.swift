import RuleKit

extension RuleDocumentation {
    static let closeSignalInViewDeinit = RuleDocumentation(
        summary: "A view asks for its RIB to be detached in 'deinit', which never runs.",
        reason: """
            A viewable router keeps its view. The view is released when its router is, after the RIB was detached; \
            but the detachment waits for the call in 'deinit'. After a swipe or the back button, both stay in memory.
            """,
        howItWorks: """
            The rule checks calls of the listener in the deinitializer of a RIB's view and of its base classes. It \
            reports the call if it leads to the detachment of the RIB, if nothing else in the view makes it, and if \
            neither the view nor its presentation has a hook that UIKit calls upon the removal.
            """,
        limitations: """
            The rule reports nothing if a step between the call and the detachment is not known.
            """,
        example: RuleExample(
            """
              final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
                  weak var listener: DetailPresentableListener?

            -     deinit { listener?.didClose() }
            +     override func viewDidDisappear(_ animated: Bool) {
            +         super.viewDidDisappear(animated)
            +         if isMovingFromParent { listener?.didClose() }
            +     }
              }
            """,
            in: ExampleApp.aroundDetailView),
        references: ["RIBs/Classes/ViewableRouter.swift in github.com/uber/RIBs-iOS"])
}
