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
    /// By name of a terminator, the label of the bag.
    private let bagLabels: NameMap<Name>
    /// By type of an object, its members that return streams of what happens later.
    let laterMembers: NameMap<NameSet>
    /// Operators of all kinds except trait operators.
    let operators: NameSet
    let publishers: NameSet
    let cancellables: NameSet
    let collections: NameSet
    /// By raw value of a list, its names in all libraries.
    private let lists: [NameSet]
    /// By name, the lists that it is in.
    private let listsByName: NameMap<StreamLists>

    init(names table: NameTable, models: LibraryModels) {
        func names(_ words: [String]) -> NameSet { NameSet(words.map { table.intern($0) }) }
        var lists: [NameSet] = []
        var listsByName: [Name: StreamLists] = [:]
        for list in StreamList.allCases {
            let own = models.all { model in ([list] + list.included).flatMap { model.streams[$0] } }.map(table.intern)
            lists.append(NameSet(own))
            for name in own { listsByName[name, default: StreamLists()].insert(list) }
        }
        self.lists = lists
        self.listsByName = NameMap(listsByName.map { ($0, $1) })
        operators = [StreamList.limitingOperators, .singleOperators, .neutralOperators, .lengtheningOperators].reduce(
            into: NameSet([])
        ) { $0 = $0.union(lists[$1.rawValue]) }
        let all = models.all { $0.streams.subscribers }
        let forms = all.map { (table.intern($0.name), $0.form) }
        overloadLabels = NameMap(all.map { (table.intern($0.name), names($0.labels)) })
        subscriberForms = NameMap(forms)
        subscribers = NameSet(forms.lazy.map(\.0))
        bagLabels = NameMap(
            models.all { $0.streams.bagLabels }.map { (table.intern($0.name), table.intern($0.label)) })
        var later: [Name: NameSet] = [:]
        for (type, members) in models.all({ $0.streams.laterMembers }) {
            later[table.intern(type), default: []] = names(members).union(later[table.intern(type)] ?? [])
        }
        laterMembers = NameMap(later.map { ($0, $1) })
        let combine = LibraryModel.combine.streams
        combineSubscribers = names(combine.subscribers.map(\.name))
        publishers = names(combine[.observables])
        cancellables = names(combine[.subscriptions])
        collections = [Name.Set, Name.Array]
    }

    /// The names of a list in all libraries, with those of the lists that it includes.
    package subscript(list: StreamList) -> NameSet { lists[list.rawValue] }

    /// The lists that a name is in.
    package subscript(name: Name) -> StreamLists { listsByName[name] ?? StreamLists() }
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
        guard self[name].contains(.bagTerminators) else { return false }
        if let expected = bagLabels[name] { return label == expected }
        return !self[name].contains(.insertions) || !label.isNone
    }

    /// Whether the labels of a call are those of the framework's method that binds a subscription to an activity.
    package func hasLabelsOfBinding(_ call: CallSite) -> Bool {
        call.arguments.allSatisfy { $0.label.isNone || $0.label == .interactorMember }
    }

    /// The methods that end a subscription at the end of a lifecycle.
    package func terminators(of lifecycle: Lifecycle) -> NameSet {
        switch lifecycle {
        case .interactor: self[.deactivationTerminators]
        case .worker: self[.stopTerminators]
        }
    }
}
