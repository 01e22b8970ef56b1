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
    .detachedChildNotCleared,
    .workerSubscriptionNotBound,
    .unusedSuppression,
    .unknownRuleInSuppression,
    .malformedSuppression,
    .suppressionWithoutReason,
    .unterminatedRegion,
]
