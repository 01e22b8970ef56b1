import SourceText

extension Project {
    /// The types that a running program's name of a type denotes: `Home.HomeInteractor`, `HomeInteractor`,
    /// `Home.Outer.Cell`. If several do, those in the module that the name begins with, if any are, else all.
    public func types(named components: [String]) -> [TypeID] {
        guard let last = components.last else { return [] }
        let found = symbols.types.indices.map { TypeID($0) }.filter { type in
            guard isReported(type), name(of: type) == last else { return false }
            return zip(components.dropLast().reversed(), outerNames(of: type)).allSatisfy { $0 == $1 }
        }
        let inModule = found.filter { type in
            let outer = outerNames(of: type).count
            guard components.count > outer + 1 else { return false }
            let module = components[components.count - outer - 2]
            return files.all[file(of: type)].path.text.split(separator: "/").contains { $0 == module }
        }
        return inModule.isEmpty ? found : inModule
    }

    /// The names of the types around a type, innermost first.
    private func outerNames(of type: TypeID) -> [String] {
        var names: [String] = []
        var outer = symbols.types[type.index].outer
        while let current = outer {
            names.append(name(of: current))
            outer = symbols.types[current.index].outer
        }
        return names
    }

    /// The stored property of a class or its base classes that has a name, as a running program tells it.
    public func storedProperty(named name: String, of type: TypeID) -> DeclarationID? {
        classes(of: type).flatMap { storedProperties(of: $0) }.map(\.declaration).first { fullName($0) == name }
    }

    /// Whether a type is another one, inherits from it or conforms to it.
    public func isKind(_ type: TypeID, of other: TypeID) -> Bool { hierarchy.ancestors[type.index].contains(other) }

    /// The names of all types that are reported on, in order.
    public var typeNames: [String] {
        Set(symbols.types.indices.map { TypeID($0) }.filter(isReported).map { name(of: $0) }).sorted()
    }

    /// The RIBs that a type is a part of, in the order of their routers.
    public func ribs(withPart type: TypeID) -> [(rib: RIB, part: Role)] {
        tree.routers.flatMap { ribs(ofRouter: $0) }.compactMap { rib in
            let parts: [(TypeID?, Role)] = [
                (rib.interactor, .interactor), (rib.router, .router), (rib.view.type, .view),
                (presenter(of: rib), .presenter), (component(of: rib), .component), (rib.builder, .builder),
            ]
            return parts.first { $0.0 == type }.map { (rib, $0.1) }
        }
    }
}
