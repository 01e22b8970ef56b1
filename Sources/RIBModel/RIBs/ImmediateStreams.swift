import SourceText

extension CallSite {
    /// Whether the call is in handlers of subscriptions that run before the subscribing calls return: the source has a
    /// value, and no operator on the way drops it or passes it on later.
    var isInImmediateHandlers: Bool {
        let words = project.symbols.wellKnownNames.subscriptions
        var isInHandler = false
        var isInClosure = false
        var argument: Argument?
        for ancestor in chain.ancestors {
            switch ancestor {
            case .closure: (isInClosure, argument) = (true, nil)
            case .argument(let around): if isInClosure { argument = argument ?? around }
            case .chain:
                guard let handler = argument else { continue }
                (isInClosure, argument) = (false, nil)
                guard let call = handler.call, let source = call.receiver, words.subscribers.contains(call.name),
                    handler.label.isNone || words[handler.label].contains(.valueLabels),
                    project.emitsAtOnce(source, words)
                else { return false }
                isInHandler = true
            default: continue
            }
        }
        return isInHandler && !isInClosure
    }
}

extension Project {
    /// Whether each subscriber of a chain gets a value before the subscribing call returns.
    fileprivate func emitsAtOnce(_ chain: Chain, _ words: StreamModel) -> Bool {
        let elements = Array(chain.elements)
        let types = chain.types(ofFirst: elements.count)
        var hasValue = false
        for (position, element) in elements.enumerated() {
            if element.kind == .call || !element.isName && element.kind != .implicitMember {
                hasValue = hasValue || isCurrentValue(types[position], words)
                continue
            }
            let isCalled = position + 1 < elements.count && elements[position + 1].kind == .call
            if isCalled, words[element.name].contains(.beginningOperators) {
                hasValue = true
            } else if isCalled, words[element.name].contains(.immediateMakers), isLibraryMaker(types, position) {
                hasValue = true
            } else if hasValue {
                guard isCalled, words[element.name].contains(.passingOperators) else { return false }
            } else {
                hasValue = isCurrentValue(types[position], words)
            }
        }
        return hasValue
    }

    /// Whether a name is that of a library's type, or of a static function of one.
    private func isLibraryMaker(_ types: [TypeReference], _ position: Int) -> Bool {
        guard case .metatype(let made) = types[max(position, 1) - 1] else { return false }
        return observability(made, symbols.wellKnownNames.subscriptions) != nil
    }

    private func isCurrentValue(_ type: TypeReference, _ words: StreamModel) -> Bool {
        type.constituents.contains { part in
            if case .known(let name, _) = part { words[name].contains(.currentValues) } else { false }
        }
    }
}
