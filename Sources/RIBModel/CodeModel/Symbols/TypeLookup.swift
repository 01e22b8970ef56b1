package import SourceText
import SwiftOutline

/// Who can mean a declaration, as its modifiers say.
enum Access: UInt8, Sendable {
    /// `private` and `fileprivate`: code of the same file.
    case file
    /// Code of the same file, of an implementation in Objective-C; or of the same module if no header is at hand.
    case implementation
    /// Code of the same module.
    case module
    /// `public`, `open` and `package`: code that imports the module.
    case importers

    init(_ modifiers: Declaration.Modifiers) {
        if !modifiers.isDisjoint(with: [.private, .fileprivate]) {
            self = .file
        } else {
            self = modifiers.isDisjoint(with: [.public, .open, .package]) ? .module : .importers
        }
    }
}

/// The types that a name can mean at a place.
package struct MeantTypes {
    /// Nearest first.
    let types: ArraySlice<TypeID>
    /// Whether tests declare them, and the place is in no test.
    var areForTests = false
    /// Whether the name means none of a library: the types are visible there, and not declared by tests only.
    var isCertain = true
    /// Whether the name may mean either of several types: a module declares one type of a name, so the others, or all
    /// of them, are those of modules that the place does not see.
    var isAmbiguous = false

    /// None if a type of a library may be meant.
    package var certain: ArraySlice<TypeID> { isCertain ? types : [] }
}

/// Lookups that are needed both while the tables are built and afterwards.
package protocol TypeLookup {
    var types: [SymbolStorage.Entry] { get }
    var topLevel: NameMultimap<TypeID> { get }
    var nested: [[TypeID]] { get }
    var folders: ModuleLayout { get }
    var sights: ModuleSights { get }
}

extension TypeLookup {
    func nestedTypes(_ name: Name, in outer: TypeID, from file: Int) -> [TypeID] {
        if nested[outer.index].isEmpty { return [] }
        return nested[outer.index].filter { types[$0.index].name == name && isAccessible($0, from: file) }
    }

    /// The first type of that name nested in a type that code of a file can mean.
    func nestedType(_ name: Name, in outer: TypeID, from file: Int) -> TypeID? {
        for type in nested[outer.index] where types[type.index].name == name && isAccessible(type, from: file) {
            return type
        }
        return nil
    }

    /// The candidates that share the most leading folders with a file.
    @inline(__always)
    func nearest(_ candidates: ArraySlice<TypeID>, to file: Int) -> ArraySlice<TypeID> {
        folders.nearest(candidates, to: file) { types[$0.index].declaration.file }
    }

    /// The types outside of others that a name can mean in a file: those that are visible there, nearest first.
    @inline(__always)
    package func meant(_ name: Name, from file: Int) -> MeantTypes { meant(topLevel[name], from: file) }

    /// Those of some types of one name that the name can mean in a file.
    @inline(__always)
    func meant(_ candidates: ArraySlice<TypeID>, from file: Int) -> MeantTypes {
        candidates.isEmpty ? MeantTypes(types: candidates) : meantOfSome(candidates, from: file)
    }

    private func meantOfSome(_ candidates: ArraySlice<TypeID>, from file: Int) -> MeantTypes {
        var visible = candidates
        var areSeen = true
        if !candidates.allSatisfy({ isSeen($0, from: file) }) {
            visible = candidates.filter { isSeen($0, from: file) }[...]
            if visible.isEmpty {
                areSeen = false
                visible = candidates.filter { mayBeSeen($0, from: file) }[...]
            }
        }
        let types = nearest(visible, to: file)
        let areForTests = types.first.map { isForTests($0, unlike: file) } ?? false
        return MeantTypes(
            types: types, areForTests: areForTests, isCertain: areSeen && !areForTests,
            isAmbiguous: areInSeveralFolders(types))
    }

    private func areInSeveralFolders(_ types: ArraySlice<TypeID>) -> Bool {
        guard types.count > 1, let first = types.first else { return false }
        let folder = declaringFolder(first)
        return types.dropFirst().contains { declaringFolder($0) != folder }
    }

    private func declaringFolder(_ type: TypeID) -> Int { folders.folder(of: types[type.index].declaration.file) }

    /// Whether code of a file can mean a type, by the access of the type and the imports of the file.
    func isSeen(_ type: TypeID, from file: Int) -> Bool {
        let declaring = types[type.index].declaration.file
        if declaring == file { return true }
        switch types[type.index].access {
        case .file, .implementation: return false
        case .module: return sights.isInside(declaring, from: file)
        case .importers: return sights.sees(declaring, from: file)
        }
    }

    /// Whether code of a file can mean a type, by the access of the type.
    private func isAccessible(_ type: TypeID, from file: Int) -> Bool {
        types[type.index].access != .file || types[type.index].declaration.file == file
    }

    /// Whether a type of a module that the file does not import may be in the same module nevertheless: modules are
    /// inferred from folders, and the type is not made for others.
    private func mayBeSeen(_ type: TypeID, from file: Int) -> Bool {
        let access = types[type.index].access
        guard access == .module || access == .implementation else { return false }
        return !sights.areApart(types[type.index].declaration.file, file)
    }

    /// Whether a type is declared in a test, and a file is not one.
    private func isForTests(_ type: TypeID, unlike file: Int) -> Bool {
        folders.isTest(types[type.index].declaration.file, unlike: file)
    }

    /// Those of some types that are in a module of that name: one that a manifest declares, or else a folder.
    func inModule(_ module: Name, _ names: NameTable, _ candidates: ArraySlice<TypeID>) -> ArraySlice<TypeID> {
        if sights.isDeclared(module) {
            return candidates.filter { sights.isIn(module, types[$0.index].declaration.file) }[...]
        }
        let folder = names.text(module)
        return candidates.filter { folders.isBelow(folder, types[$0.index].declaration.file) }[...]
    }
}
