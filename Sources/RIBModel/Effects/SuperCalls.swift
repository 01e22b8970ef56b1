import SourceText

extension ClassDispatch {
    private struct Mark: FlowState {
        let rawValue: UInt8
        static let called = Mark(rawValue: 1)
    }

    /// Whether every path through a function calls the function that it overrides.
    package func callsSuper(_ function: DeclarationID) -> Bool {
        let name = project.name(of: function)
        let calls = body(of: function).calls.filter {
            $0.name == name && $0.receiver?.only?.kind == .superReference
        }
        let question = EffectQuestion<Mark>([(.called, .steps(calls.map(\.calleePlace)))])
        return EventRuns(project, .function).answer(to: question, upon: function).ends.all(.called)
    }
}

extension Project {
    /// The text of a call of the function that an override overrides, with the same arguments; nil if a parameter has
    /// no name.
    public func superCall(of function: DeclarationID) -> String? {
        let parameters = body(of: function).parameters
        guard !parameters.contains(where: { $0.name == .discard }) else { return nil }
        let arguments = parameters.map { parameter in
            parameter.label == .discard ? text(parameter.name) : "\(text(parameter.label)): \(text(parameter.name))"
        }
        return "super.\(text(name(of: function)))(\(arguments.joined(separator: ", ")))"
    }
}
