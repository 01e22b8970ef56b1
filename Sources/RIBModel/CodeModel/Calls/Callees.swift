import SourceText

/// The receiver of a call, as far as it decides which function runs.
package enum CallReceiver {
    /// The object that the code belongs to: the nearest override of its class runs.
    case ownObject
    /// `super`: the function above the class that declares the code runs.
    case superclass
    /// A value of a static type.
    case value(TypeReference)
    /// The object that the code in an extension of a library's type belongs to.
    case extended(TypeReference)
}

/// The functions that a call can run.
package enum Callees: Hashable {
    case exact(DeclarationID)
    /// One of several: overrides, or witnesses of a requirement.
    case any([DeclarationID])
    /// A function of a library.
    case library
    /// Unknown: a closure is called, or the receiver has an unknown type.
    case unresolved

    package var functions: [DeclarationID] {
        switch self {
        case .exact(let function): [function]
        case .any(let functions): functions
        case .library, .unresolved: []
        }
    }

    fileprivate init?(_ functions: [DeclarationID]) {
        guard let first = functions.first else { return nil }
        self = functions.count == 1 ? .exact(first) : .any(functions)
    }
}

extension CallSite {
    /// The function of the project that the call names on a receiver; nil if there is none. For a requirement with a
    /// default implementation, the implementation.
    package func function(on receiver: CallReceiver) -> DeclarationID? {
        guard let callee else { return nil }
        switch receiver {
        case .ownObject:
            let own = body.home.type.flatMap { project.nearest(callee.name, passed, of: $0, from: body.file) }
            return own ?? requirementOfOwnProtocol(callee.name)
                ?? (isBare ? project.global(callee.name, passed, from: body.file) : nil)
        case .superclass:
            guard let type = body.home.type else { return nil }
            let around = project.symbols.type(around: body.home.declaration) ?? type
            return project.nearest(callee.name, passed, of: type, above: around, from: body.file)
        case .value(let type):
            return project.function(callee.name, passed, of: type, from: body.file)
                ?? project.function(callee.name, passed, inExtensionsOf: type, from: body.file)
        case .extended(let type):
            return project.function(callee.name, passed, inExtensionsOf: type, from: body.file)
                ?? project.global(callee.name, passed, from: body.file)
        }
    }

    /// The requirement that the call names if its code is in an extension of a protocol.
    private func requirementOfOwnProtocol(_ name: Name) -> DeclarationID? {
        guard let type = body.home.type, project.isProtocol(type) else { return nil }
        return project.firstMember(name, of: type, from: body.file) { project.isFunction($0, taking: passed) }
    }

    /// The initializer of the nearest base class that `super.init(…)` runs; nil if it is not in the project.
    package var initializerOfSuperclass: DeclarationID? {
        guard name == Name.`init`, receiver?.only?.kind == .superReference,
            let around = project.symbols.type(around: body.home.declaration),
            let base = project.classes(of: around).dropFirst().first
        else { return nil }
        return project.initializer(of: .nominal(base, []), passed, from: body.file)
    }

    /// The static type of the receiver; unknown if there is none.
    package var receiverType: TypeReference { receiver?.type ?? .unknown }

    /// All functions that the call can run.
    package var callees: Callees { body.callees(of: self) { foundCallees } }

    private var foundCallees: Callees {
        guard let callee else { return .unresolved }
        if callee.kind == .identifier, let local = callee.local {
            if case .function(let function) = local {
                return project.onlyTraps(function.declaration) ? .unresolved : .exact(function.declaration)
            }
            return calleesOfValue ?? .unresolved
        }
        if mayBeType(callee), case .metatype(let made) = chain.through(callee).type {
            guard let initializer = project.initializer(of: made, passed, from: body.file) else {
                return made.isOfLibrary ? .library : .unresolved
            }
            return project.onlyTraps(initializer) ? .unresolved : .exact(initializer)
        }
        let on = self.on
        guard let function = function(on: on) else {
            return calleesOfValue ?? (isOfLibrary(on) ? .library : .unresolved)
        }
        if case .superclass = on { return project.onlyTraps(function) ? .unresolved : .exact(function) }
        let functions = project.dispatched(function, passed, to: on.type(in: body))
        return Callees(functions) ?? .unresolved
    }

