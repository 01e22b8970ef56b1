public import SourceText
import SwiftOutline

/// Source locations of declarations and nodes.
extension Project {
    public func site(_ place: NodeReference) -> Site {
        let node = files[place.file].outline.node(place.node)
        if node.kind == .capture, node.next == place.node + 1 {
            // Modifiers before the name specify how it is captured.
            let length = UInt32(names.utf8(node.name).count)
            return Site(FileID(place.file), ByteRange(max(node.start, node.end - min(length, node.end)), node.end))
        }
        if node.kind == .optionalBinding, !names.utf8(node.name).isEmpty {
            // A blank follows `let` or `var`.
            let start = min(node.start + 4, node.end)
            return Site(
                FileID(place.file), ByteRange(start, min(node.end, start + UInt32(names.utf8(node.name).count))))
        }
        // In Objective-C, a node of one name is one word, which Swift may call differently.
        guard node.kind == .identifier || node.kind == .member, language(of: FileID(place.file)) == .swift else {
            return Site(FileID(place.file), node.range)
        }
        // A compound name, as in `#selector(dismiss(animated:completion:))`, is located by its base name.
        let length = UInt32(names.utf8(node.name).count)
        return Site(FileID(place.file), ByteRange(node.start, min(node.end, node.start + length)))
    }

    /// The first byte of a node that has no name of its own or contains several: a closure, a chain.
    public func start(of place: NodeReference) -> Site {
        let node = files[place.file].outline.node(place.node)
        return Site(FileID(place.file), ByteRange(node.start, max(node.start, min(node.end, node.start + 1))))
    }

    /// The whole range of a node.
    public func extent(of place: NodeReference) -> Site {
        Site(FileID(place.file), files[place.file].outline.node(place.node).range)
    }

    /// The whole range of the innermost chain of calls and members that contains a name.
    public func chain(around place: NodeReference) -> Site? {
        let nodes = files[place.file].outline.nodes
        let chain = (0..<Int(place.node)).last { nodes[$0].kind == .chain && nodes[$0].next > place.node }
        return chain.map { extent(of: NodeReference(file: place.file, node: NodeID($0))) }
    }

    /// The whole range of a declaration.
    public func extent(of declaration: DeclarationID) -> Site {
        Site(FileID(declaration.file), self.declaration(declaration).range)
    }

    /// The name of a declaration.
    public func site(ofName declaration: DeclarationID) -> Site {
        let declared = self.declaration(declaration)
        var range = declared.nameRange
        // Backticks are not part of the name.
        if language(of: FileID(declaration.file)) == .swift,
            range.end - range.start == UInt32(names.utf8(declared.name).count) + 2
        {
            range = ByteRange(range.start + 1, range.end - 1)
        }
        return Site(FileID(declaration.file), range)
    }

    /// The type that a declaration is written with; nil for none.
    public func site(ofTypeOf declaration: DeclarationID) -> Site? {
        self.declaration(declaration).type.map { extent(of: NodeReference(file: declaration.file, node: $0)) }
    }

    /// The language of a file.
    public func language(of file: FileID) -> SourceLanguage { files[file.index].language }

    /// The name of a type in its declaration.
    public func site(_ type: TypeID) -> Site { site(ofName: symbols.types[type.index].declaration) }

    /// A node's name.
    package func name(at place: NodeReference) -> Name { files[place.file].outline.name(place.node) }

    /// The text of a node's name.
    public func text(at place: NodeReference) -> String { text(files[place.file].outline.name(place.node)) }

    /// The innermost type, or extended type, whose declaration contains a site.
    public func type(at site: Site) -> TypeID? {
        guard files.indices.contains(site.file.index) else { return nil }
        let declarations = files[site.file.index].outline.declarations
        var found: TypeID?
        var number = 0
        while number < declarations.count {
            let declared = declarations[number]
            let isEnclosing = declared.range.start <= site.range.start && site.range.start < declared.range.end
            if isEnclosing, declared.kind.isType {
                found = symbols.type(declaredAt: DeclarationID(file: site.file.index, index: number)) ?? found
            }
            number = isEnclosing ? number + 1 : max(Int(declared.next), number + 1)
        }
        return found
    }
}
