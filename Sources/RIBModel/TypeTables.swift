public import SourceText
public import SwiftOutline

/// The tables of a `TypeIndex`: types are numbered in order of files, then of declarations; extensions are attached to them.
public struct TypeTables: TypeLookup, Sendable {
    public private(set) var types: [Entry] = []
    /// The names of all types, nested ones too.
    private(set) var typeNames = NameSet()
    private(set) var topLevel = NameGroups<TypeID>()
    /// By type, those in it.
    private(set) var nested: [[TypeID]] = []
    /// The extensions of each type that has any, in order of files.
    private(set) var extensionLists: [[DeclarationID]] = []
    private(set) var declared = DeclaredTypes()
    private(set) var foreignExtensions: [Name: [DeclarationID]] = [:]
    private(set) var globals = NameGroups<DeclarationID>()

    private(set) var files: [FileFacts]
    let folders: Folders
    private let names: NameTable

    /// One type, with all that is declared of it.
    public struct Entry: Sendable {
        public fileprivate(set) var declaration: DeclarationID
        public let name: Name
        public let kind: Declaration.Kind
        /// The type around it.
        public fileprivate(set) var outer: TypeID?
        /// The place among the lists of extensions; negative for a type without any.
        fileprivate(set) var extensionList: Int32 = -1
    }

    init(_ files: [FileFacts], _ folders: Folders, _ names: NameTable) {
        self.files = files
        self.folders = folders
        self.names = names
        fill()
    }

    // MARK: Building

    /// The same tables over the same files, of some of which bodies were read.
    init(_ old: TypeTables, moved: MovedDeclarations, to files: [FileFacts]) {
        self = old
        self.files = files
        for number in types.indices {
            types[number].declaration = moved.new(types[number].declaration)
        }
        extensionLists = extensionLists.map { $0.map(moved.new) }
        globals = globals.mapValues(moved.new)
        foreignExtensions = foreignExtensions.mapValues { $0.map(moved.new) }
        for file in files.indices where moved.hasMoved(file) {
            declared.move(file) { moved.new(DeclarationID(file: file, index: $0)).index }
        }
    }

    /// The same tables after a file changed that still declares the same types.
    ///
    /// - Parameter moved: by declaration of a type, extension or function outside of types, the same one's new index.
    init(_ old: TypeTables, file: Int, to facts: FileFacts, moved: [Int: Int]) {
        self = old
        files[file] = facts
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
        if before.declarations.contains(where: { $0.scope.contains(.topLevel) && !$0.kind.isType }) { globals = globals.mapValues(new) }
        declared.move(file) { moved[$0] ?? $0 }
    }

    /// The names of libraries' types that a file extends.
    func foreignNames(in file: Int) -> [Name] {
        declared.inFile(file).filter { $0.type == nil }.map { files[file].outline.declarations[$0.declaration].name }
    }

    private mutating func fill() {
        var found = Found()
        for file in files.indices {
            collect(file, &found)
            declared.endFile()
        }
        topLevel = NameGroups(found.topLevel)
        globals = NameGroups(found.globals)
        for place in found.extensions { attach(place) }
    }

    /// What is met while the types are numbered, in order of files.
    private struct Found {
        var topLevel: [(name: Name, value: TypeID)] = []
        var globals: [(name: Name, value: DeclarationID)] = []
        var extensions: [DeclarationID] = []
    }

    /// Types in bodies are left out: they are seen in the second pass only, and no role is played there.
    private mutating func collect(_ file: Int, _ found: inout Found) {
        let outline = files[file].outline
        var index = 0
        while index < outline.declarations.count {
            defer { index += 1 }
            let name = outline.declarations[index].name
            let scope = outline.declarations[index].scope
            let place = DeclarationID(file: file, index: index)
            switch outline.declarations[index].kind {
            case .class, .struct, .enum, .actor, .protocol, .typeAlias, .associatedType:
                if scope.contains(.local) {
                    index = max(Int(outline.declarations[index].next), index + 1) - 1
                    continue
                }
            case .function, .variable, .constant, .initializer, .deinitializer, .subscript:
                if scope.contains(.topLevel) { found.globals.append((name, place)) }
                // Types in it are local.
                index = max(Int(outline.declarations[index].next), index + 1) - 1
                continue
            case .extension:
                found.extensions.append(place)
                declared.append(index, nil)
                continue
            default: continue
            }
            let id = TypeID(types.count)
            let parent = Int(outline.declarations[index].parent)
            let outer = parent >= 0 ? declared.last(parent) : nil
            types.append(Entry(declaration: place, name: name, kind: outline.declarations[index].kind, outer: outer))
            typeNames.insert(name)
            nested.append([])
            declared.append(index, id)
            if let outer {
                nested[outer.index].append(id)
            } else if parent < 0 {
                found.topLevel.append((name, id))
            }
        }
    }

    private mutating func attach(_ place: DeclarationID) {
        let outline = files[place.file].outline
        guard let extended = outline.declarations[place.index].type.flatMap({ extendedType($0, outline, place.file) }) else {
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
            guard let id = declared[DeclarationID(file: place.file, index: child)], types[id.index].outer == nil else { continue }
            types[id.index].outer = outer
            nested[outer.index].append(id)
        }
    }

    private func extendedType(_ node: NodeID, _ outline: Outline, _ file: Int) -> TypeID? {
        guard let part = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .typeName }) else { return nil }
        let qualifiers = outline.children(of: part).filter { outline.nodes[Int($0)].kind == .typeQualifier }
        var candidates: ArraySlice<TypeID>
        if let first = qualifiers.first {
            candidates = nearest(topLevel[outline.nodes[Int(first)].name], to: file)
            for qualifier in qualifiers.dropFirst() {
                candidates = candidates.flatMap { nestedTypes(outline.nodes[Int(qualifier)].name, in: $0) }[...]
            }
            if candidates.isEmpty, qualifiers.count == 1 {
                // The qualifier is a module.
                candidates = inModule(names.text(outline.nodes[Int(first)].name), topLevel[outline.nodes[Int(part)].name])
            } else {
                candidates = candidates.flatMap { nestedTypes(outline.nodes[Int(part)].name, in: $0) }[...]
            }
        } else {
            candidates = nearest(topLevel[outline.nodes[Int(part)].name], to: file)
        }
        return candidates.first
    }
}

/// What is looked up in the tables while they are made, and ever after in the index.
protocol TypeLookup {
    var types: [TypeTables.Entry] { get }
    var topLevel: NameGroups<TypeID> { get }
    var nested: [[TypeID]] { get }
    var folders: Folders { get }
}

extension TypeLookup {
    func nestedTypes(_ name: Name, in outer: TypeID) -> [TypeID] {
        nested[outer.index].isEmpty ? [] : nested[outer.index].filter { types[$0.index].name == name }
    }

    /// Those candidates that share the most leading folders with a file.
    func nearest(_ candidates: ArraySlice<TypeID>, to file: Int) -> ArraySlice<TypeID> {
        folders.nearest(candidates, to: file) { types[$0.index].declaration.file }
    }

    func inModule(_ module: String, _ candidates: ArraySlice<TypeID>) -> ArraySlice<TypeID> {
        candidates.filter { folders.names(types[$0.index].declaration.file).contains(module) }[...]
    }
}
