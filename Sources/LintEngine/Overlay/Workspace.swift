internal import Platform
public import RIBModel
public import RuleKit
public import SourceText

/// A project that stays in memory while its files change, as an editor's process needs it. Its report always equals
/// that of a run over the same texts.
///
/// A change of texts only recomputes what depends on it. What decides which files are analyzed, and how, is read when
/// the workspace is opened and by `rescan`.
///
/// A class because it is updated in place. Not thread-safe.
public final class Workspace {
    /// The findings and notices of the current texts.
    public private(set) var report: Report
    /// Whether the last changes recomputed the whole project instead of what depends on the changed files.
    public private(set) var isWhole = true
    /// Whether the report is that of the current texts: false after an update that was stopped.
    public private(set) var isCurrent = true
    /// The number of updates so far.
    private var revision = 0
    /// What the last changes computed again; nil if no answer was kept.
    public var recomputed: RecomputedAnswers? { texts.recomputed }
    /// The time of the stages of the last changes: `model` includes reading the files.
    public private(set) var timing = Timing()
    private(set) var context: WorkspaceContext
    private(set) var texts: WorkspaceFiles
    private var locations: LocationTable?

    /// Finds and analyzes all files.
    ///
    /// - Parameters:
    ///   - request: as for a run; `changes` and `openFile` are ignored.
    ///   - texts: the texts of editors, by absolute path.
    ///   - cancellation: stops it with the error `canceled`.
    public init(
        _ engine: LintEngine, _ request: LintRequest, texts: [SourcePath: [UInt8]] = [:],
        unless cancellation: Cancellation? = nil
    ) throws(LintError) {
        context = try WorkspaceContext(engine, request, texts: texts.keys.map(\.bytes))
        var overlay = FileOverlay.none
        for (path, text) in texts {
            overlay[SourcePath(bytes: RunRoot.relative(path.bytes, to: context.scope.found.root.bytes))] = text
        }
        guard let opened = context.open(overlay, unless: cancellation) else { throw .canceled }
        (self.texts, report, locations, timing) = opened
        FreedMemory.returnToSystem()
    }

    /// Prepares for the next change, which does so otherwise before anything else.
    public func settle() { texts.settle() }

    /// Finds all files again, and reads the configuration, the baseline, ignore files and manifests again: for files
    /// that come, go or move, and for changes of those that decide what is analyzed. The texts of editors stay.
    ///
    /// - Parameters:
    ///   - request: another request; nil for the same one.
    ///   - cancellation: stops it with the error `canceled`: the report is that of the last complete update until
    ///     another one is complete, and what was not found yet is left to another scan.
    /// - Throws: for what would fail a run, such as a mistake in the configuration. The workspace then stays as it was.
    @discardableResult
    public func rescan(
        _ request: LintRequest? = nil, unless cancellation: Cancellation? = nil
    ) throws(LintError) -> WorkspaceUpdate {
        let (old, root) = (report.diagnostics, context.scope.found.root)
        let next = try WorkspaceContext(
            context.engine, request ?? context.request,
            texts: texts.overlay.texts.keys.map { RunRoot.path(root.bytes, $0) }, after: context)
        let overlay = texts.overlay.moved(from: root, to: next.scope.found.root)
        timing = Timing()
        let effect =
            next.scope.found.root == root
            ? next.employ { [self] workers in scan(next, unless: cancellation, by: workers) } : .unclear
        switch effect {
        case .updated(let isWhole): (context, self.isWhole) = (next, isWhole)
        case .stopped:
            (context, isCurrent) = (texts.context, false)
            throw .canceled
        case .unclear:
            guard let opened = next.open(overlay, unless: cancellation) else { throw .canceled }
            (context, isWhole) = (next, true)
            (texts, report, locations, timing) = opened
        }
        isCurrent = true
        if isWhole { FreedMemory.returnToSystem() }
        return update(from: old)
    }

