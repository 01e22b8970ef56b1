import SourceText

/// The functions through which events pass from RIB to RIB: functions of routers, and those of interactors, workers,
/// presenters and views that may call such a function. Only calls of these are resolved.
///
/// A call on `self` is matched by name and class, any other call by name.
enum EventFunctions {
    /// By name, the types whose code can call one of the functions on `self`: those that declare them, and their
    /// ancestors and descendants.
    static let index = Query<WholeProject, [Name: Set<TypeID>]>(index: "eventFunctions") { project in
        var search = EventFunctionSearch(project)
        search.run()
        return search.found
    }

    /// By the name of a function of a part, the mentions of it, in order of files.
    static let mentions = Query<WholeProject, [Name: [NameMention]]>(index: "mentionsOfParts") { project in
        project.answers(mentionsInFile, project.allFiles).reduce(into: [:]) { $0[$1.name, default: []].append($1) }
    }

    /// The mentions of functions of parts in a file, each pair of name and code once, in order.
    static let mentionsInFile = Query<FileID, [NameMention]>("mentionsInFile") { project, file in
        project.mentions(ofFunctions: project[partFunctions], in: file.index)
    }

    private static let partFunctions = Query<WholeProject, NameSet>("namesOfPartFunctions") { project, _ in
        let parts: [Role] = [.router, .interactor, .worker, .presenter, .view]
        return NameSet(project.answers(functionsOfType, parts.flatMap { project.types($0) }))
    }

    private static let functionsOfType = Query<TypeID, [Name]>("functionsOfPart") { project, type in
        project.ownMembers(of: type).filter { project.isFunction($0) }.map { project.name(of: $0) }
    }
}

private struct EventFunctionSearch {
    private let project: Project
    private let mentions: [Name: [NameMention]]
    private(set) var found: [Name: Set<TypeID>] = [:]
    private var seen: Set<DeclarationID> = []
    private var work: [DeclarationID] = []
    /// The names whose mentions on other objects were followed.
    private var followed: Set<Name> = []
    /// By name and type, the members of the type that mention the name on `self`.
    private var onSelf: [Name: [TypeID: [DeclarationID]]] = [:]

    init(_ project: Project) {
        self.project = project
        mentions = project[EventFunctions.mentions]
    }

    mutating func run() {
        for router in project.routerClasses {
            for member in project.ownMembers(of: router) { add(member) }
        }
        while let function = work.popLast() {
            let name = project.name(of: function)
            if followed.insert(name).inserted { follow(name) }
            guard let type = project.symbols.type(around: function) else { continue }
            // Code of a base class calls functions of subclasses, and the other way round.
            for related in project.hierarchy.ancestors[type.index] + project.descendants(of: type)
            where found[name, default: []].insert(related).inserted {
                for caller in onSelf[name]?[related] ?? [] { add(caller) }
            }
        }
    }

    private mutating func follow(_ name: Name) {
        var own: [TypeID: [DeclarationID]] = [:]
        for mention in mentions[name] ?? [] {
            if mention.isOnSelf, let type = project.symbols.type(around: mention.code) {
                own[type, default: []].append(mention.code)
            } else {
                add(mention.code)
            }
        }
        onSelf[name] = own
    }

    private mutating func add(_ member: DeclarationID) {
        guard project.isFunction(member), seen.insert(member).inserted else { return }
        work.append(member)
    }
}

extension Project {
    /// Whether a mention may be of one of the functions through which events pass.
    func isEventMention(_ mention: NameMention) -> Bool {
        guard let types = self[EventFunctions.index, at: mention.name] else { return false }
        guard mention.isOnSelf, let type = symbols.type(around: mention.code) else { return true }
        return types.contains(type)
    }
}
