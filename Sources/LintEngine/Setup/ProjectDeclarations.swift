internal import RIBModel
internal import RuleKit
internal import SourceText
internal import SwiftOutline

/// The declarations of a project's files, read without bodies.
struct ProjectDeclarations: Sendable {
    /// Of the files that could be read, in the order of paths.
    let facts: [FileFacts]
    let notices: [Notice]
    let project: Project
    let wellKnownNames: WellKnownNames
    private let loader: ProjectLoader
    /// Of the files' contents, in the order of `facts`.
    private let digests: [UInt64]

    init(
        of paths: [SourcePath], _ modules: DeclaredModules, root: Int32, overlay: FileOverlay = .none,
        models: LibraryModels, by workers: Workers
    ) {
        let wellKnownNames = WellKnownNames(models)
        self.wellKnownNames = wellKnownNames
        var readers = (0..<workers.count).map { _ in
            (source: SourceReader(root: root, overlay: overlay), facts: FileReader(wellKnownNames, modules))
        }
        let outcomes = workers.map(count: paths.count, states: &readers) {
            reader,
            index -> (file: (facts: FileFacts, digest: UInt64)?, notice: Notice?) in
            do throws(SourceReader.Refusal) {
                let bytes = try reader.source.read(paths[index])
                return ((reader.facts.declarations(of: paths[index], bytes: bytes), Digest.of(bytes)), nil)
            } catch {
                return (nil, .notAnalyzed(paths[index], error.reason))
            }
        }
        notices = outcomes.compactMap(\.notice)
        let files = outcomes.compactMap(\.file)
        facts = files.map(\.facts)
        digests = files.map(\.digest)
        loader = ProjectLoader(
            files: facts, modules: modules, wellKnownNames: wellKnownNames, threads: workers.threads)
        project = loader.declaredProject
    }

    /// The number of RIBs. Bodies are read if only the code of builders tells it.
    func ribCount(root: Int32, by workers: Workers) -> Int {
        if project.knowsRIBsByDeclarations { return project.ribCount }
        var readers = (0..<workers.count).map { _ in
            (source: SourceReader(root: root), facts: FileReader(wellKnownNames, .none))
        }
        return loader.project { wanted in
            let outlines = workers.map(count: wanted.files.count, states: &readers) { reader, index -> Outline? in
                let file = wanted.files[index].index
                let path = facts[file].path
                guard let bytes = try? reader.source.read(path), Digest.of(bytes) == digests[file] else { return nil }
                return reader.facts.bodies(of: path, in: bytes)
            }
            return zip(wanted.files, outlines).compactMap { file, outline in
                outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }.ribCount
    }
}

extension RIBHint {
    /// The first of some hints whose settings lead to RIBs when the project is read with them, or that has none.
    static func tried(
        _ hints: [RIBHint], on paths: [SourcePath], _ modules: DeclaredModules, root: Int32,
        overlay: FileOverlay = .none, models: LibraryModels, by workers: Workers
    ) -> RIBHint? {
        hints.first { hint in
            if hint.settings.isEmpty { return true }
            let models = LibraryModels(adding: models.project.adding(hint))
            let project = ProjectDeclarations(
                of: paths, modules, root: root, overlay: overlay, models: models, by: workers
            ).project
            return !project.types(.interactor).isEmpty
        }
    }
}
