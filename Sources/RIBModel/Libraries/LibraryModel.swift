/// What is known of one library, as data: its declarations, and what calls of them do to subscriptions, closures and
/// references.
///
/// A library is modeled in one file of this folder, and no other file of the model names what a library declares.
/// `LibraryModels` joins all of them.
struct LibraryModel: Sendable {
    var declarations = LibraryDeclarations()
    var streams = StreamNames()
    var references = ReferenceNames()
    var routing = RoutingNames()
}

/// What names mean to subscriptions.
struct StreamNames: Sendable {
    /// Types that are subscribed to.
    var observables: [String] = []
    /// Observables that complete after one value at most.
    var endingObservables: [String] = []
    /// Observables whose subscribers share one subscription that `connect()` starts.
    var connectableObservables: [String] = []
    /// Types that values are fed to.
    var subjects: [String] = []
    /// Subjects that keep the last value.
    var valueSubjects: [String] = []
    /// Methods that feed a subject.
    var emissions: [String] = []
    /// Types of one subscription.
    var subscriptions: [String] = []
    /// Types that own subscriptions until they are deallocated.
    var bags: [String] = []

    /// Methods that subscribe, with what a call needs to be such a subscription.
    var subscribers: [(name: String, form: SubscriberForm)] = []
    /// Labels of arguments that make such a call a subscription whatever its receiver is.
    var subscriberLabels: [String] = []
    /// Labels of handlers that only `endingObservables` take.
    var endingHandlers: [String] = []

    /// Operators that end an observable after as many values as their argument says.
    var limitingOperators: [String] = []
    /// Operators that make an observable of at most one value.
    var singleOperators: [String] = []
    /// Operators whose result ends when the receiver ends.
    var neutralOperators: [String] = []
    /// Neutral operators that emit one value at the end.
    var collectingOperators: [String] = []
    /// Neutral operators that make a plain observable of one that has at most one value.
    var convertingOperators: [String] = []
    /// Operators whose result may last longer than the receiver.
    var lengtheningOperators: [String] = []
    /// Lengthening operators that subscribe again after an error, as often as an argument says.
    var retryingOperators: [String] = []
    /// Lengthening operators that subscribe again without a limit.
    var endlessRetryingOperators: [String] = []
    /// Operators that make an observable of at most one value of another one.
    var traitOperators: [String] = []
    /// Trait operators whose result is of the kind of their argument.
    var continuingOperators: [String] = []
    /// Operators behind which `connect()` subscribes.
    var connectables: [String] = []
    /// Static functions that make an observable which ends by itself.
    var endingMakers: [String] = []
    /// Static functions that make an observable of at most one value that has none and never ends.
    var endlessMakers: [String] = []
    /// Functions with a closure that makes an observable for each subscriber.
    var observableMakers: [String] = []
    /// Observable makers whose closure returns the subscription.
    var subscriptionReturningMakers: [String] = []
    /// Types and functions that join subscriptions to one.
    var subscriptionMakers: [String] = []

    /// Methods that put a subscription into a bag.
    var bagTerminators: [String] = []
    /// Methods that end a subscription when the interactor is deactivated.
    var deactivationTerminators: [String] = []
    /// Other methods that end a subscription or bind it to a lifetime.
    var otherTerminators: [String] = []
    /// Methods by which a container takes a subscription.
    var insertions: [String] = []
    /// Methods by which a container gives up what it holds.
    var emptyings: [String] = []
    /// Names under which a closure receives the object whose code it is part of.
    var selfNames: [String] = []
    /// Functions that run a closure argument and keep nothing of its result.
    var runners: [String] = []
    /// Functions that keep a closure argument, which makes the closure an entry point of its own.
    var handlers: [String] = []
    /// Observables that end or emit when an interactor is deactivated.
    var activityStreams: [String] = []
}

/// What a call by a subscriber's name needs to be a subscription. Arguments that are handlers suffice for all but two.
enum SubscriberForm: Sendable {
    /// Handlers, an observer, or no argument at the end of a chain of calls.
    case observer
    /// Handlers, or a label that names a target, unless the receiver has such a method itself.
    case binding
    /// Handlers, or an observable as the receiver, or no argument at the end of a chain of calls.
    case driving
    /// Handlers, or an observable as the receiver, or a target as the only argument.
    case emitting
    /// Handlers, or an observable as the receiver.
    case plain
    /// A target and a key path.
    case assignment
    /// A connectable observable as the receiver.
    case connection
}

/// What names mean to references between objects.
struct ReferenceNames: Sendable {
    /// Property wrappers and generic types that hold their value weakly.
    var weakWrappers: [String] = []
    /// Members by which a view or a child notifies whoever listens, whatever their type.
    var listeners: [String] = []
    /// Listeners that a library's protocol declares for a view.
    var inheritedListeners: [String] = []
}

/// What names mean to routers and components.
struct RoutingNames: Sendable {
    /// Methods that every router has.
    var routerMethods: [String] = []
    /// Functions that have nothing to do with components but are named alike.
    var foreignComponentFunctions: [String] = []
}
