import SourceText

/// Parts of values that key paths, subscripts and dynamic members select.
extension RouterFrame {
    /// The values to which a key path leads from some values. Where its members are not written out, or the project
    /// does not declare one of them, it may lead to any part.
    func part(at path: Expression, of whole: ChildValues, _ type: TypeReference, _ depth: Int) -> ChildValues {
        guard let members = path.keyPath?.membersOfKeyPath, !members.isEmpty else { return whole.parts }
        let found = members.reduce(whole) { $1 == Name.`self` ? $0 : member($1, of: $0, depth + 1) }
        if !found.isEmpty { return found }
        return part(type, of: whole, isRouter: true)
    }

    func denotation(ofSubscript element: ChainElement, in base: Denotation, depth: Int) -> Denotation {
        if let path = element.onlyArgument, project.isKeyPathLabel(path.label) {
            return Denotation(values: path.value.map { part(at: $0, of: base.values, .unknown, depth) } ?? base.values)
        }
        let isObject = base.values.contains { if case .created = $0 { true } else { false } }
        return isObject ? Denotation(values: base.values.parts) : denotation(ofElementIn: base)
    }

    /// Any of the parts of an object whose class answers members that it does not declare; nil for another object.
    func dynamicParts(of value: ChildValue) -> ChildValues? {
        guard case .created(_, let type, _) = value,
            type.constituents.contains(where: { $0.nominal.map(project.looksUpMembers) ?? false })
        else { return nil }
        return ChildValues(value).parts
    }
}

extension ChildValues {
    /// The values, and for objects that are created with some, all of these.
    fileprivate var parts: ChildValues {
        reduce(into: ChildValues()) { result, value in
            guard case .created(_, _, let arguments) = value else { return result.add(value) }
            for argument in arguments { result.add(argument.values.parts) }
        }
    }
}
