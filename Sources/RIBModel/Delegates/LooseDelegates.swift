import SourceText

/// An object that code sets as the delegate of a presentation, a transition or a navigation controller, which reference
/// it weakly.
public struct LooseDelegate: Sendable, Equatable {
    /// The value in the assignment.
    public let place: NodeReference
    /// The assigned name.
    public let target: NodeReference
    /// The class of the value; nil if it is not known.
    public let object: TypeID?
    public let code: DeclarationID
    /// The type of the code; nil outside of types.
    public let owner: TypeID?
    public let reason: Reason

    public enum Reason: Sendable, Equatable {
        /// It is created in the assignment.
        case created
        /// It is only in a local, which is declared here.
        case local(DeclarationID)
        /// A computed property creates it each time.
        case computed(DeclarationID)
        /// None: something may keep it.
        case kept
    }

    fileprivate static let query = Query<FileID, [LooseDelegate]>("looseDelegates") { project, file in
        project.mentions(ofMembers: .weakDelegates, in: file.index).map(\.code).sortedWithoutRepetitions
            .flatMap { code in
                project.body(of: code).assignments.compactMap { project.looseDelegate($0, in: code) }
            }
    }
}

extension Project {
    /// The delegates, in the order of files: those that nothing keeps, and those that something may keep.
    public var looseDelegates: [LooseDelegate] { answers(LooseDelegate.query, filesWithCode) }

    fileprivate func looseDelegate(_ assignment: AssignmentSite, in code: DeclarationID) -> LooseDelegate? {
        guard let target = assignment.target, let name = target.last, name.isName, isWeakDelegate(name, of: target),
            let value = assignment.value.plainChain, value.only?.literal != .nil
        else { return nil }
        return LooseDelegate(
            place: value.place, target: name.place, object: delegateClass(assignment.value), code: code,
            owner: symbols.type(around: code), reason: reason(value) ?? .kept)
    }

    /// Whether the target of an assignment is a delegate that UIKit references weakly.
    private func isWeakDelegate(_ name: ChainElement, of target: Chain) -> Bool {
        let receiver = target.before(name)
        let owner =
            receiver.isEmpty
            ? target.body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown : receiver.type
        let isOfProject = owner.constituents.contains { part in
            part.nominal.map { firstMember(name.name, of: $0, from: name.body.file) != nil } ?? false
        }
        guard !isOfProject, !name.isLocal else { return false }
        if name.name.isTransitionDelegate { return !receiver.isEmpty || isOfUI(target.body.home) }
        guard name.name == .delegateMember else { return false }
        return receiver.lastName?.name.hasWeakDelegate == true && receiver.last?.kind != .call
            || isNavigationController(owner)
    }

    private func isOfUI(_ home: BodyOwner) -> Bool { home.type.map { isOfUI($0) } ?? false }

    private func reason(_ value: Chain) -> LooseDelegate.Reason? {
        if creates(value) { return .created }
        guard let name = value.lastName, name == value.last else { return nil }
        if value.only != nil, case .variable(let variable)? = name.local {
            return isLost(variable) ? .local(variable.declaration) : nil
        }
        guard value.headOnSelf == name, !name.isLocal, let type = value.body.home.type,
            let property = firstProperty(name.name, of: type, from: name.body.file), isComputed(property),
            !isSettable(property),
            let result = FunctionBody(BodyOwner(property, type: type), in: self).result?.plainChain, creates(result)
        else { return nil }
        return .computed(property)
    }

    /// Whether a chain is only a call that creates an object of a class which does not keep itself alive.
    private func creates(_ chain: Chain) -> Bool {
        guard let call = chain.calls.first, call.element == chain.last, call.isConstruction,
            case .nominal(let type, _) = call.type, isClass(type)
        else { return false }
        let initializers = call.callees.functions
        return initializers.allSatisfy { !hasReadBody($0) || !mayMakeOthersKeepObject(of: $0) }
    }

    /// Whether the object in a local gets to nothing but weak delegates and its own members.
    private func isLost(_ variable: LocalVariable) -> Bool {
        guard let value = variable.value?.plainChain, creates(value) else { return false }
        let uses = uses(of: .variable(variable), in: variable.body, followsCaptures: true)
        let isOnlySet = uses.uses.allSatisfy { use in
            guard case .member = use.kind, let chain = element(at: use.place, in: use.code).chain else { return false }
            return chain.isAssigned && !chain.makesCall
        }
        return isOnlySet
            && uses.escapes.allSatisfy { escape in
                guard case .member = escape.receiver, let code = code(around: escape.place) else { return false }
                guard let target = element(at: escape.place, in: code).chain, target.isAssigned, let name = target.last
                else { return false }
                return name.isName && isWeakDelegate(name, of: target)
            }
    }

    private func element(at place: NodeReference, in code: DeclarationID) -> ChainElement {
        ChainElement(place.node, in: body(of: code))
    }
}
