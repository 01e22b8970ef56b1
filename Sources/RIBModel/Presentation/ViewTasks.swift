public import SourceText

/// A use, in the view of a RIB, of what belongs to its other parts: requests, storage, and builders of RIBs.
public struct ViewTask: Sendable, Equatable {
    /// The name that is used; nil for the type of the member, a property.
    public let place: NodeReference?
    public let member: DeclarationID
    /// The name of the type or function that is used, or of the builder.
    public let name: String
    public let kind: Kind

    public enum Kind: Sendable {
        case request, storage, builder
    }

    fileprivate static let query = Query<TypeID, [ViewTask]>("viewTasks") { project, view in
        let accesses = DataAccess.all.compactMap { access -> (access: DataAccess, name: Name)? in
            project.names.find(access.name).flatMap { project.isOfLibrary($0) ? (access, $0) : nil }
        }
        let names = NameSet(accesses.map(\.name))
        return project.ownMembers(of: view).filter { project.isSource($0) }.flatMap { member -> [ViewTask] in
            let visible = accesses.filter { one in
                one.access.modules.isEmpty || project.file(member.file, importsOneOf: one.access.modules)
            }
            if let typed = visible.first(where: { project.writtenType(of: member, mentions: [$0.name]) }),
                project.isStored(member) {
                return [ViewTask(place: nil, member: member, name: typed.access.name, kind: typed.access.kind)]
            }
            guard project.hasCode(member), project.isRead(member) else { return [] }
            let body = FunctionBody(BodyOwner(member, type: view), in: project)
            var tasks = project.buildsRIBs(member) ? body.builderTasks : []
            guard project.mentions(names, inCodeOrTypesOf: member) else { return tasks }
            for use in body.names where use.kind != .member && names.contains(use.name) {
                guard let one = visible.first(where: { $0.name == use.name })?.access, use.isAccess(one),
                    !tasks.contains(where: { $0.name == one.name })
                else { continue }
                tasks.append(ViewTask(place: use.place, member: member, name: one.name, kind: one.kind))
            }
            return tasks
        }
    }
}

extension Project {
    /// The uses of what belongs to other parts of the RIB in a view's own class, in the order of its members, each name
    /// once a member.
    public func tasks(ofView view: TypeID) -> [ViewTask] { self[ViewTask.query, view] }

    /// The views that builders create, their base classes, and the SwiftUI views that they host, in order.
    public var builtRIBViews: [TypeID] { self[Project.builtRIBViewList] }

    private static let builtRIBViewList = Query<WholeProject, [TypeID]>("builtRIBViews") { project, _ in
        let built = project.withBaseClasses(project[Project.builtViews])
        let hosted = project.hostedViews.roots.filter { $0.owner == nil }.map(\.type)
        return (built + hosted).filter { project.isReported($0) && !project.isProtocol($0) }.sortedWithoutRepetitions
    }

    /// Whether a name denotes nothing that the project declares.
    fileprivate func isOfLibrary(_ name: Name) -> Bool {
        symbols.topLevelTypes(name).isEmpty && symbols.globals[name].isEmpty
    }

    /// Whether the code of a member may create a builder or call one.
    fileprivate func buildsRIBs(_ member: DeclarationID) -> Bool {
        mentions(self[Project.builderNames], member)
    }

    private static let builderNames = Query<WholeProject, NameSet>("namesThatBuildRIBs") { project, _ in
        let builders = project.types(.builder)
        return NameSet(builders.map { project.symbols.types[$0.index].name })
            .union(NameSet(project.answers(buildFunctions, builders)))
    }

    private static let buildFunctions = Query<TypeID, [Name]>("namesOfBuildFunctions") { project, builder in
        project.ownMembers(of: builder).filter { project.isBuild($0) }.map { project.name(of: $0) }
    }
}

extension FunctionBody {
    /// The creations of builders and calls of their functions, each builder once.
    fileprivate var builderTasks: [ViewTask] {
        var tasks: [ViewTask] = []
        for call in calls {
            let type = call.isConstruction ? call.type : project.isBuildName(call.name) ? call.receiver?.type : nil
            let builder = type?.constituents.compactMap(\.nominal).first { project.roles.has($0, .builder) }
            guard let builder else { continue }
            let name = project.name(of: builder)
            guard !tasks.contains(where: { $0.name == name }) else { continue }
            tasks.append(ViewTask(place: call.calleePlace, member: home.declaration, name: name, kind: .builder))
        }
        return tasks
    }
}

extension NameUse {
    /// Whether the name denotes what a library declares, rather than a local, and the member follows that has to.
    fileprivate func isAccess(_ access: DataAccess) -> Bool {
        guard kind == .identifier else { return access.member == nil }
        let element = ChainElement(node, in: body)
        guard !element.isLocal else { return false }
        guard let member = access.member else { return true }
        let next = element.chain?.elements.first { $0.kind == .member }
        return next.map { body.project.text($0.name) == member } ?? false
    }
}
