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
        project.tree.edges(from: router).flatMap { edge -> [AttachmentTrap] in
            guard case .attached = edge.attachment else { return [] }
            return (edge.slots + project.lookups(of: edge)).compactMap { slot in
                guard let (place, trap) = project.trap(on: slot, in: edge.function, before: edge.site) else {
                    return nil
                }
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

    /// The computed properties of a router that can only give children of an edge's type.
    fileprivate func lookups(of edge: Edge) -> [DeclarationID] {
        classes(of: edge.parent).flatMap { ownMembers(of: $0) }.filter { property in
            guard isProperty(property), isComputed(property), let type = type(of: property).nominal else {
                return false
            }
            return edge.child.ribs.contains { hierarchy.ancestors[$0.router.index].contains(type) }
        }
    }

    /// The call that stops the program if a property is not nil: `precondition(slot == nil)`,
    /// `guard slot == nil else { fatalError() }` or `if slot != nil { fatalError() }`.
    fileprivate func trap(
        on slot: DeclarationID, in function: DeclarationID, before site: NodeReference
    ) -> (NodeReference, Trap)? {
        let name = name(of: slot)
        let body = body(of: function)
        for call in body.calls where call.isBare && call.calleePlace < site {
            guard let trap = trap(call.name) else { continue }
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
