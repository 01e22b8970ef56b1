import SourceText
import SwiftOutline

/// The dependencies that changed declarations invalidate. Answers do not record lookups of types by name or of
/// ancestors, so every file that mentions a changed type, or a descendant of one, counts as changed. They do record
/// that they go through the descendants of a type.
///
/// Types keep their indices: both states reserve the same number for each file.
struct DeclarationChanges {
    private(set) var keys: [DependencyKey] = []
    /// Types with changed facts: the answers of queries keyed by them may differ.
    private(set) var types: [TypeID] = []

    /// If more than one file in this many changed, all answers are computed again.
    private static let share = 2

    /// Nil if so much changed that an update would not pay, or if types have other indices.
    init?(from old: Project, to new: Project) {
        let (before, after) = (old.symbols, new.symbols)
        guard before.types.count == after.types.count,
            before.files.count == after.files.count,
            before.copies.isEmpty,
            after.copies.isEmpty
        else { return nil }
        let files = after.files.indices.filter { before.files.all[$0] !== after.files.all[$0] }
        // Nothing asked about a file that is not there.
        let moved = files.filter { before.files.all[$0].isVacant != after.files.all[$0].isVacant }
        let stayed = Set(files).subtracting(moved)
        guard stayed.allSatisfy({ before.files.all[$0].kind == after.files.all[$0].kind }),
            before.imports.isSame(as: after.imports, except: moved)
        else { return nil }
        let isChanged = files.reduce(into: [Bool](repeating: false, count: after.files.count)) { $0[$1] = true }
        guard let modules = ModuleChanges(from: before, to: after, isChanged: isChanged) else { return nil }
        types = new.threads.flatMap(after.types.count, chunk: 1024) { range in
            range.lazy.map { TypeID($0) }.filter { DeclarationChanges.hasChanged($0, from: old, to: new) }
        }
        let affected = withDescendants(old, new)
        let extended = Set(before.foreignExtensions.keys).symmetricDifference(after.foreignExtensions.keys)
        var names = changedNames(affected, files, old, new)
        for name in Array(extended) + modules.names { names.insert(name) }
        let mentioning = new.threads.flatMap(after.files.count, chunk: 256) { [names] range in
            range.filter { !isChanged[$0] && after.files.all[$0].mayMention(names) }
        }
        let count = after.files.all.count { !$0.isVacant }
        guard mentioning.count < max(count / DeclarationChanges.share, 64) else { return nil }
        if !moved.isEmpty { keys.append(.fileSet) }
        keys += (files + mentioning).flatMap { [.file($0), .declarations(of: $0)] }
        for file in files {
            let (old, new) = (before.files.all[file], after.files.all[file])
            keys += new.usedNames.dependencies(changedFrom: old.usedNames, of: file)
        }
        let above = [old, new].reduce(into: Set<TypeID>()) { above, project in
            for type in affected { above.formUnion(project.hierarchy.ancestors[type.index]) }
        }
        keys += types.map { .facts(about: $0) } + above.map { .descendants(of: $0) }
        appendMembers(of: files, extended, old, new)
    }

    /// Whether a fact that declarations state about a type has changed.
    private static func hasChanged(_ type: TypeID, from old: Project, to new: Project) -> Bool {
        let (index, before, after) = (type.index, old.hierarchy, new.hierarchy)
        let (entry, other) = (old.symbols.types[index], new.symbols.types[index])
        if entry.isVacant, other.isVacant { return false }
        return entry.declaration != other.declaration || entry.name != other.name || entry.kind != other.kind
            || entry.access != other.access || entry.outer != other.outer
            || old.symbols.nested[index] != new.symbols.nested[index]
            || old.symbols.extensions(of: type) != new.symbols.extensions(of: type)
            || before.supertypes[index] != after.supertypes[index]
            || before.superclass[index] != after.superclass[index]
            || before.ancestors[index] != after.ancestors[index] || before.subtypes[index] != after.subtypes[index]
            || before.libraryAncestors[index] != after.libraryAncestors[index]
            || before.hasUnresolvedSuperclass[index] != after.hasUnresolvedSuperclass[index]
            || before.unresolvedProtocols[index] != after.unresolvedProtocols[index]
            || before.knownClasses[index] != after.knownClasses[index]
            || !old.facts.areSame(as: new.facts, for: type)
            || old.extendedAbove[index] != new.extendedAbove[index]
    }

    /// The changed types with their descendants.
    private func withDescendants(_ old: Project, _ new: Project) -> Set<TypeID> {
        var affected = Set(types)
        for type in types { affected.formUnion(old.descendants(of: type) + new.descendants(of: type)) }
        return affected
    }

    /// The names of what changed: of types, and of what the files declare outside of types.
    private func changedNames(_ affected: Set<TypeID>, _ files: [Int], _ old: Project, _ new: Project) -> NameSet {
        var names = NameSet()
        for project in [old, new] {
            for type in affected { names.insert(project.symbols.types[type.index].name) }
            for file in files {
                for declared in project.files.all[file].outline.declarations
                where declared.scope.contains(.topLevel) && !declared.kind.isType && declared.kind != .import {
                    names.insert(declared.name)
                }
            }
        }
        names.remove(.none)
        return names
    }

    /// Adds the members of types with parts in the files, of the changed types, and of library types.
    private mutating func appendMembers(of files: [Int], _ extended: Set<Name>, _ old: Project, _ new: Project) {
        var owners = Set(types)
        var foreign = extended
        var names = NameSet()
        for project in [old, new] {
            for file in files {
                let found = project.symbols.owners(in: file)
                owners.formUnion(found.types)
                foreign.formUnion(found.foreign)
                for declared in project.files.all[file].outline.declarations where declared.scope.contains(.member) {
                    names.insert(declared.name)
                }
            }
            let changed = types.filter { !project.symbols.types[$0.index].isVacant }
            let ofLibraries = extended.flatMap { project.symbols.foreignExtensions[$0] ?? [] }
            for part in changed.flatMap({ project.symbols.parts(of: $0) }) + ofLibraries {
                let outline = project.files.all[part.file].outline
                for member in outline.children(of: part.index) { names.insert(outline.declarations[member].name) }
            }
        }
        keys += new.memberTable.dependencies(Array(owners), Array(foreign)) + names.map { .members(named: $0) }
    }
}

extension FileFacts {
    /// Whether the file declares something that has one of the names, or may mean it.
    fileprivate func mayMention(_ names: NameSet) -> Bool {
        outline.declarations.contains { names.contains($0.name) } || outline.nodes.contains { names.contains($0.name) }
    }
}
