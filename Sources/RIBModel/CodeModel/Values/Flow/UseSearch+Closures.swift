import SourceText

extension Project {
    /// The closures that a stored property can hold, if all of them are written out; nil if some are not known.
    func closures(in property: DeclarationID) -> [ClosureSite]? {
        var search = UseSearch(self, followsCaptures: false)
        return search.closures(
            inPropertyNamed: name(of: property), of: symbols.type(around: property), property.file)
    }
}

/// Which closures a property holds.
extension UseSearch {
    /// The closures that a stored property can hold, if all of them are written out; nil if some are not known.
    mutating func closures(inPropertyNamed name: Name, of type: TypeID?, _ file: Int) -> [ClosureSite]? {
        guard let type, let property = project.firstProperty(name, of: type, from: file), project.isStored(property),
            !isIntercepted(property), let owner = project.symbols.type(around: property)
        else { return nil }
        var sources: [Expression] = []
        if let initial = body(of: property).initialValue { sources.append(initial) }
        for value in values(assignedTo: property) {
            guard let value, let further = origins(of: value, of: owner) else { return nil }
            sources += further
        }
        if project.isStruct(owner) {
            for creation in creations(of: owner) where creation.callees.functions.isEmpty {
                sources += creation.arguments.filter { $0.label == name }.compactMap(\.value)
            }
        }
        // Code that is not there may assign one where none is assigned.
        if sources.isEmpty, !project.isPrivate(property) { return nil }
        return closures(among: sources)
    }

    private func closures(among values: [Expression]) -> [ClosureSite]? {
        var result: [ClosureSite] = []
        for value in values where value.literal != .nil {
            guard let closure = value.closure else { return nil }
            result.append(closure)
        }
        return result
    }

    /// The values that code assigns to a property; nil for one that is not found.
    private mutating func values(assignedTo property: DeclarationID) -> [Expression?] {
        let names = NameSet([project.name(of: property)])
        let files = project.isPrivate(property) ? property.file..<property.file + 1 : project.files.indices
        var result: [Expression?] = []
        for file in files {
            for write in project.writes(toMembersNamed: names, in: file) where project.mayWrite(write, to: property) {
                let assignment = body(of: write.code).assignments.first { $0.name?.place == write.place }
                result.append(assignment?.value)
            }
        }
        return result
    }

    /// The value itself or, for a parameter of an initializer, what the creations of the type pass for it; nil if that
    /// is not known.
    private mutating func origins(of value: Expression, of owner: TypeID) -> [Expression]? {
        guard case .parameter(let parameter)? = value.plainChain?.onlyName?.local else { return [value] }
        let function = parameter.function
        guard project.isInitializer(function) else { return nil }
        var result: [Expression] = []
        for creation in creations(of: owner) {
            guard let node = project.argument(for: parameter.node, of: function, among: creation.passed) else {
                continue
            }
            guard let value = Argument(node, in: creation.body).value else { return nil }
            result.append(value)
        }
        return result
    }

    /// The calls that create an object or value of a type by its name.
    private mutating func creations(of type: TypeID) -> [CallSite] {
        let names = NameSet([project.symbols.types[type.index].name])
        var result: [CallSite] = []
        for file in project.files.indices {
            for mention in project.mentions(ofTypes: names, in: file) {
                result += body(of: mention.code).calls.filter { $0.isConstruction && $0.type.nominal == type }
            }
        }
        return result
    }
}
