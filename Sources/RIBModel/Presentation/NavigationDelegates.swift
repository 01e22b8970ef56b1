import SourceText

/// A value that code assigns to the delegate of an object that may be a navigation controller.
struct AssignedDelegate: Equatable, Sendable {
    /// The types of the value; empty if unknown.
    let types: [TypeID]

    /// Those in a file, in order.
    static let query = Query<FileID, [AssignedDelegate]>("navigationDelegates") { project, file in
        let code = project.mentions(ofMembers: [.delegateMember], in: file.index).map(\.code)
        return code.flatMap { member in
            project.body(of: member).assignments.compactMap { project.assignedDelegate($0) }
        }
    }
}

extension Project {
    /// Whether code makes an object of a class the delegate of a navigation controller, or may do so.
    func mayBeNavigationDelegate(_ type: TypeID) -> Bool {
        let family = Set(hierarchy.ancestors[type.index] + descendants(of: type))
        return self[Project.navigationDelegates].contains { $0.map { family.contains($0) } ?? true }
    }

    /// The types of all assigned delegates; nil for an unknown one.
    private static let navigationDelegates = Query<WholeProject, Set<TypeID?>>("allNavigationDelegates") { project, _ in
        let assigned = project.answers(AssignedDelegate.query, project.filesWithCode)
        return Set(assigned.flatMap { $0.types.isEmpty ? [nil] : $0.types.map { Optional($0) } })
    }

    /// The place where a function sets a navigation controller's delegate to an object whose class is absent; nil if it
    /// sets none.
    func absentNavigationDelegate(in function: DeclarationID) -> NodeReference? {
        body(of: function).assignments.lazy.compactMap { assignment -> NodeReference? in
            guard let target = assignment.target, let name = target.last, name.name == .delegateMember,
                self.isNavigationController(target.before(name).type)
            else { return nil }
            let isAbsent = assignment.value.type.constituents.contains { part in
                part.nominal.map { self.hasAbsentCode($0) } ?? part.isUnresolved
            }
            return isAbsent ? name.place : nil
        }.first
    }

    fileprivate func assignedDelegate(_ assignment: AssignmentSite) -> AssignedDelegate? {
        guard let target = assignment.target, let name = assignment.name, name.name == .delegateMember,
            name == target.last, !assignment.clears
        else { return nil }
        let receiver = target.before(name)
        let owner =
            receiver.isEmpty
            ? assignment.body.home.type.map { TypeReference.nominal($0, []) } ?? .unknown : receiver.type
        // Other objects of known classes are not navigation controllers.
        let isOther = owner.constituents.contains { part in
            switch part {
            case .nominal(let type, _): isClass(type) && !isNavigationController(part)
            case .known: !isNavigationController(part)
            default: false
            }
        }
        if isOther { return nil }
        let value = assignment.value.type
        // Objects of libraries are not classes of the project.
        let isOfLibrary = value.constituents.contains { if case .known = $0 { true } else { false } }
        return isOfLibrary ? nil : AssignedDelegate(types: value.constituents.compactMap(\.nominal))
    }
}
