/// The RIBs around a RIB in the tree; each is its router's class.
package struct RIBRelatives: Equatable, Sendable {
    private var parentsOf: [TypeID: [TypeID]] = [:]
    private var childrenOf: [TypeID: [TypeID]] = [:]

    fileprivate static let query = Query<WholeProject, RIBRelatives>("ribRelatives") { project, _ in
        var relatives = RIBRelatives()
        for edge in project.tree.edges {
            for rib in edge.child.ribs where rib.router != edge.parent {
                relatives.parentsOf[rib.router, default: []].append(edge.parent)
                relatives.childrenOf[edge.parent, default: []].append(rib.router)
            }
        }
        return relatives
    }

    package func parents(of router: TypeID) -> Set<TypeID> { Set(parentsOf[router] ?? []) }

    package func children(of router: TypeID) -> Set<TypeID> { Set(childrenOf[router] ?? []) }

    /// The RIBs that have a parent in common with one, without itself.
    package func siblings(of router: TypeID) -> Set<TypeID> {
        Set(parents(of: router).flatMap { childrenOf[$0] ?? [] }).subtracting([router])
    }

    /// The RIBs above one on any way to a root, without itself.
    package func ancestors(of router: TypeID) -> Set<TypeID> { reached(from: router, by: parentsOf) }

    /// The RIBs below one, without itself.
    package func descendants(of router: TypeID) -> Set<TypeID> { reached(from: router, by: childrenOf) }

    private func reached(from router: TypeID, by steps: [TypeID: [TypeID]]) -> Set<TypeID> {
        var seen: Set<TypeID> = [router]
        var work = [router]
        while let current = work.popLast() {
            for next in steps[current] ?? [] where seen.insert(next).inserted { work.append(next) }
        }
        return seen.subtracting([router])
    }
}

extension Project {
    /// The RIBs around each RIB.
    package var ribRelatives: RIBRelatives { self[RIBRelatives.query] }
}
