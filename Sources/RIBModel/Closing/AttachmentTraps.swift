import SourceText

/// A call that stops the program if a router that attaches a child has one already.
public struct AttachmentTrap: Sendable, Equatable {
    public let edge: Edge
    /// The property that is compared with nil.
    public let slot: DeclarationID
    /// The name of the call.
    public let place: NodeReference
    /// Whether it only stops debug builds.
    public let isForDebugging: Bool
    /// An event that runs the function while the property may hold a child; nil if there is none.
    public let attachment: RepeatedAttachment?

    /// Those of a router, in the order of the edges.
    static let query = Query<TypeID, [AttachmentTrap]>("attachmentTraps") { project, router in
        lazy var properties = project.computedProperties(of: router)
        // A function may attach many children.
        var known: [DeclarationID: [(call: CallSite, trap: Trap)]] = [:]
        return project.tree.edges(from: router).flatMap { edge -> [AttachmentTrap] in
            guard case .attached = edge.attachment else { return [] }
            let all = known[edge.function] ?? project.traps(in: edge.function)
            known[edge.function] = all
            let traps = all.filter { $0.call.calleePlace < edge.site }
            guard !traps.isEmpty else { return [] }
            return (edge.slots + project.lookups(of: edge, among: properties)).compactMap { slot in
                guard let (place, trap) = project.trap(on: slot, among: traps) else { return nil }
                return AttachmentTrap(
                    edge: edge, slot: slot, place: place, isForDebugging: trap.isForDebugging,
                    attachment: project.repeatedAttachment(of: edge, unlessTesting: slot))
            }
        }
    }
}

extension Project {
    /// The calls of a router that stop the program if it has a child that it attaches, in order.
    public func attachmentTraps(of router: TypeID) -> [AttachmentTrap] { self[AttachmentTrap.query, router] }

    fileprivate func computedProperties(of router: TypeID) -> [DeclarationID] {
        classes(of: router).flatMap { ownMembers(of: $0) }.filter { isProperty($0) && isComputed($0) }
    }

    /// The computed properties that can only give children of an edge's type.
    fileprivate func lookups(of edge: Edge, among properties: [DeclarationID]) -> [DeclarationID] {
        properties.filter { property in
            guard let type = type(of: property).nominal else { return false }
            return edge.child.ribs.contains { hierarchy.ancestors[$0.router.index].contains(type) }
        }
    }

    /// The calls that may stop the program before a place in a function.
    func traps(before site: NodeReference, in function: DeclarationID) -> [(call: CallSite, trap: Trap)] {
        traps(in: function).filter { $0.call.calleePlace < site }
    }

    /// The calls in a function that may stop the program.
    fileprivate func traps(in function: DeclarationID) -> [(call: CallSite, trap: Trap)] {
        body(of: function).calls.filter(\.isBare).compactMap { call in trap(call.name).map { (call, $0) } }
    }

    /// The call that stops the program if a property is not nil: `precondition(slot == nil)`,
    /// `guard slot == nil else { fatalError() }` or `if slot != nil { fatalError() }`.
    fileprivate func trap(
        on slot: DeclarationID, among traps: [(call: CallSite, trap: Trap)]
    ) -> (NodeReference, Trap)? {
        let name = name(of: slot)
        for (call, trap) in traps {
            if trap.takesCondition {
                guard let condition = call.arguments.first?.value, let comparison = NilComparison(condition),
                    comparison.isEqual, comparison.subject.lastName?.name == name
                else { continue }
                return (call.calleePlace, trap)
            }
            for ancestor in call.ancestors {
                switch ancestor {
                case .guard(let branch) where branch.compares(name, withNil: true): return (call.calleePlace, trap)
                case .if(let branch) where branch.isInBlock(call) && branch.compares(name, withNil: false):
                    return (call.calleePlace, trap)
                default: continue
                }
            }
        }
        return nil
    }
}

extension Branch {
    /// Whether a condition is `name == nil`, or `name != nil`.
    fileprivate func compares(_ name: Name, withNil isEqual: Bool) -> Bool {
        guard let conditions else { return false }
        for case .expression(let condition) in conditions {
            guard let comparison = NilComparison(condition), comparison.isEqual == isEqual,
                comparison.subject.lastName?.name == name
            else { continue }
            return true
        }
        return false
    }
}
