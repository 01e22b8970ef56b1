internal import RIBModel
internal import RuleKit
internal import SourceText

/// The files of a workspace, with the texts that replace those on disk, and the project built from them.
struct WorkspaceFiles {
    var overlay: FileOverlay
    /// The files to analyze and to report on.
    private(set) var scope: RunScope
    private(set) var context: WorkspaceContext
    private let modules: DeclaredModules
    private var project: IncrementalProject
    private var files: FileNumbers
    private var notices: [SourcePath: Notice]
    private let typist: ReceiverTypist
    /// The files with changes of updates that were stopped before they were read.
    private var unread: Set<SourcePath> = []
    /// Stops updates. What is stopped is made up for by the next one.
    var cancellation: Cancellation? {
        didSet { project.cancellation = cancellation }
    }

    /// Reads all files.
    ///
    /// - Throws: if it is canceled.
    init(
        _ context: WorkspaceContext, _ overlay: FileOverlay, unless cancellation: Cancellation?, by workers: Workers
    ) throws(Canceled) {
        (self.context, self.overlay, scope) = (context, overlay, context.scope)
        modules = DeclaredModules(of: context.scope, root: context.root, overlay: overlay, by: workers)
        let readers = WorkspaceReaders(context, overlay, modules, workers.count)
        readers.cancellation = cancellation
        let progress = context.request.progress
        progress?.expect(context.scope.files.count)
        let outcomes = readers.declarations(of: context.scope.files, progress, by: workers)
        try cancellation?.check()
        let (found, facts, said) = Analysis.FileResult.gathered(outcomes)
        var notices = Dictionary(
            said.compactMap { notice in notice.path.map { ($0, notice) } }, uniquingKeysWith: { first, _ in first })
        let (files, spaced) = FileNumbers.spaced(Array(zip(found, facts)))
        let typist = ReceiverTypist(names: context.wellKnownNames.names, threads: workers.count)
        project = try IncrementalProject(
            files: spaced, modules: modules, wellKnownNames: context.wellKnownNames, extent: context.rules.reads,
            threads: workers.threads, checking: { () throws(Canceled) in try cancellation?.check() },
            typing: { readers.types($0, of: files, typist) }
        ) { readers.bodies(of: $0, in: files, &notices, by: workers) }
        (self.files, self.notices, self.typist) = (files, notices, typist)
        (self.cancellation, project.cancellation) = (cancellation, cancellation)
    }

    /// What the last change computed again; nil if no answer was kept.
    var recomputed: RecomputedAnswers? { project.recomputed }

    /// Prepares for the first change.
    func settle() { project.settle() }

    func isKnown(_ path: SourcePath) -> Bool { scope.files.holds(path) }

    var analysis: Analysis {
        Analysis(project.project, files: files.files, notices: Array(notices.values), types: typist.outcome)
    }

    /// The files that changed on disk since they were read: their bodies or locations could not be read any more.
    func changedOnDisk(_ locations: LocationTable) -> [SourcePath] {
        let lost = locations.notices.compactMap(\.path) + notices.filter { $1 == .changed($0) }.map(\.key)
        return Set(lost).filter { overlay[$0] == nil }.sorted()
    }

    // MARK: Changes

    /// What the project did with changes.
    enum Effect {
        /// It was updated; whether all declarations were analyzed again.
        case updated(isWhole: Bool)
        /// It was stopped.
        case stopped
        /// Only a search for files tells what is analyzed now, or all files have to be read anew.
        case unclear
    }

