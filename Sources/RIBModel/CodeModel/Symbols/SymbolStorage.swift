public import SourceText
public import SwiftOutline

/// The tables of a `SymbolTable`. Types are numbered in the order of files, then of declarations; extensions are
/// attached to them.
public struct SymbolStorage: TypeLookup, Sendable {
    public private(set) var types: [Entry] = []
    /// The names of all types, including nested ones.
    private(set) var typeNames = NameSet()
    /// The names of types that are nested in others. Most names need no search through the types around their use.
    private(set) var nestedNames = NameSet()
    /// The names of all generic parameters, and of some that were declared before an edit.
    private(set) var genericNames = NameSet()
    package private(set) var topLevel = NameMultimap<TypeID>()
    /// By type, the types nested in it.
    package private(set) var nested: [[TypeID]] = []
    /// The extensions of each extended type, in the order of files.
    private(set) var extensionLists: [[DeclarationID]] = []
    private(set) var declared = TypesByDeclaration()
    private(set) var foreignExtensions: [Name: [DeclarationID]] = [:]
    private(set) var globals = NameMultimap<DeclarationID>()

    private(set) var files: [FileFacts]
    package let folders: ModuleLayout
    package let sights: ModuleSights
    private let names: NameTable

    /// A type with its declaration and extensions.
    public struct Entry: Sendable {
        public fileprivate(set) var declaration: DeclarationID
        public let name: Name
        public let kind: Declaration.Kind
        let access: Access
        /// The enclosing type.
        public fileprivate(set) var outer: TypeID?
        /// The index in `extensionLists`; negative for a type without extensions.
        fileprivate(set) var extensionList: Int32 = -1

        init(declaration: DeclarationID, name: Name, kind: Declaration.Kind, access: Access, outer: TypeID?) {
            self.declaration = declaration
            self.name = name
            self.kind = kind
            self.access = access
            self.outer = outer
        }

        /// An index without a type. A workspace reserves some, so that later types keep their indices when a file
        /// declares more types.
        static func vacant(in file: Int) -> Entry {
            Entry(
                declaration: DeclarationID(file: file, index: 0), name: .none, kind: .import, access: .module,
                outer: nil)
        }

        var isVacant: Bool { kind == .import }

        public var isClass: Bool { kind == .class }
        public var isProtocol: Bool { kind == .protocol }
        public var isEnum: Bool { kind == .enum }
        public var isTypeAlias: Bool { kind == .typeAlias }
        /// Whether it is a class or an actor.
        public var hasIdentity: Bool { kind == .class || kind == .actor }
    }

    init(
        _ numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout, _ libraryNames: LibraryNames,
        _ threads: ThreadPool
    ) {
        self.files = files
        self.folders = folders
        names = libraryNames.names
        sights = ModuleSights(numbered.imports, files, folders, libraryNames)
        (types, typeNames, nested, declared) = (numbered.types, numbered.typeNames, numbered.nested, numbered.declared)
        (topLevel, globals) = (numbered.topLevel, numbered.globals)
        attach(numbered.extensions, threads)
        for inner in nested {
            for type in inner { nestedNames.insert(types[type.index].name) }
        }
        for file in files { addGenericNames(of: file) }
    }

    private mutating func addGenericNames(of file: FileFacts) {
        for declared in file.outline.declarations where !declared.generics.isEmpty {
            for parameter in file.outline.nodes(in: declared.generics) {
                genericNames.insert(file.outline.name(parameter))
            }
        }
    }

    // MARK: Changes

    /// The tables after the bodies of some files were read.
    init(_ old: SymbolStorage, moved: DeclarationRemapping, to files: [FileFacts]) {
        self = old
        self.files = files
        for number in types.indices where !types[number].isVacant {
            types[number].declaration = moved.new(types[number].declaration)
        }
        extensionLists = extensionLists.map { $0.map(moved.new) }
        globals = globals.mapValues(moved.new)
        foreignExtensions = foreignExtensions.mapValues { $0.map(moved.new) }
        for file in files.indices where moved.hasMoved(file) {
            addGenericNames(of: files[file])
            declared.move(file) { moved.new(DeclarationID(file: file, index: $0)).index }
        }
    }

    /// The tables with facts of the same outlines.
    init(_ old: SymbolStorage, with files: [FileFacts]) {
        self = old
        self.files = files
    }

