import SourceText

/// The code that only interactors run, or only workers: members of their classes, of their base classes, and of
/// extensions that apply only to them.
package struct LifecycleCode: Sendable {
    /// A member with its owner.
    struct Member: Sendable {
        let declaration: DeclarationID
        /// A class, or the protocol that is extended; nil for an extension of the framework's own class.
        let owner: TypeID?
    }

    let project: Project
    let lifecycle: Lifecycle
    private let list: SubscriberList

    package init(_ project: Project, _ lifecycle: Lifecycle) {
        self.project = project
        self.lifecycle = lifecycle
        list = project[SubscriberList.query(lifecycle)]
    }

    /// The owners of such code, in order; nil represents extensions of the framework's own class.
    package var owners: [TypeID?] { list.types.types.map { $0 } + (list.types.types.isEmpty ? [] : [nil]) }

    package func isOwner(_ type: TypeID) -> Bool { list.types.contains(type) }

    /// Whether a member belongs to the code of an owner.
    package func contains(_ member: DeclarationID, of owner: TypeID?) -> Bool {
        owner.map(isOwner) ?? members(of: nil).contains { $0.declaration == member }
    }

    /// The members of an owner's code, in order.
    func members(of owner: TypeID?) -> [Member] {
        parts(of: owner).flatMap { members(of: $0, owner) }.sorted { $0.declaration < $1.declaration }
    }

    /// Whether a file with code of an owner mentions one of the names.
    func isMentioned(_ names: NameSet, inFilesOf owner: TypeID?) -> Bool {
        parts(of: owner).contains { project.file($0.file, mentions: names) }
    }

    /// The classes and extensions with an owner's code.
    private func parts(of owner: TypeID?) -> [DeclarationID] {
        guard let owner else { return list.foreignParts(project, lifecycle) }
        guard isOwner(owner) else { return [] }
        let extensions = project.symbols.extensions(of: owner)
        return list.extensions[owner].map { $0.map { extensions[$0] } } ?? Array(project.symbols.parts(of: owner))
    }

    private func members(of part: DeclarationID, _ owner: TypeID?) -> [Member] {
        guard project.symbols.isSource(part.file) else { return [] }
        return project.membersWithCode(declaredIn: part).map { Member(declaration: $0, owner: owner) }
    }
}

/// The owners of code that only interactors run, or only workers.
package struct SubscriberList: Equatable, Sendable {
    /// Classes with their base classes, and protocols with such code in extensions.
    package let types: TypeList
    /// By protocol, the positions of those of its extensions that apply only to these classes.
    let extensions: [TypeID: [Int]]

    package static func query(_ lifecycle: Lifecycle) -> Query<WholeProject, SubscriberList> {
        switch lifecycle {
        case .interactor: ofInteractors
        case .worker: ofWorkers
        }
    }

    private static let ofInteractors = Query<WholeProject, SubscriberList>("subscribers") { project, _ in
        SubscriberList(project, .interactor)
    }

    private static let ofWorkers = Query<WholeProject, SubscriberList>("subscribingWorkers") { project, _ in
        SubscriberList(project, .worker)
    }

    private init(_ project: Project, _ role: Role) {
        let classes = project.types(role).filter { project.isClassOrActor($0) }
        let owners = project.withBaseClasses(classes).filter { project.isReported($0) }
        var isReached = [Bool](repeating: false, count: project.symbols.types.count)
        for owner in owners {
            for ancestor in project.hierarchy.ancestors[owner.index] { isReached[ancestor.index] = true }
        }
        var extensions: [TypeID: [Int]] = [:]
        for type in project.symbols.types.indices.lazy.map({ TypeID($0) }) where project.isProtocol(type) {
            let parts = project.symbols.extensions(of: type)
            guard !parts.isEmpty else { continue }
            let isOnly = isReached[type.index] && SubscriberList.isOnly(role, type, project)
            let own = parts.indices.filter { isOnly || SubscriberList.isFor(role, parts[$0], project) }
            if !own.isEmpty { extensions[type] = own }
        }
        types = TypeList((Array(owners) + Array(extensions.keys)).sorted(), of: project.symbols)
        self.extensions = extensions
    }

    /// Extensions of the framework's own class.
    func foreignParts(_ project: Project, _ lifecycle: Lifecycle) -> [DeclarationID] {
        project.libraryModels.ribsTypes.filter { $0.role == lifecycle.role }.flatMap { type in
            project.names.find(type.name).flatMap { project.symbols.foreignExtensions[$0] } ?? []
        }
    }

    /// Whether all conforming types, except test doubles, are classes of a role.
    private static func isOnly(_ role: Role, _ type: TypeID, _ project: Project) -> Bool {
        guard project.isReported(type) else { return false }
        let conformers = project.conformers(of: type).filter { project.isReported($0) }
        return !conformers.isEmpty
            && conformers.allSatisfy { project.roles.has($0, role) && project.isClassOrActor($0) }
    }

    /// `extension P where Self: Interactor`
    private static func isFor(_ role: Role, _ part: DeclarationID, _ project: Project) -> Bool {
        project.boundsOfSelf(in: part).contains { type in
            type.constituents.contains { bound in
                switch bound {
                case .library(let framework, _): project.symbols.libraryType(framework).role == role
                case .nominal(let nominal, _): project.roles.has(nominal, role)
                default: false
                }
            }
        }
    }
}
