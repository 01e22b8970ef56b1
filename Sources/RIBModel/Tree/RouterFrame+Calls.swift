import SourceText

/// Calls in the code: the functions of the project that they reach, their results and arguments.
extension RouterFrame {
    struct Callee {
        let function: DeclarationID
        /// The value of `self` in the function.
        let identity: ChildValue?
    }

    /// The functions that a call runs, by the value of its receiver, else by the receiver's static type; empty if they
    /// belong to a library or are unknown.
    func callees(of call: CallSite, on receiver: ChildValues) -> [Callee] {
        guard let callee = call.callee, callee.isName else { return [] }
        if callee.kind == .identifier, let local = callee.local {
            guard case .function(let function) = local, project.isFunction(function.declaration, taking: call.passed)
            else { return [] }
            return [Callee(function: function.declaration, identity: identity)]
        }
        guard project.memberTable.has(callee.name) || !project.symbols.globals(callee.name, from: body.file).isEmpty
        else { return [] }
        var found: [Callee] = []
        if call.receiver == nil {
            if let type = body.home.type {
                add(of: .nominal(type, []), call, identity, to: &found)
            }
            for value in receiver { add(ofTypesOf: value, call, identity, to: &found) }
            if !found.isEmpty { return found }
            let globals = project.symbols.globals(callee.name, from: call.body.file)
            let called = globals.first { project.isCalled($0, by: call) }
            return called.map { [Callee(function: $0, identity: nil)] } ?? []
        }
        for value in receiver {
            add(ofTypesOf: value, call, value, to: &found)
            if !found.isEmpty { return found }
            if let function = code.extensionFunction(call, ofRouter: value) {
                return [Callee(function: function, identity: value)]
            }
        }
        guard let type = call.receiver?.type, !receiver.contains(where: \.isOfChild) else { return [] }
        for type in code.witnessTypes(type) { add(of: type, call, receiver.first, to: &found) }
        return found
    }

    /// Appends, for each type of a value, the nearest function of the name that accepts a call's arguments.
    private func add(
        ofTypesOf value: ChildValue, _ call: CallSite, _ identity: ChildValue?,
        to found: inout [Callee]
    ) {
        for type in code.types(of: value) { add(of: type, call, identity, to: &found) }
    }

    private func add(
        of type: TypeReference, _ call: CallSite, _ identity: ChildValue?, to found: inout [Callee]
    ) {
        guard let function = project.function(call, on: type), !found.contains(where: { $0.function == function })
        else { return }
        found.append(Callee(function: function, identity: identity))
    }

    // MARK: Results

    func result(of call: CallSite, on receiver: ChildValues, _ depth: Int) -> ChildValues {
        if code.children[call.calleePlace] != nil || identity == .ownRouter && code.child(builtBy: call) != nil {
            return ChildValues(.router(.built(call.calleePlace)))
        }
        if call.isConstruction {
            let arguments = arguments(of: call, depth: depth + 1)
            let isOfChild = arguments.contains { $0.values.contains(where: \.isOfChild) }
            return isOfChild ? ChildValues(.created(call.calleePlace, call.type, arguments)) : ChildValues()
        }
        if depth + 1 >= ValueBudget.depth {
            project.note(.values, at: call.calleePlace)
            if project.memberTable.has(call.name) { code.lose(call.type, at: entry ?? call.calleePlace) }
        } else {
            let isBare = receiver.isEmpty && call.receiver == nil
            let callees = callees(of: call, on: isBare ? ChildValues(identity) : receiver)
            if !callees.isEmpty {
                let results = results(of: callees, call, depth)
                return results.isEmpty ? part(call.type, of: receiver, isRouter: true) : results
            }
        }
        if let payload = payload(of: call, depth) { return payload }
        return converted(call, receiver, depth)
    }

    /// The routers and views in the payload of a case that a call makes a value of; nil for any other call.
    private func payload(of call: CallSite, _ depth: Int) -> ChildValues? {
        guard let callee = call.callee,
            callee.kind == .implicitMember || call.chain.through(call.element).enumerationCase != nil
        else { return nil }
        var result = ChildValues()
        for argument in arguments(of: call, depth: depth + 1) { result.add(argument.values.filter(\.isOfChild)) }
        return result
    }

    /// The results of functions of the project.
    private func results(of callees: [Callee], _ call: CallSite, _ depth: Int) -> ChildValues {
        let arguments = arguments(of: call, depth: depth + 1)
        let depth = depth + ValueBudget.depth / ValueBudget.functions
        var result = ChildValues()
        for callee in callees where project.hasWrittenType(callee.function) {
            let inner = self.inner(callee.function, of: callee.identity, call, arguments)
            for value in inner.body.results { result.add(inner.value(of: value, depth: depth).values) }
        }
        return result
    }

    /// The result of a call on a collection or an optional: some of its elements, or the results of a closure for them.
    private func converted(_ call: CallSite, _ receiver: ChildValues, _ depth: Int) -> ChildValues {
        var result = ChildValues()
        let transforms = project.transformsElements(call.name)
        if transforms, let closure = call.closures.first {
            for value in closure.results { result.add(self.value(of: value, depth: depth + 1).values) }
            return result
        }
        guard receiver.contains(where: \.isOfChild) else { return result }
        guard transforms else {
            if project.keepsElements(call.name) { return receiver }
            if project.asksAboutElement(call.name) { return result }
            let type = call.type
            return type == .unknown ? receiver.filter { $0.router != nil } : part(type, of: receiver, isRouter: true)
        }
        guard let path = call.arguments.first?.value, path.keyPath != nil else { return result }
        return part(at: path, of: receiver, call.type, depth)
    }

    // MARK: Arguments

    /// The values of a call's arguments by label.
    func arguments(of call: CallSite, depth: Int = 0) -> [ChildValue.Labeled] {
        call.arguments.map { argument in
            let label = argument.label.isNone ? Name.discard : argument.label
            let passed = argument.value.map { value(of: $0, depth: depth).values } ?? ChildValues()
            return ChildValue.Labeled(
                label: label, values: passed, passedCase: argument.value.flatMap { knownCase(of: $0) })
        }
    }

    /// The values of a call's receiver.
    func receiver(of call: CallSite) -> ChildValues { call.receiver.map { values(of: $0) } ?? ChildValues(identity) }
}

extension Project {
    /// The nearest function with a body that a call names on a type: of the type, or of an extension of a library type.
    func function(_ call: CallSite, on type: TypeReference) -> DeclarationID? {
        switch type {
        case .nominal(let nominal, _):
            return firstMember(call.name, of: nominal, from: call.body.file) { isCalled($0, by: call) }
        case .library, .known:
            return function(call.name, call.passed, inExtensionsOf: type, from: call.body.file)
        case .metatype(let made): return function(call, on: made).flatMap { isStatic($0) ? $0 : nil }
        default: return nil
        }
    }

    func function(_ call: CallSite, inExtensionsOf type: Name) -> DeclarationID? {
        firstForeignMember(call.name, ofKnown: type, from: call.body.file) { isCalled($0, by: call) }
    }

    fileprivate func isCalled(_ function: DeclarationID, by call: CallSite) -> Bool {
        isFunction(function, taking: call.passed) && hasBody(function)
    }
}