    /// The functions that run if what is called is a value of a type with `callAsFunction`: `notify()`; nil if it is no
    /// such value.
    private var calleesOfValue: Callees? {
        guard project.memberTable.has(Name.callAsFunction), let callee, callee.name != Name.callAsFunction else {
            return nil
        }
        let type = chain.through(callee).type
        guard let function = project.function(Name.callAsFunction, passed, of: type, from: body.file) else {
            return nil
        }
        return Callees(project.dispatched(function, passed, to: type))
    }

    /// False if a callee certainly denotes no type: it has the name of none, or of a member or global of the project.
    func mayBeType(_ callee: ChainElement) -> Bool {
        let (name, symbols) = (callee.name, project.symbols)
        if name == Name.`init` || symbols.typeNames.contains(name) { return true }
        guard callee.kind == .identifier, symbols.globals(name, from: body.file).isEmpty else { return false }
        return body.home.type.flatMap { project.firstMember(name, of: $0, from: body.file) } == nil
    }

    /// The kind of receiver.
    var on: CallReceiver {
        guard let receiver else { return body.extendedLibraryType.map { .extended($0) } ?? .ownObject }
        if let property = receiver.typeOfProperty { return .value(property) }
        guard receiver.mayBeOwnObject else { return .value(receiver.type) }
        switch receiver.value {
        case .ownObject: return .ownObject
        case .superclass: return .superclass
        default: return .value(receiver.type)
        }
    }

    private func isOfLibrary(_ receiver: CallReceiver) -> Bool {
        switch receiver {
        case .ownObject, .superclass:
            guard let type = body.home.type else { return false }
            return !project.hasUnresolvedSuperclass(type)
                && (!project.hierarchy.knownClasses[type.index].isEmpty || project.reaches(type) { $0.isClass })
        case .value(let type), .extended(let type):
            return type.isOfLibrary
        }
    }
}

extension Chain {
    /// False if the chain certainly denotes something other than the own object: only `self`, a local, an element of a
    /// closure's arguments and a getter of the own object can denote it.
    fileprivate var mayBeOwnObject: Bool {
        var last: ChainElement?
        for element in elements {
            switch element.kind {
            case .optionalChain, .forceUnwrap, .genericArguments: break
            default: last = element
            }
        }
        guard let last else { return false }
        switch last.kind {
        case .selfReference, .superReference, .tuple: return true
        case .identifier: return last.isLocal || last.name == .firstParameter || isGetterOfOwnObject(last.name)
        case .member: return isGetterOfOwnObject(last.name)
        default: return false
        }
    }

    private func isGetterOfOwnObject(_ name: Name) -> Bool {
        guard let type = body.home.type, let property = project.firstProperty(name, of: type, from: body.file) else {
            return false
        }
        return project.isComputed(property)
    }
}

extension CallReceiver {
    /// The type whose overrides and witnesses can run.
    fileprivate func type(in body: FunctionBody) -> TypeReference {
        switch self {
        case .ownObject, .superclass: body.home.type.map { .nominal($0, []) } ?? .unknown
        case .value(let type), .extended(let type): type
        }
    }
}

extension TypeReference {
    /// Whether a constituent is a library type, a collection or a tuple.
    fileprivate var isOfLibrary: Bool {
        constituents.contains { part in
            switch part {
            case .known, .library, .collection, .tuple: true
            default: false
            }
        }
    }
}

