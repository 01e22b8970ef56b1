import SourceText

/// Values, and holders of them, that are passed to functions and closures, and returned from them.
extension UseSearch {
    mutating func follow(_ argument: Argument, passedBy call: CallSite, _ path: HolderPath) {
        if let whole = enumerationCase(madeBy: call) {
            let position = call.arguments.prefix { $0.node != argument.node }.count
            let isPresent = whole == Name.some
            add(call.chain.whole, after: call.element, isPresent ? path : path + [.payload(of: whole, position)])
        } else if call.isConstruction {
            follow(argument, ofConstruction: call, path)
        } else if let name = call.calledName, let closures = closures(called: name, in: call) {
            for closure in closures { follow(argument: argument.position(in: call), of: closure, path) }
        } else if let parameter = calledParameter(of: call) {
            let exit = Exit.toClosure(parameter.place, argument.position(in: call), path)
            leave(parameter.function, by: exit, at: call.calleePlace)
        } else {
            follow(argument, ofFunctionCall: call, path)
        }
    }

    private func enumerationCase(madeBy call: CallSite) -> Name? {
        guard let callee = call.callee else { return nil }
        if callee.name == Name.some, callee.kind == .implicitMember || call.receiver != nil { return .some }
        return call.chain.through(call.element).enumerationCase
    }

    private mutating func follow(_ argument: Argument, ofFunctionCall call: CallSite, _ path: HolderPath) {
        let functions = functions(runBy: call)
        if !functions.isEmpty, functions.allSatisfy(isFollowed) {
            for function in functions { enter(function, with: argument, of: call, path) }
            return
        }
        let names = project.symbols.libraryNames
        if functions.isEmpty, call.isBare, call.callee?.isLocal == false, names.onlyReadsArguments(call.name) { return }
        guard functions.isEmpty, let receiver = call.receiver, case .collection = receiver.type else {
            return pass(to: call)
        }
        switch names.access(call.name) {
        case .added: store(in: receiver, argument.isSequence ? path : path + [.element])
        case .asked, .passed, .nothing, .element: return
        case .transformed where path == [.capture], .flattened where path == [.capture],
            .elements where path == [.capture]:
            return
        default: escape(call.calleePlace, .call(call.name))
        }
    }

    private mutating func follow(_ argument: Argument, ofConstruction call: CallSite, _ path: HolderPath) {
        let initializers = call.callees.functions
        if !initializers.isEmpty, initializers.allSatisfy(isFollowed) {
            for initializer in initializers { enter(initializer, with: argument, of: call, path) }
            return
        }
        guard initializers.isEmpty, let type = call.type.nominal, project.isStruct(type), !argument.label.isNone,
            let property = project.firstProperty(argument.label, of: type, from: call.body.file),
            project.isStored(property), !isIntercepted(property)
        else { return pass(to: call) }
        add(call.chain.whole, after: call.element, path + [.field(argument.label)])
    }

    private mutating func enter(
        _ function: DeclarationID, with argument: Argument, of call: CallSite, _ path: HolderPath
    ) {
        let body = project.isLocal(function) ? call.body : body(of: function)
        guard let node = project.parameter(of: function, for: argument.node, among: call.passed) else {
            escape(call.calleePlace, .call(call.name))
            return
        }
        enter(function, by: .call(call))
        let parameter = Parameter(node, in: body)
        follow(.parameter(parameter), in: body, parameter.isVariadic ? path + [.element] : path)
    }

    // MARK: Closures

    /// The closures that a name which is called denotes: a local or a property that only holds closures which are
    /// written out. Nil if it denotes something else.
    private mutating func closures(called name: ChainElement, in call: CallSite) -> [ClosureSite]? {
        if name.kind == .identifier, let local = name.local {
            switch local {
            case .variable(let variable):
                guard variable.isConstant, let closure = variable.ownValue?.closure else { return nil }
                return [closure]
            case .optionalBinding(let binding):
                guard binding.value == nil, binding.outer == nil else { return nil }
                return closures(inPropertyNamed: binding.name, of: call.body.home.type, call.body.file)
            default: return nil
            }
        }
        guard call.callees.functions.isEmpty else { return nil }
        let type = call.receiver.map { $0.type.nominal } ?? call.body.home.type
        return closures(inPropertyNamed: name.name, of: type, call.body.file)
    }

    /// The parameter of a function that is called.
    private func calledParameter(of call: CallSite) -> (function: DeclarationID, place: NodeReference)? {
        guard let callee = call.callee, callee.kind == .identifier else { return nil }
        var local = callee.local
        if case .optionalBinding(let binding)? = local, binding.value == nil { local = binding.outer }
        guard case .parameter(let parameter)? = local else { return nil }
        return (parameter.function, parameter.place)
    }