    /// The tables after an edit of a file that still declares the same types.
    ///
    /// - Parameter moved: the new indices of the file's types, extensions and global functions, by their old ones.
    init(_ old: SymbolStorage, file: Int, to facts: FileFacts, moved: [Int: Int]) {
        self = old
        files[file] = facts
        addGenericNames(of: facts)
        func new(_ place: DeclarationID) -> DeclarationID {
            place.file == file ? moved[place.index].map { DeclarationID(file: file, index: $0) } ?? place : place
        }
        let before = old.files[file].outline
        for type in Set(old.declared.inFile(file).compactMap(\.type)) {
            types[type.index].declaration = new(types[type.index].declaration)
            let list = Int(types[type.index].extensionList)
            if list >= 0 { extensionLists[list] = extensionLists[list].map(new) }
        }
        for name in Set(old.foreignNames(in: file)) { foreignExtensions[name] = foreignExtensions[name]?.map(new) }
        if before.declarations.contains(where: { $0.scope.contains(.topLevel) && !$0.kind.isType }) {
            globals = globals.mapValues(new)
        }
        declared.move(file) { moved[$0] ?? $0 }
    }

    /// The names of library types that a file extends.
    func foreignNames(in file: Int) -> [Name] {
        declared.inFile(file).filter { $0.type == nil }.map { files[file].outline.declarations[$0.declaration].name }
    }

    // MARK: Extensions

    /// The type that an extension extends.
    private enum Extended {
        case type(TypeID)
        case foreign
        /// Preceding extensions decide which type the name denotes.
        case qualified
    }

    private mutating func attach(_ extensions: [DeclarationID], _ threads: ThreadPool) {
        let extended = threads.flatMap(extensions.count, chunk: 256) { [self] range in
            extensions[range].map { plainlyExtended($0) }
        }
        for (place, extended) in zip(extensions, extended) {
            switch extended {
            case .type(let type): attach(place, to: type)
            case .foreign: attach(place, to: nil)
            case .qualified: attach(place, to: qualifiedlyExtended(place))
            }
        }
    }

    private mutating func attach(_ place: DeclarationID, to extended: TypeID?) {
        let outline = files[place.file].outline
        guard let extended else {
            foreignExtensions[outline.declarations[place.index].name, default: []].append(place)
            return
        }
        if types[extended.index].extensionList < 0 {
            types[extended.index].extensionList = Int32(extensionLists.count)
            extensionLists.append([])
        }
        extensionLists[Int(types[extended.index].extensionList)].append(place)
        declared[place] = extended
        adopt(place, of: outline, into: extended)
    }

    /// Types declared in an extension are nested in the extended type.
    private mutating func adopt(_ place: DeclarationID, of outline: Outline, into outer: TypeID) {
        for child in outline.children(of: place.index) {
            guard let id = declared[DeclarationID(file: place.file, index: child)], types[id.index].outer == nil else {
                continue
            }
            types[id.index].outer = outer
            nested[outer.index].append(id)
        }
    }

    /// The extended type if its name alone identifies it.
    private func plainlyExtended(_ place: DeclarationID) -> Extended {
        let outline = files[place.file].outline
        guard let part = extendedName(place, outline) else { return .foreign }
        guard !outline.children(of: part).contains(where: { outline.kind($0) == .typeQualifier }) else {
            return .qualified
        }
        // Code outside of tests extends nothing that tests declare.
        let meant = meant(outline.name(part), from: place.file)
        guard let first = meant.types.first, !meant.areForTests else { return .foreign }
        return .type(first)
    }

    private func qualifiedlyExtended(_ place: DeclarationID) -> TypeID? {
        let outline = files[place.file].outline
        guard let part = extendedName(place, outline) else { return nil }
        let name = outline.name(part)
        let qualifiers = outline.children(of: part).filter { outline.kind($0) == .typeQualifier }
            .map { outline.name($0) }
        guard let first = qualifiers.first else { return nil }
        var outer = meant(first, from: place.file).types
        for qualifier in qualifiers.dropFirst() {
            outer = outer.flatMap { nestedTypes(qualifier, in: $0, from: place.file) }[...]
        }
        // A lone qualifier that does not name a type names a module.
        if outer.isEmpty, qualifiers.count == 1 { return inModule(first, names, topLevel[name]).first }
        for type in outer {
            if let found = nestedType(name, in: type, from: place.file) { return found }
        }
        return nil
    }

    private func extendedName(_ place: DeclarationID, _ outline: Outline) -> NodeID? {
        outline.declarations[place.index].type.flatMap { type in
            outline.children(of: type).first { outline.kind($0) == .typeName }
        }
    }
}
