public import RuleKit

/// The rules, in reading order.
public let catalog: [Rule] = [
    .viewSelfDismissal,
    .modalSwipeDismissUnhandled,
    .strongRouter,
    .undisposedSubscription,
    .unresetDisposeBag,
    .unstructuredTaskNotCanceled,
    .builderSkipsComponent,
    .routerNotAssigned,
    .childBuiltNotAttached,
    .childPropertyNeverAssigned,
    .attachedNeverDetached,
    .detachMethodNeverCalled,
    .listenerMethodNeverCalled,
    .attachWithoutGuard,
    .detachedChildNotCleared,
    .routingMethodNeverCalled,
    .presentableMethodNeverCalled,
    .presentableListenerMethodNeverCalled,
    .workerSubscriptionNotBound,
    .unusedSuppression,
    .unknownRuleInSuppression,
    .malformedSuppression,
    .suppressionWithoutReason,
    .unterminatedRegion,
]
