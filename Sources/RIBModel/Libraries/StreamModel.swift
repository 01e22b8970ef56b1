import SourceText
import SwiftOutline

/// What the models of libraries say of subscriptions, as names of the project.
///
/// A class because everything that follows subscriptions is passed it: a copy of so many sets would count a
/// reference to each.
final class StreamModel: Sendable {
    let subscribers: NameSet
    let subscriberForms: NameMap<SubscriberForm>
    let combineSubscribers: NameSet
    let subscriberLabels: NameSet
    let deactivationTerminators: NameSet
    let otherTerminators: NameSet
    let bagTerminators: NameSet
    let limitingOperators: NameSet
    let singleOperators: NameSet
    /// Operators whose result ends when the receiver ends, the collecting and the converting ones among them.
    let neutralOperators: NameSet
    let collectingOperators: NameSet
    let convertingOperators: NameSet
    /// Operators whose result may last longer than the receiver, the retrying ones among them.
    let lengtheningOperators: NameSet
    let retryingOperators: NameSet
    let endlessRetryingOperators: NameSet
    /// Operators of all kinds but those of traits.
    let operators: NameSet
    /// Operators that make an observable of at most one value of another one, the continuing ones among them.
    let traitOperators: NameSet
    let continuingOperators: NameSet
    let connectables: NameSet
    let connectableObservables: NameSet
    let endingObservables: NameSet
    let endingHandlers: NameSet
    let endingMakers: NameSet
    let endlessMakers: NameSet
    let observableMakers: NameSet
    let subscriptionReturningMakers: NameSet
    let subscriptionMakers: NameSet
    let insertions: NameSet
    let emptyings: NameSet
    let selfNames: NameSet
    let runners: NameSet
    let handlers: NameSet
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
        let forms = models.all { $0.streams.subscribers }.map { (table.intern($0.name), $0.form) }
        subscriberForms = NameMap(forms)
        subscribers = NameSet(forms.lazy.map(\.0))
        let combine = LibraryModel.combine.streams
        combineSubscribers = names(combine.subscribers.map(\.name))
        subscriberLabels = names { $0.subscriberLabels }
        deactivationTerminators = names { $0.deactivationTerminators }
        otherTerminators = names { $0.otherTerminators }
        bagTerminators = names { $0.bagTerminators }
        limitingOperators = names { $0.limitingOperators }
        singleOperators = names { $0.singleOperators }
        collectingOperators = names { $0.collectingOperators }
        convertingOperators = names { $0.convertingOperators }
        neutralOperators = names { $0.neutralOperators }.union(collectingOperators).union(convertingOperators)
        retryingOperators = names { $0.retryingOperators }
        endlessRetryingOperators = names { $0.endlessRetryingOperators }
        lengtheningOperators = names { $0.lengtheningOperators }.union(retryingOperators).union(
            endlessRetryingOperators)
        operators = limitingOperators.union(singleOperators).union(neutralOperators).union(lengtheningOperators)
        continuingOperators = names { $0.continuingOperators }
        traitOperators = names { $0.traitOperators }.union(continuingOperators)
        connectables = names { $0.connectables }
        connectableObservables = names { $0.connectableObservables }
        endingObservables = names { $0.endingObservables }
        endingHandlers = names { $0.endingHandlers }
        endingMakers = names { $0.endingMakers }
        endlessMakers = names { $0.endlessMakers }
        observableMakers = names { $0.observableMakers }
        subscriptionReturningMakers = names { $0.subscriptionReturningMakers }
        subscriptionMakers = names { $0.subscriptionMakers }
        insertions = names { $0.insertions }
        emptyings = names { $0.emptyings }
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

extension Project {
    /// Whether a value of the type is one subscription.
    func isSubscription(_ type: TypeReference, _ words: StreamModel) -> Bool {
        type.constituents.contains { part in
            switch part {
            case .known(let name, _): words.subscriptions.contains(name)
            case .nominal(let nominal, _): descends(nominal, from: words.subscriptions)
            default: false
            }
        }
    }

    /// Whether a value of the type keeps subscriptions: one, many, or a bag of them.
    func keepsSubscriptions(_ type: TypeReference, _ words: StreamModel, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        if isSubscription(type, words) { return true }
        switch type {
        case .known(let name, let arguments):
            return words.bags.contains(name) || arguments.contains { keepsSubscriptions($0, words, depth: depth + 1) }
        case .collection(let element): return keepsSubscriptions(element, words, depth: depth + 1)
        case .nominal(let nominal, _): return isBag(nominal, words, depth: depth)
        default: return false
        }
    }

    /// The project's own bags: values or objects without a role that store what keeps subscriptions.
    private func isBag(_ type: TypeID, _ words: StreamModel, depth: Int) -> Bool {
        let entry = symbols.types[type.index]
        if descends(type, from: words.bags) { return true }
        if hierarchy.ancestors[type.index].contains(where: {
            symbols.wellKnownNames.projectBags.contains(symbols.types[$0.index].name)
        }) {
            return true
        }
        guard entry.kind != .protocol, !roles.hasAny(type) else { return false }
        let stored = ownMembers(of: type).filter {
            let member = declaration($0)
            return (member.kind == .variable || member.kind == .constant) && !member.modifiers.contains(.computed)
                && member.modifiers.isDisjoint(with: [.static, .class])
        }
        return !stored.isEmpty && stored.count <= 2
            && stored.contains { keepsSubscriptions(self.type(of: $0), words, depth: depth + 1) }
    }

    /// Whether one subscribes to a value of the type, and in whose way; nil where it is nothing that one subscribes to.
    func observability(_ type: TypeReference, _ words: StreamModel) -> Subscription.Library? {
        for part in type.constituents {
            switch part {
            case .known(let name, _) where words.observables.contains(name):
                return words.publishers.contains(name) ? .combine : .rx
            case .nominal(let nominal, _):
                if descends(nominal, from: words.publishers) { return .combine }
                if descends(nominal, from: words.observables) { return .rx }
            case .metatype(let made):
                if let library = observability(made, words) { return library }
            default: break
            }
        }
        return nil
    }

    private func descends(_ type: TypeID, from names: NameSet) -> Bool {
        hierarchy.ancestors[type.index].contains { ancestor in
            // A library that was copied into the project is itself, by its names.
            let entry = symbols.types[ancestor.index]
            if files[entry.declaration.file].kind == .vendored, names.contains(entry.name) { return true }
            return hierarchy.supertypes[ancestor.index].contains {
                if case .known(let name, _) = $0 { return names.contains(name) }
                return false
            }
        }
    }

    /// Whether such a type is known well enough to say what it is not.
    func isUnderstood(_ type: TypeReference) -> Bool {
        switch type {
        case .nominal(let nominal, _):
            !hierarchy.hasUnresolvedSuperclass[nominal.index] && hierarchy.unresolvedProtocols[nominal.index].isEmpty
        // The last part alone of `Publishers.Map<…>` says nothing.
        case .known(let name, _): symbols.known.contains(name, in: names)
        case .library, .collection, .tuple, .function: true
        case .composition(let parts), .parameter(_, let parts): !parts.isEmpty && parts.allSatisfy(isUnderstood)
        case .metatype(let made): isUnderstood(made)
        case .unresolved, .unknown: false
        }
    }
}