    /// Brings the texts and the report to what another search found.
    private func scan(
        _ next: WorkspaceContext, unless cancellation: Cancellation?, by workers: Workers
    ) -> WorkspaceFiles.Effect {
        texts.cancellation = cancellation
        defer { texts.cancellation = nil }
        let effect = texts.scan(next, by: workers)
        guard case .updated = effect else { return effect }
        timing.end(.model)
        guard let next = next.report(&texts, known: locations, by: workers, &timing) else { return .stopped }
        (report, locations) = next
        return effect
    }

    /// Replaces a file's text.
    ///
    /// - Parameters:
    ///   - path: relative to the root, as in reports.
    ///   - text: nil for the text on disk.
    /// - Returns: the report; nil if the file does not belong to the project.
    @discardableResult
    public func replace(_ path: SourcePath, with text: [UInt8]?) -> Report? {
        apply([text.map { .text(path, $0) } ?? .disk(path)])
        return texts.isKnown(path) ? report : nil
    }

    /// Whether a file belongs to the project, or would if there were one at the path. Only the folders around it are
    /// looked at.
    ///
    /// - Parameter path: relative to the root, as in reports.
    public func belongs(_ path: SourcePath) -> Bool {
        texts.isKnown(path) || texts.scope.membership(of: path, countsAsThere: true) != .outside
    }

    /// Applies changes together: what depends on several of them is computed once.
    ///
    /// A file that a new run would not find any more goes, and one that it would find comes, with a text of an editor
    /// even if it is not on disk.
    ///
    /// - Parameter changes: in the order in which they happened. Those of files that do not belong to the project are
    ///   ignored.
    @discardableResult
    public func apply(_ changes: [WorkspaceChange]) -> WorkspaceUpdate {
        guard let update = try? apply(changes, unless: nil) else { preconditionFailure("nothing stops the update") }
        return update
    }

    /// As the other function, until a cancellation stops it.
    ///
    /// - Throws: if it was stopped. The texts are replaced, and the report is that of the last complete update until
    ///   another one is complete, even one without changes.
    @discardableResult
    public func apply(
        _ changes: [WorkspaceChange], unless cancellation: Cancellation?
    ) throws(Canceled) -> WorkspaceUpdate {
        let old = report.diagnostics
        timing = Timing()
        isWhole = false
        let effect = context.employ { [self] workers in
            texts.cancellation = cancellation
            defer { texts.cancellation = nil }
            let effect = texts.apply(changes, by: workers)
            guard case .updated(let isWhole) = effect else { return effect }
            self.isWhole = isWhole
            timing.end(.model)
            guard let next = context.report(&texts, known: locations, by: workers, &timing) else {
                return WorkspaceFiles.Effect.stopped
            }
            (report, locations) = next
            return effect
        }
        switch effect {
        case .updated: isCurrent = true
        case .stopped:
            isCurrent = false
            throw Canceled()
        case .unclear:
            // A mistake in the configuration leaves the last state in force.
            if let update = try? rescan() { return update }
            isCurrent = false
        }
        // The previous analysis of all declarations was allocated between what stays.
        if isWhole { FreedMemory.returnToSystem() }
        return update(from: old)
    }

    /// The absolute path of the folder that the paths of the report are relative to.
    public var root: SourcePath { context.scope.found.root }

    /// The path of a file as in reports.
    ///
    /// - Parameter path: absolute, without links.
    public func relativePath(of path: SourcePath) -> SourcePath {
        SourcePath(bytes: RunRoot.relative(path.bytes, to: root.bytes))
    }

    /// The tree of the RIBs in the current texts, with their findings. An update that was stopped is completed first.
    public func tree() -> TreeReport {
        if !isCurrent { apply([]) }
        return context.employ { [self] workers in
            context.engine.tree(
                of: texts.analysis, report, root: context.root, overlay: texts.overlay, by: workers)
        }.adding(report)
    }

    private func update(from old: [Diagnostic]) -> WorkspaceUpdate {
        revision += 1
        return WorkspaceUpdate(from: old, to: report.diagnostics, revision: revision, isWhole: isWhole)
    }
}
