package import SourceText
import SwiftOutline

/// What the declarations of types say, in plain words, for rules that a configuration states.
extension Project {
    /// Whether a type is a class, structure, enumeration, actor or protocol: no alias and no associated type.
    package func isNamedType(_ type: TypeID) -> Bool { keyword(of: type) != nil }

    /// The keyword that declares a type; nil for an alias or an associated type.
    package func keyword(of type: TypeID) -> TypeKeyword? {
        switch head(declaration(of: type)).kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .actor: .actor
        case .protocol: .protocol
        default: nil
        }
    }

    /// The types of a name, nested ones as well, in order.
    package func types(named name: Name) -> [TypeID] {
        let all = symbols.nestedNames.contains(name) ? allTypes : Array(symbols.topLevelTypes(name))
        return all.filter { plainName(of: $0) == name && isNamedType($0) }
    }

    /// The aliases of types outside of tests, in the order of files.
    package var aliases: [AliasedType] { self[Project.aliasedTypes] }

    private static let aliasedTypes = Query<WholeProject, [AliasedType]>("aliasedTypes") { project, _ in
        project.symbols.types.indices.compactMap { number in
            let entry = project.symbols.types[number]
            guard entry.isTypeAlias, !entry.isVacant, project.symbols.isSource(entry.declaration.file),
                let target = project.declaration(entry.declaration).type
            else { return nil }
            let type = project.symbols.resolve(target, in: Scope(entry.declaration))
            return AliasedType(name: entry.name, target: type)
        }
    }

    /// The type in which a type is nested; nil if there is none.
    package func outerType(of type: TypeID) -> TypeID? { symbols.types[type.index].outer }

    /// The path of the file that declares a type, relative to the root of the run.
    package func path(of type: TypeID) -> SourcePath { files[file(of: type)].path }

    /// The name of the module that a file belongs to.
    package func module(of file: FileID) -> String { symbols.folders.module(file.index) }

    /// The access that a declaration is written with; `internal` if none is written.
    package func writtenAccess(of declaration: DeclarationID) -> AccessKeyword {
        let modifiers = head(declaration).modifiers
        return Project.accessKeywords.first { modifiers.contains($0.0) }?.1 ?? .internal
    }

    private static let accessKeywords: [(Declaration.Modifiers, AccessKeyword)] = [
        (.private, .private), (.fileprivate, .fileprivate), (.package, .package), (.public, .public), (.open, .open),
    ]

    package func isFinal(_ declaration: DeclarationID) -> Bool { head(declaration).modifiers.contains(.final) }

    /// Whether a declaration is written to be `nonisolated`.
    package func isNonisolated(_ declaration: DeclarationID) -> Bool {
        head(declaration).modifiers.contains(.nonisolated)
    }

    /// Whether a declaration has an attribute of that name: `MainActor` for `@MainActor`.
    package func hasAttribute(_ name: String, _ declaration: DeclarationID) -> Bool {
        attributes(of: declaration).contains { text($0.name) == name }
    }

    // MARK: Types of libraries

    /// Whether the project declares a type of that name, or a library is known to.
    package func isListedType(_ name: String) -> Bool {
        guard let name = names.find(name) else { return false }
        return symbols.typeNames.contains(name) || symbols.known.lists(name)
            || symbols.libraryNames.libraryTypes.names.contains(name)
    }

    /// The names of those types that may be meant by a misspelled one, in order: they begin alike, and are as long but
    /// for one letter.
    package func listedTypeNames(like word: String) -> [String] {
        let bytes = Array(word.utf8)
        func isLike(_ name: Name) -> Bool {
            let other = names.utf8(name)
            return abs(other.count - bytes.count) <= 1 && other.prefix(3).elementsEqual(bytes.prefix(3))
        }
        guard bytes.count >= 6 else { return [] }
        let libraries = symbols.known.listedNames + Array(symbols.libraryNames.libraryTypes.names)
        let declared = allTypes.lazy.map { self.plainName(of: $0) }.filter(isLike)
        return Set((libraries.filter(isLike) + declared).map { text($0) }).sorted()
    }

    /// The modules of libraries that declare a modeled type of that name and that some file imports.
    package func importedLibraries(declaring name: String) -> [String] {
        guard let name = names.find(name) else { return [] }
        let types = symbols.libraryNames.libraryTypes
        return types.all.indices.filter { names.find(types.all[$0].name) == name }.compactMap { type in
            types.modules.first { types.libraries[type].contains($0.library) }?.texts.first { isImported($0) }
        }
    }

    /// The name of a modeled type of a library.
    package func libraryTypeName(_ number: Int) -> String { symbols.libraryType(number).name }

    /// The numbers of the modeled types of libraries that have a name or refine one that does.
    package func libraryTypes(below name: String) -> Set<Int> {
        let types = symbols.libraryNames.libraryTypes
        let named = types.all.indices.filter { types.all[$0].name == name }.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return Set(types.all.indices.filter { types.ancestors[$0] & named != 0 })
    }

    /// The name of a class of a library, and those of the known classes that inherit from it.
    package func libraryClasses(below name: String) -> NameSet {
        guard let name = names.find(name) else { return NameSet() }
        return NameSet([name] + symbols.known.listedNames.filter { isLibraryClass($0, below: name) })
    }

    private func isLibraryClass(_ name: Name, below other: Name) -> Bool {
        var current = symbols.known.superclass(name)
        var steps = 0
        while let above = current, steps < 16 {
            if above == other { return true }
            current = symbols.known.superclass(above)
            steps += 1
        }
        return false
    }
}

/// The name of an alias, and the type that it means.
package struct AliasedType: Equatable, Sendable {
    package let name: Name
    package let target: TypeReference
}

/// A keyword that declares a type.
package enum TypeKeyword: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`
}

/// A keyword that says from where a declaration can be used, the narrowest first.
package enum AccessKeyword: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
}
