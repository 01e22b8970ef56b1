import RIBModel
import SourceText

/// A property that the protocol of an interactor's presenter requires for the interactor: `presenter.listener`.
struct PresenterListener: Sendable, Equatable {
    let requirement: DeclarationID
    let interactor: TypeID
    let assignment: Assignment
    /// Further facts that decide whether the missing assignment matters; nil if the property may be assigned.
    let surroundings: Surroundings?

    struct Surroundings: Sendable, Equatable {
        /// The first place in which a view or presenter reads the property; nil if none does.
        let use: NodeReference?
        /// Whether the protocol of the property requires anything.
        let requiresAnything: Bool
        /// Whether all supertypes of the interactor and of the presenter's protocol are analyzed.
        let isComplete: Bool
        /// Whether the project creates the interactor.
        let isCreated: Bool
    }

    fileprivate static let query = Query<TypeID, [PresenterListener]>("presenterListeners") { project, interactor in
        guard !project.code(namingInteractor: interactor).isEmpty,
            let presenter = project.arguments(of: interactor, to: .presentableBase)?.first
        else { return [] }
        let types = presenter.constituents.compactMap(\.nominal)
        let presenters = types + types.flatMap { project.conformers(of: $0) }
        return types.flatMap { project.ancestors(of: $0) }.flatMap { project.ownMembers(of: $0) }
            .compactMap { requirement in
                guard let listener = project.listener(requirement, of: interactor) else { return nil }
                let assignment = project.assignment(of: requirement, on: presenters, to: interactor)
                return PresenterListener(
                    requirement: requirement, interactor: interactor, assignment: assignment,
                    surroundings: assignment == .never
                        ? Surroundings(of: requirement, listener, presenter, presenters, interactor, project) : nil)
            }
    }
}

extension PresenterListener.Surroundings {
    fileprivate init(
        of requirement: DeclarationID, _ listener: TypeID, _ presenter: TypeReference, _ presenters: [TypeID],
        _ interactor: TypeID, _ project: Project
    ) {
        let views = Set(presenters.filter { project.isClass($0) && project.isReported($0) }).sorted()
        use = project.use(of: requirement, by: views)
        requiresAnything = project.requiresAnything(listener)
        isComplete =
            !project.hasAbsentCode(interactor)
            && presenter.constituents.allSatisfy { part in
                part.nominal.map { !project.hasUnresolvedProtocol($0) } ?? !part.isUnresolved
            }
        isCreated = !project.creations(of: interactor).isEmpty
    }
}

extension Project {
    /// The properties that the protocol of an interactor's presenter requires for the interactor, in order; empty if
    /// the interactor has no presenter, or no code names it.
    func presenterListeners(of interactor: TypeID) -> [PresenterListener] {
        self[PresenterListener.query, interactor]
    }

    /// The settable properties that the protocol of an interactor's presenter requires, of types that the interactor
    /// does not conform to, in order.
    func otherPresenterProperties(of interactor: TypeID) -> [DeclarationID] {
        let types = arguments(of: interactor, to: .presentableBase)?.first?.constituents.compactMap(\.nominal) ?? []
        return types.flatMap { ancestors(of: $0) }.flatMap { ownMembers(of: $0) }.filter { member in
            isSettableProperty(member) && listener(member, of: interactor) == nil
                && type(of: member).constituents.contains { $0.nominal.map(isProtocol) ?? false }
        }
    }

    /// The first initializer, declared by an interactor itself, that passes a presenter to `super.init`, and that call.
    func presenterHandover(in interactor: TypeID) -> (initializer: DeclarationID, call: Site)? {
        superInitializer(of: interactor, passing: .presenterMember)
    }

    /// The protocol of a settable property that an interactor conforms to; nil for other members.
    fileprivate func listener(_ member: DeclarationID, of interactor: TypeID) -> TypeID? {
        guard isSettableProperty(member) else { return nil }
        return type(of: member).constituents.lazy.compactMap(\.nominal).first { type in
            isProtocol(type) && ancestors(of: interactor).contains(type)
        }
    }

    private func isSettableProperty(_ member: DeclarationID) -> Bool {
        isVariable(member) && !isStatic(member) && (!isComputed(member) || isSettable(member))
    }

    /// The first place in which a view or presenter reads the property that fulfills a requirement.
    fileprivate func use(of requirement: DeclarationID, by views: [TypeID]) -> NodeReference? {
        for view in views {
            guard
                let property = firstMember(
                    name(of: requirement), of: view, from: requirement.file, where: { isProperty($0) })
            else {
                continue
            }
            if let use = ownReads(of: property, in: view).first { return use }
        }
        return nil
    }
}
