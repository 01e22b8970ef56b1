import SourceText
import SwiftOutline

/// Whether a view tells its listener when UIKit says that it is gone, and of which ways of going (`four-rules.md` 1.3).
struct RemovalHooks: Sendable {
    /// Ways of leaving that are heard of.
    private(set) var hears: Set<DismissalKind> = []
    /// The first call that tells of each, but where the framework around the view does.
    private(set) var notifications: [DismissalKind: NodeReference] = [:]

    /// - Parameter code: all that runs as the view's own.
    init(_ family: ClassDispatch, _ facts: ViewFacts, _ navigationObservers: NavigationObservers, code: [DeclarationID]) {
        let project = family.project
        for member in code where project.declaration(member).name.isRemovalHook {
            collect(member, family, facts, [], depth: 0)
        }
        if navigationObservers.hearPops(of: family, facts) { hears.insert(.pop) }
    }

    private mutating func collect(_ member: DeclarationID, _ family: ClassDispatch, _ facts: ViewFacts, _ outer: Set<RemovalCondition>, depth: Int) {
        guard depth < 4 else { return }
        let project = family.project
        let home = family.home(member)
        let outline = project.files[home.file].outline
        let place = PathAnalysis.Place(unit: PathAnalysis.Unit(home: member, closure: nil), home: home, outline: outline)
        let paths = PathAnalysis(family: family, facts: facts)
        ObservedSubjects.chains(in: member, project) { chain, _ in
            let elements = outline.list(of: chain)
            for (position, element) in elements.enumerated() where outline.nodes[Int(element)].kind == .call {
                let call = paths.describe(element, position, elements, chain, false, place)
                let conditions = outer.union(RemovalHooks.conditions(around: chain, member, family))
                if paths.notifies(call, place) {
                    let kinds = RemovalHooks.kinds(conditions)
                    hears.formUnion(kinds)
                    for kind in kinds where notifications[kind] == nil { notifications[kind] = NodeReference(file: home.file, node: call.nameNode ?? element) }
                } else if call.receiver == .itself || call.receiver == .superclass, let own = paths.callee(of: call, place), own != member {
                    collect(own, family, facts, conditions, depth: depth + 1)
                }
            }
        }
    }

    private static func kinds(_ conditions: Set<RemovalCondition>) -> Set<DismissalKind> {
        if conditions.isEmpty { return [.dismiss, .pop, .removal] }
        var result: Set<DismissalKind> = []
        if conditions.contains(.dismissed) { result.insert(.dismiss) }
        if conditions.contains(.popped) { result.formUnion([.pop, .removal]) }
        return result
    }

    /// The conditions under which a place runs: those of statements around it, and of guards before it.
    private static func conditions(around node: NodeID, _ member: DeclarationID, _ family: ClassDispatch) -> Set<RemovalCondition> {
        let outline = family.project.files[member.file].outline
        var result: Set<RemovalCondition> = []
        for around in outline.path(to: node, in: family.home(member).declaration.index) {
            switch outline.nodes[Int(around)].kind {
            case .if, .while:
                if let first = outline.children(of: around).first(where: { _ in true }), first < node { result.formUnion(words(in: first, member, family, depth: 0)) }
            case .block:
                for statement in outline.children(of: around) where statement < node && outline.nodes[Int(statement)].kind == .guard {
                    if let first = outline.children(of: statement).first(where: { _ in true }) { result.formUnion(words(in: first, member, family, depth: 0)) }
                }
            default: break
            }
        }
        return result
    }

    private static func words(in node: NodeID, _ member: DeclarationID, _ family: ClassDispatch, depth: Int) -> Set<RemovalCondition> {
        let project = family.project
        let outline = project.files[member.file].outline
        var result: Set<RemovalCondition> = []
        for index in node..<outline.nodes[Int(node)].next {
            switch outline.nodes[Int(index)].kind {
            case .identifier, .member:
                let name = outline.nodes[Int(index)].name
                let conditions = name.removalConditions
                if !conditions.isEmpty {
                    result.formUnion(conditions)
                    continue
                }
                guard depth < 3,
                    name.viewMember != .view,
                    let property = family.property(name),
                    project.declaration(property).modifiers.contains(.computed)
                else { continue }
                let body = project.declaration(property).body
                for inner in project.files[property.file].outline.nodes(in: body) {
                    result.formUnion(words(in: inner, property, family, depth: depth + 1))
                }
            case .expression:
                guard let comparison = NodeComparison(outline.list(of: index)[...], outline, project.names), comparison.isEqual else { continue }
                let names = ViewFacts.names(in: comparison.subject, before: .max, outline)
                if names.count == 1, names[0].isParent { result.insert(.popped) }
            default: break
            }
        }
        return result
    }
}

extension ClassDispatch {
    /// The code that runs as the view's own, with what overrides call of their base by `super`.
    func reachableCode() -> [DeclarationID] {
        var result = code
        var next = 0
        var seen = Set(result)
        while next < result.count {
            let member = result[next]
            next += 1
            let outline = project.files[member.file].outline
            ObservedSubjects.chains(in: member, project) { chain, _ in
                guard let head = outline.children(of: chain).first(where: { _ in true }), outline.nodes[Int(head)].kind == .superReference else { return }
                let elements = outline.list(of: chain)
                guard elements.count > 2, outline.kind(elements[1]) == .member, outline.kind(elements[2]) == .call,
                    let around = project.symbols.type(around: member),
                    let above = implementation(
                        outline.nodes[Int(elements[1])].name, CallArguments(outline: outline, call: elements[2]),
                        above: around)
                        ?? implementation(outline.nodes[Int(elements[1])].name, nil, above: around)
                else { return }
                if !isFromExtension(above), seen.insert(above).inserted { result.append(above) }
            }
        }
        return result
    }
}
