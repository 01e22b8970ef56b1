import SourceText

/// Closures whose first parameter is the object that passed them: `subscribe(with: self) { owner, item in … }`.
extension ClosureSite {
    /// Whether the call that takes the closure, or an earlier call of the chain, is passed `self` in order to pass it
    /// to the closure.
    var isPassedSelf: Bool {
        guard let call else { return false }
        for other in call.chain.calls {
            for argument in other.arguments
            where body.project.symbols.libraryNames.passesOwner(other.name, argument.label) {
                if argument.value?.plainChain?.denotesSelf == true { return true }
            }
            if other == call { break }
        }
        return false
    }
}

extension CallSite {
    /// Whether the receiver passes each of its elements to the closure among the arguments.
    var passesElements: Bool {
        callee?.kind == .member && project.symbols.libraryNames.closures.iterators.contains(name)
    }
}

extension Chain {
    /// The elements of a literal array that the chain, just a name, denotes one by one: `forEach` passes each to the
    /// closure around, or a `for` goes through them. Empty for any other chain.
    package var elementsOfLiteral: [Expression] {
        guard let name = onlyName else { return [] }
        var sequence: Chain?
        switch name.local {
        case nil where name.name == .firstParameter:
            if let call = name.ancestors.closure?.call, call.passesElements { sequence = call.receiver }
        case .closureParameter(let parameter)? where parameter.position == 0:
            if let call = parameter.closure?.call, call.passesElements { sequence = call.receiver }
        case .pattern(let pattern)?:
            for case .loop(let loop) in ancestors where loop.contains(pattern) { sequence = loop.sequence?.plainChain }
        default: break
        }
        guard let only = sequence?.only, only.literal == .array else { return [] }
        return only.arguments.compactMap(\.value)
    }
}

extension ClosureParameter {
    /// Whether the parameter is the object that the closure's code belongs to: by its type, by a name that is only used
    /// for it, or because the closure is passed `self`.
    var isSelf: Bool {
        if let own = body.home.type, type.nominal == own { return true }
        if body.project.symbols.libraryNames.closures.ownerNames.contains(name) { return true }
        return position == 0 && closure?.isPassedSelf == true
    }

    /// The written type; `unknown` if there is none.
    var type: TypeReference { body.writtenType(in: node) ?? .unknown }
}
