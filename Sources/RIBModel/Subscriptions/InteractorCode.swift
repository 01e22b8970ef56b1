import SourceText

/// The code that only interactors run: members of their classes, of their base classes, and of extensions that apply
/// only to interactors.
struct InteractorCode: Sendable {
    /// A member with its owner.
    struct Member: Sendable {
        let declaration: DeclarationID
        /// A class, or the protocol that is extended; nil for an extension of the framework's own interactor.
        let owner: TypeID?
    }

    let project: Project
    private let list: SubscriberList

    init(_ project: Project) {
        self.project = project
        list = project[SubscriberList.query]
    }

    /// The owners of such code, in order; nil represents extensions of the framework's own interactor.
    var owners: [TypeID?] { list.types.types.map { $0 } + (list.types.types.isEmpty ? [] : [nil]) }

    func isOwner(_ type: TypeID) -> Bool { list.types.contains(type) }

    /// The members of an owner's code, in order.
    func members(of owner: TypeID?) -> [Member] {
        let parts: [DeclarationID]
        if let owner {
            guard isOwner(owner) else { return [] }
            let extensions = project.symbols.extensions(of: owner)
            parts = list.extensions[owner].map { $0.map { extensions[$0] } } ?? Array(project.symbols.parts(of: owner))
        } else {
            parts = list.foreignParts(project)
        }
        return parts.flatMap { members(of: $0, owner) }.sorted { $0.declaration < $1.declaration }
    }

    private func members(of part: DeclarationID, _ owner: TypeID?) -> [Member] {
        guard project.files[part.file].kind == .source else { return [] }
        return project.membersWithCode(declaredIn: part).map { Member(declaration: $0, owner: owner) }
    }
}

/// The owners of code that only interactors run.
struct SubscriberList: Equatable, Sendable {
    /// Classes of interactors with their base classes, and protocols with such code in extensions.
    let types: TypeList
    /// By protocol, the positions of those of its extensions that apply only to interactors.
    let extensions: [TypeID: [Int]]

    static let query = Query<WholeProject, SubscriberList>("subscribers") { project, _ in SubscriberList(project) }

    private init(_ project: Project) {
        let classes = project.types(.interactor).filter { project.isClassOrActor($0) }
        let owners = project.withBaseClasses(classes).filter { project.isReported($0) }
        var isReached = [Bool](repeating: false, count: project.symbols.types.count)
        for owner in owners {
            for ancestor in project.hierarchy.ancestors[owner.index] { isReached[ancestor.index] = true }
        }
        var extensions: [TypeID: [Int]] = [:]
        for type in project.symbols.types.indices.lazy.map({ TypeID($0) }) where project.isProtocol(type) {
            let parts = project.symbols.extensions(of: type)
            guard !parts.isEmpty else { continue }
            let isInteractors = isReached[type.index] && SubscriberList.isInteractors(type, project)
            let own = parts.indices.filter { isInteractors || SubscriberList.isForInteractors(parts[$0], project) }
            if !own.isEmpty { extensions[type] = own }
        }
        types = TypeList((Array(owners) + Array(extensions.keys)).sorted(), of: project.symbols)
        self.extensions = extensions
    }

    /// Extensions of the framework's own interactor.
    func foreignParts(_ project: Project) -> [DeclarationID] {
        project.libraryModels.ribsTypes.filter { $0.role == .interactor }.flatMap { type in
            project.names.find(type.name).flatMap { project.symbols.foreignExtensions[$0] } ?? []
        }
    }

    /// Whether all conforming types, except test doubles, are interactors.
    private static func isInteractors(_ type: TypeID, _ project: Project) -> Bool {
        guard project.isReported(type) else { return false }
        let conformers = project.conformers(of: type).filter { project.isReported($0) }
        return !conformers.isEmpty
            && conformers.allSatisfy { project.roles.has($0, .interactor) && project.isClassOrActor($0) }
    }

    /// `extension P where Self: Interactor`
    private static func isForInteractors(_ part: DeclarationID, _ project: Project) -> Bool {
        project.boundsOfSelf(in: part).contains { type in
            type.constituents.contains { bound in
                switch bound {
                case .library(let framework, _): project.symbols.libraryType(framework).role == .interactor
                case .nominal(let nominal, _): project.roles.has(nominal, .interactor)
                default: false
                }
            }
        }
    }
}
