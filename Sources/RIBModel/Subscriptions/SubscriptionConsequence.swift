import SourceText

/// What comes of subscriptions that the deactivation of their interactor does not end.
public enum SubscriptionConsequence: Sendable, Equatable {
    /// The first subscription that still receives events after the deactivation, or keeps the interactor in memory.
    case found(Subscription)
    case none(Reason)

    /// Why nothing comes of them.
    public enum Reason: Sendable, Equatable {
        /// They complete by themselves.
        case finite
        /// What they observe ends with the RIB, and nothing that they keep keeps the interactor in memory.
        case endsWithRIB
        /// Some complete by themselves, the others end with the RIB.
        case finiteOrWithRIB
        /// The RIB is never detached.
        case permanent
        /// What some of them observe is absent code, or more code than is followed: how long it emits cannot be told.
        case absent
    }
}

extension Subscription {
    /// Whether the chain completes by itself.
    fileprivate var isFinite: Bool { length.isFinite || source == .finite }

    /// Whether it cannot be told how long the chain emits.
    fileprivate var isUnknown: Bool { !isFinite && (source == .absent || length == .unknown) }
}

extension Project {
    /// What comes of subscriptions that the deactivation of an interactor does not end.
    public func consequence(
        of subscriptions: [Subscription], in interactor: TypeID?
    ) -> SubscriptionConsequence {
        let isAttachedAgain = interactor.map { self.isAttachedAgain(interactor: $0) } ?? false
        let harmful = subscriptions.first { subscription in
            if subscription.isFinite || subscription.isUnknown { return false }
            return subscription.source != .ofTheRIB || subscription.keepsOwner || isAttachedAgain
        }
        guard let harmful else {
            if subscriptions.contains(where: \.isUnknown) { return .none(.absent) }
            let finite = subscriptions.count { $0.isFinite }
            return .none(finite == 0 ? .endsWithRIB : finite == subscriptions.count ? .finite : .finiteOrWithRIB)
        }
        let isPermanent = interactor.map { self.isPermanent(interactor: $0) } ?? false
        return isPermanent ? .none(.permanent) : .found(harmful)
    }
}

extension Project {
    /// Whether a property is a constant bag of a library, which has to be replaced in order to clear it.
    public func isConstantBag(_ property: DeclarationID) -> Bool {
        let words = symbols.wellKnownNames.subscriptions
        return isConstant(property)
            && type(of: property).constituents.contains { part in
                switch part {
                case .known(let name, _): words[name].contains(.bags)
                case .collection: true
                default: false
                }
            }
    }
}
