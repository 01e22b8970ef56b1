public import SourceText
public import SwiftOutline

/// All types of the project by name and nesting, their extensions, and what files import.
///
/// A class because everything that asks holds it, and it never changes. Nothing but `files` depends on bodies.
public final class TypeIndex: Sendable {
    public let files: [FileFacts]
    public let lexicon: Lexicon
    let folders: Folders
    let imports: ImportTable
    private let tables: TypeTables

    public typealias Entry = TypeTables.Entry

    init(files: [FileFacts], lexicon: Lexicon) {
        self.files = files
        self.lexicon = lexicon
        folders = Folders(files)
        imports = ImportTable(files: files, names: lexicon.names, folders: folders, vocabulary: lexicon.vocabulary)
        tables = TypeTables(files, folders, lexicon.names)
    }

    /// The same index over the same files, some of which have bodies now. Types keep their numbers.
    init(_ index: TypeIndex, files: [FileFacts]) {
        self.files = files
        lexicon = index.lexicon
        folders = index.folders
        imports = index.imports
        tables = TypeTables(files, folders, lexicon.names)
    }

    public var names: NameTable { lexicon.names }
    public var vocabulary: Vocabulary { lexicon.vocabulary }
    var known: KnownNames { lexicon.known }
    /// In order of files, then of declarations.
    public var types: [Entry] { tables.types }
    /// Extensions of types that are not the project's, by the last part of their name.
    var foreignExtensions: [Name: [DeclarationID]] { tables.foreignExtensions }
    /// Functions and variables outside of types.
    var globals: NameGroups<DeclarationID> { tables.globals }

    // MARK: Looking up

    /// The type that a declaration is or extends.
    public func type(declaredAt declaration: DeclarationID) -> TypeID? { tables.type(at: tables.starts[declaration.file] + declaration.index) }

    /// The innermost type around a declaration.
    public func type(around declaration: DeclarationID) -> TypeID? {
        let outline = files[declaration.file].outline
        let first = tables.starts[declaration.file]
        var parent = outline.declarations[declaration.index].parent
        while parent >= 0 {
            if let type = tables.type(at: first + Int(parent)) { return type }
            parent = outline.declarations[Int(parent)].parent
        }
        return nil
    }

    public func topLevelTypes(_ name: Name) -> ArraySlice<TypeID> { tables.topLevel[name] }

    public func nestedTypes(_ name: Name, in outer: TypeID) -> [TypeID] { tables.nestedTypes(name, in: outer) }

    /// Those candidates that share the most leading folders with a file.
    public func nearest(_ candidates: some RandomAccessCollection<TypeID>, to file: Int) -> [TypeID] { tables.nearest(candidates, to: file) }

    public func nearest(_ candidates: some RandomAccessCollection<DeclarationID>, to file: Int) -> [DeclarationID] {
        folders.nearest(candidates, to: file, \.file)
    }

    /// The types of a type's name that are as near to a file as it is, itself among them: the name may mean any of them.
    func equallyNear(_ type: TypeID, to file: Int) -> [TypeID] {
        guard types[type.index].outer == nil else { return [type] }
        let candidates = nearest(topLevelTypes(types[type.index].name), to: file)
        return candidates.contains(type) ? candidates : [type]
    }

    func inModule(_ module: Name, _ candidates: ArraySlice<TypeID>) -> [TypeID] { tables.inModule(names.text(module), candidates) }

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
