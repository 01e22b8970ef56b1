import SourceText

/// Results of calls in a router's code, with regard to children.
extension RouterCode {
    func result(of call: CallSite, on receiver: ChildValues, _ frame: Frame, _ depth: Int) -> ChildValues {
        if children[call.calleePlace] != nil || frame.identity == .ownRouter && child(builtBy: call) != nil {
            return ChildValues(.router(.built(call.calleePlace)))
        }
        if call.isConstruction {
            let arguments = arguments(of: call, frame)
            let isOfChild = arguments.contains { $0.values.contains(where: \.isOfChild) }
            return isOfChild ? ChildValues(.created(call.calleePlace, call.type, arguments)) : ChildValues()
        }
        if depth + 1 < RouterCode.deepestValue {
            let isBare = receiver.isEmpty && call.receiver == nil
            let callees = callees(of: call, isBare ? ChildValues(frame.identity) : receiver, frame)
            if !callees.isEmpty { return results(of: callees, call, frame, depth) }
        }
        return converted(call, receiver, frame, depth)
    }

    /// The results of functions of the project.
    private func results(of callees: [Callee], _ call: CallSite, _ frame: Frame, _ depth: Int) -> ChildValues {
        let arguments = arguments(of: call, frame)
        var result = ChildValues()
        for callee in callees where project.hasWrittenType(callee.function) {
            let inner = self.frame(callee.function, callee.identity, call, arguments, frame)
            if let value = inner.body.result {
                result.add(values(of: value, inner, depth: depth + 2))
                continue
            }
            for nested in inner.body.expressions {
                guard case .return? = nested.ancestors.first(where: { _ in true }) else { continue }
                result.add(values(of: nested.expression, inner, depth: depth + 2))
            }
        }
        return result
    }

    /// The result of a call on a collection or an optional: some of its elements, or the results of a closure for them.
    private func converted(
        _ call: CallSite, _ receiver: ChildValues, _ frame: Frame, _ depth: Int
    ) -> ChildValues {
        var result = ChildValues()
        guard receiver.contains(where: { $0.router != nil || $0.showsChild }) else { return result }
        guard project.transformsElements(call.name) else { return project.keepsElements(call.name) ? receiver : result }
        guard let argument = call.arguments.first?.value else { return result }
        if let closure = argument.closure {
            for case .expression(let value) in closure.statements {
                result.add(values(of: value, frame, depth: depth + 1))
            }
            return result
        }
        // A key path to the view.
        guard argument.plainChain?.only?.kind == .keyPath else { return result }
        for value in receiver { result.add(value.router.map { .view($0) } ?? value) }
        return result
    }
}
