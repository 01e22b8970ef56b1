internal import RIBModel
internal import RuleKit
internal import SourceText

/// What a workspace needs until the next scan: scope, configuration and rules.
///
/// A class because it owns the descriptor of the root.
final class WorkspaceContext: Sendable {
    /// What the search for files found.
    let scope: RunScope
    let wellKnownNames: WellKnownNames
    /// A descriptor of the root.
    let root: Int32
    let engine: LintEngine
    let request: LintRequest
    private let workers: StandingWorkers
    let levels: RuleLevels
    let rules: [Rule]
    let baseline: StoredBaseline?
    /// By path of the configuration and of those that it extends, a hash of its text.
    private let configuration: [[UInt8]: UInt64]

    /// - Parameters:
    ///   - texts: the absolute paths of the texts of editors; their files count as existing.
    ///   - old: the context before.
    init(
        _ engine: LintEngine, _ request: LintRequest, texts: [[UInt8]] = [], after old: WorkspaceContext? = nil
    ) throws(LintError) {
        var request = request
        (request.changes, request.openFile) = (nil, nil)
        let settings = try Settings(of: request, rules: engine.builtInNames)
        let workers =
            old.flatMap { $0.request.jobs == request.jobs ? $0.workers : nil } ?? StandingWorkers(request.jobs)
        let unsaved = texts.filter { !Disk.hasEntry($0) }
        let scope = try workers.employ { workers in
            Result { () throws(LintError) in try RunScope(settings, unsaved: unsaved, by: workers) }
        }.get()
        let path = scope.found.root
        let configuration = Dictionary(
            ([settings.file].compactMap { $0 } + settings.extended).map { ($0.path, $0.digest) },
            uniquingKeysWith: { first, _ in first })
        let nested = try settings.nested(scope.found, rules: engine.builtInNames)
        let isSame = old.map { $0.configuration == configuration && $0.scope.found.root == path } ?? false
        // The same rules keep their answers.
        let engine = isSame ? old?.engine ?? engine : engine.adding(settings.customRules(root: path.bytes, nested))
        (self.engine, self.request) = (engine, request)
        (self.scope, self.configuration) = (scope, configuration)
        self.workers = workers
        levels = settings.levels(root: path.bytes, nested)
        rules = levels.rules(of: engine.catalog)
        baseline = try StoredBaseline(settings.baselineChoice(root: path.bytes), root: path)?
            .renamed(for: engine.catalog)
        if let old, isSame {
            wellKnownNames = old.wellKnownNames
        } else {
            wellKnownNames = WellKnownNames(settings.libraryModels(root: path.bytes, seeking: rules.seek))
        }
        root = try LintEngine.openRoot(path)
    }

    deinit { Disk.close(root) }

    func employ<Result>(_ lead: @escaping (Workers) -> Result) -> Result { workers.employ(lead) }

    /// Reads and analyzes all files.
    ///
    /// - Parameter overlay: the texts that replace those on disk.
    /// - Returns: nil if the cancellation stopped it.
    func open(
        _ overlay: FileOverlay, unless cancellation: Cancellation?
    ) -> (WorkspaceFiles, Report, LocationTable?, Timing)? {
        employ { [self] workers in
            var timing = Timing()
            guard var texts = try? WorkspaceFiles(self, overlay, unless: cancellation, by: workers) else { return nil }
            defer { texts.cancellation = nil }
            guard let (report, locations) = self.report(&texts, known: nil, by: workers, &timing) else { return nil }
            return (texts, report, locations, timing)
        }
    }

    /// How often files that change on disk meanwhile are read again.
    private static let mostReadings = 5

    /// Runs the rules and makes the report. A file that changed on disk since it was read is read again.
    ///
    /// - Returns: nil if the texts' cancellation stopped it.
    func report(
        _ texts: inout WorkspaceFiles, known: LocationTable?, by workers: Workers, _ timing: inout Timing
    ) -> (Report, LocationTable)? {
        var result = self.report(texts, known: known, by: workers, &timing)
        for _ in 0..<WorkspaceContext.mostReadings {
            guard let (_, locations) = result else { break }
            let changed = texts.changedOnDisk(locations)
            if changed.isEmpty { break }
            switch texts.apply(changed.map { .disk($0) }, by: workers) {
            case .unclear: return result
            case .stopped: return nil
            case .updated: timing.end(.model)
            }
            result = self.report(texts, known: locations, by: workers, &timing)
        }
        timing.end(.reports)
        if result == nil { texts.markBehind() }
        return result
    }

    private func report(
        _ texts: WorkspaceFiles, known: LocationTable?, by workers: Workers, _ timing: inout Timing
    ) -> (Report, LocationTable)? {
        let (analysis, scope) = (texts.analysis, texts.scope)
        var findings = engine.run(rules, on: analysis, scope, levels: levels, by: workers)
        timing.end(.rules)
        if texts.isCanceled { return nil }
        let check = engine.check(baseline, &findings, analysis, scope, ran: rules)
        let locations = engine.locations(
            of: findings,
            and: request.unreported,
            analysis,
            root: root,
            overlay: texts.overlay,
            known: known,
            by: workers
        )
        let report = engine.report(
            rules, findings, and: request.unreported, analysis, locations, scope, notices: check.notices)
        return (report, locations)
    }
}
