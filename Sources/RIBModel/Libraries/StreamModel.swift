package import SourceText

/// The libraries' stream names, interned in the project's table.
///
/// A class, because it is passed everywhere in the analysis of subscriptions: a copy of so many sets would retain each
/// of them.
package final class StreamModel: Sendable {
    package let subscribers: NameSet
    let subscriberForms: NameMap<SubscriberForm>
    /// By subscriber, the labels of its overloads.
    private let overloadLabels: NameMap<NameSet>
    let combineSubscribers: NameSet
    let subscriberLabels: NameSet
    let currentValues: NameSet
    let immediateMakers: NameSet
    let beginningOperators: NameSet
    let passingOperators: NameSet
    let valueLabels: NameSet
    let deactivationTerminators: NameSet
    let stopTerminators: NameSet
    /// Those that end a subscription or bind it to a lifetime, except that of the interactor.
    let otherTerminators: NameSet
    package let bagTerminators: NameSet
    /// By name of a terminator, the label of the bag.
    private let bagLabels: NameMap<Name>
    package let limitingOperators: NameSet
    package let singleOperators: NameSet
    /// Operators whose result completes when the receiver does, including the collecting and the converting ones.
    let neutralOperators: NameSet
    let collectingOperators: NameSet
    let convertingOperators: NameSet
    /// Operators whose result may outlast the receiver, including the retrying ones.
    let lengtheningOperators: NameSet
    let retryingOperators: NameSet
    let endlessRetryingOperators: NameSet
    /// Members of types of other libraries that return observables.
    let observableMembers: NameSet
    /// Operators of all kinds except trait operators.
    let operators: NameSet
    /// Operators on an observable of at most one value that return another such observable, including the continuing
    /// ones.
    let traitOperators: NameSet
    let continuingOperators: NameSet
    let connectables: NameSet
    let connectableObservables: NameSet
    let endingObservables: NameSet
    let singleValueMakers: NameSet
    let viewStreams: NameSet
    let endingHandlers: NameSet
    let endingMakers: NameSet
    /// `onCompleted`, `.error`: end the stream of an observer.
    let completions: NameSet
    let endlessMakers: NameSet
    let observableMakers: NameSet
    let subscriptionReturningMakers: NameSet
    package let subscriptionMakers: NameSet
    package let insertions: NameSet
    let emptyings: NameSet
    let sequences: NameSet
    let selfNames: NameSet
    let runners: NameSet
    package let handlers: NameSet
    let activityStreams: NameSet
    let bags: NameSet
    let subscriptions: NameSet
    let observables: NameSet
    let subjects: NameSet
    let publishers: NameSet
    let cancellables: NameSet
    let collections: NameSet

    init(names table: NameTable, models: LibraryModels) {
        func names(_ words: [String]) -> NameSet { NameSet(words.map { table.intern($0) }) }
        func names(_ list: (StreamNames) -> [String]) -> NameSet { names(models.all { list($0.streams) }) }
        let all = models.all { $0.streams.subscribers }
        let forms = all.map { (table.intern($0.name), $0.form) }
        overloadLabels = NameMap(all.map { (table.intern($0.name), names($0.labels)) })
        subscriberForms = NameMap(forms)
        subscribers = NameSet(forms.lazy.map(\.0))
        let combine = LibraryModel.combine.streams
        combineSubscribers = names(combine.subscribers.map(\.name))
        subscriberLabels = names { $0.subscriberLabels }
        currentValues = names { $0.currentValues }
        immediateMakers = names { $0.immediateMakers }
        beginningOperators = names { $0.beginningOperators }
        passingOperators = names { $0.passingOperators }
        valueLabels = names { $0.valueLabels }
        deactivationTerminators = names { $0.deactivationTerminators }
        stopTerminators = names { $0.stopTerminators }
        otherTerminators = names { $0.otherTerminators }.union(stopTerminators)
        bagTerminators = names { $0.bagTerminators }
        bagLabels = NameMap(
            models.all { $0.streams.bagLabels }.map { (table.intern($0.name), table.intern($0.label)) })
        limitingOperators = names { $0.limitingOperators }
        singleOperators = names { $0.singleOperators }
        collectingOperators = names { $0.collectingOperators }
        convertingOperators = names { $0.convertingOperators }
        neutralOperators = names { $0.neutralOperators }.union(collectingOperators).union(convertingOperators)
        retryingOperators = names { $0.retryingOperators }
        endlessRetryingOperators = names { $0.endlessRetryingOperators }
        lengtheningOperators = names { $0.lengtheningOperators }.union(retryingOperators).union(
            endlessRetryingOperators)
        observableMembers = names { $0.observableMembers }
        operators = limitingOperators.union(singleOperators).union(neutralOperators).union(lengtheningOperators)
        continuingOperators = names { $0.continuingOperators }
        traitOperators = names { $0.traitOperators }.union(continuingOperators)
        connectables = names { $0.connectables }
        connectableObservables = names { $0.connectableObservables }
        endingObservables = names { $0.endingObservables }
        singleValueMakers = names { $0.singleValueMakers }
        viewStreams = names { $0.viewStreams }
        endingHandlers = names { $0.endingHandlers }
        endingMakers = names { $0.endingMakers }
        completions = names { $0.completions }
        endlessMakers = names { $0.endlessMakers }
        observableMakers = names { $0.observableMakers }
        subscriptionReturningMakers = names { $0.subscriptionReturningMakers }
        subscriptionMakers = names { $0.subscriptionMakers }
        insertions = names { $0.insertions }
        emptyings = names { $0.emptyings }
        sequences = names { $0.sequences }
        selfNames = names { $0.selfNames }
        runners = names { $0.runners }
        handlers = names { $0.handlers }
        activityStreams = names { $0.activityStreams }
        bags = names { $0.bags }
        subscriptions = names { $0.subscriptions }
        observables = names { $0.observables }
        subjects = names { $0.subjects }
        publishers = names(combine.observables)
        cancellables = names(combine.subscriptions)
        collections = [Name.Set, Name.Array]
    }
}

