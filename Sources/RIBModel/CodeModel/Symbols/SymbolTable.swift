public import SourceText
public import SwiftOutline

/// All types of the project by name and nesting, their extensions, and the imports of files.
///
/// A class, because many owners share it and it never changes. Nothing but `files` depends on bodies.
public final class SymbolTable: TypeLookup, Sendable {
    /// All files, without recorded accesses; see `files`.
    let allFiles: [FileFacts]
    private let recorder: DependencyRecorder?
    let libraryNames: LibraryNames
    package let folders: ModuleLayout
    package let sights: ModuleSights
    let imports: ImportTable
    /// Copies of libraries among the files.
    public let copies: LibraryCopies
    private let tables: SymbolStorage
    /// In the order of files, then of declarations.
    public let types: [Entry]
    /// The names of all types, including nested ones.
    let typeNames: NameSet
    /// The names of types that are nested in others.
    let nestedNames: NameSet
    /// The names of generic parameters. Nil while dependencies are recorded, as an edit can declare others.
    let genericNames: NameSet?
    package let topLevel: NameMultimap<TypeID>
    package let nested: [[TypeID]]
    private let extensionLists: [[DeclarationID]]
    package let declared: TypesByDeclaration
    /// Extensions of types that are not declared in the project, by the last part of their name.
    let foreignExtensions: [Name: [DeclarationID]]
    /// Functions and variables outside of types.
    let globals: NameMultimap<DeclarationID>

    public typealias Entry = SymbolStorage.Entry

    /// - Parameters:
    ///   - modules: what the project's manifests declare.
    ///   - reserved: by file, the least number of indices for its types; empty to reserve none.
    convenience init(
        files: [FileFacts], modules: DeclaredModules, libraryNames: LibraryNames, threads: ThreadPool = .alone,
        reserved: [Int32] = []
    ) {
        let (declared, folders) = threads.both {
            TypeCollector(files, marking: libraryNames.copyMarks, reserved: reserved)
        } _: {
            ModuleLayout(files, modules)
        }
        let copies = libraryNames.copies(in: declared, files, folders)
        let numbered = copies.isEmpty ? declared : declared.hiding(copies.types)
        let (tables, imports) = threads.both {
            SymbolStorage(numbered, files, folders, libraryNames, threads)
        } _: {
            ImportTable(
                numbered.imports, files: files, names: libraryNames.names, folders: folders, libraryNames,
                copies: copies)
        }
        self.init(tables, libraryNames, imports, copies)
    }

    /// The table after the bodies of some files were read. Types keep their indices; nil if they cannot, since broken
    /// code may declare something else once its bodies are read.
    func moved(to files: [FileFacts], _ threads: ThreadPool) -> SymbolTable? {
        DeclarationRemapping(from: self.files.all, to: files, threads).map {
            SymbolTable(SymbolStorage(tables, moved: $0, to: files), libraryNames, imports, copies)
        }
    }

    /// The same symbols with facts of the same outlines.
    func with(_ files: [FileFacts]) -> SymbolTable {
        SymbolTable(SymbolStorage(tables, with: files), libraryNames, imports, copies)
    }

    /// The types that a file has parts of, and the names of library types that it extends.
    func owners(in file: Int) -> (types: [TypeID], foreign: [Name]) {
        (Array(Set(declared.inFile(file).compactMap(\.type))), Array(Set(tables.foreignNames(in: file))))
    }

    /// By file, whether it declares global functions or variables.
    var filesWithGlobals: [Bool] {
        var result = [Bool](repeating: false, count: files.all.count)
        for place in globals.all { result[place.file] = true }
        return result
    }

    /// By name of a class in Objective-C, the name that its header gives it for Swift.
    var swiftNamesOfClasses: [Name: Name] {
        var result: [Name: Name] = [:]
        for entry in types where entry.isTypeAlias {
            let file = files.all[entry.declaration.file]
            guard file.language != .swift, let type = file.outline.declarations[entry.declaration.index].type else {
                continue
            }
            for node in file.outline.subtree(type) where file.outline.kind(node) == .typeName {
                result[file.outline.name(node)] = entry.name
            }
        }
        return result
    }

