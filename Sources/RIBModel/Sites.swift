public import SourceText
import SwiftOutline

/// From parts of the project to places in files.
extension Project {
    public func site(_ place: NodeReference) -> Site {
        Site(FileID(place.file), files[place.file].outline.nodes[Int(place.node)].range)
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
