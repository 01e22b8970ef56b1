import RIBModel
import SourceText

/// Why an object that a router or an interactor gets is not a part of another RIB that it creates itself.
enum OtherConstruction: Sendable, Equatable {
    /// A builder creates it.
    case built
    /// It is a builder.
    case builder
    /// It belongs to the same RIB.
    case ownPart
    /// It is neither a router, an interactor nor a component of the project's RIBs.
    case noPart
}

extension Project {
    /// The calls by which a router and its interactors build children or create objects of the project's classes, in
    /// order.
    func otherConstructions(by router: TypeID) -> [OtherCandidate<OtherConstruction>] {
        let creators = [router] + interactors(of: router)
        let own = ribs(ofRouter: router)
        let built = tree.edges(from: router).map { OtherCandidate($0.site, OtherConstruction.built) }
        return built
            + creators.flatMap { ownMembers(of: $0) }.filter { hasCode($0) }.flatMap { member in
                body(of: member).constructions.compactMap { created in
                    guard let type = created.type.nominal, isClass(type) else { return nil }
                    let reason: OtherConstruction
                    if roles.has(type, .builder) {
                        reason = .builder
                    } else if creators.contains(where: { areRelated($0, type) })
                        || own.contains(where: { component(of: $0) == type })
                    {
                        reason = .ownPart
                    } else {
                        reason = .noPart
                    }
                    return OtherCandidate(created.name.place, reason)
                }
            }
    }
}
