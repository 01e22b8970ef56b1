import SourceText

/// Calls of functions of libraries that are not declared anywhere: whether they can run code of the project.
extension CallSite {
    /// Whether the call runs no code of the project but the closures that are written among its arguments: a library
    /// declares the function, and neither the receiver nor an argument is code or an object of the project.
    var runsOnlyLibraryCode: Bool {
        guard let callee, !callee.isLocal else { return false }
        if callee.kind == .implicitMember {
            return project.isNameOfCases(callee.name) || !project.memberTable.has(callee.name) && takesOnlyPlainData
        }
        return receiver.map { isOfLibrary($0) && takesOnlyPlainData } ?? false
    }

    /// Whether all arguments are plain data or closures.
    private var takesOnlyPlainData: Bool {
        arguments.allSatisfy { $0.value.map { $0.closure != nil || $0.isPlainData } ?? true }
    }

    /// Whether a library declares the function that is called on a receiver without a function of that name.
    private func isOfLibrary(_ receiver: Chain) -> Bool {
        switch receiver.type {
        case .nominal(let type, _): return project.inheritsFromLibrary(name, type, from: receiver.body.file)
        case .known, .library, .collection, .tuple, .metatype(.known), .metatype(.library): return true
        case .metatype(.nominal(let type, _)):
            return project.firstMember(name, of: type, from: receiver.body.file).map { project.isEnumCase($0) } ?? false
        case .metatype(.unresolved): return seesOtherLibraries && !project.memberTable.has(name)
        case .unresolved:
            return seesOtherLibraries && !project.memberTable.has(name) && receiver.isGivenOnlyPlainData
        case .unknown:
            return !project.memberTable.has(name) && (receiver.isPlainData || receiver.isInheritedFromLibrary)
        default: return false
        }
    }

    /// Whether an unresolved type may belong to a library: the file imports one that is not analyzed. Without such an
    /// import, the type is one of the project that is absent.
    private var seesOtherLibraries: Bool { project.symbols.imports.unresolved[body.file] }
}

extension Chain {
    /// Whether the chain is a private property that is made of plain data and never given anything else: its object
    /// knows nothing of the project.
    fileprivate var isGivenOnlyPlainData: Bool {
        guard let type = body.home.type, let name = headOnSelf, !name.isLocal, lastName == name,
            let property = project.firstProperty(name.name, of: type, from: body.file), project.isPrivate(property),
            project.isConstant(property), let value = project.body(of: property).initialValue?.plainChain,
            value.isMadeOfPlainData
        else { return false }
        let names = NameSet([name.name])
        return project.classes(of: type).flatMap { project.ownMembers(of: $0) }.allSatisfy { member in
            guard project.hasCode(member), project.mentions(names, member) else { return true }
            let body = FunctionBody(BodyOwner(member, type: type), in: project)
            return body.assignments.allSatisfy { assignment in
                guard let target = assignment.target, target.headOnSelf?.name == name.name else { return true }
                return assignment.value.isPlainData
            }
                && body.chains.allSatisfy { chain in
                    chain.headOnSelf?.name != name.name
                        || chain.calls.allSatisfy { call in call.arguments.allSatisfy { $0.value?.isPlainData ?? true }
                        }
                }
        }
    }

    /// Whether the chain is a member that the own object inherits from a class of a library, or members of that: no
    /// type of the project declares one of the names.
    fileprivate var isInheritedFromLibrary: Bool {
        guard let type = body.home.type, let first = headOnSelf, first.isName, !first.isLocal,
            !project.hasUnresolvedSuperclass(type), !project.hierarchy.knownClasses[type.index].isEmpty,
            project.symbols.globals[first.name].isEmpty, !project.startsUpper(first.name)
        else { return false }
        return names.allSatisfy { !project.memberTable.has($0) }
    }

    /// Whether the chain is a call that creates an object from plain data.
    private var isMadeOfPlainData: Bool {
        makesCall && calls.allSatisfy { call in call.arguments.allSatisfy { $0.value?.isPlainData ?? true } }
    }
}

extension Project {
    /// Whether a value of a type has a function of that name from a library: an optional of the type, a superclass or a
    /// protocol.
    fileprivate func inheritsFromLibrary(_ name: Name, _ type: TypeID, from file: Int) -> Bool {
        firstMember(name, of: type, from: file) == nil && !hasUnresolvedSuperclass(type)
            && hierarchy.unresolvedProtocols[type.index].isEmpty
    }

    /// Whether all members of that name are cases of enumerations, and there is one.
    fileprivate func isNameOfCases(_ name: Name) -> Bool {
        let members = memberTable.all(name)
        return !members.isEmpty && members.allSatisfy { isEnumCase($0) }
    }
}
