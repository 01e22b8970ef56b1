import SourceText

/// Calls by which a library runs functions that it knows by their selectors.
extension ClassDispatch {
    /// The functions of the class that a call of a library runs: `perform(#selector(close))`,
    /// `closeButton.sendActions(for: .touchUpInside)`. Empty if it is not known which; nil for any other call.
    func functions(runBySelectorsOf call: CallSite) -> [DeclarationID]? {
        let runs = project.symbols.wellKnownNames.runs
        if runs.selectorRunners.contains(call.name) {
            let selectors = call.selectors
            guard !selectors.isEmpty, call.callees.functions.isEmpty else { return nil }
            return functions(named: selectors, from: call.body.file)
        }
        guard runs.targetRunners.contains(call.name), call.callees.functions.isEmpty else { return nil }
        guard let control = call.receiver?.headOnSelf, !control.isLocal, control == call.receiver?.lastName else {
            return []
        }
        return functions(named: selectors(addedTo: control.name), from: call.body.file)
    }

    private func functions(named selectors: [Name], from file: Int) -> [DeclarationID] {
        var result: [DeclarationID] = []
        for name in selectors {
            guard let function = implementation(name, nil, from: file) else { return [] }
            if !result.contains(function) { result.append(function) }
        }
        return result
    }

    /// The names in selectors that calls in the class pass to a control or together with it, or that its initial value
    /// contains.
    private func selectors(addedTo control: Name) -> [Name] {
        let names = NameSet([control])
        return code.flatMap { member -> [Name] in
            let isControl = project.isProperty(member) && project.name(of: member) == control
            guard isControl || project.mentions(names, member) else { return [] }
            return body(of: member).calls.filter { isControl || $0.concerns(control) }.flatMap(\.selectors)
        }
    }
}

extension CallSite {
    /// The names of the functions in the selectors among the arguments, in order.
    fileprivate var selectors: [Name] {
        arguments.compactMap { $0.value.flatMap { Selector($0) }?.function?.name }
    }

    /// Whether a property of the own object is the receiver or an argument.
    fileprivate func concerns(_ property: Name) -> Bool {
        func denotes(_ chain: Chain?) -> Bool {
            guard let name = chain?.headOnSelf, !name.isLocal else { return false }
            return name.name == property && name == chain?.lastName
        }
        return denotes(receiver) || arguments.contains { denotes($0.value?.plainChain) }
    }
}

extension Project {
    /// Whether a method of that name runs functions by their selectors.
    func runsSelectors(_ name: Name) -> Bool {
        let runs = symbols.wellKnownNames.runs
        return runs.selectorRunners.contains(name) || runs.targetRunners.contains(name)
    }
}
