/// The names of a library that matter to subscriptions.
struct StreamNames: Sendable {
    /// Methods that subscribe, each with the form that a call needs in order to be a subscription, and the labels of
    /// its overloads.
    var subscribers: [(name: String, form: SubscriberForm, labels: [String])] = []
    /// By method that inserts a subscription into a bag, the label of the bag, if it is always the same.
    var bagLabels: [(name: String, label: String)] = []
    /// Members that return streams of what happens later, each with the type of the object that they belong to.
    var laterMembers: [(type: String, members: [String])] = []
    var lists: [StreamList: [String]] = [:]

    subscript(list: StreamList) -> [String] {
        get { lists[list] ?? [] }
        set { lists[list] = newValue }
    }
}

/// A list of names that matter to subscriptions.
package enum StreamList: Int, CaseIterable, Sendable {
    /// Types that can be subscribed to.
    case observables
    /// Observables that complete after at most one value.
    case endingObservables
    /// Types and functions that make a publisher of at most one value.
    case singleValueMakers
    /// Observables of what happens to a view, which end with it.
    case viewStreams
    /// Observables whose subscribers share one subscription that `connect()` starts.
    case connectableObservables
    /// Types that accept values.
    case subjects
    /// Subjects that keep the last value.
    case valueSubjects
    /// Subjects that have a value at all times, which each subscriber gets at once.
    case currentValues
    /// Subjects and observables that have no value for a new subscriber: it gets those that come later.
    case eventStreams
    /// Observables of what users do with a control.
    case controlEvents
    /// Static functions that make an observable of the passing of time.
    case timedMakers
    /// Operators that pass each value on some time after they get it.
    case delayingOperators
    /// Types and members that denote a scheduler which runs code after the call that schedules it has returned.
    case laterSchedulers
    /// Operators that give a new subscriber values of the past.
    case replayingOperators
    /// Methods of a subscription that end it.
    case disposals
    /// Static functions and types that make an observable whose value each subscriber gets at once.
    case immediateMakers
    /// Operators that begin with a value of their own.
    case beginningOperators
    /// Operators that pass the first value on at once.
    case passingOperators
    /// Labels of handlers that receive values.
    case valueLabels
    /// Methods that send a value to a subject.
    case emissions
    /// Types of a single subscription.
    case subscriptions
    /// Members of types of other libraries that return observables: `NotificationCenter.publisher(for:)`.
    case observableMembers
    /// Types that own subscriptions until they are deallocated.
    case bags

    /// Argument labels that make a call of such a method a subscription on any receiver.
    case subscriberLabels
    /// Labels of handlers that only `endingObservables` accept.
    case endingHandlers

    /// Operators that complete after the number of values that their argument gives.
    case limitingOperators
    /// Operators whose result emits at most one value.
    case singleOperators
    /// Operators whose result completes when the receiver does.
    case neutralOperators
    /// Neutral operators that emit one value on completion.
    case collectingOperators
    /// Neutral operators that turn an observable of at most one value into a plain one.
    case convertingOperators
    /// Operators whose result may outlast the receiver.
    case lengtheningOperators
    /// Lengthening operators that subscribe again after an error, a limited number of times that an argument gives.
    case retryingOperators
    /// Lengthening operators that subscribe again without a limit.
    case endlessRetryingOperators
    /// Operators on an observable of at most one value that return another such observable.
    case traitOperators
    /// Trait operators whose result is of the same kind as their argument.
    case continuingOperators
    /// Operators after which `connect()` subscribes.
    case connectables
    /// Static functions that return an observable which completes by itself.
    case endingMakers
    /// Methods of observers, and events that these are passed, that end the stream.
    case completions
    /// Static functions that return an observable of at most one value which emits nothing and never completes.
    case endlessMakers
    /// Functions with a closure that creates an observable for each subscriber.
    case observableMakers
    /// Observable makers whose closure returns the subscription.
    case subscriptionReturningMakers
    /// Types and functions that combine subscriptions into one.
    case subscriptionMakers

    /// Methods that insert a subscription into a bag.
    case bagTerminators
    /// Methods that end a subscription when the interactor is deactivated.
    case deactivationTerminators
    /// Methods that end a subscription when the worker is stopped.
    case stopTerminators
    /// Other methods that end a subscription or bind it to a lifetime.
    case otherTerminators
    /// Methods of a container that insert a subscription.
    case insertions
    /// Methods of a container that remove its subscriptions.
    case emptyings
    /// Protocols of collections, whose extensions apply to collections of subscriptions.
    case sequences
    /// Names of closure parameters that receive the object which the code belongs to.
    case selfNames
    /// Functions that run a closure argument and ignore its result.
    case runners
    /// Functions that keep a closure argument, which makes the closure an entry point of its own.
    case handlers
    /// Observables that complete or emit when an interactor is deactivated.
    case activityStreams

    /// Lists whose names are also in this one.
    var included: [StreamList] {
        switch self {
        case .otherTerminators: [.stopTerminators]
        case .neutralOperators: [.collectingOperators, .convertingOperators]
        case .lengtheningOperators: [.retryingOperators, .endlessRetryingOperators]
        case .traitOperators: [.continuingOperators]
        default: []
        }
    }
}

/// A set of lists.
package struct StreamLists: Sendable {
    /// By raw value of a list, a bit. There are fewer lists than bits.
    private var bits: UInt64 = 0

    mutating func insert(_ list: StreamList) { bits |= 1 << UInt64(list.rawValue) }

    package func contains(_ list: StreamList) -> Bool { bits & 1 << UInt64(list.rawValue) != 0 }
}
