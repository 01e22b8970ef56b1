import SourceText

/// Views, presenters, and the classes of the views, controllers and layouts that their code names: cells, subviews,
/// child controllers, and those of these.
extension Project {
    /// These classes and their base classes, in order, without those that are not reported on.
    public var viewObjects: [TypeID] { self[Project.viewObjectList] }

    private static let viewObjectList = Query<WholeProject, [TypeID]>("viewObjects") { project, _ in
        var seen = Set(project.viewClasses)
        var work = project.viewClasses
        while let type = work.popLast() {
            for named in project[namedParts, type] {
                for part in project.classes(of: named) where seen.insert(part).inserted { work.append(part) }
            }
        }
        return seen.filter { project.isReported($0) }.sorted()
    }

    /// The classes of UIKit's objects without a role that the code of a class names, also as the type argument of a
    /// superclass of a class that it names.
    private static let namedParts = Query<TypeID, [TypeID]>("namedParts") { project, type in
        let names = project[partNames]
        guard names != NameSet() else { return [] }
        var result: [TypeID] = []
        for part in project.symbols.parts(of: type) {
            for name in project.typeNames(in: part, among: names) {
                guard let found = project.symbols.resolve(name, in: Scope(part)).nominal else { continue }
                let isPart = project.isPartOfView(found)
                for part in isPart ? [found] : project[suppliedParts, found]
                where part != type && !result.contains(part) {
                    result.append(part)
                }
            }
        }
        return result
    }

    /// The classes of UIKit's objects that a class passes to its supertypes as type arguments.
    private static let suppliedParts = Query<TypeID, [TypeID]>("suppliedParts") { project, type in
        guard project.isClass(type) else { return [] }
        let names = project[uiNames]
        return project.symbols.parts(of: type).flatMap { part in
            project.inheritedTypeNames(of: part, among: names).compactMap {
                project.symbols.resolve($0, in: Scope(part)).nominal
            }
        }.filter { project.isPartOfView($0) }
    }

    private static let uiNames = Query<WholeProject, NameSet>("uiNames") { project, _ in
        project.names(ofTypes: { project.isPartOfView($0) })
    }

    private static let partNames = Query<WholeProject, NameSet>("partNames") { project, _ in
        guard project[uiNames] != NameSet() else { return NameSet() }
        return project.names(ofTypes: { project.isPartOfView($0) || !project[suppliedParts, $0].isEmpty })
    }

    private func names(ofTypes isIncluded: (TypeID) -> Bool) -> NameSet {
        NameSet(
            symbols.types.indices.lazy.map { TypeID($0) }.filter(isIncluded).map { self.symbols.types[$0.index].name })
    }

    private func isPartOfView(_ type: TypeID) -> Bool {
        isClass(type) && !roles.hasAny(type) && isReported(type) && isOfUI(type)
    }
}
