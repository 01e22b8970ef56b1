import SourceText

/// A class and all code that runs as part of its objects: its own, that of its base classes, and that of extensions
/// which apply to it. Also used for structs.
///
/// A class, because callers within one thread share the bodies that it caches.
final class ClassDispatch {
    let project: Project
    let type: TypeID
    /// The class and its base classes in the project, nearest first.
    let classes: [TypeID]
    private var bodies: [DeclarationID: FunctionBody] = [:]
    /// Functions, initializers and properties with code: the members of each class that no nearer class overrides.
    private(set) lazy var code = makeCode()

    init(_ type: TypeID, in project: Project) {
        self.project = project
        self.type = type
        classes = project.classes(of: type)
    }

    /// The owner of code of the class: the type of `self` is the class, even in code that another type declares.
    func home(_ declaration: DeclarationID) -> BodyOwner {
        BodyOwner(project.enclosingMember(declaration), type: type)
    }

    /// The code of a member, with `self` of the class.
    func body(of declaration: DeclarationID) -> FunctionBody {
        if let known = bodies[declaration] { return known }
        let body = FunctionBody(home(declaration), in: project)
        bodies[declaration] = body
        return body
    }

    private func makeCode() -> [DeclarationID] {
        var result: [DeclarationID] = []
        var seen: [Name: [DeclarationID]] = [:]
        for type in classes {
            let start = result.count
            for member in project.ownMembers(of: type) {
                guard project.hasCode(member) else { continue }
                if project.isFunction(member), let nearer = seen[project.name(of: member)] {
                    let labels = project.labels(member)
                    if nearer.contains(where: { project.labels($0) == labels }) { continue }
                }
                result.append(member)
            }
            guard type != classes.last else { break }
            for member in result[start...] where project.isFunction(member) {
                seen[project.name(of: member), default: []].append(member)
            }
        }
        return result
    }

    /// The function that a call on `self` runs, or that a reference to it denotes; nil if it is not in the project.
    ///
    /// - Parameters:
    ///   - arguments: those of the call; nil for a reference to the function by its base name.
    ///   - above: a class; restricts the search to its ancestors, as for `super`.
    func implementation(_ name: Name, _ arguments: CallArguments?, above: TypeID? = nil) -> DeclarationID? {
        project.implementation(name, arguments, of: type, above: above)
    }

    /// The property of that name, nearest class first.
    func property(_ name: Name) -> DeclarationID? {
        project.firstProperty(name, of: type)
    }

    /// Whether a function is in an extension of a library type or of a protocol, not in one of the classes.
    func isFromExtension(_ function: DeclarationID) -> Bool {
        guard let around = project.symbols.type(around: function) else { return true }
        return !classes.contains(around)
    }
}
