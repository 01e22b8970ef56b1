import SourceText

/// Types that only previews use, such as a representable that shows the view of a RIB in previews.
///
/// They are found from the types without a role that use builders: the types around their uses, and around the uses of
/// those, until previews or other code are reached.
private struct PreviewTypes {
    /// How far the uses are followed; what is farther is code of the app.
    private static let most = 4

    /// By type, the uses of its name outside of the type itself.
    private var uses: [TypeID: [TypeUse]] = [:]
    private let project: Project

    /// - Parameter first: types that use something, which may all be previews'.
    init(using first: [TypeID], _ project: Project) {
        self.project = project
        var next = Set(first)
        for _ in 0..<PreviewTypes.most where !next.isEmpty {
            let found = project.usesOutsideOfTypes(next.sorted())
            uses.merge(found) { $1 }
            next = Set(found.values.joined().compactMap(\.owner))
                .filter { uses[$0] == nil && project.mayBeOfPreviews($0) }
        }
    }

    /// The types of which it is known who uses them.
    var candidates: [TypeID] { uses.keys.sorted() }

    /// Those that something uses, and nothing but previews.
    var types: Set<TypeID> {
        var result = Set(uses.keys.filter { !uses[$0, default: []].isEmpty })
        while true {
            let others = result.filter { type in
                !uses[type, default: []].allSatisfy { use in
                    project.isOfPreviewMacro(use)
                        || use.owner.map { result.contains($0) || project.roles.isTestDouble($0) } ?? false
                }
            }
            if others.isEmpty { return reached(from: result) }
            result.subtract(others)
        }
    }

    /// Those of some types that previews use, directly or by another of them: not two that only use each other.
    private func reached(from candidates: Set<TypeID>) -> Set<TypeID> {
        var result: Set<TypeID> = []
        while true {
            let next = candidates.subtracting(result).filter { type in
                uses[type, default: []].contains { use in
                    project.isOfPreviewMacro(use)
                        || use.owner.map { result.contains($0) || project.roles.isTestDouble($0) } ?? false
                }
            }
            if next.isEmpty { return result }
            result.formUnion(next)
        }
    }
}

extension Project {
    /// Whether the code of a use is a preview's, a test double's, or that of a type which only previews use.
    func isOfPreviews(_ use: TypeUse) -> Bool {
        isOfPreviewMacro(use)
            || use.owner.map { roles.isTestDouble($0) || self[Project.typesOfPreviews].contains($0) } ?? false
    }

    /// Whether nothing but previews uses a type, which has no role and uses a builder.
    package func isOnlyOfPreviews(_ type: TypeID) -> Bool { self[Project.typesOfPreviews].contains(type) }

    /// The names of types that nothing but previews may use: code that was not read can show otherwise.
    var namesOfPreviewCandidates: [Name] {
        PreviewTypes(using: self[Project.usersOfBuilders], self).candidates.map { symbols.types[$0.index].name }
    }

    static var queriesOfPreviewTypes: [Int] { [typesOfPreviews.number, usersOfBuilders.number] }

    private static let typesOfPreviews = Query<WholeProject, Set<TypeID>>("typesOfPreviews") { project, _ in
        PreviewTypes(using: project[usersOfBuilders], project).types
    }

    /// The types without a role that use a builder which no part of another RIB uses, in order.
    private static let usersOfBuilders = Query<WholeProject, [TypeID]>("usersOfBuilders") { project, _ in
        let users = project.ribBuilders.flatMap { builder -> [TypeID] in
            let owners = project.usesOutsideOfRIB(ofBuilder: builder).filter { !project.isOfPreviewMacro($0) }
                .map(\.owner).filter { $0.map { !project.roles.isTestDouble($0) } ?? true }
            return owners.allSatisfy { $0.map(project.mayBeOfPreviews) ?? false } ? owners.compactMap { $0 } : []
        }
        return Set(users).sorted()
    }

    /// Whether a type is neither a part of a RIB nor where an app begins.
    fileprivate func mayBeOfPreviews(_ type: TypeID) -> Bool {
        !roles.hasAny(type) && !roles.isTestDouble(type)
            && !declaresType(inheritingOneOf: .applications, in: symbols.types[type.index].declaration.file)
    }

    /// By type, the uses of its name, or of another type's of that name, outside of it.
    fileprivate func usesOutsideOfTypes(_ types: [TypeID]) -> [TypeID: [TypeUse]] {
        let names = NameSet(types.map { symbols.types[$0.index].name })
        let uses = Dictionary(grouping: allFiles.flatMap { self.uses(ofTypesNamed: names, in: $0.index) }, by: \.name)
        return types.reduce(into: [:]) { result, type in
            result[type] = uses[symbols.types[type.index].name, default: []].filter { $0.owner != type }
        }
    }
}
