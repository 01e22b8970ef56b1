import RIBModel
import SourceText

/// A property of a router that holds the builder of a child.
struct HeldBuilder: Sendable, Equatable {
    let property: DeclarationID
    /// The builder's class; nil if the property has a protocol's type.
    let builder: TypeID?
    /// The protocols of builders that the class conforms to, in order.
    let protocols: [TypeID]
}

extension Project {
    /// The stored properties of a router's own class that hold builders, in order.
    func heldBuilders(of router: TypeID) -> [HeldBuilder] {
        ownMembers(of: router).compactMap { property in
            guard isProperty(property), isStored(property), !isStatic(property),
                let type = writtenType(of: property)?.constituents.compactMap(\.nominal).first(where: {
                    roles.has($0, .builder)
                })
            else { return nil }
            guard isClass(type) else { return HeldBuilder(property: property, builder: nil, protocols: []) }
            let protocols = ancestors(of: type).filter { isProtocol($0) && roles.has($0, .builder) }
            return HeldBuilder(property: property, builder: type, protocols: protocols)
        }
    }
}
