import SourceText

/// Decides which types keep a router alive, directly or through their parts.
package struct StrongReferences: Sendable {
    let project: Project
    private let weakWrappers: NameSet
    private let valueSubjects: NameSet

    private static let deepestType = 8

    package init(_ project: Project) {
        self.project = project
        weakWrappers = project.symbols.wellKnownNames.weakWrappers
        valueSubjects = project.symbols.wellKnownNames.valueSubjects
    }

    /// The router that a stored value of the type keeps alive.
    ///
    /// - Parameter file: the file that contains the written type: a name that denotes several equally near types has to
    ///   be a router in all of them.
    func router(keptBy type: TypeReference, seenFrom file: Int) -> TypeReference? {
        router(in: type, file, mayOpenValue: true, depth: 0)
    }

    /// The router that a stored value of the type keeps alive where a subclass binds the generic parameters of the
    /// class that declares the property.
    func router(keptBy type: TypeReference, inSubclassesOf owner: TypeID) -> TypeReference? {
        guard type.hasParameter else { return nil }
        for subclass in project.descendants(of: owner) {
            let bound = type.replacing(project.bindings(of: owner, in: subclass))
            guard bound != type else { continue }
            let file = project.symbols.types[subclass.index].declaration.file
            if let router = router(keptBy: bound, seenFrom: file) { return router }
        }
        return nil
    }

    /// The constituent of a type that is itself a router: of a composition, or a bound of a generic parameter.
    package func router(among type: TypeReference, seenFrom file: Int) -> TypeReference? {
        type.constituents.first { isRouter($0, seenFrom: file) }
    }

    private func isRouter(_ type: TypeReference, seenFrom file: Int) -> Bool {
        switch type {
        case .library(let number, _): project.symbols.libraryType(number).role == .router
        default:
            project.symbols.meanings(of: type, in: file)?.allSatisfy { project.roles.has($0, .router) } ?? false
        }
    }

    private func router(in type: TypeReference, _ file: Int, mayOpenValue: Bool, depth: Int) -> TypeReference? {
        guard depth < StrongReferences.deepestType else { return nil }
        if let found = router(among: type, seenFrom: file) { return found }
        func search(within inner: TypeReference) -> TypeReference? {
            router(in: inner, file, mayOpenValue: mayOpenValue, depth: depth + 1)
        }
        switch type {
        case .collection(let element): return search(within: element)
        case .tuple(let elements):
            for element in elements {
                if let router = search(within: element) { return router }
            }
            return nil
        case .known(let name, let arguments):
            guard valueSubjects.contains(name), let value = arguments.first else { return nil }
            return search(within: value)
        case .nominal(let nominal, let arguments):
            guard mayOpenValue, !weakWrappers.contains(project.symbols.types[nominal.index].name) else { return nil }
            return router(storedIn: nominal, arguments, depth: depth + 1)
        default: return nil
        }
    }

    // MARK: Types of the project

    /// The router that a struct or enum stores strongly, in a stored property or in a payload, or that a generic class
    /// without a role stores as its argument.
    private func router(storedIn type: TypeID, _ arguments: [TypeReference], depth: Int) -> TypeReference? {
        let isBox = project.isClass(type) && !arguments.isEmpty && !project.roles.hasAny(type)
        guard isBox || project.isStruct(type) || project.isEnum(type) else { return nil }
        let bound = project.bindings(of: type, to: arguments)
        func search(in field: TypeReference, of member: DeclarationID) -> TypeReference? {
            let type = field.replacing(bound)
            guard !isBox || type != field else { return nil }
            return router(in: type, member.file, mayOpenValue: false, depth: depth)
        }
        for member in project.ownMembers(of: type) {
            if project.isStored(member), !project.isStatic(member), !isWeak(member) {
                if let router = search(in: project.type(of: member), of: member) { return router }
            } else if project.isEnumCase(member) {
                for payload in project.parameterTypes(of: member) {
                    if let router = search(in: payload, of: member) { return router }
                }
            }
        }
        return nil
    }

    // MARK: Weak references

    /// Whether a property references its value weakly: by a modifier, or by a wrapper.
    package func isWeak(_ property: DeclarationID) -> Bool {
        project.isWeak(property) || project.isUnowned(property) || weakWrapper(of: property) != nil
    }

    /// The wrapper through which a property references its value weakly.
    func weakWrapper(of property: DeclarationID) -> Name? {
        for attribute in project.attributes(of: property) {
            if weakWrappers.contains(attribute.name) { return attribute.name }
            let wrapper = project.symbols.resolve(attribute.name, in: Scope(property))
            let types = wrapper.nominal.map { [$0] } ?? nestedTypes(attribute.name)
            if !types.isEmpty, types.allSatisfy(isWeakWrapper) { return attribute.name }
        }
        return nil
    }

    /// The types of a name that are nested in others: only the last part of an attribute's name is known.
    private func nestedTypes(_ name: Name) -> [TypeID] {
        guard project.symbols.typeNames.contains(name) else { return [] }
        return project.symbols.types.indices.lazy.map { TypeID($0) }.filter {
            let type = project.symbols.types[$0.index]
            return type.name == name && type.outer != nil
        }
    }

    /// Whether a library's generic type keeps values of its argument: a subject or a relay.
    func keepsValues(_ name: Name) -> Bool { valueSubjects.contains(name) }

    /// Whether a property wrapper of the project stores all of its values weakly.
    func isWeakWrapper(_ type: TypeID) -> Bool {
        var isWeak = false
        for member in project.ownMembers(of: type) where project.isStored(member) && !project.isStatic(member) {
            guard project.isWeak(member) || project.isUnowned(member) else { return false }
            isWeak = true
        }
        return isWeak
    }
}
