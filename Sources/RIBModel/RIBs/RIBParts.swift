import SourceText

/// The classes that make up RIBs.
extension Project {
    /// The routers of the RIBs that a class is a part of, in order.
    func routers(withPart type: TypeID) -> ArraySlice<TypeID> { self[Project.routersOfParts, at: type] }

    /// By the class of a router, an interactor, a view or a presenter, the routers of its RIBs, in order.
    static let routersOfParts = Query<WholeProject, Groups<TypeID, TypeID>>(index: "routersOfParts") { project in
        let ribs = project.answers(RIB.query, project.types(.builder))
        return Groups(
            ribs.flatMap { rib in
                let parts = [rib.router, rib.interactor, rib.view.type, project.presenter(of: rib)].compactMap { $0 }
                return parts.sortedWithoutRepetitions.map { ($0, rib.router) }
            })
    }

    /// Whether a class is, or is a base class of, the router, interactor or view of a RIB.
    func isPart(_ type: TypeID, of rib: RIB) -> Bool {
        [rib.router, rib.interactor, rib.view.type].contains { part in
            part.map { classes(of: $0).contains(type) } ?? false
        }
    }

    /// The classes of a router and of its interactors.
    package func ownClasses(of router: TypeID) -> Set<TypeID> {
        Set(([router] + interactors(of: router)).flatMap { classes(of: $0) })
    }

    /// Whether a type is a router's, of the project or the framework.
    package func isRouter(_ type: TypeReference) -> Bool { reaches(type) { $0.role == .router } }

    /// The classes of builders, in order.
    public var builders: TypeList { self[Project.builderClasses] }

    private static let builderClasses = Query<WholeProject, TypeList>("builders") { project, _ in
        TypeList(project.types(.builder).filter { project.isClassOrActor($0) }, of: project.symbols)
    }
}
