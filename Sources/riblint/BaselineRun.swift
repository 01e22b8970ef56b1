import LintEngine
import Reporters
import RuleKit
import SourceText

/// The common part of the subcommands of `riblint baseline`: a run, and the baseline's file.
///
/// It has no options of its own, because the parser's time grows by a factor with each level of groups.
struct BaselineRun {
    let options: RunOptions
    let configuration: ConfigurationOptions
    let scope: ScopeOptions
    let file: BaselineOptions

    /// Writes a new baseline, which must not exist.
    func create(reason: String?) throws -> ExitStatus {
        let outcome = try outcome(.none)
        let path = path(outcome)
        if OutputFile.exists(path) {
            throw UsageError(
                "'\(name)' already exists; run 'riblint baseline update' to synchronize it, or delete it first"
            )
        }
        let baseline = outcome.baseline.updated(reason: reason)
        return write(baseline, to: path, outcome, "Wrote \(BaselineRun.sum(of: baseline.entries)) to \(name)\n")
    }

    /// Replaces the baseline by one without fixed findings.
    func prune() throws -> ExitStatus { try rewrite(new: { _ in 0 }, \.pruned) }

    /// Replaces the baseline by one with the findings of today.
    func update(reason: String?) throws -> ExitStatus { try rewrite(new: \.newCount) { $0.updated(reason: reason) } }

    private func rewrite(
        new: (BaselineCheck) -> Int, _ change: (BaselineCheck) -> Baseline
    ) throws -> ExitStatus {
        let outcome = try outcome(choice())
        let check = outcome.baseline
        guard check.path != nil else { throw BaselineRun.missing(name) }
        let baseline = change(check)
        let kept = check.keptCount > 0 ? ["\(check.keptCount) kept without being checked"] : []
        let counts = ["\(new(check)) new", "\(check.movedCount) moved", "\(check.goneCount) fixed"]
        let changes = (counts + BaselineRun.unneeded(check) + kept).joined(separator: ", ")
        return write(
            baseline,
            to: path(outcome),
            outcome,
            "Wrote \(BaselineRun.sum(of: baseline.entries)) to \(name): \(changes)\n"
        )
    }

    /// Lists the entries.
    func show(_ form: ListFormat.Form) throws -> ExitStatus {
        let outcome = try outcome(choice())
        let check = outcome.baseline
        guard check.path != nil else { throw BaselineRun.missing(name) }
        if form == .json {
            let states = check.statuses.flatMap { status in status.states.map { ($0, status.movedPaths) } }
            return status(Console.write(BaselineText.writeStates(states, unlisted: check.newCount)), outcome)
        }
        let lines = check.statuses.map { $0.line + "\n" }.joined()
        let sum = BaselineRun.sum(of: check.statuses.map(\.entry))
        let new = Phrase.count(check.newCount, "finding")
        let counts = ["\(check.movedCount) moved", "\(check.goneCount) fixed"] + BaselineRun.unneeded(check)
        let states = counts.joined(separator: ", ")
        let closing = "\(sum) in \(name): \(states); \(new) not in the baseline\n"
        return status(Console.print(lines + closing), outcome)
    }

    /// Lists the added and removed entries.
    static func showDifference(_ difference: BaselineDifference, _ form: ListFormat.Form) -> ExitStatus {
        if form == .json {
            return Console.write(
                BaselineText.writeDifference(
                    added: difference.added, removed: difference.removed,
                    edges: (difference.addedEdges, difference.removedEdges)))
        }
        let lines = (difference.added.map { ("+", $0) } + difference.removed.map { ("-", $0) }).sorted { left, right in
            left.1.key == right.1.key ? left.0 < right.0 : left.1.key < right.1.key
        }
        let edges = (difference.addedEdges.map { ("+", $0) } + difference.removedEdges.map { ("-", $0) }).sorted {
            left, right in
            left.1.key == right.1.key ? left.0 < right.0 : left.1.key < right.1.key
        }
        let text =
            lines.map { mark, entry in "\(mark) \(entry.words(state: ""))\n" }.joined()
            + edges.map { mark, edge in "\(mark) \(edge.words(state: ""))\n" }.joined()
        func count(_ entries: [Baseline.Entry]) -> Int { entries.reduce(0) { $0 + $1.count } }
        let added = Phrase.count(count(difference.added), "finding")
        let reference = SourcePath(difference.reference).printable
        func count(_ edges: [Baseline.Edge]) -> Int { edges.reduce(0) { $0 + $1.count } }
        let (more, fewer) = (count(difference.addedEdges), count(difference.removedEdges))
        let ofTree = more + fewer > 0 ? "; \(Phrase.count(more, "accepted edge")) added, \(fewer) removed" : ""
        let closing = "\(added) added, \(count(difference.removed)) removed\(ofTree) since \(reference)\n"
        return Console.print(text + closing)
    }

