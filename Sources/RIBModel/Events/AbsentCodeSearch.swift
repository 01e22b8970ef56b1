import SourceText

/// The search for places in the code of one member where absent code may use values.
final class AbsentCodeSearch {
    private static let deepest = 6
    /// The assignments to something that begins with a name.
    private lazy var assignments = Dictionary(grouping: body.assignments) { $0.target?.head?.name ?? .none }
    private let values: HeldValues
    private let body: FunctionBody
    private let project: Project

    init(_ values: HeldValues, _ body: FunctionBody) {
        self.values = values
        self.body = body
        project = values.project
    }

    // MARK: Values that are passed

    /// The first call, operator or assignment that passes a value to absent code.
    var firstPassed: NodeReference? {
        for call in body.calls where call.arguments.contains(where: { holds($0.value) }) && runsAbsentCode(call) {
            return call.calleePlace
        }
        for assignment in body.assignments {
            guard let target = assignment.target, holds(assignment.value), isAbsent(target) else { continue }
            return target.lastName?.place ?? target.place
        }
        if let macro = firstMacro { return macro }
        for nested in body.expressions {
            let isGiven = nested.expression.parts.contains { part in
                if case .operator(let name, _) = part { isAbsentOperator(name) } else { false }
            } && nested.expression.chains.contains { holds($0) }
            if isGiven { return nested.place }
        }
        if let type = body.home.type, values.isStored(in: type), let call = firstCallOfOwnExtension(of: type) {
            return call
        }
        return isEmptied ? project.place(ofBody: body.home.declaration) : nil
    }

    /// The first macro that is passed a value.
    private var firstMacro: NodeReference? {
        for chain in body.chains where chain.head?.kind == .macro {
            if let macro = chain.macro, macro.arguments.contains(where: { holds($0.value) }) { return macro.place }
        }
        return nil
    }

