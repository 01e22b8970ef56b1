public import SourceText
import SwiftOutline

/// From parts of the project to places in files.
extension Project {
    public func site(_ place: NodeReference) -> Site {
        let node = files[place.file].outline.nodes[Int(place.node)]
        guard node.kind == .identifier || node.kind == .member else { return Site(FileID(place.file), node.range) }
        // A compound name, as in `#selector(dismiss(animated:completion:))`, ends where its base name does.
        let length = UInt32(names.utf8(node.name).count)
        return Site(FileID(place.file), ByteRange(node.start, min(node.end, node.start + length)))
    }

    /// The name of a declaration.
    public func site(ofName declaration: DeclarationID) -> Site {
        Site(FileID(declaration.file), self.declaration(declaration).nameRange)
    }

    /// The name of a type in its declaration.
    public func site(_ type: TypeID) -> Site { site(ofName: index.types[type.index].declaration) }

    /// The name that a node carries.
    public func text(at place: NodeReference) -> String { text(files[place.file].outline.nodes[Int(place.node)].name) }
}
