import RIBModel
import SourceText

/// Why a call that closes a RIB upon an event of a child leaves no view of the child on top.
enum OtherClosing: Sendable, Equatable {
    /// A part of the RIBs has a superclass that is not analyzed.
    case incomplete
    /// The child is not known to cover the RIB's own view, or nothing detaches it.
    case doesNotCover
    /// The call does not certainly lead to a pop of whatever view is on top.
    case noPop
}

extension Project {
    /// The calls by which the interactors of a router notify its listener upon events of children, in the order of the
    /// edges, and why none of them pops a child's view instead of the RIB's own.
    func otherClosings(of router: TypeID) -> [OtherCandidate<OtherClosing>] {
        guard hasView(router), let rib = ribs(ofRouter: router).first else { return [] }
        let listener = Set(listenerFunctions(of: rib).map { name(of: $0) })
        let members = interactors(of: router).flatMap { classes(of: $0) }.flatMap { ownMembers(of: $0) }
        return tree.edges(from: router).flatMap { edge -> [OtherCandidate<OtherClosing>] in
            let events = Set(edge.child.ribs.flatMap { listenerFunctions(of: $0) })
            let covers =
                !edge.attachments.isEmpty && !edge.detachments.isEmpty && !edge.presentations.isEmpty
                && edge.presentations.allSatisfy(coversOwnView)
            return members.filter { member in
                guard hasBody(member), let type = type(around: member) else { return false }
                return requirements(fulfilledBy: member, of: type).contains(where: events.contains)
            }.flatMap { witness in
                body(of: witness).calls.filter { listener.contains($0.name) }.map { call in
                    let reason: OtherClosing = isIncomplete(edge) ? .incomplete : covers ? .noPop : .doesNotCover
                    return OtherCandidate(call.calleePlace, reason)
                }
            }
        }
    }
}
