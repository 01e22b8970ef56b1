import SourceText

/// A case that a call passes to a function. `true` and `false` are the cases of `Bool`.
struct PassedCase: Hashable, Sendable {
    /// The position of the argument.
    let parameter: Int
    let name: Name
}

extension ChainElement {
    /// The first case that a call whose callee is the element passes for a parameter on whose case the called code
    /// depends; nil if it passes none.
    func passedCase(to function: @autoclosure () -> FunctionBody) -> PassedCase? {
        guard let call = chain?.calls.first(where: { $0.calleePlace == place }) else { return nil }
        for (position, argument) in call.arguments.enumerated() {
            if let name = argument.value?.plainChain?.enumerationCase, function().tests(parameter: position) {
                return PassedCase(parameter: position, name: name)
            }
        }
        return nil
    }
}

extension Chain {
    /// The name in `.open`, `.open(id)`, `Request.open`, `Request.open(id)` and `true`, which may be that of a case;
    /// nil for any other chain.
    var caseName: Name? {
        if let truth { return truth }
        let elements = Array(self.elements)
        guard let last = elements.last else { return nil }
        let names = last.kind == .call ? elements.dropLast() : elements[...]
        switch (names.count, names.first?.kind) {
        case (1, .implicitMember): return names.first.flatMap { $0.name == .`init` ? nil : $0.name }
        case (2, .identifier):
            guard let type = names.first, let name = names.last, name.kind == .member, name.name != .`init`,
                case .metatype = through(type).type
            else { return nil }
            return name.name
        default: return nil
        }
    }

    /// The literal, if the chain is just `true` or `false`.
    var truth: Name? {
        switch only?.literal {
        case .true: .true
        case .false: .false
        default: nil
        }
    }

    /// The case of `Bool` or of an enumeration of the project that the chain makes a value of; nil for any other chain.
    var enumerationCase: Name? {
        if let truth { return truth }
        guard let name = caseName,
            let type = (head?.kind == .implicitMember ? expectedType : type).nominal,
            let member = project.firstOwnMember(name, of: type, from: body.file, where: { project.isEnumCase($0) })
        else { return nil }
        return project.name(of: member)
    }
}
