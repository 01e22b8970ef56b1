import SourceText

/// Whether a view notifies its listener when UIKit reports its removal, and for which kinds of removal (`four-rules.md`
/// 1.3).
struct RemovalHooks: Sendable {
    /// The kinds of removal that the listener is notified of.
    private(set) var observedKinds: DismissalKinds = []
    /// By kind, the first call that notifies; none if a navigation delegate does.
    private(set) var notifications: [DismissalKind: NodeReference] = [:]

    /// - Parameter code: all code that runs as the view's own.
    init(_ view: ViewCode, _ navigationObservers: NavigationObservers, code: [DeclarationID]) {
        for member in code where view.project.name(of: member).isRemovalHook { collect(member, view, [], depth: 0) }
        if navigationObservers.observePops(of: view) { observedKinds.insert(.pop) }
    }

    private mutating func collect(
        _ member: DeclarationID, _ view: ViewCode, _ outer: RemovalCondition, depth: Int
    ) {
        guard depth < 4 else { return }
        for site in view.family.body(of: member).calls {
            let call = view.call(site)
            if view.notifies(call) {
                let kinds = RemovalHooks.kinds(outer.union(RemovalHooks.conditions(around: site, view.family)))
                observedKinds.formUnion(kinds)
                for kind in DismissalKind.allCases where kinds.contains(kind) && notifications[kind] == nil {
                    notifications[kind] = site.calleePlace
                }
            } else if call.isOnView, let own = view.callee(of: call), own != member {
                let conditions = outer.union(RemovalHooks.conditions(around: site, view.family))
                collect(own, view, conditions, depth: depth + 1)
            }
        }
    }

    private static func kinds(_ conditions: RemovalCondition) -> DismissalKinds {
        if conditions.isEmpty { return [.dismiss, .pop, .removal] }
        var result: DismissalKinds = []
        if conditions.contains(.dismissed) { result.insert(.dismiss) }
        if conditions.contains(.popped) { result.formUnion([.pop, .removal]) }
        return result
    }

    /// The conditions under which a call runs: those of enclosing statements, and of preceding guards.
    private static func conditions(around call: CallSite, _ family: ClassDispatch) -> RemovalCondition {
        var result: RemovalCondition = []
        for ancestor in call.chain.ancestors {
            switch ancestor {
            case .if(let branch):
                if let conditions = branch.conditions, conditions.isBefore(call) {
                    result.formUnion(words(in: conditions, family))
                }
            case .loop(let loop):
                if let conditions = loop.conditions, conditions.isBefore(call) {
                    result.formUnion(words(in: conditions, family))
                }
            case .block(let block):
                for branch in block.statements.guards where branch.node < call.chain.node {
                    if let conditions = branch.conditions { result.formUnion(words(in: conditions, family)) }
                }
            default: break
            }
        }
        return result
    }

    private static func words(in conditions: Conditions, _ family: ClassDispatch) -> RemovalCondition {
        words(conditions.names, conditions.expressions, family, depth: 0)
    }

    private static func words(
        _ names: NameUses, _ expressions: Descendants<NestedExpression>, _ family: ClassDispatch, depth: Int
    ) -> RemovalCondition {
        var result: RemovalCondition = []
        for use in names where use.kind != .type {
            let conditions = use.name.removalConditions
            if !conditions.isEmpty {
                result.formUnion(conditions)
                continue
            }
            guard depth < 3,
                use.name.viewMember != .view,
                let property = family.property(use.name),
                family.project.isComputed(property)
            else { continue }
            let body = family.body(of: property)
            result.formUnion(words(body.names, body.expressions, family, depth: depth + 1))
        }
        for part in expressions {
            guard let comparison = NilComparison(part.expression), comparison.isEqual else { continue }
            var names = comparison.subject.leadingNames
            if names.next()?.isParent == true, names.next() == nil { result.insert(.popped) }
        }
        return result
    }
}

extension ClassDispatch {
    /// The code that runs as the view's own, including functions of base classes that overrides call through `super`.
    func reachableCode() -> [DeclarationID] {
        Reach<DeclarationID, Void>(from: code) { member, add in
            // Rejects almost all members before their chains are iterated over.
            guard project.usesSuper(inCodeOf: member) else { return }
            for chain in body(of: member).chains where chain.head?.kind == .superReference {
                guard let call = chain.calls.first(where: { _ in true }),
                    let callee = call.callee,
                    callee.kind == .member,
                    call.receiver?.only != nil,
                    let around = project.symbols.type(around: member),
                    let above = implementation(callee.name, call.passed, above: around)
                        ?? implementation(callee.name, nil, above: around),
                    !isFromExtension(above)
                else { continue }
                add(above, ())
            }
        }.places
    }
}
