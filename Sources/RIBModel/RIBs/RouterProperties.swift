public import SourceText
import SwiftOutline

extension Project {
    /// The properties, stored or with a setter, by which interactors reach their own router, each with the class that
    /// declares it, in order of files: those named `router`, and those whose type is a Routing protocol that a router
    /// over the interactor conforms to.
    public var routerProperties: [(property: DeclarationID, interactor: TypeID)] {
        interactorClasses.types.flatMap { type in
            ownMembers(of: type).filter { isRouterProperty($0, of: type) }.map { ($0, type) }
        }
    }

    private func isRouterProperty(_ property: DeclarationID, of interactor: TypeID) -> Bool {
        let declared = declaration(property)
        guard declared.kind == .variable,
            declared.modifiers.isDisjoint(with: [.static, .class]),
            isReported(property),
            !declared.modifiers.contains(.computed) || hasSetter(property)
        else { return false }
        if declared.name == .routerMember { return true }
        guard let type = declared.type.map({ symbols.resolve($0, in: Scope(property)) }) else { return false }
        return type.constituents.contains { part in
            guard let nominal = part.nominal,
                symbols.types[nominal.index].kind == .protocol,
                roles.has(nominal, .router)
            else { return false }
            return conformers(of: nominal).contains { isRouter($0, over: interactor) }
        }
    }

    private func hasSetter(_ property: DeclarationID) -> Bool {
        let outline = files[property.file].outline
        return outline.nodes(in: declaration(property).body).contains {
            outline.kind($0) == .accessor && outline.nodes[Int($0)].name == .set
        }
    }

    private func isReported(_ declaration: DeclarationID) -> Bool { files[declaration.file].kind == .source }

    /// Whether all superclasses of a type and all protocols that it conforms to are known.
    public func isComplete(_ type: TypeID) -> Bool { !hierarchy.hasUnresolvedSuperclass[type.index] }

    /// Whether objects of a class itself may be created: code names it in a call, or no class descends from it.
    public func isCreated(_ type: TypeID) -> Bool {
        if subclasses(of: type).isEmpty { return true }
        let name = symbols.types[type.index].name
        return files.indices.contains { file in
            let outline = files[file].outline
            return outline.nodes.indices.dropLast().contains {
                outline.nodes[$0].kind == .identifier && outline.nodes[$0].name == name
                    && outline.nodes[$0 + 1].kind == .call
            }
        }
    }
}
