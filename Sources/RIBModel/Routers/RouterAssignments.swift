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

    /// Those of all members.
    init(_ project: Project) { self.init(project.answers(\.assignments, RouterAssignments.ofJudged)) }

    fileprivate init(_ all: [Assignment]) {
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

    static func ofJudged(_ project: Project) -> [Assignment] { MemberWrite.ofJudged(project).map { $0.assignment(project) } }

    /// The places at which a member of an interactor's class is written, in order.
    func places(for type: TypeID, _ member: Name, in project: Project) -> [NodeReference] {
        let classes = [type] + project.subclasses(of: type)
        let above = Set(classes.flatMap { project.hierarchy.ancestors[$0.index] }).map { TypeReference.nominal($0, []) }
        let unresolved = Set(classes.flatMap { project.hierarchy.unresolvedProtocols[$0.index] }).map { TypeReference.unresolved($0) }
        let found = Set((above + unresolved).flatMap { byOwner[$0] ?? [] })
        return found.sorted().filter { assignments[$0].member == member }.map { assignments[$0].place }
    }
}

/// A place where code of builders, or of routers as they are made, writes a member of something: whose it is, is not looked at yet.
private struct MemberWrite: Sendable {
    let member: Name
    let place: NodeReference
    /// What is written to, and the element of it that the member follows.
    let chain: NodeID
    let before: NodeID
    let code: DeclarationID

    func assignment(_ project: Project) -> RouterAssignments.Assignment {
        RouterAssignments.Assignment(place: place, member: member, owner: project.type(ofChain: chain, upTo: before, in: project.home(code)))
    }

    static func ofJudged(_ project: Project) -> [MemberWrite] {
        let types = project.judged(project.assigners)
        return project.threads.flatMap(types.count, chunk: 32) { range in
            types[range].flatMap { type in
                let isBuilder = project.roles.has(type, .builder)
                let members = project.ownMembers(of: type).filter { isBuilder || project.declaration($0).kind == .initializer }
                return members.flatMap { all(in: $0, project) }
            }
        }
    }

    private static func all(in code: DeclarationID, _ project: Project) -> [MemberWrite] {
        let outline = project.files[code.file].outline
        var result: [MemberWrite] = []
        for span in outline.code(of: code.index) {
            for node in span.first..<max(span.end, span.first) where outline.nodes[Int(node)].kind == .assignment {
                // What is written to ends where the sign stands before it.
                guard let chain = outline.chain(before: node, in: span) else { continue }
                var (last, before) = (chain, chain)
                for element in outline.children(of: chain) { (before, last) = (last, element) }
                guard before != chain, outline.nodes[Int(last)].kind == .member else { continue }
                let place = NodeReference(file: code.file, node: last)
                result.append(MemberWrite(member: outline.nodes[Int(last)].name, place: place, chain: chain, before: before, code: code))
            }
        }
        return result
    }
}

/// What builders and routers write, by member: few members are ever asked for, so the others' owners are not looked for.
struct MemberWrites: Sendable {
    private let byMember: [Name: Group]

    private struct Group: Sendable {
        var writes: [MemberWrite] = []
        let assignments = LazyCell<RouterAssignments>()
    }

    init(_ project: Project) {
        byMember = MemberWrite.ofJudged(project).reduce(into: [:]) { $0[$1.member, default: Group()].writes.append($1) }
    }

    /// The places at which a member of an interactor's class is written, in order.
    func places(for type: TypeID, _ member: Name, in project: Project) -> [NodeReference] {
        guard let group = byMember[member] else { return [] }
        let assignments = group.assignments.value { RouterAssignments(group.writes.map { $0.assignment(project) }) }
        return assignments.places(for: type, member, in: project)
    }
}

extension Project {
    /// The places at which a member of an interactor's class is written, in order.
    func routerAssignments(for type: TypeID, _ member: Name) -> [NodeReference] {
        isOpen ? routerAssignments.places(for: type, member, in: self) : memberWrites.places(for: type, member, in: self)
    }

    /// The type of a property that is an interactor's router though its type does not say so: by its name, by who assigns it, and by
    /// who conforms to the type.
    func namedRouter(_ property: DeclarationID, of type: TypeID) -> TypeReference? {
        let declared = declaration(property)
        guard declared.name == .router else { return nil }
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
    var assigners: TypeList {
        cast.assigners.value {
            TypeList(
                symbols.types.indices.lazy.map { TypeID($0) }.filter {
                    self.symbols.types[$0.index].kind == .class && (self.roles.has($0, .builder) || self.roles.has($0, .router))
                }, of: symbols)
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