    /// The files that contain parts of types of that name, or a global of that name.
    func files(declaring name: Name) -> [Int] {
        let types = typeNames.contains(name) ? self.types.indices.filter { self.types[$0].name == name } : []
        return types.flatMap { parts(of: TypeID($0)) }.map(\.file) + globals[name].map(\.file)
    }

    /// The table after an edit of a file that still declares the same types.
    func replacing(_ file: Int, with facts: FileFacts, moved: [Int: Int]) -> SymbolTable {
        SymbolTable(SymbolStorage(tables, file: file, to: facts, moved: moved), libraryNames, imports, copies)
    }

    private init(
        _ tables: SymbolStorage, _ libraryNames: LibraryNames, _ imports: ImportTable, _ copies: LibraryCopies
    ) {
        self.tables = tables
        self.copies = copies
        self.libraryNames = libraryNames
        self.imports = imports
        (allFiles, recorder) = (tables.files, nil)
        folders = tables.folders
        sights = tables.sights
        types = tables.types
        typeNames = tables.typeNames
        nestedNames = tables.nestedNames
        genericNames = tables.genericNames
        topLevel = tables.topLevel
        nested = tables.nested
        extensionLists = tables.extensionLists
        declared = tables.declared
        foreignExtensions = tables.foreignExtensions
        globals = tables.globals
    }

    /// The same table with accesses to files recorded.
    init(_ whole: SymbolTable, recorder: DependencyRecorder) {
        tables = whole.tables
        (libraryNames, imports, folders, copies) = (whole.libraryNames, whole.imports, whole.folders, whole.copies)
        sights = whole.sights
        (allFiles, self.recorder) = (whole.allFiles, recorder)
        (types, topLevel, nested) = (whole.types, whole.topLevel, whole.nested)
        (typeNames, nestedNames) = (whole.typeNames, whole.nestedNames)
        genericNames = nil
        (extensionLists, declared) = (whole.extensionLists, whole.declared)
        (foreignExtensions, globals) = (whole.foreignExtensions, whole.globals)
    }

    public var files: FileList {
        @inline(__always) get { FileList(self) }
    }

    /// The facts of a file; records the access.
    @inline(__always)
    func facts(ofFile file: Int) -> FileFacts {
        recorder?.record(allFiles[file].isVacant ? .fileSet : .file(file))
        return allFiles[file]
    }

    /// The outline of a file; records the access. Counts no references, which a subscript of `files` does.
    @inline(__always)
    func outline(ofFile file: Int) -> Outline { facts(ofFile: file).outline }

    /// What the declarations of a file say; records only that.
    @inline(__always)
    func heads(ofFile file: Int) -> DeclarationHeads {
        recorder?.record(.declarations(of: file))
        return DeclarationHeads(allFiles[file])
    }

    /// What a declaration says, apart from its code, its types and its position; records only that.
    @inline(__always)
    func head(_ declaration: DeclarationID) -> DeclarationHead { heads(ofFile: declaration.file)[declaration.index] }

    /// Whether a file uses one of some names; records only that.
    @inline(__always)
    func uses(_ names: NameSet, inFile file: Int) -> Bool {
        recorder?.record(useOf: names, in: file, isVacant: allFiles[file].isVacant)
        return allFiles[file].usedNames.containsAny(of: names)
    }

    /// Whether a file is a `source` file. Records nothing: if the kind of a file changes, no answer is kept.
    @inline(__always)
    func isSource(_ file: Int) -> Bool { allFiles[file].kind == .source }

    public var names: NameTable { libraryNames.names }
    var known: ExternalTypes { libraryNames.known }

    // MARK: Looking up

    /// The type that a declaration is or extends.
    public func type(declaredAt declaration: DeclarationID) -> TypeID? { declared[declaration] }

