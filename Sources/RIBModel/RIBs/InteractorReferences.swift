import SourceText

/// References of the project's code to interactors and presenters, found in one pass over each file for all of them.
extension Project {
    /// Assignments of values to members that have the name of a property of an interactor, or of a protocol for
    /// presenters, in the order of files: those to objects that can be instances of one of the classes by their static
    /// type, and those to objects of unknown types.
    func writes(
        toInteractorMember name: Name, of types: [TypeID]
    ) -> (certain: [MemberWrite], possible: ArraySlice<MemberWrite>) {
        let related = Set(types.flatMap { hierarchy.ancestors[$0.index] + descendants(of: $0) })
        let certain = related.flatMap { self[Project.writesByType, at: $0] }.filter { $0.name == name }
            .sorted { $0.place < $1.place }
        let distinct = certain.indices.filter { $0 == 0 || certain[$0] != certain[$0 - 1] }.map { certain[$0] }
        return (distinct, self[Project.writesToUnknown, at: name])
    }

    /// The functions, initializers and variables whose code names an interactor's class, in the order of files.
    func code(namingInteractor type: TypeID) -> ArraySlice<DeclarationID> {
        self[Project.codeByInteractorName, at: symbols.types[type.index].name]
    }

    // MARK: Writes

    /// By the types of the receiver that the project declares.
    private static let writesByType = Query<WholeProject, Groups<TypeID, MemberWrite>>(
        index: "writesToInteractorsByType", ofAnswers: true
    ) { project in
        let writes = project.answers(typedWrites, project.filesWithCode)
        return Groups(writes.flatMap { typed in typed.receivers.map { ($0, typed.write) } })
    }

    /// By the name of the member, those on receivers of unknown types.
    private static let writesToUnknown = Query<WholeProject, Groups<Name, MemberWrite>>(
        index: "writesToUnknownInteractors", ofAnswers: true
    ) { project in
        Groups(project.answers(typedWrites, project.filesWithCode).filter(\.isUnknown).map(\.write), by: \.name)
    }

    private static let typedWrites = Query<FileID, [TypedWrite]>("typedWritesToInteractors") { project, file in
        project[writesOfFile, file].filter { !$0.clears }.map { TypedWrite($0, project) }
    }

    private static let writesOfFile = Query<FileID, [MemberWrite]>("writesToInteractorMembersInFile") { project, file in
        project.writes(toMembersNamed: project[propertyNames], in: file.index)
    }

    private static let propertyNames = Query<WholeProject, NameSet>("interactorProperties") { project, _ in
        NameSet(
            project.answers(propertyNamesOfClass, project.interactorClasses.types)
                + project.answers(propertyNamesOfPresenter, project.interactorClasses.types)
                + project.answers(propertyNamesOfClass, project.protocols(.presentable)))
    }

    /// Those of an interactor's presenter, whose protocol need not inherit from the framework's.
    private static let propertyNamesOfPresenter = Query<TypeID, [Name]>("presenterPropertiesOfInteractor") {
        project, interactor in
        guard let presenter = project.arguments(of: interactor, to: .presentableBase)?.first else { return [] }
        let protocols = presenter.constituents.compactMap(\.nominal)
        return protocols.flatMap { project.hierarchy.ancestors[$0.index] }.flatMap { project.ownMembers(of: $0) }
            .filter { project.isProperty($0) }.map { project.name(of: $0) }
    }

    private static let propertyNamesOfClass = Query<TypeID, [Name]>("interactorPropertiesOfClass") { project, type in
        project.ownMembers(of: type).filter { project.isProperty($0) }.map { project.name(of: $0) }
    }

    // MARK: Names

    private static let codeByInteractorName = Query<WholeProject, Groups<Name, DeclarationID>>(
        index: "codeNamingInteractors", ofAnswers: true
    ) { project in
        Groups(project.collected(codeOfFile, project.filesWithCode).map { ($0.name, $0.code) })
    }

    private static let codeOfFile = Query<FileID, [NameMention]>("codeNamingInteractorsInFile") { project, file in
        project.mentions(ofTypes: project[classNames], in: file.index)
    }

    private static let classNames = Query<WholeProject, NameSet>("interactorClassNames") { project, _ in
        NameSet(project.interactorClasses.types.map { project.symbols.types[$0.index].name })
    }
}

/// An assignment to a member, and the types of the receiver.
private struct TypedWrite: Equatable, Sendable {
    let write: MemberWrite
    /// Those that the project declares.
    let receivers: [TypeID]
    /// Whether the receiver may be of other types.
    let isUnknown: Bool

    init(_ write: MemberWrite, _ project: Project) {
        let parts = project.receiverType(of: write).constituents
        self.write = write
        receivers = parts.compactMap(\.nominal)
        isUnknown = parts.isEmpty || parts.contains { part in
            switch part {
            case .unresolved, .unknown, .parameter: true
            default: false
            }
        }
    }
}
