import SourceText

/// Values, and holders of them, in locals and properties.
extension UseSearch {
    // MARK: Locals

    mutating func follow(_ local: LocalDeclaration, in body: FunctionBody, _ path: HolderPath) {
        guard !local.name.isDiscard, isFirst(.local(body.home.declaration, local.number), path) else { return }
        for use in body.uses(of: local) {
            guard let chain = use.chain else {
                follow(shorthand: use.place, in: body, path)
                continue
            }
            add(chain, after: use, path)
            if followsCaptures { followCaptures(of: local, at: use, path) }
        }
        for binding in body.optionalBindings where binding.value == nil && binding.name == local.name {
            if binding.outer == local { follow(.optionalBinding(binding), in: body, path) }
        }
        for capture in body.captures where capture.value == nil && capture.name == local.name {
            if capture.outer == local { follow(.capture(capture), in: body, path) }
        }
    }

    /// The closures around a use of a local that is declared outside of them hold its value.
    private mutating func followCaptures(of local: LocalDeclaration, at use: ChainElement, _ path: HolderPath) {
        for case .closure(let closure) in use.ancestors {
            if local.isDeclared(in: closure) { return }
            if let chain = closure.enclosing, chain.kind == .chain {
                add(chain.chain, after: ChainElement(closure.node, in: closure.body), path + [.capture])
            }
        }
    }

    /// `if let value`, `[value]`: another name for what a name denotes.
    mutating func follow(shorthand place: NodeReference, in body: FunctionBody, _ path: HolderPath) {
        let part = BodyNode(place.node, in: body)
        switch part.kind {
        case .optionalBinding: follow(.optionalBinding(part.optionalBinding), in: body, path)
        case .capture: follow(.capture(part.capture), in: body, path)
        default: escape(place, .other)
        }
    }

    // MARK: Assignments

    /// A value that is assigned to a member, a local, or `_`.
    mutating func follow(assignedTo target: Chain?, at place: NodeReference, _ path: HolderPath) {
        guard let target, let head = target.head else {
            escape(place, .other)
            return
        }
        if target.only != nil, head.name.isDiscard || head.kind == .unknown { return }
        store(in: target, path)
    }

    /// An object or collection that is not followed. What a known function has stored in its object is followed in all
    /// code that reads the property, whichever object it has.
    private mutating func lose(_ own: OwnStore?, at place: NodeReference, _ receiver: ValueEscape.Receiver) {
        guard let own else { return escape(place, receiver) }
        store(inPropertyOf: own.function, at: place, own.path)
    }

