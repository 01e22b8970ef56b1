import RuleKit

extension RuleDocumentation {
    static let notificationObserverNotRemoved = RuleDocumentation(
        summary: "An interactor or worker starts an observer or a timer that its end does not remove.",
        reason: """
            An observer, a repeating timer and a display link run until they are removed. One that outlives the \
            deactivation updates state and calls the listener of a RIB that is detached, and is added a second time \
            when the RIB becomes active again.
            """,
        howItWorks: """
            The rule checks 'addObserver(forName:…)', 'addObserver(self, selector: …)', 'observe(\\.keyPath)', \
            'Timer.scheduledTimer' with 'repeats: true', 'CADisplayLink' and 'DispatchSource.makeTimerSource' in the \
            code of interactors and workers. It reports one whose token or timer is dropped, or kept in a property \
            that no code which willResignActive reaches (in a worker, didStop) uses other than to assign another value \
            to it. For an observer with a selector, 'removeObserver(self)' has to be called there; that does not \
            remove an observer with a block.
            """,
        levels: """
            It is a warning for an observer with a block, a timer and a display link, which run on without the \
            object, and for an observer with a selector whose handler calls a listener or a router, or a service \
            whose result it ignores. It is a note for other observers with a selector and for a kept observation of a \
            key path, which end with the object, for what the deinitializer removes, and in a RIB that is never \
            detached. Several calls in one function with the same remedy are one finding. What is started as the view \
            appears, and ended as it disappears, is not reported.
            """,
        limitations: """
            Any use of the property at the end counts as a removal. The rule reports nothing if the token is returned \
            or passed to a function, if the block itself invalidates the timer, if it is not known whether a timer \
            repeats, or if a superclass is outside of the analyzed files. Subscriptions to notifications of RxSwift \
            and Combine are checked by undisposed_subscription.
            """,
        example: RuleExample(
            """
              final class ClockInteractor: Interactor {
                  private var timer: Timer?

                  override func didBecomeActive() {
                      super.didBecomeActive()
                      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                          self?.tick()
                      }
                  }

                  override func willResignActive() {
                      super.willResignActive()
            +         timer?.invalidate()
                  }

                  private func tick() {}
              }
            """,
            in: "import Foundation\nimport RIBs"))
}
