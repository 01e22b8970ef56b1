import SourceText

extension Project {
    /// The classes of the view on which a router shows its children: its own view or, for a router without one, the
    /// classes that conform to the protocol of its ancestor's view.
    func views(of router: TypeID) -> [TypeID] {
        let created = ribs(ofRouter: router).compactMap(\.view.type)
        if !created.isEmpty { return created.sortedWithoutRepetitions }
        if let arguments = arguments(of: router, to: .routerBase), arguments.count > 1 {
            return viewClasses(arguments[1])
        }
        for type in classes(of: router) {
            for member in ownMembers(of: type) {
                guard isProperty(member),
                    name(of: member).isViewOfRouter || reaches(self.type(of: member), where: { $0.role == .view })
                else { continue }
                return viewClasses(self.type(of: member))
            }
        }
        return []
    }

    /// The class itself, or the classes that conform to a protocol and are reported on.
    private func viewClasses(_ type: TypeReference) -> [TypeID] {
        type.constituents.compactMap(\.nominal).flatMap { nominal in
            isProtocol(nominal) ? conformers(of: nominal).filter { isReported($0) && isClass($0) } : [nominal]
        }
    }

    /// The class of UIKit, if nothing else is known about a view controller.
    func controllerClass(of value: Expression) -> Name? {
        if case .known(let name, _) = value.type.element { return symbols.known.isViewController(name) ? name : nil }
        guard value.plainChain?.last?.name.viewMember == .controller else { return nil }
        return viewTypes.lazy.compactMap { if case .known(let name, _) = $0 { name } else { nil } }.first
    }

    /// Whether an extension in the project may have a library class, or one of its superclasses, conform to a protocol.
    func mayConform(_ known: Name, to type: TypeReference) -> Bool {
        var current: Name? = known
        while let name = current {
            let extensions = symbols.foreignExtensions[name] ?? []
            if extensions.flatMap({ symbols.supertypes(writtenAt: $0) }).contains(where: { mayRefine($0, type) }) {
                return true
            }
            current = symbols.known.superclass(name)
        }
        return false
    }

    /// Whether a protocol may be, or refine, another one; it may if it is unknown.
    private func mayRefine(_ refining: TypeReference, _ type: TypeReference) -> Bool {
        refining.constituents.contains { part in
            switch (part, type) {
            case (.nominal(let own, _), .nominal(let other, _)): hierarchy.ancestors[own.index].contains(other)
            case (.nominal(let own, _), .library(let number, _)):
                hierarchy.libraryAncestors[own.index] & (1 << UInt64(number)) != 0
            case (.library(let own, _), .library(let number, _)):
                symbols.libraryNames.libraryTypes.ancestors[own] & (1 << UInt64(number)) != 0
            case (.library, _), (.known, _): false
            default: true
            }
        }
    }

    /// The only class that conforms to a protocol and is reported on.
    func onlyClass(conformingTo type: TypeID) -> TypeID? {
        let classes = conformers(of: type).filter { isReported($0) && isClass($0) }
        return classes.count == 1 ? classes[0] : nil
    }
}
