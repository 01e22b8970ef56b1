import SourceText
import SwiftOutline

/// A property, stored or with a setter, by which an interactor reaches its own router: one named `router`, or one whose
/// type is a Routing protocol that a router over the interactor conforms to.
public struct RouterProperty: Sendable, Equatable {
    public let property: DeclarationID
    /// The class that declares it.
    public let interactor: TypeID
    public let assignment: Assignment
    /// What else decides whether the missing assignment matters; nil where there may be one.
    public let surroundings: Surroundings?

    public struct Surroundings: Sendable, Equatable {
        /// The first place at which the property is read.
        public let use: NodeReference?
        /// The routers over the interactor, in order.
        public let routers: [TypeID]
        /// Whether all superclasses of the interactor and of its routers are analyzed.
        public let isComplete: Bool
        /// Whether there may be objects of the interactor's class itself.
        public let isCreated: Bool
    }

    /// Those of a class.
    fileprivate static let query = Query<TypeID, [RouterProperty]>("routerProperties") { project, type in
        project.ownMembers(of: type).filter { project.isRouterProperty($0, of: type) }.map { property in
            let assignment = project.assignment(of: property, in: type)
            return RouterProperty(
                property: property,
                interactor: type,
                assignment: assignment,
                surroundings: assignment == .never ? project.surroundings(of: property, in: type) : nil)
        }
    }
}

extension Project {
    /// The properties by which interactors reach their own routers, in order of files.
    public var routerProperties: [RouterProperty] { answers(RouterProperty.query, interactorClasses.types) }

    fileprivate func surroundings(of property: DeclarationID, in type: TypeID) -> RouterProperty.Surroundings {
        let routers = routers(over: type)
        return RouterProperty.Surroundings(
            use: reads(of: property, in: type).first,
            routers: routers,
            isComplete: ([type] + routers).allSatisfy { !hierarchy.hasUnresolvedSuperclass[$0.index] },
            isCreated: isCreated(type))
    }

    fileprivate func isRouterProperty(_ property: DeclarationID, of interactor: TypeID) -> Bool {
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

    /// Whether objects of a class itself may be created: code names it in a call, or no class descends from it.
    private func isCreated(_ type: TypeID) -> Bool {
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
