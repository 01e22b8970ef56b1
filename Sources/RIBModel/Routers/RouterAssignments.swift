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

    init(_ project: Project) {
        assignments = project.answers(\.assignments, RouterAssignments.ofJudged).sorted { $0.place < $1.place }
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

    static func ofJudged(_ project: Project) -> [Assignment] {
        project.judged(project.assigners).flatMap { type in
            let isBuilder = project.roles.has(type, .builder)
            return project.ownMembers(of: type).filter { isBuilder || project.declaration($0).kind == .initializer }.flatMap {
                assignments(in: $0, project)
            }
        }
    }

    private static func assignments(in member: DeclarationID, _ project: Project) -> [Assignment] {
        let outline = project.files[member.file].outline
        var result: [Assignment] = []
        for span in outline.code(of: member.index) {
            for node in span.first..<max(span.end, span.first) where outline.nodes[Int(node)].kind == .assignment {
                // What is written to ends where the sign stands before it.
                guard let chain = outline.chain(before: node, in: span) else { continue }
                let elements = outline.list(of: chain)
                guard elements.count > 1, let last = elements.last, outline.nodes[Int(last)].kind == .member else { continue }
                let owner = project.type(ofChain: chain, upTo: elements[elements.count - 2], in: project.home(member))
                result.append(
                    Assignment(place: NodeReference(file: member.file, node: last), member: outline.nodes[Int(last)].name, owner: owner))
            }
        }
        return result
    }

    /// The places at which a member of an interactor's class is written, in order.
    func places(for type: TypeID, _ member: Name, in project: Project) -> [NodeReference] {
        let classes = [type] + project.subclasses(of: type)
        let above = Set(classes.flatMap { project.lineage.ancestors[$0.index] }).map { TypeReference.nominal($0, []) }
        let unresolved = Set(classes.flatMap { project.lineage.unresolvedProtocols[$0.index] }).map { TypeReference.unresolved($0) }
        let found = Set((above + unresolved).flatMap { byOwner[$0] ?? [] })
        return found.sorted().filter { assignments[$0].member == member }.map { assignments[$0].place }
    }
}

extension Project {
    /// The places at which a member of an interactor's class is written, in order.
    func routerAssignments(for type: TypeID, _ member: Name) -> [NodeReference] { routerAssignments.places(for: type, member, in: self) }

    /// The type of a property that is an interactor's router though its type does not say so: by its name, by who assigns it, and by
    /// who conforms to the type.
    func namedRouter(_ property: DeclarationID, of type: TypeID) -> TypeReference? {
        let declared = declaration(property)
        guard declared.name == Name(.router) else { return nil }
        let named = self.type(of: property).constituents.first { $0.isUnresolved || isForRouters($0) }
        return named != nil && !routerAssignments(for: type, declared.name).isEmpty ? named : nil
    }

    /// A protocol that does not refine the framework's, as in `protocol HomeRouting: AnyObject`, but that routers alone conform to.
    private func isForRouters(_ type: TypeReference) -> Bool {
        guard let nominal = type.nominal, index.types[nominal.index].kind == .protocol else { return false }
        let conformers = conformers(of: nominal).filter { !roles.isDouble($0) }
        return !conformers.isEmpty && conformers.allSatisfy { roles.has($0, .router) }
    }

    /// The classes whose code gives interactors their routers.
    var assigners: TypeList {
        cast.assigners.value {
            TypeList(
                index.types.indices.lazy.map { TypeID($0) }.filter {
                    self.index.types[$0.index].kind == .class && (self.roles.has($0, .builder) || self.roles.has($0, .router))
                }, of: index)
        }
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
