import RIBModel
import RuleKit
import SourceText

extension SubscriptionConsequence {
    /// Note if nothing comes of the subscriptions; nil for the severity of the rule.
    var severity: Severity? {
        switch self {
        case .found: nil
        case .none: .note
        }
    }

    /// The end of a message that says what comes of the subscriptions.
    ///
    /// - Parameter after: the end of the activity, as in `after deactivation`.
    func clause(isOne: Bool, after end: String) -> String {
        switch self {
        case .found(let subscription) where subscription.keepsOwner: ", so it stays in memory"
        case .found(let subscription):
            if subscription.observedName.isEmpty || subscription.origin != nil {
                ", so it may receive events after \(end)"
            } else {
                ", so it may receive events of '\(subscription.observedName)' after \(end)"
            }
        case .none(let reason): "; no consequence was found: \(reason.words(isOne: isOne))"
        }
    }
}

extension SubscriptionConsequence.Reason {
    fileprivate func words(isOne: Bool) -> String {
        switch self {
        case .finite: isOne ? "it ends by itself" : "they end by themselves"
        case .endsWithRIB: isOne ? "its source ends with the RIB" : "their sources end with the RIB"
        case .finiteOrWithRIB: "they end by themselves or with the RIB"
        case .permanent: "the RIB is never detached"
        case .absent:
            isOne
                ? "its source is not analyzed"
                : "their sources are not analyzed"
        }
    }
}

extension Project {
    /// The imperative clause that clears a property in a hook: a constant bag has to become a variable first.
    func clearing(_ property: DeclarationID, in hook: String) -> String {
        let name = fullName(property)
        return isConstantBag(property)
            ? "make '\(name)' a 'var' and replace it in '\(hook)'" : "clear '\(name)' in '\(hook)'"
    }
}

extension String {
    /// With a capital letter at the start.
    var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
