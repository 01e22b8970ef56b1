import SourceText

/// Where absent code may use the values of a type: code that neither the project nor a known library declares, and code
/// that only stops the program. It may call each of their functions.
struct AbsentCode: Equatable, Sendable {
    /// The first place where it gets such a value, or something that holds one.
    private(set) var passed: NodeReference?
    /// The first use of a member of such a value that nothing declares: an extension of the type is absent.
    private(set) var extended: NodeReference?

    /// That of values with a type of the project, in the code that can have them: what names the type, and what has a
    /// property of it.
    fileprivate static let query = Query<TypeID, AbsentCode>("absentCode") { project, type in
        let values = HeldValues(of: type, in: project)
        var found = AbsentCode()
        for member in values.code {
            guard found.passed == nil || found.extended == nil else { break }
            let search = AbsentCodeSearch(values, project.body(of: member))
            found.passed = found.passed ?? search.firstPassed
            found.extended = found.extended ?? search.firstExtended
        }
        return found
    }
}

extension Project {
    /// A place where absent code may call a function of a part, because it gets a value that has it; nil if there is
    /// none.
    func absentCaller(of function: DeclarationID) -> NodeReference? {
        guard let type = symbols.type(around: function), !isPrivate(function), isFunction(function) else { return nil }
        let requirements = isProtocol(type) ? [function] : requirements(fulfilledBy: function, of: type)
        let required = requirements.compactMap { symbols.type(around: $0) }
        let protocols = required.flatMap { [$0] + descendants(of: $0).filter { isProtocol($0) } }
        for type in protocols {
            let absent = self[AbsentCode.query, type]
            // An interactor is passed on as the listener of one child or another.
            let isListenerOfOthers = roles.has(type, .interactor) && !required.contains(type)
            if let place = (isListenerOfOthers ? nil : absent.passed) ?? absent.extended { return place }
        }
        return isProtocol(type) ? nil : self[AbsentCode.query, type].extended
    }

    /// A place where absent code may call one of the functions that lead to a place in a function, or that function;
    /// nil if there is none.
    func absentCaller(of function: DeclarationID, running place: NodeReference) -> (DeclarationID, NodeReference)? {
        for function in EventCallers(of: function, running: place, self).functions {
            if let place = absentCaller(of: function) { return (function, place) }
        }
        return nil
    }
}

/// The values of a type, and what holds them.
private final class HeldValues {
    let project: Project
    let type: TypeID
    private var holders: [TypeID: Bool] = [:]
    /// The code that can have such values, each member once.
    private(set) var code: [DeclarationID] = []

    init(of type: TypeID, in project: Project) {
        self.project = project
        self.type = type
        var seen: Set<DeclarationID> = []
        var owners = collect(naming: [type], &seen)
        // Objects that hold values are passed on where the type is not named.
        owners = owners.filter { $0 != type && isHolder($0) }
        if !owners.isEmpty { _ = collect(naming: owners, &seen) }
    }

    /// Adds the code of the types that name one of some types, and returns these types.
    private func collect(naming types: [TypeID], _ seen: inout Set<DeclarationID>) -> [TypeID] {
        let names = NameSet(types.map { project.symbols.types[$0.index].name })
        var owners: [TypeID] = []
        var seenOwners: Set<TypeID> = []
        func add(_ member: DeclarationID) {
            if project.hasCode(member), project.isSource(member), seen.insert(member).inserted { code.append(member) }
        }
        func add(_ owner: TypeID) {
            guard seenOwners.insert(owner).inserted else { return }
            owners.append(owner)
            project.ownMembers(of: owner).forEach(add)
        }
        for file in project.filesWithCode {
            for use in project.uses(ofTypesNamed: names, in: file.index) {
                if let owner = use.owner {
                    add(owner)
                    // Subtypes inherit properties; those of a protocol have none.
                    if !project.isProtocol(owner) { project.descendants(of: owner).forEach(add) }
                }
                guard let place = use.place else { continue }
                (project.code(around: place) ?? project.member(withAnnotationAt: place)).map(add)
            }
        }
        add(type)
        return owners
    }

    /// Whether a value of a type is, or holds, one of the values.
    func holds(_ type: TypeReference, depth: Int = 0) -> Bool {
        guard depth < Project.deepestTyping else { return false }
        return type.constituents.contains { part in
            switch part {
            case .nominal(let nominal, let arguments):
                nominal == self.type || arguments.contains { holds($0, depth: depth + 1) } || isHolder(nominal)
            case .library(_, let arguments), .known(_, let arguments):
                arguments.contains { holds($0, depth: depth + 1) }
            case .collection(let element): holds(element, depth: depth + 1)
            case .tuple(let elements): elements.contains { holds($0, depth: depth + 1) }
            default: false
            }
        }
    }

    /// Whether a type is a plain one whose stored properties or payloads hold such values: a struct, an enumeration, or
    /// a class without a superclass. A part of a RIB that has one is none of them.
    private func isHolder(_ type: TypeID) -> Bool {
        if let known = holders[type] { return known }
        holders[type] = false
        let isPlain = project.isStruct(type) || project.isEnum(type)
            || project.isClassOrActor(type) && project.hierarchy.knownClasses[type.index].isEmpty
                && project.hierarchy.superclass[type.index] == nil && !project.hasUnresolvedSuperclass(type)
                && !project.roles.hasAny(type)
        guard isPlain else { return false }
        let isOne = project.ownMembers(of: type).contains { member in
            if project.isEnumCase(member) { return project.parameterTypes(of: member).contains { holds($0) } }
            return project.isProperty(member) && project.isStored(member) && holds(project.type(of: member))
        }
        holders[type] = isOne
        return isOne
    }

    /// Whether a type, or one that it inherits from, stores such a value.
    func isStored(in type: TypeID) -> Bool {
        project.classes(of: type).contains { type in
            project.ownMembers(of: type).contains { member in
                project.isProperty(member) && project.isStored(member) && holds(project.type(of: member))
            }
        }
    }

    /// Whether a value of a type is one of the values, not only something that holds them.
    func isOne(_ type: TypeReference) -> Bool { type.constituents.contains { $0.nominal == self.type } }
}

/// The search for such places in the code of one member.
private struct AbsentCodeSearch {
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
        guard let expression, depth < Project.deepestTyping else { return false }
        return expression.chains.contains { holds($0, depth: depth) }
    }

    private func holds(_ chain: Chain, depth: Int = 0) -> Bool {
        guard depth < Project.deepestTyping else { return false }
        let type = chain.type
        if values.holds(type) { return true }
        guard type == .unknown, let last = chain.last else { return false }
        func anyArgument(_ element: ChainElement) -> Bool {
            element.arguments.contains { holds($0.value, depth: depth + 1) }
        }
        switch last.kind {
        case .literal: return last.literal != .string && anyArgument(last)
        case .tuple: return anyArgument(last)
        case .call: return chain.head?.kind == .implicitMember && anyArgument(last)
        case .identifier:
            switch last.local {
            case .variable(let variable)?: return holds(variable.ownValue, depth: depth + 1)
            case .optionalBinding(let binding)?: return holds(binding.value, depth: depth + 1)
            case .capture(let capture)?: return holds(capture.value, depth: depth + 1)
            case .pattern(let name)?: return holds(name.matched?.value, depth: depth + 1)
            default: return false
            }
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