    /// Applies changes to the texts of files.
    mutating func apply(_ changes: [WorkspaceChange], by workers: Workers) -> Effect {
        // Of several changes of a file, the last one counts.
        for change in changes { overlay[change.path] = change.text }
        var come: [SourcePath: Bool] = [:]
        var paths: [SourcePath] = []
        unread.formUnion(changes.map(\.path))
        for path in unread.sorted() {
            if !isKnown(path) {
                switch scope.membership(of: path, countsAsThere: overlay[path] != nil) {
                case .outside: continue
                case .unclear: return .unclear
                case .inside(let isNamed): come[path] = isNamed
                }
            }
            paths.append(path)
        }
        if paths.isEmpty, !project.isBehind {
            unread = []
            return .updated(isWhole: false)
        }
        // Each reader has a buffer, and an edit is mostly of one file.
        let readers = WorkspaceReaders(context, overlay, modules, min(workers.count, max(paths.count, 1)))
        readers.cancellation = cancellation
        let outcomes = readers.declarations(of: paths, by: workers)
        if isCanceled { return .stopped }
        var gone: Set<SourcePath> = []
        for (path, outcome) in zip(paths, outcomes)
        where outcome.file == nil && overlay[path] == nil && come[path] == nil {
            switch scope.membership(of: path, countsAsThere: false) {
            case .inside: break
            case .outside: gone.insert(path)
            case .unclear: return .unclear
            }
        }
        // A manifest may change the modules of all files.
        if paths.contains(where: { scope.manifests.holds($0) }) { return .unclear }
        guard let scope = scope.changed(come: come, gone: gone) else { return .unclear }
        (self.scope, unread) = (scope, [])
        let isWhole = update(paths, outcomes, gone, readers, by: workers)
        return project.isBehind ? .stopped : .updated(isWhole: isWhole)
    }

    var isCanceled: Bool { cancellation?.isCanceled ?? false }

    /// Has the next update compute again what the rules asked: they were stopped.
    func markBehind() { project.markBehind() }

    /// Brings the project to what another search found: files with an equal text keep their facts.
    ///
    /// - Returns: `unclear` if all files have to be read anew, because names, modules or rules that read more decide
    ///   what their facts are; `stopped` before or after the texts are those that the search found.
    mutating func scan(_ next: WorkspaceContext, by workers: Workers) -> Effect {
        let modules = DeclaredModules(of: next.scope, root: next.root, overlay: overlay, by: workers)
        guard next.wellKnownNames === context.wellKnownNames, next.rules.reads == context.rules.reads,
            modules == self.modules
        else { return .unclear }
        let readers = WorkspaceReaders(next, overlay, modules, workers.count)
        readers.cancellation = cancellation
        let found = next.scope.files
        let outcomes = readers.changes(of: found, since: files, by: workers)
        if isCanceled { return .stopped }
        let gone = Set(scope.files).subtracting(found)
        (context, scope, unread) = (next, next.scope, [])
        var changed = zip(found, outcomes).compactMap { path, outcome in outcome.map { (path, $0) } }
        changed += gone.map { ($0, Analysis.FileResult()) }
        changed.sort { $0.0 < $1.0 }
        let isWhole = update(changed.map(\.0), changed.map(\.1), gone, readers, by: workers)
        return project.isBehind ? .stopped : .updated(isWhole: isWhole)
    }

