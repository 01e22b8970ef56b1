import ArgumentParser
import LintEngine
import Reporters
import RIBRules
import RuleKit
import SourceText

/// What the subcommands of `riblint baseline` share: a run of lint, and the baseline's file.
struct BaselineRun: ParsableArguments {
    @OptionGroup var lint: LintCommand

    /// Writes a baseline that is not there yet.
    func create(reason: String?) throws -> ExitStatus {
        let outcome = try outcome(.none)
        let path = path(outcome)
        if OutputFile.exists(path) {
            throw UsageError("'\(name)' is there already; run 'riblint baseline update' to make it fit, or delete it first")
        }
        let baseline = outcome.baseline.updated(reason: reason)
        return write(baseline, to: path, outcome, "Wrote \(BaselineRun.sum(of: baseline)) to \(name)\n")
    }

    /// Replaces the baseline by what it should be.
    func rewrite(_ change: (BaselineCheck) -> Baseline) throws -> ExitStatus {
        let outcome = try outcome(lint.baselines.choice(isIsolated: lint.configurationOptions.isolated))
        let check = outcome.baseline
        guard check.path != nil else { throw BaselineRun.missing(name) }
        let baseline = change(check)
        let before = check.standings.reduce(0) { $0 + $1.entry.count }
        let after = baseline.entries.reduce(0) { $0 + $1.count }
        let taken = max(0, after - before + check.goneCount)
        let kept = check.keptCount > 0 ? ["\(check.keptCount) kept without being checked"] : []
        let changes = (["\(taken) new", "\(check.movedCount) moved", "\(check.goneCount) fixed"] + kept).joined(separator: ", ")
        return write(baseline, to: path(outcome), outcome, "Wrote \(BaselineRun.sum(of: baseline)) to \(name): \(changes)\n")
    }

    /// Lists the entries.
    func show() throws -> ExitStatus {
        let outcome = try outcome(lint.baselines.choice(isIsolated: lint.configurationOptions.isolated))
        let check = outcome.baseline
        guard check.path != nil else { throw BaselineRun.missing(name) }
        let lines = check.standings.map { $0.line + "\n" }.joined()
        let sum = BaselineRun.sum(of: Baseline(check.standings.map(\.entry)))
        let closing = "\(sum) in \(name): \(check.movedCount) moved, \(check.goneCount) gone; \(check.newCount) not in it\n"
        return status(Console.print(lines + closing), outcome)
    }

    /// The file as people call it.
    private var name: String { lint.baselines.path?.printable ?? Baseline.standardName }

    private func path(_ outcome: LintEngine.Outcome) -> String {
        lint.baselines.baseline ?? outcome.baselinePath.text
    }

    private func outcome(_ choice: BaselineChoice) throws -> LintEngine.Outcome {
        if !lint.formats.isEmpty { throw UsageError("'--format' belongs to lint; leave it out") }
        if let option = lint.changeOptions.given ?? lint.fixOptions.given ?? lint.inputOptions.openFileOption {
            throw UsageError("'\(option)' belongs to lint; leave it out")
        }
        if lint.baselines.noBaseline { throw UsageError("'--no-baseline' belongs to lint; leave it out") }
        var request = try lint.request()
        request.baseline = choice
        let outcome = try LintEngine(catalog: catalog, toolVersion: RiblintCommand.toolVersion).lint(request)
        // What became of each entry is what these commands tell or mend themselves.
        lint.say(outcome, except: [.staleBaseline, .movedBaseline])
        return outcome
    }

    private func write(_ baseline: Baseline, to path: String, _ outcome: LintEngine.Outcome, _ words: String) -> ExitStatus {
        let bytes = BaselineText.write(baseline, toolVersion: RiblintCommand.toolVersion)
        if let failure = OutputFile.write(bytes, to: path) {
            Console.complain("cannot write the baseline '\(path)': \(failure.text). Name a file in a folder that exists and can be written to.")
            return .failed
        }
        return status(lint.quiet ? .clean : Console.print(words), outcome)
    }

    /// What was not analysed may have findings that are missing now.
    private func status(_ printed: ExitStatus, _ outcome: LintEngine.Outcome) -> ExitStatus {
        printed == .clean && !outcome.report.isComplete && !lint.allowIncomplete ? .incomplete : printed
    }

    private static func sum(of baseline: Baseline) -> String {
        let count = baseline.entries.reduce(0) { $0 + $1.count }
        let entries = baseline.entries.count
        return "\(count) finding\(count == 1 ? "" : "s") (\(entries) entr\(entries == 1 ? "y" : "ies"))"
    }

    private static func missing(_ name: String) -> UsageError {
        UsageError("there is no baseline '\(name)'; make it with 'riblint baseline create'")
    }
}

extension BaselineCheck.Standing {
    /// The entry on one line, and what became of it.
    fileprivate var line: String {
        let key = entry.key
        let about = [key.symbol, key.subject.isEmpty ? "" : "'\(key.subject)'"].filter { !$0.isEmpty }.joined(separator: ", ")
        var words = "\(SourcePath(key.path).printable): \(key.rule)\(about.isEmpty ? "" : " in \(SourcePath(about).printable)")"
        if entry.count > 1 { words += ", \(entry.count) times" }
        if !isJudged { words += "; not looked at" }
        let places = moved.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if !places.isEmpty { words += "; moved to \(places.map { SourcePath($0).printable }.joined(separator: ", "))" }
        if gone > 0 { words += gone == entry.count ? "; gone" : "; \(gone) gone" }
        if let reason = entry.reason { words += " - \(SourcePath(reason).printable)" }
        return words
    }
}
