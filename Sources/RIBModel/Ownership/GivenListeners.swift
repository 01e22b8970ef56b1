import SourceText

/// Objects and views of SwiftUI that a view owns, and to which it gives its listener: view models, subviews, hosted
/// views.
extension Project {
    /// By type, the properties that hold what the code of a view gives to objects which the view alone owns: by an
    /// assignment, as an argument of an initializer or of a function that stores it, as an element of a collection.
    func objects(givenListenersBy view: TypeID) -> [(type: TypeID, properties: [DeclarationID])] {
        let names = self[Project.namesOfHolders]
        guard !names.isEmpty, isOwnedByInteractor(view) else { return [] }
        let search = GivenListeners(view, self)
        var result: [(type: TypeID, properties: [DeclarationID])] = []
        for member in search.objects.dispatch.code where mentions(names, member) {
            for property in search.properties(filledBy: search.objects.dispatch.body(of: member)) {
                guard let type = symbols.type(around: property) else { continue }
                if let known = result.firstIndex(where: { $0.type == type }) {
                    if !result[known].properties.contains(property) { result[known].properties.append(property) }
                } else {
                    result.append((type, [property]))
                }
            }
        }
        return result
    }

    /// The names of types without a role that have a property which can hold a listener, of the property, and of the
    /// functions that use it.
    private static let namesOfHolders = Query<WholeProject, NameSet>("namesOfListenersInObjects") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter { project.mayHoldListeners($0) }
        return types.reduce(into: NameSet()) { names, type in
            let properties = project.storedProperties(of: type).filter { stored in
                stored.type.element.constituents.contains { $0.nominal.map { project.isProtocol($0) } ?? false }
            }
            guard !properties.isEmpty else { return }
            let own = NameSet(properties.map { project.name(of: $0.declaration) })
            let users = project.ownMembers(of: type).filter { member in
                project.isFunction(member) && project.hasParameters(member) && project.mentions(own, member)
            }
            names.formUnion(own)
            names.formUnion(NameSet(users.map { project.name(of: $0) }))
            names.insert(project.symbols.types[type.index].name)
        }
    }

    /// Whether a type belongs to no RIB by its role: its values can be parts of a view.
    fileprivate func mayHoldListeners(_ type: TypeID) -> Bool {
        (isClass(type) || isStruct(type)) && !roles.hasAny(type) && isReported(type)
    }
}

/// The search in the code of one view.
private struct GivenListeners {
    let objects: OwnedObjects
    private let project: Project

    init(_ view: TypeID, _ project: Project) {
        (objects, self.project) = (OwnedObjects(view, in: project), project)
    }

    /// The properties of owned objects that code fills.
    func properties(filledBy body: FunctionBody) -> [DeclarationID] {
        body.assignments.compactMap(property) + body.calls.flatMap(properties)
    }

    /// `model.listener = listener`
    private func property(filledBy assignment: AssignmentSite) -> DeclarationID? {
        guard !assignment.clears, let target = assignment.target, let name = target.last, name.kind == .member,
            let holder = target.before(name).propertyOfSelf(in: objects.dispatch), objects.isStrong(holder)
        else { return nil }
        return target.memberOfReceiver.flatMap { isOfHolder($0) ? $0 : nil }
    }

    /// `DetailModel(listener: listener)`, `model.start(with: listener)`, `model.observers.append(listener)`
    private func properties(filledBy call: CallSite) -> [DeclarationID] {
        let given = call.arguments.filter { isListener($0.value?.plainChain) }
        guard !given.isEmpty else { return [] }
        if project.addsElement(call.name), let collection = call.receiver, let name = collection.last,
            let holder = collection.before(name).propertyOfSelf(in: objects.dispatch), objects.isStrong(holder),
            let property = collection.memberOfReceiver
        {
            return isOfHolder(property) ? [property] : []
        }
        let functions = call.callees.functions
        let stored = given.compactMap { argument in
            functions.lazy.compactMap { objects.property(storing: argument, of: call, in: $0) }.first
                ?? property(filledByLabelOf: argument, call)
        }.filter(isOfHolder)
        guard !stored.isEmpty else { return [] }
        let isOwned =
            call.isConstruction
            ? objects.owner(ofValueOf: call.chain, after: call.element) != nil
            : call.receiver.map { objects.owns($0) } ?? false
        return isOwned ? stored : []
    }

    /// The property that the initializer which Swift makes for a struct fills.
    private func property(filledByLabelOf argument: Argument, _ call: CallSite) -> DeclarationID? {
        guard call.isConstruction, let type = call.type.nominal, project.isStruct(type) else { return nil }
        return project.firstOwnMember(argument.label, of: type, from: call.body.file) {
            project.isProperty($0) && project.isStored($0)
        }
    }

    /// Whether a chain denotes the listener of the view.
    private func isListener(_ chain: Chain?) -> Bool {
        guard let name = chain?.leadingElement, chain?.lastName == name,
            let property = name.memberOfSelf.flatMap({ objects.dispatch.property($0, from: name.body.file) })
        else { return false }
        return project.type(of: property).constituents.contains { part in
            part.nominal.map { project.interactor(owning: objects.view, conformingTo: $0) != nil } ?? false
        }
    }

    private func isOfHolder(_ property: DeclarationID) -> Bool {
        project.symbols.type(around: property).map { project.mayHoldListeners($0) } ?? false
    }
}

extension Chain {
    /// The stored property of `self` that the chain denotes; nil for any other chain.
    fileprivate func propertyOfSelf(in dispatch: ClassDispatch) -> DeclarationID? {
        guard let name = lastName, headOnSelf == name, !name.isLocal,
            suffixes(after: name).allSatisfy({ $0.kind == .optionalChain || $0.kind == .forceUnwrap })
        else { return nil }
        return dispatch.property(name.name, from: name.body.file).flatMap { project.isStored($0) ? $0 : nil }
    }
}
