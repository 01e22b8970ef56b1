package import SourceText
import SwiftOutline

/// A type of the project that the code or a declaration of another mentions, at the first place.
package struct MentionedType: Equatable, Sendable {
    package let type: TypeID
    package let place: NodeReference
}

extension Project {
    /// The types of the project that the declarations and the code of a type and of those nested in it mention, each
    /// once, in the order of places. The types around it and in it are left out.
    package func mentionedTypes(by type: TypeID) -> [MentionedType] {
        var seen: Set<TypeID> = []
        var result: [MentionedType] = []
        let parts = parts(of: type)
        for file in parts.count == 1 ? [parts[0].file] : Set(parts.map(\.file)).sorted() {
            for mention in self[Project.mentionsByFile, FileID(file)]
            where isAround(type, mention.owner) && !isAround(type, mention.type) && seen.insert(mention.type).inserted {
                result.append(MentionedType(type: mention.type, place: mention.place))
            }
        }
        return result
    }

    /// Whether a type is another one, or a type around it.
    private func isAround(_ outer: TypeID, _ inner: TypeID) -> Bool {
        var type: TypeID? = inner
        while let current = type {
            if current == outer { return true }
            type = outerType(of: current)
        }
        return false
    }

    private struct Mention: Equatable, Sendable {
        let owner: TypeID
        let type: TypeID
        let place: NodeReference
    }

    /// By file, the types that the code of each type mentions.
    private static let mentionsByFile = Query<FileID, [Mention]>("typesMentionedInFile") { project, file in
        project.resolvedUses(of: nil, in: file).compactMap { use in
            guard let owner = project.type(around: use.declaration), let type = use.type?.nominal else { return nil }
            return Mention(owner: owner, type: type, place: use.place)
        }
    }

    /// Whether the code of all parts of a type is there to look into.
    package func isWhollyRead(_ type: TypeID) -> Bool {
        parts(of: type).allSatisfy { symbols.heads(ofFile: $0.file).hasBodies }
    }

    /// Whether a file imports a module of that name.
    package func isImported(_ module: String) -> Bool {
        names.find(module).map { self[Project.importedNames].contains($0) } ?? false
    }

    private static let importedNames = Query<WholeProject, Set<Name>>("namesOfImportedModules") { project, _ in
        Set(project.allFiles.flatMap { project.files[$0.index].importedModules })
    }

    /// Whether files of the project belong to a module of that name.
    package func hasModule(_ module: String) -> Bool { self[Project.moduleNames].contains(module) }

    private static let moduleNames = Query<WholeProject, Set<String>>("namesOfModules") { project, _ in
        Set(project.allFiles.map { project.module(of: $0) })
    }

    /// All files, in order.
    package var allFileIDs: [FileID] { allFiles }
}

extension ResolvedUse {
    /// The type that it names; nil for members and functions.
    fileprivate var type: TypeReference? {
        if case .type(let type) = meaning { return type }
        return nil
    }
}
