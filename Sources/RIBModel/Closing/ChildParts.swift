import SourceText

/// Properties of a router with parts of a child, beside the property with the child itself.
extension Project {
    /// The optional properties of a router that keep objects of the child in another property: each function that
    /// stores the child stores an object there that it has from the same value, such as the child's interactor, its
    /// view, or the other part of what a builder returns.
    func propertiesWithParts(ofChildIn slot: DeclarationID, _ edges: [Edge]) -> [DeclarationID] {
        let own = edges.filter { $0.slots.contains(slot) }
        guard let first = own.first else { return [] }
        let slots = Set(edges.flatMap(\.slots))
        let parts = own.dropFirst().reduce(properties(filledWith: slot, in: first)) { parts, edge in
            let others = properties(filledWith: slot, in: edge)
            return parts.filter(others.contains)
        }
        return parts.filter { !slots.contains($0) }
    }

    private func properties(filledWith slot: DeclarationID, in edge: Edge) -> [DeclarationID] {
        let origins = stores(of: slot, in: edge.function).compactMap { $0.value.originOfNames }
        guard !origins.isEmpty else { return [] }
        let body = body(of: edge.function)
        var result: [DeclarationID] = []
        for assignment in body.assignments {
            guard let origin = assignment.value.originOfNames, origins.contains(origin),
                let name = assignment.target?.memberOfOwnObject,
                let property = firstProperty(name, of: edge.parent, from: body.file), property != slot,
                isOptionalVariable(property), isStored(property), strength(of: property) == .strong,
                keepsObject(property), !result.contains(property)
            else { continue }
            result.append(property)
        }
        return result
    }

    /// Whether a property holds an object, as far as its type tells.
    private func keepsObject(_ property: DeclarationID) -> Bool {
        type(of: property).constituents.contains { part in
            switch part {
            case .nominal(let type, _): isProtocol(type) || isClass(type)
            case .known(let name, _): symbols.known.isViewController(name)
            case .library: true
            default: false
            }
        }
    }
}
