import SourceText

/// The names by which code can get values of a type, or what holds them: where none of them is, no expression is such a
/// value. A cheap test before expressions are typed.
struct ValueNames {
    private let values: HeldValues
    private var project: Project { values.project }
    /// The names of the type, of what holds its values, and of the members and globals that have or return one.
    private var names = NameSet()
    /// Those of the names that properties have yet to be searched for.
    private var newNames: [Name] = []
    /// The members in whose annotations one of these types is.
    private var annotated: Set<DeclarationID> = []
    /// Whether values can have other names: those of a typealias, a generic parameter or a member of a generic type.
    private var hasOthers = false
    /// The types of values whose uses have yet to be found.
    private var types: [TypeID] = []
    private var seen: Set<TypeID> = []

    init(of values: HeldValues) {
        self.values = values
        add(values.type)
        repeat {
            while let type = types.popLast() { for use in project.uses(ofType: type) { add(use) } }
            addInferredProperties()
        } while !types.isEmpty && !hasOthers
    }

    /// Whether the code of a member can have a value.
    func mayBe(inCodeOf member: DeclarationID) -> Bool {
        hasOthers || annotated.contains(member) || project.mentions(names, inCodeOrTypesOf: member)
            || !project.isSwift(member.file) || project.symbols.type(around: member).map(isOfValue) ?? false
    }

    private func isOfValue(_ type: TypeID) -> Bool { type == values.type || values.isHolder(type) }

    private mutating func add(_ type: TypeID) {
        guard seen.insert(type).inserted else { return }
        types.append(type)
        add(project.symbols.types[type.index].name)
    }

    private mutating func add(_ name: Name) {
        guard !names.contains(name) else { return }
        names.insert(name)
        newNames.append(name)
    }

    private mutating func add(_ use: TypeUse) {
        // Code that contains the name of the type is told by that.
        guard let place = use.place, project.code(around: place) == nil else { return }
        if use.isInherited {
            if !project.isSupertype(at: place) { hasOthers = true }
        } else if let member = project.member(withAnnotationAt: place), project.isValueOrFunction(member) {
            annotated.insert(member)
            add(member)
        } else {
            hasOthers = true
        }
    }

    /// Adds a member or global that has or returns a value, or gets one.
    private mutating func add(_ member: DeclarationID) {
        // What an initializer makes is told by the name of its type.
        if !project.isInitializer(member) { add(project.name(of: member)) }
        if let type = project.symbols.type(around: member), values.isHolder(type) { add(type) }
    }

    /// Adds the properties whose types are those of initial values with one of the names.
    private mutating func addInferredProperties() {
        while let name = newNames.popLast() {
            for property in project[Project.inferredProperties, at: name] { add(property) }
        }
    }
}

extension Project {
    /// The uses of a type, in order.
    fileprivate func uses(ofType type: TypeID) -> [TypeUse] {
        let name = symbols.types[type.index].name
        return files(usingTypesNamed: [name]).flatMap { uses(ofTypesNamed: [name], in: $0.index) }
    }

    fileprivate func isValueOrFunction(_ member: DeclarationID) -> Bool {
        isProperty(member) || isFunction(member) || isInitializer(member) || isSubscript(member) || isEnumCase(member)
    }

    /// By a name in the initial value, the stored properties and globals without an annotation.
    fileprivate static let inferredProperties = Query<WholeProject, Groups<Name, DeclarationID>>(
        index: "inferredProperties", ofAnswers: true
    ) { project in
        Groups(project.collected(namesInInitialValues, project.filesWithCode).map { ($0.name, $0.property) })
    }

    private static let namesInInitialValues = Query<FileID, [ValueName]>("namesInInitialValues") { project, file in
        project.inferredProperties(in: file.index).flatMap { property in
            project.names(inCodeOrTypesOf: property).lazy.map { ValueName(name: $0, property: property) }
        }
    }
}

/// A name in the initial value of a property without an annotation.
private struct ValueName: Equatable, Sendable {
    let name: Name
    let property: DeclarationID
}
