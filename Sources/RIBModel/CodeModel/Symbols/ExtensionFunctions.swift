package import SourceText
import SwiftOutline

/// Functions that the project adds to some library types: by extensions, by declaring the types itself, or by its own
/// protocols that the types conform to.
package struct ExtensionFunctions: Equatable, Sendable {
    private let functions: [Name: [DeclarationID]]
    /// The names of all these functions. Rejects most calls without a dictionary lookup.
    package let names: NameSet

    init(_ types: NameSet, _ project: Project) {
        let declared = types.flatMap(project.symbols.topLevelTypes)
        let extensions = types.flatMap { project.symbols.foreignExtensions[$0] ?? [] }
        let protocols = extensions.flatMap(project.symbols.supertypes(writtenAt:)).flatMap(\.constituents)
            .compactMap(\.nominal)
        let parts =
            extensions
            + (declared + protocols).flatMap { project.hierarchy.ancestors[$0.index] }
            .flatMap { project.symbols.parts(of: $0) }
        var functions: [Name: [DeclarationID]] = [:]
        for part in Set(parts).sorted() {
            let outline = project.files[part.file].outline
            for child in outline.children(of: part.index) where outline.declarations[child].kind == .function {
                functions[outline.declarations[child].name, default: []].append(
                    DeclarationID(file: part.file, index: child))
            }
        }
        self.functions = functions
        names = NameSet(functions.keys)
    }

    /// The functions of that name, in the order of files.
    package func functions(_ name: Name) -> [DeclarationID] { names.contains(name) ? functions[name] ?? [] : [] }
}
