import SourceText

/// A case that a call passes to a function.
struct PassedCase: Hashable, Sendable {
    /// The position of the argument.
    let parameter: Int
    let name: Name
}

extension ChainElement {
    /// The first case that a call passes whose callee is the element; nil if it passes none.
    var passedCase: PassedCase? {
        guard let call = chain?.calls.first(where: { $0.calleePlace == place }) else { return nil }
        for (position, argument) in call.arguments.enumerated() {
            if let name = argument.value?.plainChain?.enumerationCase {
                return PassedCase(parameter: position, name: name)
            }
        }
        return nil
    }
}

extension Chain {
    /// The name in `.open`, `.open(id)`, `Request.open` and `Request.open(id)`, which may be that of a case; nil for
    /// any other chain.
    var caseName: Name? {
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

    /// The case of an enumeration of the project that the chain makes a value of; nil for any other chain.
    var enumerationCase: Name? {
        guard let name = caseName,
            let type = (head?.kind == .implicitMember ? expectedType : type).nominal,
            let member = project.firstOwnMember(name, of: type, where: { project.isEnumCase($0) })
        else { return nil }
        return project.name(of: member)
    }
}
