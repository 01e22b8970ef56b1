import SourceText

/// The code of one member, as far as it runs code that is not there or gives it something: code that neither the
/// project nor a known library declares, and code that only stops the program.
struct AbsentCodeUses {
    let body: FunctionBody
    private var project: Project { body.project }

    init(_ body: FunctionBody) { self.body = body }

    /// A place that runs absent code of the own object, which gets all that the object stores: a call, or the whole
    /// code if that is absent.
    var firstAbsentOwnCode: NodeReference? {
        firstCallOfOwnExtension ?? (isEmptied ? project.place(ofBody: body.home.declaration) : nil)
    }

    /// Whether the code is absent itself: its body only stops the program, and nothing overrides it.
    private var isEmptied: Bool {
        let member = body.home.declaration
        guard let type = body.home.type, project.isFunction(member), !project.isInitializer(member),
            project.onlyTraps(member)
        else { return false }
        // Subclasses override a function of an abstract class.
        let isOverridden = project.descendants(of: type).contains { subtype in
            project.ownMembers(of: subtype).contains {
                project.name(of: $0) == project.name(of: member) && project.isFunction($0)
            }
        }
        return !isOverridden && !project.isProtocol(type)
    }

    /// Whether what is assigned to is a member that nothing declares.
    func isAbsent(_ target: Chain) -> Bool {
        guard let name = target.lastName, name.kind == .member, target.last == name else { return false }
        let base = target.before(name)
        if base.denotesSelf { return false }
        let parts = Array(base.type.constituents)
        if parts.isEmpty || parts.contains(.unknown) { return !project.memberTable.has(name.name) }
        return parts.allSatisfy { part in
            switch part {
            case .unresolved, .metatype(.unresolved): true
            case .nominal(let type, _):
                project.firstProperty(name.name, of: type, from: body.file) == nil
                    && project.hierarchy.knownClasses[type.index].isEmpty
            default: false
            }
        }
    }

    /// The arguments of macros, which may do anything with them.
    var macros: some Sequence<ChainElement> { body.chains.lazy.filter { $0.head?.kind == .macro }.compactMap(\.macro) }

    func usesAbsentOperator(_ expression: Expression) -> Bool {
        expression.parts.contains { part in
            if case .operator(let name, _) = part { isAbsentOperator(name) } else { false }
        }
    }

    private func isAbsentOperator(_ name: Name) -> Bool {
        let declared = project.symbols.globals(name, from: body.file) + project.memberTable.all(name)
        if !declared.isEmpty { return declared.contains { project.onlyTraps($0) } }
        return !project.isOperatorOfSwift(name)
    }

    // MARK: Members that nothing declares

    /// The first use of a member that nothing declares.
    ///
    /// - Parameter isMeant: whether values of a type count.
    func firstUndeclaredMember(of chain: Chain, of isMeant: (TypeReference) -> Bool) -> ChainElement? {
        chain.firstMember { isMeant($1) && isUndeclared($0, of: $1) }
    }

    private func isUndeclared(_ member: ChainElement, of type: TypeReference) -> Bool {
        let isDeclared = type.constituents.contains { part in
            guard let nominal = part.nominal else { return false }
            return project.firstMember(member.name, of: nominal, from: body.file) != nil
                || !project.inheritsOnlyFromRIBs(nominal)
        }
        return !isDeclared && !project.isMemberOfRIBs(member.name) && !project.readsArray(member.name)
            && !project.keepsElements(member.name) && !project.isMemberOfOptional(member.name)
    }

    /// The first call of a function of the own object that nothing declares, so that an extension of its class is
    /// absent.
    var firstCallOfOwnExtension: NodeReference? {
        guard let type = body.home.type, project.inheritsOnlyFromRIBs(type) else { return nil }
        return body.calls.first { call in
            guard call.isBare, call.callee?.isLocal == false, call.isOfOwnExtension else { return false }
            return project.symbols.globals(call.name, from: body.file).isEmpty && call.callees.functions.isEmpty
        }?.calleePlace
    }
}

extension Project {
    /// Whether all that a type is known to inherit from libraries are members of RIBs: so another member that it has is
    /// one of the project's.
    fileprivate func inheritsOnlyFromRIBs(_ type: TypeID) -> Bool {
        guard !hasUnresolvedSuperclass(type), hierarchy.unresolvedProtocols[type.index].isEmpty else { return false }
        return hierarchy.ancestors[type.index].allSatisfy { ancestor in
            hierarchy.supertypes[ancestor.index].allSatisfy { supertype in
                if case .known(let name, _) = supertype { name.bindsToClasses || isMarker(name) } else { true }
            }
        }
    }
}