    /// Whether the code is absent itself, of an object that has a value: its body only stops the program.
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
        return !isOverridden && !project.isProtocol(type) && values.isStored(in: type)
    }

    /// Whether a call runs a function that is not there: nothing declares it, nothing implements it, or it only stops
    /// the program.
    private func runsAbsentCode(_ call: CallSite) -> Bool {
        guard let callee = call.callee, callee.kind != .implicitMember, !callee.isLocal || callee.kind == .member,
            callee.name != .firstParameter
        else { return false }
        switch call.callees {
        case .exact, .any: return call.callees.functions.contains { project.onlyTraps($0) }
        case .library: return isOfOwnExtension(call)
        case .unresolved: break
        }
        if case .metatype(.nominal(let made, _)) = call.chain.through(callee).type {
            return project.hasUnresolvedSuperclass(made)
        }
        if call.chain.through(call.element).enumerationCase != nil { return false }
        if call.receiver == nil, project.isFunctionOfLibraries(project.text(call.name)) { return false }
        return !isOfClosure(call) && !project.readsArray(call.name) && !project.keepsElements(call.name)
    }

    /// Whether a call of a function of the own object names none that the object's class is known to inherit.
    private func isOfOwnExtension(_ call: CallSite) -> Bool {
        call.isOnSelf && !project.isMemberOfRIBs(call.name) && call.name != Name.`init` && !isOfClosure(call)
            && !call.isConstruction && call.name != .firstParameter && !project.startsUpper(call.name)
            && !project.isFunctionOfLibraries(project.text(call.name))
    }

    /// Whether a call runs a closure that a property holds.
    private func isOfClosure(_ call: CallSite) -> Bool {
        let owners = call.isOnSelf
            ? body.home.type.map { [$0] } ?? [] : call.receiverType.constituents.compactMap(\.nominal)
        return owners.contains { project.firstProperty(call.name, of: $0, from: body.file) != nil }
    }

    /// Whether what is assigned to is a member that nothing declares.
    private func isAbsent(_ target: Chain) -> Bool {
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

    private func isAbsentOperator(_ name: Name) -> Bool {
        let declared = project.symbols.globals(name, from: body.file) + project.memberTable.all(name)
        if !declared.isEmpty { return declared.contains { project.onlyTraps($0) } }
        return !project.isOperatorOfSwift(name)
    }

    // MARK: Expressions that hold a value

    private func holds(_ expression: Expression?, depth: Int = 0) -> Bool {
        guard let expression, depth < AbsentCodeSearch.deepest else { return false }
        return expression.parts.contains { part in
            switch part {
            case .chain(let chain): holds(chain, depth: depth)
            // A branch of it is the value.
            case .statement: body.chains.contains { expression.contains($0.place) && holds($0, depth: depth + 1) }
            default: false
            }
        }
    }

    /// Whether the value of a chain is, or holds, one of the values. Where its type is not known, what it is made of
    /// and taken from decides.
    private func holds(_ chain: Chain, depth: Int = 0) -> Bool {
        guard depth < AbsentCodeSearch.deepest else { return false }
        var (isHeld, isCallee) = (false, false)
        var receiver = TypeReference.unknown
        for (element, type) in chain.typedElements {
            switch element.kind {
            case .literal: isHeld = element.literal != .string && anyHeld(element, depth)
            case .tuple: isHeld = anyHeld(element, depth)
            case .identifier: isHeld = values.holds(type) || isHeldLocal(element, type, depth)
            case .member:
                // A member of the value itself is another value.
                let isOther = values.isOne(receiver) && !project.isMemberOfOptional(element.name)
                isHeld = values.holds(type) || isHeld && !isOther && isUncertain(type)
            case .call:
                let makes = isUncertain(type) && (chain.head?.kind == .implicitMember || isCallee)
                isHeld = values.holds(type) || isUncertain(type) && isHeld || makes && anyHeld(element, depth)
            case .selfReference: isHeld = values.holds(type)
            case .optionalChain, .forceUnwrap, .genericArguments, .subscript: continue
            default: isHeld = false
            }
            isCallee = element.isName && project.startsUpper(element.name)
            receiver = type
        }
        return isHeld
    }

    private func anyHeld(_ element: ChainElement, _ depth: Int) -> Bool {
        element.arguments.contains { holds($0.value, depth: depth + 1) }
    }

    /// Whether a type does not tell what its values hold.
    private func isUncertain(_ type: TypeReference) -> Bool {
        switch type {
        case .unknown, .library, .known, .unresolved: true
        default: false
        }
    }

    private func isHeldLocal(_ name: ChainElement, _ type: TypeReference, _ depth: Int) -> Bool {
        guard isUncertain(type) else { return false }
        switch name.local {
        case .variable(let variable)?:
            return values.isHeld(variable.declaration) {
                holds(variable.ownValue, depth: depth + 1)
                    || (assignments[variable.name] ?? []).contains { holds($0.value, depth: depth + 1) }
            }
        case .optionalBinding(let binding)?: return holds(binding.value, depth: depth + 1)
        case .capture(let capture)?: return holds(capture.value, depth: depth + 1)
        case .pattern(let name)?: return holds(name.matched?.value, depth: depth + 1)
        default: return false
        }
    }

    // MARK: Members that nothing declares

    /// The first use of a member of one of the values, or of the own object if that is one, that nothing declares.
    var firstExtended: NodeReference? {
        for chain in body.chains {
            var receiver = TypeReference.unknown
            for (element, type) in chain.typedElements {
                switch element.kind {
                case .optionalChain, .forceUnwrap: continue
                case .member where values.isOne(receiver) && isUndeclared(element, of: receiver): return element.place
                default: receiver = type
                }
            }
        }
        return body.home.type == values.type ? firstCallOfOwnExtension(of: values.type) : nil
    }

    private func isUndeclared(_ member: ChainElement, of type: TypeReference) -> Bool {
        if isTrap(member) { return true }
        guard !project.isMemberOfRIBs(member.name), !project.readsArray(member.name),
            !project.keepsElements(member.name), !project.isMemberOfOptional(member.name)
        else { return false }
        return type.constituents.allSatisfy { part in
            guard let nominal = part.nominal else { return true }
            return project.firstMember(member.name, of: nominal, from: body.file) == nil
                && project.inheritsOnlyFromRIBs(nominal)
        }
    }

    /// Whether a member is a function that only stops the program.
    private func isTrap(_ member: ChainElement) -> Bool {
        guard let call = member.chain?.call(of: member) else { return false }
        return call.callees.functions.contains { function in
            project.symbols.type(around: function) == values.type && project.onlyTraps(function)
        }
    }

    /// The first call of a function of the own object that nothing declares, so that an extension of its class is
    /// absent.
    private func firstCallOfOwnExtension(of type: TypeID) -> NodeReference? {
        guard project.inheritsOnlyFromRIBs(type) else { return nil }
        return body.calls.first { call in
            guard call.isBare, call.callee?.isLocal == false, call.callees.functions.isEmpty else { return false }
            return isOfOwnExtension(call) && project.symbols.globals(call.name, from: body.file).isEmpty
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
