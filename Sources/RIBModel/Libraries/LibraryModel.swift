/// The model of one library, as data: its declarations, and the effects of calls on subscriptions, closures and
/// references.
///
/// Each library is modeled in one file of this folder; no other file of the model names a library's declarations.
/// `LibraryModels` joins all models.
package struct LibraryModel: Sendable {
    var declarations = LibraryDeclarations()
    var streams = StreamNames()
    var references = ReferenceNames()
    var routing = RoutingNames()
    var executors = ExecutorNames()
    var runs = RunNames()
}

/// Names that matter to subscriptions.
struct StreamNames: Sendable {
    /// Types that can be subscribed to.
    var observables: [String] = []
    /// Observables that complete after at most one value.
    var endingObservables: [String] = []
    /// Types and functions that make a publisher of at most one value.
    var singleValueMakers: [String] = []
    /// Observables of what happens to a view, which end with it.
    var viewStreams: [String] = []
    /// Observables whose subscribers share one subscription that `connect()` starts.
    var connectableObservables: [String] = []
    /// Types that accept values.
    var subjects: [String] = []
    /// Subjects that keep the last value.
    var valueSubjects: [String] = []
    /// Subjects that have a value at all times, which each subscriber gets at once.
    var currentValues: [String] = []
    /// Static functions and types that make an observable whose value each subscriber gets at once.
    var immediateMakers: [String] = []
    /// Operators that begin with a value of their own.
    var beginningOperators: [String] = []
    /// Operators that pass the first value on at once.
    var passingOperators: [String] = []
    /// Labels of handlers that receive values.
    var valueLabels: [String] = []
    /// Methods that send a value to a subject.
    var emissions: [String] = []
    /// Types of a single subscription.
    var subscriptions: [String] = []
    /// Members of types of other libraries that return observables: `NotificationCenter.publisher(for:)`.
    var observableMembers: [String] = []
    /// Types that own subscriptions until they are deallocated.
    var bags: [String] = []

    /// Methods that subscribe, each with the form that a call needs in order to be a subscription, and the labels of
    /// its overloads.
    var subscribers: [(name: String, form: SubscriberForm, labels: [String])] = []
    /// Argument labels that make a call of such a method a subscription on any receiver.
    var subscriberLabels: [String] = []
    /// Labels of handlers that only `endingObservables` accept.
    var endingHandlers: [String] = []

    /// Operators that complete after the number of values that their argument gives.
    var limitingOperators: [String] = []
    /// Operators whose result emits at most one value.
    var singleOperators: [String] = []
    /// Operators whose result completes when the receiver does.
    var neutralOperators: [String] = []
    /// Neutral operators that emit one value on completion.
    var collectingOperators: [String] = []
    /// Neutral operators that turn an observable of at most one value into a plain one.
    var convertingOperators: [String] = []
    /// Operators whose result may outlast the receiver.
    var lengtheningOperators: [String] = []
    /// Lengthening operators that subscribe again after an error, a limited number of times that an argument gives.
    var retryingOperators: [String] = []
    /// Lengthening operators that subscribe again without a limit.
    var endlessRetryingOperators: [String] = []
    /// Operators on an observable of at most one value that return another such observable.
    var traitOperators: [String] = []
    /// Trait operators whose result is of the same kind as their argument.
    var continuingOperators: [String] = []
    /// Operators after which `connect()` subscribes.
    var connectables: [String] = []
    /// Static functions that return an observable which completes by itself.
    var endingMakers: [String] = []
    /// Methods of observers, and events that these are passed, that end the stream.
    var completions: [String] = []
    /// Static functions that return an observable of at most one value which emits nothing and never completes.
    var endlessMakers: [String] = []
    /// Functions with a closure that creates an observable for each subscriber.
    var observableMakers: [String] = []
    /// Observable makers whose closure returns the subscription.
    var subscriptionReturningMakers: [String] = []
    /// Types and functions that combine subscriptions into one.
    var subscriptionMakers: [String] = []

    /// Methods that insert a subscription into a bag.
    var bagTerminators: [String] = []
    /// By such a method, the label of the bag, if it is always the same.
    var bagLabels: [(name: String, label: String)] = []
    /// Methods that end a subscription when the interactor is deactivated.
    var deactivationTerminators: [String] = []
    /// Methods that end a subscription when the worker is stopped.
    var stopTerminators: [String] = []
    /// Other methods that end a subscription or bind it to a lifetime.
    var otherTerminators: [String] = []
    /// Methods of a container that insert a subscription.
    var insertions: [String] = []
    /// Methods of a container that remove its subscriptions.
    var emptyings: [String] = []
    /// Protocols of collections, whose extensions apply to collections of subscriptions.
    var sequences: [String] = []
    /// Names of closure parameters that receive the object which the code belongs to.
    var selfNames: [String] = []
    /// Functions that run a closure argument and ignore its result.
    var runners: [String] = []
    /// Functions that keep a closure argument, which makes the closure an entry point of its own.
    var handlers: [String] = []
    /// Observables that complete or emit when an interactor is deactivated.
    var activityStreams: [String] = []
}

/// The form that a call of a subscribing method needs in order to be a subscription. Handlers as arguments suffice for
/// all but the last two.
enum SubscriberForm: Sendable {
    /// Handlers, an observer, or no argument at the end of a chain of calls.
    case observer
    /// Handlers, or a label that names a target, unless the receiver itself declares such a method.
    case binding
    /// Handlers, an observable as the receiver, or no argument at the end of a chain of calls.
    case driving
    /// Handlers, an observable as the receiver, or a target as the only argument.
    case emitting
    /// Handlers, or an observable as the receiver.
    case plain
    /// A target and a key path.
    case assignment
    /// A connectable observable as the receiver.
    case connection
}

/// Names that matter to references between objects.
struct ReferenceNames: Sendable {
    /// Property wrappers and generic types that reference their value weakly.
    var weakWrappers: [String] = []
    /// Members through which a view or a child notifies its listener, regardless of their type.
    var listeners: [String] = []
    /// Listeners that a library's protocol declares for a view.
    var inheritedListeners: [String] = []
}

/// Names that matter to routers and components.
struct RoutingNames: Sendable {
    /// Methods that every router has.
    var routerMethods: [String] = []
    /// Functions named like those of components that have nothing to do with them.
    var foreignComponentFunctions: [String] = []
}
