import ArgumentParser
import LintEngine
import RuleKit
import Reporters
import SourceText

/// The options for fixing.
struct FixOptions: ParsableArguments {
    @Flag(help: "Apply safe fixes, then report what remains.")
    var fix = false

    @Option(
        name: .customLong("fix-rule"),
        help: ArgumentHelp("Fix only findings of this rule; implies --fix. Repeatable.", valueName: "ID"),
        completion: Completions.rules
    )
    var rules: [String] = []

    @Option(
        name: .customLong("fix-finding"),
        help: ArgumentHelp(
            "Fix only this finding; implies --fix. Repeatable.", valueName: "FINGERPRINT"))
    var findings: [String] = []

    @Flag(help: "With --fix or --diff-fixes, apply unsafe fixes too.")
    var unsafeFixes = false

    @Flag(help: "Print what --fix would change, as a diff.")
    var diffFixes = false

    /// The name of one of these options that was given; nil without any.
    var given: String? {
        let options = [
            ("--fix", fix), ("--fix-rule", !rules.isEmpty), ("--fix-finding", !findings.isEmpty),
            ("--unsafe-fixes", unsafeFixes), ("--diff-fixes", diffFixes),
        ]
        return options.first { $0.1 }?.0
    }

    /// The name of the option by which files are written; nil if none are.
    var writingOption: String? { writes ? given : nil }

    /// Whether to write files.
    private var writes: Bool { fix || (!(rules.isEmpty && findings.isEmpty) && !diffFixes) }

    /// The outcome of a run, and of fixing.
    struct Result {
        let outcome: LintEngine.Outcome
        /// Nil without fixing.
        var fixes: LintEngine.FixOutcome?
    }

    func check(_ targets: [ReportTarget], isFormatGiven: Bool, readsOpenFile: Bool) throws(UsageError) {
        if fix, diffFixes { throw UsageError("--fix and --diff-fixes exclude each other; remove one") }
        if unsafeFixes, !writes, !diffFixes { throw UsageError("--unsafe-fixes needs --fix or --diff-fixes") }
        if writes, readsOpenFile {
            throw UsageError("--fix cannot change standard input; use --diff-fixes with --stdin, and apply the diff")
        }
        if diffFixes, isFormatGiven, targets.contains(where: { $0.path == nil }) {
            throw UsageError(
                """
                --diff-fixes and a report would both go to standard output; write the report to a file with \
                --format NAME=PATH
                """
            )
        }
    }

    /// The reports to write: a diff replaces the report on standard output.
    func targets(_ all: [ReportTarget]) -> [ReportTarget] { diffFixes ? all.filter { $0.path != nil } : all }

    /// Lints, and fixes if an option asks for it.
    ///
    /// - Parameter beforeWriting: called before files are replaced.
    func run(_ engine: LintEngine, _ request: LintRequest, beforeWriting: () -> Void) throws -> Result {
        guard writes || diffFixes else { return Result(outcome: try engine.lint(request)) }
        var fixing = LintEngine.FixRequest()
        fixing.takesUnsafe = unsafeFixes
        fixing.writes = writes
        fixing.rules = rules.isEmpty ? nil : rules.flatMap { $0.split(separator: ",").map(String.init) }
        fixing.findings = findings.isEmpty ? nil : findings
        let fixes = try engine.fix(request, fixing, beforeWriting: beforeWriting)
        return Result(outcome: fixes.outcome, fixes: fixes)
    }

    /// Reports what was fixed, and prints the diff if an option asks for it.
    ///
    /// - Parameter isStaged: whether the index was analyzed, which fixes do not change.
    /// - Returns: the status of the output.
    func say(_ result: Result, isQuiet: Bool, isStaged: Bool) -> ExitStatus {
        guard let fixed = result.fixes else { return .clean }
        let view = PathView(root: result.outcome.root, folder: Console.folder)
        for refusal in fixed.refusals {
            let (level, path) = (refusal.isFailure ? "error" : "warning", view.path(refusal.path).printable)
            Console.say("riblint: \(level): \(path): not fixed: \(refusal.reason)")
        }
        if !isQuiet {
            let findings = Phrase.count(fixed.fixedFindings, "finding")
            let files = Phrase.count(fixed.fixedFiles, "file")
            let rest =
                isStaged && writes && fixed.fixedFiles > 0 ? " of the working tree; stage them with 'git add'" : ""
            Console.say("riblint: note: \(writes ? "fixed" : "would fix") \(findings) in \(files)\(rest)")
        }
        let printed = diffFixes ? Console.write(fixed.diff) : .clean
        return printed != .clean || fixed.refusals.contains(where: \.isFailure) ? .failed : .clean
    }
}
