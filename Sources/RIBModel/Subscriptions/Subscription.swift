public import SourceText

/// A call in an interactor's code that creates a subscription, or takes one from a caller, and what becomes of it.
public struct Subscription: Equatable, Sendable {
    /// The owner of the code: a class, or a protocol with an extension that applies only to interactors.
    public let owner: TypeID?
    /// The member that contains the call.
    public let member: DeclarationID
    /// The name of the subscribing operator.
    public let place: NodeReference
    public let library: StreamLibrary
    /// The observed member; empty if only a local names it. Part of the fingerprint.
    public let observable: String
    /// The name of what is observed, as written; empty if it has none.
    public let observedName: String
    public let end: End
    /// Whether an initializer subscribes to a subject that the object creates for itself. Determined for those in
    /// holders.
    public let isOfOwnSubject: Bool
    /// The part of the chain that captures `self` strongly.
    public let capture: SelfCapture?
    /// Whether the chain completes by itself, which releases its closures. Determined for dropped subscriptions and for
    /// those that keep the interactor alive.
    public let length: ChainLength
    /// How long the source emits. Determined for dropped subscriptions and for those that deactivation does not end.
    public let source: SourceLifetime
    /// Whether a closure of the chain keeps the object in memory, also through a local such as `strongSelf`. Determined
    /// for the same subscriptions.
    public let keepsOwner: Bool
    /// The interactor's properties that contain the subscription, in order.
    public let holders: [SubscriptionContainer]
    /// The edit that binds the subscription to the interactor's activity; nil if `self` is not an interactor there.
    /// Whether the interactor is active where the code runs, `activity(of:_:)` knows.
    public let binding: Binding?
    /// The closure of `Observable.create` that contains the call and returns the observer's own disposable.
    public let maker: Maker?
    /// For a call of a function that returns a subscription, the call in that function that created it.
    public let origin: NodeReference?
    /// What ends the subscription before it can get a value; nil for all others.
    public let disposal: Disposal?
    /// What ends or takes over an `answered` subscription, if requested and known.
    public let answer: Answer?

    /// What becomes of a subscription.
    public enum End: UInt8, Sendable {
        /// Bound to a lifetime, disposed of, or taken over by other code.
        case answered
        /// Stored in a property of the interactor.
        case held
        /// The result is unused; the chain completes by itself.
        case droppedFinite
        /// The result is unused.
        case dropped
        /// Inserted into a bag that is released at the end of the statement or function.
        case diesAtOnce
        /// Disposed of by the same statement or the next one, before it can get a value.
        case disposedAtOnce
    }

    /// A call that disposes of a subscription before it can get a value.
    public struct Disposal: Equatable, Sendable {
        /// The name of the call.
        public let place: NodeReference
        /// Whether the source certainly has no value for a new subscriber. Otherwise it is a request of unknown origin.
        public let isCertain: Bool
    }

    /// What ends a subscription or takes it over.
    public enum Answer: Sendable, Hashable {
        /// A call binds it to a lifetime or disposes of it; the call's name.
        case ended(NodeReference)
        /// A preceding operator ends the chain when the interactor is deactivated; the operator's name.
        case endsByItself(NodeReference)
        /// A call that is not analyzed takes it; the call's name.
        case taken(NodeReference)
        /// Inserted into a bag that does not belong to the interactor; the name of the inserting call.
        case foreignBag(NodeReference)
        /// The callers of that function.
        case caller(DeclarationID)
        /// The callers that pass it to the member.
        case owner(DeclarationID)
    }

    /// A closure that creates an observable.
    public enum Maker: UInt8, Sendable {
        case plain
        /// It returns `Disposables.create()`.
        case withDisposable
    }

    /// The edit that binds a subscription to the framework's own lifetime: the bytes to replace, or an empty range to
    /// insert at.
    public struct Binding: Equatable, Sendable {
        public let range: ByteRange
        public let method: String
    }

    /// The subscriptions in the code of a class or protocol, and in extensions of the framework's own class, that may
    /// be violations, in unspecified order.
    fileprivate static let queries = LifecycleQueries<[Subscription]>(
        ofInteractors: "subscriptions", ofWorkers: "subscriptionsOfWorkers",
        inInteractors: "subscriptionsInExtensions", inWorkers: "subscriptionsInExtensionsOfWorkers"
    ) { SubscriptionSurvey.subscriptions(of: $0, $1) }