    /// Stores something in a chain: a local, a property, an element.
    mutating func store(in target: Chain, _ path: HolderPath, by own: OwnStore? = nil) {
        guard let head = target.head, isFirst(.target(target.place), path) else { return }
        // Others have the object as well, and run its code.
        if let own, own.isInClass, !head.isLocal { return lose(own, at: target.place, .other) }
        var parts: [HolderPart] = []
        for element in target.elements.dropFirst() {
            switch element.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: continue
            case .member:
                guard let property = plainProperty(element, of: target) else {
                    if own != nil { return lose(own, at: element.place, .member(element.name)) }
                    return assign(to: element, of: target)
                }
                if path.isEmpty, element == target.last, question?.ends(inProperty: property) == true { return }
                parts.append(.field(element.name))
            case .subscript:
                guard case .collection = target.before(element).type else {
                    return lose(own, at: element.place, .subscript)
                }
                parts.append(.element)
            default: return lose(own, at: element.place, .other)
            }
        }
        let whole = path + parts.reversed()
        guard whole.count <= ValueUsesBudget.depth else {
            project.note(.uses, at: target.place)
            return lose(own, at: target.place, .budget)
        }
        if head.kind == .selfReference {
            store(inSelfIn: target.body, at: target.place, whole)
        } else if head.kind == .identifier, let local = head.local {
            store(in: local, target.body, at: target.place, whole, by: own)
        } else if head.kind == .identifier, isOwnMember(head) {
            store(inSelfIn: target.body, at: target.place, whole + [.field(head.name)])
        } else if own != nil {
            lose(own, at: target.place, .member(head.name))
        } else {
            assign(to: head, of: target)
        }
    }

    private func isOwnMember(_ head: ChainElement) -> Bool {
        head.body.home.type.map { project.firstProperty(head.name, of: $0, from: head.body.file) != nil } ?? false
    }

    /// The property that a member of a chain is, if its value is only stored. Observers of another object's property
    /// run code of that object, which is not followed.
    private func plainProperty(_ member: ChainElement, of chain: Chain) -> DeclarationID? {
        guard let nominal = chain.before(member).type.nominal,
            let property = project.firstProperty(member.name, of: nominal, from: chain.body.file)
        else { return nil }
        let isOwn = chain.headOnSelf == member
        let goesElsewhere = isOwn ? isIntercepted(property) : project.isIntercepted(property)
        return project.isStored(property) && !goesElsewhere ? property : nil
    }

    func isIntercepted(_ property: DeclarationID) -> Bool {
        project.isIntercepted(property) && !project.isOnlyObserved(property)
    }

    private mutating func store(
        in local: LocalDeclaration, _ body: FunctionBody, at place: NodeReference, _ path: HolderPath,
        by own: OwnStore?
    ) {
        follow(local, in: body, path)
        switch local {
        case .variable(let variable):
            guard let value = variable.value, !path.isEmpty, let chain = value.plainChain else { return }
            // Others may have the object that the local denotes.
            let isFresh = chain.last.map { $0.kind == .call || $0.kind == .literal || $0.kind == .tuple } ?? true
            if !isFresh { store(in: chain, path, by: own) }
        case .optionalBinding(let binding):
            if let chain = binding.value?.plainChain { return store(in: chain, path, by: own) }
            if let outer = binding.outer { return store(in: outer, body, at: place, path, by: own) }
            if binding.value == nil { return store(inSelfIn: body, at: place, path + [.field(binding.name)]) }
            lose(own, at: place, .other)
        case .parameter(let parameter):
            leave(parameter.function, by: .inParameter(parameter.place, path, by: own), at: place)
        case .capture, .closureParameter, .pattern, .function: lose(own, at: place, .other)
        }
    }

    // MARK: Own properties

    /// Stores something in the object that code belongs to.
    private mutating func store(inSelfIn body: FunctionBody, at place: NodeReference, _ path: HolderPath) {
        leave(body.home.declaration, by: .inSelf(path), at: place)
    }

    /// Stores something in the object that a function belongs to which any code may call.
    mutating func store(inPropertyOf function: DeclarationID, at place: NodeReference, _ path: HolderPath) {
        guard case .field(let name)? = path.last else { return }
        let home = project.home(function)
        guard let type = home.type, let property = project.firstProperty(name, of: type, from: home.file) else {
            return escape(place, .member(name))
        }
        store(inProperty: property, at: place, HolderPath(path.dropLast()))
    }

    /// Stores something in the object whose function has been called.
    mutating func store(inSelfOf entry: Entry, of function: DeclarationID, _ path: HolderPath) {
        let type = project.symbols.type(around: function)
        let own = OwnStore(function: function, path: path, isInClass: type.map { project.isClass($0) } ?? false)
        guard case .call(let call) = entry else { return store(inReceiverOf: entry, own) }
        if call.isConstruction { return add(call.chain.whole, after: call.element, path) }
        guard let receiver = call.receiver, receiver.head?.kind != .superReference else {
            return store(inSelfIn: call.body, at: call.calleePlace, path)
        }
        store(in: receiver, path, by: own)
    }

    private mutating func store(inReceiverOf entry: Entry, _ own: OwnStore) {
        let receiver = entry.chain.before(entry.element)
        if receiver.isEmpty { return store(inSelfIn: entry.body, at: entry.element.place, own.path) }
        store(in: receiver, own.path, by: own)
    }

    private mutating func store(inProperty property: DeclarationID, at place: NodeReference, _ path: HolderPath) {
        guard project.isStored(property), !isIntercepted(property) else {
            return escape(place, .member(project.name(of: property)))
        }
        if let code = project.code(around: place) {
            record(.stored(property), BodyNode(place.node, in: body(of: code)))
        }
        if followsProperties { follow(property: property, path) }
    }

    /// Follows what is in a property.
    mutating func follow(property: DeclarationID, _ path: HolderPath) {
        if isIntercepted(property) { escape(project.place(ofBody: property), .member(project.name(of: property))) }
        follow(readsOf: property, path)
    }

    /// Follows the value of a property in all code that reads it.
    mutating func follow(readsOf property: DeclarationID, _ path: HolderPath) {
        guard isFirst(.property(property), path) else { return }
        let names = NameSet([project.name(of: property)])
        let files = project.isPrivate(property) ? property.file..<property.file + 1 : project.files.indices
        for file in files {
            for read in project.reads(ofMembersNamed: names, in: file) {
                let body = body(of: read.code)
                guard mayRead(property, at: read, body) else { continue }
                addRoot(read.code)
                let element = ChainElement(read.place.node, in: body)
                if let chain = element.chain {
                    add(chain, after: element, path)
                } else {
                    follow(shorthand: read.place, in: body, path)
                }
            }
        }
    }

    /// Whether a name that is read may be a property: one of an object of the property's type, or of an unknown one.
    private func mayRead(_ property: DeclarationID, at read: MemberRead, _ body: FunctionBody) -> Bool {
        guard let owner = project.symbols.type(around: property) else { return true }
        let element = ChainElement(read.place.node, in: body)
        let isBare = element.kind != .member
        let type =
            isBare
            ? body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown
            : element.chain?.before(element).type ?? .unknown
        return type.constituents.isEmpty
            || type.constituents.contains { part in
                switch part {
                case .nominal(let nominal, _): project.hierarchy.areRelated(nominal, owner)
                case .metatype(let made): made.nominal.map { project.hierarchy.areRelated($0, owner) } ?? true
                case .library, .known, .tuple, .collection: false
                default: !isBare
                }
            }
    }
}

extension Project {
    /// Whether other code gets what is stored in a property: observers, or a wrapper.
    func isIntercepted(_ property: DeclarationID) -> Bool {
        hasBody(property) || onlyTraps(property) || attributes(of: property).contains { startsUpper($0.name) }
    }

    /// Whether nothing but observers gets what is stored in a property, and they read it by the property's name.
    fileprivate func isOnlyObserved(_ property: DeclarationID) -> Bool {
        isStored(property) && hasReadBody(property) && !onlyTraps(property)
            && !attributes(of: property).contains { startsUpper($0.name) }
            && !mentions(NameSet([Name.newValue, .oldValue]), property) && !observersMayNameValues(of: property)
    }
}
