package import SourceText

/// A class and all code that runs as part of its objects: its own, that of its base classes, and that of extensions
/// which apply to it. Also used for structs.
///
/// A class, because callers within one thread share the bodies that it caches.
package final class ClassDispatch {
    package let project: Project
    package let type: TypeID
    /// The class and its base classes in the project, nearest first.
    package let classes: [TypeID]
    private var bodies: [DeclarationID: FunctionBody] = [:]
    /// Functions, initializers and properties with code: the members of each class that no nearer class overrides.
    package private(set) lazy var code = project.code(ofClass: type)

    package init(_ type: TypeID, in project: Project) {
        self.project = project
        self.type = type
        classes = project.classes(of: type)
    }

    /// The owner of code of the class: the type of `self` is the class, even in code that another type declares.
    func home(_ declaration: DeclarationID) -> BodyOwner {
        BodyOwner(project.enclosingMember(declaration), type: type)
    }

    /// The code of a member, with `self` of the class.
    package func body(of declaration: DeclarationID) -> FunctionBody {
        if let known = bodies[declaration] { return known }
        let body = FunctionBody(home(declaration), in: project)
        // Once one body is asked for, more are.
        if bodies.isEmpty { bodies.reserveCapacity(12) }
        bodies[declaration] = body
        return body
    }

    /// The function that a call on `self` runs, or that a reference to it denotes; nil if it is not in the project.
    ///
    /// - Parameters:
    ///   - arguments: those of the call; nil for a reference to the function by its base name.
    ///   - above: a class; restricts the search to its ancestors, as for `super`.
    ///   - file: that of the call or reference.
    package func implementation(
        _ name: Name, _ arguments: CallArguments?, above: TypeID? = nil, from file: Int
    ) -> DeclarationID? {
        project.implementation(name, arguments, of: type, above: above, from: file)
    }

    /// The property of that name, nearest class first.
    package func property(_ name: Name, from file: Int) -> DeclarationID? {
        project.firstProperty(name, of: type, from: file)
    }

    /// Whether a function is in an extension of a library type or of a protocol, not in one of the classes.
    package func isFromExtension(_ function: DeclarationID) -> Bool {
        guard let around = project.symbols.type(around: function) else { return true }
        return !classes.contains(around)
    }
}

extension Project {
    /// The members with code of a class and its base classes, without those that a nearer class overrides.
    fileprivate func code(ofClass type: TypeID) -> [DeclarationID] { self[Project.codeOfClass, type] }

    private static let codeOfClass = Query<TypeID, [DeclarationID]>("codeOfClass") { project, type in
        let classes = project.classes(of: type)
        var result: [DeclarationID] = []
        for (distance, type) in classes.enumerated() {
            for member in project.ownMembers(of: type) where project.hasCode(member) {
                if distance > 0,
                    project.isOverridden(member, in: classes[..<distance])
                        || project.overrideInSwift(of: member, for: classes[0]) != nil
                {
                    continue
                }
                result.append(member)
            }
        }
        return result
    }

    /// Whether one of the nearer classes has a function with code that has the name and the labels of a function.
    private func isOverridden(_ member: DeclarationID, in nearer: ArraySlice<TypeID>) -> Bool {
        guard isFunction(member) else { return false }
        let name = name(of: member)
        return nearer.contains { type in
            let own = firstOwnMember(name, of: type, from: member.file) {
                isFunction($0) && hasCode($0) && haveSameLabels($0, member)
            }
            return own != nil
        }
    }
}
