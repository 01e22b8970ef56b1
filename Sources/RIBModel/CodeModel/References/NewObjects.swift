import SourceText

extension Project {
    /// Whether all that a private property gets, apart from nil, are objects and values that are made for it.
    func holdsOnlyNewObjects(_ property: DeclarationID) -> Bool {
        guard isPrivate(property), isStored(property) else { return false }
        let values = writes(toMembersNamed: NameSet([name(of: property)]), in: property.file)
            .filter { mayWrite($0, to: property) }.map { value(of: $0) }
        return !values.isEmpty
            && values.allSatisfy { value in
                guard let value else { return false }
                if value.literal == .nil { return true }
                return value.plainChain.map { chain in
                    chain.calls.contains { $0.element == chain.last && $0.isConstruction }
                } ?? false
            }
    }
}
