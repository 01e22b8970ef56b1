import SourceText
import SwiftOutline

/// The code that only interactors run: members of their classes, of those classes' bases, and of what extends them all.
struct InteractorCode {
    /// One member, and whose it is.
    struct Member {
        let declaration: DeclarationID
        /// A class, or a protocol whose extension it is; nil for an extension of the framework's own interactor.
        let owner: TypeID?
    }

    let members: [Member]

    init(_ project: Project) {
        let classes = project.types(.interactor).filter { InteractorCode.isClass($0, project) }
        let owners = project.withBaseClasses(classes).filter { project.isReported($0) }
        var found: [Member] = []
        for type in owners.sorted() {
            for part in project.index.types[type.index].parts { found += InteractorCode.members(of: part, type, project) }
        }
        var isReached = [Bool](repeating: false, count: project.index.types.count)
        for owner in owners {
            for ancestor in project.lineage.ancestors[owner.index] { isReached[ancestor.index] = true }
        }
        for type in project.index.types.indices.lazy.map({ TypeID($0) }) where project.index.types[type.index].kind == .protocol {
            let extensions = project.index.types[type.index].extensions
            guard !extensions.isEmpty else { continue }
            let isInteractors = isReached[type.index] && InteractorCode.isInteractors(type, project)
            for part in extensions where isInteractors || InteractorCode.isForInteractors(part, project) {
                found += InteractorCode.members(of: part, type, project)
            }
        }
        if !owners.isEmpty {
            for framework in project.vocabulary.frameworkTypes where framework.role == .interactor {
                guard let name = project.names.find(framework.name) else { continue }
                for part in project.index.foreignExtensions[name] ?? [] { found += InteractorCode.members(of: part, nil, project) }
            }
        }
        members = found.sorted { $0.declaration < $1.declaration }
    }

    private static func isClass(_ type: TypeID, _ project: Project) -> Bool {
        let kind = project.index.types[type.index].kind
        return kind == .class || kind == .actor
    }

    private static func members(of part: DeclarationID, _ owner: TypeID?, _ project: Project) -> [Member] {
        let file = project.files[part.file]
        guard file.standing == .source, file.outline.hasBodies else { return [] }
        return file.outline.children(of: part.index).compactMap { index in
            switch file.outline.declarations[index].kind {
            case .function, .initializer, .deinitializer, .variable, .constant, .subscript:
                Member(declaration: DeclarationID(file: part.file, index: index), owner: owner)
            default: nil
            }
        }
    }

    /// Whether all that conform to a protocol, doubles apart, are interactors.
    private static func isInteractors(_ type: TypeID, _ project: Project) -> Bool {
        guard project.isReported(type) else { return false }
        let conformers = project.conformers(of: type).filter { project.isReported($0) }
        return !conformers.isEmpty && conformers.allSatisfy { project.roles.has($0, .interactor) && isClass($0, project) }
    }

    /// `extension P where Self: Interactor`
    private static func isForInteractors(_ part: DeclarationID, _ project: Project) -> Bool {
        let outline = project.files[part.file].outline
        return outline.nodes(in: outline.declarations[part.index].requirements).contains { requirement in
            let sides = outline.list(of: requirement)
            guard sides.count == 2, let subject = outline.children(of: sides[0]).first(where: { _ in true }),
                outline.nodes[Int(subject)].name == Name(.`Self`)
            else { return false }
            return project.index.resolve(sides[1], in: Scope(part)).constituents.contains { bound in
                switch bound {
                case .framework(let framework, _): project.index.frameworkType(framework).role == .interactor
                case .nominal(let nominal, _): project.roles.has(nominal, .interactor)
                default: false
                }
            }
        }
    }
}
