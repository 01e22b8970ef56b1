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

    /// The classes of UIKit's objects without a role that the code of a class names.
    private static let namedParts = Query<TypeID, [TypeID]>("namedParts") { project, type in
        let names = project[partNames]
        guard names != NameSet() else { return [] }
        var result: [TypeID] = []
        for part in project.symbols.parts(of: type) {
            for name in project.typeNames(in: part, among: names) {
                guard let found = project.symbols.resolve(name, in: Scope(part)).nominal, found != type,
                    project.isPartOfView(found), !result.contains(found)
                else { continue }
                result.append(found)
            }
        }
        return result
    }

    private static let partNames = Query<WholeProject, NameSet>("partNames") { project, _ in
        var names = NameSet()
        for type in project.symbols.types.indices.lazy.map({ TypeID($0) }) where project.isPartOfView(type) {
            names.insert(project.symbols.types[type.index].name)
        }
        return names
    }

    private func isPartOfView(_ type: TypeID) -> Bool {
        isClass(type) && !roles.hasAny(type) && isReported(type) && isOfUI(type)
    }
}
