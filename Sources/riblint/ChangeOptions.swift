import ArgumentParser
import LintEngine
import Reporters
import RuleKit
import SourceText

/// The options that narrow a report to what changed.
struct ChangeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Report only findings that touch lines changed since the merge base with this commit.",
            valueName: "REF"
        )
    )
    var since: String?

    @Flag(help: "Report only findings that touch staged lines; reads files from git's index.")
    var staged = false

    @Option(
        help: ArgumentHelp(
            "Report only findings that touch lines changed in a unified diff; '-' reads standard input.",
            valueName: "FILE|-"
        )
    )
    var diff: String?

    @Flag(
        name: .customLong("sarif-diff-only"),
        help: ArgumentHelp("Restrict SARIF reports to changed lines too; otherwise they hold all findings."))
    var narrowsSARIF = false

    private var all: [String] {
        [since.map { _ in "--since" }, staged ? "--staged" : nil, diff.map { _ in "--diff" }].compactMap { $0 }
    }

    /// One that was given.
    var given: String? { all.first ?? (narrowsSARIF ? "--sarif-diff-only" : nil) }

    /// What findings have to touch; nil: all count.
    func scope() throws(UsageError) -> ChangeScope? {
        if all.count > 1 { throw UsageError("\(all.joined(separator: " and ")) exclude each other; remove one") }
        if all.isEmpty, narrowsSARIF { throw UsageError("--sarif-diff-only needs --since, --staged or --diff") }
        if let since { return .since(since) }
        if staged { return .staged }
        guard let diff else { return nil }
        return .diff(try InputFile.read(diff), name: diff == "-" ? "standard input" : diff)
    }

    /// The report that a form shows. Where alerts are kept, those missing from an upload count as fixed: so SARIF has
    /// all.
    func report(for format: Format, _ outcome: LintEngine.Outcome) -> Report {
        format == .sarif && !narrowsSARIF ? outcome.wholeReport : outcome.report
    }
}
