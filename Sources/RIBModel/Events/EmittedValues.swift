import SourceText

/// Values that code sends to a subject, and that a library passes to functions of the object that has the subject
/// (`RunSubject`): `action.onNext(.open)`, `action.on(.next(action))`, `bind(to: reactor.action)`.
struct EmittedValue {
    /// The functions that run with each value; nil if it is not known which object has the subject.
    let functions: [DeclarationID]?
    /// The names of the functions.
    let names: [Name]
    /// The value; nil if it is one of a stream.
    let value: Expression?
    /// Whether the values come later, from a stream.
    var isOfStream: Bool { value == nil }
}

extension Project {
    /// The value that code sends to a subject, if an element of a chain is one and is sent something.
    func emittedValue(to element: ChainElement, of chain: Chain) -> EmittedValue? {
        let runs = symbols.wellKnownNames.runs
        guard let subject = runs.subjects.first(where: { $0.subject == element.name }),
            !element.isLocal
        else { return nil }
        var value: Expression?
        if let call = chain.calls.first(where: { $0.receiver.flatMap(\.lastName) == element }) {
            guard symbols.wellKnownNames.emissions.contains(call.name), let sent = call.arguments.first?.value else {
                return nil
            }
            value = sent.plainChain?.wrappedValue ?? sent
        } else {
            guard chain.last == element, BodyNode(chain).enclosingArgument?.call != nil else { return nil }
        }
        return EmittedValue(
            functions: functions(of: subject, chain.before(element), in: chain.body), names: subject.functions,
            value: value)
    }

    private func functions(of subject: RunModel.Subject, _ base: Chain, in body: FunctionBody) -> [DeclarationID]? {
        let type =
            base.isEmpty || base.denotesSelf
            ? body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown : base.type
        let nominal = type.constituents.compactMap(\.nominal)
        guard !nominal.isEmpty else { return nil }
        let owners = nominal.flatMap { isProtocol($0) ? conformers(of: $0) : [$0] }
        var result: [DeclarationID] = []
        for owner in owners where isOwner(owner, of: subject) {
            for name in subject.functions {
                guard let function = implementation(name, nil, of: owner, from: body.file), !result.contains(function)
                else { continue }
                result.append(function)
            }
        }
        return result
    }

    private func isOwner(_ type: TypeID, of subject: RunModel.Subject) -> Bool { inherits(type, from: subject.owner) }

    /// Whether a type inherits from, or conforms to, a type of that name which the project does not declare.
    func inherits(_ type: TypeID, from library: Name) -> Bool {
        hierarchy.ancestors[type.index].contains { ancestor in
            hierarchy.supertypes[ancestor.index].contains { $0.isNamed(library) }
        }
    }

    /// Whether a library runs a function with the values of a subject of the object.
    func isRunBySubject(_ function: DeclarationID) -> Bool {
        let runs = symbols.wellKnownNames.runs
        let name = name(of: function)
        guard runs.subjectFunctions.contains(name), let type = symbols.type(around: function) else { return false }
        return runs.subjects.contains { $0.functions.contains(name) && isOwner(type, of: $0) }
    }

    /// The functions that run with what a function sends of its parameters, and the position of the parameter: for
    /// `func send(_ action: Action) { self.action.onNext(action) }`, the first.
    func functionsRun(byParametersOf function: DeclarationID) -> (functions: [DeclarationID], parameter: Int)? {
        let names = symbols.wellKnownNames.runs.subjectNames
        guard hasReadBody(function), hasParameters(function), mentions(names, function) else { return nil }
        let body = body(of: function)
        for (chain, element) in body.uses(of: names, where: { names.contains($0) }) {
            guard let sent = emittedValue(to: element, of: chain), let functions = sent.functions,
                let position = sent.parameter
            else { continue }
            return (functions, position)
        }
        return nil
    }
}

extension EmittedValue {
    /// The position of the parameter of the function that is sent; nil for any other value.
    var parameter: Int? {
        guard case .parameter(let parameter)? = value?.plainChain?.onlyName?.local else { return nil }
        return parameter.body.parameters.enumerated().first { $0.element.node == parameter.node }?.offset
    }
}

extension Chain {
    /// The value in an event: `x` in `.next(x)`.
    fileprivate var wrappedValue: Expression? {
        guard head?.kind == .implicitMember, let call = calls.first, last == call.element else {
            return nil
        }
        return call.name == RxSwiftWord.next.name ? call.arguments.first?.value : nil
    }
}

extension TypeReference {
    fileprivate func isNamed(_ name: Name) -> Bool {
        switch self {
        case .known(let known, _): known == name
        case .unresolved(let unresolved): unresolved == name
        default: false
        }
    }
}