    /// The baseline's path as messages show it.
    var name: String { file.path?.printable ?? Baseline.standardName }

    func path(_ outcome: LintEngine.Outcome) -> String { file.baseline ?? outcome.baselinePath.text }

    func choice() throws(UsageError) -> BaselineChoice {
        try file.choice(unless: configuration.isolated ? "--isolated" : nil)
    }

    func request(_ choice: BaselineChoice) throws -> LintRequest {
        try options.request(scope, configuration, choice)
    }

    private func outcome(_ choice: BaselineChoice) throws -> LintEngine.Outcome {
        let outcome = try RiblintCommand.engine.lint(try request(choice))
        // These commands report the state of entries themselves.
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: options.quiet)
        return outcome
    }

    func write(
        _ baseline: Baseline,
        to path: String,
        _ outcome: LintEngine.Outcome,
        _ words: String
    ) -> ExitStatus {
        let bytes = BaselineText.write(baseline, toolVersion: RiblintCommand.toolVersion)
        if let failure = OutputFile.write(bytes, to: path) {
            Console.complain(
                "cannot write the baseline '\(path)': \(failure). Name a file in a folder that exists and is writable."
            )
            return .failed
        }
        return status(options.quiet ? .clean : Console.print(words), outcome)
    }

    func status(_ printed: ExitStatus, _ outcome: LintEngine.Outcome) -> ExitStatus {
        ExitStatus(printed, isComplete: outcome.report.isComplete || options.allowIncomplete)
    }

    /// The counts of entries whose findings need none any more although they are not fixed.
    private static func unneeded(_ check: BaselineCheck) -> [String] {
        [(check.mergedCount, "merged into others"), (check.suppressedCount, "suppressed")].filter { $0.0 > 0 }.map {
            "\($0.0) \($0.1)"
        }
    }

    private static func sum(of entries: [Baseline.Entry]) -> String {
        Phrase.count(entries.reduce(0) { $0 + $1.count }, "finding")
    }

    static func missing(_ name: String) -> UsageError {
        UsageError("the baseline '\(name)' does not exist; create it with 'riblint baseline create'")
    }
}

extension BaselineCheck.EntryStatus {
    /// The entry on one line, with its state.
    fileprivate var line: String {
        var state = kept == 0 ? "" : "; not checked"
        if !movedPaths.isEmpty {
            state += "; moved to \(movedPaths.map { SourcePath($0).printable }.joined(separator: ", "))"
        }
        if merged > 0 { state += merged == entry.count ? "; merged into another" : "; \(merged) merged into others" }
        if suppressed > 0 { state += suppressed == entry.count ? "; suppressed" : "; \(suppressed) suppressed" }
        if gone > 0 { state += gone == entry.count ? "; fixed" : "; \(gone) fixed" }
        return entry.words(state: state)
    }

    fileprivate var movedPaths: [String] { moved.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// The entry split by the state of its findings.
    fileprivate var states: [(entry: Baseline.Entry, state: String)] {
        let counts = [
            ("known", stayed + kept), ("moved", moved.values.reduce(0, +)), ("merged", merged),
            ("suppressed", suppressed), ("fixed", gone),
        ]
        return counts.filter { $0.1 > 0 }.map { (entry.with(count: $0.1, severity: entry.severity), $0.0) }
    }
}

extension Baseline.Entry {
    /// The entry on one line.
    fileprivate func words(state: String) -> String {
        let about = [key.symbol, key.subject.isEmpty ? "" : "'\(key.subject)'"].filter { !$0.isEmpty }.joined(
            separator: ", "
        )
        let words =
            "\(SourcePath(key.path).printable): \(key.rule)\(about.isEmpty ? "" : " in \(SourcePath(about).printable)")"
        return words + (count > 1 ? ", \(count) times" : "") + state
            + (reason.map { " - \(SourcePath($0).printable)" } ?? "")
    }
}
