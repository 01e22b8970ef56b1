package import SourceText
import SwiftOutline

/// An import of a module.
package struct ImportLine: Equatable, Sendable {
    package let module: Name
    /// The name of the module in the source.
    package let site: Site
}

extension Project {
    /// The imports of a file, in order.
    package func imports(in file: FileID) -> [ImportLine] { self[Project.importsByFile, file] }

    private static let importsByFile = Query<FileID, [ImportLine]>("importsOfFile") { project, file in
        let outline = project.files[file.index].outline
        return outline.declarations.indices.compactMap { index in
            guard outline.declarations[index].kind == .import else { return nil }
            return ImportLine(
                module: outline.declarations[index].name,
                site: project.site(ofName: DeclarationID(file: file.index, index: index)))
        }
    }
}
