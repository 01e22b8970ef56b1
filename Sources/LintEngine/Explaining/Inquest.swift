internal import RIBModel
internal import RuleKit
internal import SourceText

/// A run of which everything is kept: for whoever asks about one finding, or about one place.
struct Inquest: Sendable {
    let settings: Settings
    let scope: RunScope
    let levels: RuleLevels
    let analysis: Analysis
    /// All findings of the rules that run, with what became of each.
    let judged: [LintEngine.ReportedFinding]
    let baseline: BaselineCheck

    var project: Project { analysis.project }
    var found: Discovery { scope.found }

    /// The number of an analysed file.
    func file(_ path: SourcePath) -> FileID? {
        // A project without roles has no facts to ask for.
        guard !project.files.isEmpty else { return nil }
        return analysis.files.firstIndex { $0.path == path }.map { FileID($0) }
    }

    /// What became of a finding, in a sentence with the place that decides.
    func fate(of finding: LintEngine.ReportedFinding) -> Draft.Remark {
        if finding.isSuppressed, let origin = Suppressions(project).origin(of: finding.finding, of: finding.rule) {
            let reason = origin.directive.reason.map { ", with the reason '\($0)'" } ?? ""
            let site = Site(origin.file, origin.directive.range)
            return Draft.Remark(
                "It is suppressed by '\(origin.directive.form)'\(reason).", [Finding.Note(site, "'\(origin.directive.form)' is here")])
        }
        if finding.isSuppressed { return Draft.Remark("It is suppressed by a comment.") }
        if finding.isBaselined {
            let path = baseline.path.map { " '\($0.printable)'" } ?? ""
            let status = baseline.statuses.first { status in
                status.entry.key.rule == finding.rule.id && status.entry.key.symbol == finding.finding.symbol
                    && status.entry.key.subject == finding.finding.subject
            }
            let line = status?.entry.line.map { " (line \($0))" } ?? ""
            let reason = status?.entry.reason.map { ", with the reason '\($0)'" } ?? ""
            return Draft.Remark("It is not reported, because the baseline\(path) contains it\(line)\(reason).")
        }
        if !finding.isAsked { return Draft.Remark("It is not reported, because its file is not among those that this run reports on.") }
        return Draft.Remark("It is reported as \(finding.severity == .error ? "an" : "a") \(finding.severity.rawValue).")
    }

    /// Why a rule reports nothing in a file whatever is in it; nil where it runs.
    func silence(of rule: Rule, at path: SourcePath) -> String? {
        func named(_ file: SourcePath?) -> String { file.map { "'\($0.printable)'" } ?? "the configuration" }
        return switch levels.activation(of: rule, at: path) {
        case .on: nil
        case .deselected: "\(rule.id) is not selected for this run."
        case .overridden(let file): "\(rule.id) is off for this file: 'overrides' in \(named(file)) turns it off."
        case .disabled(let file): "\(rule.id) is off: 'disabled_rules' in \(named(file)) lists it."
        case .levelOff(let file): "\(rule.id) is off: 'rules' in \(named(file)) turns it off."
        case .amongOthers(let file): "\(rule.id) is off: 'only_rules' in \(named(file)) does not list it."
        case .offByDefault: "\(rule.id) is off by default. Turn it on with 'opt_in_rules' or --enable."
        }
    }
}

/// An explanation while it still speaks of bytes of files.
struct Draft {
    var answer: String
    /// Findings that it is about.
    var judged: [LintEngine.ReportedFinding] = []
    var remarks: [Remark] = []

    struct Remark {
        let text: String
        let notes: [Finding.Note]

        init(_ text: String, _ notes: [Finding.Note] = []) {
            self.text = text
            self.notes = notes
        }
    }

    fileprivate var sites: [Site] { judged.flatMap(\.finding.sites) + remarks.flatMap(\.notes).map(\.site) }
}

extension LintEngine {
    /// Runs as `lint` does, and hands on all that is known then.
    func inquire<Answer: Sendable>(
        _ request: LintRequest, _ body: (Inquest, Workers) throws(LintError) -> Answer
    ) throws(LintError) -> Answer {
        try request.selection.check(against: catalog)
        let settings = try Settings(of: request, rules: ruleNames)
        return try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in try body(try inquest(settings, by: workers), workers) }
        }.get()
    }

    private func inquest(_ settings: Settings, by workers: Workers) throws(LintError) -> Inquest {
        let scope = try RunScope(settings, by: workers)
        let found = scope.found
        let levels = settings.levels(root: found.root.bytes, try settings.nested(found, rules: ruleNames))
        let rules = try levels.rules(of: catalog)
        let stored = try StoredBaseline(settings.baselineChoice(root: found.root.bytes), root: found.root)
        var timing = Timing()
        let analysis = try LintEngine.withRoot(found.root) { root in
            Analysis(
                of: scope.files, root: root, models: settings.libraryModels(root: found.root.bytes, scope.reported), timing: &timing, by: workers)
        }
        var judged = run(rules, on: analysis, scope, levels: levels, by: workers)
        let baseline = check(stored, &judged, analysis, scope, ran: rules)
        return Inquest(settings: settings, scope: scope, levels: levels, analysis: analysis, judged: judged, baseline: baseline)
    }

    static func withRoot<Result>(_ path: SourcePath, _ body: (Int32) -> Result) throws(LintError) -> Result {
        let root: Int32
        do { root = try Disk.openRoot(path.bytes) } catch { throw .unreadable(path, error.text) }
        defer { Disk.close(root) }
        return body(root)
    }

    /// The explanation as reporters see it. Files that changed since they were analysed give no places.
    func explanation(_ draft: Draft, _ inquest: Inquest, by workers: Workers) throws(LintError) -> Explanation {
        let locations = try LintEngine.withRoot(inquest.found.root) { root in
            LocationTable(
                sites: draft.sites, primary: draft.judged.map(\.finding.site), files: inquest.analysis.files, root: root,
                workers: workers)
        }
        return Explanation(
            draft.answer, diagnostics: draft.judged.compactMap { diagnostic($0, locations) },
            remarks: draft.remarks.map { remark in
                Explanation.Remark(
                    remark.text, remark.notes.compactMap { note in locations[note.site].map { Diagnostic.Note(location: $0, message: note.message) } })
            }, root: inquest.found.root)
    }
}
