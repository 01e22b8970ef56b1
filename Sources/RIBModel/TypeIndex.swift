public import SourceText
public import SwiftOutline

/// All types of the project by name and nesting, their extensions, and what files import.
///
/// Invariants: types are in order of files, then of declarations; nothing here depends on bodies.
public struct TypeIndex: Sendable {
    public let files: [FileFacts]
    public let lexicon: Lexicon
    public internal(set) var types: [Entry] = []
    let folders: Folders
    let imports: ImportTable

    private var topLevel: [Name: [TypeID]] = [:]
    private var nested: [NestedName: [TypeID]] = [:]
    private var byDeclaration: [DeclarationID: TypeID] = [:]
    /// Extensions of types that are not the project's, by the last part of their name.
    public private(set) var foreignExtensions: [Name: [DeclarationID]] = [:]
    /// Functions and variables outside of types.
    public private(set) var globals: [Name: [DeclarationID]] = [:]

    /// One type, with all that is declared of it.
    public struct Entry: Sendable {
        public let declaration: DeclarationID
        public let name: Name
        public let kind: Declaration.Kind
        /// The type around it.
        public let outer: TypeID?
        /// In order of files.
        public internal(set) var extensions: [DeclarationID] = []

        /// Where members may stand: the declaration, then the extensions.
        public var parts: [DeclarationID] { [declaration] + extensions }
    }

    public var names: NameTable { lexicon.names }
    public var vocabulary: Vocabulary { lexicon.vocabulary }
    var known: KnownNames { lexicon.known }

    private struct NestedName: Hashable {
        let outer: TypeID
        let name: Name
    }

    init(files: [FileFacts], lexicon: Lexicon) {
        self.files = files
        self.lexicon = lexicon
        folders = Folders(files)
        imports = ImportTable(files: files, names: lexicon.names, folders: folders, vocabulary: lexicon.vocabulary)
        fill()
    }

    /// The same index over the same files, some of which have bodies now. Types keep their numbers.
    init(_ index: TypeIndex, files: [FileFacts]) {
        self.files = files
        lexicon = index.lexicon
        folders = index.folders
        imports = index.imports
        fill()
    }

    // MARK: Building

    private mutating func fill() {
        for file in files.indices { collect(file) }
        for file in files.indices { attachExtensions(file) }
    }

    /// Types in bodies are left out: they are seen in the second pass only, and no role is played there.
    private mutating func collect(_ file: Int) {
        let declarations = files[file].outline.declarations
        var localEnd = 0
        for (index, declaration) in declarations.enumerated() where index >= localEnd {
            switch declaration.kind {
            case .class, .struct, .enum, .actor, .protocol, .typeAlias, .associatedType:
                guard declaration.scope.contains(.local) else { break }
                localEnd = Int(declaration.next)
                continue
            case .function, .variable, .constant:
                if declaration.scope.contains(.topLevel) {
                    globals[declaration.name, default: []].append(DeclarationID(file: file, index: index))
                }
                continue
            default: continue
            }
            let id = TypeID(types.count)
            let place = DeclarationID(file: file, index: index)
            let outer = declaration.parent >= 0 ? byDeclaration[DeclarationID(file: file, index: Int(declaration.parent))] : nil
            types.append(Entry(declaration: place, name: declaration.name, kind: declaration.kind, outer: outer))
            byDeclaration[place] = id
            if let outer {
                nested[NestedName(outer: outer, name: declaration.name), default: []].append(id)
            } else if declaration.parent < 0 {
                topLevel[declaration.name, default: []].append(id)
            }
        }
    }

    private mutating func attachExtensions(_ file: Int) {
        let outline = files[file].outline
        for (index, declaration) in outline.declarations.enumerated() where declaration.kind == .extension {
            let place = DeclarationID(file: file, index: index)
            let extended = declaration.type.flatMap { extendedType($0, outline, file) }
            guard let extended else {
                foreignExtensions[declaration.name, default: []].append(place)
                continue
            }
            types[extended.index].extensions.append(place)
            byDeclaration[place] = extended
            adopt(index, of: outline, file, into: extended)
        }
    }

    /// Types declared in an extension are nested in the extended type.
    private mutating func adopt(_ index: Int, of outline: Outline, _ file: Int, into outer: TypeID) {
        for child in outline.children(of: index) {
            guard let id = byDeclaration[DeclarationID(file: file, index: child)], types[id.index].outer == nil else { continue }
            let entry = types[id.index]
            types[id.index] = Entry(declaration: entry.declaration, name: entry.name, kind: entry.kind, outer: outer)
            types[id.index].extensions = entry.extensions
            nested[NestedName(outer: outer, name: entry.name), default: []].append(id)
        }
    }

