import SourceText

/// Where absent code may use the values of a type: code that neither the project nor a known library declares, and code
/// that only stops the program. It may call each of their functions.
///
/// Each query is about values with a type of the project, in the code that can have them: what names the type, and what
/// has a property of it. Most types are only asked for one of the two.
private enum AbsentCode {
    /// The first place where absent code gets such a value, or something that holds one.
    static let passed = Query<TypeID, [NodeReference]>("valuesPassedToAbsentCode") { project, type in
        first(in: project, type) { code, values, search in
            if code.mayHaveValue { return search().firstPassed }
            let isStored = project.home(code.member).type.map(values.isStored) ?? false
            return isStored ? search().passedObject : nil
        }
    }

    /// The first use of a member of such a value that nothing declares: an extension of the type is absent.
    static let extended = Query<TypeID, [NodeReference]>("membersInAbsentExtensions") { project, type in
        first(in: project, type) { code, _, search in code.mayHaveValue ? search().firstExtended : nil }
    }

    private static func first(
        in project: Project, _ type: TypeID,
        _ find: (Code, HeldValues, _ search: () -> AbsentCodeSearch) -> NodeReference?
    ) -> [NodeReference] {
        let values = HeldValues(type, in: project)
        for code in project[code, type] {
            let place = find(code, values) { AbsentCodeSearch(values, project.body(of: code.member)) }
            if let place { return [place] }
        }
        return []
    }

    /// The code of a member of a type that names that of the values, or has a property of it.
    private struct Code: Sendable, Equatable {
        let member: DeclarationID
        /// False if nothing in it can be such a value: only its object may store one.
        let mayHaveValue: Bool
    }

    /// The code that can have such a value, or whose object may store one; each member once.
    private static let code = Query<TypeID, [Code]>("codeWithValues") { project, type in
        let values = HeldValues(type, in: project)
        var seen: Set<DeclarationID> = []
        var code: [DeclarationID] = []
        let owners = values.collectCode(naming: [type], &seen, &code).filter { $0 != type && values.isHolder($0) }
        // Objects that hold values are passed on where the type is not named.
        if !owners.isEmpty { _ = values.collectCode(naming: owners, &seen, &code) }
        let names = ValueNames(of: values)
        return code.map { Code(member: $0, mayHaveValue: names.mayBe(inCodeOf: $0)) }
    }
}

extension Project {
    /// A place where absent code may call a function of a part, because it gets a value that has it; nil if there is
    /// none.
    func absentCaller(of function: DeclarationID) -> NodeReference? {
        guard let type = symbols.type(around: function), !isPrivate(function), isFunction(function) else { return nil }
        let requirements = isProtocol(type) ? [function] : requirements(fulfilledBy: function, of: type)
        if let place = objectiveCCaller(of: [function] + requirements) { return place }
        let required = requirements.compactMap { symbols.type(around: $0) }
        let protocols = required.flatMap { [$0] + descendants(of: $0).filter { isProtocol($0) } }
        for type in protocols {
            // An interactor is passed on as the listener of one child or another.
            let isListenerOfOthers = roles.has(type, .interactor) && !required.contains(type)
            let passed = isListenerOfOthers ? nil : self[AbsentCode.passed, type].first
            if let place = passed ?? self[AbsentCode.extended, type].first { return place }
        }
        return isProtocol(type) ? nil : self[AbsentCode.extended, type].first
    }

    /// The first place where absent code may use a value of a type; nil if there is none.
    func absentUse(ofValuesOf type: TypeID) -> NodeReference? {
        self[AbsentCode.passed, type].first ?? self[AbsentCode.extended, type].first
    }

    /// The first place in some code where absent code may use a value of a type; nil if there is none.
    func absentUse(ofValuesOf type: TypeID, in code: [FunctionBody]) -> NodeReference? {
        let values = HeldValues(type, in: self)
        return code.lazy.compactMap { body in
            let search = AbsentCodeSearch(values, body)
            return search.firstPassed ?? search.firstExtended
        }.first
    }

    /// A place where absent code may call one of the functions that lead to a place in a function, or that function;
    /// nil if there is none.
    func absentCaller(of function: DeclarationID, running place: NodeReference) -> (DeclarationID, NodeReference)? {
        for function in EventCallers(of: function, running: place, self).functions {
            if let place = absentCaller(of: function) { return (function, place) }
        }
        return nil
    }
}

/// The values of a type, and what holds them.
final class HeldValues {
    let project: Project
    let type: TypeID
    private var holders: [TypeID: Bool] = [:]
    private var storing: [TypeID: Bool] = [:]
    private var locals: [DeclarationID: Bool] = [:]

