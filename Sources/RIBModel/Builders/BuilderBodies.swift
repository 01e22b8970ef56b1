import SourceText
import SwiftOutline

/// The code by which a builder builds.
struct BuilderBodies {
    /// Functions named `build…`, of the class and its extensions.
    let own: [FunctionBody]
    /// What those call or read of the builder's own and inherited members.
    let helpers: [FunctionBody]

    let all: [FunctionBody]

    init(_ builder: TypeID, _ project: Project) {
        func code(_ member: DeclarationID) -> FunctionBody { project.body(of: member) }
        func hasCode(_ member: DeclarationID) -> Bool {
            project.files[member.file].outline.hasBodies && !project.declaration(member).body.isEmpty
        }
        let bodies = project.ownMembers(of: builder).filter { project.isBuild($0) && hasCode($0) && project.files[$0.file].kind == .source }
        own = bodies.map(code)
        var seen = Set(bodies)
        var helpers: [FunctionBody] = []
        for body in own {
            for member in BuilderBodies.members(usedBy: body, of: builder, project) where hasCode(member) && seen.insert(member).inserted {
                helpers.append(code(member))
            }
        }
        self.helpers = helpers
        all = own + helpers
    }

    /// Members of the builder that code calls or reads on `self` or `super`.
    private static func members(usedBy code: FunctionBody, of builder: TypeID, _ project: Project) -> [DeclarationID] {
        code.nodes.filter { code.kind($0) == .chain }.flatMap { chain -> [DeclarationID] in
            var elements = code.outline.children(of: chain)
            guard let head = elements.next() else { return [] }
            let named: NodeID?
            switch code.kind(head) {
            case .identifier: named = head
            case .selfReference, .superReference: named = elements.first { code.kind($0) == .member }
            default: named = nil
            }
            guard let named else { return [] }
            let type = code.kind(head) == .superReference ? project.hierarchy.superclass[builder.index] : builder
            let members = type.map { project.members(code.node(named).name, of: $0) } ?? []
            let isLocal = !members.isEmpty && code.kind(head) == .identifier && code.local(code.node(head).name, at: head) != nil
            return isLocal ? [] : members
        }
    }
}
