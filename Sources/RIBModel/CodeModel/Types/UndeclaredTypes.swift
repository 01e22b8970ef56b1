public import SourceText
import SwiftOutline

extension Project {
    /// Names that the code uses like those of types, and that neither the project nor a known library declares; each
    /// once, in order.
    public var undeclaredTypes: [String] {
        let (names, known, libraries) = (symbols.names, symbols.known, symbols.libraryNames)
        var seen = NameSet()
        var found: [String] = []
        for facts in symbols.allFiles where facts.language == .swift {
            for index in facts.outline.nodes.indices {
                let name = facts.outline.nodes[index].name
                guard facts.outline.isUseOfType(index), !seen.contains(name) else { continue }
                seen.insert(name)
                if symbols.typeNames.contains(name) || symbols.genericNames?.contains(name) ?? false { continue }
                if known.contains(name, in: names) || libraries.libraryTypes.names.contains(name) { continue }
                if libraries.standIns.contains(name) { continue }
                let text = names.text(name)
                if text.first?.isUppercase == true { found.append(text) }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension FileFacts {
    /// The names of the types that the file declares outside of others, for other files to use.
    public var typesForOthers: [Name] {
        outline.declarations.filter { declared in
            switch declared.kind {
            case .class, .struct, .enum, .actor, .protocol, .typeAlias:
                declared.scope.contains(.topLevel)
                    && declared.modifiers.isDisjoint(with: [.private, .fileprivate])
            default: false
            }
        }.map(\.name)
    }
}

extension Outline {
    /// Whether a node may be the name of a type that is not nested in another.
    fileprivate func isUseOfType(_ index: Int) -> Bool {
        switch nodes[index].kind {
        case .typeQualifier, .identifier: true
        case .typeName: !children(of: NodeID(index)).contains { kind($0) == .typeQualifier }
        default: false
        }
    }
}
