import SourceText

/// Closures whose first parameter is the object that handed them over: `subscribe(with: self) { owner, item in … }`.
extension ClosureSite {
    /// Whether the call that gets the closure, or one before it in the chain, is handed `self` to pass it on.
    var isPassedSelf: Bool {
        guard let call else { return false }
        for other in call.chain.calls {
            for argument in other.arguments where argument.value?.isSelf == true {
                if body.project.passesOwner(other.name, argument.label) { return true }
            }
            if other == call { break }
        }
        return false
    }
}

extension ClosureParameter {
    /// Whether the parameter is the object whose code the closure is in: by its type, by a name that is used for
    /// nothing else, or because the closure is passed `self`.
    var isSelf: Bool {
        if let own = body.home.type, type.nominal == own { return true }
        if body.project.symbols.wellKnownNames.subscriptions.selfNames.contains(name) { return true }
        return position == 0 && closure?.isPassedSelf == true
    }

    /// The type that is written.
    var type: TypeReference { body.writtenType(in: node) ?? .unknown }
}
