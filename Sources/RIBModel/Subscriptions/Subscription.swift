public import SourceText

/// One call in an interactor's code that begins a subscription, or that is handed one, with what becomes of it.
public struct Subscription: Equatable, Sendable {
    /// Whose code it is: a class, or a protocol whose extension only interactors get.
    public let owner: TypeID?
    /// The member that it stands in.
    public let member: DeclarationID
    /// The name of the subscribing operator.
    public let place: NodeReference
    public let library: Library
    /// The member that is observed; empty where only a local names it. Fingerprints rest on it.
    public let observable: String
    /// What is observed as the code has it; empty where it has no name.
    public let observedName: String
    public let end: End
    /// What of its closures, or those of the operators before it, keeps the interactor alive.
    public let capture: SelfCapture?
    /// Whether it ends by itself, which frees its closures. Known of those that are dropped, and of those that keep the
    /// interactor alive.
    public let length: ChainLength
    /// Own properties that it is put into, in order.
    public let holders: [SubscriptionContainer]
    /// Where it can be bound to the interactor's activity instead; nil where `self` is no interactor there, or not yet
    /// active.
    public let binding: Binding?
    /// The closure of `Observable.create` that it stands in, whose value is the observer's own disposable.
    public let maker: Maker?
    /// The subscription that the called function returns, for a call of one.
    public let origin: NodeReference?
    /// Who answers for one that is `answered`, as far as that was asked for and can be told.
    public let answer: Answer?

    public enum Library: UInt8, Sendable {
        case rx, combine
    }

    /// What becomes of it.
    public enum End: UInt8, Sendable {
        /// Bound to a lifetime, disposed, or taken over by code that answers for it.
        case answered
        /// In a property of the interactor.
        case held
        /// Nobody keeps the value; the chain ends by itself.
        case droppedFinite
        /// Nobody keeps the value.
        case dropped
        /// In a bag that goes at the end of the statement or function.
        case diesAtOnce
    }

    /// Who answers for a subscription.
    public enum Answer: Sendable, Hashable {
        /// A call binds it to a lifetime or disposes of it; its name.
        case ended(NodeReference)
        /// An operator before it ends the chain when the interactor is deactivated; its name.
        case endsByItself(NodeReference)
        /// A call takes it that leads out of what can be seen; its name.
        case taken(NodeReference)
        /// It goes into a bag that is not the interactor's; the name of the call that puts it there.
        case foreignBag(NodeReference)
        /// Whoever calls that function.
        case caller(DeclarationID)
        /// Whoever calls the member and hands it in.
        case owner(DeclarationID)
    }

    /// A closure that makes an observable.
    public enum Maker: UInt8, Sendable {
        case plain
        /// It returns `Disposables.create()`.
        case withDisposable
    }

    /// How the framework's own lifetime is given to a subscription: bytes to replace, or to insert behind if none.
    public struct Binding: Equatable, Sendable {
        public let range: ByteRange
        public let method: String
    }

    /// Those of a class or protocol that something speaks against, in no particular order.
    static let query = Query<TypeID, [Subscription]>("subscriptions") { project, type in
        SubscriptionSurvey.subscriptions(of: type, in: project)
    }

    /// Those in extensions of the framework's own interactor.
    fileprivate static let inFrameworkExtensions = Query<WholeProject, [Subscription]>("subscriptionsInExtensions") {
        project, _ in SubscriptionSurvey.subscriptions(of: nil, in: project)
    }

    /// Whether something speaks against it: nobody keeps it, or something that deactivation does not empty.
    static func mayBeBreach(_ end: End, _ holders: [SubscriptionContainer]) -> Bool {
        switch end {
        case .dropped, .diesAtOnce: true
        case .held: holders.contains { $0.life == .outlives }
        case .answered, .droppedFinite: false
        }
    }

    /// The first container that deactivation does not clear.
    public var lastingContainer: SubscriptionContainer? { holders.first { $0.life == .outlives } }

    /// Whether a holder that deactivation does not empty and the interactor keep each other alive through it.
    public var isCycle: Bool {
        end == .held && capture != nil && !length.isFinite && holders.contains { $0.life == .outlives }
    }
}

/// An own property of an interactor that keeps subscriptions alive.
public struct SubscriptionContainer: Hashable, Sendable {
    public let interactor: TypeID
    public let property: DeclarationID
    public let life: Life
    /// Where deactivation empties it.
    public let emptied: NodeReference?

    public enum Life: UInt8, Sendable {
        case emptied, outlives
        /// A superclass that is neither here nor known may empty it.
        case unresolved
    }
}

/// Subscriptions of a project's interactors, in order of files and places: those that something speaks against, or all.
public struct SubscriptionTable: Equatable, Sendable {
    public internal(set) var subscriptions: [Subscription] = []
    /// Properties of interactors that could keep subscriptions, and that nothing is put into; only in a table that
    /// includes ended subscriptions.
    public internal(set) var idle: [DeclarationID] = []

    fileprivate static let query = Query<WholeProject, SubscriptionTable>("subscriptionTable") { project, _ in
        let owners = project[SubscriberList.query].types.types
        guard !owners.isEmpty else { return SubscriptionTable() }
        let found = project.answers(Subscription.query, owners) + project[Subscription.inFrameworkExtensions]
        return SubscriptionTable(subscriptions: found.sorted { $0.place < $1.place })
    }

    /// Holders that something is put into, each with the subscriptions that are, in order of the first of these.
    public var holders: [(holder: SubscriptionContainer, subscriptions: [Subscription])] {
        var order: [SubscriptionContainer] = []
        var members: [SubscriptionContainer: [Subscription]] = [:]
        for subscription in subscriptions {
            for holder in subscription.holders {
                if members[holder] == nil { order.append(holder) }
                members[holder, default: []].append(subscription)
            }
        }
        return order.map { ($0, members[$0] ?? []) }
    }
}

extension Project {
    /// What interactors subscribe to and something speaks against.
    public var subscriptions: SubscriptionTable { self[SubscriptionTable.query] }

    /// The subscriptions in the code of one type that something speaks against, in order of places.
    public func subscriptions(of owner: TypeID) -> [Subscription] { self[Subscription.query, owner] }

    /// The subscriptions of all interactors.
    ///
    /// - Parameter includingEnded: also those that something ends, with what ends them, and the properties that could
    ///   store subscriptions. That analyzes all interactors again.
    public func subscriptions(includingEnded: Bool) -> SubscriptionTable {
        includingEnded ? SubscriptionSurvey.everything(in: self) : subscriptions
    }
}