    private func extendedType(_ node: NodeID, _ outline: Outline, _ file: Int) -> TypeID? {
        guard let part = outline.children(of: node).first(where: { outline.nodes[Int($0)].kind == .typeName }) else { return nil }
        let qualifiers = outline.children(of: part).filter { outline.nodes[Int($0)].kind == .typeQualifier }
        var candidates: [TypeID]
        if let first = qualifiers.first {
            candidates = nearest(topLevel[outline.nodes[Int(first)].name] ?? [], to: file)
            for qualifier in qualifiers.dropFirst() {
                candidates = candidates.flatMap { nestedTypes(outline.nodes[Int(qualifier)].name, in: $0) }
            }
            if candidates.isEmpty, qualifiers.count == 1 {
                // The qualifier is a module.
                candidates = inModule(outline.nodes[Int(first)].name, topLevel[outline.nodes[Int(part)].name] ?? [])
            } else {
                candidates = candidates.flatMap { nestedTypes(outline.nodes[Int(part)].name, in: $0) }
            }
        } else {
            candidates = nearest(topLevel[outline.nodes[Int(part)].name] ?? [], to: file)
        }
        return candidates.first
    }

    // MARK: Looking up

    /// The type that a declaration is or extends.
    public func type(declaredAt declaration: DeclarationID) -> TypeID? { byDeclaration[declaration] }

    /// The innermost type around a declaration.
    public func type(around declaration: DeclarationID) -> TypeID? {
        let declarations = files[declaration.file].outline.declarations
        var parent = declarations[declaration.index].parent
        while parent >= 0 {
            if let type = byDeclaration[DeclarationID(file: declaration.file, index: Int(parent))] { return type }
            parent = declarations[Int(parent)].parent
        }
        return nil
    }

    public func topLevelTypes(_ name: Name) -> [TypeID] { topLevel[name] ?? [] }

    public func nestedTypes(_ name: Name, in outer: TypeID) -> [TypeID] {
        nested[NestedName(outer: outer, name: name)] ?? []
    }

    /// Those candidates that share the most leading folders with a file.
    public func nearest(_ candidates: [TypeID], to file: Int) -> [TypeID] {
        guard candidates.count > 1 else { return candidates }
        let shared = candidates.map { folders.shared(types[$0.index].declaration.file, file) }
        let most = shared.max() ?? 0
        return zip(candidates, shared).filter { $1 == most }.map(\.0)
    }

    public func nearest(_ candidates: [DeclarationID], to file: Int) -> [DeclarationID] {
        guard candidates.count > 1 else { return candidates }
        let shared = candidates.map { folders.shared($0.file, file) }
        let most = shared.max() ?? 0
        return zip(candidates, shared).filter { $1 == most }.map(\.0)
    }

    /// The types of a type's name that are as near to a file as it is, itself among them: the name may mean any of them.
    func equallyNear(_ type: TypeID, to file: Int) -> [TypeID] {
        guard types[type.index].outer == nil else { return [type] }
        let candidates = nearest(topLevelTypes(types[type.index].name), to: file)
        return candidates.contains(type) ? candidates : [type]
    }

    func inModule(_ module: Name, _ candidates: [TypeID]) -> [TypeID] {
        let text = names.text(module)
        return candidates.filter { folders.names(types[$0.index].declaration.file).contains(text) }
    }

    public func declaration(_ id: DeclarationID) -> Declaration { files[id.file].outline.declarations[id.index] }

    /// A type's name with those around it: `Outer.Inner`.
    public func qualifiedName(_ type: TypeID) -> String {
        let entry = types[type.index]
        let own = names.text(entry.name)
        guard let outer = entry.outer else { return own }
        return qualifiedName(outer) + "." + own
    }

    /// The framework's type of that index.
    public func frameworkType(_ index: Int) -> FrameworkType {
        index < vocabulary.frameworkTypes.count
            ? vocabulary.frameworkTypes[index] : vocabulary.needleTypes[index - vocabulary.frameworkTypes.count]
    }
}

extension Outline {
    /// The declarations directly within one.
    public func children(of declaration: Int) -> [Int] {
        var result: [Int] = []
        var index = declaration + 1
        let end = min(Int(declarations[declaration].next), declarations.count)
        while index < end {
            result.append(index)
            index = max(Int(declarations[index].next), index + 1)
        }
        return result
    }

    /// A node's children.
    public func children(of node: NodeID) -> NodeChildren {
        NodeChildren(nodes: nodes, first: node + 1, end: nodes[Int(node)].next)
    }

    /// The nodes of a span, siblings all.
    public func nodes(in span: NodeSpan) -> NodeChildren { NodeChildren(nodes: nodes, first: span.first, end: span.end) }
}

/// Sibling nodes, in order.
public struct NodeChildren: Sequence, IteratorProtocol {
    let nodes: [Node]
    var first: NodeID
    let end: NodeID

    public mutating func next() -> NodeID? {
        guard first < end else { return nil }
        let current = first
        first = Swift.max(nodes[Int(current)].next, current + 1)
        return current
    }
}
