internal import LeakLog
internal import RIBModel

/// What a message proves, in sentences. The framework's `LeakDetector` is told of objects by three callers only:
/// `Router.deinit` (its interactor, 1 s), `PresentableInteractor.deinit` (its presenter, 1 s) and
/// `ViewableRouter.deinit` (its view controller, 5 s), in RIBs/Classes/Router.swift, PresentableInteractor.swift and
/// ViewableRouter.swift of github.com/uber/RIBs-iOS.
struct LeakFacts {
    let project: Project

    func sentences(on kind: LeakMessage.Kind?, _ subject: LeakSubject) -> [String] {
        switch kind {
        case .leaked: owner(of: subject)
        case .viewAppeared:
            [
                "The view appeared five seconds after its interactor was deactivated: it is in a window after the "
                    + "detach, or its router was given the view of another RIB. Retain cycles are not the cause."
            ]
        case .attachedTwice: ["The same router object was attached to its parent twice."]
        case .boundTooEarly: ["The subscription was bound before the activity began, and ended at once."]
        case .notCommitted: ["A workflow was subscribed to before its steps were committed."]
        case .referenced:
            ["The log names references. It lists only objects that nothing reaches: an attached RIB is not among them."]
        case nil: unwatched(subject)
        }
    }

    private func owner(of subject: LeakSubject) -> [String] {
        switch subject.part {
        case .interactor:
            [
                "Its router was released a second ago. Holding the router, or not detaching the RIB, is not the cause: "
                    + "either would keep the router."
            ]
        case .view, .presenter:
            [
                "Its router was released five seconds ago, or its interactor one second ago. Holding the router, or "
                    + "not detaching the RIB, is not the cause: either would keep both."
            ]
        case .router:
            ["LeakDetector never watches a router, so another tool or the app's own code printed this."]
        default: ["Its owner was released, and the object was not."]
        }
    }

    private func unwatched(_ subject: LeakSubject) -> [String] {
        switch subject.part {
        case .router: ["LeakDetector never reports a router: a RIB that stays attached is not noticed at run time."]
        case .component, .builder, .worker, .workflow: ["LeakDetector never reports an object of this kind."]
        default: []
        }
    }
}
