import RuleKit

extension RuleDocumentation {
    static let unstructuredTaskNotCanceled = RuleDocumentation(
        summary: "An interactor or worker creates a task that its end does not cancel.",
        reason: """
            A task runs on after its handle is released. If it outlives the deactivation, it updates state and calls \
            the listener of a RIB that is detached. A task that loops over an asynchronous sequence does not end at \
            all, and keeps everything that it captures in memory.
            """,
        howItWorks: """
            The rule checks each Task { }, Task.detached { } and Task.init in the code of interactors and workers, \
            of their base classes, and of extensions that only they receive, and follows the handle. A task is \
            correct if its handle is awaited or canceled, if a function binds it to a lifetime, or if it is stored \
            in a property, collection or bag that code which willResignActive reaches cancels (in a worker, code \
            that didStop reaches). Setting the property to nil or removing the handle from the collection does not \
            cancel a task.
            """,
        levels: """
            It is a warning if the task loops over an asynchronous sequence, or sleeps in a loop, while it references \
            self strongly, unless the RIB is never detached. Otherwise it is a note.
            """,
        limitations: """
            Handles passed to code outside the analyzed files, or to another object's method that a protocol \
            declares, are assumed to be canceled there, and so are those that a function returns to callers outside \
            of the class. Canceling in deinit or at the next call does not count. Canceling under a condition does, \
            and so does canceling the previous task on activation before the next one is stored. What is associated \
            with the object is assumed to be canceled when the association is removed. The rule is off by default, \
            since a short task that captures self weakly does little harm.
            """,
        example: RuleExample(
            """
              final class QuoteInteractor: Interactor {
                  private let service = QuoteService()
            +     private var refreshing: Task<Void, Never>?

                  override func didBecomeActive() {
                      super.didBecomeActive()
            -         Task { [weak self] in
            +         refreshing = Task { [weak self] in
                          await self?.service.refresh()
                      }
                  }
            +
            +     override func willResignActive() {
            +         super.willResignActive()
            +         refreshing?.cancel()
            +     }
              }
            """,
            in: "import RIBs"),
        references: ["RIBs/Classes/Interactor.swift in github.com/uber/RIBs-iOS"])
}