    /// Whether a subscription may be a violation: its result is unused, or stored where deactivation does not clear it.
    static func mayBeViolation(_ end: End, _ holders: [SubscriptionContainer]) -> Bool {
        switch end {
        case .dropped, .diesAtOnce, .disposedAtOnce: true
        case .held: holders.contains { $0.life == .outlives }
        case .answered, .droppedFinite: false
        }
    }

    /// The first container that deactivation does not clear.
    public var lastingContainer: SubscriptionContainer? { holders.first { $0.life == .outlives } }

    /// Whether the subscription forms a reference cycle between the interactor and a container that deactivation does
    /// not clear.
    public var isCycle: Bool {
        end == .held && capture != nil && !length.mayBeFinite && holders.contains { $0.life == .outlives }
    }

    /// Whether the cycle stays for good: no part of the chain completes, and the source is known not to.
    public var isLastingCycle: Bool { isCycle && length == .endless && (source == .ofTheRIB || source == .outlives) }
}

/// A property of an interactor that keeps subscriptions alive, or the function that associates them with it.
public struct SubscriptionContainer: Hashable, Sendable {
    public let interactor: TypeID
    public let property: DeclarationID
    public let life: ContainerLife
    /// The place where deactivation clears it.
    public let emptied: NodeReference?

    package init(interactor: TypeID, property: DeclarationID, life: ContainerLife, emptied: NodeReference?) {
        (self.interactor, self.property, self.life, self.emptied) = (interactor, property, life, emptied)
    }
}

/// Subscriptions of a project's interactors, in the order of files and places: those that may be violations, or all.
public struct SubscriptionTable: Equatable, Sendable {
    public internal(set) var subscriptions: [Subscription] = []
    /// Properties of interactors that can keep subscriptions but have no insertions; only in a table that includes
    /// ended subscriptions.
    public internal(set) var idle: [DeclarationID] = []

    fileprivate static func query(_ lifecycle: Lifecycle) -> Query<WholeProject, SubscriptionTable> {
        switch lifecycle {
        case .interactor: ofInteractors
        case .worker: ofWorkers
        }
    }

    private static let ofInteractors = Query<WholeProject, SubscriptionTable>("subscriptionTable") { project, _ in
        SubscriptionTable(of: .interactor, in: project)
    }

    private static let ofWorkers = Query<WholeProject, SubscriptionTable>("subscriptionTableOfWorkers") { project, _ in
        SubscriptionTable(of: .worker, in: project)
    }

    private init(of lifecycle: Lifecycle, in project: Project) {
        let owners = project[SubscriberList.query(lifecycle)].types.types
        guard !owners.isEmpty else { return }
        let found =
            project.answers(Subscription.queries.query(lifecycle), owners)
            + Subscription.queries.answer(of: nil, lifecycle, project)
        subscriptions = found.sorted { $0.place < $1.place }
    }

    init(subscriptions: [Subscription]) { self.subscriptions = subscriptions }

    /// The containers with insertions, each with its subscriptions, in the order of the first subscription.
    public var holders: [(holder: SubscriptionContainer, subscriptions: [Subscription])] {
        var result: [(holder: SubscriptionContainer, subscriptions: [Subscription])] = []
        var places: [DeclarationID: [Int]] = [:]
        for subscription in subscriptions {
            for holder in subscription.holders {
                if let known = places[holder.property]?.first(where: { result[$0].holder == holder }) {
                    result[known].subscriptions.append(subscription)
                } else {
                    places[holder.property, default: []].append(result.count)
                    result.append((holder, [subscription]))
                }
            }
        }
        return result
    }
}

extension Project {
    /// Whether the interactor's own class declares the property of a container, and the property stores its value.
    public func declaresProperty(of container: SubscriptionContainer) -> Bool {
        isProperty(container.property) && !isComputed(container.property)
            && symbols.type(around: container.property) == container.interactor
    }

    /// The subscriptions of interactors that may be violations.
    public var subscriptions: SubscriptionTable { self[SubscriptionTable.query(.interactor)] }

    /// The subscriptions in the code of one type that may be violations, in the order of places.
    public func subscriptions(of owner: TypeID) -> [Subscription] {
        Subscription.queries.answer(of: owner, .interactor, self)
    }

    /// The subscriptions of all interactors, or of all workers.
    ///
    /// - Parameter includingEnded: also those that are ended, with what ends them, and the properties that can store
    ///   subscriptions. Analyzes all classes again.
    public func subscriptions(of lifecycle: Lifecycle = .interactor, includingEnded: Bool) -> SubscriptionTable {
        includingEnded
            ? SubscriptionSurvey.everything(in: self, lifecycle) : self[SubscriptionTable.query(lifecycle)]
    }
}