    init(_ type: TypeID, in project: Project) {
        self.project = project
        self.type = type
    }

    /// Adds the code of the types that name one of some types, and returns these types.
    fileprivate func collectCode(
        naming types: [TypeID], _ seen: inout Set<DeclarationID>, _ code: inout [DeclarationID]
    ) -> [TypeID] {
        let names = NameSet(types.map { project.symbols.types[$0.index].name })
        var owners: [TypeID] = []
        var seenOwners: Set<TypeID> = []
        func add(_ member: DeclarationID) {
            guard project.hasCode(member), project.isSource(member) else { return }
            if seen.insert(member).inserted { code.append(member) }
        }
        func add(_ owner: TypeID) {
            guard seenOwners.insert(owner).inserted else { return }
            owners.append(owner)
            project.ownMembers(of: owner).forEach(add)
        }
        for file in project.files(usingTypesNamed: types.map { project.symbols.types[$0.index].name }) {
            for use in project.uses(ofTypesNamed: names, in: file.index) {
                if let owner = use.owner {
                    add(owner)
                    // Subtypes inherit properties; those of a protocol have none.
                    if !project.isProtocol(owner) { project.descendants(of: owner).forEach(add) }
                }
                guard let place = use.place else { continue }
                if let code = project.code(around: place) ?? project.member(withAnnotationAt: place) { add(code) }
            }
        }
        add(type)
        return owners
    }

    /// Whether a value of a type is, or holds, one of the values. A type that is written too deeply may hold one.
    func holds(_ type: TypeReference, depth: Int = 0) -> Bool {
        guard depth < Project.deepestTyping else { return true }
        return type.constituents.contains { part in
            switch part {
            case .nominal(let nominal, let arguments):
                nominal == self.type || arguments.contains { holds($0, depth: depth + 1) } || isHolder(nominal)
            case .library(_, let arguments), .known(_, let arguments):
                arguments.contains { holds($0, depth: depth + 1) }
            case .collection(let element): holds(element, depth: depth + 1)
            case .tuple(let elements): elements.contains { holds($0, depth: depth + 1) }
            default: false
            }
        }
    }

    /// Whether a type is a plain one whose stored properties or payloads hold such values: a struct, an enumeration, or
    /// a class without a superclass. A part of a RIB that has one is none of them.
    func isHolder(_ type: TypeID) -> Bool {
        if let known = holders[type] { return known }
        holders[type] = false
        let isPlain =
            project.isStruct(type) || project.isEnum(type)
            || project.isClassOrActor(type) && project.hierarchy.knownClasses[type.index].isEmpty
                && project.hierarchy.superclass[type.index] == nil && !project.hasUnresolvedSuperclass(type)
                && !project.roles.hasAny(type)
        guard isPlain else { return false }
        let isOne = project.ownMembers(of: type).contains { member in
            if project.isEnumCase(member) { return project.parameterTypes(of: member).contains { holds($0) } }
            return project.isProperty(member) && project.isStored(member) && holds(project.type(of: member))
        }
        holders[type] = isOne
        return isOne
    }

    /// Whether a type, or one that it inherits from, stores such a value, found once.
    func isStored(in type: TypeID) -> Bool {
        if let known = storing[type] { return known }
        let isStored = project.classes(of: type).contains { type in
            project.ownMembers(of: type).contains { member in
                project.isProperty(member) && project.isStored(member) && holds(project.type(of: member))
            }
        }
        storing[type] = isStored
        return isStored
    }

    /// Whether a local holds such a value, found once.
    func isHeld(_ local: DeclarationID, _ find: () -> Bool) -> Bool {
        if let known = locals[local] { return known }
        locals[local] = false
        let isHeld = find()
        locals[local] = isHeld
        return isHeld
    }

    /// Whether a value of a type is one of the values, not only something that holds them.
    func isOne(_ type: TypeReference) -> Bool { type.constituents.contains { $0.nominal == self.type } }
}

/// A file that uses a name.
private struct NamedFile: Equatable, Sendable {
    let name: Name
    let file: FileID
}

extension Project {
    /// The files that may use types of some names, in order.
    func files(usingTypesNamed names: [Name]) -> [FileID] {
        names.flatMap { self[Project.filesByTypeName, at: $0] }.sortedWithoutRepetitions
    }

    private static let filesByTypeName = Query<WholeProject, Groups<Name, FileID>>(index: "filesByTypeName") {
        project in
        Groups(project.collected(typeNamesInFile, project.allFiles).map { ($0.name, $0.file) })
    }

    private static let typeNamesInFile = Query<FileID, [NamedFile]>("typeNamesInFile") { project, file in
        project.typeNames(usedIn: file.index).map { NamedFile(name: $0, file: file) }
    }
}
