import SourceText
import SwiftOutline

extension Project {
    /// The written name of a type's own supertype, if it resolves to a library type only because the configuration says
    /// so.
    ///
    /// - Parameter number: the index in `LibraryTypes` of the library type.
    func standIn(of type: TypeID, for number: Int) -> String? {
        symbols.parts(of: type).lazy.compactMap { part in
            let outline = self.files[part.file].outline
            let scope = Scope(file: part.file, declaration: Int(outline.declarations[part.index].parent))
            return outline.nodes(in: outline.declarations[part.index].inheritance).lazy.compactMap {
                self.standIn($0, in: scope, for: number, depth: 0)
            }.first
        }.first
    }

    /// The configured name in a `type` node, through aliases.
    private func standIn(_ node: NodeID, in scope: Scope, for number: Int, depth: Int) -> String? {
        let outline = files[scope.file].outline
        for child in outline.children(of: node) {
            switch outline.kind(child) {
            case .type:
                if let found = standIn(child, in: scope, for: number, depth: depth) { return found }
            case .typeName:
                let name = outline.name(child)
                let arguments = outline.children(of: child).filter { outline.kind($0) == .type }.count
                guard case .library(number, _) = symbols.resolve(node, in: scope) else { continue }
                if symbols.libraryNames.standIns.standIn(name, arguments: arguments) == number,
                    text(name) != symbols.libraryType(number).name
                {
                    return text(name)
                }
                let aliasType = symbols.topLevelTypes(name).first { symbols.types[$0.index].isTypeAlias }
                let alias = aliasType.map { symbols.types[$0.index].declaration }
                if depth < 8, let alias, let target = declaration(alias).type,
                    let found = standIn(target, in: Scope(alias), for: number, depth: depth + 1)
                {
                    return found
                }
            default: break
            }
        }
        return nil
    }
}
