internal import RIBModel
public import RuleKit
public import SourceText

/// A project that stays in memory while its files change: what an editor's process holds. Its report is always the one that a run over
/// the same texts would give, but a change costs what depends on it.
///
/// Which files there are, and the configuration, are those of the moment it was opened: where they change, open another.
///
/// A class because it goes on from state to state. One thread at a time uses it.
public final class Workspace {
    /// What there is to say of the project as it is now.
    public private(set) var report: Report
    /// Whether all of the project was looked at for it, not only what depends on the file that changed.
    public var isWhole: Bool { state.isWhole }
    private let engine: LintEngine
    private let settings: Settings
    private let found: Discovery
    private let levels: RuleLevels
    private let rules: [Rule]
    private let baseline: StoredBaseline?
    private let lexicon: Lexicon
    /// A descriptor of the root.
    private let root: Int32
    private var drafts: Drafts
    private var state: State

    /// What was made of the files.
    private struct State {
        var files: [Analysis.File]
        /// By path.
        var numbers: [SourcePath: FileID]
        var notices: [SourcePath: Notice]
        var project: OpenProject
        var places: PlaceTable?
        var isWhole = true
    }

    /// Finds the files, and looks at all of them.
    ///
    /// - Parameter request: as for a run; `changes` and `openFile` are left out of account.
    public init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        var request = request
        (request.changes, request.openFile) = (nil, nil)
        try request.selection.check(against: engine.catalog)
        let settings = try Settings(of: request, rules: engine.ruleNames)
        self.engine = engine
        self.settings = settings
        let scope = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try RunScope(settings, .none, by: workers) }
        }.get()
        found = scope.found
        if found.files.isEmpty && found.notices.isEmpty {
            throw found.foreign.count == settings.paths.count ? .foreignFiles(found.foreign) : .noSourceFile(settings.paths)
        }
        levels = settings.levels(root: found.root.bytes)
        rules = try levels.rules(of: engine.catalog)
        baseline = try StoredBaseline(settings.baselineChoice(root: found.root.bytes), root: found.root)
        do { root = try Disk.openRoot(found.root.bytes) } catch { throw .unreadable(found.root, error.text) }
        drafts = .none
        lexicon = Lexicon(settings.vocabulary(root: found.root.bytes))
        let (state, report) = Workers.employ(request.jobs) { [engine, found, rules, levels, baseline, lexicon, root] workers in
            var state = Workspace.read(found.files, root, .none, lexicon, by: workers)
            let report = Workspace.report(&state, engine, found, rules, levels, baseline, root, .none, by: workers)
            return (state, report)
        }
        self.state = state
        self.report = report
    }

    deinit { Disk.close(root) }

    // MARK: Changes

    /// Takes in a file's text as it is now.
    ///
    /// - Parameters:
    ///   - path: from the root, as reports name it.
    ///   - text: nil for what the disk has.
    /// - Returns: the report; nil where the path is none of the project's.
    @discardableResult
    public func replace(_ path: SourcePath, with text: [UInt8]?) -> Report? {
        guard state.numbers[path] != nil || found.files.contains(path) else { return nil }
        drafts[path] = text
        let drafts = drafts
        (state, report) = Workers.employ(settings.request.jobs) { [state, engine, found, rules, levels, baseline, lexicon, root] workers in
            var state = state
            Workspace.take(path, into: &state, found, root, drafts, lexicon, by: workers)
            let report = Workspace.report(&state, engine, found, rules, levels, baseline, root, drafts, by: workers)
            return (state, report)
        }
        return report
    }

    private static func take(
        _ path: SourcePath, into state: inout State, _ found: Discovery, _ root: Int32, _ drafts: Drafts, _ lexicon: Lexicon, by workers: Workers
    ) {
        let reader = Analysis.Reader(root: root, drafts: drafts, lexicon)
        let outcome = reader.declarations(of: path)
        guard let number = state.numbers[path], let file = outcome.file, let facts = outcome.facts else {
            // Files that can be read now, or cannot any more, give all others new numbers.
            state = read(found.files, root, drafts, lexicon, by: workers)
            return
        }
        state.files[number.index] = file
        state.notices[path] = outcome.notice
        let files = state.files
        state.isWhole = !state.project.replace(number, with: facts, crew: workers.crew) { wanted in bodies(of: wanted, files, [reader]).bodies }
    }

    // MARK: Reading

    private static func read(_ paths: [SourcePath], _ root: Int32, _ drafts: Drafts, _ lexicon: Lexicon, by workers: Workers) -> State {
        var readers = (0..<workers.count).map { _ in Analysis.Reader(root: root, drafts: drafts, lexicon) }
        let outcomes = workers.map(count: paths.count, states: &readers) { reader, index in reader.declarations(of: paths[index]) }
        let (files, facts, notices) = Analysis.Outcome.gathered(outcomes)
        var byPath = Dictionary(notices.compactMap { notice in notice.path.map { ($0, notice) } }, uniquingKeysWith: { first, _ in first })
        let project = OpenProject(files: facts, lexicon: lexicon, crew: workers.crew) { wanted in
            let readings = workers.map(count: wanted.count, states: &readers) { reader, index in reader.bodies(of: files[wanted[index].index]) }
            for (file, reading) in zip(wanted, readings) {
                if let notice = reading.notice { byPath[files[file.index].path] = notice }
            }
            return zip(wanted, readings).compactMap { file, reading in reading.outline.map { Survey.Body(file: file, outline: $0) } }
        }
        let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.path, FileID($0)) })
        return State(files: files, numbers: numbers, notices: byPath, project: project)
    }

    private static func bodies(
        of wanted: [FileID], _ files: [Analysis.File], _ readers: [Analysis.Reader]
    ) -> (bodies: [Survey.Body], notices: [Notice]) {
        var bodies: [Survey.Body] = []
        var notices: [Notice] = []
        for file in wanted {
            let reading = readers[0].bodies(of: files[file.index])
            if let outline = reading.outline { bodies.append(Survey.Body(file: file, outline: outline)) }
            if let notice = reading.notice { notices.append(notice) }
        }
        return (bodies, notices)
    }

    // MARK: Reporting

    private static func report(
        _ state: inout State, _ engine: LintEngine, _ found: Discovery, _ rules: [Rule], _ levels: RuleLevels, _ stored: StoredBaseline?, _ root: Int32,
        _ drafts: Drafts, by workers: Workers
    ) -> Report {
        let analysis = Analysis(state.project.project, files: state.files, notices: Array(state.notices.values))
        let isComplete = !(found.notices + analysis.notices).contains { $0.kind == .notAnalysed }
        var findings = engine.run(rules, on: analysis, isComplete: isComplete, levels: levels, by: workers)
        let baseline = engine.check(stored, &findings, analysis, root: found.root, ran: rules)
        let places = engine.places(of: findings, analysis, root: root, drafts: drafts, known: state.places, by: workers)
        state.places = places
        return engine.report(rules, findings, analysis, places, notices: found.notices + baseline.notices)
    }
}
