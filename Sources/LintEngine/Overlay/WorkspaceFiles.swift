internal import RIBModel
internal import RuleKit
internal import SourceText

/// The files of a workspace, with the texts that replace those on disk, and the project built from them.
struct WorkspaceFiles {
    private(set) var overlay = FileOverlay.none
    private let context: WorkspaceContext
    private let modules: DeclaredModules
    private var project: IncrementalProject
    private var files: [Analysis.File]
    /// The numbers of the readable files, by path.
    private var numbers: [SourcePath: FileID]
    private var notices: [SourcePath: Notice]
    private let typist: ReceiverTypist

    /// Reads all files.
    init(_ context: WorkspaceContext, _ overlay: FileOverlay, by workers: Workers) {
        self.context = context
        self.overlay = overlay
        let modules = DeclaredModules(of: context.scope, root: context.root, overlay: overlay, by: workers)
        self.modules = modules
        var readers = (0..<workers.count).map { _ in
            Analysis.Reader(root: context.root, overlay: overlay, context.wellKnownNames, modules)
        }
        let outcomes = workers.map(count: context.scope.files.count, states: &readers) { reader, index in
            reader.declarations(of: context.scope.files[index])
        }
        let (files, facts, said) = Analysis.FileResult.gathered(outcomes)
        let typist = ReceiverTypist(names: context.wellKnownNames.names, threads: workers.count)
        self.typist = typist
        var notices = Dictionary(
            said.compactMap { notice in notice.path.map { ($0, notice) } },
            uniquingKeysWith: { first, _ in first }
        )
        project = IncrementalProject(
            files: facts,
            modules: modules,
            wellKnownNames: context.wellKnownNames, extent: context.rules.reads, threads: workers.threads,
            typing: { questions in
                typist.types(questions) {
                    readers[0].contents(of: files[$0.index])
                } at: {
                    files[$0.index].path
                }
            }
        ) { wanted in
            let readings = workers.map(count: wanted.count, states: &readers) { reader, index in
                reader.bodies(of: files[wanted[index].index])
            }
            return zip(wanted, readings).compactMap { file, reading in
                if let notice = reading.notice { notices[files[file.index].path] = notice }
                return reading.outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }
        self.files = files
        self.notices = notices
        numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.path, FileID($0)) })
    }

    /// What the last change computed again; nil if no answer was kept.
    var recomputed: RecomputedAnswers? { project.recomputed }

    /// Prepares for the first change.
    func settle() { project.settle() }

    func isKnown(_ path: SourcePath) -> Bool { numbers[path] != nil || context.scope.files.contains(path) }

    var analysis: Analysis {
        Analysis(project.project, files: files, notices: Array(notices.values), types: typist.outcome)
    }

    /// Applies changes to the texts of files.
    ///
    /// - Returns: whether the project was updated incrementally instead of being rebuilt.
    mutating func apply(_ changes: [WorkspaceChange], by workers: Workers) -> Bool {
        // Of several changes of a file, the last one counts.
        for change in changes { overlay[change.path] = change.text }
        let paths = Set(changes.map(\.path)).sorted()
        // Each has a buffer, and an edit is mostly of one file.
        var readers = (0..<min(workers.count, paths.count)).map { _ in
            Analysis.Reader(root: context.root, overlay: overlay, context.wellKnownNames, modules)
        }
        let outcomes = workers.map(count: paths.count, states: &readers) { reader, index in
            reader.declarations(of: paths[index])
        }
        var edits: [IncrementalProject.Change] = []
        for (path, outcome) in zip(paths, outcomes) {
            guard let number = numbers[path], let file = outcome.file, let facts = outcome.facts,
                !context.scope.manifests.contains(path)
            else {
                // A file that became readable or unreadable changes the numbers of all others, and a manifest may
                // change the modules of all.
                self = WorkspaceFiles(context, overlay, by: workers)
                return false
            }
            files[number.index] = file
            notices[path] = outcome.notice
            edits.append((number, facts))
        }
        return project.replace(
            edits, threads: workers.threads,
            typing: { [files, typist, reader = readers[0]] questions in
                typist.types(questions) {
                    reader.contents(of: files[$0.index])
                } at: {
                    files[$0.index].path
                }
            }
        ) { wanted in
            let readings = workers.map(count: wanted.count, states: &readers) { [files] reader, index in
                reader.bodies(of: files[wanted[index].index])
            }
            return zip(wanted, readings).compactMap { file, reading in
                if let notice = reading.notice { notices[files[file.index].path] = notice }
                return reading.outline.map { BodyDemand.Body(file: file, outline: $0) }
            }
        }
    }
}
