import RIBModel
import SourceText

/// A part of another RIB that the code of a router or an interactor creates itself.
struct PartConstruction: Sendable, Equatable {
    /// The name of the created class.
    let place: NodeReference
    let function: DeclarationID
    /// The class whose code creates the part.
    let creator: TypeID
    let type: TypeID
    /// The builder that creates such a part; nil if none does.
    let builder: TypeID?

    /// Those in the code of a router and of its interactors, in order.
    fileprivate static let query = Query<TypeID, [PartConstruction]>("partConstructions") { project, router in
        let own = project.ribs(ofRouter: router)
        let creators = [router] + project.interactors(of: router)
        let names = project[Project.namesOfParts]
        var result: [PartConstruction] = []
        for creator in creators {
            for member in project.ownMembers(of: creator)
            where project.hasCode(member) && project.mentions(names, member) {
                for created in project.body(of: member).constructions {
                    guard let type = created.type.nominal, project.isBuiltPart(type),
                        !creators.contains(where: { project.areRelated($0, type) }),
                        !own.contains(where: { project.component(of: $0) == type })
                    else { continue }
                    result.append(
                        PartConstruction(
                            place: created.name.place, function: member, creator: creator, type: type,
                            builder: project.builder(ofPart: type)))
                }
            }
        }
        return result
    }
}

extension Project {
    /// The routers, interactors and components of other RIBs that the code of a router and of its interactors creates,
    /// in order.
    func partConstructions(by router: TypeID) -> [PartConstruction] { self[PartConstruction.query, router] }

    private static let builtRoles: [Role] = [.router, .interactor, .component]

    /// The names of the classes that builders are to create.
    fileprivate static let namesOfParts = Query<WholeProject, NameSet>("namesOfParts") { project, _ in
        NameSet(builtRoles.flatMap { project.types($0) }.map { project.plainName(of: $0) })
    }

    /// Whether a class inherits from the framework's class of routers, interactors or components.
    fileprivate func isBuiltPart(_ type: TypeID) -> Bool {
        isClass(type)
            && Project.builtRoles.contains { role in
                roles.has(type, role) && reaches(type) { $0.isClass && $0.role == role }
            }
    }

    fileprivate func builder(ofPart type: TypeID) -> TypeID? {
        let created =
            ribs(ofRouter: type).first
            ?? types(.builder).lazy.flatMap { self.ribs(createdBy: $0) }.first { rib in
                rib.interactor == type || self.component(of: rib) == type
            }
        return created?.builder
    }
}
