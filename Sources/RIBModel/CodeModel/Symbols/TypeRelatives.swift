import SourceText

/// The types above and below a type.
extension Project {
    /// The types that conform to a protocol, directly or through an ancestor, in order.
    public func conformers(of type: TypeID) -> [TypeID] {
        descendants(of: type).filter { !isProtocol($0) }
    }

    /// A type and all of its ancestors in the project, nearest first; records the read.
    package func ancestors(of type: TypeID) -> ArraySlice<TypeID> {
        recorder?.record(.facts(about: type))
        return hierarchy.ancestors[type.index]
    }

    /// The types that have a type among their ancestors, excluding the type itself, in order.
    package func descendants(of type: TypeID) -> [TypeID] {
        recorder?.record(.descendants(of: type))
        let direct = hierarchy.subtypes[type.index]
        guard let first = direct.first else { return [] }
        // Most protocols have one conforming type.
        if direct.count == 1, first != type, hierarchy.subtypes[first.index].isEmpty { return [first] }
        // Most others have no subtypes of subtypes.
        if direct.allSatisfy({ hierarchy.subtypes[$0.index].isEmpty }) { return direct.sortedWithoutRepetitions }
        var seen: Set<TypeID> = [type]
        var work = [type]
        var result: [TypeID] = []
        while let current = work.popLast() {
            for below in hierarchy.subtypes[current.index] where seen.insert(below).inserted {
                work.append(below)
                result.append(below)
            }
        }
        return result.sorted()
    }
}
