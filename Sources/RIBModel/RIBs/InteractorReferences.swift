import SourceText

/// References of the project's code to interactors, found in one pass over each file for all interactors.
extension Project {
    /// Assignments to members that have the name of an interactor's property, in the order of files.
    func writes(toInteractorMember name: Name) -> [MemberWrite] { self[Project.writesByMember, at: name] ?? [] }

    /// The functions, initializers and variables whose code names an interactor's class, in the order of files.
    func code(namingInteractor type: TypeID) -> [DeclarationID] {
        self[Project.codeByInteractorName, at: symbols.types[type.index].name] ?? []
    }

    // MARK: Writes

    private static let writesByMember = Query<WholeProject, [Name: [MemberWrite]]>(
        index: "writesToInteractorMembers"
    ) { project in
        Dictionary(grouping: project.answers(writesOfFile, project.allFiles), by: \.name)
    }

    private static let writesOfFile = Query<FileID, [MemberWrite]>("writesToInteractorMembersInFile") { project, file in
        project.writes(toMembersNamed: project[propertyNames], in: file.index)
    }

    private static let propertyNames = Query<WholeProject, NameSet>("interactorProperties") { project, _ in
        NameSet(project.answers(propertyNamesOfClass, project.interactorClasses.types))
    }

    private static let propertyNamesOfClass = Query<TypeID, [Name]>("interactorPropertiesOfClass") { project, type in
        project.ownMembers(of: type).filter { project.isProperty($0) }.map { project.name(of: $0) }
    }

    // MARK: Names

    private static let codeByInteractorName = Query<WholeProject, [Name: [DeclarationID]]>(
        index: "codeNamingInteractors"
    ) { project in
        project.answers(codeOfFile, project.allFiles).reduce(into: [:]) { $0[$1.name, default: []].append($1.code) }
    }

    private static let codeOfFile = Query<FileID, [NameMention]>("codeNamingInteractorsInFile") { project, file in
        project.mentions(ofTypes: project[classNames], in: file.index)
    }

    private static let classNames = Query<WholeProject, NameSet>("interactorClassNames") { project, _ in
        NameSet(project.interactorClasses.types.map { project.symbols.types[$0.index].name })
    }

    var allFiles: [FileID] { files.indices.map { FileID($0) } }
}
