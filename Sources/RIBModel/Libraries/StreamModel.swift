import SourceText
import SwiftOutline

/// The vocabulary of subscriptions as names of the project, and what its types are to subscriptions.
///
/// A class because everything that follows subscriptions is handed it: a copy of so many sets would count a reference to each.
final class StreamModel: Sendable {
    let subscribers: NameSet
    let combineSubscribers: NameSet
    let subscriberLabels: NameSet
    let deactivationTerminators: NameSet
    let otherTerminators: NameSet
    let bagTerminators: NameSet
    let endingOperators: NameSet
    let neutralOperators: NameSet
    let lengtheningOperators: NameSet
    let operators: NameSet
    let connectables: NameSet
    let endingObservables: NameSet
    let endingHandlers: NameSet
    let endingMakers: NameSet
    let traitOperators: NameSet
    let observableMakers: NameSet
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

    init(names table: NameTable, vocabulary: Vocabulary) {
        func names(_ words: [String]) -> NameSet { NameSet(words.map { table.intern($0) }) }
        subscribers = names(vocabulary.subscribers)
        combineSubscribers = names(vocabulary.combineSubscribers)
        subscriberLabels = names(vocabulary.subscriberLabels)
        deactivationTerminators = names(vocabulary.deactivationTerminators)
        otherTerminators = names(vocabulary.otherTerminators)
        bagTerminators = names(vocabulary.bagTerminators)
        endingOperators = names(vocabulary.endingOperators)
        neutralOperators = names(vocabulary.neutralOperators)
        lengtheningOperators = names(vocabulary.lengtheningOperators)
        operators = names(vocabulary.endingOperators + vocabulary.neutralOperators + vocabulary.lengtheningOperators)
        connectables = names(vocabulary.connectables)
        endingObservables = names(vocabulary.endingObservables)
        endingHandlers = names(vocabulary.endingHandlers)
        endingMakers = names(vocabulary.endingMakers)
        traitOperators = names(vocabulary.traitOperators)
        observableMakers = names(vocabulary.observableMakers)
        subscriptionMakers = names(vocabulary.subscriptionMakers)
        insertions = names(vocabulary.insertions)
        emptyings = names(vocabulary.emptyings)
        selfNames = names(vocabulary.selfNames)
        runners = names(vocabulary.runners)
        handlers = names(vocabulary.handlers)
        activityStreams = names(vocabulary.activityStreams)
        bags = names(vocabulary.bags)
        subscriptions = names(vocabulary.subscriptions)
        observables = names(vocabulary.observables)
        subjects = names(vocabulary.subjects)
        publishers = names(vocabulary.publishers)
        cancellables = names(vocabulary.cancellables)
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
        if hierarchy.ancestors[type.index].contains(where: { symbols.wellKnownNames.projectBags.contains(symbols.types[$0.index].name) }) { return true }
        guard entry.kind != .protocol, !roles.hasAny(type) else { return false }
        let stored = ownMembers(of: type).filter {
            let member = declaration($0)
            return (member.kind == .variable || member.kind == .constant) && !member.modifiers.contains(.computed)
                && member.modifiers.isDisjoint(with: [.static, .class])
        }
        return !stored.isEmpty && stored.count <= 2 && stored.contains { keepsSubscriptions(self.type(of: $0), words, depth: depth + 1) }
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
        case .framework, .collection, .tuple, .function: true
        case .composition(let parts), .parameter(_, let parts): !parts.isEmpty && parts.allSatisfy(isUnderstood)
        case .metatype(let made): isUnderstood(made)
        case .unresolved, .unknown: false
        }
    }
}
