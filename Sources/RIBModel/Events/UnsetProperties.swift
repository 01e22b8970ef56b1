import SourceText

/// Optional properties that are nil at all times, because no code gives them a value: a call through one runs nothing.
extension Project {
    /// Whether a call is made on the value of an optional property that nothing sets: of a class of the project that is
    /// no part of a RIB, whose objects reach no code that is not there.
    func isOnUnsetProperty(_ call: CallSite) -> Bool {
        guard let chain = call.receiver, let name = chain.lastName, chain.headOnSelf == name, !name.isLocal,
            let type = call.body.home.type, let property = firstProperty(name.name, of: type, from: call.body.file),
            let owner = symbols.type(around: property)
        else { return false }
        return self[Project.unsetProperties, owner].contains(property)
    }

    private static let unsetProperties = Query<TypeID, [DeclarationID]>("unsetProperties") { project, type in
        guard project.isClass(type), !project.roles.hasAny(type) else { return [] }
        let candidates = project.ownMembers(of: type).filter(project.isNilAtFirst)
        guard !candidates.isEmpty, !project.hasAbsentCode(type) else { return [] }
        let unset = candidates.filter { !project.maySet($0) }
        return unset.isEmpty || project.absentUse(ofValuesOf: type) != nil ? [] : unset
    }
}