extension Project {
    /// The function that a call on an object runs, or that a reference to it denotes: the nearest one with a body in
    /// the object's class; nil if the project has none.
    ///
    /// - Parameters:
    ///   - arguments: those of the call; nil for a reference to the function by its base name.
    ///   - above: a class; restricts the search to its ancestors, as for `super`.
    func implementation(
        _ name: Name, _ arguments: CallArguments?, of type: TypeID, above: TypeID? = nil, from file: Int
    ) -> DeclarationID? {
        nearest(name, arguments, of: type, above: above, from: file).flatMap { onlyTraps($0) ? nil : $0 }
    }

    /// The same, or a nearer function that only stops the program.
    func nearest(
        _ name: Name, _ arguments: CallArguments?, of type: TypeID, above: TypeID? = nil, from file: Int
    ) -> DeclarationID? {
        guard let above else {
            return firstMember(name, of: type, from: file) { isImplementation($0, arguments) }.map { found in
                overrideInSwift(of: found, for: type) ?? found
            }
        }
        guard let superclass = hierarchy.superclass[above.index] else {
            // Above the last class of the project, only extensions of library classes have members.
            return foreignMembers(name, of: type, from: file).first { isImplementation($0, arguments) }
        }
        return firstMember(name, of: superclass, from: file) { isImplementation($0, arguments) }
    }

    private func isImplementation(_ member: DeclarationID, _ arguments: CallArguments?) -> Bool {
        guard isFunction(member), hasBody(member) || onlyTraps(member) else { return false }
        return arguments.map { accepts(member, $0) } ?? true
    }

    /// The global function that a call runs.
    func global(_ name: Name, _ arguments: CallArguments, from file: Int) -> DeclarationID? {
        symbols.globals(name, from: file).first { isFunction($0, taking: arguments) }
    }

    /// The function that a call on a value of a static type names; one with a body, even one that only stops the
    /// program, takes precedence over a requirement.
    func function(
        _ name: Name, _ arguments: CallArguments, of type: TypeReference, from file: Int
    ) -> DeclarationID? {
        var requirement: DeclarationID?
        for part in type.constituents {
            var (nominal, isStaticCall) = (part.nominal, false)
            if case .metatype(let made) = part { (nominal, isStaticCall) = (made.nominal, true) }
            guard let nominal else { continue }
            let implementation = firstMember(name, of: nominal, from: file) { member in
                guard isFunction(member, taking: arguments), !isStaticCall || isStatic(member) else { return false }
                if hasBody(member) || onlyTraps(member) { return true }
                requirement = requirement ?? member
                return false
            }
            if let implementation { return implementation }
        }
        return requirement
    }

    func isFunction(_ member: DeclarationID, taking arguments: CallArguments) -> Bool {
        isFunction(member) && accepts(member, arguments)
    }

    /// The initializer of a type that a call runs.
    func initializer(of type: TypeReference, _ arguments: CallArguments, from file: Int) -> DeclarationID? {
        guard let nominal = type.nominal else { return nil }
        return firstMember(Name.`init`, of: nominal, from: file) { isInitializer($0) && accepts($0, arguments) }
    }

    /// The functions with bodies that fulfill a requirement in the reported types that conform to its protocol.
    func witnesses(of requirement: DeclarationID) -> [DeclarationID] {
        guard let type = symbols.type(around: requirement), isProtocol(type) else { return [] }
        return conformers(of: type).compactMap { conformer in
            symbols.isSource(symbols.types[conformer.index].declaration.file)
                ? witness(of: requirement, in: conformer) : nil
        }
    }

    private func witness(of requirement: DeclarationID, in type: TypeID) -> DeclarationID? {
        let found = firstMember(name(of: requirement), of: type, from: requirement.file) { member in
            isImplementation(member, nil) && isWitness(member, of: requirement, in: type)
        }
        return found.map { overrideInSwift(of: $0, for: type) ?? $0 }.flatMap { onlyTraps($0) ? nil : $0 }
    }
}
