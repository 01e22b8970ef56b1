import SourceText

/// A function that a protocol between parts of a RIB requires, and its callers.
public struct RequiredFunction: Sendable, Equatable {
    public let requirement: DeclarationID
    /// The function that fulfills it, in the first class that does; nil if there is none.
    public let witness: DeclarationID?
    public let state: State

    public enum State: Sendable, Equatable {
        case called
        /// Code outside of the analysis, or code that is not read, may call it.
        case mayBeCalled
        /// Absent code may call it: it gets a value of the protocol at this place.
        case mayBeCalledByAbsentCode(NodeReference)
        /// Absent code may call it: only absent code creates objects of the classes that have it.
        case mayBeCalledByAbsentCreator
        case uncalled
    }
}

extension Project {
    /// The functions that a protocol requires itself, in order, without those that have a default implementation.
    public func requiredFunctions(of type: TypeID) -> [RequiredFunction] {
        let declared = symbols.types[type.index].declaration
        let classes = conformers(of: type).filter { isReported($0) }
        var result: [RequiredFunction] = []
        for requirement in ownMembers(of: type) {
            guard isFunction(requirement), requirement.file == declared.file, !hasBody(requirement) else { continue }
            let name = name(of: requirement)
            guard firstOwnMember(name, of: type, from: declared.file, where: hasBody) == nil else { continue }
            let witnesses = classes.lazy.compactMap { self.implementation(name, nil, of: $0, from: declared.file) }
            let witness = witnesses.first
            var state = witness == nil ? .mayBeCalled : self.state(of: name, witnesses, of: type)
            if state == .uncalled, let place = absentCaller(of: requirement) { state = .mayBeCalledByAbsentCode(place) }
            if state == .uncalled, !isNamed(oneOf: classes) { state = .mayBeCalledByAbsentCreator }
            result.append(RequiredFunction(requirement: requirement, witness: witness, state: state))
        }
        return result
    }

    /// Whether code that was read names one of some classes: otherwise absent code creates the objects.
    private func isNamed(oneOf classes: [TypeID]) -> Bool {
        let built = self[Project.typesOfBuilders]
        if classes.contains(where: built.contains) { return true }
        let names = NameSet(classes.map { symbols.types[$0.index].name })
        return files.indices.contains { file in uses(ofTypesNamed: names, in: file).contains { $0.place != nil } }
    }

    /// The types that builders construct.
    private static let typesOfBuilders = Query<WholeProject, Set<TypeID>>("typesOfBuilders") { project, _ in
        Set(project.types(.builder).flatMap { project.constructedTypes(by: $0) })
    }

    /// - Parameter witnesses: the functions that fulfill a requirement of that name; at least one.
    private func state(
        of name: Name, _ witnesses: some Sequence<DeclarationID>, of type: TypeID
    ) -> RequiredFunction.State {
        if self[EventFunctions.mentions, at: name].isEmpty { return .uncalled }
        // Calls of other functions are not resolved.
        guard roles.has(type, .router) else { return .called }
        return witnesses.allSatisfy { uses(of: $0).isEmpty } ? .uncalled : .called
    }
}
