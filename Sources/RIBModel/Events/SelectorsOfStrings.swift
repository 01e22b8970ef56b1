import SourceText

/// Calls of functions by their names in Objective-C: by a selector that is made of a string, which is not read, and by
/// a name that `@objc(name:)` gives.
extension Project {
    /// A place where code may call one of some functions by its name in Objective-C; nil if there is none.
    func objectiveCCaller(of functions: [DeclarationID]) -> NodeReference? {
        let exposed = functions.filter { isExposedToObjectiveC($0) }
        guard !exposed.isEmpty else { return nil }
        if let place = self[Project.selectorsOfStrings].first { return place }
        let names = NameSet(
            exposed.flatMap { function in
                attributes(of: function).lazy.filter { $0.name == .objc }.compactMap(\.firstArgumentName)
            })
        guard !names.isEmpty else { return nil }
        for file in filesWithCode {
            for use in uses(of: names, in: file.index) where code(around: use.place) != nil { return use.place }
        }
        return nil
    }

    /// Whether Objective-C can call a function: by its own attribute, or by that of its protocol or class.
    private func isExposedToObjectiveC(_ function: DeclarationID) -> Bool {
        if isVisibleToObjectiveC(function) { return true }
        guard let type = symbols.type(around: function) else { return false }
        return attributes(of: symbols.types[type.index].declaration).contains {
            $0.name == .objc || $0.name.exposesMembers
        }
    }

    private static let selectorsOfStrings = Query<WholeProject, [NodeReference]>("selectorsOfStrings") { project, _ in
        project.collected(selectorsInFile, project.filesWithCode)
    }

    /// `NSSelectorFromString(name)`, `Selector("close")`
    private static let selectorsInFile = Query<FileID, [NodeReference]>("selectorsOfStringsInFile") { project, file in
        project.uses(of: .selectorMakers, in: file.index).map(\.place).filter { place in
            guard let code = project.code(around: place) else { return false }
            return project.body(of: code).calls.contains { $0.calleePlace == place && $0.arguments.first != nil }
        }
    }
}
