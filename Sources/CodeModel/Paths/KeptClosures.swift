import SourceText

extension Project {
    /// Whether closures and functions passed to a call run after the call returns, if at all. Each of them is then an
    /// entry point of its own.
    ///
    /// - Parameter callee: the project's function that the call runs.
    func keepsClosures(_ call: CallSite, callee: () -> DeclarationID?) -> Bool {
        let words = symbols.libraryNames.closures
        if call.chain.members.contains(where: { words.subscribers.contains($0) }) { return true }
        if words.handlers.contains(call.name) || words.subscribers.contains(call.name) { return true }
        if symbols.libraryNames.isHandler(call.name) { return true }
        if words.runners.contains(call.name) { return false }
        if call.isBare, text(call.name).first?.isUppercase == true { return true }
        if call.name == Name.`init` { return true }
        return callee().map { keepsClosures($0) } ?? false
    }

    /// Whether a function stores a closure that it is passed: it is an initializer, or assigns one of its parameters.
    func keepsClosures(_ function: DeclarationID) -> Bool {
        if isInitializer(function) { return true }
        let body = body(of: function)
        return body.assignments.contains { assignment in
            guard let head = assignment.value.leadingChain?.head, head.kind == .identifier else { return false }
            return body.parameters.contains { $0.name == head.name }
        }
    }
}
