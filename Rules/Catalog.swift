public import RuleKit

/// The rules, in reading order.
public let catalog: [Rule] = [
    .viewSelfDismissal,
    .strongRouter,
    .undisposedSubscription,
    .unresetDisposeBag,
    .builderSkipsComponent,
    .unusedSuppression,
    .unknownRuleInSuppression,
    .malformedSuppression,
    .suppressionWithoutReason,
    .unterminatedRegion,
]
