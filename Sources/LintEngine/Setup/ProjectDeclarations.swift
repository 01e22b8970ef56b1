internal import RIBModel
internal import RuleKit
internal import SourceText

/// The declarations of a project's files, read without bodies.
struct ProjectDeclarations: Sendable {
    /// Of the files that could be read, in the order of paths.
    let facts: [FileFacts]
    let notices: [Notice]
    let project: Project
    let wellKnownNames: WellKnownNames

    init(of paths: [SourcePath], root: Int32, models: LibraryModels, by workers: Workers) {
        let wellKnownNames = WellKnownNames(models)
        self.wellKnownNames = wellKnownNames
        var readers = (0..<workers.count).map { _ in
            (source: SourceReader(root: root), facts: FileReader(wellKnownNames))
        }
        let outcomes = workers.map(count: paths.count, states: &readers) {
            reader,
            index -> (facts: FileFacts?, notice: Notice?) in
            do throws(SourceReader.Refusal) {
                return (reader.facts.declarations(of: paths[index], bytes: try reader.source.read(paths[index])), nil)
            } catch {
                return (nil, .notAnalyzed(paths[index], error.reason))
            }
        }
        notices = outcomes.compactMap(\.notice)
        facts = outcomes.compactMap(\.facts)
        project = ProjectLoader(files: facts, wellKnownNames: wellKnownNames, threads: workers.threads).declaredProject
    }
}

extension RIBHint {
    /// The first of some hints whose settings lead to RIBs when the project is read with them, or that has none.
    static func tried(
        _ hints: [RIBHint], on paths: [SourcePath], root: Int32, models: LibraryModels, by workers: Workers
    ) -> RIBHint? {
        hints.first { hint in
            if hint.settings.isEmpty { return true }
            let models = LibraryModels(adding: models.project.adding(hint))
            let project = ProjectDeclarations(of: paths, root: root, models: models, by: workers).project
            return project.ribCount > 0 && !project.types(.interactor).isEmpty
        }
    }
}
