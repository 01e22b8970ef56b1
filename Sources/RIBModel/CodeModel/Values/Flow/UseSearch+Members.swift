import SourceText

/// What the chain with a value, or with a holder, does with it.
extension UseSearch {
    /// How a chain goes on after a member.
    enum Step {
        /// The chain has no more to do with the value, or what it does is followed elsewhere.
        case ends
        /// The chain is the value, or a holder, after an element.
        case continues(ChainElement, HolderPath)
    }

    mutating func advance(_ chain: Chain, after element: ChainElement, _ path: HolderPath) {
        var path = path
        var suffixes = chain.suffixes(after: element)
        while let suffix = suffixes.next() {
            switch suffix.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .member:
                guard case .continues(let last, let rest) = step(suffix, of: chain, path) else { return }
                path = rest
                suffixes = chain.suffixes(after: last)
            case .call:
                // A closure that captures the value is not the value.
                if path.last != .capture { path.isEmpty ? record(.call, suffix) : escape(suffix.place, .other) }
                return
            case .subscript:
                guard path.last == .element, suffix.onlyArgument?.label.isNone == true else {
                    escape(suffix.place, .subscript)
                    return
                }
                path.removeLast()
            default:
                escape(suffix.place, .other)
                return
            }
        }
        // The target of an assignment gets another value.
        if !chain.isAssigned { follow(operand: BodyNode(chain), path) }
    }

    /// A member of the value or holder.
    mutating func step(_ member: ChainElement, of chain: Chain, _ path: HolderPath) -> Step {
        let call = chain.call(of: member)
        guard let last = path.last else { return step(member, ofValueIn: chain, call) }
        let rest = HolderPath(path.dropLast())
        switch last {
        case .field(let name):
            if member.name == name { return .continues(member, rest) }
            return enterMember(member, of: chain, call, path)
        case .part(let position, let label, _):
            let isSelected = !label.isNone && member.name == label || project.text(member.name) == "\(position)"
            if isSelected { return .continues(member, rest) }
            // The type of a function's result may name what its code returns without labels.
            if label.isNone, Int(project.text(member.name)) == nil { escape(member.place, .member(member.name)) }
            return .ends
        case .element: return step(member, ofCollectionIn: chain, call, path)
        case .payload: return enterMember(member, of: chain, call, path)
        case .capture:
            escape(member.place, .member(member.name))
            return .ends
        }
    }

    private mutating func step(_ member: ChainElement, ofValueIn chain: Chain, _ call: CallSite?) -> Step {
        if member.name == Name.`self` { return .continues(member, []) }
        let type = chain.before(member).type
        let isOwn = type.constituents.contains { part in
            part.nominal.map { project.firstMember(member.name, of: $0, from: chain.body.file) != nil } ?? false
        }
        guard !isOwn, let call else { return use(member, of: chain, call) }
        switch project.symbols.libraryNames.access(member.name) {
        case .transformed, .flattened:
            guard let closure = call.onlyClosure else { break }
            transformations[closure.place] = []
            follow(argument: 0, of: closure, [])
            return .ends
        case .taken: return .continues(call.element, [])
        default: break
        }
        if let function = extensionFunction(call) { return enterSelf(of: function, by: .call(call), []) }
        return use(member, of: chain, call)
    }

    private mutating func step(
        _ member: ChainElement, ofCollectionIn chain: Chain, _ call: CallSite?, _ path: HolderPath
    ) -> Step {
        let element = HolderPath(path.dropLast())
        let last = call?.element ?? member
        let access = project.symbols.libraryNames.access(member.name)
        if access == .unknown {
            if let call, let function = extensionFunction(call) {
                return enterSelf(of: function, by: .call(call), path)
            }
            escape(member.place, .call(member.name))
            return .ends
        }
        for closure in call?.closures.map({ $0 }) ?? [] {
            if access == .transformed || access == .flattened {
                transformations[closure.place] = access == .transformed ? [.element] : []
            }
            for position in 0..<access.passedElements { follow(argument: position, of: closure, element) }
        }
        // A function that is passed instead of a closure, or a key path.
        let isPassedOn =
            call?.arguments.contains { argument in
                guard let value = argument.value, !value.isClosureOrLiteral else { return false }
                let name = value.keyPath == nil ? value.plainChain?.lastName?.name : nil
                return !(name.flatMap { question?.ends(inFunctionNamed: $0) } ?? false)
            } ?? false
        if isPassedOn, [.transformed, .flattened, .passed].contains(access) {
            escape(member.place, .call(member.name))
        }
        switch access {
        case .element, .taken: return .continues(last, element)
        case .elements: return .continues(last, path)
        case .numbered: return .continues(last, element + [.part(1, label: .none, count: 2), .element])
        case .transformed, .flattened, .passed, .asked, .added, .nothing, .unknown: return .ends
        }
    }

    /// The function of the project's extensions of optionals and collections that a call runs.
    private func extensionFunction(_ call: CallSite) -> DeclarationID? {
        for type in [Name.Optional, .Array, .Dictionary, .Set] {
            let found = project.firstForeignMember(call.name, ofKnown: type, from: call.body.file) {
                project.isFunction($0, taking: call.passed) && isFollowed($0)
            }
            if let found { return found }
        }
        return nil
    }

    // MARK: Members of holders

    /// A member of a holder other than the property with the value: a function that gets the holder as `self`.
    private mutating func enterMember(
        _ member: ChainElement, of chain: Chain, _ call: CallSite?, _ path: HolderPath
    ) -> Step {
        let type = chain.before(member).type
        if let call {
            let functions = functions(runBy: call)
            guard !functions.isEmpty, functions.allSatisfy(isFollowed) else {
                return lose(member, of: type)
            }
            for function in functions { _ = enterSelf(of: function, by: .call(call), path) }
            return .ends
        }
        guard let nominal = type.nominal,
            let property = project.firstProperty(member.name, of: nominal, from: chain.body.file)
        else { return enterProperties(named: member, of: chain, path) }
        if project.isStored(property) { return .ends }
        guard isFollowed(property) else { return lose(member, of: type) }
        return enterSelf(of: property, by: .read(chain, member), path)
    }

    /// A member that the static type of the holder does not declare, such as a library's protocol: the getters of that
    /// name in all types that store the value.
    private mutating func enterProperties(named member: ChainElement, of chain: Chain, _ path: HolderPath) -> Step {
        let type = chain.before(member).type
        guard case .field(let field)? = path.last else { return lose(member, of: type) }
        let holders = project.memberTable.all(field).filter { project.isProperty($0) && project.isStored($0) }
        let found = holders.compactMap { project.symbols.type(around: $0) }.sortedWithoutRepetitions.compactMap {
            project.firstProperty(member.name, of: $0, from: chain.body.file)
        }
        let getters = found.filter { !project.isStored($0) }
        guard !found.isEmpty, getters.allSatisfy(isFollowed) else { return lose(member, of: type) }
        for getter in getters { _ = enterSelf(of: getter, by: .read(chain, member), path) }
        return .ends
    }

    private mutating func lose(_ member: ChainElement, of type: TypeReference) -> Step {
        escape(member.place, .call(member.name))
        return .ends
    }

    /// Follows the object of a function's or getter's code.
    mutating func enterSelf(of function: DeclarationID, by entry: Entry, _ path: HolderPath) -> Step {
        enter(function, by: entry)
        follow(selfIn: body(of: function), path)
        return .ends
    }

    /// Follows `self`, where it is the value or a holder, and its property with the value.
    mutating func follow(selfIn body: FunctionBody, _ path: HolderPath) {
        guard isFirst(.selfOf(body.home.declaration), path) else { return }
        for chain in body.chains {
            guard let head = chain.head else { continue }
            if head.kind == .selfReference {
                add(chain, after: head, path)
            } else if head.kind == .identifier, !head.isLocal, isMember(head, of: body) {
                if case .continues(let last, let rest) = step(ofImplicitSelf: head, in: chain, path) {
                    add(chain, after: last, rest)
                }
            }
        }
        guard case .field(let name)? = path.last else { return }
        for binding in body.optionalBindings where binding.name == name && binding.value == nil {
            if binding.outer == nil { follow(.optionalBinding(binding), in: body, HolderPath(path.dropLast())) }
        }
    }

    private func isMember(_ head: ChainElement, of body: FunctionBody) -> Bool {
        body.home.type.map { project.firstMember(head.name, of: $0, from: body.file) != nil } ?? true
    }

    private mutating func step(ofImplicitSelf head: ChainElement, in chain: Chain, _ path: HolderPath) -> Step {
        let call = chain.call(of: head)
        if case .field(let name)? = path.last, head.name == name {
            return .continues(head, HolderPath(path.dropLast()))
        }
        if path.isEmpty, question != nil { return use(head, of: chain, call) }
        guard let call else {
            let property = chain.body.home.type.flatMap {
                project.firstProperty(head.name, of: $0, from: chain.body.file)
            }
            guard let property, project.isComputed(property), isFollowed(property) else { return .ends }
            return enterSelf(of: property, by: .read(chain, head), path)
        }
        let functions = functions(runBy: call)
        for function in functions where isFollowed(function) { _ = enterSelf(of: function, by: .call(call), path) }
        if path.isEmpty { record(.member(head.name), head) }
        return .ends
    }

    /// The functions that a call can run; for a requirement that an extension of its protocol calls, the witnesses.
    func functions(runBy call: CallSite) -> [DeclarationID] {
        let found = call.callees.functions
        guard found.isEmpty, call.isBare, let type = call.body.home.type, project.isProtocol(type) else { return found }
        let requirement = project.function(call.name, call.passed, of: .nominal(type, []), from: call.body.file)
        return requirement.map { project.witnesses(of: $0) } ?? []
    }

    /// Whether the code of a function or getter is followed.
    func isFollowed(_ function: DeclarationID) -> Bool { project.isFollowed(function) }
}

extension Project {
    /// Whether the code of a function or getter is there, and does more than to stop the program.
    func isFollowed(_ function: DeclarationID) -> Bool {
        guard hasReadBody(function) else { return false }
        guard let call = body(of: function).result?.plainChain?.calls.first else { return true }
        return !(call.isBare && symbols.libraryNames.stopsProgram(call.name))
    }
}

extension Expression {
    fileprivate var isClosureOrLiteral: Bool { closure != nil || literal != nil }
}

extension CallSite {
    /// The closure, if the call is passed only one.
    fileprivate var onlyClosure: ClosureSite? {
        var closures = self.closures.makeIterator()
        guard let first = closures.next(), closures.next() == nil else { return nil }
        return first
    }
}
