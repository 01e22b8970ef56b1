import ArgumentParser
import LintEngine
import SourceText

/// The options that choose the baseline.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Ignore findings recorded in this baseline (.riblint-baseline.json).", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: ArgumentHelp("Use no baseline."))
    var noBaseline = false

    @Flag(help: "Exit with 1 if recorded findings are fixed.")
    var baselineStrict = false

    /// The path that the command line names.
    var path: SourcePath? { baseline.map { SourcePath(argument: $0) } }

    func choice(isIsolated: Bool) throws(UsageError) -> BaselineChoice {
        if baselineStrict, noBaseline || isIsolated {
            throw UsageError(
                "--baseline-strict needs a baseline; remove it, or --\(noBaseline ? "no-baseline" : "isolated")"
            )
        }
        guard let path else { return noBaseline || isIsolated ? .none : .ifThere(nil) }
        if noBaseline || isIsolated {
            throw UsageError(
                "--baseline and --\(noBaseline ? "no-baseline" : "isolated") exclude each other; remove one"
            )
        }
        return .file(path)
    }
}
