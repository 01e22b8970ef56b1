import SourceText

/// The functions through which events pass from RIB to RIB: functions of routers, those that extensions add to routers
/// to detach children, and those of interactors, workers, presenters and views that may call such a function. Only
/// calls of these are resolved.
///
/// A call on `self` is matched by name and class, any other call by name.
enum EventFunctions {
    /// By file, the mentions of the functions, in order.
    static let index = Query<WholeProject, Groups<FileID, NameMention>>(index: "eventFunctions", ofAnswers: true) {
        project in
        var search = EventFunctionSearch(project)
        return Groups(search.mentions(leadingTo: project[targets]), by: { FileID($0.code.file) })
    }

    /// The functions of routers, and those by which others detach a child.
    private static let targets = Query<WholeProject, [EventFunction]>("targetsOfEvents") { project, _ in
        project.collected(functionsOfRouter, project.routerClasses)
            + project.findersOfDetachedChildren.compactMap { EventFunction($0, project) }
    }

    private static let functionsOfRouter = Query<TypeID, [EventFunction]>("functionsOfRouter") { project, router in
        project.ownMembers(of: router).compactMap { EventFunction($0, project) }
    }

    /// By the name of a function of a part, the mentions of it, in order of files.
    static let mentions = Query<WholeProject, Groups<Name, NameMention>>(index: "mentionsOfParts", ofAnswers: true) {
        project in
        let names = project[names]
        let mentions = project.answers(CodeMentions.inFile, project.filesWithCode)
        return Groups(mentions.filter { names.contains($0.name) }, by: \.name)
    }

    /// The names of functions of parts, and of members of subjects.
    static let names = Query<WholeProject, NameSet>("namesOfPartFunctions") { project, _ in
        var types = Set([Role.router, .interactor, .worker, .presenter, .view].flatMap { project.types($0) })
        // A function of a base class can fulfill what a part's protocol requires.
        for type in types { types.formUnion(project.hierarchy.ancestors[type.index]) }
        types.formUnion(project.holdersOfParts)
        var names = NameSet(project.collected(functionNames, types.sorted()))
        for function in project.findersOfDetachedChildren { names.insert(project.name(of: function)) }
        return names.union(project.symbols.wellKnownNames.runs.subjectNames)
    }

    private static let functionNames = Query<TypeID, [Name]>("namesOfFunctionsOfType") { project, type in
        Array { add in
            for member in project.ownMembers(of: type) where project.isFunction(member) {
                add(project.name(of: member))
            }
        }
    }
}

extension Project {
    /// The classes without a role that hold a part of a RIB, such as a view model with an interactor: they pass events
    /// on.
    var holdersOfParts: Set<TypeID> { self[Project.holders] }

    /// Whether a function is one of a class that passes events on.
    func isOfHolder(_ function: DeclarationID) -> Bool {
        symbols.type(around: function).map { holdersOfParts.contains($0) } ?? false
    }

    private static let holders = Query<WholeProject, Set<TypeID>>("holdersOfParts") { project, _ in
        let names = project[namesOfParts]
        let files = Set(project.filesWithCode.map(\.index))
        return Set(
            project.symbols.types.indices.lazy.map { TypeID($0) }.filter { type in
                files.contains(project.symbols.types[type.index].declaration.file)
                    && project.isClassOrActor(type) && !project.roles.hasAny(type)
                    && !project.viewControllers.contains(type) && project.isReported(type)
                    && project.ownMembers(of: type).contains { member in
                        project.isProperty(member) && project.writtenType(of: member, mentions: names)
                            && project.type(of: member).constituents.contains {
                                $0.nominal.map { project.isEventTarget($0) } ?? false
                            }
                    }
            })
    }

    private static let namesOfParts = Query<WholeProject, NameSet>("namesOfEventTargets") { project, _ in
        NameSet(
            project.symbols.types.indices.map { TypeID($0) }.filter { project.isEventTarget($0) }
                .map { project.symbols.types[$0.index].name })
    }

    private func isEventTarget(_ type: TypeID) -> Bool { roles.has(type, anyOf: [.of(.interactor), .of(.router)]) }
}