extension StreamModel {
    /// Whether a call of a method of this name fits an overload of a library: each label is one of theirs, and a
    /// closure without a label is the only argument without one.
    func hasOverload(_ call: CallSite) -> Bool {
        guard let labels = overloadLabels[call.name] else { return false }
        var (closures, values) = (0, 0)
        for argument in call.arguments {
            guard argument.label.isNone else {
                if !labels.contains(argument.label) { return false }
                continue
            }
            if argument.value?.closure == nil { values += 1 } else { closures += 1 }
        }
        // `bind(to:)` takes several targets: those after the first have no label.
        return closures == 0 || closures == 1 && (values == 0 || call.arguments.first?.label.isNone == false)
    }

    /// Whether a function that is called by a library's name has labels that none of the library's has: it belongs to
    /// the project, or to code that is absent.
    func isOtherFunction(_ call: CallSite) -> Bool { overloadLabels[call.name] != nil && !hasOverload(call) }

    /// Whether a method inserts a subscription into the bag that is an argument with a label: `disposed(by:)`,
    /// `store(in:)`, `insert(into:)`, not `insert(_:)`.
    func puts(_ name: Name, intoArgument label: Name) -> Bool {
        guard bagTerminators.contains(name) else { return false }
        if let expected = bagLabels[name] { return label == expected }
        return !insertions.contains(name) || !label.isNone
    }

    /// Whether the labels of a call are those of the framework's method that binds a subscription to an activity.
    package func hasLabelsOfBinding(_ call: CallSite) -> Bool {
        call.arguments.allSatisfy { $0.label.isNone || $0.label == .interactorMember }
    }

    /// The methods that end a subscription at the end of a lifecycle.
    package func terminators(of lifecycle: Lifecycle) -> NameSet {
        switch lifecycle {
        case .interactor: deactivationTerminators
        case .worker: stopTerminators
        }
    }
}
