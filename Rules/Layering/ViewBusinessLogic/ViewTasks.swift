import RIBModel
import SourceText

/// A use, in the view of a RIB, of what belongs to its other parts: requests, storage, and builders of RIBs.
struct ViewTask: Sendable, Equatable {
    /// The name that is used; nil for the type of the member, a property.
    let place: NodeReference?
    let member: DeclarationID
    /// The name of the type or function that is used, or of the builder.
    let name: String
    let kind: Kind

    enum Kind: Sendable, Equatable {
        case access(DataAccess.Kind), builder
        /// The name is that of a local, or of a library's type of which something else is used.
        case other
    }

    fileprivate static let query = Query<TypeID, [ViewTask]>("viewTasks") { project, view in
        project.ownMembers(of: view).filter { project.isSource($0) }.flatMap { member -> [ViewTask] in
            let accesses = project.accesses(mentionedBy: member)
            if let typed = accesses.first(where: { project.writtenType(of: member, mentions: [$0.key]) })?.value,
                project.isStored(member)
            {
                return [ViewTask(place: nil, member: member, name: typed.name, kind: .access(typed.kind))]
            }
            guard project.hasCode(member), project.isRead(member) else { return [] }
            let buildsRIBs = project.buildsRIBs(member)
            guard buildsRIBs || !accesses.isEmpty else { return [] }
            let body = FunctionBody(BodyOwner(member, type: view), in: project)
            var tasks = buildsRIBs ? body.builderTasks : []
            guard !accesses.isEmpty else { return tasks }
            for use in body.names where use.kind != .member {
                guard let one = accesses.first(where: { $0.key == use.name })?.value,
                    !tasks.contains(where: { $0.name == one.name && $0.kind != .other })
                else { continue }
                let kind: ViewTask.Kind = use.isAccess(one) ? .access(one.kind) : .other
                guard kind != .other || !tasks.contains(where: { $0.name == one.name }) else { continue }
                tasks.append(ViewTask(place: use.place, member: member, name: one.name, kind: kind))
            }
            return tasks
        }
    }
}

/// A name in the view of a RIB that is like that of a library by which data is requested or stored, or of a function
/// that builds a RIB.
struct OtherViewTask: Sendable, Equatable {
    let place: NodeReference
    let reason: Reason

    enum Reason: Sendable, Equatable {
        /// The project declares what the name denotes.
        case ofProject
        /// The file imports no module of the library.
        case notImported
        /// The call is not known to build a RIB.
        case otherBuild
        /// The name occurs in the same member before.
        case repeated
    }

    fileprivate static let query = Query<TypeID, [OtherViewTask]>("otherViewTasks") { project, view in
        let known = Set(project.tasks(ofView: view).compactMap(\.place))
        let names = DataAccess.all.compactMap { access in
            project.names.find(access.name).map { (name: $0, access: access) }
        }
        return project.ownMembers(of: view).flatMap { member -> [OtherViewTask] in
            guard project.isSource(member), project.hasCode(member), project.isRead(member) else { return [] }
            let body = FunctionBody(BodyOwner(member, type: view), in: project)
            let accesses = body.names.compactMap { use -> OtherViewTask? in
                guard use.kind != .member, !known.contains(use.place),
                    let access = names.first(where: { $0.name == use.name })?.access
                else { return nil }
                let isVisible = access.modules.isEmpty || project.file(member.file, importsOneOf: access.modules)
                return OtherViewTask(
                    place: use.place,
                    reason: !project.isOfLibrary(use.name, in: member.file)
                        ? .ofProject : isVisible ? .repeated : .notImported)
            }
            let builds = body.calls.filter { call in
                project.isBuildName(call.name) && call.receiver != nil && !known.contains(call.calleePlace)
            }.map { OtherViewTask(place: $0.calleePlace, reason: .otherBuild) }
            return (accesses + builds).sorted { $0.place < $1.place }
        }
    }
}

extension Project {
    /// The other names in a view's own class that are like those of its tasks, in the order of its members.
    func otherTasks(ofView view: TypeID) -> [OtherViewTask] { self[OtherViewTask.query, view] }

    /// The uses of what belongs to other parts of the RIB in a view's own class, in the order of its members, each name
    /// once a member.
    func tasks(ofView view: TypeID) -> [ViewTask] { self[ViewTask.query, view] }

    /// The views that builders create, their base classes, and the SwiftUI views that they host, in order.
    var builtRIBViews: [TypeID] { self[Project.builtRIBViewList] }

    private static let builtRIBViewList = Query<WholeProject, [TypeID]>("builtRIBViews") { project, _ in
        let built = project.withBaseClasses(project[Project.builtViews])
        let hosted = project.hostedViews.roots.filter { $0.owner == nil }.map(\.type)
        return (built + hosted).filter { project.isReported($0) && !project.isProtocol($0) }.sortedWithoutRepetitions
    }

    /// Of the types and functions by which libraries request or store data, those that the file of a member sees, if
    /// its code or its type mentions any of them. By name, in the order of the library's list.
    fileprivate func accesses(mentionedBy member: DeclarationID) -> [(key: Name, value: DataAccess)] {
        let meant = self[Project.namesOfDataAccesses]
        guard writtenType(of: member, mentions: meant) || mentions(meant, inCodeOrTypesOf: member) else { return [] }
        return DataAccess.all.compactMap { access in
            guard let name = names.find(access.name), isOfLibrary(name, in: member.file),
                access.modules.isEmpty || file(member.file, importsOneOf: access.modules)
            else { return nil }
            return (name, access)
        }
    }

    private static let namesOfDataAccesses = Query<WholeProject, NameSet>("namesOfDataAccesses") { project, _ in
        NameSet(DataAccess.all.compactMap { project.names.find($0.name) })
    }

    /// Whether a name denotes nothing in a file that the project declares.
    fileprivate func isOfLibrary(_ name: Name, in file: Int) -> Bool {
        symbols.meant(name, from: file).certain.isEmpty && symbols.globals(name, from: file).isEmpty
    }

    /// Whether the code of a member may create a builder or call one.
    fileprivate func buildsRIBs(_ member: DeclarationID) -> Bool {
        mentions(self[Project.builderNames], member)
    }

    private static let builderNames = Query<WholeProject, NameSet>("namesThatBuildRIBs") { project, _ in
        let builders = project.types(.builder)
        return NameSet(builders.map { project.plainName(of: $0) })
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
