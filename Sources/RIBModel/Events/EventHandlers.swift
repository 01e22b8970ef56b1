import SourceText

extension Chain {
    /// Whether the code is in a closure that handles a stream of a control: `button.rx.tap.subscribe { … }`, or
    /// `presenter.tap.subscribe { … }`.
    var isInHandlerOfControl: Bool {
        var isInClosure = false
        var argument: Argument?
        for ancestor in ancestors {
            switch ancestor {
            case .closure: (isInClosure, argument) = (true, nil)
            case .argument(let around): if isInClosure { argument = argument ?? around }
            case .chain:
                guard let handler = argument else { continue }
                (isInClosure, argument) = (false, nil)
                if let source = handler.call?.receiver, source.namesControl { return true }
            default: continue
            }
        }
        return false
    }

    /// Whether an element of the chain is named like a stream of controls.
    private var namesControl: Bool {
        let words = body.project[Project.controlWords]
        return elements.contains { $0.isName && words.contains($0.name) }
    }
}

extension Project {
    /// The names of streams of controls.
    fileprivate static let controlWords = Query<WholeProject, NameSet>("wordsOfControls") { project, _ in
        NameSet(RoutingWords.controls.compactMap { project.names.find($0) })
    }
}
