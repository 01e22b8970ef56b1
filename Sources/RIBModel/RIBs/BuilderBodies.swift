import SourceText

/// The members whose code a builder runs to build its RIB.
struct BuilderBodies: Equatable, Sendable {
    /// Functions named `build…` of the class and its extensions, in order; then the builder's own and inherited members
    /// that those call or read.
    private(set) var members: [DeclarationID]
    private let ownCount: Int

    static let query = Query<TypeID, BuilderBodies>("builderBodies") { project, builder in
        BuilderBodies(builder, project)
    }

    private init(_ builder: TypeID, _ project: Project) {
        members = project.ownMembers(of: builder).filter {
            project.isBuild($0) && project.isSource($0) && project.hasReadBody($0)
        }
        ownCount = members.count
        for own in 0..<ownCount {
            for chain in project.body(of: members[own]).chains {
                for member in chain.members(of: builder) where project.hasReadBody(member) {
                    if !members.contains(member) { members.append(member) }
                }
            }
        }
    }

    /// Functions named `build…`.
    var own: ArraySlice<DeclarationID> { members[..<ownCount] }
}

extension Project {
    /// The code that a builder runs to build its RIB.
    package func bodies(ofBuilder builder: TypeID) -> [FunctionBody] {
        self[BuilderBodies.query, builder].members.map { body(of: $0) }
    }
}

extension Chain {
    /// The members of a builder that the chain accesses on `self` or `super` in the builder's code.
    fileprivate func members(of builder: TypeID) -> [DeclarationID] {
        guard let head else { return [] }
        switch head.kind {
        case .identifier:
            let members = project.members(head.name, of: builder, from: body.file)
            if !members.isEmpty { return head.isLocal ? [] : members }
            guard let firstMember else { return [] }
            let functions = project.members(firstMember.name, of: builder, from: body.file).filter {
                project.isFunction($0)
            }
            return functions.isEmpty || isOnType(builder) ? functions : []
        case .selfReference: return firstMember.map { project.members($0.name, of: builder, from: body.file) } ?? []
        case .superReference:
            guard let type = project.hierarchy.superclass[builder.index], let firstMember else { return [] }
            return project.members(firstMember.name, of: type, from: body.file)
        default: return []
        }
    }

    /// Whether the chain begins with a type, written by its name or as `Self`, and `self` is an object of that type.
    func isOnType(_ type: TypeID) -> Bool {
        guard let head, head.kind == .identifier else { return false }
        if head.name == Name.`Self` { return true }
        return through(head).type == .metatype(.nominal(type, []))
    }

    private var firstMember: ChainElement? { elements.first { $0.kind == .member } }
}
