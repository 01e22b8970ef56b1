import SourceText

/// Results of calls in a router's code, with regard to children.
extension RouterCode {
    func result(of call: CallSite, on receiver: [ChildValue], _ frame: Frame, _ depth: Int) -> [ChildValue] {
        if children[call.calleePlace] != nil { return [.router(.built(call.calleePlace))] }
        if frame.identity == .ownRouter, project.child(builtBy: call) != nil {
            return [.router(.built(call.calleePlace))]
        }
        if call.isConstruction {
            let arguments = arguments(of: call, frame)
            let isOfChild = arguments.contains { $0.values.contains(where: \.isOfChild) }
            return isOfChild ? [.created(call.calleePlace, call.type, arguments)] : []
        }
        if depth + 1 < RouterCode.deepestValue {
            let isBare = receiver.isEmpty && call.receiver == nil
            let callees = callees(of: call, isBare ? identity(frame) : receiver, frame)
            if !callees.isEmpty { return results(of: callees, call, frame, depth) }
        }
        return converted(call, receiver, frame, depth)
    }

    /// The results of functions of the project.
    private func results(of callees: [Callee], _ call: CallSite, _ frame: Frame, _ depth: Int) -> [ChildValue] {
        let arguments = arguments(of: call, frame)
        return callees.reduce(into: []) { result, callee in
            guard project.hasWrittenType(callee.function) else { return }
            let inner = self.frame(callee.function, callee.identity, call, arguments, frame)
            if let value = inner.body.result {
                result.add(values(of: value, inner, depth: depth + 2))
                return
            }
            for nested in inner.body.expressions {
                guard case .return? = nested.ancestors.first(where: { _ in true }) else { continue }
                result.add(values(of: nested.expression, inner, depth: depth + 2))
            }
        }
    }

    /// The result of a call on a collection or an optional: some of its elements, or the results of a closure for them.
    private func converted(
        _ call: CallSite, _ receiver: [ChildValue], _ frame: Frame, _ depth: Int
    ) -> [ChildValue] {
        guard receiver.contains(where: { $0.router != nil || $0.showsChild }) else { return [] }
        guard project.transformsElements(call.name) else { return project.keepsElements(call.name) ? receiver : [] }
        guard let argument = call.arguments.first(where: { _ in true })?.value else { return [] }
        if let closure = argument.closure {
            var result: [ChildValue] = []
            for case .expression(let value) in closure.statements {
                result.add(values(of: value, frame, depth: depth + 1))
            }
            return result
        }
        // A key path to the view.
        return argument.plainChain?.only?.kind == .keyPath
            ? receiver.map { value in value.router.map { .view($0) } ?? value } : []
    }
}
