import ArgumentParser
import LintEngine
import Reporters
import RuleKit
import SourceText

/// The options that limit a report to what changed.
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

    @Flag(help: "In a commit hook: like --since or --staged.")
    var hook = false

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
        [
            since.map { _ in "--since" }, staged ? "--staged" : nil, hook ? "--hook" : nil, diff.map { _ in "--diff" },
        ].compactMap { $0 }
    }

    /// The name of one of these options that asks git; nil without any.
    var repositoryOption: String? { all.first { $0 != "--diff" } }

    /// The name of one of these options that was given; nil without any.
    var given: String? { all.first ?? (narrowsSARIF ? "--sarif-diff-only" : nil) }

    /// The changes that findings are limited to; nil for no limit.
    func scope() throws(UsageError) -> ChangeScope? {
        if all.count > 1 { throw UsageError("\(all.joined(separator: " and ")) exclude each other; remove one") }
        if all.isEmpty, narrowsSARIF { throw UsageError("--sarif-diff-only needs --since, --staged, --hook or --diff") }
        if let since { return .since(since) }
        if staged { return .staged }
        if hook {
            // pre-commit sets it for `--from-ref` and before a push.
            let reference = Console.variable("PRE_COMMIT_FROM_REF") ?? ""
            return .hook(since: reference.isEmpty ? nil : reference)
        }
        guard let diff else { return nil }
        return .diff(try InputFile.read(diff), name: diff == "-" ? "standard input" : diff)
    }

    /// The report for a format. SARIF contains all findings, because GitHub closes an alert that is missing in an
    /// upload.
    func report(for format: Format, _ outcome: LintEngine.Outcome) -> Report {
        format == .sarif && !narrowsSARIF ? outcome.wholeReport : outcome.report
    }
}