    /// Follows what a closure gets as its argument at a position.
    mutating func follow(argument position: Int, of closure: ClosureSite, _ path: HolderPath) {
        let parameters = closure.parameters.map { $0 }
        if parameters.isEmpty {
            let name = "$\(position)"
            for part in closure.parts where part.kind == .identifier && project.text(part.name) == name {
                let use = part.element
                if use.ancestors.closure == closure, let chain = use.chain { add(chain, after: use, path) }
            }
        } else if position < parameters.count {
            follow(.closureParameter(parameters[position]), in: closure.body, path)
        } else if parameters.count == 1, case .part(position, _, _)? = path.last {
            follow(.closureParameter(parameters[0]), in: closure.body, path)
        }
    }

    /// The result of a closure.
    mutating func returned(from closure: ClosureSite, _ path: HolderPath) {
        guard let around = closure.enclosing, around.kind == .chain else { return }
        let chain = around.chain
        if let head = chain.head, head.node == closure.node, chain.only == nil {
            // Called in place: `{ … }()`.
            guard let call = chain.suffixes(after: head).first(where: { $0.kind == .call }) else { return }
            add(chain, after: call, path)
            return
        }
        guard let call = closure.call else {
            escape(closure.place, .closure)
            return
        }
        if let parts = transformations[closure.place] ?? partsMade(by: call) {
            add(call.chain.whole, after: call.element, path + parts)
        } else {
            escape(closure.place, .closure)
        }
    }

    /// What a method of a collection makes of the results of its closure; nil for another function.
    private func partsMade(by call: CallSite) -> HolderPath? {
        guard let receiver = call.receiver else { return nil }
        switch receiver.value {
        case .literal(.array), .literal(.dictionary): break
        default: guard case .collection = receiver.type else { return nil }
        }
        switch project.symbols.libraryNames.access(call.name) {
        case .transformed: return [.element]
        case .flattened: return []
        default: return nil
        }
    }

    // MARK: Results of functions

    /// The result of a function or getter.
    mutating func returned(from function: DeclarationID, at place: NodeReference, _ path: HolderPath) {
        leave(function, by: .result(path), at: place)
    }

    /// Continues where something leaves a function, at a call or read that has entered it.
    mutating func leave(_ function: DeclarationID, by exit: Exit, to entry: Entry) {
        switch exit {
        case .result(let path): add(entry.chain, after: entry.element, path)
        case .inSelf(let path): store(inSelfOf: entry, of: function, path)
        case .inParameter(let parameter, let path, let own):
            guard let value = argument(for: parameter, of: function, entry) else { return }
            guard let chain = value.plainChain else { return escape(entry.element.place, .other) }
            store(in: chain, path, by: own)
        case .toClosure(let parameter, let position, let path):
            guard let value = argument(for: parameter, of: function, entry) else { return }
            guard let closure = value.closure else { return escape(entry.element.place, .closure) }
            follow(argument: position, of: closure, path)
        }
    }

    private func argument(for parameter: NodeReference, of function: DeclarationID, _ entry: Entry) -> Expression? {
        guard case .call(let call) = entry else { return nil }
        return project.argument(for: parameter.node, of: function, among: call.passed).flatMap {
            Argument($0, in: call.body).value
        }
    }

    /// What leaves a function that any code may call.
    mutating func leaveRoot(_ function: DeclarationID, by exit: Exit, at place: NodeReference) {
        switch exit {
        case .result(let path):
            if project.isProperty(function) { follow(readsOf: function, path) } else { followCallers(of: function) }
        case .inSelf(let path): store(inPropertyOf: function, at: place, path)
        case .inParameter, .toClosure: escape(place, .other)
        }
    }

    /// Adds the calls of a function as entries.
    private mutating func followCallers(of function: DeclarationID) {
        let name = NameSet([project.name(of: function)])
        guard !project.isLocal(function), isFirst(.callers(function), []) else { return }
        var isCalled = project.isPrivate(function)
        for code in code(mayCall: function, name) {
            let body = body(of: code)
            for call in body.calls where name.contains(call.name) && project.accepts(function, call.passed) {
                switch call.callees {
                case .exact(let called) where called == function: break
                case .any(let called) where called.contains(function): break
                case .unresolved:
                    escape(call.calleePlace, .result(of: function))
                    continue
                default: continue
                }
                isCalled = true
                addRoot(code)
                enter(function, by: .call(call))
            }
        }
        // Code that is not there may call it.
        if !isCalled { escape(project.place(ofBody: function), .result(of: function)) }
    }

    /// The code that mentions the name of a function and can refer to it, in order.
    private func code(mayCall function: DeclarationID, _ name: NameSet) -> [DeclarationID] {
        if let callers { return callers.filter { project.mentions(name, $0) } }
        let files = project.isPrivate(function) ? function.file..<function.file + 1 : project.files.indices
        return files.flatMap { project.mentions(ofFunctions: name, in: $0).map(\.code) }
    }
}

extension Argument {
    fileprivate func position(in call: CallSite) -> Int { call.arguments.prefix { $0.node != node }.count }

    /// Whether the label says that the elements of the argument are meant: `append(contentsOf:)`.
    fileprivate var isSequence: Bool { body.project.symbols.libraryNames.isSequenceLabel(label) }
}
