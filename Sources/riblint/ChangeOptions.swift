import ArgumentParser
import LintEngine
import Reporters
import RuleKit
import SourceText

/// The options that narrow a report to what changed.
struct ChangeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Report what touches lines changed since this commit.", valueName: "REF"))
    var since: String?

    @Flag(help: "Report what touches lines that are staged.")
    var staged = false

    @Option(
        help: ArgumentHelp(
            "Report what touches lines that a unified diff changed; '-' reads it from standard input.", valueName: "FILE|-"))
    var diff: String?

    @Flag(
        name: .customLong("sarif-diff-only"),
        help: ArgumentHelp("Narrow SARIF reports too, which otherwise hold all findings."))
    var narrowsSARIF = false

    private var all: [String] { [since.map { _ in "--since" }, staged ? "--staged" : nil, diff.map { _ in "--diff" }].compactMap { $0 } }

    /// One that was given.
    var given: String? { all.first ?? (narrowsSARIF ? "--sarif-diff-only" : nil) }

    /// What findings have to touch; nil: all count.
    func scope() throws(UsageError) -> ChangeScope? {
        if all.count > 1 { throw UsageError("\(all.joined(separator: " and ")) exclude each other; give one of them") }
        if all.isEmpty, narrowsSARIF { throw UsageError("'--sarif-diff-only' needs --since, --staged or --diff") }
        if let since { return .since(since) }
        if staged { return .staged }
        guard let diff else { return nil }
        return .diff(try InputFile.read(diff), name: diff == "-" ? "standard input" : diff)
    }

    /// The report that a form shows. Where alerts are kept, those that an upload lacks count as mended: so SARIF has all.
    func report(for format: Format, _ outcome: LintEngine.Outcome) -> Report {
        format == .sarif && !narrowsSARIF ? outcome.wholeReport : outcome.report
    }
}
