import SourceText

/// What is known of the code that a call runs, and so of what becomes of its arguments.
enum CallCode {
    /// A function or initializer of the project or of a library.
    case known
    /// Code that nothing declares, that nothing implements, or that only stops the program.
    case absent
    /// Code that is not known.
    case unknown
}

extension CallSite {
    var code: CallCode {
        if runsTrap { return .absent }
        if isKnownByName { return .known }
        return runsAbsentCode ? .absent : runsKnownCode ? .known : .unknown
    }

    // MARK: Known code

    /// Whether it is a function of a library, whatever it is called on: one that binds a subscription to an interactor,
    /// or one like `print`.
    private var isKnownByName: Bool {
        guard let callee else { return false }
        let terminators = project.symbols.wellKnownNames.subscriptions.terminators(of: .interactor)
        return terminators.contains(callee.name) || NameSet.confiningOperators.contains(callee.name)
            || isBare && !callee.isLocal && project.symbols.libraryNames.onlyReadsArguments(callee.name)
    }

    private var runsKnownCode: Bool {
        guard let callee else { return false }
        if isBare, let local = callee.local, project.isKnownCode(local) { return true }
        switch callee.kind {
        case .selfReference, .superReference: return true
        case .implicitMember: return chain.expectedType != .unknown
        default: break
        }
        guard let before = receiver else {
            if !project.symbols.globals(callee.name, from: body.file).isEmpty { return true }
            if case .metatype(let made) = chain.through(callee).type { return made.isKnown }
            return body.home.type.map { isKnownMember(callee, of: .nominal($0, [])) } ?? false
        }
        return before.last?.kind == .superReference || isKnownMember(callee, of: before.type)
    }

    private func isKnownMember(_ callee: ChainElement, of receiver: TypeReference) -> Bool {
        receiver.constituents.contains { part in
            switch part {
            case .library, .known, .collection: true
            case .nominal(let nominal, _):
                project.isMemberOfRIBs(callee.name)
                    || project.firstMember(callee.name, of: nominal, from: body.file) != nil
            case .metatype(let made): made.isKnown
            default: false
            }
        }
    }

    // MARK: Absent code

    private var runsAbsentCode: Bool {
        guard let callee, callee.kind != .implicitMember, !callee.isLocal,
            callee.name != .firstParameter
        else { return false }
        switch callees {
        // None of these only stops the program.
        case .exact, .any: return false
        case .library: return isOfOwnExtension
        case .unresolved: break
        }
        if case .metatype(.nominal(let made, _)) = chain.through(callee).type {
            return project.hasUnresolvedSuperclass(made)
        }
        if chain.through(element).enumerationCase != nil { return false }
        if receiver == nil, project.isFunctionOfLibraries(project.text(name)) { return false }
        return !runsOwnedClosure && !project.readsArray(name) && !project.keepsElements(name)
    }

    /// Whether the call is one of a function of the own object that its class is not known to inherit: an extension of
    /// the class is not there.
    var isOfOwnExtension: Bool {
        isOnSelf && !project.isMemberOfRIBs(name) && name != Name.`init`
            && name != .firstParameter && !project.startsUpper(name)
            && !project.isFunctionOfLibraries(project.text(name)) && !runsOwnedClosure && !isConstruction
    }

    /// Whether the call runs a closure that a property holds.
    private var runsOwnedClosure: Bool {
        let owners = isOnSelf ? body.home.type.map { [$0] } ?? [] : receiverType.constituents.compactMap(\.nominal)
        return owners.contains { project.firstProperty(name, of: $0, from: body.file) != nil }
    }
}

extension Project {
    /// Whether the code that runs if a local is called is followed: a closure in a constant, a local function, a
    /// closure that only code of the same file can pass.
    fileprivate func isKnownCode(_ local: LocalDeclaration) -> Bool {
        switch local {
        case .function(let function): !onlyTraps(function.declaration)
        case .variable(let variable): variable.isConstant && variable.ownValue?.closure != nil
        case .parameter(let parameter): isPrivate(parameter.function)
        default: false
        }
    }
}

extension TypeReference {
    /// Whether it is a type of the project or of a library.
    fileprivate var isKnown: Bool { !isUnresolved && self != .unknown }
}
