import SourceText

/// The names of functions through which events pass from RIB to RIB: functions of routers, and functions of routers,
/// interactors, workers, presenters and views whose code mentions such a name. Only calls of these names are resolved.
enum EventNames {
    static let query = Query<WholeProject, NameSet>("eventNames") { project, _ in
        var names = project[functionsOfRouters]
        let functions = project[partFunctions]
        let mentions = project.answers(mentionsInFile, project.allFiles)
        var mentioning: [Name: [DeclarationID]] = [:]
        for mention in mentions where functions.contains(mention.name) {
            mentioning[mention.name, default: []].append(mention.code)
        }
        var work = Array(names)
        while let name = work.popLast() {
            for code in mentioning[name] ?? [] {
                let caller = project.name(of: code)
                guard project.isFunction(code), functions.contains(caller), !names.contains(caller) else { continue }
                names.insert(caller)
                work.append(caller)
            }
        }
        return names
    }

    /// The names of all functions of parts that a file's code mentions.
    static let mentionsInFile = Query<FileID, [NameMention]>("mentionsOfParts") { project, file in
        project.mentions(ofFunctions: project[partFunctions], in: file.index)
    }

    private static let functionsOfRouters = Query<WholeProject, NameSet>("namesOfRouterFunctions") { project, _ in
        NameSet(project.answers(functionsOfType, project.routerClasses))
    }

    private static let partFunctions = Query<WholeProject, NameSet>("namesOfPartFunctions") { project, _ in
        let parts: [Role] = [.router, .interactor, .worker, .presenter, .view]
        return NameSet(project.answers(functionsOfType, parts.flatMap { project.types($0) }))
    }

    private static let functionsOfType = Query<TypeID, [Name]>("functionsOfPart") { project, type in
        project.ownMembers(of: type).filter { project.isFunction($0) }.map { project.name(of: $0) }
    }
}
