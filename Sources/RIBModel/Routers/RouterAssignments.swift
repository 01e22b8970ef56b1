import SourceText
import SwiftOutline

/// The places where routers, as they are made, and builders say who an interactor's router is: `interactor.router = self`.
struct RouterAssignments: Equatable, Sendable {
    struct Assignment: Equatable, Sendable {
        let place: NodeReference
        /// The member that is written.
        let member: Name
        /// The type of the object that it is written to.
        let owner: TypeReference
    }

    private let assignments: [Assignment]
    /// By the type that is written to, without its arguments, which of them.
    private let byOwner: [TypeReference: [Int]]

    /// Those of all assigners.
    static let query = Query<WholeProject, RouterAssignments>("routerAssignments") { project, _ in
        RouterAssignments(project.answers(Assignment.query, project.assigners.types))
    }

    private init(_ all: [Assignment]) {
        assignments = all.sorted { $0.place < $1.place }
        var byOwner: [TypeReference: [Int]] = [:]
        for (number, assignment) in assignments.enumerated() {
            for part in assignment.owner.constituents {
                switch part {
                case .nominal(let type, _): byOwner[.nominal(type, []), default: []].append(number)
                case .unresolved: byOwner[part, default: []].append(number)
                default: break
                }
            }
        }
        self.byOwner = byOwner
    }

    /// The places at which a member of an interactor's class is written, in order.
    func places(for type: TypeID, _ member: Name, in project: Project) -> [NodeReference] {
        let classes = [type] + project.subclasses(of: type)
        let above = Set(classes.flatMap { project.hierarchy.ancestors[$0.index] }).map { TypeReference.nominal($0, []) }
        let unresolved = Set(classes.flatMap { project.hierarchy.unresolvedProtocols[$0.index] }).map { TypeReference.unresolved($0) }
        let found = Set((above + unresolved).flatMap { byOwner[$0] ?? [] })
        return found.sorted().filter { assignments[$0].member == member }.map { assignments[$0].place }
    }
}

extension RouterAssignments.Assignment {
    /// Those of an assigner, to members that an interactor may have its router in: others are never asked for, and their owners' types
    /// would have to be found.
    fileprivate static let query = Query<TypeID, [RouterAssignments.Assignment]>("routerAssignmentsOfType") { project, type in
        let isBuilder = project.roles.has(type, .builder)
        let members = project.ownMembers(of: type).filter { isBuilder || project.declaration($0).kind == .initializer }
        guard !members.isEmpty else { return [] }
        let names = project[routerMembers]
        return members.flatMap { all(in: $0, to: names, project) }
    }

    /// The names of properties by which interactors keep routers.
    private static let routerMembers = Query<WholeProject, NameSet>("routerMembers") { project, _ in
        let candidates = project.answers(StoredRouterCandidate.query, project.interactorClasses.types)
        return NameSet([Name.routerMember] + candidates.map(\.name))
    }

    private static func all(
        in code: DeclarationID, to members: NameSet, _ project: Project
    ) -> [RouterAssignments.Assignment] {
        let outline = project.files[code.file].outline
        var result: [RouterAssignments.Assignment] = []
        for span in outline.code(of: code.index) {
            for node in span.first..<max(span.end, span.first) where outline.nodes[Int(node)].kind == .assignment {
                // What is written to ends where the sign stands before it.
                guard let chain = outline.chain(before: node, in: span) else { continue }
                var (last, before) = (chain, chain)
                for element in outline.children(of: chain) { (before, last) = (last, element) }
                let member = outline.nodes[Int(last)]
                guard before != chain, member.kind == .member, members.contains(member.name) else { continue }
                result.append(
                    RouterAssignments.Assignment(
                        place: NodeReference(file: code.file, node: last), member: member.name,
                        owner: project.type(ofChain: chain, upTo: before, in: project.home(code))))
            }
        }
        return result
    }
}

extension Project {
    /// The places at which a member of an interactor's class is written, in order.
    func routerAssignments(for type: TypeID, _ member: Name) -> [NodeReference] {
        self[RouterAssignments.query].places(for: type, member, in: self)
    }

    /// The type of a property that is an interactor's router though its type does not say so: by its name, by who assigns it, and by
    /// who conforms to the type.
    func namedRouter(_ property: DeclarationID, of type: TypeID) -> TypeReference? {
        let declared = declaration(property)
        guard declared.name == .routerMember else { return nil }
        let named = self.type(of: property).constituents.first { $0.isUnresolved || isForRouters($0) }
        return named != nil && !routerAssignments(for: type, declared.name).isEmpty ? named : nil
    }

    /// A protocol that does not refine the framework's, as in `protocol HomeRouting: AnyObject`, but that routers alone conform to.
    private func isForRouters(_ type: TypeReference) -> Bool {
        guard let nominal = type.nominal, symbols.types[nominal.index].kind == .protocol else { return false }
        let conformers = conformers(of: nominal).filter { !roles.isTestDouble($0) }
        return !conformers.isEmpty && conformers.allSatisfy { roles.has($0, .router) }
    }

    /// The classes whose code gives interactors their routers.
    fileprivate var assigners: TypeList { self[Project.assignerList] }

    private static let assignerList = Query<WholeProject, TypeList>("assigners") { project, _ in
        let types = project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            project.symbols.types[$0.index].kind == .class && (project.roles.has($0, .builder) || project.roles.has($0, .router))
        }
        return TypeList(Array(types), of: project.symbols)
    }
}

extension Outline {
    /// The chain that ends an expression's operands before a node.
    fileprivate func chain(before node: NodeID, in span: NodeSpan) -> NodeID? {
        var level = span
        while let entered = nodes(in: level).first(where: { $0 <= node && node < nodes[Int($0)].next }), entered != node {
            level = NodeSpan(entered + 1, nodes[Int(entered)].next)
        }
        var last: NodeID?
        for sibling in nodes(in: level) {
            if sibling >= node { break }
            last = nodes[Int(sibling)].kind == .chain ? sibling : nil
        }
        return last
    }
}
