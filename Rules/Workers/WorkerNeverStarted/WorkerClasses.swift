import RIBModel
import SourceText

/// Which workers a property holds.
extension Project {
    /// Whether values of a type are workers.
    func isWorker(_ type: TypeReference) -> Bool { reaches(type) { $0.role == .worker } }

    /// The types among the parts of a type that are workers of the project, rather than the framework's own.
    func ownWorkerTypes(_ type: TypeReference) -> [TypeID] {
        type.constituents.compactMap(\.nominal).filter { part in
            !isCopy(part) && reaches(part) { $0.role == .worker }
        }
    }

    /// The classes of the workers that a property can hold, in order; nil if they are not known.
    func workers(in property: DeclarationID) -> [TypeID]? {
        guard let owner = type(around: property) else { return nil }
        return workers(in: property, of: owner)
    }

    /// - Parameter owner: the type that declares the property.
    func workers(in property: DeclarationID, of owner: TypeID) -> [TypeID]? {
        let own = ownWorkerTypes(type(of: property).element)
        if !own.isEmpty { return workerClasses(own) }
        guard roles.has(owner, .interactor), let sources = values(assignedTo: property, of: owner), !sources.isEmpty
        else { return nil }
        var result: [TypeID] = []
        for source in sources {
            guard let classes = workers(in: source) else { return nil }
            result += classes
        }
        return result.sortedWithoutRepetitions
    }

    private func workers(in value: Expression) -> [TypeID]? {
        if let array = value.plainChain?.only, array.literal == .array {
            var result: [TypeID] = []
            for element in array.arguments {
                guard let classes = element.value.flatMap({ workers(in: $0) }) else { return nil }
                result += classes
            }
            return result
        }
        let own = ownWorkerTypes(value.type.element)
        if !own.isEmpty { return workerClasses(own) }
        guard case .made(let call) = value.value else { return nil }
        return workerClasses(ownWorkerTypes(call.type))
    }

    /// The classes of some types of workers; nil if there is none.
    private func workerClasses(_ types: [TypeID]) -> [TypeID]? {
        let classes = types.flatMap { [$0] + conformers(of: $0) }.filter { isClassOrActor($0) && isReported($0) }
        return classes.isEmpty ? nil : classes.sortedWithoutRepetitions
    }

    /// The values that an interactor's property gets, those of parameters of initializers from the calls that create
    /// the interactor; nil if they are not known.
    private func values(assignedTo property: DeclarationID, of interactor: TypeID) -> [Expression]? {
        var result: [Expression] = []
        if let initial = body(of: property).initialValue, initial.literal != .nil { result.append(initial) }
        let name = name(of: property)
        for member in ownMembers(of: interactor) where hasReadBody(member) && mentions([name], member) {
            for assignment in body(of: member).assignments where assignment.assignsOwn(name) && !assignment.clears {
                guard case .parameter(let parameter) = assignment.value.value else {
                    result.append(assignment.value)
                    continue
                }
                guard isInitializer(member) else { return nil }
                for creation in creations(of: interactor) {
                    guard let value = value(passedFor: parameter, of: member, by: creation) else { return nil }
                    result.append(value)
                }
            }
        }
        return result
    }

    private func value(
        passedFor parameter: Parameter, of initializer: DeclarationID, by creation: InteractorCreation
    ) -> Expression? {
        let created = body(of: creation.code).constructions.first { $0.name.place == creation.place }
        return created.flatMap { created in
            parameters(of: initializer, passedBy: created.call).first { $0.parameter.node == parameter.node }
        }?.argument.value
    }
}

extension AssignmentSite {
    /// Whether it is to a member of the object that the code belongs to.
    func assignsOwn(_ name: Name) -> Bool {
        guard let target, let assigned = target.lastName, assigned.name == name else { return false }
        return target.only.map { !$0.isLocal } ?? target.before(assigned).denotesSelf
    }
}
