import SourceText

extension ViewCode {
    /// The kind of dismissal that a binder of the project makes when it is bound to an event: `rx.dismiss`, declared in
    /// an extension of `Reactive`. Nil for any other value, and for a binder that also calls something of a listener.
    func kindOfBinder(_ value: Expression) -> DismissalKind? {
        guard let chain = value.plainChain, let last = chain.lastName, last.kind == .member,
            let owner = chain.before(last).last, owner.name.isReactive,
            chain.before(last).before(owner).isEmptyOrSelf
        else { return nil }
        for binder in project.foreignMembers(last.name, ofKnown: .reactiveExtensions, from: last.body.file)
        where project.hasBody(binder) {
            let calls = project.body(of: binder).calls
            guard
                !calls.contains(where: { call in
                    call.chain.names.contains { project.symbols.wellKnownNames.listeners.contains($0) }
                })
            else { return nil }
            for call in calls where call.callee?.kind == .member {
                switch call.name.viewOperation {
                case .dismissal where call.hasLabelsOfUIKit: return .dismiss
                case .pop where call.hasLabelsOfUIKit: return .pop
                default: continue
                }
            }
        }
        return nil
    }
}