    /// The innermost type that encloses a declaration.
    public func type(around declaration: DeclarationID) -> TypeID? {
        let heads = heads(ofFile: declaration.file)
        var parent = heads[declaration.index].parent
        while parent >= 0 {
            if let type = declared[DeclarationID(file: declaration.file, index: Int(parent))] { return type }
            parent = heads[Int(parent)].parent
        }
        return nil
    }

    public func topLevelTypes(_ name: Name) -> ArraySlice<TypeID> { topLevel[name] }

    /// The functions and variables outside of types that a name can mean in a file, nearest first.
    package func globals(_ name: Name, from file: Int) -> ArraySlice<DeclarationID> {
        let candidates = globals[name]
        guard !candidates.isEmpty else { return candidates }
        guard candidates.allSatisfy({ isSeen($0, from: file) }) else {
            return folders.nearest(candidates.filter { isSeen($0, from: file) }[...], to: file, \.file)
        }
        return folders.nearest(candidates, to: file, \.file)
    }

    /// Whether code of a file can mean a function or variable outside of types.
    private func isSeen(_ global: DeclarationID, from file: Int) -> Bool {
        if global.file == file { return true }
        if folders.isTest(global.file, unlike: file) { return false }
        switch Access(head(global).modifiers) {
        case .file: return false
        case .module, .implementation: return !sights.areApart(global.file, file)
        case .importers: return sights.sees(global.file, from: file)
        }
    }

    /// The types with the name of a type that are as near to a file as it is, including itself: the name may denote any
    /// of them.
    private func equallyNear(_ type: TypeID, to file: Int) -> EquallyNear {
        guard types[type.index].outer == nil else { return EquallyNear(type) }
        let namesakes = topLevelTypes(types[type.index].name)
        guard namesakes.count > 1 else { return EquallyNear(type) }
        let candidates = meant(namesakes, from: file).types
        return candidates.contains(type) ? EquallyNear(candidates) : EquallyNear(type)
    }

    /// The types that a type's name may denote in a file: those equally near to it, also if the name is ambiguous and
    /// does not resolve; nil for other types.
    func meanings(of type: TypeReference, in file: Int) -> EquallyNear? {
        switch type {
        case .nominal(let nominal, _): return equallyNear(nominal, to: file)
        case .unresolved(let name):
            let meant = meant(name, from: file)
            return meant.isAmbiguous ? EquallyNear(meant.types) : nil
        default: return nil
        }
    }

    /// In the order of files.
    public func extensions(of type: TypeID) -> [DeclarationID] {
        let list = types[type.index].extensionList
        return list < 0 ? [] : extensionLists[Int(list)]
    }

    /// The parts of a type that can declare members: its declaration, then its extensions.
    public func parts(of type: TypeID) -> TypeParts {
        TypeParts(declaration: types[type.index].declaration, extensions: extensions(of: type))
    }

    /// Inlined, because most callers read one field of the declaration's 72 bytes.
    @inline(__always)
    public func declaration(_ id: DeclarationID) -> Declaration { files[id.file].outline.declarations[id.index] }

    /// A type's name qualified by the enclosing types: `Outer.Inner`.
    public func qualifiedName(_ type: TypeID) -> String {
        let entry = types[type.index]
        let own = names.text(entry.name)
        guard let outer = entry.outer else { return own }
        return qualifiedName(outer) + "." + own
    }

    /// The library type of that index.
    public func libraryType(_ number: Int) -> LibraryType {
        libraryNames.libraryTypes.all[number]
    }
}

extension Outline {
    /// The declarations directly inside a declaration.
    public func children(of declaration: Int) -> DeclarationChildren {
        DeclarationChildren(
            declarations: declarations, first: declaration + 1,
            end: min(Int(declarations[declaration].next), declarations.count))
    }
}

/// Sibling declarations, in order.
public struct DeclarationChildren: Sequence, IteratorProtocol {
    let declarations: [Declaration]
    var first: Int
    let end: Int

    public mutating func next() -> Int? {
        guard first < end else { return nil }
        let current = first
        first = Swift.max(Int(declarations[current].next), current + 1)
        return current
    }
}