    /// Brings the project to the current states of files.
    ///
    /// - Parameters:
    ///   - paths: in order.
    ///   - outcomes: what was read of them.
    ///   - gone: those among them that are no longer analyzed.
    /// - Returns: whether all declarations were analyzed again.
    private mutating func update(
        _ paths: [SourcePath], _ outcomes: [Analysis.FileResult], _ gone: Set<SourcePath>, _ readers: WorkspaceReaders,
        by workers: Workers
    ) -> Bool {
        var edits: [IncrementalProject.Change] = []
        var new: [(file: Analysis.File, facts: FileFacts)] = []
        for (path, outcome) in zip(paths, outcomes) {
            notices[path] = gone.contains(path) ? nil : outcome.notice
            guard let file = outcome.file, let facts = outcome.facts else {
                if let number = files.remove(path) { edits.append((number, .vacant)) }
                continue
            }
            if let number = files[path] {
                files.replace(number, by: file)
                edits.append((number, facts))
            } else {
                new.append((file, facts))
            }
        }
        let hasRoom = files.add(new.map(\.file))
        let previous = files
        var facts: [FileFacts] = []
        var numbers: [FileID?] = []
        if hasRoom {
            // A number that one file leaves may be that of another.
            var byNumber = Dictionary(edits.map { ($0.file, $0.facts) }, uniquingKeysWith: { $1 })
            for each in new { if let number = files[each.file.path] { byNumber[number] = each.facts } }
            edits = byNumber.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        } else {
            let edited = Dictionary(edits.map { ($0.file, $0.facts) }, uniquingKeysWith: { $1 })
            let kept = files.files.enumerated().compactMap { number, file -> (file: Analysis.File, facts: FileFacts)? in
                file.isVacant ? nil : (file, edited[FileID(number)] ?? project.declarations(of: FileID(number)))
            }
            (files, facts) = FileNumbers.spaced((kept + new).sorted { $0.file.path < $1.file.path })
            numbers = files.files.map { previous[$0.path].flatMap { edited[$0] == nil ? $0 : nil } }
        }
        var notices = notices
        defer { self.notices = notices }
        let typing: ReceiverTyping = { [files, typist] in readers.types($0, of: files, typist) }
        let read = { [files] (wanted: [FileID]) in readers.bodies(of: wanted, in: files, &notices, by: workers) }
        if hasRoom, edits.isEmpty, !project.isBehind { return false }
        if hasRoom { return !project.replace(edits, threads: workers.threads, typing: typing, reading: read) }
        project.renumber(facts, from: numbers, threads: workers.threads, typing: typing, reading: read)
        return true
    }
}

/// Reads the files of a workspace, with a buffer for each thread.
///
/// A class because closures share the buffers.
private final class WorkspaceReaders {
    private var readers: [Analysis.Reader]
    /// Stops the reading between files.
    var cancellation: Cancellation?

    init(_ context: WorkspaceContext, _ overlay: FileOverlay, _ modules: DeclaredModules, _ count: Int) {
        readers = (0..<count).map { _ in
            Analysis.Reader(root: context.root, overlay: overlay, context.wellKnownNames, modules)
        }
    }

    func declarations(
        of paths: [SourcePath], _ progress: Progress? = nil, by workers: Workers
    ) -> [Analysis.FileResult] {
        workers.map(count: paths.count, states: &readers) { [cancellation] reader, index in
            defer { progress?.advance() }
            if cancellation?.isCanceled == true { return Analysis.FileResult() }
            return reader.declarations(of: paths[index])
        }
    }

    /// By path, what was read if the file is not as it was; nil otherwise.
    func changes(of paths: [SourcePath], since files: FileNumbers, by workers: Workers) -> [Analysis.FileResult?] {
        workers.map(count: paths.count, states: &readers) { [cancellation] reader, index in
            if cancellation?.isCanceled == true { return nil }
            return reader.declarations(of: paths[index], unless: files[paths[index]].map { files.files[$0.index] })
        }
    }

    /// - Parameter notices: gets those of files that can no longer be read.
    func bodies(
        of wanted: [FileID], in files: FileNumbers, _ notices: inout [SourcePath: Notice], by workers: Workers
    ) -> [BodyDemand.Body] {
        let readings = workers.map(count: wanted.count, states: &readers) { [cancellation] reader, index in
            if cancellation?.isCanceled == true { return Analysis.Reading() }
            return reader.bodies(of: files.files[wanted[index].index])
        }
        return zip(wanted, readings).compactMap { file, reading in
            if let notice = reading.notice { notices[files.files[file.index].path] = notice }
            return reading.outline.map { BodyDemand.Body(file: file, outline: $0) }
        }
    }

    /// What a compiler says of receivers.
    func types(_ questions: ReceiverQuestions, of files: FileNumbers, _ typist: ReceiverTypist) -> [ReceiverTypes] {
        typist.types(questions) {
            readers[0].contents(of: files.files[$0.index])
        } at: {
            files.files[$0.index].path
        }
    }
}
