import SourceText

extension Chain {
    /// Whether the code is in a closure that handles what happens any number of times: a stream of a control
    /// (`button.rx.tap.subscribe { … }`, `presenter.tap.subscribe { … }`), notifications, changes of a property,
    /// or a timer that repeats. Also a stream that carries what users do, such as a subject that the view feeds.
    var isInHandlerOfEvents: Bool { isInHandler { $0.namesControl || $0.isOfSystemEvents || $0.isOfTaps } }

    /// Whether the code is in a closure that handles what happens to a control or in the system any number of times.
    var isInHandlerOfControls: Bool { isInHandler { $0.namesControl || $0.isOfSystemEvents } }

    /// Whether the code is in a closure that handles notifications, changes, a timer, or values of such a stream.
    private func isInHandler(of isSource: (Chain) -> Bool) -> Bool {
        var isInClosure = false
        var argument: Argument?
        for ancestor in ancestors {
            switch ancestor {
            case .closure: (isInClosure, argument) = (true, nil)
            case .argument(let around): if isInClosure { argument = argument ?? around }
            case .chain:
                guard let handler = argument else { continue }
                (isInClosure, argument) = (false, nil)
                guard let call = handler.call else { continue }
                if call.registersForEvents { return true }
                if let source = call.receiver, isSource(source) { return true }
            default: continue
            }
        }
        return false
    }

    /// Whether an element of the chain is named like a stream of controls.
    var namesControl: Bool {
        let words = body.project[Project.controlWords]
        return elements.contains { $0.isName && words.contains($0.name) }
    }
}

extension Chain {
    /// Whether the chain is a stream of what the system reports, of which no operator takes the first values alone.
    fileprivate var isOfSystemEvents: Bool {
        let names = body.project.symbols.wellKnownNames
        let types = elements.compactMap { $0.isName ? names.runs.eventStreams[$0.name] : nil }
        guard !types.isEmpty else { return false }
        let (isEnding, subscriptions) = (names.execution.filteringOperators, names.subscriptions)
        return elements.contains { element in types.contains { $0.contains(element.name) } }
            && !elements.contains { element in
                subscriptions[element.name].contains(.limitingOperators) || isEnding.contains(element.name)
                    || subscriptions[element.name].contains(.singleOperators)
            }
    }
}

extension Project {
    /// The names of streams of controls.
    fileprivate static let controlWords = Query<WholeProject, NameSet>("wordsOfControls") { project, _ in
        NameSet(RoutingWords.controls.compactMap { project.names.find($0) })
    }
}
