import ArgumentParser
import LintEngine
import Reporters
import SourceText

/// The options by which findings are mended.
struct FixOptions: ParsableArguments {
    @Flag(help: "Mend what can be mended safely, report the rest.")
    var fix = false

    @Flag(help: "With --fix or --diff-fixes: unsafe fixes as well.")
    var unsafeFixes = false

    @Flag(help: "Print what --fix would change, as a diff.")
    var diffFixes = false

    /// One that was given.
    var given: String? { fix ? "--fix" : unsafeFixes ? "--unsafe-fixes" : diffFixes ? "--diff-fixes" : nil }

    /// What came of a run, mended or not.
    struct Result {
        let outcome: LintEngine.Outcome
        /// nil where nothing was to be mended.
        var fixes: LintEngine.FixOutcome?
    }

    func check(_ targets: [ReportTarget], isFormatGiven: Bool, readsOpenFile: Bool) throws(UsageError) {
        if fix, diffFixes { throw UsageError("--fix and --diff-fixes exclude each other; give one of them") }
        if unsafeFixes, !fix, !diffFixes { throw UsageError("'--unsafe-fixes' needs --fix or --diff-fixes") }
        if fix, readsOpenFile { throw UsageError("'--fix' cannot change standard input; use --diff-fixes with --stdin, and apply the diff") }
        if diffFixes, isFormatGiven, targets.contains(where: { $0.path == nil }) {
            throw UsageError("--diff-fixes prints to standard output, and so would a report; give the report a file with --format NAME=PATH")
        }
    }

    /// The reports to be written: a diff takes the place of the one on standard output.
    func targets(_ all: [ReportTarget]) -> [ReportTarget] { diffFixes ? all.filter { $0.path != nil } : all }

    /// Lints, and mends where that was asked for.
    ///
    /// - Parameter beforeWriting: called before files are replaced.
    func run(_ engine: LintEngine, _ request: LintRequest, beforeWriting: () -> Void) throws -> Result {
        guard fix || diffFixes else { return Result(outcome: try engine.lint(request)) }
        var fixing = LintEngine.FixRequest()
        fixing.takesUnsafe = unsafeFixes
        fixing.writes = fix
        let fixes = try engine.fix(request, fixing, beforeWriting: beforeWriting)
        return Result(outcome: fixes.outcome, fixes: fixes)
    }

    /// Says what was mended, and prints the diff where that was asked for.
    ///
    /// - Returns: whether all could be written.
    /// - Parameter isStaged: whether the index was analyzed, which fixes leave as it is.
    func say(_ result: Result, isQuiet: Bool, isStaged: Bool) -> ExitStatus {
        guard let fixed = result.fixes else { return .clean }
        let view = PathView(root: result.outcome.root, folder: Console.folder)
        for refusal in fixed.refusals {
            Console.say("riblint: \(refusal.isFailure ? "error" : "warning"): \(view.path(refusal.path).printable): not fixed: \(refusal.reason)")
        }
        if !isQuiet {
            let findings = fixed.fixedFindings == 1 ? "1 finding" : "\(fixed.fixedFindings) findings"
            let files = fixed.fixedFiles == 1 ? "1 file" : "\(fixed.fixedFiles) files"
            let rest = isStaged && fix && fixed.fixedFiles > 0 ? " of the working tree; stage them with 'git add'" : ""
            Console.say("riblint: note: \(fix ? "fixed" : "would fix") \(findings) in \(files)\(rest)")
        }
        let printed = diffFixes ? Console.write(fixed.diff) : .clean
        return printed != .clean || fixed.refusals.contains(where: \.isFailure) ? .failed : .clean
    }
}
