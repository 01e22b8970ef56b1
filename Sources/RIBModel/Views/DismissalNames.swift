package import SourceText

/// Names through which code may remove a view: UIKit's own, and those of the project's helpers that mention them.
struct DismissalNames: Equatable, Sendable {
    let all: NameSet

    static let query = Query<WholeProject, DismissalNames>("dismissalNames") { project, _ in DismissalNames(project) }

    private init(_ project: Project) {
        var all = NameSet.viewRemovals
        // Helpers in extensions dismiss under names of their own; one helper may call another.
        var others = DismissalNames.borrowable(project)
        for _ in 0..<3 {
            let more = others.filter { project.mentions(all, $0) }
            if more.isEmpty { break }
            for function in more { all.insert(project.name(of: function)) }
            others.removeAll { all.contains(project.name(of: $0)) }
        }
        self.all = all
    }

    /// Functions and computed properties in extensions of library types and of protocols.
    private static func borrowable(_ project: Project) -> [DeclarationID] {
        var parts: [DeclarationID] = project.symbols.foreignExtensions.values.flatMap { $0 }
        for type in project.symbols.types.indices.lazy.map({ TypeID($0) }) where project.isProtocol(type) {
            parts += project.symbols.extensions(of: type)
        }
        return parts.flatMap { project.code(withBodiesIn: $0) }
    }
}

extension Project {
    /// Names through which code may remove a view.
    package var dismissalNames: NameSet { self[DismissalNames.query].all }

    /// The same, and the names of functions of some views that mention one of them.
    func dismissalNames(ofViews views: [TypeID]) -> NameSet {
        let names = dismissalNames
        return views.reduce(into: names) { result, view in
            for type in classes(of: view) {
                for function in ownMembers(of: type) where isFunction(function) && mentions(names, function) {
                    result.insert(name(of: function))
                }
            }
        }
    }
}
