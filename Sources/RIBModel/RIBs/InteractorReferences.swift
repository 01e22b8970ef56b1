import SourceText

/// References of the project's code to interactors and presenters, found in one pass over each file for all of them.
extension Project {
    /// Assignments of values to members that have the name of a property of an interactor, or of a protocol for
    /// presenters, in the order of files: those to objects that can be instances of one of the classes by their static
    /// type, and those to objects of unknown types.
    func writes(
        toInteractorMember name: Name, of types: [TypeID]
    ) -> (certain: [MemberWrite], possible: [MemberWrite]) {
        let related = Set(types.flatMap { hierarchy.ancestors[$0.index] + descendants(of: $0) })
        let files = related.flatMap { self[Project.filesWritingTo, at: $0] }.sortedWithoutRepetitions
        let certain = files.flatMap { file in
            self[Project.typedWrites, file].filter { write in
                write.write.name == name && write.receivers.contains(where: related.contains)
            }
        }
        let possible = self[Project.filesWritingToUnknown, at: name].flatMap { file in
            self[Project.typedWrites, file].filter { $0.isUnknown && $0.write.name == name }
        }
        return (certain.map(\.write).sorted { $0.place < $1.place }, possible.map(\.write))
    }

    /// The functions, initializers and variables whose code names an interactor's class, in the order of files.
    package func code(namingInteractor type: TypeID) -> ArraySlice<DeclarationID> {
        self[Project.codeByInteractorName, at: symbols.types[type.index].name]
    }

    // MARK: Writes

    /// By a type of the receiver, the files with such assignments, in order.
    private static let filesWritingTo = Query<WholeProject, Groups<TypeID, FileID>>(
        index: "filesWritingToInteractors", ofAnswers: true
    ) { project in
        let targets = project.answers(writeTargets, project.filesWithCode)
        return Groups(targets.compactMap { target in target.receiver.map { ($0, target.file) } })
    }

    /// By the name of the member, the files with assignments to receivers of unknown types, in order.
    private static let filesWritingToUnknown = Query<WholeProject, Groups<Name, FileID>>(
        index: "filesWritingToUnknown", ofAnswers: true
    ) { project in
        let targets = project.answers(writeTargets, project.filesWithCode)
        return Groups(targets.filter { $0.receiver == nil }.map { ($0.name, $0.file) })
    }

    private static let writeTargets = Query<FileID, [WriteTarget]>("targetsOfWrites") { project, file in
        WriteTarget.all(project[typedWrites, file], in: file)
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
        isUnknown =
            parts.isEmpty
            || parts.contains { part in
                switch part {
                case .unresolved, .unknown, .parameter: true
                default: false
                }
            }
    }
}

/// What a file assigns members of: values of a type, or values of an unknown type by the name of the member. Each once,
/// without the places, so that an edit that only moves assignments leaves the answer as it is.
private struct WriteTarget: Equatable, Sendable {
    let file: FileID
    let receiver: TypeID?
    let name: Name

    static func all(_ writes: [TypedWrite], in file: FileID) -> [WriteTarget] {
        var targets: [WriteTarget] = []
        for write in writes {
            let ofTypes = write.receivers.map { WriteTarget(file: file, receiver: $0, name: .none) }
            let unknown = write.isUnknown ? [WriteTarget(file: file, receiver: nil, name: write.write.name)] : []
            for target in ofTypes + unknown where !targets.contains(target) { targets.append(target) }
        }
        return targets
    }
}
